"""Tests of the training: it repeats itself anywhere, and teaches leads that add up."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from kingdom_builder_qt.ai.features import LATER
from kingdom_builder_qt.ai.weights import Model
from kingdom_builder_qt.core import SetupError
from kingdom_builder_qt.game.training import MIXTURES, OWN, RIVAL, Course, play_lesson, train

COURSE = Course(rounds=2, games=2, mixtures=(("base",),))
NOTHING = Model({}, {})


def test_a_course_gives_the_same_weights_again_and_anywhere() -> None:
    """Neither the run nor the executor makes a difference."""
    here = list(train(COURSE, NOTHING))
    with ThreadPoolExecutor(2) as executor:
        assert list(train(COURSE, NOTHING, executor=executor)) == here
    assert len(here) == 2
    assert here[0].model != here[1].model


def test_progress_hears_of_every_game() -> None:
    """A bar can count the games of all rounds."""
    heard: list[int] = []
    list(train(COURSE, NOTHING, progress=lambda: heard.append(1)))
    assert len(heard) == 4


@pytest.mark.parametrize("mixture", sorted(set(MIXTURES)), ids="+".join)
def test_every_mixture_can_be_learned_from(mixture: tuple[str, ...]) -> None:
    """A training game of each gives samples of both sides."""
    lesson = play_lesson(Course(players=3, mixtures=(mixture,)).options(0, 0), NOTHING)
    assert len(lesson.gold) == 3
    assert len(lesson.samples) > 20
    numbers, _ = lesson.samples[0]
    assert {name.partition("|")[0] + "|" for name in numbers} == {OWN, RIVAL}


def test_only_the_future_is_learned() -> None:
    """All learned numbers come times the horizon, so that gold is gold when the game ends."""
    lesson = play_lesson(COURSE.options(0, 0), NOTHING)
    assert all(name.endswith(LATER) for numbers, _ in lesson.samples for name in numbers)
    early, late = lesson.samples[0][1], lesson.samples[-1][1]
    assert abs(late) < abs(early), "the last turn leaves more open than the first"


@pytest.mark.parametrize("change", [{"rounds": 0}, {"games": 0}, {"mixtures": ()}])
def test_an_empty_course_is_refused(change: dict[str, object]) -> None:
    """Nothing to play is a mistake of the caller."""
    with pytest.raises(SetupError, match="at least one round"):
        Course(**change)  # type: ignore[arg-type]
