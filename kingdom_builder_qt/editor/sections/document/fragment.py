"""Fragments of a section: cells that can be moved, turned and copied.

Places are (column along the slanted axis, row) relative to an anchor, so that neighbours stay
neighbours at any anchor, also in rows of the other shift.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import Hex, Mask, bits, row_column
from kingdom_builder_qt.editor.sections.document.section_grid import SectionGrid

MOST_CELLS: Final = 100
MOST_LETTERS: Final = 20_000  # of a clipboard text
Place: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Fragment:
    """Cells by their place relative to the anchor."""

    cells: Mapping[Place, Cell]

    def at(self, hex_: Hex, grid: SectionGrid, way: Place = (0, 0)) -> dict[Hex, Cell]:
        """Return the cells by hex with the anchor on `hex_`, moved by `way`.

        Cells that land outside `grid` are omitted.
        """
        slant, top = (start + far for start, far in zip(_place(hex_), way, strict=True))
        found = {}
        for (q, row), cell in self.cells.items():
            landed = _hex(slant + q, top + row, grid)
            if landed is not None:
                found[landed] = cell
        return found

    def rotated(self) -> Fragment:
        """Return the fragment after a half turn around the anchor."""
        return Fragment({(-q, -row): cell for (q, row), cell in self.cells.items()})

    def mirrored(self) -> Fragment:
        """Return the mirror image left to right, through the anchor."""
        return Fragment({(-q - row, row): cell for (q, row), cell in self.cells.items()})

    def upended(self) -> Fragment:
        """Return the mirror image top to bottom, through the anchor."""
        return Fragment({(q + row, -row): cell for (q, row), cell in self.cells.items()})

    def as_json(self) -> str:
        """Return the fragment as JSON text for the clipboard."""
        rows = [
            [q, row, cell.terrain, cell.feature, cell.tile]
            for (q, row), cell in sorted(self.cells.items(), key=lambda item: item[0])
        ]
        return json.dumps(rows)


def lift(cells: Mapping[Hex, Cell], anchor: Hex) -> Fragment:
    """Return `cells` as a fragment with its anchor on a hex."""
    slant, top = _place(anchor)
    places = ((_place(hex_), cell) for hex_, cell in cells.items())
    return Fragment({(q - slant, row - top): cell for (q, row), cell in places})


def way_to(end: Hex, start: Hex) -> Place:
    """Return the offset from `start` to `end`."""
    (slant, top), (slant2, top2) = _place(start), _place(end)
    return slant2 - slant, top2 - top


def middle(mask: Mask) -> Hex:
    """Return the hex of a set nearest to its centre; ValueError for the empty set."""
    spots = {hex_: _plane(hex_) for hex_ in bits(mask)}
    if not spots:
        raise ValueError("no hexes")
    x = sum(x for x, _ in spots.values()) / len(spots)
    y = sum(y for _, y in spots.values()) / len(spots)
    return min(spots, key=lambda h: (spots[h][0] - x) ** 2 + 0.75 * (spots[h][1] - y) ** 2)


def fragment_from_json(text: str, catalog: Catalog) -> Fragment | None:
    """Return the fragment in a clipboard text.

    None if the text is not a fragment, or if `catalog` lacks some of its content.
    """
    if len(text) > MOST_LETTERS:
        return None
    try:
        rows = json.loads(text)
    except (ValueError, RecursionError):
        return None
    fragment = fragment_of(rows)
    return fragment if fragment is not None and not missing(fragment, catalog) else None


def fragment_of(rows: Any) -> Fragment | None:
    """Return the fragment for parsed `as_json` rows, None if they are invalid."""
    if not isinstance(rows, list) or not 0 < len(rows) <= MOST_CELLS:
        return None
    cells = {}
    for row in rows:
        if not _is_row(row):
            return None
        cells[row[0], row[1]] = Cell(*row[2:])
    return Fragment(cells)


def missing(fragment: Fragment, catalog: Catalog) -> list[str]:
    """Return the sorted ids of terrains, features and tiles that `catalog` lacks."""
    ids = (
        (id_, known)
        for cell in fragment.cells.values()
        for id_, known in (
            (cell.terrain, catalog.terrains),
            (cell.feature, catalog.features),
            (cell.tile, catalog.tiles),
        )
    )
    return sorted({id_ for id_, known in ids if id_ is not None and id_ not in known})


def _is_row(row: Any) -> bool:
    if not isinstance(row, list) or len(row) != 5:
        return False
    numbers = all(type(n) is int and abs(n) < 100 for n in row[:2])
    is_one = row[2] is None or row[3] is None  # terrain or feature
    return numbers and is_one and all(word is None or isinstance(word, str) for word in row[2:])


def _place(hex_: Hex) -> Place:
    row, column = row_column(hex_)
    return column - row // 2, row


def _plane(hex_: Hex) -> tuple[float, float]:
    row, column = row_column(hex_)
    return column + row % 2 / 2, float(row)


def _hex(q: int, row: int, grid: SectionGrid) -> Hex | None:
    return grid.at(row, q + row // 2)
