"""Draws locations, and the part of a castle above its hex."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from kingdom_builder_qt.ui.art.brushes import letters, pen, shaded
from kingdom_builder_qt.ui.art.drawings import drawing
from kingdom_builder_qt.ui.art.geometry import SIDE, corners
from kingdom_builder_qt.ui.desktop.style.own_signs import sign_of
from kingdom_builder_qt.ui.desktop.style.theme import Theme

RING_RADIUS = 23.0
EMBLEM = QRectF(-17, -17, 34, 34)
TOP_RECT: Final = QRectF(-14, -42, 28, 22)


def draw_location(painter: QPainter, tile_id: str, theme: Theme) -> None:
    """Draw a parchment hex with a golden ring around the emblem of a tile."""
    light = QRadialGradient(QPointF(-6, -8), SIDE * 1.25)
    light.setColorAt(0, shaded(theme.colour("parchment"), 1.35))
    light.setColorAt(0.72, theme.colour("parchment"))
    light.setColorAt(1, theme.colour("parchment_edge"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawPolygon(corners())
    draw_location_sign(painter, tile_id, theme)


def draw_location_sign(painter: QPainter, tile_id: str, theme: Theme) -> None:
    """Draw ring and emblem of a location, which stay bright in a dark theme."""
    _draw_ring(painter, theme.colour("ring"))
    draw_emblem(painter, "tiles", tile_id, EMBLEM, theme)


def _draw_ring(painter: QPainter, gold: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(shaded(gold, 0.5), 4.6))
    painter.drawEllipse(QPointF(0, 0), RING_RADIUS, RING_RADIUS)
    sheen = QLinearGradient(QPointF(-16, -18), QPointF(16, 18))
    sheen.setColorAt(0, shaded(gold, 1.6))
    sheen.setColorAt(0.45, gold)
    sheen.setColorAt(1, shaded(gold, 0.78))
    # An area, not a line: Qt writes lines with a gradient into SVG as black ones.
    ring = QPainterPath()
    for radius in (RING_RADIUS + 1.6, RING_RADIUS - 1.6):
        ring.addEllipse(QPointF(0, 0), radius, radius)
    painter.fillPath(ring, sheen)


def draw_emblem(painter: QPainter, folder: str, name: str, rect: QRectF, theme: Theme) -> None:
    """Draw the sign of an entry, or the first letter of its name if it has none."""
    sign = sign_of(folder, name)
    if sign is not None:
        sign.render(painter, rect)
        return
    font = theme.font(rect.height() * 0.8, bold=True)
    letters(painter, rect, name[:1].upper(), font, theme.colour("emblem"))


def draw_castle_top(painter: QPainter, theme: Theme) -> None:
    """Draw the part of a castle above its hex, on top of marks on the hexes behind it."""
    above, hexagon = QPainterPath(), QPainterPath()
    above.addRect(TOP_RECT)
    hexagon.addPolygon(corners())
    painter.save()
    painter.setClipPath(above.subtracted(hexagon))
    castle = drawing("features", "castle", theme)
    castle.render(painter, "keep", castle.boundsOnElement("keep"))
    painter.restore()
