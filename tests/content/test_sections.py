"""Sections: canonical text, round trips, drafts, atomic writing."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.sections import read_section, section_text
from kingdom_builder_qt.content.text_files import accept_any, write_atomic
from kingdom_builder_qt.core.board import Cell, Section
from kingdom_builder_qt.core.grid import ISLAND_COLUMNS, ISLAND_ROWS
from tests.helpers.pinned import shipped

TERRAINS = shipped().terrains


def _site(feature: str) -> Cell:
    return Cell(feature=feature)


CELLS = st.one_of(
    st.sampled_from([Cell(terrain=id_) for id_ in TERRAINS]),
    st.sampled_from([*map(_site, ("castle", "nomad", "palace", "silo")), Cell()]),
    st.builds(
        lambda tile: Cell(feature="location", tile=tile),
        st.sampled_from(["farm", "oasis", "tower", "lodge"]),
    ),
)
TEXTS = st.text(max_size=40).filter(lambda text: text == "" or text.strip() != "")


def fields(section: Section | None) -> tuple[object, ...]:
    """Return the compared fields of a section; sections compare by identity."""
    assert section is not None
    names = ("id", "name", "expansion", "cells", "origin", "author", "description", "is_island")
    return tuple(getattr(section, name) for name in names)


@pytest.mark.parametrize("id_", shipped().sections)
def test_shipped_section_is_written_back_byte_by_byte(
    id_: str, catalog: Catalog, tmp_path: Path
) -> None:
    """Opening and saving a shipped section changes nothing."""
    path = tmp_path / f"{id_}.yaml"
    write_atomic(path, section_text(catalog.sections[id_], catalog.terrains), accept_any)

    assert catalog.section_files[id_].read_bytes() == path.read_bytes()


@given(
    cells=st.lists(CELLS, min_size=100, max_size=100),
    author=st.text(st.characters(exclude_categories=["C"]), max_size=40),
    origin=st.sampled_from(["printed", "own", "user"]),
)
def test_any_section_survives_writing_and_reading(
    cells: list[Cell], author: str, origin: str
) -> None:
    """A section reads back unchanged, undecided hexes of a draft included."""
    section = Section("mine", "Yes: #1", "base", tuple(cells), origin, author, 'a "b"\n\\c')
    text = section_text(section, TERRAINS)
    reading = read_section(text, TERRAINS)

    assert fields(section) == fields(reading.section)
    assert text == section_text(reading.section or section, TERRAINS)
    undecided = sum(cell == Cell() for cell in cells)
    assert undecided == sum(p.message == "hex without terrain" for p in reading.problems)


@given(cells=st.lists(CELLS, min_size=30, max_size=30).filter(lambda c: set(c) != {Cell()}))
def test_any_island_survives_writing_and_reading(cells: list[Cell]) -> None:
    """Five rows of six; a place without a hex is not an error there."""
    section = Section("mine", "Mine", "island", tuple(cells), "user", is_island=True)
    text = section_text(section, TERRAINS)
    reading = read_section(text, TERRAINS)

    assert len(cells) == ISLAND_ROWS * ISLAND_COLUMNS
    assert fields(section) == fields(reading.section)
    assert text == section_text(reading.section or section, TERRAINS)
    assert reading.problems == ()


def test_island_is_written_row_by_row(catalog: Catalog) -> None:
    """The rows of an island are written from the top, with a point for each place without a hex."""
    text = section_text(catalog.section("rope_bridge"), catalog.terrains)

    assert "expansion: island\nboard: island\norigin: own\nrows:\n" in text
    assert '  - "...ff."\n  - ".ggLf."\n  - ".gccdd"\n  - "tScd.."\n  - ".ttc.."\n' in text
    assert "board:" not in section_text(catalog.section("farm"), catalog.terrains)


def test_broken_island_can_be_opened() -> None:
    """The editor gets 30 cells of an island for any rows."""
    reading = read_section('id: mine\nboard: island\nrows: [".gxg", "wwwwwwww"]\n', TERRAINS)

    assert reading.has_errors
    assert reading.section is not None
    assert reading.section.is_island
    assert len(reading.section.cells) == 30
    assert reading.section.cells[:4] == (Cell(), Cell("grass"), Cell(), Cell("grass"))
    assert reading.section.cells[11] == Cell("water")


@pytest.mark.parametrize("name", ["true", "null", "~", "12", "a: b", "#", "é", "'", "a\u2028b"])
def test_awkward_names_are_quoted(name: str) -> None:
    """A name that YAML would read as another type stays the same text."""
    section = Section("mine", name, "base", (Cell(terrain="grass"),) * 100)
    reading = read_section(section_text(section, TERRAINS), TERRAINS)

    assert fields(section) == fields(reading.section)
    assert reading.problems == ()


def test_too_many_kinds_of_sites_are_refused() -> None:
    """26 letters mark 26 kinds of features; the 27th is an error, not a wrong file."""
    cells = [Cell(feature="location", tile=f"tile_{n}") for n in range(27)]

    with pytest.raises(ValueError, match="letters"):
        section_text(Section("mine", "M", "base", tuple(cells)), TERRAINS)


def test_a_terrain_without_a_letter_is_refused() -> None:
    """A section drawn with content that is not installed cannot be written."""
    with pytest.raises(ValueError, match="unknown terrain lava"):
        section_text(Section("mine", "M", "base", (Cell(terrain="lava"),)), TERRAINS)


def test_broken_draft_can_be_opened() -> None:
    """The editor gets the readable part of a broken section, always with 100 cells."""
    reading = read_section('id: mine\nrows: ["ggxg", "wwwwwwwwwwww"]\n', TERRAINS)

    assert reading.has_errors
    assert reading.section is not None
    assert len(reading.section.cells) == 100
    assert reading.section.cells[:4] == (*[Cell("grass")] * 2, Cell(), Cell("grass"))
    assert reading.section.cells[19] == Cell("water")
