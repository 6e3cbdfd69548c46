"""The rows of the analysis: judged turns and turning points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kingdom_builder_qt.game.analysis.review import ReviewPlan
from kingdom_builder_qt.game.analysis.review_figures import JudgedTurn, Mark, TurningPoint
from kingdom_builder_qt.ui.library.review.review_texts import ReviewTexts
from kingdom_builder_qt.ui.words.numbers import signed

LEAST = 0.05  # gold; a smaller loss is ignored


@dataclass(frozen=True, slots=True)
class TurnRow:
    """A turn: title, mark as sign and in words, loss.

    `player`: None for a turn listed only as a turning point.
    """

    stage: int
    player: int | None
    title: str
    mark: Mark | None
    words: str
    loss: str
    is_turning: bool


def rows_of(
    plan: ReviewPlan,
    turns: Sequence[JudgedTurn],
    points: Sequence[TurningPoint],
    texts: ReviewTexts,
) -> list[TurnRow]:
    """Return the judged turns, and the turning points of other players between them."""
    turning = {point.stage for point in points}
    own = [turn for turn in turns if plan.stages[turn.stage].player == turn.player]
    rows = [_row(turn, turn in own and turn.stage in turning, texts) for turn in turns]
    others = turning - {turn.stage for turn in own}
    rows += [TurnRow(stage, None, texts.stage(stage), None, "", "", True) for stage in others]
    return sorted(rows, key=lambda row: row.stage)


def _row(turn: JudgedTurn, is_turning: bool, texts: ReviewTexts) -> TurnRow:
    loss = signed(-turn.loss) if turn.is_judged and turn.loss >= LEAST else ""
    words = texts.mark(turn.mark) if turn.is_judged else ""
    return TurnRow(turn.stage, turn.player, texts.turn(turn), turn.mark, words, loss, is_turning)
