"""Positions of hexes on the plane in scene units: pure geometry, no painting, no state.

Hexes are regular with a corner at the top. Corners are on a lattice of half widths and half sides,
so that outlines are computed with exact integers.

A `Plane` maps hexes to positions: the board may be turned round, and the island may be right of the
main board or below it, where the grid rows of the island are shifted by whole lattice steps. A
board that is turned by 180 degrees is a board again, so its hexes have *places*: the places of a
turned board are the hexes of an upright one, and what is drawn there stays upright. The functions
of the module use the usual plane, which is upright with the island to the right.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache, lru_cache, reduce
from operator import and_
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from kingdom_builder_qt.core.grid import (
    COLUMNS,
    ISLAND_COLUMN,
    ISLAND_COLUMNS,
    ISLAND_MASK,
    ISLAND_ROW,
    ISLAND_ROWS,
    MAIN_MASK,
    ROWS,
    Hex,
    Mask,
    bits,
    check_hex,
    hex_at,
    island_hex_at,
    row_column,
    set_of,
)

SIDE: Final = 32.0
HALF_WIDTH: Final = SIDE * math.sqrt(3) / 2
WIDTH: Final = 2 * HALF_WIDTH
HEIGHT: Final = 2 * SIDE
ROW_STEP: Final = 1.5 * SIDE
HALF_SIDE: Final = SIDE / 2

BOARD_RECT: Final = QRectF(
    0, 0, COLUMNS * WIDTH + HALF_WIDTH, (ROWS - 1) * ROW_STEP + HEIGHT
)  # hexes of the main board without the rim

# Lattice steps from the grid position of the island's rows to their position next to the board, or
# below it. The gap has space for both rims and the sea; next to the board, both rims begin at one
# height.
IslandPlace: TypeAlias = Literal["right", "below"]
_ISLAND_SHIFTS: Final[dict[IslandPlace, tuple[int, int]]] = {
    "right": (2 * COLUMNS + 3 - 2 * ISLAND_COLUMN, 1 - 3 * ISLAND_ROW),
    "below": (-2 * ISLAND_COLUMN, 64 - 3 * ISLAND_ROW),
}
_RIGHT: Final = _ISLAND_SHIFTS["right"]
ISLAND_RECT: Final = QRectF(
    (2 * ISLAND_COLUMN + _RIGHT[0]) * HALF_WIDTH,
    (3 * ISLAND_ROW + _RIGHT[1]) * HALF_SIDE,
    ISLAND_COLUMNS * WIDTH + HALF_WIDTH,
    (ISLAND_ROWS - 1) * ROW_STEP + HEIGHT,
)  # the places of the island, not all of which are land; right of the board

# Corners clockwise from the top, as lattice steps from the centre.
_CORNERS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
# Index offset of the neighbour across the side from corner i to corner i+1.
SIDES: Final = (-21, 1, 22, 21, -1, -22)
_LOWEST: Final = -min(SIDES)

LatticePoint = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Plane:
    """Maps hexes to positions; `turned`: the board is seen from its other side."""

    turned: bool = False
    island: IslandPlace = "right"

    def place(self, hex_: Hex) -> Hex:
        """Return the place of a hex: the index that an upright board has at its position.

        The rows of a turned island are shifted the other way, so their places begin one row lower.
        """
        if not self.turned:
            return hex_
        row, column = row_column(hex_)
        if row < ROWS:
            return hex_at(ROWS - 1 - row, COLUMNS - 1 - column)
        row, column = row - ISLAND_ROW, column - ISLAND_COLUMN
        return island_hex_at(ISLAND_ROWS - row, ISLAND_COLUMNS - 1 - column)

    def places(self, mask: Mask) -> Mask:
        """Return the places of a set of hexes."""
        return set_of(map(self.place, bits(mask))) if self.turned else mask

    def place_centre(self, place: Hex) -> QPointF:
        """Return the centre of a place."""
        return _point(self._lattice(place))

    def centre(self, hex_: Hex) -> QPointF:
        """Return the centre of a hex."""
        return QPointF(*_middle(self, hex_))

    def polygon(self, hex_: Hex, scale: float = 1.0) -> QPolygonF:
        """Return the corners of a hex."""
        return (_HEXAGON if scale == 1.0 else corners(scale)).translated(self.centre(hex_))

    def hex_rect(self, hex_: Hex) -> QRectF:
        """Return the bounding rectangle of a hex."""
        middle = self.centre(hex_)
        return QRectF(middle.x() - HALF_WIDTH, middle.y() - SIDE, WIDTH, HEIGHT)

    @property
    def island_offset(self) -> QPointF:
        """Return the distance of the island from its place right of the board."""
        (x, y), (right, level) = _ISLAND_SHIFTS[self.island], _RIGHT
        return _point((x - right, y - level))

    @property
    def hexes_rect(self) -> QRectF:
        """Return the rectangle of all hexes, those of the island included."""
        return BOARD_RECT.united(ISLAND_RECT.translated(self.island_offset))

    def hex_under(self, point: QPointF, hexes: Mask = MAIN_MASK) -> Hex | None:
        """Return the hex of a set at a point, None outside them."""
        row, column = _place_under(point)
        if 0 <= row < ROWS and 0 <= column < COLUMNS:
            if self.turned:
                row, column = ROWS - 1 - row, COLUMNS - 1 - column
            return _one_of(hexes, row, column)
        if not hexes & ISLAND_MASK:
            return None
        row, column = _place_under(point - _point(self._shift))
        row, column = row - ISLAND_ROW, column - ISLAND_COLUMN
        if self.turned:
            row, column = ISLAND_ROWS - row, ISLAND_COLUMNS - 1 - column
        if 0 <= row < ISLAND_ROWS and 0 <= column < ISLAND_COLUMNS:
            return _one_of(hexes, row + ISLAND_ROW, column + ISLAND_COLUMN)
        return None

    def outline(self, mask: Mask) -> QPainterPath:
        """Return the outer and inner borders of a set of hexes as closed paths."""
        following = self._border(self.places(mask))
        path = QPainterPath()
        while following:
            start = next(iter(following))
            path.moveTo(_point(start))
            # Three hexes meet in a corner, so at most one border line leaves it.
            corner = following.pop(start)
            while corner != start:
                path.lineTo(corner[0] * HALF_WIDTH, corner[1] * HALF_SIDE)
                corner = following.pop(corner)
            path.closeSubpath()
        return path

    def _border(self, places: Mask) -> dict[LatticePoint, LatticePoint]:
        """Return the next border corner clockwise for each border corner."""
        following = {}
        for place, side in border_sides(places):
            x, y = self._lattice(place)
            start, end = _CORNERS[side], _CORNERS[side - 5]
            following[x + start[0], y + start[1]] = (x + end[0], y + end[1])
        return following

    def _lattice(self, place: Hex) -> LatticePoint:
        row, column = place_row_column(place)
        x, y = 2 * column + row % 2 + 1, 3 * row + 2
        return (x, y) if row < ROWS else (x + self._shift[0], y + self._shift[1])

    @property
    def _shift(self) -> LatticePoint:
        x, y = _ISLAND_SHIFTS[self.island]
        return (x, y - 3) if self.turned else (x, y)


@cache
def place_row_column(place: Hex) -> tuple[int, int]:
    """Return (row, column) of a place, also of one without a hex."""
    pair, rest = divmod(place, hex_at(2, 0))
    odd, column = divmod(rest, hex_at(1, 0))
    return 2 * pair + odd, column


@cache  # a board has some hundred hexes
def _middle(plane: Plane, hex_: Hex) -> tuple[float, float]:
    check_hex(hex_)
    x, y = plane.place_centre(plane.place(hex_)).toTuple()
    return x, y


def _point(lattice: LatticePoint) -> QPointF:
    return QPointF(lattice[0] * HALF_WIDTH, lattice[1] * HALF_SIDE)


def corners(scale: float = 1.0) -> QPolygonF:
    """Return the corners of a hex around the origin, scaled by `scale`."""
    points = [QPointF(x * HALF_WIDTH * scale, y * HALF_SIDE * scale) for x, y in _CORNERS]
    return QPolygonF(points)


_HEXAGON: Final = corners()
USUAL: Final = Plane()
centre = USUAL.centre
polygon = USUAL.polygon
hex_rect = USUAL.hex_rect
hex_under = USUAL.hex_under
outline = USUAL.outline


def middle_hex(mask: Mask) -> Hex | None:
    """Return the hex of a set nearest to the centre of all, None for an empty set."""
    found = {hex_: centre(hex_) for hex_ in bits(mask)}
    if not found:
        return None
    middle = sum(found.values(), QPointF()) / len(found)
    return min(found, key=lambda hex_: math.dist(found[hex_].toTuple(), middle.toTuple()))


def _one_of(hexes: Mask, row: int, column: int) -> Hex | None:
    hex_ = hex_at(row, column)
    return hex_ if hexes >> hex_ & 1 else None


def _place_under(point: QPointF) -> tuple[int, int]:
    """Return (row, column) of a point on an infinite board."""
    band = math.floor(point.y() / ROW_STEP)
    # The point is in this band's row or in the tip of the row above. Hexes are regular, so the
    # nearer of the two nearest centres belongs to the hex that contains the point.
    _, row, column = min(_nearest_in_row(point, row) for row in (band - 1, band))
    return row, column


def _nearest_in_row(point: QPointF, row: int) -> tuple[float, int, int]:
    """Return (squared distance, row, column) of the nearest centre of an infinite row."""
    column = math.floor((point.x() - HALF_WIDTH * (row % 2)) / WIDTH)
    away_x = point.x() - (2 * column + row % 2 + 1) * HALF_WIDTH
    away_y = point.y() - (row * ROW_STEP + SIDE)
    return away_x * away_x + away_y * away_y, row, column


def border_sides(mask: Mask) -> list[tuple[Hex, int]]:
    """Return (hex, side 0..5 clockwise from the top right) of all border sides of a set."""
    # Unused indexes separate the rows of the grid, so a step never wraps around an edge.
    room = mask << _LOWEST
    # by side: the hexes whose neighbour belongs to the set
    inside = [room >> step + _LOWEST for step in SIDES]
    rim = mask & ~reduce(and_, inside)
    return [(h, i) for h in bits(rim) for i, near in enumerate(inside) if not near >> h & 1]


@lru_cache(maxsize=4)  # boards differ in their islands only
def grid_lines(mask: Mask = MAIN_MASK) -> list[QLineF]:
    """Return every side between two hexes of a set once."""
    room, lines = mask << _LOWEST, []
    for hex_ in bits(mask):
        points = polygon(hex_)
        for i, step in enumerate(SIDES[:3]):
            if room >> hex_ + step + _LOWEST & 1:
                lines.append(QLineF(points.at(i), points.at(i + 1)))
    return lines
