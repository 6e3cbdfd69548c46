"""Mistakes in pages.yaml and docs/rulings.md are reported with line and column."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingdom_builder_qt.content import Catalog, load_catalog, paths
from kingdom_builder_qt.content.check import check_data
from kingdom_builder_qt.content.rule_pages import load_pages
from kingdom_builder_qt.content.rulings import load_rulings

EXAMPLE = """tiles:
  farm:
    rulings: [R-61]
    example:
      caption: A farm.
      rows:
        - "g*  go  S"
      features: {S: {feature: castle}}
"""
UNKNOWN = "R-" + "999"  # written so that it does not quote a ruling


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    """Return the shipped content."""
    return load_catalog(None)


def read(folder: Path, text: str, catalog: Catalog) -> list[str]:
    """Return the problems of a file of pages as `line:column: message`."""
    (folder / "pages.yaml").write_text(text, encoding="utf-8")
    return [f"{p.line}:{p.column}: {p.message}" for p in load_pages(catalog, folder).problems]


def test_an_example_is_read(tmp_path: Path, catalog: Catalog) -> None:
    """Hexes, pieces and marks are at the hexes of the text."""
    assert read(tmp_path, EXAMPLE, catalog) == []
    example = load_pages(catalog, tmp_path).page("tiles", "farm").example
    assert example is not None
    assert [cell.terrain or cell.feature for cell in example.cells.values()] == [
        "grass",
        "grass",
        "castle",
    ]
    assert list(example.pieces.values()) == [("settlement", 0)]
    assert example.lit.bit_count() == 1
    assert (example.source, example.show) == ("tile:farm", "targets")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("farm:", "frm:", "2:3: unknown 'frm' in tiles"),
        ("R-61", UNKNOWN, f"2:3: unknown ruling {UNKNOWN}"),
        ("R-61", "61", "3:15: expected the number of a ruling, such as R-30, found '61'"),
        ("go ", "q  ", "7:16: 'q': unknown letter q"),
        ("go ", "gq ", "7:16: 'gq': unknown piece q"),
        ("go ", "g-o", "7:16: 'g-o': expected a hex: terrain, piece, number, marks"),
        ("go ", ".o ", "7:16: '.o': a gap cannot have pieces or marks"),
        ("go ", "?  ", "7:16: '?': unknown letter ?"),
        ("g*  go", "g1  g1", "7:16: 'g1': a second hex 1"),
        ("castle}}", "moat}}", "8:31: unknown feature 'moat'"),
        ("caption:", "captoin:", "5:7: unknown key 'captoin'"),
        ("      rows:", "      at: T20\n      rows:", "8:16: the drawing extends beyond the board"),
        (
            "      rows:",
            "      at: Z1\n      rows:",
            "6:11: no hex is called 'Z1' (A1 to T20, island iA1 to iE6)",
        ),
        (
            "      rows:",
            "      play: [mandatory build 3]\n      rows:",
            "8:11: the drawing has no hex '3'",
        ),
        (
            "      rows:",
            "      play: [mandatory jump 3]\n      rows:",
            "6:14: not a move: 'mandatory jump A1': unknown verb 'jump'",
        ),
    ],
)
def test_mistakes_are_named(
    tmp_path: Path, catalog: Catalog, old: str, new: str, problem: str
) -> None:
    """A mistake is a problem at its line and column, never an exception."""
    assert problem in read(tmp_path, EXAMPLE.replace(old, new, 1), catalog)


def test_a_file_with_a_mistake_shows_no_examples(tmp_path: Path, catalog: Catalog) -> None:
    """A refused example is never drawn; rulings of the page stay."""
    assert read(tmp_path, EXAMPLE.replace("castle}}", "moat}}"), catalog)
    page = load_pages(catalog, tmp_path).page("tiles", "farm")
    assert page.example is None
    assert page.rulings == ("R-61",)


def test_check_data_checks_pages(tmp_path: Path) -> None:
    """The command recognises the file alone, in a folder, and in the shipped content."""
    path = tmp_path / "pages.yaml"
    path.write_text(EXAMPLE.replace("farm:", "frm:"), encoding="utf-8")
    assert [p.line for p in check_data(path)] == [2]
    assert [p.line for p in check_data(tmp_path) if p.file == str(path)] == [2]
    # A hint is a gap in a language.
    assert [p for p in check_data(paths.board_data()) if p.severity != "hint"] == []


def test_user_pages_do_not_replace_shipped_ones(tmp_path: Path, catalog: Catalog) -> None:
    """The first page of an entry wins."""
    (tmp_path / "pages.yaml").write_text(EXAMPLE, encoding="utf-8")
    both = load_pages(catalog, paths.board_data(), tmp_path)
    example = both.page("tiles", "farm").example
    assert example is not None
    assert example.caption != "A farm."


def test_rulings_come_from_the_page() -> None:
    """Every line of docs/rulings.md is a ruling under its heading."""
    rulings, problems = load_rulings()
    assert problems == []
    text = (paths.docs() / "rulings.md").read_text(encoding="utf-8")
    assert len(rulings) == text.count("\n| R-")
    (farm,) = (ruling for ruling in rulings if ruling.id == "R-61")
    assert farm.chapter == "Location tiles"
    assert farm.text == "Farm: build on grass, adjacent if possible."


def test_a_missing_page_of_rulings_is_a_problem(tmp_path: Path) -> None:
    """A broken installation shows no rulings, and reports it."""
    rulings, problems = load_rulings(tmp_path / "rulings.md")
    assert rulings == ()
    assert len(problems) == 1
