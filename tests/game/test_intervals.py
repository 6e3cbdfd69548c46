"""Tests of confidence intervals against published figures."""

from __future__ import annotations

import pytest

from kingdom_builder_qt.game.intervals import Interval, normal, standard_error, wilson


# Reference values: Wilson 1927 as computed by R's prop.test(x, n, correct = FALSE).
@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0)],
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    """The interval of a win rate equals the textbook's and is within 0 and 1."""
    interval = wilson(wins, games)
    assert interval.mean == wins / games
    assert (interval.low, interval.high) == (
        pytest.approx(low, abs=1e-4),
        pytest.approx(high, abs=1e-4),
    )


def test_normal_interval() -> None:
    """Mean 20, standard deviation 10, four games: 20 +- 1.96 * 10 / 2."""
    interval = normal([10, 15, 20, 35])
    assert interval.mean == 20
    assert interval.high - 20 == pytest.approx(20 - interval.low)
    assert interval.high == pytest.approx(20 + 1.96 * 10.801 / 2, abs=0.01)


def test_normal_interval_of_one_game_is_the_value() -> None:
    """One game gives no information about the spread."""
    assert normal([7]) == Interval(7, 7, 7)


def test_standard_error_of_a_mean() -> None:
    """The squared deviations from the mean of 5 sum to 40: the root of 40 / 3 / 4."""
    assert standard_error([1, 3, 7, 9]) == pytest.approx((40 / 3 / 4) ** 0.5)


def test_an_interval_is_written_as_tables_show_it() -> None:
    """Rates are written in percent, gold as a number."""
    assert Interval(0.617, 0.4389, 0.768).text(100, " %") == "61.7 % (43.9 to 76.8)"
    assert Interval(49.96, 48.0, 51.94).text() == "50.0 (48.0 to 51.9)"
