"""How strong a player is, by results against opponents of known strength, and how sure that is.

Glicko-2 (Mark E. Glickman, "Example of the Glicko-2 system", 2013): each game, or each puzzle, is
a rating period of its own.  Plain numbers; nothing here knows games or files.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

_SCALE: Final = 173.7178  # points of a rating in one step of the system's own scale
_TAU: Final = 0.5  # how fast the volatility may change; the paper advises 0.3 to 1.2
_NEAR: Final = 1e-6  # the volatility is found to so much
MOST_POINTS: Final = 10_000.0  # in either direction, ten times what anyone reaches
_LEAST_VOLATILITY, _MOST_VOLATILITY = 1e-4, 1.0
BAND: Final = 2.0  # deviations to both sides: 19 of 20 true values lie inside
_SURE: Final = 110.0  # deviation up to which chess sites, too, show a rating without a "?"


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength in points, its standard deviation, and how much it is expected to change."""

    points: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06

    @property
    def is_possible(self) -> bool:
        """Return whether `updated` can take the numbers: those of a file may be anything."""
        return (
            abs(self.points) <= MOST_POINTS
            and 0 < self.deviation <= MOST_POINTS
            and _LEAST_VOLATILITY <= self.volatility <= _MOST_VOLATILITY
        )

    @property
    def doubt(self) -> float:
        """Return what is written behind ±: 19 times of 20 the true value is no further away."""
        return BAND * self.deviation

    @property
    def is_provisional(self) -> bool:
        """Return whether too few results are known for the points to mean much."""
        return self.deviation > _SURE

    @property
    def low(self) -> float:
        """Return the lower end of the range in which the true value lies, 19 times of 20."""
        return self.points - self.doubt

    @property
    def high(self) -> float:
        """Return the upper end of that range."""
        return self.points + self.doubt


@dataclass(frozen=True, slots=True)
class RatedResult:
    """What came of meeting an opponent: `score` is 1 for a win, 0.5 for a tie, 0 for a loss."""

    opponent: Rating
    score: float


# What the levels win of each other in 400 games of two (`benchmarks/ai_expected.json`) as points:
# 100 more win 64 of 100 games.  Builder, the level for newcomers, is where a new player begins.
# Players of the command line are known, too, because records may hold them.
LEVELS: Final[dict[str, Rating]] = {
    level: Rating(points, 30.0)
    for level, points in (
        ("random", 890.0),
        ("novice", 1180.0),
        ("reference_hard", 1490.0),
        ("builder", 1500.0),
        ("strategist", 1760.0),
        ("master", 1940.0),
    )
}


# Levels that a window offers, the weakest first.
OFFERED: Final = ("novice", "builder", "strategist", "master")

# Points of Master by the seconds it may think about a turn, from the gold by which it leads
# Strategist in games on the same deals (`docs/ai.md`, "Time"): 9.9 gold are the 180 points between
# the two.  0.5 and 2 s lie between times that were played; beyond 5 s nothing was.
MASTER: Final = "master"
BY_SECONDS: Final[dict[float, float]] = {
    0.2: 1900.0,
    0.5: 1940.0,
    1.0: 1980.0,
    2.0: 2010.0,
    5.0: 2050.0,
}


def level_rating(controller: str) -> Rating | None:
    """Return the strength of a level by its name in a record; None of one that is not known."""
    return LEVELS.get(controller.partition("@")[0])


def about_even(rating: Rating) -> str:
    """Return the level of the windows that a player is about even with, by its name in a record.

    That of Master has the seconds of a turn in it, because they make it stronger.
    """
    points = {level: LEVELS[level].points for level in OFFERED if level != MASTER}
    points |= {f"{MASTER}@{seconds:g}": value for seconds, value in BY_SECONDS.items()}
    return min(points, key=lambda level: abs(points[level] - rating.points))


def expected(points: float, opponent: Rating) -> float:
    """Return the share of the games that somebody of so many points wins from an opponent."""
    return _expected((points - opponent.points) / _SCALE, _weight(opponent.deviation / _SCALE))


def updated(rating: Rating, results: Iterable[RatedResult]) -> Rating:
    """Return the rating after one period with these results; without any it gets less sure.

    What comes of a possible rating is possible, however odd the result was.
    """
    phi, sigma = rating.deviation / _SCALE, rating.volatility
    information = surprise = 0.0
    for result in results:
        weight = _weight(result.opponent.deviation / _SCALE)
        share = _expected((rating.points - result.opponent.points) / _SCALE, weight)
        information += weight * weight * share * (1.0 - share)
        surprise += weight * (result.score - share)
    if not information:
        return _possible(rating.points, math.hypot(phi, sigma), sigma)
    variance = 1.0 / information
    sigma = _volatility(phi, sigma, variance, variance * surprise)
    phi = 1.0 / math.sqrt(1.0 / (phi * phi + sigma * sigma) + information)
    points = rating.points + _SCALE * phi * phi * surprise
    return _possible(points, phi, sigma)


def _possible(points: float, phi: float, sigma: float) -> Rating:
    return Rating(
        min(max(points, -MOST_POINTS), MOST_POINTS),
        min(_SCALE * phi, MOST_POINTS),
        min(max(sigma, _LEAST_VOLATILITY), _MOST_VOLATILITY),
    )


def _weight(phi: float) -> float:
    """Return how much a result counts against somebody whose strength is this uncertain."""
    return 1.0 / math.sqrt(1.0 + 3.0 * phi * phi / (math.pi * math.pi))


def _expected(ahead: float, weight: float) -> float:
    return 1.0 / (1.0 + math.exp(-weight * ahead))


def _volatility(phi: float, sigma: float, variance: float, change: float) -> float:
    """Return the new volatility: step 5 of the paper, by the Illinois algorithm."""
    start, change_2, phi_2 = math.log(sigma * sigma), change * change, phi * phi

    def slope(x: float) -> float:
        power = math.exp(x)
        total = phi_2 + variance + power
        return power * (change_2 - total) / (2.0 * total * total) - (x - start) / (_TAU * _TAU)

    low = start
    if change_2 > phi_2 + variance:
        high = math.log(change_2 - phi_2 - variance)
    else:
        steps = 1
        while slope(start - steps * _TAU) < 0:
            steps += 1
        high = start - steps * _TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > _NEAR:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2.0
        high, at_high = middle, at_middle
    return math.exp(low / 2.0)
