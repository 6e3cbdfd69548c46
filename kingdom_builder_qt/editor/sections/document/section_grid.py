"""The hexes of a section and the shapes of the tools: pure geometry, no Qt.

A section occupies a place on the board (alone: the top left quadrant, whose rows are shifted like
its own), so hexes, masks and neighbours are those of `core.grid`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal, TypeAlias

from kingdom_builder_qt.core.board import SECTION_SIZE, Section, section_hexes
from kingdom_builder_qt.core.grid import (
    COLUMNS,
    ISLAND_COLUMNS,
    ISLAND_HEXES,
    ISLAND_ROWS,
    ROWS,
    Hex,
    Mask,
    bits,
    flood,
    hex_at,
    row_column,
    within_distance,
)

Side: TypeAlias = Literal["left", "right", "top", "bottom"]


class SectionGrid:
    """The hexes of a section; `hexes` is in the order of `Section.cells`."""

    def __init__(
        self,
        rows: int,
        columns: int,
        hexes: Sequence[Hex] | None = None,
        *,
        is_island: bool = False,
    ) -> None:
        """Lay out `rows` of `columns` hexes, in the top left corner unless `hexes` are given."""
        self.rows, self.columns, self.is_island = rows, columns, is_island
        corner = (hex_at(r, c) for r in range(rows) for c in range(columns))
        self.hexes: tuple[Hex, ...] = tuple(corner if hexes is None else hexes)
        self.mask: Mask = sum(1 << hex_ for hex_ in self.hexes)
        self._index = {hex_: index for index, hex_ in enumerate(self.hexes)}
        self._by_place = {row_column(hex_): hex_ for hex_ in self.hexes}

    @property
    def lines(self) -> tuple[tuple[Hex, ...], ...]:
        """Return the rows from the top as displayed, each from the left."""
        lying = sorted(self.hexes)
        starts = range(0, len(lying), self.columns)
        return tuple(tuple(lying[start : start + self.columns]) for start in starts)

    def index(self, hex_: Hex) -> int:
        """Return the index of a hex in `Section.cells`; LookupError outside the section."""
        return self._index[hex_]

    def at(self, row: int, column: int) -> Hex | None:
        """Return the hex in a row and column of the board, None outside the section."""
        return self._by_place.get((row, column))

    def row_column(self, hex_: Hex) -> tuple[int, int]:
        """Return row and column within the section, counted from 0."""
        return divmod(self.index(hex_), self.columns)

    def mapped(self, mask: Mask, goal: SectionGrid) -> Mask:
        """Return the hexes of a mask as they are on another grid."""
        return sum(1 << goal.hexes[self.index(hex_)] for hex_ in bits(mask & self.mask))

    def holds(self, hex_: Hex | None) -> bool:
        """Return whether a hex belongs to the section."""
        return hex_ is not None and bool(self.mask >> hex_ & 1)

    def name(self, hex_: Hex) -> str:
        """Return row and column, counted from 1 as in the file: "3/7"."""
        row, column = self.row_column(hex_)
        return f"{row + 1}/{column + 1}"

    # -- shapes ------------------------------------------------------------------------------------

    def disk(self, hex_: Hex, size: int) -> Mask:
        """Return the hexes of a brush: size 1 is a single hex, size 2 includes its neighbours, and
        so on.
        """
        return (1 << hex_ | within_distance(1 << hex_, size - 1)) & self.mask

    def line(self, start: Hex, end: Hex) -> tuple[Hex, ...]:
        """Return the hexes on the straight line between two, both included (cube rounding)."""
        # Points exactly on a side belong to either hex; at the rim only one of them is inside.
        return max((self._line(start, end, nudge) for nudge in (1e-6, -1e-6)), key=len)

    def _line(self, start: Hex, end: Hex, nudge: float) -> tuple[Hex, ...]:
        first, last = _cube(start), _cube(end)
        length = max(abs(a - b) for a, b in zip(first, last, strict=True)) or 1
        found = [_between(first, last, n / length, nudge) for n in range(length + 1)]
        inside = (hex_ for hex_ in found if hex_ is not None and self.holds(hex_))
        return tuple(dict.fromkeys(inside))

    def rectangle(self, start: Hex, end: Hex) -> Mask:
        """Return the hexes of all rows and columns from one corner to the other."""
        (row, column), (row2, column2) = row_column(start), row_column(end)
        return sum(
            1 << hex_at(r, c)
            for r in range(min(row, row2), max(row, row2) + 1)
            for c in range(min(column, column2), max(column, column2) + 1)
        )

    def region(self, hex_: Hex, alike: Mask) -> Mask:
        """Return the connected part of `alike` around a hex, for a flood fill."""
        return flood(1 << hex_, alike & self.mask)

    # -- turns of the whole section, or of a part of it -------------------------------------------

    def part(self, mask: Mask) -> SectionGrid | None:
        """Return the grid of a mask that fills a rectangle of rows and columns, None for other
        shapes.
        """
        places = [row_column(hex_) for hex_ in bits(mask)]
        if not places:
            return None
        rows, columns = (max(line) - min(line) + 1 for line in zip(*places, strict=True))
        if rows * columns != len(places):
            return None
        return SectionGrid(rows, columns, tuple(bits(mask)))

    def rotated(self, hex_: Hex) -> Hex:
        """Return the image of a hex after a half turn of the section; exact for an even number of
        rows.
        """
        return self.hexes[-1 - self.index(hex_)]

    def flipped(self, hex_: Hex) -> Hex:
        """Return the mirror image left to right.

        Shifted rows have no exact mirror image on the grid.  Each row is reversed in place, which
        is half a hex off and keeps neighbours within a row.
        """
        row, column = self.row_column(hex_)
        return self.hexes[(row + 1) * self.columns - 1 - column]

    def upended(self, hex_: Hex) -> Hex:
        """Return the mirror image top to bottom; exact for an odd number of rows.

        Rows of the other shift have no exact image; they are half a hex off, as in `flipped`.
        """
        row, column = self.row_column(hex_)
        return self.hexes[(self.rows - 1 - row) * self.columns + column]

    def half(self, side: Side) -> Mask:
        """Return the half at a side as displayed; a middle row is in neither half."""
        lines, rows, columns = self.lines, self.rows // 2, self.columns // 2
        parts = {
            "left": [line[:columns] for line in lines],
            "right": [line[-columns:] for line in lines],
            "top": lines[:rows],
            "bottom": lines[-rows:],
        }
        return sum(1 << hex_ for line in parts[side] for hex_ in line)


MAIN_GRID: Final = SectionGrid(SECTION_SIZE, SECTION_SIZE)
ISLAND_GRID: Final = SectionGrid(ISLAND_ROWS, ISLAND_COLUMNS, is_island=True)
BOARD_GRID: Final = SectionGrid(ROWS, COLUMNS)  # the whole main board
# The island next to the main board.
_ISLAND_PLACE: Final = SectionGrid(ISLAND_ROWS, ISLAND_COLUMNS, ISLAND_HEXES, is_island=True)


def grid_of(section: Section) -> SectionGrid:
    """Return the grid of a section shown alone."""
    return ISLAND_GRID if section.is_island else MAIN_GRID


def placed_grid(section: Section, quadrant: int, rotation: int) -> SectionGrid:
    """Return the grid of a section on the board; an island ignores quadrant and rotation."""
    return _ISLAND_PLACE if section.is_island else _in_quadrant(quadrant, rotation)


@cache
def _in_quadrant(quadrant: int, rotation: int) -> SectionGrid:
    if (quadrant, rotation) == (0, 0):
        return MAIN_GRID
    return SectionGrid(SECTION_SIZE, SECTION_SIZE, section_hexes(quadrant, rotation))


@cache
def _cube(hex_: Hex) -> tuple[int, int, int]:
    """Return cube coordinates, which add up to 0."""
    row, column = row_column(hex_)
    q = column - row // 2
    return q, row, -q - row


def _between(
    start: tuple[int, int, int], end: tuple[int, int, int], share: float, nudge: float
) -> Hex | None:
    """Return the hex at a point on the line between two centres, None outside the plane."""
    nudges = (nudge, 2 * nudge, -3 * nudge)
    point = [x + (y - x) * share + n for x, y, n in zip(start, end, nudges, strict=True)]
    cube = [round(value) for value in point]
    off = [abs(c - p) for c, p in zip(cube, point, strict=True)]
    worst = off.index(max(off))
    cube[worst] = -sum(cube[i] for i in range(3) if i != worst)
    row, column = cube[1], cube[0] + cube[1] // 2
    return hex_at(row, column) if row >= 0 and column >= 0 else None
