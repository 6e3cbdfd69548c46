"""An advice in words: what it earns, where it leads, why, and its moves."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from PySide6.QtCore import QObject

from kingdom_builder_qt.ai.advice import Advice, AdviceReason, ReasonKind
from kingdom_builder_qt.core.grid import hex_name
from kingdom_builder_qt.core.moves import (
    CANOE,
    CHOOSE,
    DRAW,
    MANDATORY,
    MOVE,
    REMOVE,
    RETURN,
    SKIP,
    TAKE,
    TURN,
    USE,
    Move,
)
from kingdom_builder_qt.ui.words.names import NameTexts
from kingdom_builder_qt.ui.words.numbers import amount, signed

MOST_CLAUSES: Final = 2  # of one sentence
MOST_CARDS: Final = 3  # of one clause
LEVEL: Final = 0.5  # gold: a smaller lead is none


class AdviceTexts(QObject):
    """Words an advice, for the player who asked as well as for who looks at it later."""

    def __init__(self, names: NameTexts) -> None:
        super().__init__()
        self._names = names

    def gold(self, advice: Advice, player: int) -> str:
        """Return what the turn earns: "+7 gold"."""
        change = advice.gold_then[player] - advice.gold_now[player]
        if not change:
            return self.tr("No gold now")
        return self.tr("{gold} gold").format(gold=signed(change, 0))

    def lead(self, advice: Advice) -> str:
        """Return the expected end: "Expected result: you win by 12 gold"."""
        if abs(advice.lead) < LEVEL:
            return self.tr("Expected result: a tie")
        ahead = self.tr("Expected result: you win by {gold} gold")
        behind = self.tr("Expected result: you lose by {gold} gold")
        pattern = ahead if advice.lead > 0 else behind
        return pattern.format(gold=amount(max(1, abs(advice.lead)), 0))

    def why(self, advice: Advice) -> str:
        """Return in one sentence what speaks for the turn."""
        reasons = _main_reasons(advice)
        if not reasons:
            return self._without_reason(advice)
        clauses = self._joined(reasons)
        if advice.given_up:
            pattern = self.tr(
                "It earns {gold} gold less this turn than the best build, but {clauses}."
            )
        else:
            pattern = self.tr("It {clauses}.")
        return pattern.format(gold=advice.given_up, clauses=clauses)

    def _without_reason(self, advice: Advice) -> str:
        if not advice.line:
            return self.tr("No remaining action helps. End your turn.")
        if all(move.verb == SKIP for move in advice.line):
            return self.tr("Nothing you can do here helps.")
        if advice.given_up:
            return self.tr(
                "It earns {gold} gold less now: other things count more in the long run."
            ).format(gold=advice.given_up)
        return self.tr("Several turns are about as good; none is clearly better.")

    def _joined(self, reasons: Sequence[AdviceReason]) -> str:
        """Return one clause for each reason, but one for all cards together, joined by "and"."""
        clauses = [self._clause(reason) for reason in reasons if reason.kind != "gold"]
        cards = [reason for reason in reasons if reason.kind == "gold"]
        if cards:
            clauses.insert(reasons.index(cards[0]), self._earnings(cards))
        if len(clauses) == 1:
            return clauses[0]
        first, second = clauses
        return self.tr("{first}, and {second}").format(first=first, second=second)

    def _earnings(self, reasons: Sequence[AdviceReason]) -> str:
        parts = [
            self.tr("{gold} gold with {card}").format(
                gold=amount(reason.gold, 0), card=self._names.card(reason.id)
            )
            for reason in reasons
        ]
        return self.tr("earns {earnings}").format(earnings=self._names.listing(parts))

    def _clause(self, reason: AdviceReason) -> str:
        patterns: dict[ReasonKind, str] = {
            "tile": self.tr("takes the tile {tile}"),
            "free": self.tr("leaves a freer choice with the next card"),
            "sites": self.tr("brings further places closer"),
            "next": self.tr("prepares a better next turn"),
            "room": self.tr("keeps more free hexes to build next to"),
            "extras": self.tr("gains something for later"),
            "rivals": self.tr("costs the opponents about {gold} gold"),
        }
        pattern = patterns[reason.kind]
        if reason.kind == "tile" and reason.number > 1:
            pattern = self.tr("takes {number} tiles {tile}")
        return pattern.format(
            gold=amount(max(1, reason.gold), 0),
            tile=self._names.tile(reason.id),
            number=reason.number,
        )

    # -- moves ---------------------------------------------------------------------------------

    def moves(self, line: Sequence[Move]) -> str:
        """Return a line in short: "Build: P8, P9, P10. Barn: M18 → Q14."."""
        groups = [
            self.tr("{source}: {moves}.").format(
                source=self._source(source), moves=", ".join(map(self._move, moves))
            )
            for source, moves in groupby(line, key=lambda move: move.source)
        ]
        return " ".join(groups)

    def _source(self, source: str) -> str:
        if source == MANDATORY:
            return self.tr("Build")
        return self.tr("Card") if source == TURN else self._names.source(source)

    def _move(self, move: Move) -> str:
        if move.verb == CHOOSE:
            return self._names.terrain_card(move.choice, in_sentence=False)
        if not isinstance(move.target, int):
            return self._plain(move)
        patterns = {
            MOVE: self.tr("{origin} → {hex}"),
            RETURN: self.tr("{hex} back"),
            REMOVE: self.tr("{hex} off the board"),
        }
        origin = "" if move.origin is None else hex_name(move.origin)
        pattern = patterns.get(move.verb, "{hex}")
        return pattern.format(origin=origin, hex=hex_name(move.target))

    def _plain(self, move: Move) -> str:
        patterns = {
            DRAW: self.tr("turn up a card"),
            USE: self.tr("use"),
            TAKE: self.tr("take a number tile"),
            SKIP: self.tr("decline") if move.source == CANOE else self.tr("no more of it"),
        }
        return patterns[move.verb]


def _main_reasons(advice: Advice) -> list[AdviceReason]:
    """Return the reasons of one sentence, cards together, in the order of the sentence.

    Of a turn that gives gold up first comes what makes up for it, otherwise the best reason.
    """
    cards = [reason for reason in advice.reasons if reason.kind == "gold"][:MOST_CARDS]
    others = [reason for reason in advice.reasons if reason.kind != "gold"]
    others = others[: MOST_CLAUSES - bool(cards)]
    is_first = bool(cards) and advice.reasons[0].kind == "gold" and not advice.given_up
    return [*cards, *others] if is_first else [*others, *cards]
