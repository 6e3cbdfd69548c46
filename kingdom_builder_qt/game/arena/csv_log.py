"""CSV files of long runs: a row for each game as it ends, from which an interrupted run goes on."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias, TypeVar

from kingdom_builder_qt.content.disk import is_present
from kingdom_builder_qt.core.errors import SetupError

_Value = TypeVar("_Value")
Write: TypeAlias = Callable[[Iterable[object]], None]


def read_rows(
    path: Path, columns: Sequence[str], of: Callable[[dict[str, str]], _Value]
) -> list[_Value]:
    """Return what `of` makes of each row, by column; nothing if there is no file.

    SetupError names file and line of whatever is damaged: also a row for which `of` raises
    ValueError, with the sentence of `of` if that is a SetupError.
    """
    if not is_present(path):
        return []
    text = _text(path)
    if not text.startswith(",".join(columns) + "\n"):
        message = "not the columns of this command, or of an earlier version: name another file"
        raise SetupError(f"{path}, line 1: {message}")
    rows = csv.reader(io.StringIO(text, newline=""), strict=True)
    next(rows)
    found, line, whole = [], 2, text.count("\n")
    try:
        for row in rows:
            # The last line of a run that was killed may be cut off.
            if rows.line_num > whole:
                raise SetupError("not a whole line; delete it to go on")
            found.append(of(dict(zip(columns, row, strict=True))))
            line = rows.line_num + 1
    except SetupError as error:
        raise SetupError(f"{path}, line {line}: {error}") from None
    except (csv.Error, ValueError):
        message = "not the line of a game; delete it to go on"
        raise SetupError(f"{path}, line {line}: {message}") from None
    return found


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise SetupError(f"{path}, line {line}: not a text; name another file") from None


@contextmanager
def row_writer(path: Path, columns: Sequence[str]) -> Iterator[Write]:
    """Return what appends a row at once, so that an interrupt loses none; a new file has a head."""
    with path.open("a", newline="", encoding="utf-8") as file:
        rows = csv.writer(file, lineterminator="\n")

        def write(row: Iterable[object]) -> None:
            rows.writerow(row)
            file.flush()

        if not file.tell():
            write(columns)
        yield write
