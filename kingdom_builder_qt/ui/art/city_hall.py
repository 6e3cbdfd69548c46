"""Draws the city hall that covers seven hexes: a ring wall with a gate, a hall in its middle."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from kingdom_builder_qt.core.grid import hex_at, ring_of
from kingdom_builder_qt.ui.art.brushes import mixed, pen, shaded
from kingdom_builder_qt.ui.art.geometry import HALF_WIDTH, ROW_STEP, WIDTH, centre, outline
from kingdom_builder_qt.ui.art.pieces import STONE, STONE_DARK, STONE_LIGHT
from kingdom_builder_qt.ui.art.player_mark import (
    HALO,
    OUTLINE,
    paint_area,
    paint_line,
    paint_mark,
    path_of,
)
from kingdom_builder_qt.ui.style.theme import PlayerStyle

_MIDDLE: Final = hex_at(10, 10)
RING: Final = outline(ring_of(_MIDDLE)).translated(-centre(_MIDDLE))
RING_RECT: Final = RING.boundingRect().adjusted(-8, -22, 12, 12)
_EARTH: Final = QColor("#cbb893")
_EARTH_DARK: Final = QColor("#a8946d")
# The towers stand on the six outer hexes.
_WEST, _EAST = (-WIDTH, 6.0), (WIDTH, 6.0)
_NORTH_WEST, _NORTH_EAST = (-HALF_WIDTH, 6 - ROW_STEP), (HALF_WIDTH, 6 - ROW_STEP)
_SOUTH_WEST, _SOUTH_EAST = (-HALF_WIDTH, 6 + ROW_STEP), (HALF_WIDTH, 6 + ROW_STEP)
_WALL: Final = 15.0
_JOINT: Final = QColor(70, 64, 55, 130)


def paint_ring_shadow(painter: QPainter, height: float = 0.0) -> None:
    """Draw the shadow of a city hall around its middle; a raised one has a paler one."""
    for step in range(4):
        painter.save()
        painter.translate(3 + height * 0.35, 4 + height * 0.2)
        painter.scale(1.04 - 0.02 * step, 1.04 - 0.02 * step)
        paint_area(painter, RING, QColor(20, 12, 2, max(10, 30 - round(height / 2))))
        painter.restore()


def paint_ring_rim(painter: QPainter) -> None:
    """Draw the border of the seven hexes, dashed: where a city hall would stand."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for hue, width in ((OUTLINE, 6.4), (QColor("#fffdf2"), 3.4)):
        line = QPen(hue, width)
        line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        line.setCapStyle(Qt.PenCapStyle.RoundCap)
        line.setDashPattern([12.0 / width, 10.0 / width])
        painter.setPen(line)
        painter.drawPath(RING)


def paint_city_hall(painter: QPainter, style: PlayerStyle) -> None:
    """Draw a city hall around its middle, the furthest parts first."""
    _paint_ground(painter, style)
    _paint_wall(painter, _NORTH_WEST, _NORTH_EAST, inner=True)
    for far, near in ((_NORTH_WEST, _WEST), (_NORTH_EAST, _EAST)):
        _paint_wall(painter, far, near, inner=True)
    for place in (_NORTH_WEST, _NORTH_EAST):
        _paint_tower(painter, place, style)
    _paint_hall(painter, style)
    for far, near in ((_WEST, _SOUTH_WEST), (_EAST, _SOUTH_EAST)):
        _paint_wall(painter, far, near)
    for place in (_WEST, _EAST):
        _paint_tower(painter, place, style)
    _paint_wall(painter, _SOUTH_WEST, _SOUTH_EAST)
    _paint_gate(painter, style)
    for place in (_SOUTH_WEST, _SOUTH_EAST):
        _paint_tower(painter, place, style)


def _paint_ground(painter: QPainter, style: PlayerStyle) -> None:
    """Draw the seven hexes as one paved place, with a border in the player's colour."""
    painter.save()
    painter.scale(0.965, 0.965)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for hue, width in ((HALO, 6.0), (OUTLINE, 3.4)):
        painter.setPen(pen(hue, width))
        painter.drawPath(RING)
    paint_area(painter, RING, _EARTH)
    painter.setClipPath(RING)
    for hue, width in ((OUTLINE, 15.0), (style.colour, 12.0)):
        painter.setPen(QPen(hue, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(RING)
    painter.restore()
    for x, y in ((-38, 22), (-20, 34), (4, 36), (24, 30), (40, 18), (-42, -8), (43, -10), (0, 44)):
        painter.setPen(QPen(_EARTH_DARK, 1.2))
        painter.drawRoundedRect(QRectF(x - 4, y - 2, 8, 4), 1.6, 1.6)


def _paint_wall(
    painter: QPainter, start: tuple[float, float], end: tuple[float, float], inner: bool = False
) -> None:
    """Draw a wall between two towers with a walk on top; of the far ones we see the shady side."""
    (x1, y1), (x2, y2) = start, end
    face = path_of(((x1, y1), (x2, y2), (x2, y2 - _WALL), (x1, y1 - _WALL)))
    painter.setPen(pen(OUTLINE, 2.6))
    painter.setBrush(STONE_DARK if inner else STONE)
    painter.drawPath(face)
    for part in (0.3, 0.6):
        low = _WALL * part
        paint_line(painter, ((x1, y1 - low), (x2, y2 - low)), _JOINT, 1.0)
    top = ((x1, y1 - _WALL), (x2, y2 - _WALL))
    for hue, width in ((OUTLINE, 9.6), (STONE_LIGHT, 7.0)):
        paint_line(painter, top, hue, width)
    _paint_merlons(painter, *top)


def _paint_merlons(painter: QPainter, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Draw the blocks along the outer side of a wall."""
    way = QPointF(end[0] - start[0], end[1] - start[1])
    count = round(math.hypot(way.x(), way.y()) / 8)
    painter.setPen(pen(OUTLINE, 1.3))
    painter.setBrush(STONE)
    for i in range(1, count):
        middle = QPointF(*start) + way * (i / count)
        painter.drawRect(QRectF(middle.x() - 2, middle.y() - 4.6, 4.0, 5.0))


def _paint_tower(painter: QPainter, place: tuple[float, float], style: PlayerStyle) -> None:
    """Draw a round tower with a pointed roof in the player's colour."""
    x, y = place
    body, roof = QPainterPath(QPointF(x - 9, y - 20)), QPainterPath(QPointF(x - 12, y - 19))
    body.lineTo(x - 9, y + 2)
    body.quadTo(x, y + 7, x + 9, y + 2)
    body.lineTo(x + 9, y - 20)
    body.closeSubpath()
    roof.quadTo(x, y - 14, x + 12, y - 19)
    roof.lineTo(x, y - 37)
    roof.closeSubpath()
    for path in (body, roof):
        painter.setPen(pen(OUTLINE, 3.0))
        painter.drawPath(path)
    paint_area(painter, body, STONE)
    paint_area(
        painter, ((x + 3, y - 19), (x + 9, y - 19), (x + 9, y + 2), (x + 3, y + 4.3)), STONE_DARK
    )
    paint_area(painter, roof, style.colour)
    paint_area(painter, ((x, y - 37), (x + 12, y - 19), (x + 3, y - 17)), style.shade)
    paint_line(painter, ((x - 10.6, y - 20), (x - 0.6, y - 34.8)), style.light, 1.5)
    paint_line(painter, ((x - 1.5, y - 10), (x - 1.5, y - 5)), OUTLINE, 2.4)


def _paint_gate(painter: QPainter, style: PlayerStyle) -> None:
    """Draw the gate in the near wall, between two piers."""
    y = _SOUTH_WEST[1]
    painter.setPen(pen(OUTLINE, 2.6))
    painter.setBrush(STONE_LIGHT)
    painter.drawRect(QRectF(-14, y - 22, 28, 24))
    arch = QPainterPath(QPointF(-8, y + 2))
    arch.lineTo(-8, y - 8)
    arch.arcTo(QRectF(-8, y - 16, 16, 16), 180, -180)
    arch.lineTo(8, y + 2)
    arch.closeSubpath()
    paint_area(painter, arch, QColor("#4a2f18"))
    for x in (-4.0, 0.0, 4.0):
        paint_line(painter, ((x, y - 12), (x, y + 1)), QColor("#8a6136"), 1.4)
    paint_area(
        painter, ((-14, y - 22), (14, y - 22), (14, y - 18.5), (-14, y - 18.5)), style.colour
    )


_FRONT: Final = path_of(((-25, -12), (13, -12), (13, 26), (-25, 26)))
_GABLE: Final = path_of(((-29, -11), (-6, -37), (17, -11)))
_FAR_ROOF: Final = path_of(((-6, -37), (16, -43), (39, -18), (17, -11)))
_SIDE: Final = path_of(((13, -12), (35, -18), (35, 18), (13, 26)))
_TURRET: Final = path_of(((2, -49), (18, -49), (18, -34), (2, -34)))
_SPIRE: Final = path_of(((-1, -48), (10, -67), (21, -48)))


def _paint_hall(painter: QPainter, style: PlayerStyle) -> None:
    """Draw the hall: a large house with a turret, whose front bears the player's mark."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for hue, width in ((HALO, 7.0), (OUTLINE, 4.2)):
        painter.setPen(pen(hue, width))
        for path in (_TURRET, _SPIRE, _FRONT, _GABLE, _FAR_ROOF, _SIDE):
            painter.drawPath(path)
    _paint_turret(painter, style)
    for path, hue in (
        (_SIDE, style.shade),
        (_FAR_ROOF, mixed(style.colour, style.shade)),
        (_FRONT, style.colour),
        (_GABLE, style.colour),
    ):
        paint_area(painter, path, hue)
    paint_line(painter, ((-27.6, -11.6), (-6, -36), (15, -41.8)), style.light, 2.0)
    paint_line(painter, ((13, -11), (13, 25)), style.shade, 1.6)
    paint_line(painter, ((-5.4, -36), (16.6, -11.6)), style.shade, 1.8)
    for x in (20.0, 28.0):
        top = -9.5 - (x - 20) * 0.27
        paint_line(painter, ((x, top), (x, top + 9)), shaded(style.colour, 1.3), 3.0)
    paint_mark(painter, style, QRectF(-22, -14, 32, 32))


def _paint_turret(painter: QPainter, style: PlayerStyle) -> None:
    paint_area(painter, _TURRET, STONE_LIGHT)
    paint_area(painter, ((12, -49), (18, -49), (18, -34), (12, -34)), STONE_DARK)
    paint_area(painter, _SPIRE, style.colour)
    paint_area(painter, ((10, -67), (21, -48), (13, -48)), style.shade)
    paint_line(painter, ((8, -44.5), (8, -41)), OUTLINE, 3.0)
