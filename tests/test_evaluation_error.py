"""The program that compares the evaluation with playouts."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import evaluation_error
from benchmarks.evaluation_error import (
    COLUMNS,
    Deviation,
    Reference,
    Row,
    deviation,
    main,
    read,
    reference,
)
from kingdom_builder_qt.game.arena.round_robin import row_writer

LAST = 64  # two players of the base game in round 10: quick


def made_up(mean: float, error: float) -> Reference:
    """Return a reference without a position."""
    return Reference(0, "base", 6, 0, mean, error, "")


@pytest.fixture(scope="module")
def last() -> Reference:
    """Return the reference of a late position."""
    return reference(LAST, playouts=3)


def test_a_reference_is_the_end_of_its_turn(last: Reference) -> None:
    """The position reads back, and the lead is one that ten rounds can give."""
    assert (last.set_up, last.round) == ("base", 10)
    assert abs(last.mean) < 100
    assert last.error >= 0
    found = deviation(last)
    assert found.players == 2
    assert "castle" in found.cards
    assert abs(found.value) < 60


def test_equal_numbers_give_equal_references(last: Reference) -> None:
    """The file does not depend on processes or interruptions."""
    assert reference(LAST, playouts=3) == last


def test_references_are_kept(
    tmp_path: Path, last: Reference, capsys: pytest.CaptureFixture[str]
) -> None:
    """The table is printed from the file; bias and error of one position are its deviation."""
    path = tmp_path / "references.csv"
    with row_writer(path, COLUMNS) as write:
        write(last.row)
    (kept,) = read(path)
    assert kept.position == last.position
    assert kept.mean == pytest.approx(last.mean, abs=0.001)
    assert main(["--file", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].split()[:2] == ["all", "1"]
    assert float(lines[1].split()[2]) == pytest.approx(deviation(last).value, abs=0.01)
    assert any(line.startswith("after round 4, 2 players") for line in lines)


def test_only_missing_references_are_recorded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An interrupted recording goes on."""
    asked: list[int] = []

    def reference_of(number: int) -> Reference:
        asked.append(number)
        return Reference(number, "base", 2, 0, 1.0, 0.5, "text")

    monkeypatch.setattr(evaluation_error, "reference", reference_of)
    path = tmp_path / "references.csv"
    evaluation_error.record(path, 2, 1)
    evaluation_error.record(path, 4, 1)
    assert asked == [0, 1, 2, 3]
    assert [one.number for one in read(path)] == [0, 1, 2, 3]


def test_the_error_of_the_references_is_subtracted() -> None:
    """Deviations of 5 with references of error 3 leave an error of 4."""
    found = [Deviation(made_up(0, 3), value, 2, ()) for value in (5.0, -5.0)]
    row = Row.of("all", found)
    assert (row.bias, row.error) == (0, pytest.approx(4))


def test_a_file_without_references_is_an_error(tmp_path: Path) -> None:
    """The message names the file and the option."""
    with pytest.raises(SystemExit):
        main(["--file", str(tmp_path / "none.csv")])
