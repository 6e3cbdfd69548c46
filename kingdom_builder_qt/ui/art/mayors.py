"""Draws the houses of the Mayors card at the ends of the rows they mark."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from kingdom_builder_qt.core.grid import (
    COLUMNS,
    ISLAND_COLUMNS,
    ROWS,
    hex_at,
    island_hex_at,
)
from kingdom_builder_qt.ui.art.geometry import BOARD_RECT, HALF_WIDTH, ISLAND_RECT, USUAL, Plane
from kingdom_builder_qt.ui.art.house import BOX, paint_house, paint_shadow
from kingdom_builder_qt.ui.desktop.style.theme import PlayerStyle

_SIZE: Final = 0.62  # scale relative to a house on a hex
# Area of a mark around its centre, with its shadow.
MARK_RECT: Final = QRectF(-18, -18, 40, 36)


def mark_place(row: int, plane: Plane = USUAL) -> QPointF:
    """Return the centre of the mark of row 0..19 of the main board, 20..24 of the island.

    Every second row is shifted, so each has a free half hex at one end, where the mark hides
    neither a hex nor the letter of the row.
    """
    on_island = row >= ROWS
    rect = ISLAND_RECT.translated(plane.island_offset) if on_island else BOARD_RECT
    if on_island:
        ends = [island_hex_at(row - ROWS, column) for column in (0, ISLAND_COLUMNS - 1)]
    else:
        ends = [hex_at(row, column) for column in (0, COLUMNS - 1)]
    first = min((plane.centre(hex_) for hex_ in ends), key=QPointF.x)
    is_left_free = first.x() > rect.left() + 1.5 * HALF_WIDTH
    left, right = rect.left() + HALF_WIDTH / 2, rect.right() - HALF_WIDTH / 2
    return QPointF(left if is_left_free else right, first.y())


def draw_mayors_mark(painter: QPainter, style: PlayerStyle) -> None:
    """Draw a player's mark, a small house, around the origin."""
    painter.save()
    painter.scale(_SIZE, _SIZE)
    painter.translate(-BOX / 2, -BOX / 2)
    paint_shadow(painter)
    paint_house(painter, style)
    painter.restore()
