"""Tests of the least squares."""

from __future__ import annotations

from random import Random

import pytest

from kingdom_builder_qt.game.arena.training import Regression


def test_weights_of_exact_samples_are_found() -> None:
    """Enough samples of a linear rule give its weights without an error."""
    random = Random(1)
    regression = Regression(lambda name: 0.0)
    for _ in range(40000):
        a, b = random.gauss(0, 3), random.gauss(0, 3)
        regression.add([({"a": a, "b": b}, 2 * a - b)])
    weights, error = regression.solve()
    assert weights == pytest.approx({"a": 2, "b": -1}, abs=0.02)
    assert error < 0.1


def test_few_samples_hardly_move_a_weight() -> None:
    """With a single sample a weight stays near its initial value."""
    regression = Regression(lambda name: 5.0)
    regression.add([({"a": 1.0}, 0.0)])
    weights, _ = regression.solve()
    assert 4 < weights["a"] < 5
