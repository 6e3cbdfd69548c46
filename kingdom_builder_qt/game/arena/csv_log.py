"""CSV files of long runs: a row for each game as it ends, from which an interrupted run goes on.

A power cut may leave the beginning of a row: it counts for nothing and gives way to the next row.
"""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final, TypeAlias, TypeVar

from kingdom_builder_qt.content.disk import is_present, read_bytes
from kingdom_builder_qt.content.temporary_files import sync_folder
from kingdom_builder_qt.core.errors import SetupError

_Value = TypeVar("_Value")
_MOST_BYTES: Final = 256 << 20  # millions of games
_BLOCK: Final = 1 << 16  # bytes
Write: TypeAlias = Callable[[Iterable[object]], None]


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
def row_writer(path: Path, columns: Sequence[str]) -> Iterator[Write]:
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
