"""Figures of a review: expected gold, turning points, marks of turns. The window has the words."""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum
from statistics import fmean
from typing import Final, Literal, TypeAlias

from kingdom_builder_qt.ai.judgement import Judgement
from kingdom_builder_qt.core.compile.scores import lead
from kingdom_builder_qt.game.analysis.review import (
    Judge,
    PlayOn,
    ReviewPlan,
    ReviewResult,
    Task,
    tasks,
)
from kingdom_builder_qt.game.intervals import standard_error

Mark: TypeAlias = Literal["best", "good", "inaccuracy", "mistake"]
MARKS: Final[tuple[Mark, ...]] = ("best", "good", "inaccuracy", "mistake")
# Losses of expected final gold, in gold, at which the mark of a turn drops.
GOOD_FROM: Final = 0.5
INACCURACY_FROM: Final = 2.0
MISTAKE_FROM: Final = 4.0

TURNING_GOLD: Final = 4.0  # smaller changes of a lead are no turning points
TURNING_ERRORS: Final = 3.0  # standard errors; chance alone seldom reaches this in 25 turns
TURNING_GAMES: Final = 8  # with fewer games the standard error is unreliable
MOST_TURNING_POINTS: Final = 5


@dataclass(frozen=True, slots=True)
class Estimate:
    """Expected final gold by player at a stage.

    `errors`: standard errors of the means, empty with fewer than two `games`, 0 at the end of the
    game, where the gold is final.
    """

    gold: tuple[float, ...]
    errors: tuple[float, ...]
    games: int


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn that changed the lead of `player` over the mean of the others by `change` gold.

    `mover`: the player of the turn; `error`: the standard error of the change.
    """

    stage: int
    mover: int
    player: int
    change: float
    error: float


@dataclass(frozen=True, slots=True)
class JudgedTurn:
    """The decisions of a player in a turn, which may be another player's (canoe).

    `decisions`: the parts that could be planned, by index in the plan. `judgements`: one for each,
    None while pending.
    """

    stage: int
    player: int
    decisions: tuple[int, ...]
    judgements: tuple[Judgement | None, ...]

    @property
    def is_judged(self) -> bool:
        return None not in self.judgements

    @property
    def loss(self) -> float:
        """Return the expected gold lost in the turn, as far as judged."""
        return fsum(found.loss for found in self.judgements if found is not None)

    @property
    def mark(self) -> Mark | None:
        """Return the mark of the turn, None while judgements are pending."""
        return mark_of(self.loss) if self.is_judged else None

    @property
    def main(self) -> tuple[int, Judgement] | None:
        """Return index and judgement of the part with the largest loss, None without judgements."""
        pairs = zip(self.decisions, self.judgements, strict=True)
        found = [(number, judgement) for number, judgement in pairs if judgement is not None]
        return max(found, key=lambda pair: pair[1].loss) if found else None


def mark_of(loss: float) -> Mark:
    """Return the mark for a loss of expected gold."""
    limits = (GOOD_FROM, INACCURACY_FROM, MISTAKE_FROM)
    return MARKS[sum(loss >= limit for limit in limits)]


class Findings:
    """Collects the results of one plan, in any order."""

    def __init__(self, plan: ReviewPlan) -> None:
        self.plan = plan
        self.total = len(tasks(plan))
        self.done: set[Task] = set()
        self._gold: list[dict[int, tuple[int, ...]]] = [{} for _ in plan.stages]
        self._judged: list[Judgement | None] = [None] * len(plan.decisions)

    @property
    def is_complete(self) -> bool:
        return len(self.done) == self.total

    @property
    def judged(self) -> int:
        """Return how many of the decisions in the plan are judged."""
        return sum(isinstance(task, Judge) for task in self.done)

    @property
    def is_judging(self) -> bool:
        return self.judged < len(self.plan.decisions)

    @property
    def progress(self) -> tuple[int, int]:
        """Return the done judgements of all, and after the last one the done games of all."""
        decisions = len(self.plan.decisions)
        if self.is_judging:
            return self.judged, decisions
        return len(self.done) - decisions, self.total - decisions

    @property
    def costliest(self) -> JudgedTurn | None:
        """Return the judged turn that lost most, the first of equal ones, None without any."""
        known = [turn for turn in self.judged_turns() if turn.is_judged]
        return max(known, key=lambda turn: turn.loss, default=None)

    def add(self, result: ReviewResult) -> None:
        """Store a result; a second result of the same task replaces the first."""
        self.done.add(result.task)
        if isinstance(result.task, PlayOn):
            self._gold[result.task.stage][result.task.number] = result.gold
        else:
            self._judged[result.task.decision] = result.judgement

    # -- the course of the game --------------------------------------------------------------------

    def estimate(self, stage: int) -> Estimate | None:
        """Return the expected gold at a stage, None before the first playout from there."""
        if self.plan.stages[stage].view is None:
            gold = self.plan.stages[stage].gold
            return Estimate(tuple(map(float, gold)), (0.0,) * len(gold), 0)
        games = list(self._gold[stage].values())
        if not games:
            return None
        columns = list(zip(*games, strict=True))
        errors = tuple(map(standard_error, columns)) if len(games) > 1 else ()
        return Estimate(tuple(map(fmean, columns)), errors, len(games))

    def estimates(self) -> list[Estimate | None]:
        return [self.estimate(stage) for stage in range(len(self.plan.stages))]

    def turning_points(self) -> list[TurningPoint]:
        """Return the turns that changed a lead significantly, largest change first.

        The limits are `TURNING_GOLD` gold and `TURNING_ERRORS` standard errors. Playouts of the
        same number are compared in pairs, because they share random numbers.
        """
        found = [self._change(stage) for stage in range(1, len(self.plan.stages))]
        clear = [
            point
            for point in found
            if point is not None
            and abs(point.change) >= max(TURNING_GOLD, TURNING_ERRORS * point.error)
        ]
        return sorted(clear, key=lambda point: -abs(point.change))[:MOST_TURNING_POINTS]

    def _change(self, stage: int) -> TurningPoint | None:
        """Return the largest change of a player's lead in a turn, None without playouts."""
        pairs = self._pairs(stage)
        if len(pairs) < TURNING_GAMES:
            return None
        mover, best = self.plan.stages[stage].player, None
        players = range(len(self.plan.stages[stage].gold))
        # Ties go to the active player.
        for player in sorted(players, key=lambda player: player != mover):
            changes = [lead(after, player) - lead(before, player) for before, after in pairs]
            if best is None or abs(fmean(changes)) > abs(best.change) + 1e-9:
                error = standard_error(changes)
                best = TurningPoint(stage, mover, player, fmean(changes), error)
        return best

    def _pairs(self, stage: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
        """Return the gold of the paired playouts before and after a turn."""
        before, last = self._gold[stage - 1], self.plan.stages[stage]
        if last.view is None:
            return [(gold, last.gold) for gold in before.values()]
        after = self._gold[stage]
        return [(before[number], after[number]) for number in sorted(before.keys() & after.keys())]

    # -- turns -------------------------------------------------------------------------------------

    def judged_turns(self) -> list[JudgedTurn]:
        """Return all turns with decisions of the judged players, in order."""
        turns: dict[tuple[int, int], list[int]] = {}
        for number, decision in enumerate(self.plan.decisions):
            turns.setdefault((decision.stage, decision.player), []).append(number)
        return [
            JudgedTurn(*turn, tuple(numbers), tuple(self._judged[number] for number in numbers))
            for turn, numbers in sorted(turns.items())
        ]
