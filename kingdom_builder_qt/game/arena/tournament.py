"""Round robins between players: every table on the same deals, resumable, over any executor."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass, field, fields
from itertools import combinations
from pathlib import Path

from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.rules import MIN_PLAYERS, check_players
from kingdom_builder_qt.game.arena.arena import GameResult, Match, check_match, play_game
from kingdom_builder_qt.game.arena.standings import Done, Table
from kingdom_builder_qt.game.arena.tournament_file import GamesFile
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.workers import Pool, results_of


@dataclass(frozen=True, slots=True)
class Tournament:
    """Who plays: every two players meet in `games` games at tables of `seats`.

    At larger tables the one named first sits among copies of the other.  A player named twice
    also meets himself.  `options` are expansions and nothing else, or the word of a preset: the
    file tells no more of what is played.
    """

    players: tuple[str, ...]
    games: int
    seed: int = 1
    options: GameOptions | str = field(default_factory=GameOptions)
    seats: int = MIN_PLAYERS

    def __post_init__(self) -> None:
        """Raise SetupError for fewer than two players, unknown ones, seats or options."""
        if len(self.players) < 2:
            raise SetupError("a tournament needs at least two players")
        check_players(self.seats)
        _check_options(self.options)
        check_match(self.matches()[0])

    def matches(self) -> list[Match]:
        """Return one match for every two players that meet."""
        # Side by side, so that who is named twice meets everybody in the same order and once.
        players = sorted(self.players, key=self.players.index)
        pairs = dict.fromkeys(combinations(players, 2))
        tables = [(one, *(other,) * (self.seats - 1)) for one, other in pairs]
        return [Match(table, self.games, self.seed, self.options) for table in tables]

    @property
    def total(self) -> int:
        """Return the number of all games."""
        return self.games * len(self.matches())

    @property
    def set_up(self) -> str:
        """Return what is played in a word: a preset, or expansions: `base+nomads`."""
        return self.options if isinstance(self.options, str) else "+".join(self.options.expansions)


def _check_options(options: GameOptions | str) -> None:
    """Refuse what `set_up` would not tell: games of different kinds would share a file."""
    if isinstance(options, str):
        return
    plain = GameOptions(expansions=options.expansions)
    chosen = [item.name for item in fields(options)]
    chosen = [name for name in chosen if getattr(options, name) != getattr(plain, name)]
    if chosen:
        raise SetupError(
            f"{' and '.join(chosen)} cannot be chosen for a tournament: "
            "it is played with expansions or a preset, and everything else is random"
        )


def games_file(path: Path, tournament: Tournament) -> GamesFile:
    """Return the file that keeps the games of a tournament."""
    tables = [match.names for match in tournament.matches()]
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
    matches = tournament.matches()
    return [
        (match, number)
        for number in range(tournament.games)
        for match in matches
        if number not in done[match.names]
    ]


def _play(
    games: list[tuple[Match, int]], pool: Pool | None
) -> Generator[tuple[Table, GameResult], None, None]:
    with closing(results_of(_play_game, games, pool)) as results:
        for (match, _), result in results:
            yield match.names, result


def _play_game(game: tuple[Match, int]) -> GameResult:
    match, number = game
    return play_game(match, number)
