"""Tests of the CSV files of long runs: rows are written at once, and all damage is reported."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.game.arena.round_robin import read_rows, row_writer

COLUMNS = ("name", "number")


def value(row: dict[str, str]) -> tuple[str, int]:
    """Return the value of a row; a number above 99 belongs to another file."""
    if (number := int(row["number"])) > 99:
        raise SetupError("a game of something else")
    return row["name"], number


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return the path of the file."""
    return tmp_path / "kept.csv"


def test_rows_are_there_as_soon_as_they_are_written(path: Path) -> None:
    """A killed process loses no row and not the header."""
    with row_writer(path, COLUMNS) as write:
        assert path.read_text() == "name,number\n"
        write(("a", 1))
        assert path.read_text() == "name,number\na,1\n"
    with row_writer(path, COLUMNS) as write:
        write(("b", 2))
    assert path.read_text() == "name,number\na,1\nb,2\n"


def test_all_rows_come_back(path: Path) -> None:
    """Rows with commas, quotes and line ends are read back; a missing file has none."""
    assert read_rows(path, COLUMNS, value) == []
    rows = [("a, b", 1), ('"c"\nd', 2), ("", 3)]
    with row_writer(path, COLUMNS) as write:
        for row in rows:
            write(row)
    assert read_rows(path, COLUMNS, value) == rows


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("name,colour", 1, "the columns are not those"),
        ("name,colour\na,1\n", 1, "the columns are not those"),
        ("name,number,colour\na,1,red\n", 1, "the columns are not those"),
        ("name,number\na,1,red\nb,2\n", 2, "not a line about a game; delete it"),
        ("name,number\na\nb,2\n", 2, "not a line about a game; delete it"),
        ("name,number\na,1\n\nb,2\n", 3, "not a line about a game; delete it"),
        ("name,number\na,1\nb,many\n", 3, "not a line about a game; delete it"),
        ('name,number\na,1\n"b,2\nc,3\n', 3, "not a line about a game; delete it"),
        ("name,number\na,1\nb,100\n", 3, "a game of something else"),
    ],
)
def test_damage_is_named_with_file_and_line(path: Path, text: str, line: int, message: str) -> None:
    """A wrong header, a wrong number of values and a wrong value are errors."""
    path.write_text(text)
    with pytest.raises(SetupError) as caught:
        read_rows(path, COLUMNS, value)
    assert str(caught.value).startswith(f"{path}, line {line}: {message}")


@pytest.mark.parametrize("ending", ["n", "name,number"])
def test_a_cut_head_is_no_row(path: Path, ending: str) -> None:
    """A run killed at its first write leaves a file that can be continued."""
    path.write_text(ending)
    assert read_rows(path, COLUMNS, value) == []
    with row_writer(path, COLUMNS) as write:
        write(("a", 1))
    assert path.read_text() == "name,number\na,1\n"


@pytest.mark.parametrize("ending", [b"b", b"b,", b"b,2", b"\xc3", b"\0" * 200_000])
def test_a_cut_row_gives_way_to_the_next(path: Path, ending: bytes) -> None:
    """A power cut within a row or a character loses only this row."""
    path.write_bytes(b"name,number\na,1\n" + ending)
    assert read_rows(path, COLUMNS, value) == [("a", 1)]
    with row_writer(path, COLUMNS) as write:
        write(("c", 3))
    assert path.read_text() == "name,number\na,1\nc,3\n"


def test_a_file_without_a_whole_row_is_overwritten(path: Path) -> None:
    """Any part of one row or other content is overwritten."""
    path.write_bytes(b"x" * 200_000)
    with row_writer(path, COLUMNS) as write:
        write(("c", 3))
    assert path.read_text() == "name,number\nc,3\n"


def test_a_file_without_an_end_is_refused(path: Path) -> None:
    """The limit is above the games of any tournament and below the memory."""
    with path.open("wb") as file:
        file.truncate(1 << 40)  # nothing of it is on the disk
    with pytest.raises(SetupError, match=r"kept\.csv: the file is too large: 1,024 GB"):
        read_rows(path, COLUMNS, value)


def test_a_row_is_synchronised_before_more_is_played(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A written row is on the disk, not only in the system's cache."""
    kept: list[bytes] = []
    monkeypatch.setattr("os.fsync", lambda descriptor: kept.append(path.read_bytes()))
    with row_writer(path, COLUMNS) as write:
        write(("a", 1))
        assert kept[-1] == b"name,number\na,1\n"


def test_undecodable_text_is_reported(path: Path) -> None:
    """The error names the line of the first undecodable byte."""
    path.write_bytes(b"name,number\na,1\n\xff,2\n")
    with pytest.raises(SetupError, match=r"kept.csv, line 3: not a text"):
        read_rows(path, COLUMNS, value)
