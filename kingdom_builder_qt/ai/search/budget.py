"""What a player may spend on a turn: seconds, or moves looked at (the same on every machine)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

SURPRISE: Final = 0.1  # of a budget: at least so much for what comes instead of a finished plan


class Meter:
    """Counts the single moves that the searches of one player look at."""

    def __init__(self) -> None:
        self.looks = 0


class Budget:
    """What is left for the decisions of one turn."""

    def __init__(
        self,
        whole: float,
        used: Callable[[], float],
        is_hurried: Callable[[], bool] = lambda: False,
    ) -> None:
        """`whole`: for all decisions of a turn; `used`: of the same unit, since any beginning.

        `is_hurried`: whether everything counts as spent, asked some hundred times a second.
        """
        self._whole, self._used, self._is_hurried = whole, used, is_hurried
        self._left = whole

    def begin_turn(self) -> None:
        """Allow the whole budget again."""
        self._left = self._whole

    @contextmanager
    def decision(self) -> Iterator[Callable[[], float]]:
        """Yield how to ask which part of what is left is spent: 1 or more if nothing remains."""
        start, given = self._used(), max(self._left, SURPRISE * self._whole)

        def spent() -> float:
            return 1.0 if self._is_hurried() else (self._used() - start) / given

        yield spent
        self._left -= self._used() - start
