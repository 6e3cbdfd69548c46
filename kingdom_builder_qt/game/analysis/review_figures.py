"""What the games and judgements of a review say: expected gold, turning points, marks of turns.

Figures only; the words are the window's.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum
from statistics import fmean
from typing import Final, Literal, TypeAlias

from kingdom_builder_qt.ai.judgement import Judgement
from kingdom_builder_qt.core.compile.scores import lead
from kingdom_builder_qt.game.analysis.review import PlayOn, ReviewPlan, ReviewResult, Task, tasks
from kingdom_builder_qt.game.intervals import standard_error

Mark: TypeAlias = Literal["best", "good", "inaccuracy", "mistake"]
MARKS: Final[tuple[Mark, ...]] = ("best", "good", "inaccuracy", "mistake")
# Expected final gold that a turn gave away, in gold, from which on it is no longer that good.
GOOD_FROM: Final = 0.5
INACCURACY_FROM: Final = 2.0
MISTAKE_FROM: Final = 4.0

TURNING_GOLD: Final = 4.0  # a lead that changes less turns no game
TURNING_ERRORS: Final = 3.0  # standard errors: in 25 turns chance alone seldom brings so much
TURNING_GAMES: Final = 8  # fewer say too little about their own spread
MOST_TURNING_POINTS: Final = 5


@dataclass(frozen=True, slots=True)
class Estimate:
    """Expected final gold by player at a stage.

    `errors`: standard errors of these means, empty with fewer than two `games`; at the end of the
    game the gold is real and the errors are 0.
    """

    gold: tuple[float, ...]
    errors: tuple[float, ...]
    games: int


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn that changed the lead of `player` over the mean of the others by `change` gold.

    `mover`: whose turn it was; `error`: the standard error of the change.
    """

    stage: int
    mover: int
    player: int
    change: float
    error: float


@dataclass(frozen=True, slots=True)
class JudgedTurn:
    """What a player decided in a turn, his own or (canoe) another's.

    `decisions`: the parts of the turn that could be planned, by their numbers in the plan;
    `judgements`: of each of them, None while it is awaited.
    """

    stage: int
    player: int
    decisions: tuple[int, ...]
    judgements: tuple[Judgement | None, ...]

    @property
    def is_judged(self) -> bool:
        """Return whether nothing is awaited."""
        return None not in self.judgements

    @property
    def loss(self) -> float:
        """Return the expected gold that the turn gave away, as far as it is known."""
        return fsum(found.loss for found in self.judgements if found is not None)

    @property
    def mark(self) -> Mark | None:
        """Return how good the turn was, None while that is not known."""
        return mark_of(self.loss) if self.is_judged else None

    @property
    def main(self) -> tuple[int, Judgement] | None:
        """Return number and judgement of the part that gave away most, None while none is known."""
        pairs = zip(self.decisions, self.judgements, strict=True)
        found = [(number, judgement) for number, judgement in pairs if judgement is not None]
        return max(found, key=lambda pair: pair[1].loss) if found else None


def mark_of(loss: float) -> Mark:
    """Return the mark for a loss of expected gold."""
    limits = (GOOD_FROM, INACCURACY_FROM, MISTAKE_FROM)
    return MARKS[sum(loss >= limit for limit in limits)]


class Findings:
    """Collects the results of one plan, in whatever order they come."""

    def __init__(self, plan: ReviewPlan) -> None:
        """Expect one result for each task of `plan`; nothing is known yet."""
        self.plan = plan
        self.total = len(tasks(plan))
        self.done: set[Task] = set()
        self._gold: list[dict[int, tuple[int, ...]]] = [{} for _ in plan.stages]
        self._judged: list[Judgement | None] = [None] * len(plan.decisions)

    @property
    def is_complete(self) -> bool:
        """Return whether every task is done."""
        return len(self.done) == self.total

    def add(self, result: ReviewResult) -> None:
        """Enter what a task found; a second result of the same task replaces the first."""
        self.done.add(result.task)
        if isinstance(result.task, PlayOn):
            self._gold[result.task.stage][result.task.number] = result.gold
        else:
            self._judged[result.task.decision] = result.judgement

    # -- the course of the game --------------------------------------------------------------------

    def estimate(self, stage: int) -> Estimate | None:
        """Return the expected gold at a stage, None while no game from there has ended."""
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
        """Return the expected gold at every stage."""
        return [self.estimate(stage) for stage in range(len(self.plan.stages))]

    def turning_points(self) -> list[TurningPoint]:
        """Return the turns that changed a lead by more than chance explains, largest first.

        A change counts from `TURNING_GOLD` gold and `TURNING_ERRORS` standard errors on.  Games
        of the same number are compared, for they share their chance as far as it goes.
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
        """Return the largest change of a player's lead in a turn, None while it is not known."""
        pairs = self._pairs(stage)
        if len(pairs) < TURNING_GAMES:
            return None
        mover, best = self.plan.stages[stage].player, None
        players = range(len(self.plan.stages[stage].gold))
        # Of two players who change alike it is the one whose turn it was.
        for player in sorted(players, key=lambda player: player != mover):
            changes = [lead(after, player) - lead(before, player) for before, after in pairs]
            if best is None or abs(fmean(changes)) > abs(best.change) + 1e-9:
                error = standard_error(changes)
                best = TurningPoint(stage, mover, player, fmean(changes), error)
        return best

    def _pairs(self, stage: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
        """Return the gold of the games before and after a turn, number by number."""
        before, last = self._gold[stage - 1], self.plan.stages[stage]
        if last.view is None:
            return [(gold, last.gold) for gold in before.values()]
        after = self._gold[stage]
        return [(before[number], after[number]) for number in sorted(before.keys() & after.keys())]

    # -- turns -------------------------------------------------------------------------------------

    def judged_turns(self) -> list[JudgedTurn]:
        """Return all turns in which a reviewed player decided something, in their order."""
        turns: dict[tuple[int, int], list[int]] = {}
        for number, decision in enumerate(self.plan.decisions):
            turns.setdefault((decision.stage, decision.player), []).append(number)
        return [
            JudgedTurn(*turn, tuple(numbers), tuple(self._judged[number] for number in numbers))
            for turn, numbers in sorted(turns.items())
        ]
