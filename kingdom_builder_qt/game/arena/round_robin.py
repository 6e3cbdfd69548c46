"""Resumable round robins: every table plays the same deals, on any executor."""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, fields, replace
from itertools import chain, combinations
from pathlib import Path
from typing import BinaryIO, Final, TypeAlias, TypeVar

from kingdom_builder_qt.content.disk import is_present, read_bytes
from kingdom_builder_qt.content.temporary_files import sync_folder
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.rules import MIN_PLAYERS, check_players
from kingdom_builder_qt.game.arena.arena import (
    GameResult,
    Match,
    Row,
    check_match,
    play_game,
    rows_of,
    set_up,
)
from kingdom_builder_qt.game.arena.sprt import Hypotheses, Verdict
from kingdom_builder_qt.game.arena.standings import GamesByTable, Table
from kingdom_builder_qt.game.engines.player import engine_command
from kingdom_builder_qt.game.engines.process import command_of
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.workers import Pool, results_of

# -- result files: one CSV row per finished game ---------------------------------------------------

_Value = TypeVar("_Value")
_MOST_BYTES: Final = 256 << 20  # millions of games
_BLOCK: Final = 1 << 16  # bytes
WriteRow: TypeAlias = Callable[[Iterable[object]], None]


def read_rows(
    path: Path, columns: Sequence[str], of: Callable[[dict[str, str]], _Value]
) -> list[_Value]:
    """Return `of(row)` for each complete row; [] if there is no file.

    `of` gets the row as a dict by column. SetupError names file and line of a damaged row. A row is
    also damaged if `of` raises ValueError; the message of a SetupError is passed on.
    """
    if not is_present(path):
        return []
    data, head = read_bytes(path, _MOST_BYTES), ",".join(columns) + "\n"
    if isinstance(data, str):
        raise SetupError(f"{path}: {data}")
    if head.encode().startswith(data):
        return []  # truncated before the first row
    text = _text(path, data[: data.rfind(b"\n") + 1])
    if not text.startswith(head):
        message = "the columns are not those of this command or version; choose another file"
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
        message = "not a line about a game; delete it to continue"
        raise SetupError(f"{path}, line {line}: {message}") from None
    return found


def _text(path: Path, data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise SetupError(f"{path}, line {line}: not a text file; choose another file") from None


@contextmanager
def row_writer(path: Path, columns: Sequence[str]) -> Iterator[WriteRow]:
    """Yield a function that appends a row and syncs it to disk; a new file gets a header."""
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


# -- the games of a tournament ---------------------------------------------------------------------

# A column holds the values of all players at a table, "master/builder" or "71/52". Times are the
# processor times of single turns in milliseconds, "310 280/12 9".
COLUMNS: Final = ("seed", "set_up", "table", "number", "gold", "decisions", "turn_ms")
_BESIDE: Final = "/"
_MOST: Final = 1_000_000_000  # upper limit of each number of a game

Write: TypeAlias = Callable[[Table, GameResult], None]


@dataclass(frozen=True, slots=True)
class GamesFile:
    """The result file of one tournament, with the seed, set-up and tables expected in it."""

    path: Path
    seed: int
    set_up: str
    tables: Sequence[Table]

    def read(self, games: int) -> GamesByTable:
        """Return the stored games of each table whose number is below `games`.

        SetupError names a malformed line or one of another tournament.
        """
        done: GamesByTable = {table: {} for table in self.tables}
        for table, result in read_rows(self.path, COLUMNS, self._game):
            if result.number < games:
                done[table][result.number] = result
        return done

    def _game(self, row: dict[str, str]) -> tuple[Table, GameResult]:
        """Parse a row; ValueError if it is malformed, SetupError if it is of another tournament."""
        # Looked up instead of split: the name of an engine is a path.
        tables = {_BESIDE.join(table): table for table in self.tables}
        table = tables.get(row["table"])
        result = GameResult(
            int(row["number"]),
            gold=tuple(int(word) for word in row["gold"].split(_BESIDE)),
            decisions=tuple(int(word) for word in row["decisions"].split(_BESIDE)),
            turn_seconds=tuple(_seconds(word) for word in row["turn_ms"].split(_BESIDE)),
        )
        values = (*result.gold, *result.decisions, *chain(*result.turn_seconds))
        if not all(abs(value) <= _MOST for value in values):
            raise ValueError("number out of range")
        mine = row["seed"] == str(self.seed) and row["set_up"] == self.set_up
        if not mine or table is None:
            raise SetupError("a game of another tournament; choose another file with --csv")
        if {len(result.gold), len(result.decisions), len(result.turn_seconds)} != {len(table)}:
            raise ValueError("not a value for each player")
        return table, result

    @contextmanager
    def writer(self) -> Iterator[Write]:
        """Yield a function that writes a game to disk at once, so that an interrupt loses none."""
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
    """Each pair of players meets in `games` games at tables of `seats`.

    At larger tables the first player of the pair sits among copies of the second. A player listed
    twice also plays against copies of itself. `options` holds expansions only, or the id of a
    preset, because the result file stores nothing else of the set-up. `hypotheses` end the only
    match of two players at a table of two before its last game.
    """

    players: tuple[str, ...]
    games: int
    seed: int = 1
    options: GameOptions | str = field(default_factory=GameOptions)
    seats: int = MIN_PLAYERS
    hypotheses: Hypotheses | None = None

    def __post_init__(self) -> None:
        """Raise SetupError for fewer than two players, unknown ones, seats or options."""
        if len(self.players) < 2:
            raise SetupError("a tournament needs at least two players")
        check_players(self.seats)
        if self.hypotheses and not len(set(self.players)) == self.seats == MIN_PLAYERS:
            raise SetupError("a sequential test compares two players at a table of two")
        _check_options(self.options)
        check_match(self.matches()[0])

    def matches(self) -> list[Match]:
        """Return one match for each pair of players."""
        # Sorted, so that a player listed twice meets every other player once, in the same order.
        players = sorted(self.players, key=self.players.index)
        pairs = dict.fromkeys(combinations(players, 2))
        tables = [(one, *(other,) * (self.seats - 1)) for one, other in pairs]
        return [Match(table, self.games, self.seed, self.options) for table in tables]

    @property
    def total(self) -> int:
        """Return the number of games, of a sequential test the largest possible one."""
        return self.games * len(self.matches())

    def verdict(self, done: GamesByTable) -> Verdict | None:
        """Return the verdict of the sequential test so far, None without a test."""
        if self.hypotheses is None:
            return None
        return self.hypotheses.verdict(done[self.matches()[0].names])

    @property
    def set_up(self) -> str:
        """Return the set-up as stored in the file: a preset id or expansions, `base+nomads`."""
        return self.options if isinstance(self.options, str) else "+".join(self.options.expansions)


def _check_options(options: GameOptions | str) -> None:
    """Reject options that `set_up` does not store: different games would share a file."""
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
    """Return the result file of a tournament."""
    tables = [match.names for match in tournament.matches()]
    return GamesFile(path, tournament.seed, tournament.set_up, tables)


def tournament_rows(tournament: Tournament, done: GamesByTable) -> list[Row]:
    """Return a dict for each player of each game.

    The result file has no details of a game: board and cards follow from its number, the gold for
    each card and the number of rounds are left out.
    """
    rows = []
    for table, match in enumerate(tournament.matches()):
        games = done[match.names]
        results = [replace(games[n], options=set_up(match, n)) for n in sorted(games)]
        rows += [{"table": table, **row} for row in rows_of(match, results)]
    return [{key: value for key, value in row.items() if key != "rounds"} for row in rows]


def check_engines(players: Iterable[str], path: Path) -> None:
    """Raise SetupError if a program of an engine is newer than the file with its games.

    Games of the former program would be counted as those of the new one.
    """
    try:
        written = path.stat().st_mtime
    except OSError:
        return  # no file yet, or an error that reading it reports
    for player in players:
        for word in command_of(engine_command(player) or "-"):
            program = Path(word)
            if program.is_file() and program.stat().st_mtime > written:
                raise SetupError(
                    f"{program} is newer than the games in {path}; "
                    "choose another file with --csv, or delete this one"
                )


def run_tournament(
    tournament: Tournament,
    path: Path,
    *,
    pool: Pool | None = None,
    progress: Callable[[GameResult], object] | None = None,
) -> GamesByTable:
    """Play the missing games, append them to the file and return all games.

    `pool` makes an executor; without it the games run in this process. Ctrl+C is passed on; the
    next run resumes after the games already in the file.
    """
    file = games_file(path, tournament)
    done = file.read(tournament.games)
    with file.writer() as write, closing(_play(_missing(tournament, done), pool)) as games:
        for table, result in games:
            done[table][result.number] = result
            write(table, result)
            if progress is not None:
                progress(result)
            if _is_decided(tournament, done):
                break
    return done


def _is_decided(tournament: Tournament, done: GamesByTable) -> bool:
    verdict = tournament.verdict(done)
    return verdict is not None and verdict.accepted is not None


def _missing(tournament: Tournament, done: GamesByTable) -> list[tuple[Match, int]]:
    """Return the missing games ordered by number, so that all pairs progress together."""
    if _is_decided(tournament, done):
        return []
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
    played = play_game(match, number)
    # As the file has it: a resumed tournament gives the same results.
    return GameResult(number, played.gold, played.decisions, played.turn_seconds)
