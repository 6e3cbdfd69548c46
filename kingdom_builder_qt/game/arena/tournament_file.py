"""The CSV file of a tournament: one line for each game, from which it goes on and is judged."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Final, TypeAlias

from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.game.arena.arena import GameResult
from kingdom_builder_qt.game.arena.csv_log import read_rows, row_writer
from kingdom_builder_qt.game.arena.standings import Done, Table

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
