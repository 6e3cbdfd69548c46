"""Texts of the analysis: turns, marks, moves, losses and reasons."""

from __future__ import annotations

from collections.abc import Sequence

from kingdom_builder_qt.ai.judgement import Judgement
from kingdom_builder_qt.core.moves import CANOE, SILO, Move
from kingdom_builder_qt.game.analysis.review import Stage
from kingdom_builder_qt.game.analysis.review_figures import (
    GOOD_FROM,
    Estimate,
    Findings,
    JudgedTurn,
    TurningPoint,
)
from kingdom_builder_qt.ui.desktop.messages import said
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.advice_texts import AdviceTexts
from kingdom_builder_qt.ui.words.name_texts import NameTexts
from kingdom_builder_qt.ui.words.numbers import amount, signed

tr = translator(__name__)


class ReviewTexts:
    """Texts about one game."""

    def __init__(
        self, names: NameTexts, stages: Sequence[Stage], judged: Sequence[int] = ()
    ) -> None:
        """`judged`: players of the judged turns, whose name a list of one player omits."""
        self._names, self._stages, self._judged = names, tuple(stages), tuple(judged)
        self._advice = AdviceTexts(names)

    def stage(self, number: int) -> str:
        """Return the turn that a stage ends: "Round 5, Ann"."""
        stage = self._stages[number]
        if not stage.round:
            return tr("Before the first turn")
        pattern = tr("{tile} actions, {player}") if stage.is_silo else tr("{round}, {player}")
        return pattern.format(
            round=self.round(stage.round),
            player=self._names.player(stage.player),
            tile=self._names.source(SILO),
        )

    def round(self, number: int) -> str:
        return tr("Round {number}").format(number=number)

    def turn(self, turn: JudgedTurn) -> str:
        """Return the title of a judged turn, with the action if it is in another player's turn."""
        stage = self._stages[turn.stage]
        if stage.player == turn.player:
            return self.stage(turn.stage)
        return tr("{round}, {player} ({tile})").format(
            round=self.round(stage.round),
            player=self._names.player(turn.player),
            tile=self._names.source(CANOE, in_sentence=True),
        )

    def row(self, turn: JudgedTurn) -> str:
        """Return the title of a judged turn in the list, without the name that all of them have."""
        stage = self._stages[turn.stage]
        is_plain = stage.player == turn.player and not stage.is_silo
        if is_plain and self._judged == (turn.player,):
            return self.round(stage.round)
        return self.turn(turn)

    def mark(self, mark: str | None) -> str:
        """Return the name of a mark; None: not analysed yet."""
        names = {
            "best": tr("Best", "judgement of a turn"),
            "good": tr("Good", "judgement of a turn"),
            "inaccuracy": tr("Inaccuracy", "judgement of a turn"),
            "mistake": tr("Mistake", "judgement of a turn"),
        }
        return names[mark] if mark is not None else tr("Not analysed yet")

    def turning(self, point: TurningPoint) -> str:
        """Return the effect of a turning point."""
        gains = tr("Turning point: {player} gains {gold} gold on the others.")
        loses = tr("Turning point: {player} loses {gold} gold to the others.")
        if len(self._names.players) == 2:
            gains = tr("Turning point: {player} gains {gold} gold on {other}.")
            loses = tr("Turning point: {player} loses {gold} gold to {other}.")
        return (gains if point.change > 0 else loses).format(
            player=self._names.player(point.player),
            other=self._names.player(1 - point.player),
            gold=amount(abs(point.change)),
        )

    def expected(self, before: Estimate | None, now: Estimate | None) -> str:
        """Return the expected gold of every player, with the change by the turn; "" if unknown."""
        if now is None:
            return ""
        parts = []
        for player, gold in enumerate(now.gold):
            pattern = tr("{player} {gold}")
            change = ""
            if before is not None:
                pattern = tr("{player} {gold} ({change})")
                change = signed(gold - before.gold[player])
            parts.append(
                pattern.format(
                    player=self._names.player(player), gold=amount(gold, 0), change=change
                )
            )
        return tr("Expected final gold: {players}.").format(players=self._names.listing(parts))

    def state(
        self, findings: Findings, is_running: bool, error: str, was_interrupted: bool = False
    ) -> str:
        """Return the progress of the analysis, or the meaning of its figures."""
        if error:
            return tr("The analysis ended with an error: {error}").format(error=said(error))
        if is_running and was_interrupted:
            return tr("The analysis was interrupted and has resumed.")
        if is_running:
            done, count = findings.progress
            return self._progress(findings.is_judging, done, count)
        if not findings.is_complete:
            return tr("Stopped. Results so far are kept.")
        return self._meaning(findings)

    def longest_states(self, findings: Findings) -> list[str]:
        """Return the states of an analysis that take most room."""
        count = findings.progress[1]
        return [self._progress(False, count, count), self._meaning(findings)]

    def _progress(self, is_judging: bool, done: int, count: int) -> str:
        pattern = tr("Master judges each turn first: {done} of {count} done.")
        if not is_judging:
            pattern = tr(
                "Builder plays on from every turn: {done} of {count} games done. The more"
                " games, the more reliable the figures."
            )
        return pattern.format(done=done, count=count)

    def _meaning(self, findings: Findings) -> str:
        return tr(
            "Each point is the average of {games} games that Builder plays on from there "
            "without knowing any hidden card. The bands show how uncertain it is."
        ).format(games=findings.plan.games)

    # -- decisions ---------------------------------------------------------------------------------

    def moves(self, line: Sequence[Move]) -> str:
        return self._advice.moves(line) if line else tr("Nothing more")

    def lines(self, player: int, judgement: Judgement) -> list[tuple[str, ...]]:
        """Return the player's line and Master's: name, moves, gold, lead."""
        advice = judgement.advice
        words, *played = self.played(judgement.line, judgement.gold[player])
        _, *master = self.played(advice.line, advice.gold_then[player])
        lead = tr("lead {gold}")
        return [
            (words, *played[:2], lead.format(gold=signed(judgement.value))),
            (
                tr("Master", "line of the computer level"),
                *master[:2],
                lead.format(gold=signed(judgement.best)),
            ),
        ]

    def played(self, line: Sequence[Move], gold: int) -> tuple[str, ...]:
        """Return the line of a turn that Master did not judge."""
        return tr("Played"), self.moves(line), tr("{gold} gold now").format(gold=gold), ""

    def verdict(self, judgement: Judgement) -> str:
        """Return Master's verdict on a decision, with reasons."""
        if is_same(judgement):
            return tr("Master would have played the same.")
        if judgement.loss < GOOD_FROM:
            return tr("Master prefers another move, but rates yours equally.")
        text = tr("Master expects its own turn to earn {gold} gold more in the end.")
        text, advice = text.format(gold=amount(judgement.loss)), judgement.advice
        return f"{text} {self._advice.gold(advice)}. {self._advice.why(advice)}"


def is_same(judgement: Judgement) -> bool:
    """Return whether Master would have played these moves, in any order."""
    return frozenset(judgement.line) == frozenset(judgement.advice.line)
