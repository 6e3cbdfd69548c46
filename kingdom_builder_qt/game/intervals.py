"""Means with their 95 % intervals, and shares of a win."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, stdev
from typing import Final

CONFIDENCE: Final = 0.95
_Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


def share(gold: Sequence[int], entrant: int) -> float:
    """Return the part of a win that an entrant has: n winners share it."""
    best = max(gold)
    return 1 / gold.count(best) if gold[entrant] == best else 0.0


def wilson(wins: float, games: int) -> Interval:
    """Return a win rate with its Wilson interval: never outside 0 to 1, sound near both."""
    rate, z2 = wins / games, _Z**2
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    spread = _Z / (1 + z2 / games) * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games**2))
    return Interval(rate, max(0.0, middle - spread), min(1.0, middle + spread))


def normal(values: Sequence[float]) -> Interval:
    """Return a mean with its normal interval; a single value has no spread to speak of."""
    mean = fmean(values)
    error = _Z * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Interval(mean, mean - error, mean + error)
