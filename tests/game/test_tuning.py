"""Tests of the tuning by matches."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from kingdom_builder_qt.ai.evaluation.weights import START, START_OWN, Model, weight_of
from kingdom_builder_qt.game.arena import tuning
from kingdom_builder_qt.game.arena.arena import installed_catalog
from kingdom_builder_qt.game.arena.training import TrainingCourse
from kingdom_builder_qt.game.arena.tuning import Deal, knobs_of, learn, moved, play_deal
from kingdom_builder_qt.game.setup.first_position import new_game
from kingdom_builder_qt.game.workers import given

NOTHING = Model({}, {})
ALL = ("base", "nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island")
COURSE = TrainingCourse(games=2, match_rounds=2, deals=1)


def test_a_course_gives_the_same_weights_again_and_anywhere() -> None:
    """Another run and another executor give the same weights, which every round changes."""
    here = list(learn(COURSE, NOTHING))
    with ThreadPoolExecutor(2) as executor:
        assert list(learn(COURSE, NOTHING, pool=given(executor))) == here
    assert len(here) == 3
    assert len({str(result.model) for result in here}) == 3


@pytest.mark.parametrize("mixture", [("base",), ALL], ids=["base", "all"])
def test_every_knob_moves_weights_that_a_game_has(mixture: tuple[str, ...]) -> None:
    """Raised and lowered by the same number, the weights are the old ones."""
    course = TrainingCourse(mixtures=(mixture,))
    rules = new_game(installed_catalog(), course.options(0, 0)).rules
    assert ("own|extras" in knobs_of(rules)) == bool(rules.specials)
    for knob in knobs_of(rules):
        raised = moved(NOTHING, {knob: 1.0})
        assert raised != NOTHING, knob
        again = moved(raised, {knob: -1.0})
        start = {**START, **START_OWN}
        for name, weight in again.own.items():
            assert weight == pytest.approx(weight_of(name, {}, start))
        for name, weight in again.rival.items():
            assert weight == pytest.approx(weight_of(name, {}))


def test_cards_and_tiles_are_moved_for_all_players() -> None:
    """A weight of a card applies to both sides, one of the reach to the player only."""
    both = moved(NOTHING, {"gold:lords": 1.0})
    assert both.own == both.rival == {"gold:lords*horizon": tuning.CARD}
    own = moved(NOTHING, {"own|site": -1.0})
    assert own == Model({"site*horizon": START_OWN["site*horizon"] - 1.2}, {})
    rival = moved(NOTHING, {"rival|room": 1.0})
    assert rival == Model({}, {"room*horizon": 0.7})


@pytest.mark.parametrize("players", [2, 3])
def test_a_deal_is_played_by_both_versions_in_all_seats(players: int) -> None:
    """All seats of both games have gold; the directions are those of the deal."""
    options = TrainingCourse(players=players).options(0, 1)
    deal = play_deal(options, NOTHING)
    assert play_deal(options, NOTHING) == deal
    assert len(deal.gold) == 2 * players
    assert set(deal.directions.values()) == {-1.0, 1.0}


def test_equal_versions_have_no_margin(monkeypatch: pytest.MonkeyPatch) -> None:
    """The margin is that of the weights, not that of the seats."""
    monkeypatch.setattr(tuning, "moved", lambda model, _moves: model)
    for players in (2, 3):
        assert play_deal(TrainingCourse(players=players).options(0, 1), NOTHING).margin == 0


def test_a_weight_moves_towards_the_margin() -> None:
    """Deals that the raised weight wins raise it, at most by its change in a round."""
    deals = [
        Deal({"gold:lords": sign, "own|near": 1.0}, 5 * sign, (50, 50)) for sign in (-1.0, 1.0)
    ]
    result = tuning._tuned(iter(deals * 1000), NOTHING)
    assert result.model.own["gold:lords*horizon"] == pytest.approx(tuning.CARD)
    assert "near*horizon" not in result.model.own, "no direction of it was better"
    few = tuning._tuned(iter(deals), NOTHING)
    assert 0 < few.model.own["gold:lords*horizon"] < 0.1
