"""Positions of hexes on the plane in scene units: pure geometry, no painting, no state.

Hexes are regular with a corner at the top. Corners are on a lattice of half widths and half sides,
so that outlines are computed with exact integers. The island is to the right of the main board,
centred vertically: its grid rows are shifted by whole lattice steps.
"""

from __future__ import annotations

import math
from functools import cache, lru_cache, reduce
from operator import and_
from typing import Final

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
    hex_at,
    row_column,
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

# Lattice steps from the grid position of the island's rows to their position next to the board. The
# gap has space for both rims and the sea, and both boards have their centres at one height.
_ISLAND_SHIFT: Final = (2 * COLUMNS + 5 - 2 * ISLAND_COLUMN, 22 - 3 * ISLAND_ROW)
ISLAND_RECT: Final = QRectF(
    (2 * ISLAND_COLUMN + _ISLAND_SHIFT[0]) * HALF_WIDTH,
    (3 * ISLAND_ROW + _ISLAND_SHIFT[1]) * HALF_SIDE,
    ISLAND_COLUMNS * WIDTH + HALF_WIDTH,
    (ISLAND_ROWS - 1) * ROW_STEP + HEIGHT,
)  # the places of the island, not all of which are land

# Corners clockwise from the top, as lattice steps from the centre.
_CORNERS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
# Index offset of the neighbour across the side from corner i to corner i+1.
SIDES: Final = (-21, 1, 22, 21, -1, -22)
_LOWEST: Final = -min(SIDES)

LatticePoint = tuple[int, int]


@cache  # a board has some hundred hexes
def _lattice(hex_: Hex) -> LatticePoint:
    row, column = row_column(hex_)
    x, y = 2 * column + row % 2 + 1, 3 * row + 2
    return (x, y) if row < ROWS else (x + _ISLAND_SHIFT[0], y + _ISLAND_SHIFT[1])


@cache
def _middle(hex_: Hex) -> tuple[float, float]:
    x, y = _lattice(hex_)
    return x * HALF_WIDTH, y * HALF_SIDE


def _point(lattice: LatticePoint) -> QPointF:
    return QPointF(lattice[0] * HALF_WIDTH, lattice[1] * HALF_SIDE)


def centre(hex_: Hex) -> QPointF:
    """Return the centre of a hex."""
    return QPointF(*_middle(hex_))


def middle_hex(mask: Mask) -> Hex | None:
    """Return the hex of a set nearest to the centre of all, None for an empty set."""
    found = {hex_: centre(hex_) for hex_ in bits(mask)}
    if not found:
        return None
    middle = sum(found.values(), QPointF()) / len(found)
    return min(found, key=lambda hex_: math.dist(found[hex_].toTuple(), middle.toTuple()))


def corners(scale: float = 1.0) -> QPolygonF:
    """Return the corners of a hex around the origin, scaled by `scale`."""
    points = [QPointF(x * HALF_WIDTH * scale, y * HALF_SIDE * scale) for x, y in _CORNERS]
    return QPolygonF(points)


_HEXAGON: Final = corners()


def polygon(hex_: Hex, scale: float = 1.0) -> QPolygonF:
    """Return the corners of a hex."""
    return (_HEXAGON if scale == 1.0 else corners(scale)).translated(centre(hex_))


def hex_rect(hex_: Hex) -> QRectF:
    """Return the bounding rectangle of a hex."""
    middle = centre(hex_)
    return QRectF(middle.x() - HALF_WIDTH, middle.y() - SIDE, WIDTH, HEIGHT)


def hex_under(point: QPointF, hexes: Mask = MAIN_MASK) -> Hex | None:
    """Return the hex of a set at a point, None outside them."""
    row, column = _place_under(point)
    if 0 <= row < ROWS and 0 <= column < COLUMNS:
        return _one_of(hexes, row, column)
    if not hexes & ISLAND_MASK:
        return None
    row, column = _place_under(point - _point(_ISLAND_SHIFT))
    row, column = row - ISLAND_ROW, column - ISLAND_COLUMN
    if 0 <= row < ISLAND_ROWS and 0 <= column < ISLAND_COLUMNS:
        return _one_of(hexes, row + ISLAND_ROW, column + ISLAND_COLUMN)
    return None


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


def outline(mask: Mask) -> QPainterPath:
    """Return the outer and inner borders of a set of hexes as closed paths."""
    following = _border(mask)
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


def _border(mask: Mask) -> dict[LatticePoint, LatticePoint]:
    """Return the next border corner clockwise for each border corner."""
    following = {}
    for hex_, side in border_sides(mask):
        x, y = _lattice(hex_)
        start, end = _CORNERS[side], _CORNERS[side - 5]
        following[x + start[0], y + start[1]] = (x + end[0], y + end[1])
    return following


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
