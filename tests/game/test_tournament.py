"""Tests of tournaments: tables, files, interrupts, crashes."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.game import GameOptions
from kingdom_builder_qt.game.arena.arena import GameResult
from kingdom_builder_qt.game.arena.round_robin import Tournament, games_file, run_tournament
from kingdom_builder_qt.game.arena.standings import GamesByTable
from kingdom_builder_qt.game.workers import WorkerPool, given

SMALL = Tournament(("random", "novice", "reference_hard"), 4, seed=3)


@pytest.fixture(scope="module")
def small_file(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the file of a finished tournament."""
    path = tmp_path_factory.mktemp("small") / "games.csv"
    run_tournament(SMALL, path)
    return path.read_text()


class Interrupt:
    """A progress callback at which the user presses Ctrl+C after some games."""

    def __init__(self, after: int) -> None:
        self.left = after

    def __call__(self, result: GameResult) -> None:
        self.left -= 1
        if not self.left:
            raise KeyboardInterrupt


def read(path: Path, tournament: Tournament = SMALL) -> GamesByTable:
    """Return the games of a file."""
    return games_file(path, tournament).read(tournament.games)


def test_every_pair_plays_all_games(tmp_path: Path) -> None:
    """Three players make three pairs; the file holds every game."""
    path = tmp_path / "games.csv"
    done = run_tournament(SMALL, path)
    assert {pair: sorted(games) for pair, games in done.items()} == {
        ("random", "novice"): [0, 1, 2, 3],
        ("random", "reference_hard"): [0, 1, 2, 3],
        ("novice", "reference_hard"): [0, 1, 2, 3],
    }
    assert read(path) == done
    turns = [len(t) for games in done.values() for g in games.values() for t in g.turn_seconds]
    assert min(turns) > 5


def test_an_interrupted_tournament_goes_on(tmp_path: Path) -> None:
    """After Ctrl+C only the missing games are played, and all equal those of one run."""
    path, whole = tmp_path / "games.csv", run_tournament(SMALL, tmp_path / "whole.csv")
    with pytest.raises(KeyboardInterrupt):
        run_tournament(SMALL, path, progress=Interrupt(5))
    assert sum(len(games) for games in read(path).values()) == 5
    played: list[GameResult] = []
    assert run_tournament(SMALL, path, progress=played.append) == whole
    assert len(played) == SMALL.total - 5


def test_more_games_go_on_from_fewer(tmp_path: Path) -> None:
    """A finished tournament can be extended; its first games are the same."""
    path = tmp_path / "games.csv"
    run_tournament(Tournament(SMALL.players, 2, seed=3), path)
    played: list[GameResult] = []
    assert run_tournament(SMALL, path, progress=played.append) == run_tournament(
        SMALL, tmp_path / "whole.csv"
    )
    assert len(played) == 6


@pytest.mark.slow
def test_any_executor_gives_the_same_games(tmp_path: Path) -> None:
    """Threads and processes play the same games as this process."""
    here = run_tournament(SMALL, tmp_path / "here.csv")
    with ThreadPoolExecutor(2) as executor:
        assert run_tournament(SMALL, tmp_path / "a.csv", pool=given(executor)) == here
    assert run_tournament(SMALL, tmp_path / "b.csv", pool=partial(WorkerPool, 2)) == here


def test_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    """After a process is killed in a game, all games are the same."""
    games = Tournament(("builder", "reference_hard"), 8, seed=3)
    here = run_tournament(games, tmp_path / "here.csv")
    killed: list[int | None] = []

    def kill_one(result: GameResult) -> None:
        if not killed:
            worker = multiprocessing.active_children()[0]
            killed.append(worker.pid)
            worker.kill()

    path = tmp_path / "there.csv"
    pool = partial(WorkerPool, 2)
    assert run_tournament(games, path, pool=pool, progress=kill_one) == here
    assert killed
    assert read(path, games) == here


@pytest.mark.parametrize(
    "other",
    [
        Tournament(SMALL.players, 4, seed=4),
        Tournament(("random", "novice"), 4, seed=3),
        Tournament(SMALL.players, 4, 3, GameOptions(expansions=("base", "nomads"))),
        Tournament(SMALL.players, 4, 3, "nomads"),
        Tournament(SMALL.players, 4, 3, seats=3),
    ],
    ids=["seed", "players", "expansions", "preset", "seats"],
)
def test_the_file_of_another_tournament_is_refused(
    tmp_path: Path, small_file: str, other: Tournament
) -> None:
    """Games with another seed, players, content or tables are never mixed."""
    path = tmp_path / "games.csv"
    path.write_text(small_file)
    with pytest.raises(SetupError, match="another tournament"):
        read(path, other)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a,b\n1,2\n", "line 1: the columns are not those"),
        ("a game", "line 1: the columns are not those"),
        ("seed,expansions,first,second,number\n1,base,a,b,0\n", "choose another file"),
    ],
)
def test_a_file_that_is_none_is_refused(tmp_path: Path, text: str, message: str) -> None:
    """Results are not appended to a file of another kind."""
    path = tmp_path / "games.csv"
    path.write_text(text)
    with pytest.raises(SetupError, match=message):
        run_tournament(SMALL, path)


@pytest.mark.parametrize("cut", ["\n", " ", "/", ","])
def test_a_cut_off_line_is_played_again(tmp_path: Path, small_file: str, cut: str) -> None:
    """After a power cut at any place in a line only its game is missing."""
    path = tmp_path / "games.csv"
    path.write_text(small_file)
    text = path.read_text()
    path.write_text(text[: text.rindex(cut)])
    assert sum(map(len, read(path).values())) == SMALL.total - 1
    run_tournament(SMALL, path)
    assert [line.rsplit(",", 1)[0] for line in path.read_text().splitlines()] == [
        line.rsplit(",", 1)[0] for line in text.splitlines()
    ]


@pytest.mark.parametrize(
    ("old", "new"), [("/", "//"), (",random/novice,", ",random/novice,x"), (",base,", ",")]
)
def test_a_damaged_line_is_named(tmp_path: Path, small_file: str, old: str, new: str) -> None:
    """Too many values, no number and too few columns are reported."""
    path = tmp_path / "games.csv"
    path.write_text(small_file)
    head, first, rest = path.read_text().split("\n", 2)
    path.write_text("\n".join((head, first.replace(old, new), rest)))
    with pytest.raises(SetupError, match=r"line 2: (not a line about a game|a game of another)"):
        read(path)


@pytest.mark.parametrize("players", [("random",), ("random", "nobody")])
def test_a_tournament_needs_known_players(players: tuple[str, ...]) -> None:
    """A single or unknown player is refused before a game is played."""
    with pytest.raises(SetupError):
        Tournament(players, 4)


@pytest.mark.parametrize("options", ["nomad", GameOptions(expansions=("base", "nomad"))])
def test_a_tournament_of_unknown_content_is_refused(options: GameOptions | str) -> None:
    """An unknown preset or expansion is reported before a game is played."""
    with pytest.raises(SetupError, match="did you mean"):
        Tournament(("random", "novice"), 4, options=options)


def test_one_sits_among_copies_of_the_other(tmp_path: Path) -> None:
    """A table of four has three copies of the second player, and the file has all their gold."""
    tournament = Tournament(("novice", "random"), 4, seed=2, options="harvest", seats=4)
    path = tmp_path / "games.csv"
    done = run_tournament(tournament, path)
    assert list(done) == [("novice", "random", "random", "random")]
    assert read(path, tournament) == done
    assert all(len(game.gold) == 4 for games in done.values() for game in games.values())
    assert path.read_text().splitlines()[1].startswith("2,harvest,novice/random/random/random,0,")


def test_a_player_named_twice_meets_himself() -> None:
    """Every other player is met only once, wherever the name is repeated."""
    for again in (1, 2):
        players = ["novice", "random"]
        players.insert(again, "novice")
        tournament = Tournament(tuple(players), 4)
        tables = [match.players for match in tournament.matches()]
        assert tables == [("novice", "novice"), ("novice", "random")]
        assert tournament.total == 8


@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_a_table_takes_as_many_as_the_game(seats: int) -> None:
    """Table sizes that no game has are refused."""
    with pytest.raises(SetupError, match=f"the game takes 2 to 5 players, not {seats}"):
        Tournament(("random", "novice"), 4, seats=seats)


@pytest.mark.parametrize(
    ("options", "word"),
    [
        (GameOptions(edition="new"), "edition"),
        (GameOptions(players=3, seed=5), "players and seed"),
        (GameOptions(cards=("knights", "lords", "miners")), "cards"),
    ],
)
def test_options_that_the_file_does_not_tell_are_refused(options: GameOptions, word: str) -> None:
    """Tournaments with other options never share a file; no option is silently dropped."""
    with pytest.raises(SetupError, match=f"^{word} cannot be chosen for a tournament"):
        Tournament(("random", "novice"), 4, options=options)
