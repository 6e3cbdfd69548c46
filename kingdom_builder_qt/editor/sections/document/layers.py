"""A section as bitboards: a mask for each terrain and each feature.  No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Cell, Section
from kingdom_builder_qt.core.grid import Hex, Mask, bits, span
from kingdom_builder_qt.editor.sections.document.section_grid import SectionGrid, grid_of


@dataclass(frozen=True, slots=True)
class Layers:
    """The hexes of a section by content, as masks on its grid."""

    grid: SectionGrid
    terrains: Mapping[str, Mask]
    features: Mapping[str, Mask]
    tiles: Mapping[str, Mask]  # by tile id; "" for a location without a tile
    empty: Mask

    @property
    def sites(self) -> Mask:
        return sum(self.features.values())  # a hex has one feature at most

    def buildable(self, catalog: Catalog) -> Mask:
        """Return the hexes with a buildable terrain."""
        known = catalog.terrains
        return sum(m for i, m in self.terrains.items() if i in known and known[i].buildable)


def layers_of(section: Section, lies: SectionGrid | None = None) -> Layers:
    """Return the layers of a section, by default on the grid of a section shown alone."""
    grid = lies or grid_of(section)
    return layers_in(dict(zip(grid.hexes, section.cells, strict=True)), grid)


def layers_in(cells: Mapping[Hex, Cell], grid: SectionGrid) -> Layers:
    """Return the layers of `cells`; hexes of the grid missing from it are empty."""
    terrains: dict[str, Mask] = {}
    features: dict[str, Mask] = {}
    tiles: dict[str, Mask] = {}
    empty = grid.mask & ~sum(1 << hex_ for hex_ in cells)
    for hex_, cell in cells.items():
        bit = 1 << hex_
        if cell.terrain:
            terrains[cell.terrain] = terrains.get(cell.terrain, 0) | bit
        if cell.feature:
            features[cell.feature] = features.get(cell.feature, 0) | bit
        if cell.tile or cell.feature == "location":
            tiles[cell.tile or ""] = tiles.get(cell.tile or "", 0) | bit
        if not cell.terrain and not cell.feature:
            empty |= bit
    return Layers(grid, terrains, features, tiles, empty)


@cache
def distance(one: Hex, other: Hex) -> int:
    """Return the number of steps from one hex to another."""
    return span(1 << one | 1 << other) - 1 if one != other else 0


def rim_gap(hex_: Hex, grid: SectionGrid) -> int:
    """Return the number of hexes between a hex and the rim of its section; 0 on the rim."""
    row, column = grid.row_column(hex_)
    return min(row, column, grid.rows - 1 - row, grid.columns - 1 - column)


def rim(grid: SectionGrid) -> Mask:
    """Return the hexes of the first and last rows and columns."""
    return sum(1 << hex_ for hex_ in grid.hexes if rim_gap(hex_, grid) == 0)


def gaps(mask: Mask) -> list[tuple[int, Mask]]:
    """Return the distance of every two hexes of a set, with the mask of the two."""
    chosen = list(bits(mask))
    return [
        (distance(one, other), 1 << one | 1 << other)
        for number, one in enumerate(chosen)
        for other in chosen[:number]
    ]
