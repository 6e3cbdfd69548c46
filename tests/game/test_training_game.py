"""Tests of one training game: samples of both sides, with future gold only."""

from __future__ import annotations

from statistics import mean

import pytest

from kingdom_builder_qt.ai.evaluation.position_features import LATER
from kingdom_builder_qt.ai.evaluation.weights import Model
from kingdom_builder_qt.game.arena.training import (
    MIXTURES,
    OWN,
    RIVAL,
    TrainingCourse,
    TrainingGame,
    _End,
    play_training_game,
)
from tests.helpers.cases import slow_but

NOTHING = Model({}, {})


@pytest.mark.parametrize(
    "mixture",
    slow_but((min(MIXTURES), max(MIXTURES, key=len)), sorted(set(MIXTURES))),
    ids="+".join,
)
def test_every_mixture_can_be_learned_from(mixture: tuple[str, ...]) -> None:
    """A training game of each gives samples of both sides."""
    played = play_training_game(
        TrainingCourse(players=3, mixtures=(mixture,)).options(0, 0), NOTHING
    )
    assert len(played.gold) == 3
    assert len(played.samples) > 20
    numbers, _ = played.samples[0]
    assert {name.partition("|")[0] + "|" for name in numbers} == {OWN, RIVAL}


def test_only_the_future_is_learned() -> None:
    """Learned numbers are multiplied by the horizon, so that their unit is gold at the end."""
    games_played = [
        play_training_game(TrainingCourse().options(0, game), NOTHING) for game in range(5)
    ]
    names = {name for played in games_played for numbers, _ in played.samples for name in numbers}
    assert names
    assert all(name.endswith(LATER) for name in names)
    early, late = (
        mean(abs(lead) for played in games_played for _, lead in played.samples[part])
        for part in (slice(4), slice(-4, None))
    )
    assert late < early, "the last turns leave more open than the first"


def test_a_lead_still_to_come_is_rounded_once() -> None:
    """From Python 3.12 on `sum` rounds differently, and is wrong here in every version."""
    numbers = {f"gold:{n}": gold for n, gold in enumerate([1e200, 1e100, 1.0, -1e200, -1e100])}
    played = TrainingGame(gold=(40, 30))
    _End(0, tuple(numbers), tuple(numbers.values()), (), [()], (2, 4)).add_sample(played)
    assert played.samples == [({}, 38 - 26 - 1.0)]
