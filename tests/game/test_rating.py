"""Ratings: the numbers of Glickman's paper, and the measured strength of the levels."""

from __future__ import annotations

import json
import math
from pathlib import Path
from random import Random

import pytest

from kingdom_builder_qt.ai.players import LEVELS, PLAYERS
from kingdom_builder_qt.game.rating import (
    RATINGS,
    RatedResult,
    Rating,
    expected,
    level_rating,
    updated,
)

MEASURED = Path(__file__).parents[2] / "benchmarks" / "ai_expected.json"


def test_the_example_of_the_paper() -> None:
    """A player of 1500 beats one of 1400 and loses to two stronger ones."""
    results = [
        RatedResult(Rating(1400, 30), 1),
        RatedResult(Rating(1550, 100), 0),
        RatedResult(Rating(1700, 300), 0),
    ]
    found = updated(Rating(1500, 200, 0.06), results)
    assert found.points == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_a_game_only_the_doubt_grows() -> None:
    """Step 6 of the paper, for a player without a game."""
    found = updated(Rating(1500, 200, 0.06), [])
    assert (found.points, found.volatility) == (1500, 0.06)
    assert found.deviation == pytest.approx(math.hypot(200, 0.06 * 173.7178))


def test_a_great_surprise_raises_the_volatility() -> None:
    """Unexpected wins of a player with a reliable rating raise it."""
    known = Rating(1500, 40, 0.06)
    found = updated(known, [RatedResult(Rating(2200, 30), 1)] * 3)
    assert found.volatility > known.volatility
    assert found.points > known.points


@pytest.mark.parametrize("strength", [1200.0, 1500.0, 1900.0])
def test_true_strength_is_found(strength: float) -> None:
    """After 200 games at the odds of a strength, the range contains it and is narrow."""
    rng, rating = Random(7), Rating()
    for _ in range(200):
        level = RATINGS[rng.choice(LEVELS)]
        rating = updated(
            rating, [RatedResult(level, float(rng.random() < expected(strength, level)))]
        )
    assert rating.low < strength < rating.high
    assert rating.deviation < 80


def test_certainty_has_an_end() -> None:
    """After any number of games the next ones still count: an improved player is soon found."""
    rng, rating = Random(7), Rating()
    for _ in range(1000):
        won = rng.random() < expected(1500, RATINGS["builder"])
        rating = updated(rating, [RatedResult(RATINGS["builder"], float(won))])
    assert 40 < rating.deviation < 70
    for _ in range(40):
        rating = updated(rating, [RatedResult(RATINGS["master"], 1)])
    assert rating.points > 1900


def test_every_offered_player_has_a_strength() -> None:
    """This includes a time per turn; an unmeasured player of the command line has none."""
    assert set(LEVELS) <= RATINGS.keys() <= PLAYERS.keys()
    assert level_rating("eager") is None
    points = [RATINGS[level].points for level in LEVELS]
    assert points == sorted(points)
    assert level_rating("master@2.5") is RATINGS["master"]
    assert level_rating("human") is None


def test_levels_win_what_was_measured() -> None:
    """For each pair in games of two on the base boards, within three standard errors."""
    rows = json.loads(MEASURED.read_text(encoding="utf-8"))
    pairs = [row for row in rows if row["set_up"] == "base" and row["seats"] == 2]
    assert {*RATINGS} == {level for row in pairs for level in row["players"]}
    for row in pairs:
        one, two = (RATINGS[level] for level in row["players"])
        share = expected(one.points, Rating(two.points, 0))
        error = math.sqrt(share * (1 - share) / row["measured"])
        assert abs(share - row["win_rate"]) < 3 * error, row["players"]
