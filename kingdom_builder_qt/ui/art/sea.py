"""Draws the sea around the island: water up to its rim, and surf along the coast."""

from __future__ import annotations

from random import Random
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QRadialGradient

from kingdom_builder_qt.ui.art.brushes import pen, shaded, stroke
from kingdom_builder_qt.ui.art.frame import SEA_CORNER, SEA_RECT
from kingdom_builder_qt.ui.style.theme import Theme

_WAVE: Final = (54.0, 25.0)  # from one wave to the next
_CALM: Final = 30.0  # no wave is drawn so near to the coast
# How far each line of surf lies off the coast, its width and its strength.
_SURF: Final = ((13.0, 1.4, 70), (7.0, 2.2, 120), (2.0, 4.0, 190))


def draw_sea(painter: QPainter, coast: QPainterPath, water: QColor, theme: Theme) -> None:
    """Draw water all over the frame of the island; `coast` is the outline of its land."""
    depth = QRadialGradient(SEA_RECT.center(), SEA_RECT.width() * 0.62)
    depth.setColorAt(0, shaded(water, 1.18))
    depth.setColorAt(0.6, water)
    depth.setColorAt(1, shaded(water, 0.82))
    painter.setPen(pen(theme.colour("rim_edge"), 1.4))
    painter.setBrush(depth)
    painter.drawRoundedRect(SEA_RECT, SEA_CORNER, SEA_CORNER)
    _draw_waves(painter, coast, water)
    painter.save()
    frame = QPainterPath()
    frame.addRoundedRect(SEA_RECT, SEA_CORNER, SEA_CORNER)
    painter.setClipPath(frame)
    _draw_surf(painter, coast, water)
    painter.restore()


def _draw_surf(painter: QPainter, coast: QPainterPath, water: QColor) -> None:
    """Draw light lines that follow the coast, the strongest where water meets land."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    foam = shaded(water, 1.75)
    for away, width, strength in _SURF:
        band = QPainterPathStroker()
        band.setWidth(2 * away)
        band.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        shore = band.createStroke(coast).united(coast).simplified()
        foam.setAlpha(strength)
        painter.setPen(pen(foam, width))
        painter.drawPath(shore)


def _draw_waves(painter: QPainter, coast: QPainterPath, water: QColor) -> None:
    """Scatter the waves of water hexes over the open sea."""
    band = QPainterPathStroker()
    band.setWidth(2 * _CALM)
    shore = band.createStroke(coast).united(coast)
    rng, (step_x, step_y) = Random("sea"), _WAVE
    light, dark = shaded(water, 1.5, 190), shaded(water, 0.78, 190)
    room = SEA_RECT.adjusted(14, 10, -14, -10)
    for row in range(int(room.height() / step_y) + 1):
        for column in range(int(room.width() / step_x) + 1):
            x = room.left() + (column + 0.5 * (row % 2)) * step_x + rng.uniform(-9, 9)
            y = room.top() + row * step_y + rng.uniform(-4, 4)
            if room.contains(QPointF(x + 22, y)) and not shore.contains(QPointF(x + 9, y)):
                stroke(painter, _wave(x, y + 1.6), dark, 1.7)
                stroke(painter, _wave(x, y), light, 1.7)


def _wave(x: float, y: float) -> QPainterPath:
    path = QPainterPath(QPointF(x, y))
    for crest in range(2):
        left = x + 9 * crest
        path.cubicTo(QPointF(left + 3, y - 4.2), QPointF(left + 6, y - 4.2), QPointF(left + 9, y))
    return path
