"""Player ratings by results against opponents of known strength, with their uncertainty.

Glicko-2 (Mark E. Glickman, "Example of the Glicko-2 system", 2013). Each game and each puzzle is a
rating period. Pure numbers, independent of games and files. Tests use the paper's own example,
because the published packages deviate from step 5.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from kingdom_builder_qt.ai.players import LEVELS

_SCALE: Final = 173.7178  # rating points per unit of the internal scale
_TAU: Final = 0.5  # constrains the change of the volatility; the paper advises 0.3 to 1.2
_NEAR: Final = 1e-6  # convergence tolerance of the volatility
MOST_POINTS: Final = 10_000.0  # in either direction, ten times the real ratings
_LEAST_VOLATILITY, _MOST_VOLATILITY = 1e-4, 1.0
BAND: Final = 2.0  # deviations to both sides; contains 19 of 20 true values
_SURE: Final = 110.0  # the deviation below which chess sites, too, show a rating without "?"


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength in points, its standard deviation, and its volatility."""

    points: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06

    @property
    def is_possible(self) -> bool:
        """Return whether `updated` accepts the numbers, which may be read from a file."""
        return (
            abs(self.points) <= MOST_POINTS
            and 0 < self.deviation <= MOST_POINTS
            and _LEAST_VOLATILITY <= self.volatility <= _MOST_VOLATILITY
        )

    @property
    def doubt(self) -> float:
        """Return the half width of the 95 % interval, shown after ±."""
        return BAND * self.deviation

    @property
    def is_provisional(self) -> bool:
        """Return whether there are too few results for a meaningful rating."""
        return self.deviation > _SURE

    @property
    def low(self) -> float:
        """Return the lower end of the 95 % interval."""
        return self.points - self.doubt

    @property
    def high(self) -> float:
        """Return the upper end of the 95 % interval."""
        return self.points + self.doubt


@dataclass(frozen=True, slots=True)
class RatedResult:
    """A result against an opponent: `score` is 1 for a win, 0.5 for a tie, 0 for a loss."""

    opponent: Rating
    score: float


# Ratings from 100 to 400 two-player games per pair of levels, the strong ones with the weights
# before those tuned by matches (docs/ai.md). A difference of 100 points wins 64 of 100 games. New
# players start at the rating of Builder, the level for beginners. Levels of the command line are
# included because records may name them.
RATINGS: Final[dict[str, Rating]] = {
    level: Rating(points, 30.0)
    for level, points in (
        ("random", 890.0),
        ("novice", 1180.0),
        ("apprentice", 1275.0),
        ("journeyman", 1375.0),
        ("reference_hard", 1490.0),
        ("builder", 1500.0),
        ("architect", 1620.0),
        ("strategist", 1760.0),
        ("expert", 1870.0),
        ("master", 1940.0),
    )
}

# Ratings of Master by seconds of thinking time per turn, from its lead over Strategist in games on
# the same deals (`docs/ai.md`, "Time"): 9.9 gold correspond to the 180 points between the two. 0.5
# and 2 s are interpolated; nothing beyond 5 s was measured.
MASTER: Final = "master"
BY_SECONDS: Final[dict[float, float]] = {
    0.2: 1900.0,
    0.5: 1940.0,
    1.0: 1980.0,
    2.0: 2010.0,
    5.0: 2050.0,
}


def level_rating(controller: str) -> Rating | None:
    """Return the rating of a level by its name in a record, None if unknown."""
    return RATINGS.get(controller.partition("@")[0])


def about_even(rating: Rating) -> str:
    """Return the offered level closest to a rating, by its name in a record.

    The name of Master includes the seconds per turn, which affect its strength.
    """
    points = {level: RATINGS[level].points for level in LEVELS if level != MASTER}
    points |= {f"{MASTER}@{seconds:g}": value for seconds, value in BY_SECONDS.items()}
    return min(points, key=lambda level: abs(points[level] - rating.points))


def expected(points: float, opponent: Rating) -> float:
    """Return the expected share of wins of a player with these points against an opponent."""
    return _expected((points - opponent.points) / _SCALE, _weight(opponent.deviation / _SCALE))


def updated(rating: Rating, results: Iterable[RatedResult]) -> Rating:
    """Return the rating after one period; without results the deviation grows.

    All results leave a possible rating possible.
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
    """Return the weight of a result against an opponent with this deviation (g in the paper)."""
    return 1.0 / math.sqrt(1.0 + 3.0 * phi * phi / (math.pi * math.pi))


def _expected(ahead: float, weight: float) -> float:
    return 1.0 / (1.0 + math.exp(-weight * ahead))


def _volatility(phi: float, sigma: float, variance: float, change: float) -> float:
    """Return the new volatility (step 5 of the paper, Illinois algorithm)."""
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
