"""Draws tokens: number tiles, and the tile on the mat of a nomad space."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QRadialGradient

from kingdom_builder_qt.ui.art.brushes import disc, pen, shaded
from kingdom_builder_qt.ui.art.geometry import HALF_WIDTH, SIDE
from kingdom_builder_qt.ui.art.location_drawing import draw_emblem
from kingdom_builder_qt.ui.art.player_mark import (
    paint_area,
    paint_line,
    paint_outline,
    path_of,
)
from kingdom_builder_qt.ui.desktop.style.theme import Theme

_MAT: Final = QPointF(0, 6.5)  # centre of the mat in `features/nomad.svg`
_TOKEN_RADIUS: Final = 17.5
_EMBLEM: Final = QRectF(_MAT.x() - 13.5, _MAT.y() - 13.5, 27, 27)
TOKEN_RECT: Final = QRectF(-HALF_WIDTH, -SIDE, 2 * HALF_WIDTH, 2 * SIDE)

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


def draw_token(painter: QPainter, tile: str, theme: Theme) -> None:
    """Draw the tile on the mat: a round token with the emblem."""
    x, y, shade = _MAT.x() + 1.5, _MAT.y() + 2.2, QColor(20, 12, 2, 110)
    disc(painter, x, y, _TOKEN_RADIUS, _TOKEN_RADIUS, shade)
    light = QRadialGradient(_MAT + QPointF(-5, -6), _TOKEN_RADIUS * 1.6)
    light.setColorAt(0, shaded(theme.colour("parchment"), 1.4))
    light.setColorAt(1, theme.colour("parchment"))
    painter.setPen(pen(shaded(theme.colour("mat"), 0.75), 2.6))
    painter.setBrush(light)
    painter.drawEllipse(_MAT, _TOKEN_RADIUS - 1, _TOKEN_RADIUS - 1)
    draw_emblem(painter, "tiles", tile, _EMBLEM, theme)
