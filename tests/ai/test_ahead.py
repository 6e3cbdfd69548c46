"""Tasks computed ahead: the answers are those of a search without other processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from kingdom_builder_qt.ai.evaluation.position_features import FeatureCache
from kingdom_builder_qt.ai.evaluation.weights import model_for
from kingdom_builder_qt.ai.players import MasterPlayer
from kingdom_builder_qt.ai.search.action_search import Line
from kingdom_builder_qt.ai.search.ahead import Ahead, Found, Task
from kingdom_builder_qt.ai.search.budget import Meter
from kingdom_builder_qt.ai.search.task_search import TaskSearch
from kingdom_builder_qt.ai.search.turn_search import Turn
from kingdom_builder_qt.core.moves import END_TURN
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.view import View
from tests.ai.support import ALL, walk
from tests.helpers.cases import slow_but

BASE = ("base",)
NODES = (1500, 4000)
HURRIED = 20  # times asked whether to hurry, until the answer is yes


class Imitated:
    """A crew in this process: its results arrive in any order, and some are lost."""

    def __init__(self, rules: Rules, size: int, lost: float) -> None:
        self._rules, self._size, self._lost = rules, size, lost
        self._random = Random(size)
        self._tasks: list[Task] = []
        self.done = self.gone = 0

    def begin(self, view: View, seed: int) -> None:
        known = [FeatureCache() for _ in range(self._rules.players)]
        model = model_for(self._rules)
        self._search = TaskSearch(self._rules, view, model, seed, known)
        self._tasks = []

    @property
    def is_free(self) -> bool:
        return len(self._tasks) < 2 * self._size

    def give(self, task: Task) -> None:
        assert self.is_free
        self._tasks.append(task)

    def take(self, seconds: float) -> list[tuple[Task, Found | None]]:
        finished: list[tuple[Task, Found | None]] = []
        self._random.shuffle(self._tasks)
        while self._tasks and (seconds or self._random.random() < 0.5):
            task = self._tasks.pop()
            is_lost = self._random.random() < self._lost
            found = None if is_lost else self._search.found(task, lambda: False)
            finished.append((task, found))
            self.gone += is_lost
            self.done += not is_lost
        return finished


def starts(seed: int, expansions: tuple[str, ...], players: int = 2) -> Iterator[Position]:
    """Yield some positions at the start of a turn."""
    found = [p.copy() for p in walk(seed, 1, expansions, players) if p.builds_left == 3]
    yield from (p for p in found[2 :: max(1, len(found) // 3)] if not p.built)


def answer(
    position: Position, nodes: int, crew: Imitated | None, is_hurried: Callable[[], bool]
) -> tuple[Turn, int]:
    """Return the turn found with a limit of nodes, and the nodes counted."""
    given = position.rules, 5, None, None, is_hurried
    master = MasterPlayer(*given, max_nodes=nodes, crew=crew)
    return master.best_turn(position.view(position.to_move)), master.positions


@pytest.mark.parametrize(
    "game",
    slow_but(((BASE, 2),), [(BASE, 2), (ALL, 2), (BASE, 5), (ALL, 5)]),
    ids=["base", "all", "five", "five, all"],
)
def test_a_crew_changes_no_answer(game: tuple[tuple[str, ...], int]) -> None:
    """The line, its value and the nodes are equal for every size of the crew and every limit."""
    done = gone = 0
    for position in starts(7, *game):
        for nodes in NODES:
            alone = answer(position, nodes, None, lambda: False)
            for size, lost in ((1, 0.0), (2, 0.3), (7, 0.0)):
                crew = Imitated(position.rules, size, lost)
                assert answer(position, nodes, crew, lambda: False) == alone
                done, gone = done + crew.done, gone + crew.gone
    assert done > 100
    assert gone > 5


def test_a_task_is_computed_once_and_counted_in_its_order() -> None:
    """Tasks that are not needed count no nodes; those of a lost process are computed here."""
    tasks = [Task((END_TURN,) * number, deal=number) for number in range(9)]
    computed: list[Line] = []

    def compute(task: Task, _is_time_up: object) -> Found:
        computed.append(task.line)
        return Found(float(task.deal), (1, 10 * task.deal))

    crew, meter = Scripted(lost=tasks[1]), Meter()
    ahead = Ahead(compute, crew, meter)
    ahead.follow(iter(tasks))
    assert ahead.value(tasks[0], lambda: False) == 0.0
    assert ahead.value(tasks[1], lambda: False) == 1.0
    assert ahead.value(tasks[4], lambda: False) == 4.0
    assert meter.nodes == 1 + 11 + 41
    assert len(computed) == len(set(computed))
    assert tasks[1].line in computed


class Scripted:
    """A crew of one process that finishes a task each time it is asked, and loses one."""

    def __init__(self, lost: Task) -> None:
        self._lost = lost
        self._tasks: list[Task] = []

    def begin(self, view: View, seed: int) -> None:
        """Not called here."""

    @property
    def is_free(self) -> bool:
        return len(self._tasks) < 2

    def give(self, task: Task) -> None:
        self._tasks.append(task)

    def take(self, _seconds: float) -> list[tuple[Task, Found | None]]:
        if not self._tasks:
            return []
        task = self._tasks.pop(0)
        return [
            (task, None if task == self._lost else Found(float(task.deal), (1, 10 * task.deal)))
        ]


@pytest.mark.parametrize("after", [0, 1, HURRIED, 20 * HURRIED])
def test_a_hurry_ends_the_wait_for_a_crew(after: int) -> None:
    """A crew that never answers does not delay a hurried player."""
    position = next(starts(7, BASE))
    asked = []

    def is_hurried() -> bool:
        asked.append(True)
        return len(asked) > after

    crew = Imitated(position.rules, 2, 0.0)
    crew.take = lambda seconds: []  # type: ignore[method-assign]
    turn, _ = answer(position, 10_000, crew, is_hurried)
    assert turn.line
    assert len(asked) < after + 2000
