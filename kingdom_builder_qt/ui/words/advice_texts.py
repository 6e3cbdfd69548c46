"""Text of an advice: its gold, expected result, reasons and moves."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from kingdom_builder_qt.ai.advice import Advice, AdviceReason, PlannedTurn, ReasonKind
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
from kingdom_builder_qt.game.engines.turn import EngineTurn
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.foreign_text import joined, remarks
from kingdom_builder_qt.ui.words.name_texts import NameTexts
from kingdom_builder_qt.ui.words.numbers import amount, signed

tr = translator(__name__)

MOST_REASONS: Final = 2
PAIR: Final = 2  # players: one opponent
LEVEL: Final = 0.5  # gold: a smaller lead counts as a tie


class AdviceTexts:
    """Formats an advice for the table and for the analysis of a finished game."""

    def __init__(self, names: NameTexts) -> None:
        self._names = names

    def gold(self, advice: PlannedTurn) -> str:
        """Return the gold of the turn and its cards: "+3 gold: Knights +4, Miners −1".

        The gold of a card that alone earns it is not repeated: "+4 gold: Knights".
        """
        return self.earned(advice.by_card)

    def earned(self, by_card: Sequence[tuple[str, int]]) -> str:
        """Return gold with its cards, as `gold` does."""
        change = sum(gold for _, gold in by_card)
        text = tr("{gold} gold").format(gold=signed(change, 0)) if change else ""
        text = text or tr("No gold now")
        if not by_card:
            return text
        cards = self.cards(by_card)
        if len(by_card) == 1 and by_card[0][1] == change:  # its gold is that of the turn
            cards = self._names.card(by_card[0][0])
        return tr("{text}: {cards}").format(text=text, cards=cards)

    def cards(self, by_card: Sequence[tuple[str, float]]) -> str:
        """Return gold by card: "Knights +4, Miners −1"."""
        return joined(
            tr("{card} {gold}").format(card=self._names.card(card), gold=signed(gold, 0))
            for card, gold in by_card
        )

    def analysis(self, turn: EngineTurn) -> str:
        """Return a turn of an engine: "expects a lead of +7 gold · 12,400 positions · C7."."""
        moves = self.moves(turn.line) or tr("end of the turn", "in a list of moves")
        return remarks([*self._expected(turn), moves])

    def thinking(self, turn: EngineTurn) -> str:
        """Return the plan of an opponent as `analysis` does, without a card of its hand."""
        is_open = all(move.verb != CHOOSE for move in turn.line)
        return remarks([*self._expected(turn), self.moves(turn.line) if is_open else ""])

    def _expected(self, turn: EngineTurn) -> list[str]:
        if turn.lead is None:
            return positions(turn)
        return [
            tr("expects a lead of {gold} gold").format(gold=signed(turn.lead, 0)),
            *positions(turn),
        ]

    def behind(self, advice: Advice, best: Advice) -> str:
        """Compare the expected lead of a turn with that of the best turn."""
        less = round(best.lead) - round(advice.lead)  # from the figures shown
        if less < 1:
            return tr("About as good as the best turn")
        return tr("About {gold} gold less in the end than the best turn").format(gold=less)

    def lead(self, lead: float) -> str:
        """Return the expected end: "Expected result: you win by 12 gold"."""
        if abs(lead) < LEVEL:
            return tr("Expected result: a tie")
        ahead = tr("Expected result: you win by {gold} gold")
        behind = tr("Expected result: you lose by {gold} gold")
        pattern = ahead if lead > 0 else behind
        return pattern.format(gold=amount(max(1, abs(lead)), 0))

    def search(self, turn: EngineTurn) -> list[str]:
        """Return the numbers that an engine tells about a turn."""
        lead = [] if turn.lead is None else [self.lead(turn.lead)]
        return [*lead, *positions(turn)]

    def why(self, advice: Advice, best: Advice | None = None) -> str:
        """Return the reasons for the turn other than gold; "" without any.

        `best`: the best turn, if this is another one.
        """
        reasons = [reason for reason in advice.reasons if reason.kind != "gold"][:MOST_REASONS]
        if advice.given_up:
            return self._instead(advice, reasons, best)
        if reasons:
            players = len(advice.gold_now)
            return " ".join(self._sentence(reason, players) for reason in reasons)
        return self._without_reason(advice) if best is None else ""

    def compared(
        self,
        reasons: Sequence[AdviceReason],
        now: int,
        total: int,
        players: int,
        *,
        is_told: bool = False,
    ) -> str:
        """Explain the `total` gold by which one turn beats another; `is_told`: it stands above.

        `reasons`: the result of `ai.advice.difference`; `now`: the difference in gold earned at
        once. The remainder that neither `now` nor the opponents explain is earned in later turns.
        """
        rivals = round(sum(reason.gold for reason in reasons if reason.kind == "rivals"))
        later = total - now - rivals
        cards = self._cards(reasons)
        if not (cards or rivals or later):
            return ""
        if is_told and cards and now == total and not rivals:
            return tr("The best turn earns more now: {cards}.").format(cards=cards)
        found = [self._now(now, cards), self._of_rivals(rivals, players), self._later(later)]
        if later > 0:
            kinds = ("gold", "rivals")
            how = [r for r in reasons if r.kind not in kinds and r.gold > 0][:MOST_REASONS]
            found += [self._sentence(reason, players) for reason in how]
        return " ".join(filter(None, found))

    def _cards(self, reasons: Sequence[AdviceReason]) -> str:
        """Return the gold earned at once by card."""
        return self.cards([(one.id, one.gold) for one in reasons if one.kind == "gold"])

    def _now(self, gold: int, cards: str) -> str:
        """Return the difference in gold earned at once."""
        if not cards:
            return tr("The best turn earns as much now.")
        pattern = tr("The best turn earns as much now ({cards}).")
        if gold:
            more = tr("The best turn earns {gold} gold more now ({cards}).")
            less = tr("The best turn earns {gold} gold less now ({cards}).")
            pattern = more if gold > 0 else less
        return pattern.format(gold=abs(gold), cards=cards)

    def _of_rivals(self, gold: int, players: int) -> str:
        """Return the effect on the opponents' gold."""
        if not gold:
            return ""
        if players <= PAIR:
            costs = tr("It costs the opponent about {gold} gold.")
            leaves = tr("It leaves the opponent about {gold} gold more.")
        else:
            costs = tr("It costs each opponent about {gold} gold.")
            leaves = tr("It leaves each opponent about {gold} gold more.")
        return (costs if gold > 0 else leaves).format(gold=abs(gold))

    def _later(self, gold: int) -> str:
        """Return the effect on the gold of later turns."""
        if not gold:
            return ""
        more = tr("It prepares about {gold} gold for later turns.")
        less = tr("It leaves about {gold} gold less for later turns.")
        return (more if gold > 0 else less).format(gold=abs(gold))

    def _instead(self, advice: Advice, reasons: Sequence[AdviceReason], best: Advice | None) -> str:
        """Name the reasons that outweigh the gold of another turn, if they add up to it."""
        most = _change(advice) + advice.given_up
        if sum(round(reason.gold) for reason in reasons) >= advice.given_up:
            players = len(advice.gold_now)
            text = tr("Another turn would earn {gold} gold now, but this one is worth more.")
            worth = [self._sentence(reason, players, is_valued=True) for reason in reasons]
            return " ".join((text.format(gold=most), *worth))
        if best is not None:
            return tr("Another turn would earn {gold} gold now.").format(gold=most)
        return tr(
            "Another turn would earn {gold} gold now; this one is worth more in the long run."
        ).format(gold=most)

    def _without_reason(self, advice: Advice) -> str:
        if not advice.line:
            return tr("No remaining action helps. End your turn.")
        if all(move.verb == SKIP for move in advice.line):
            return tr("Nothing you can do here helps.")
        if _change(advice) > 0:
            return tr("No other turn earns more gold now.")
        return tr("Several turns are about as good; none is clearly better.")

    def _sentence(self, reason: AdviceReason, players: int, *, is_valued: bool = False) -> str:
        """Return a reason; `is_valued`: with its gold."""
        if reason.kind == "rivals":
            return self._of_rivals(max(1, round(reason.gold)), players)
        patterns: dict[ReasonKind, str] = {
            "tile": tr("It takes %n {tile} tiles", "", max(reason.number, 1)),
            "free": tr("It keeps more options open for the next card"),
            "sites": tr("It brings other locations and castles closer"),
            "next": tr("It sets up a better next turn"),
            "room": tr("It keeps more free hexes to expand into"),
            "extras": tr("It gains an advantage for later"),
        }
        text = patterns[reason.kind].format(tile=self._names.tile(reason.id))
        if not is_valued:
            return f"{text}."
        valued = tr("{reason} (worth about {gold} gold).")
        return valued.format(reason=text, gold=amount(reason.gold, 0))

    # -- moves ---------------------------------------------------------------------------------

    def moves(self, line: Sequence[Move]) -> str:
        """Return a line of moves: "Build: P8, P9, P10. Barn: M18 → Q14."."""
        groups = [
            tr("{source}: {moves}.").format(
                source=self._source(source), moves=joined(map(self._move, moves))
            )
            for source, moves in groupby(line, key=lambda move: move.source)
        ]
        return " ".join(groups)

    def move(self, move: Move) -> str:
        """Return one move: "Barn: M18 → Q14"."""
        text = tr("{source}: {move}")
        return text.format(source=self._source(move.source), move=self._move(move))

    def _source(self, source: str) -> str:
        if source == MANDATORY:
            return tr("Build")
        return tr("Card") if source == TURN else self._names.source(source)

    def _move(self, move: Move) -> str:
        if move.verb == CHOOSE:
            return self._names.terrain_card(move.choice, in_sentence=False)
        if not isinstance(move.target, int):
            return self._plain(move)
        patterns = {
            MOVE: tr("{origin} → {hex}"),
            RETURN: tr("take back {hex}"),
            REMOVE: tr("remove {hex}"),
        }
        origin = "" if move.origin is None else hex_name(move.origin)
        pattern = patterns.get(move.verb, "{hex}")
        return pattern.format(origin=origin, hex=hex_name(move.target))

    def _plain(self, move: Move) -> str:
        patterns = {
            DRAW: tr("turn up a card"),
            USE: tr("use", "in a list of moves"),
            TAKE: tr("take a number tile"),
            SKIP: tr("decline", "in a list of moves")
            if move.source == CANOE
            else tr("done", "in a list of moves"),
        }
        return patterns[move.verb]


def positions(turn: EngineTurn) -> list[str]:
    """Return the number of positions that an engine has evaluated, if it tells it."""
    if turn.positions is None:
        return []
    return [tr("%Ln positions", "evaluated by an engine", turn.positions)]


def _change(advice: Advice) -> int:
    """Return the gold that the turn earns for the player who asked."""
    return sum(gold for _, gold in advice.by_card)
