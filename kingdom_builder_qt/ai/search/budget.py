"""The budget of a turn: seconds, or nodes (the same on every machine)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

SURPRISE: Final = 0.1  # minimum share of the budget for a decision off the plan


class Meter:
    """Counts the nodes of all searches of one player."""

    def __init__(self) -> None:
        self.nodes = 0


class Budget:
    """The budget left for the decisions of one turn."""

    def __init__(
        self,
        whole: float,
        used: Callable[[], float],
        is_hurried: Callable[[], bool] = lambda: False,
    ) -> None:
        """Set the budget of a turn; `used` returns the consumption so far, in the unit of `whole`.

        `is_hurried` ends the budget when it returns True; it is polled some hundred times a second.
        """
        self._whole, self._used, self._is_hurried = whole, used, is_hurried
        self._left = whole

    def begin_turn(self) -> None:
        """Restore the whole budget."""
        self._left = self._whole

    @contextmanager
    def decision(self) -> Iterator[Callable[[], float]]:
        """Yield a function for the share of the rest that is spent, 1 or more if none is left."""
        start, given = self._used(), max(self._left, SURPRISE * self._whole)

        def spent() -> float:
            return 1.0 if self._is_hurried() else (self._used() - start) / given

        yield spent
        self._left -= self._used() - start
