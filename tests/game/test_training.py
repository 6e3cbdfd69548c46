"""Tests of the training: it is repeatable."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from kingdom_builder_qt.ai.evaluation.weights import Model
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.game.arena.training import TrainingCourse, _in_order, train
from kingdom_builder_qt.game.workers import given

COURSE = TrainingCourse(rounds=2, games=2, mixtures=(("base",),))
NOTHING = Model({}, {})


def test_a_course_gives_the_same_weights_again_and_anywhere() -> None:
    """Another run and another executor give the same weights."""
    here = list(train(COURSE, NOTHING))
    with ThreadPoolExecutor(2) as executor:
        assert list(train(COURSE, NOTHING, pool=given(executor))) == here
    assert len(here) == 2
    assert here[0].model != here[1].model


def test_progress_hears_of_every_game() -> None:
    """A progress bar can count the games of all rounds."""
    heard: list[int] = []
    list(train(COURSE, NOTHING, progress=lambda: heard.append(1)))
    assert len(heard) == 4


@pytest.mark.parametrize(
    "change",
    [
        {"rounds": 0, "match_rounds": 0},
        {"rounds": -1},
        {"match_rounds": -1},
        {"games": 0},
        {"deals": 0},
        {"mixtures": ()},
    ],
)
def test_an_empty_course_is_refused(change: dict[str, object]) -> None:
    """A course without games is an error of the caller."""
    with pytest.raises(SetupError, match="at least one round"):
        TrainingCourse(**change)  # type: ignore[arg-type]


def test_the_order_in_which_games_end_makes_no_difference() -> None:
    """Sums of fractions depend on their order, so games are fitted in the order of their
    numbers.
    """
    ended = [2, 0, 3, 1, 4]
    results = [((number, ()), f"game {number}") for number in ended]
    found = list(_in_order(results))
    assert found == [f"game {number}" for number in sorted(ended)]
