"""docs/rl.md: its examples run, and its tables are those of the program."""

from __future__ import annotations

import doctest
import inspect
import re
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="the extra rl is not installed")

from kingdom_builder_qt import rl
from kingdom_builder_qt.core import HOUSE_RULES, parse_hex
from kingdom_builder_qt.rl import numbering

PAGE = Path(__file__).parents[2] / "docs" / "rl.md"
TEXT = PAGE.read_text(encoding="utf-8")


def part(heading: str) -> str:
    """Return the text below a heading."""
    return TEXT.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def rows(heading: str) -> list[list[str]]:
    """Return the cells of the rows of all tables below a heading, without their heads."""
    lines = re.findall(r"(?m)^\|(.*)\|$", part(heading))
    cells = [[cell.strip() for cell in line.split("|")] for line in lines]
    heads = [index - 1 for index, row in enumerate(cells) if set("".join(row)) <= set("- ")]
    return [row for index, row in enumerate(cells) if not {index, index - 1} & {*heads}]


def test_the_examples_run() -> None:
    """Each one prints the text on the page."""
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0


def test_the_sizes_are_on_the_page() -> None:
    """Those of actions, planes and scalars."""
    forms, sources = len(numbering.FORMS), len(numbering.SOURCES)
    assert f"There are {rl.ACTIONS} actions" in TEXT
    assert f"{forms} forms × {numbering.CELLS} cells" in TEXT
    assert f"| 0 to {numbering.HEX_ACTIONS - 1} |" in TEXT
    assert f"| {numbering.HEX_ACTIONS} to {numbering.FIRST_CHOICE - 1} | {sources} sources" in TEXT
    assert f"| {numbering.FIRST_CHOICE} to {rl.ACTIONS - 1} |" in TEXT
    assert f"{len(rl.PLANES)} × {rl.PLANE_ROWS} × {rl.COLUMNS}" in TEXT
    assert f"vector of {numbering.SCALAR_COUNT} whole numbers" in TEXT


def test_the_hexes_of_the_page() -> None:
    """Number and cell of each."""
    for name, number, place, cell in rows("Hexes"):
        row, column = map(int, place.split(", "))
        assert (parse_hex(name), rl.cell_of(parse_hex(name))) == (int(number), int(cell))
        assert int(cell) == row * rl.COLUMNS + column


def test_the_forms_of_the_page() -> None:
    """Each has its source, tile and verb."""
    seen = []
    for span, verbs, sources in rows("Actions")[3:]:
        if not verbs:
            continue
        first, *last = map(int, re.findall(r"\d+", span))
        found = rl.FORMS[first : (last or [first])[0] + 1]
        seen += found
        names = re.findall(r"[\w:]+", sources) if verbs != "target" else [""]
        assert all(form.verb in verbs for form in found)
        names = names * (len(found) // len(names))
        assert len(names) == len(found)
        assert all(form.source.endswith(name) for form, name in zip(found, names, strict=True))
    assert seen == [form for form in rl.FORMS if not form.source.startswith("bazaar:")]
    tiles = [form for form in rl.FORMS if form.source.startswith("tile:")]
    repeated = [(f.source.replace("bazaar:", "tile:"), f.verb) for f in rl.FORMS[53:89]]
    assert repeated == tiles
    cards = re.findall(r"Terrain cards, in order: (.*)\.", TEXT)[0].split(", ")
    assert tuple(cards) == numbering.TERRAIN_CARDS


def test_the_planes_of_the_page() -> None:
    """All of them, in order."""
    listed = [name for row in rows("Planes") for name in re.findall(r"`(\w+)`", row[0])]
    assert tuple(listed) == rl.PLANES


def test_the_scalars_of_the_page() -> None:
    """All parts, in order, with their lengths and the cards and house rules."""
    found = [
        (name, int(length))
        for names, length, _ in rows("Scalars")
        for name in re.findall(r"`(\w+)`", names)
    ]
    assert found == [(name, place.stop - place.start) for name, place in rl.SCALARS.items()]
    cards = next(told for names, _, told in rows("Scalars") if names == "`cards`")
    assert tuple(cards.partition(": ")[2].split(", ")) == numbering.CARDS
    assert len(HOUSE_RULES) == 6


def test_the_names_of_the_page() -> None:
    """All public names, with their arguments in order."""
    listed = {name for row in rows("Names") for name in re.findall(r"`(\w+)", row[0])}
    assert listed == {*rl.__all__}
    shown = {n: w for row in rows("Names") for n, w in re.findall(r"`(\w+)\((\w[^`)]*)\)`", row[0])}
    for name, words in shown.items():
        assert [*inspect.signature(getattr(rl, name)).parameters] == words.split(", ")
