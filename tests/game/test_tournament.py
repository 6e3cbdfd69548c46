"""Tests of tournaments: pairs, files, interrupts, crashes, clusters, ratings."""

from __future__ import annotations

from concurrent.futures import Executor, Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from kingdom_builder_qt.core import SetupError
from kingdom_builder_qt.game import GameOptions
from kingdom_builder_qt.game.arena import GameResult, worker_pool
from kingdom_builder_qt.game.tournament import (
    MEAN_ELO,
    Tournament,
    elo_ratings,
    given,
    places,
    read_games,
    run_tournament,
)

SMALL = Tournament(("random", "novice", "reference_hard"), 4, seed=3)


class Interrupt:
    """A progress callback at which the user presses Ctrl+C after some games."""

    def __init__(self, after: int) -> None:
        self.left = after

    def __call__(self, result: GameResult) -> None:
        self.left -= 1
        if not self.left:
            raise KeyboardInterrupt


class DyingExecutor(Executor):
    """An executor whose worker dies in the first game."""

    def submit(self, call: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_exception(BrokenProcessPool("a worker died"))
        return future


def result(number: int, first: int, second: int) -> GameResult:
    """Return a game with the given gold."""
    return GameResult(number, (first, second), (30, 30), (1.0, 2.0), (10, 10))


def test_every_pair_plays_all_games(tmp_path: Path) -> None:
    """Three players make three pairs; the file holds every game."""
    path = tmp_path / "games.csv"
    done = run_tournament(SMALL, path)
    assert {pair: sorted(games) for pair, games in done.items()} == {
        ("random", "novice"): [0, 1, 2, 3],
        ("random", "reference_hard"): [0, 1, 2, 3],
        ("novice", "reference_hard"): [0, 1, 2, 3],
    }
    assert read_games(path, SMALL) == done
    assert all(min(game.turns) > 5 for games in done.values() for game in games.values())


def test_an_interrupted_tournament_goes_on(tmp_path: Path) -> None:
    """After Ctrl+C only the missing games are played, and all come out as in one run."""
    path, whole = tmp_path / "games.csv", run_tournament(SMALL, tmp_path / "whole.csv")
    with pytest.raises(KeyboardInterrupt):
        run_tournament(SMALL, path, progress=Interrupt(5))
    assert sum(len(games) for games in read_games(path, SMALL).values()) == 5
    played: list[GameResult] = []
    assert run_tournament(SMALL, path, progress=played.append) == whole
    assert len(played) == SMALL.total - 5


def test_more_games_go_on_from_fewer(tmp_path: Path) -> None:
    """A finished tournament can be made longer: the first games are the same."""
    path = tmp_path / "games.csv"
    run_tournament(Tournament(SMALL.players, 2, seed=3), path)
    played: list[GameResult] = []
    assert run_tournament(SMALL, path, progress=played.append) == run_tournament(
        SMALL, tmp_path / "whole.csv"
    )
    assert len(played) == 6


def test_any_executor_gives_the_same_games(tmp_path: Path) -> None:
    """Threads and processes play what is played here."""
    here = run_tournament(SMALL, tmp_path / "here.csv")
    with ThreadPoolExecutor(2) as executor:
        assert run_tournament(SMALL, tmp_path / "a.csv", pool=given(executor)) == here
    assert run_tournament(SMALL, tmp_path / "b.csv", pool=partial(worker_pool, 2)) == here


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    """The tournament goes on with a new pool; if these die, too, it gives up."""
    pools = [DyingExecutor(), ThreadPoolExecutor(1)]
    done = run_tournament(SMALL, tmp_path / "a.csv", pool=lambda: nullcontext(pools.pop(0)))
    assert sum(len(games) for games in done.values()) == SMALL.total
    with pytest.raises(BrokenProcessPool):
        run_tournament(SMALL, tmp_path / "b.csv", pool=lambda: nullcontext(DyingExecutor()))


@pytest.mark.may_leak("Dask keeps a thread for its transfers until the process ends")
def test_a_dask_cluster_plays_the_same_games(tmp_path: Path) -> None:
    """The executor of a Dask client is an executor like any other."""
    distributed = pytest.importorskip("distributed", reason="the extra cluster is not installed")
    here = run_tournament(SMALL, tmp_path / "here.csv")
    options = {"n_workers": 1, "threads_per_worker": 1, "dashboard_address": None}
    with (
        distributed.LocalCluster(processes=False, **options) as cluster,
        distributed.Client(cluster) as client,
    ):
        pool = given(client.get_executor())
        assert run_tournament(SMALL, tmp_path / "there.csv", pool=pool) == here


@pytest.mark.parametrize(
    "other",
    [
        Tournament(SMALL.players, 4, seed=4),
        Tournament(("random", "novice"), 4, seed=3),
        Tournament(SMALL.players, 4, 3, GameOptions(expansions=("base", "nomads"))),
    ],
    ids=["seed", "players", "expansions"],
)
def test_the_file_of_another_tournament_is_refused(tmp_path: Path, other: Tournament) -> None:
    """Games of another seed, of other players or expansions are never mixed in."""
    path = tmp_path / "games.csv"
    run_tournament(SMALL, path)
    with pytest.raises(SetupError, match="another tournament"):
        read_games(path, other)


@pytest.mark.parametrize(
    ("text", "message"),
    [("a,b\n1,2\n", "no file of a tournament"), ("", "no file of a tournament")],
)
def test_a_file_that_is_none_is_refused(tmp_path: Path, text: str, message: str) -> None:
    """A file of something else is not appended to."""
    path = tmp_path / "games.csv"
    path.write_text(text)
    with pytest.raises(SetupError, match=message):
        run_tournament(SMALL, path)


def test_a_cut_off_line_is_named(tmp_path: Path) -> None:
    """After a kill in the middle of a line the message says which one it is."""
    path = tmp_path / "games.csv"
    run_tournament(SMALL, path)
    text = path.read_text()
    path.write_text(text[: text.rindex(",")])
    with pytest.raises(SetupError, match=r"line 13: not a whole line"):
        read_games(path, SMALL)


@pytest.mark.parametrize("players", [("random",), ("random", "random"), ("random", "nobody")])
def test_a_tournament_needs_different_known_players(players: tuple[str, ...]) -> None:
    """One player, a player twice or an unknown one is refused before anything is played."""
    with pytest.raises(SetupError):
        Tournament(players, 4)


def test_ratings_follow_the_results() -> None:
    """Three of four games are about 190 points; the mean is fixed; all wins are still finite."""
    games = {n: result(n, 50 if n % 4 else 10, 40) for n in range(400)}
    ratings = elo_ratings({("a", "b"): games})
    assert ratings["a"] - ratings["b"] == pytest.approx(190.8, abs=1)
    assert sum(ratings.values()) / 2 == pytest.approx(MEAN_ELO)
    sweep = elo_ratings({("a", "b"): {0: result(0, 50, 40)}})
    assert 0 < sweep["a"] - sweep["b"] < 1000


def test_places_are_ordered_and_count_time_by_turns() -> None:
    """The winner stands first; one second for ten turns is 100 ms."""
    done = {("b", "a"): {0: result(0, 30, 50), 1: result(1, 40, 60)}}
    first, second = places(("b", "a"), done)
    assert (first.name, first.games, first.win_rate.mean, first.gold.mean) == ("a", 2, 1.0, 55)
    assert (first.ms_per_turn, second.ms_per_turn) == (200, 100)
