"""Sections for the tests of the editor."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from kingdom_builder_qt.core.board import Cell, Section
from kingdom_builder_qt.core.grid import Hex, Mask, hex_at
from kingdom_builder_qt.editor.sections.document.section_grid import MAIN_GRID
from tests.helpers.pinned import pinned

CATALOG = pinned()
GRASS, WATER, CASTLE = Cell(terrain="grass"), Cell(terrain="water"), Cell(feature="castle")
LOCATION = Cell(feature="location", tile="farm")


def painted(section: Section, cells: Mapping[Hex, Cell]) -> Section:
    """Return a section with other cells on some hexes."""
    found = list(section.cells)
    for hex_, cell in cells.items():
        found[MAIN_GRID.index(hex_)] = cell
    return replace(section, cells=tuple(found))


def mine(**values: Any) -> Section:
    """Return the farm section, changed, as a user's section."""
    words = {"id": "mine", "name": "Mine", "origin": "user", **values}
    return replace(CATALOG.sections["farm"], **words)


def at(row: int, column: int) -> Hex:
    """Return a hex by row and column, counted from 1 as in the editor."""
    return hex_at(row - 1, column - 1)


def mask(*hexes: Hex) -> Mask:
    """Return a set of hexes."""
    return sum(1 << hex_ for hex_ in hexes)
