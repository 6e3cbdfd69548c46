"""Timing of alternatives in turn, so that a slow moment affects all alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import median
from typing import TypeVar

T = TypeVar("T")
Side = Callable[[int], T]  # takes the number of the round, returns the measurements


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the report: median, lowest and highest value of the rounds, and its limit."""

    name: str
    unit: str
    median: float
    low: float
    high: float
    limit: float | None = None  # the limit of the median on a quiet machine

    @classmethod
    def of(cls, name: str, unit: str, values: list[float], limit: float | None = None) -> Row:
        """Return the row of some values."""
        return cls(name, unit, median(values), min(values), max(values), limit)

    def __str__(self) -> str:
        """Return the line of the table."""
        places = 1 if self.median >= 10 else 2
        middle, low, high = (f"{v:.{places}f}" for v in (self.median, self.low, self.high))
        bar = "" if self.limit is None else f"  (limit {self.limit:g})"
        return f"{self.name:<60} {middle:>10} {self.unit:<8}  {low:>9} - {high}{bar}"


def take_turns(sides: Mapping[str, Side[T]], rounds: int) -> dict[str, list[T]]:
    """Run all sides once per round and return the values of each."""
    values: dict[str, list[T]] = {name: [] for name in sides}
    for number in range(rounds):
        for name, side in sides.items():
            values[name].append(side(number))
    return values
