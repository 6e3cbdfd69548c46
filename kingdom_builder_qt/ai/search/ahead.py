"""Values of turns computed ahead of their use, by this process and by others.

The search asks for them in the order of a search without other processes and counts their nodes in
that order, so its answers for a limit of nodes do not depend on the number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, Protocol, TypeAlias

from kingdom_builder_qt.ai.search.action_search import Line
from kingdom_builder_qt.ai.search.budget import Meter
from kingdom_builder_qt.core.view import View

# Results of this process that wait for one of another process; then this one is computed here, too.
# On a busy machine processes with a low priority hardly run, and what waits at the end is lost.
MOST_AHEAD: Final = 4
WAIT: Final = 0.002  # seconds


class Task(NamedTuple):
    """The value of a turn by the next turn with a card, or by the playout with a deal."""

    line: Line
    card: str = ""  # "": a playout
    deal: int = -1


class Found(NamedTuple):
    """The value of a task, and the nodes of each of its searches."""

    value: float
    nodes: tuple[int, ...]


# Computes a task; None if time was up before the end.
Compute: TypeAlias = Callable[[Task, Callable[[], bool]], Found | None]


class Crew(Protocol):
    """Other processes that compute tasks, for all decisions of one game."""

    def begin(self, view: View, seed: int) -> None:
        """Begin the decision of a view by a player with a seed, and forget all earlier tasks."""

    @property
    def is_free(self) -> bool:
        """Return whether a process can be given a task."""

    def give(self, task: Task) -> None:
        """Give a task to a process."""

    def take(self, seconds: float) -> list[tuple[Task, Found | None]]:
        """Return the tasks finished since the last call; wait `seconds` at most for the first.

        None in place of the result: its process has ended.
        """


class Ahead:
    """The tasks of one decision, spread over this process and a crew."""

    def __init__(self, compute: Compute, crew: Crew, meter: Meter) -> None:
        """`compute` is called in this process; `meter` counts the nodes of the tasks used."""
        self._compute, self._crew, self._meter = compute, crew, meter
        self._coming: Iterator[Task] = iter(())
        self._begun: dict[Task, int] = {}  # in this order
        self._mine: list[int] = []  # computed here, and not known to be used
        self._given: set[Task] = set()  # to the crew, not finished
        self._found: dict[Task, Found] = {}

    def follow(self, coming: Iterator[Task]) -> None:
        """Compute these tasks next, in their order; it contains all that are needed."""
        self._coming = coming

    def value(self, task: Task, is_time_up: Callable[[], bool]) -> float | None:
        """Return the value of a task and count its nodes; None if time is up before.

        Time is asked for before each search of the task, as the search itself does it.
        """
        found = self._result(task, is_time_up)
        if found is None:
            return None
        for nodes in found.nodes:
            if is_time_up():
                return None
            self._meter.nodes += nodes
        return found.value

    def _result(self, task: Task, is_time_up: Callable[[], bool]) -> Found | None:
        self._hand_out()
        while task not in self._found:
            if is_time_up():
                return None
            mine: Task | None = task
            if task in self._given and self._number_ahead(task) < MOST_AHEAD:
                mine = self._next()
            if mine is None:  # no other task is left
                self._take(WAIT)
                continue
            self._begin(mine)
            self._mine.append(self._begun[mine])
            self._given.discard(mine)
            found = self._compute(mine, is_time_up)
            if found is not None:
                self._found[mine] = found
            self._hand_out()
        return self._found.pop(task)

    def _number_ahead(self, task: Task) -> int:
        """Return the number of results of this process that will be needed after a task."""
        place = self._begun[task]
        self._mine = [number for number in self._mine if number > place]
        return len(self._mine)

    def _begin(self, task: Task) -> None:
        self._begun.setdefault(task, len(self._begun))

    def _hand_out(self) -> None:
        """Take the results of the crew, and give it tasks until it is busy."""
        self._take(0.0)
        while self._crew.is_free and (task := self._next()) is not None:
            self._begin(task)
            self._given.add(task)
            self._crew.give(task)

    def _take(self, seconds: float) -> None:
        for task, found in self._crew.take(seconds):
            is_awaited = task in self._given  # it is not where it was computed here, too
            self._given.discard(task)
            if is_awaited and found is not None:
                self._found[task] = found

    def _next(self) -> Task | None:
        """Return the next task not yet begun, None if there is none."""
        return next((task for task in self._coming if task not in self._begun), None)
