"""Draws the city hall, which covers seven hexes, its shadow and its preview."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPen

from kingdom_builder_qt.core.grid import hex_at, ring_of
from kingdom_builder_qt.ui.art.geometry import centre, outline
from kingdom_builder_qt.ui.art.house import paint_piece
from kingdom_builder_qt.ui.art.player_mark import (
    OUTLINE,
    paint_area,
)
from kingdom_builder_qt.ui.desktop.style.theme import PlayerStyle

_MIDDLE: Final = hex_at(10, 10)
RING: Final = outline(ring_of(_MIDDLE)).translated(-centre(_MIDDLE))
RING_RECT: Final = RING.boundingRect().adjusted(-8, -22, 12, 12)


def paint_ring_shadow(painter: QPainter, height: float = 0.0) -> None:
    """Draw the shadow of a city hall around its centre, paler if it is raised."""
    for step in range(4):
        painter.save()
        painter.translate(3 + height * 0.35, 4 + height * 0.2)
        painter.scale(1.04 - 0.02 * step, 1.04 - 0.02 * step)
        paint_area(painter, RING, QColor(20, 12, 2, max(10, 30 - round(height / 2))))
        painter.restore()


def paint_ring_rim(painter: QPainter) -> None:
    """Draw the dashed outline of the seven hexes of a previewed city hall."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for hue, width in ((OUTLINE, 6.4), (QColor("#fffdf2"), 3.4)):
        line = QPen(hue, width)
        line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        line.setCapStyle(Qt.PenCapStyle.RoundCap)
        line.setDashPattern([12.0 / width, 10.0 / width])
        painter.setPen(line)
        painter.drawPath(RING)


def paint_city_hall(painter: QPainter, style: PlayerStyle) -> None:
    """Draw a city hall around its centre."""
    paint_piece(painter, "city_hall-large", style)
