"""The CSV file of a tournament: one line for each game, from which it goes on and is judged."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.game.arena import GameResult
from kingdom_builder_qt.game.standings import Done, Table

# Values of the players at a table stand beside each other: "master/builder", "71/52"; of the
# processor time of single turns in milliseconds: "310 280/12 9".
COLUMNS: Final = ("seed", "set_up", "table", "number", "gold", "decisions", "turn_ms")
_BESIDE: Final = "/"

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
        if not self.path.exists():
            return done
        text = self.path.read_text(encoding="utf-8")
        rows = csv.DictReader(io.StringIO(text, newline=""))
        if tuple(rows.fieldnames or ()) != COLUMNS:
            raise SetupError(
                f"{self.path} is no file of a tournament, or of an earlier version: "
                "name another one with --csv"
            )
        lines = text.count("\n")
        for row in rows:
            where = f"{self.path}, line {rows.line_num}"
            # The last line of a run that was killed may be cut off.
            if rows.line_num > lines:
                raise SetupError(f"{where}: not a whole line; delete it to go on")
            table, result = self._game(row, where)
            if result.number < games:
                done[table][result.number] = result
        return done

    def _game(self, row: dict[str, str], where: str) -> tuple[Table, GameResult]:
        try:
            table = tuple(row["table"].split(_BESIDE))
            result = GameResult(
                int(row["number"]),
                gold=tuple(int(word) for word in row["gold"].split(_BESIDE)),
                decisions=tuple(int(word) for word in row["decisions"].split(_BESIDE)),
                turn_seconds=tuple(_seconds(word) for word in row["turn_ms"].split(_BESIDE)),
            )
        except (AttributeError, ValueError):
            raise SetupError(f"{where}: not the line of a game; delete it to go on") from None
        mine = row["seed"] == str(self.seed) and row["set_up"] == self.set_up
        if not mine or table not in self.tables:
            raise SetupError(f"{where}: a game of another tournament; name another file with --csv")
        sizes = {len(result.gold), len(result.decisions), len(result.turn_seconds)}
        if sizes != {len(table)}:
            raise SetupError(f"{where}: not the line of a game; delete it to go on")
        return table, result

    @contextmanager
    def writer(self) -> Iterator[Write]:
        """Return what appends a game at once, so that an interrupt loses none."""
        with self.path.open("a", newline="", encoding="utf-8") as file:
            rows = csv.writer(file, lineterminator="\n")
            if not file.tell():
                rows.writerow(COLUMNS)

            def write(table: Table, result: GameResult) -> None:
                values: tuple[Sequence[object], ...] = (
                    table,
                    (result.number,),
                    result.gold,
                    result.decisions,
                    [_milliseconds(turns) for turns in result.turn_seconds],
                )
                beside = [_BESIDE.join(map(str, value)) for value in values]
                rows.writerow((self.seed, self.set_up, *beside))
                file.flush()

            yield write


def _milliseconds(turns: Sequence[float]) -> str:
    return " ".join(f"{1000 * seconds:.1f}" for seconds in turns)


def _seconds(text: str) -> tuple[float, ...]:
    return tuple(float(word) / 1000 for word in text.split())
