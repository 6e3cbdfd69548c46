"""Results of a tournament: win rates, ratings, gold, time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import fsum, log10
from statistics import fmean
from typing import Final, TypeAlias

from kingdom_builder_qt.core.compile.scores import win_share
from kingdom_builder_qt.game.arena.arena import GameResult
from kingdom_builder_qt.game.intervals import Interval, normal, wilson

MEAN_ELO: Final = 1500
_ELO_STEPS: Final = 2000
_SLOW: Final = 0.95  # quantile of the turn times that is reported

Table: TypeAlias = tuple[str, ...]  # names by seat: one player, then copies of another
GamesByTable: TypeAlias = dict[Table, dict[int, GameResult]]


_WIDEST: Final = 32  # characters of a name in a table


def column_name(name: str) -> str:
    """Return the name of a player for a column: of a long one, such as a path, the end."""
    return name if len(name) <= _WIDEST else f"…{name[1 - _WIDEST :]}"


def table_name(table: Table) -> str:
    """Return the name of a table: `master - 2 x builder`."""
    first, *others = map(column_name, table)
    return f"{first} - {others[0] if len(others) == 1 else f'{len(others)} x {others[0]}'}"


@dataclass(frozen=True, slots=True)
class PlayingSpeed:
    """Processor time of single turns in milliseconds: mean, 95th percentile, longest."""

    mean: float
    p95: float
    longest: float


@dataclass(frozen=True, slots=True)
class Place:
    """The results of a player at all tables, averaged over its seats at a table.

    Games against copies of itself count for gold and time, for the win rate only without others.
    """

    name: str
    games: int
    win_rate: Interval
    elo: float
    gold: Interval
    speed: PlayingSpeed


@dataclass(frozen=True, slots=True)
class Meeting:
    """The results of the first player of a table; `even`: the win rate among equal players."""

    table: Table
    games: int
    win_rate: Interval
    even: float
    gold: Interval
    rivals_gold: Interval
    speed: PlayingSpeed

    @property
    def is_mirror(self) -> bool:
        """Return whether a player met copies of itself."""
        return len(set(self.table)) == 1


def places(players: Iterable[str], done: GamesByTable) -> list[Place]:
    """Return the places of all players with games, the strongest first."""
    elo = elo_ratings(done)
    found = [_place(name, done, elo) for name in dict.fromkeys(players) if _games(name, done)]
    return sorted(found, key=lambda place: place.elo, reverse=True)


def meetings(done: GamesByTable) -> list[Meeting]:
    """Return the results of each table with games."""
    return [_meeting(table, list(games.values())) for table, games in done.items() if games]


def speed_of(seconds: Iterable[float]) -> PlayingSpeed:
    """Return statistics of turn times given in seconds; zeros without any."""
    times = sorted(1000 * second for second in seconds)
    if not times:
        return PlayingSpeed(0.0, 0.0, 0.0)
    return PlayingSpeed(
        fmean(times), times[min(len(times) - 1, int(_SLOW * len(times)))], times[-1]
    )


def _meeting(table: Table, games: Sequence[GameResult]) -> Meeting:
    wins = fsum(win_share(game.gold, 0) for game in games)
    return Meeting(
        table=table,
        games=len(games),
        win_rate=wilson(wins, len(games)),
        even=1 / len(table),
        gold=normal([game.gold[0] for game in games]),
        rivals_gold=normal([fmean(game.gold[1:]) for game in games]),
        speed=speed_of(second for game in games for second in game.turn_seconds[0]),
    )


def _games(name: str, done: GamesByTable) -> list[tuple[GameResult, list[int]]]:
    """Return the games of a player, each with its indices at the table."""
    return [
        (game, [number for number, other in enumerate(table) if other == name])
        for table, games in done.items()
        if name in table
        for game in games.values()
    ]


def _place(name: str, done: GamesByTable, elo: dict[str, float]) -> Place:
    games = _games(name, done)
    contests = [(game, mine) for game, mine in games if len(mine) < len(game.gold)] or games
    wins = fsum(fmean(win_share(game.gold, me) for me in mine) for game, mine in contests)
    return Place(
        name=name,
        games=len(games),
        win_rate=wilson(wins, len(contests)),
        elo=elo.get(name, MEAN_ELO),
        gold=normal([fmean(game.gold[me] for me in mine) for game, mine in games]),
        speed=speed_of(s for game, mine in games for me in mine for s in game.turn_seconds[me]),
    )


def elo_ratings(done: GamesByTable) -> dict[str, float]:
    """Return maximum-likelihood ratings with mean `MEAN_ELO` (Bradley and Terry).

    At a table of several a player wins with its share of the total strength (Luce). Games against
    copies of itself carry no information. Half a drawn game is added per table, so that a player
    with only wins gets a finite rating.
    """
    wins: dict[str, float] = {}
    games: dict[Table, float] = {}
    for table, results in done.items():
        if not results or len(set(table)) == 1:
            continue
        games[table] = len(results) + 0.5
        for me, name in enumerate(table):
            won = fsum(win_share(result.gold, me) for result in results.values())
            wins[name] = wins.get(name, 0.0) + won + 0.5 / len(table)
    strength = dict.fromkeys(wins, 1.0)
    for _ in range(_ELO_STEPS):
        expected = dict.fromkeys(wins, 0.0)
        for table, number in games.items():
            part = number / fsum(strength[name] for name in table)
            for name in table:
                expected[name] += part
        strength = {name: wins[name] / expected[name] for name in wins}
    ratings = {name: 400 * log10(value) for name, value in strength.items()}
    mean = fsum(ratings.values()) / len(ratings) if ratings else 0.0
    return {name: rating - mean + MEAN_ELO for name, rating in ratings.items()}
