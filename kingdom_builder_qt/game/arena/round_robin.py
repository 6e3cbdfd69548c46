"""Round robins between players: every table on the same deals, resumable, over any executor."""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, fields
from itertools import chain, combinations
from pathlib import Path
from typing import BinaryIO, Final, TypeAlias, TypeVar

from kingdom_builder_qt.content.disk import is_present, read_bytes
from kingdom_builder_qt.content.temporary_files import sync_folder
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.rules import MIN_PLAYERS, check_players
from kingdom_builder_qt.game.arena.arena import GameResult, Match, check_match, play_game
from kingdom_builder_qt.game.arena.standings import Done, Table
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.workers import Pool, results_of

# -- a file with a row for each game as it ends ----------------------------------------------------

_Value = TypeVar("_Value")
_MOST_BYTES: Final = 256 << 20  # millions of games
_BLOCK: Final = 1 << 16  # bytes
WriteRow: TypeAlias = Callable[[Iterable[object]], None]


def read_rows(
    path: Path, columns: Sequence[str], of: Callable[[dict[str, str]], _Value]
) -> list[_Value]:
    """Return what `of` makes of each whole row, by column; nothing if there is no file.

    SetupError names file and line of whatever is damaged: also a row for which `of` raises
    ValueError, with the sentence of `of` if that is a SetupError.
    """
    if not is_present(path):
        return []
    data, head = read_bytes(path, _MOST_BYTES), ",".join(columns) + "\n"
    if isinstance(data, str):
        raise SetupError(f"{path}: {data}")
    if head.encode().startswith(data):
        return []  # cut off before the first row
    text = _text(path, data[: data.rfind(b"\n") + 1])
    if not text.startswith(head):
        message = "not the columns of this command, or of an earlier version: name another file"
        raise SetupError(f"{path}, line 1: {message}")
    rows = csv.reader(io.StringIO(text, newline=""), strict=True)
    next(rows)
    found, line = [], 2
    try:
        for row in rows:
            found.append(of(dict(zip(columns, row, strict=True))))
            line = rows.line_num + 1
    except SetupError as error:
        raise SetupError(f"{path}, line {line}: {error}") from None
    except (csv.Error, ValueError):
        message = "not the line of a game; delete it to go on"
        raise SetupError(f"{path}, line {line}: {message}") from None
    return found


def _text(path: Path, data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise SetupError(f"{path}, line {line}: not a text; name another file") from None


@contextmanager
def row_writer(path: Path, columns: Sequence[str]) -> Iterator[WriteRow]:
    """Return what appends a row and has it on the disk when it returns; a new file has a head."""
    with path.open("a+b") as data:
        _drop_cut_row(data)
        with io.TextIOWrapper(data, encoding="utf-8", newline="") as file:
            rows = csv.writer(file, lineterminator="\n")

            def write(row: Iterable[object]) -> None:
                rows.writerow(row)
                file.flush()
                os.fsync(file.fileno())

            if not file.tell():
                write(columns)
                sync_folder(path.parent)
            yield write


def _drop_cut_row(data: BinaryIO) -> None:
    end, line_end = data.seek(0, os.SEEK_END), -1
    while end and line_end < 0:
        begin = max(0, end - _BLOCK)
        data.seek(begin)
        line_end, end = data.read(end - begin).rfind(b"\n"), begin
    data.truncate(end + line_end + 1)
    data.seek(0, os.SEEK_END)


# -- its games -------------------------------------------------------------------------------------

# Values of the players at a table stand beside each other: "master/builder", "71/52"; of the
# processor time of single turns in milliseconds: "310 280/12 9".
COLUMNS: Final = ("seed", "set_up", "table", "number", "gold", "decisions", "turn_ms")
_BESIDE: Final = "/"
_MOST: Final = 1_000_000_000  # of any number of a game

Write: TypeAlias = Callable[[Table, GameResult], None]


@dataclass(frozen=True, slots=True)
class GamesFile:
    """A file of the games of one tournament: its seed, what is played, who sits at the tables."""

    path: Path
    seed: int
    set_up: str
    tables: Sequence[Table]

    def read(self, games: int) -> Done:
        """Return the first `games` games of each table as far as they are there.

        SetupError says which line is none, or of another tournament.
        """
        done: Done = {table: {} for table in self.tables}
        for table, result in read_rows(self.path, COLUMNS, self._game):
            if result.number < games:
                done[table][result.number] = result
        return done

    def _game(self, row: dict[str, str]) -> tuple[Table, GameResult]:
        """Return the game of a row; ValueError if it is none, SetupError if it is another's."""
        table = tuple(row["table"].split(_BESIDE))
        result = GameResult(
            int(row["number"]),
            gold=tuple(int(word) for word in row["gold"].split(_BESIDE)),
            decisions=tuple(int(word) for word in row["decisions"].split(_BESIDE)),
            turn_seconds=tuple(_seconds(word) for word in row["turn_ms"].split(_BESIDE)),
        )
        values = (*result.gold, *result.decisions, *chain(*result.turn_seconds))
        if not all(abs(value) <= _MOST for value in values):
            raise ValueError("not a number that a game has")
        mine = row["seed"] == str(self.seed) and row["set_up"] == self.set_up
        if not mine or table not in self.tables:
            raise SetupError("a game of another tournament; name another file with --csv")
        if {len(result.gold), len(result.decisions), len(result.turn_seconds)} != {len(table)}:
            raise ValueError("not a value for each player")
        return table, result

    @contextmanager
    def writer(self) -> Iterator[Write]:
        """Return what appends a game at once, so that an interrupt loses none."""
        with row_writer(self.path, COLUMNS) as write_row:

            def write(table: Table, result: GameResult) -> None:
                values: tuple[Sequence[object], ...] = (
                    table,
                    (result.number,),
                    result.gold,
                    result.decisions,
                    [_milliseconds(turns) for turns in result.turn_seconds],
                )
                beside = [_BESIDE.join(map(str, value)) for value in values]
                write_row((self.seed, self.set_up, *beside))

            yield write


def _milliseconds(turns: Sequence[float]) -> str:
    return " ".join(f"{1000 * seconds:.1f}" for seconds in turns)


def _seconds(text: str) -> tuple[float, ...]:
    return tuple(float(word) / 1000 for word in text.split())


# -- the tournament --------------------------------------------------------------------------------


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
