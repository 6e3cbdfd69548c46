"""Draws the frame around the board and the names of rows and columns on it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPolygonF

from kingdom_builder_qt.core.hexgrid import COLUMNS, ROWS, hex_at
from kingdom_builder_qt.ui.board.brushes import pen, shaded, with_alpha
from kingdom_builder_qt.ui.board.geometry import BOARD_RECT, HALF_WIDTH, centre, corners
from kingdom_builder_qt.ui.theme import Theme

RIM: Final = 26.0
SHADOW: Final = 12.0
BAND: Final = 8.0  # how far the soft edge of an area reaches inwards
RIM_RECT: Final = BOARD_RECT.adjusted(-RIM, -RIM, RIM, RIM)
FRAME_RECT: Final = RIM_RECT.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW)


def draw_frame(painter: QPainter, theme: Theme) -> None:
    """Draw the shadow on the table and the rim that the hexes lie in."""
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(6):
        spread = SHADOW - 2 * step
        painter.setBrush(QColor(25, 17, 5, 10 + 3 * step))
        painter.drawRoundedRect(RIM_RECT.adjusted(-spread, -spread + 4, spread, spread), 22, 22)
    wood = QLinearGradient(RIM_RECT.topLeft(), RIM_RECT.bottomRight())
    wood.setColorAt(0, shaded(theme.colour("rim"), 1.05 if theme.is_dark else 1.25))
    wood.setColorAt(1, shaded(theme.colour("rim"), 0.93))
    painter.setBrush(wood)
    painter.setPen(pen(theme.colour("rim_edge"), 1.4))
    painter.drawRoundedRect(RIM_RECT, 16, 16)


def draw_side(side: int, hue: QColor, painter: QPainter) -> None:
    """Draw a soft band along one side of a hex around the origin, strongest at the border."""
    points = corners()
    start, end = points.at(side), points.at((side + 1) % 6)
    middle = (start + end) / 2
    band = QLinearGradient(middle, middle * (1 - BAND / HALF_WIDTH))
    band.setColorAt(0, hue)
    band.setColorAt(0.5, with_alpha(hue, hue.alpha() // 3))
    band.setColorAt(1, with_alpha(hue, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(band)
    painter.drawPolygon(QPolygonF([QPointF(0, 0), start, end]))


def draw_coordinates(painter: QPainter, theme: Theme) -> None:
    """Draw A..T at both sides and 1..20 above and below."""
    painter.setFont(theme.font(12.5, bold=True))
    painter.setPen(theme.colour("rim_text"))
    half = RIM / 2
    for row in range(ROWS):
        y = centre(hex_at(row, 0)).y()
        for x in (BOARD_RECT.left() - half, BOARD_RECT.right() + half):
            _centred(painter, QPointF(x, y), chr(ord("A") + row))
    for column in range(COLUMNS):
        for row, y in ((0, BOARD_RECT.top() - half), (ROWS - 1, BOARD_RECT.bottom() + half)):
            _centred(painter, QPointF(centre(hex_at(row, column)).x(), y), str(column + 1))


def _centred(painter: QPainter, point: QPointF, text: str) -> None:
    box = QRectF(point.x() - 20, point.y() - 12, 40, 24)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
