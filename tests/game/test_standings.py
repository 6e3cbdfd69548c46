"""Tests of standings: ratings, places, meetings, times."""

from __future__ import annotations

import pytest

from kingdom_builder_qt.game.arena.arena import GameResult
from kingdom_builder_qt.game.arena.standings import (
    MEAN_ELO,
    PlayingSpeed,
    elo_ratings,
    meetings,
    places,
    speed_of,
    table_name,
)


def result(number: int, *gold: int) -> GameResult:
    """Return a game with the given gold, in which the n-th player took n tenths per turn."""
    seconds = tuple((number / 10,) * 10 for number in range(1, len(gold) + 1))
    return GameResult(number, gold, (30,) * len(gold), seconds)


def test_ratings_follow_the_results() -> None:
    """Three wins in four games are about 190 points; the mean is fixed; all wins stay finite."""
    games = {n: result(n, 50 if n % 4 else 10, 40) for n in range(400)}
    ratings = elo_ratings({("a", "b"): games})
    assert ratings["a"] - ratings["b"] == pytest.approx(190.8, abs=1)
    assert sum(ratings.values()) / 2 == pytest.approx(MEAN_ELO)
    sweep = elo_ratings({("a", "b"): {0: result(0, 50, 40)}})
    assert 0 < sweep["a"] - sweep["b"] < 1000


def test_an_even_share_at_a_larger_table_is_no_difference() -> None:
    """One win in three among two copies is the rate of equals; one in two is more."""
    third = {n: result(n, 50 if n % 3 == 0 else 10, 40, 30) for n in range(300)}
    even = elo_ratings({("a", "b", "b"): third})
    assert even["a"] == pytest.approx(even["b"], abs=1)
    half = {n: result(n, 50 if n % 2 else 10, 40, 30) for n in range(300)}
    ahead = elo_ratings({("a", "b", "b"): half})
    # With strength s against 1 and 1 he wins s / (s + 2) of all: s = 2, and 400 log 2 is 120.
    assert ahead["a"] - ahead["b"] == pytest.approx(120.4, abs=1)


def test_games_against_oneself_change_no_rating() -> None:
    """Games of a player against copies change neither rating nor win rate, but count for gold."""
    done = {("a", "b"): {0: result(0, 60, 40)}}
    mirror = {**done, ("a", "a"): {0: result(0, 30, 90), 1: result(1, 10, 10)}}
    assert elo_ratings(mirror) == elo_ratings(done)
    first = places(("a", "b"), mirror)[0]
    assert (first.games, first.win_rate.mean, first.gold.mean) == (3, 1.0, (60 + 60 + 10) / 3)
    alone = places(("a", "a"), {("a", "a"): mirror["a", "a"]})
    assert [(place.name, place.win_rate.mean, place.elo) for place in alone] == [
        ("a", 0.5, MEAN_ELO)
    ]


def test_places_are_ordered_and_count_time_by_turns() -> None:
    """The winner is first; tenths of a second become 100 ms."""
    done = {("b", "a"): {0: result(0, 30, 50), 1: result(1, 40, 60)}}
    first, second = places(("b", "a"), done)
    assert (first.name, first.games, first.win_rate.mean, first.gold.mean) == ("a", 2, 1.0, 55)
    assert (first.speed.mean, second.speed.mean) == (pytest.approx(200), pytest.approx(100))


def test_copies_count_once_for_each_game() -> None:
    """Three copies in one game count as one observation with their mean share and mean gold."""
    done = {("a", "b", "b", "b"): {0: result(0, 50, 40, 50, 30), 1: result(1, 10, 20, 30, 40)}}
    place = next(place for place in places(("a", "b"), done) if place.name == "b")
    assert (place.games, place.gold.mean) == (2, 35)
    assert place.win_rate.mean == pytest.approx((1 / 2 + 1) / 3 / 2)


def test_a_meeting_tells_the_share_of_the_first() -> None:
    """The row also has the share expected among equals, and the gold of both players."""
    done = {("a", "b", "b"): {0: result(0, 50, 40, 30), 1: result(1, 10, 40, 20)}, ("a", "c"): {}}
    (meeting,) = meetings(done)
    assert (meeting.games, meeting.win_rate.mean, meeting.even) == (2, 0.5, 1 / 3)
    assert (meeting.gold.mean, meeting.rivals_gold.mean, meeting.is_mirror) == (30, 32.5, False)
    assert meetings({("a", "a"): {0: result(0, 5, 4)}})[0].is_mirror


def test_speed_tells_mean_percentile_and_longest() -> None:
    """Of a hundred turns of 1 to 100 ms, five take longer than 95 ms."""
    speed = speed_of(number / 1000 for number in range(100, 0, -1))
    assert speed == PlayingSpeed(pytest.approx(50.5), pytest.approx(96, abs=1), pytest.approx(100))
    assert speed_of([0.002]) == PlayingSpeed(2, 2, 2)
    assert speed_of([]) == PlayingSpeed(0, 0, 0)


def test_a_table_is_named_by_its_players() -> None:
    """The name of a table lists its players and counts copies."""
    assert table_name(("master", "builder")) == "master - builder"
    assert table_name(("master", "builder", "builder")) == "master - 2 x builder"
    assert table_name(("master", "master")) == "master - master"
