"""Round robins between players: every table on the same deals, resumable, over any executor."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Final

from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.game.arena import GameResult, Match, check_match, play_game
from kingdom_builder_qt.game.options import GameOptions
from kingdom_builder_qt.game.standings import Done, Table
from kingdom_builder_qt.game.tournament_file import GamesFile
from kingdom_builder_qt.game.workers import Pool, results_of

FEWEST_SEATS: Final = 2


@dataclass(frozen=True, slots=True)
class Tournament:
    """Who plays: every two players meet in `games` games at tables of `seats`.

    At larger tables the one named first sits among copies of the other.  A player named twice
    also meets himself.  `options` is a template or the word of a preset, as in `Match`.
    """

    players: tuple[str, ...]
    games: int
    seed: int = 1
    options: GameOptions | str = field(default_factory=GameOptions)
    seats: int = FEWEST_SEATS

    def __post_init__(self) -> None:
        """Raise SetupError for fewer than two players, unknown ones or impossible options."""
        if len(self.players) < FEWEST_SEATS:
            raise SetupError("a tournament needs at least two players")
        check_match(self.matches()[0])

    def matches(self) -> list[Match]:
        """Return one match for every two players that meet."""
        copies = max(self.seats, FEWEST_SEATS) - 1
        tables = dict.fromkeys(
            (one, *(other,) * copies) for one, other in combinations(self.players, 2)
        )
        return [Match(table, self.games, self.seed, self.options) for table in tables]

    @property
    def total(self) -> int:
        """Return the number of all games."""
        return self.games * len(self.matches())

    @property
    def set_up(self) -> str:
        """Return what is played in a word: a preset, or expansions: `base+nomads`."""
        return self.options if isinstance(self.options, str) else "+".join(self.options.expansions)


def games_file(path: Path, tournament: Tournament) -> GamesFile:
    """Return the file that keeps the games of a tournament."""
    tables = [match.players for match in tournament.matches()]
    return GamesFile(path, tournament.seed, tournament.set_up, tables)


def run_tournament(
    tournament: Tournament,
    path: Path,
    *,
    pool: Pool | None = None,
    progress: Callable[[GameResult], object] | None = None,
) -> Done:
    """Play what the file lacks, append it there and return all games of the tournament.

    `pool` makes an executor; without it the games are played here.  Ctrl+C is passed on: all
    games that ended by then are in the file, and the next run goes on.
    """
    file = games_file(path, tournament)
    done = file.read(tournament.games)
    with file.writer() as write, closing(_play(_missing(tournament, done), pool)) as games:
        for table, result in games:
            done[table][result.number] = result
            write(table, result)
            if progress is not None:
                progress(result)
    return done


def _missing(tournament: Tournament, done: Done) -> list[tuple[Match, int]]:
    """Return the games to play, number by number, so that all pairs grow together."""
    return [
        (match, number)
        for number in range(tournament.games)
        for match in tournament.matches()
        if number not in done[match.players]
    ]


def _play(
    games: list[tuple[Match, int]], pool: Pool | None
) -> Generator[tuple[Table, GameResult], None, None]:
    with closing(results_of(_play_game, games, pool)) as results:
        for (match, _), result in results:
            yield match.players, result


def _play_game(game: tuple[Match, int]) -> GameResult:
    match, number = game
    return play_game(match, number)
