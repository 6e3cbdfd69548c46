"""Draws tiles that are no pieces of a player: scouts, and number tiles."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from kingdom_builder_qt.ui.art.brushes import mixed
from kingdom_builder_qt.ui.art.player_mark import (
    OUTLINE,
    paint_area,
    paint_line,
    paint_mark,
    paint_outline,
    path_of,
)
from kingdom_builder_qt.ui.style.theme import PlayerStyle, Theme

_CREAM: Final = QColor("#f7ecd0")
_CREAM_EDGE: Final = QColor("#c9ac74")


def _hex_tile(middle: QPointF, radius: float) -> QPainterPath:
    """Return a hex that lies flat: seen from the front, it is lower than it is wide."""
    points = []
    for corner in range(6):
        angle = math.pi / 3 * corner
        points.append(
            (middle.x() + radius * math.cos(angle), middle.y() + 0.86 * radius * math.sin(angle))
        )
    return path_of(points)


_TILE: Final = _hex_tile(QPointF(20, 21), 17.5)
_THICK: Final = _TILE.united(_TILE.translated(0, 2.6))
_FACE: Final = _hex_tile(QPointF(20, 21), 15.4)
_CAP: Final = path_of(((12.4, 15.5), (15.5, 8.8), (24.5, 8.8), (27.6, 15.5)))


def paint_scout(painter: QPainter, style: PlayerStyle) -> None:
    """Draw a flat tile with a dashed border and a scout's head: it stays for a turn only."""
    paint_outline(painter, _THICK)
    paint_area(painter, _THICK, _CREAM_EDGE)
    paint_area(painter, _TILE, _CREAM)
    border = QPen(mixed(style.shade, OUTLINE), 2.4)
    border.setDashPattern([1.9, 1.3])
    border.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(border)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_FACE)
    painter.save()
    painter.translate(20, 21.4)
    painter.scale(0.8, 0.8)
    painter.translate(-20, -21.4)
    _paint_head(painter, style)
    paint_mark(painter, style, QRectF(16.2, 26.0, 7.6, 7.6))
    painter.restore()


def _paint_head(painter: QPainter, style: PlayerStyle) -> None:
    """Draw shoulders, a face and a hat with a wide brim and a feather."""
    shoulders = QPainterPath(QPointF(9.5, 34))
    shoulders.cubicTo(10, 24.5, 30, 24.5, 30.5, 34)
    shoulders.closeSubpath()
    painter.setPen(QPen(OUTLINE, 1.4))
    painter.setBrush(style.colour)
    painter.drawPath(shoulders)
    painter.setBrush(QColor("#e9c39b"))
    painter.drawEllipse(QPointF(20, 20), 5.4, 6.2)
    painter.setBrush(style.shade)
    painter.drawPath(_CAP)
    painter.drawEllipse(QPointF(20, 15.8), 10.4, 2.5)
    paint_line(painter, ((25, 13), (29, 6.5)), OUTLINE, 3.0)
    paint_line(painter, ((25, 13), (29, 6.5)), QColor("#c8543f"), 1.5)
    for x in (17.9, 22.1):
        paint_area(painter, _dot(x, 20.6), OUTLINE)


def _dot(x: float, y: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), 0.9, 0.9)
    return path


_HOUSE: Final = ((4, 17.5), (20, 3), (36, 17.5), (36, 37), (4, 37))
_EAVES: Final = ((4, 17.5), (20, 3), (36, 17.5))


def paint_number_tile(painter: QPainter, rect: QRectF, number: int, theme: Theme) -> None:
    """Draw a number tile with its number into a square."""
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 40, rect.height() / 40)
    house = path_of(_HOUSE)
    paint_outline(painter, house)
    paint_area(painter, house, theme.colour("parchment"))
    paint_line(painter, _EAVES, theme.colour("ring"), 3.4)
    paint_line(painter, ((5.6, 35.4), (34.4, 35.4)), theme.colour("parchment_edge"), 2.2)
    painter.setPen(theme.colour("emblem"))
    painter.setFont(theme.font(19, bold=True))
    painter.drawText(QRectF(4, 12, 32, 24), Qt.AlignmentFlag.AlignCenter, str(number))
    painter.restore()
