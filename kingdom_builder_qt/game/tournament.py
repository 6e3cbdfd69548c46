"""Round robins between players: every pair on the same deals, resumable, over any executor."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from itertools import combinations
from math import log10
from pathlib import Path
from typing import Final, TextIO, TypeAlias

from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.game.arena import (
    GameResult,
    Interval,
    Match,
    normal,
    play_game,
    share,
    wilson,
)
from kingdom_builder_qt.game.options import GameOptions

COLUMNS: Final = (
    "seed",
    "expansions",
    "first",
    "second",
    "number",
    "gold_first",
    "gold_second",
    "decisions_first",
    "decisions_second",
    "seconds_first",
    "seconds_second",
    "turns_first",
    "turns_second",
)
MEAN_ELO: Final = 1500
_ELO_STEPS: Final = 2000
_CRASHES: Final = 3  # of workers, after which a tournament gives up

Pair: TypeAlias = tuple[str, str]
Done: TypeAlias = dict[Pair, dict[int, GameResult]]
Pool: TypeAlias = Callable[[], AbstractContextManager[Executor]]


@dataclass(frozen=True, slots=True)
class Tournament:
    """Who plays: every pair `games` games, two in a row on one deal with the seats swapped."""

    players: tuple[str, ...]
    games: int
    seed: int = 1
    options: GameOptions = field(default_factory=GameOptions)

    def __post_init__(self) -> None:
        """Raise SetupError for unknown players, fewer than two, or one that comes twice."""
        if len(self.players) < 2 or len(set(self.players)) < len(self.players):
            raise SetupError("a tournament needs at least two different players")
        self.matches()

    def matches(self) -> list[Match]:
        """Return the matches of all pairs."""
        pairs = combinations(self.players, 2)
        return [Match(pair, self.games, self.seed, self.options) for pair in pairs]

    @property
    def total(self) -> int:
        """Return the number of all games."""
        return self.games * len(self.matches())


@dataclass(frozen=True, slots=True)
class Place:
    """What a player reached against all others together."""

    name: str
    games: int
    win_rate: Interval
    elo: float
    gold: Interval
    ms_per_turn: float


# -- games of a file -----------------------------------------------------------------------------


def read_games(path: Path, tournament: Tournament) -> Done:
    """Return the games that a CSV file holds; SetupError if they are of another tournament."""
    done: Done = {}
    if not path.exists():
        return done
    with path.open(newline="", encoding="utf-8") as file:
        rows = csv.DictReader(file)
        if tuple(rows.fieldnames or ()) != COLUMNS:
            raise SetupError(f"{path} is no file of a tournament")
        for row in rows:
            pair = (row["first"], row["second"])
            mine = row["seed"] == str(tournament.seed) and row["expansions"] == _mix(tournament)
            if not mine or pair not in combinations(tournament.players, 2):
                raise SetupError(f"{path}, line {rows.line_num}: a game of another tournament")
            result = _result(row, f"{path}, line {rows.line_num}")
            if result.number < tournament.games:
                done.setdefault(pair, {})[result.number] = result
    return done


def _mix(tournament: Tournament) -> str:
    return "+".join(tournament.options.expansions)


def _result(row: dict[str, str], where: str) -> GameResult:
    try:
        gold, decisions, turns = (
            (int(row[f"{name}_first"]), int(row[f"{name}_second"]))
            for name in ("gold", "decisions", "turns")
        )
        seconds = float(row["seconds_first"]), float(row["seconds_second"])
        return GameResult(int(row["number"]), gold, decisions, seconds, turns)
    except (TypeError, ValueError):
        # The last line of a run that was killed may be cut off.
        raise SetupError(f"{where}: not a whole line; delete it to go on") from None


class _Writer:
    """Appends every game at once, so that an interrupt loses none."""

    def __init__(self, file: TextIO, tournament: Tournament) -> None:
        self._file, self._tournament = file, tournament
        self._csv = csv.writer(file, lineterminator="\n")
        if not file.tell():
            self._csv.writerow(COLUMNS)

    def write(self, pair: Pair, result: GameResult) -> None:
        seconds = [f"{number:.3f}" for number in result.seconds]
        head = (self._tournament.seed, _mix(self._tournament), *pair, result.number)
        self._csv.writerow((*head, *result.gold, *result.decisions, *seconds, *result.turns))
        self._file.flush()


# -- playing -------------------------------------------------------------------------------------


def run_tournament(
    tournament: Tournament,
    path: Path,
    *,
    pool: Pool | None = None,
    progress: Callable[[GameResult], object] | None = None,
) -> Done:
    """Play what the file lacks, append it there and return all games of the file.

    `pool` makes an executor; without it the games are played here.  Ctrl+C is passed on: all
    games that ended by then are in the file, and the next run goes on.  A pool whose worker died
    is made again.
    """
    done = read_games(path, tournament)
    with path.open("a", newline="", encoding="utf-8") as file:
        writer = _Writer(file, tournament)
        for crash in range(_CRASHES):
            try:
                for pair, result in _play(_missing(tournament, done), pool):
                    done.setdefault(pair, {})[result.number] = result
                    writer.write(pair, result)
                    if progress is not None:
                        progress(result)
                break
            except BrokenProcessPool:
                if crash == _CRASHES - 1:
                    raise
    return done


def _missing(tournament: Tournament, done: Done) -> list[tuple[Match, int]]:
    """Return the games to play, number by number, so that all pairs grow together."""
    matches = [
        (match, done.get((match.players[0], match.players[1]), {}))
        for match in tournament.matches()
    ]
    return [
        (match, number)
        for number in range(tournament.games)
        for match, known in matches
        if number not in known
    ]


def _pair(match: Match) -> Pair:
    first, second = match.players
    return first, second


def _play(games: list[tuple[Match, int]], pool: Pool | None) -> Iterator[tuple[Pair, GameResult]]:
    if pool is None:
        for match, number in games:
            yield _pair(match), play_game(match, number)
        return
    with pool() as executor:
        waiting: dict[Future[GameResult], Pair] = {
            executor.submit(play_game, match, number): _pair(match) for match, number in games
        }
        try:
            for future in as_completed(waiting):
                yield waiting[future], future.result()
        finally:
            for future in waiting:
                future.cancel()


def given(executor: Executor) -> Pool:
    """Return a pool that is an executor of the caller, who also ends it."""
    return lambda: nullcontext(executor)


# -- statistics ----------------------------------------------------------------------------------


def places(players: Iterable[str], done: Done) -> list[Place]:
    """Return what every player reached, the strongest first; players without games are left out."""
    elo = elo_ratings(done)
    found = [_place(name, done, elo[name]) for name in players if name in elo]
    return sorted(found, key=lambda place: place.elo, reverse=True)


def _place(name: str, done: Done, elo: float) -> Place:
    wins, gold, seconds, turns = 0.0, [], 0.0, 0
    for pair, results in done.items():
        if name not in pair:
            continue
        me = pair.index(name)
        for result in results.values():
            wins += share(result.gold, me)
            gold.append(result.gold[me])
            seconds += result.seconds[me]
            turns += result.turns[me]
    speed = 1000 * seconds / turns if turns else 0.0
    return Place(name, len(gold), wilson(wins, len(gold)), elo, normal(gold), speed)


def elo_ratings(done: Done) -> dict[str, float]:
    """Return ratings with mean `MEAN_ELO` that fit all results best (Bradley and Terry).

    Half a drawn game is added for every pair, so that a player who won all games has a rating.
    """
    wins: dict[str, float] = {}
    games: dict[Pair, float] = {}
    for pair, results in done.items():
        if not results:
            continue
        games[pair] = len(results) + 0.5
        for me, name in enumerate(pair):
            won = sum(share(result.gold, me) for result in results.values())
            wins[name] = wins.get(name, 0.0) + won + 0.25
    strength = dict.fromkeys(wins, 1.0)
    for _ in range(_ELO_STEPS):
        expected = dict.fromkeys(wins, 0.0)
        for (first, second), number in games.items():
            part = number / (strength[first] + strength[second])
            expected[first] += part
            expected[second] += part
        strength = {name: wins[name] / expected[name] for name in wins}
    ratings = {name: 400 * log10(value) for name, value in strength.items()}
    mean = sum(ratings.values()) / len(ratings) if ratings else 0.0
    return {name: rating - mean + MEAN_ELO for name, rating in ratings.items()}
