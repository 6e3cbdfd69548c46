"""Means with standard errors and 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean
from typing import Final

from kingdom_builder_qt.core.errors import Misuse, check_kind, quoted

CONFIDENCE: Final = 0.95
_Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float

    def text(self, factor: float = 1, unit: str = "") -> str:
        """Return the interval as in tables; a rate with 100 and " %" gives `61.7 % (43.9 to 76.8)`.

        Misuse if `factor` is not a number or `unit` not a string.
        """
        check_kind(unit, str)
        try:
            factor = float(factor)
        except (OverflowError, TypeError, ValueError):
            raise Misuse(f"factor: expected a number, not {quoted(factor)}") from None
        mean, low, high = factor * self.mean, factor * self.low, factor * self.high
        return f"{mean:.1f}{unit} ({low:.1f} to {high:.1f})"


def wilson(wins: float, games: int) -> Interval:
    """Return a win rate with its Wilson interval, which is valid near 0 and 1, too."""
    rate, z2 = wins / games, _Z**2
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    spread = _Z / (1 + z2 / games) * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games**2))
    return Interval(rate, max(0.0, middle - spread), min(1.0, middle + spread))


def normal(values: Sequence[float]) -> Interval:
    """Return a mean with its normal interval, of width 0 for a single value."""
    mean = fmean(values)
    error = _Z * standard_error(values) if len(values) > 1 else 0.0
    return Interval(mean, mean - error, mean + error)


def difference(some: Sequence[float], others: Sequence[float], among: int = 1) -> Interval:
    """Return the difference of two means, each of two or more values.

    `among`: the number of differences that this one was selected from. The interval is widened
    accordingly (Bonferroni), so that the error rate stays 5 %.
    """
    mean = fmean(some) - fmean(others)
    z = NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / among)
    error = z * math.hypot(standard_error(some), standard_error(others))
    return Interval(mean, mean - error, mean + error)


def standard_error(values: Sequence[float]) -> float:
    """Return the standard error of the mean of two or more values."""
    mean, number = fmean(values), len(values)
    return math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (number - 1) / number)
