"""The rows of the analysis: judged turns and turning points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kingdom_builder_qt.game.analysis.review import ReviewPlan
from kingdom_builder_qt.game.analysis.review_figures import JudgedTurn, Mark, TurningPoint
from kingdom_builder_qt.ui.library.review.review_texts import ReviewTexts
from kingdom_builder_qt.ui.words.numbers import signed

LEAST = 0.05  # gold; a smaller loss is ignored


@dataclass(frozen=True, slots=True)
class TurnRow:
    """A turn: title, moves, mark as sign and in words, loss.

    `player`: None for a turn listed only as a turning point.
    """

    stage: int
    player: int | None
    title: str
    moves: str
    mark: Mark | None
    words: str
    loss: str
    is_turning: bool


def rows_of(
    plan: ReviewPlan,
    turns: Sequence[JudgedTurn],
    points: Sequence[TurningPoint],
    texts: ReviewTexts,
    moves: Callable[[int, int], str],
) -> list[TurnRow]:
    """Return the judged turns, and the turning points of other players between them.

    `moves` returns the moves of a player in a stage.
    """
    turning = {point.stage for point in points}
    own = [turn for turn in turns if plan.stages[turn.stage].player == turn.player]
    rows = [_row(turn, turn in own and turn.stage in turning, texts, moves) for turn in turns]
    for stage in turning - {turn.stage for turn in own}:
        line = moves(stage, plan.stages[stage].player)
        rows.append(TurnRow(stage, None, texts.stage(stage), line, None, "", "", True))
    return sorted(rows, key=lambda row: row.stage)


def _row(
    turn: JudgedTurn, is_turning: bool, texts: ReviewTexts, moves: Callable[[int, int], str]
) -> TurnRow:
    loss = signed(-turn.loss) if turn.is_judged and turn.loss >= LEAST else ""
    words = texts.mark(turn.mark) if turn.is_judged else ""
    line = moves(turn.stage, turn.player)
    title = texts.row(turn)
    return TurnRow(turn.stage, turn.player, title, line, turn.mark, words, loss, is_turning)
