"""Tests of the sequential test of two players."""

from __future__ import annotations

from pathlib import Path
from random import Random
from statistics import NormalDist

import pytest

from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.game.arena.arena import GameResult
from kingdom_builder_qt.game.arena.round_robin import Tournament, games_file, run_tournament
from kingdom_builder_qt.game.arena.sprt import Hypotheses

HYPOTHESES = Hypotheses(0.5, 0.6)


def match(win_rate: float, seed: int, deals: int = 300) -> dict[int, GameResult]:
    """Return games with margins of standard deviation 15, a part of them luck of the deal."""
    random = Random(f"{win_rate}/{seed}")
    games = {}
    for deal in range(deals):
        luck = random.gauss(0, 9)
        for seat, sign in enumerate((1, -1)):
            margin = 15 * NormalDist().inv_cdf(win_rate) + sign * luck + random.gauss(0, 12)
            number, gold = 2 * deal + seat, (60 + round(margin), 60)
            games[number] = GameResult(number, gold, (1, 1), ((0.0,), (0.0,)))
    return games


@pytest.mark.parametrize("win_rate", [0.5, 0.6])
def test_verdicts_are_wrong_as_rarely_as_stated(win_rate: float) -> None:
    """Of 200 matches 10 may end with the wrong verdict, 20 would be far from chance."""
    verdicts = [HYPOTHESES.verdict(match(win_rate, seed)) for seed in range(200)]
    assert sum(found.accepted != win_rate for found in verdicts) < 20
    assert sum(found.games for found in verdicts) / 200 < 100


def test_a_clear_difference_ends_early() -> None:
    """A win rate of 80 % needs little more than the games of the estimated variance."""
    found = HYPOTHESES.verdict(match(0.8, 1))
    assert found.accepted == 0.6
    assert found.games <= 30
    assert found.win_rate == pytest.approx(0.8, abs=0.15)


def test_the_verdict_depends_on_whole_deals_in_their_order_only() -> None:
    """Games beyond the deciding one and after a gap change nothing."""
    games = match(0.8, 1)
    whole = HYPOTHESES.verdict(games)
    assert HYPOTHESES.verdict({n: games[n] for n in reversed(range(whole.games))}) == whole
    assert HYPOTHESES.verdict({n: games[n] for n in range(whole.games - 1)}).accepted is None
    gap = {number: game for number, game in games.items() if number != 2}
    assert HYPOTHESES.verdict(gap).games == 2


def test_equal_answers_decide_against_the_higher_rate() -> None:
    """Identical players have no variance at all."""
    games = {n: GameResult(n, (60, 60), (1, 1), ((0.0,), (0.0,))) for n in range(2000)}
    assert HYPOTHESES.verdict(games).accepted == 0.5


@pytest.mark.parametrize(("low", "high"), [(0.5, 0.5), (0.6, 0.5), (0, 0.5), (0.5, 1), (-1, 2)])
def test_win_rates_are_checked(low: float, high: float) -> None:
    """Both are possible rates, and the lower one is first."""
    with pytest.raises(SetupError, match="the lower first"):
        Hypotheses(low, high)


def test_a_tournament_ends_with_the_verdict(tmp_path: Path) -> None:
    """The games after the deciding deal are not played, nor at the next call."""
    test = Tournament(("builder", "random"), 400, seed=1, hypotheses=HYPOTHESES)
    path = tmp_path / "games.csv"
    done = run_tournament(test, path)
    verdict = test.verdict(done)
    assert verdict is not None
    assert verdict.accepted == 0.6
    assert len(done["builder", "random"]) == verdict.games < 40
    again = run_tournament(test, path)
    assert again == done == games_file(path, test).read(400)


def test_a_sequential_test_needs_two_players() -> None:
    """Of more players the margin would not be defined, of one there is none."""
    for players, seats in ((("builder", "random", "novice"), 2), (("builder", "random"), 3)):
        with pytest.raises(SetupError, match="two players"):
            Tournament(players, 4, seats=seats, hypotheses=HYPOTHESES)
    with pytest.raises(SetupError, match="two players"):
        Tournament(("novice", "novice"), 4, hypotheses=HYPOTHESES)
