"""Draws palaces and silos, and the walls and arches that such drawings are made of."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from kingdom_builder_qt.ui.art.brushes import curve, disc, fill, pen, risen, shaded, stroke
from kingdom_builder_qt.ui.art.geometry import SIDE, corners
from kingdom_builder_qt.ui.style.theme import Theme

WALL: Final = QColor("#fbf6ec")
_WINDOW: Final = QColor("#4f93c4")
_DOOR: Final = QColor("#3d2c1a")
INK: Final = QColor("#2c2116")
_FOOT: Final = 15.0  # where buildings stand
_SHADOW: Final = QColor(30, 20, 10, 90)


def _ground(painter: QPainter, hue: QColor) -> None:
    light = QRadialGradient(QPointF(-6, -8), SIDE * 1.25)
    light.setColorAt(0, shaded(hue, 1.3))
    light.setColorAt(0.7, hue)
    light.setColorAt(1, shaded(hue, 0.84))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawPolygon(corners())


def draw_block(
    painter: QPainter, left: float, top: float, right: float, foot: float, hue: QColor
) -> None:
    """Draw a wall in a box, with a dark line around it and the shade on its right side."""
    painter.setPen(pen(INK, 1.5))
    painter.setBrush(hue)
    painter.drawRect(QRectF(left, top, right - left, foot - top))
    edge = right - (right - left) * 0.3
    painter.fillRect(
        QRectF(edge, top + 0.7, right - edge - 0.7, foot - top - 1.4), shaded(hue, 0.84)
    )


def _dome(
    painter: QPainter, x: float, foot: float, half: float, height: float, hue: QColor
) -> None:
    """Draw an onion dome that ends in a golden ball."""
    top = foot - height
    path = curve(
        (x, top),
        (x + half * 0.1, top + height * 0.3),
        (x + half * 1.25, top + height * 0.35),
        (x + half * 1.15, foot - height * 0.22),
        (x + half * 1.1, foot - height * 0.08),
        (x + half, foot),
        (x + half, foot),
        (x + half * 0.4, foot + 1),
        (x - half * 0.4, foot + 1),
        (x - half, foot),
        (x - half, foot),
        (x - half * 1.1, foot - height * 0.08),
        (x - half * 1.15, foot - height * 0.22),
        (x - half * 1.25, top + height * 0.35),
        (x - half * 0.1, top + height * 0.3),
        (x, top),
    )
    body = QLinearGradient(QPointF(x - half, foot), QPointF(x + half, foot))
    body.setColorAt(0, shaded(hue, 1.2))
    body.setColorAt(0.35, shaded(hue, 1.3))
    body.setColorAt(1, shaded(hue, 0.62))
    painter.setPen(pen(INK, 1.5))
    painter.setBrush(body)
    painter.drawPath(path)
    disc(painter, x, top - 0.8, 1.9, 1.9, INK)
    disc(painter, x, top - 0.8, 1.2, 1.2, QColor("#f4c64a"))


def _arch(
    painter: QPainter, x: float, foot: float, half: float, height: float, hue: QColor
) -> None:
    """Fill a door or window with a round top."""
    fill(painter, _arch_path(x, foot, half, height), hue)


def _arch_path(x: float, foot: float, half: float, height: float) -> QPainterPath:
    path = QPainterPath(QPointF(x - half, foot))
    path.lineTo(x - half, foot - height + half)
    path.arcTo(QRectF(x - half, foot - height, 2 * half, 2 * half), 180, -180)
    path.lineTo(x + half, foot)
    path.closeSubpath()
    return path


def draw_palace(painter: QPainter, theme: Theme) -> None:
    """Draw a white palace with violet domes behind a garden."""
    dome, court = theme.colour("dome"), theme.colour("court")
    _ground(painter, court)
    _garden(painter, court)
    with risen(painter, _FOOT):
        _draw_towers(painter, dome, theme.colour("ring"))


def _draw_towers(painter: QPainter, dome: QColor, gold: QColor) -> None:
    disc(painter, 2.5, 15.5, 23, 4.2, _SHADOW)
    for x in (-17.0, 17.0):
        draw_block(painter, x - 4.6, -4, x + 4.6, 15, WALL)
        _dome(painter, x, -4, 4.6, 10.5, dome)
        _arch(painter, x, 8, 1.7, 7.5, _WINDOW)
    draw_block(painter, -12.4, 2, 12.4, 15, WALL)
    draw_block(painter, -7.4, -8, 7.4, 15, WALL)
    _dome(painter, 0, -8, 8.2, 17, dome)
    stroke(painter, curve((-7, -5.6), (-2, -5.6), (2, -5.6), (7, -5.6)), gold, 1.8)
    _arch(painter, 0, 15, 3.6, 13, _DOOR)
    for x in (-10.2, 10.2):
        _arch(painter, x, 11, 1.3, 6, _WINDOW)


def _garden(painter: QPainter, court: QColor) -> None:
    fill(painter, [(-3, 16), (3, 16), (6.5, 27), (0, 31), (-6.5, 27)], shaded(court, 1.45))
    hedge = QColor("#5f8d4c")
    for x, y in ((-12, 22), (12, 22), (-22, 14), (22, 14), (-8, 26.5), (8, 26.5)):
        disc(painter, x + 0.8, y + 1.4, 3.1, 1.8, _SHADOW)
        disc(painter, x, y, 2.9, 2.5, shaded(hedge, 0.7))
        disc(painter, x - 0.5, y - 0.6, 2.2, 1.7, shaded(hedge, 1.15))


def draw_silo(painter: QPainter, theme: Theme) -> None:
    """Draw a tall and a low granary in a farmyard, with grain and sacks before them."""
    yard, roof = theme.colour("yard"), theme.colour("silo")
    _ground(painter, yard)
    for x, y in ((-20, -12), (18, -14), (-8, 25), (20, 15), (10, 27), (-22, 8)):
        straw = curve((x - 3, y), (x - 1, y - 1), (x + 1, y - 1), (x + 3, y))
        stroke(painter, straw, shaded(yard, 1.4), 1.1)
    with risen(painter, _FOOT):
        _draw_granaries(painter, roof)
    _grain(painter)


def _draw_granaries(painter: QPainter, roof: QColor) -> None:
    disc(painter, 3, 14.5, 21, 4.4, _SHADOW)
    _granary(painter, 8.5, 1, 7.2, 13.5, roof)
    _granary(painter, -6, -10, 9.4, 15, roof)
    _arch(painter, -6, 15, 3, 8, _DOOR)


def _granary(
    painter: QPainter, x: float, top: float, half: float, foot: float, roof: QColor
) -> None:
    """Draw a round tower of boards in hoops under a dome."""
    wall = QLinearGradient(QPointF(x - half, 0), QPointF(x + half, 0))
    wall.setColorAt(0, QColor("#d8d0c2"))
    wall.setColorAt(0.3, QColor("#f6f1e6"))
    wall.setColorAt(1, QColor("#8f877a"))
    body = QPainterPath(QPointF(x - half, top))
    body.lineTo(x - half, foot)
    body.quadTo(x, foot + 4, x + half, foot)
    body.lineTo(x + half, top)
    body.closeSubpath()
    painter.setPen(pen(INK, 1.5))
    painter.setBrush(wall)
    painter.drawPath(body)
    level = top + 5
    while level < foot - 2:
        hoop = QPainterPath(QPointF(x - half + 0.8, level))
        hoop.quadTo(x, level + 3.4, x + half - 0.8, level)
        stroke(painter, hoop, QColor("#7c7468"), 1.1)
        level += 6
    _cap(painter, x, top, half + 1.2, roof)


def _cap(painter: QPainter, x: float, foot: float, half: float, hue: QColor) -> None:
    height = half * 1.15
    path = QPainterPath(QPointF(x - half, foot))
    path.cubicTo(x - half, foot - height * 1.3, x + half, foot - height * 1.3, x + half, foot)
    path.quadTo(x, foot + 3.4, x - half, foot)
    sheen = QLinearGradient(QPointF(x - half, 0), QPointF(x + half, 0))
    sheen.setColorAt(0, shaded(hue, 1.1))
    sheen.setColorAt(0.3, shaded(hue, 1.28))
    sheen.setColorAt(1, shaded(hue, 0.62))
    painter.setPen(pen(INK, 1.5))
    painter.setBrush(sheen)
    painter.drawPath(path)
    disc(painter, x, foot - height, 1.6, 1.5, INK)


def _grain(painter: QPainter) -> None:
    """Draw a heap of grain and two sacks."""
    heap = curve((4, 21), (8, 15), (10, 11.5), (12.5, 11), (15, 11.5), (18, 16), (21.5, 20.5))
    heap.quadTo(12.5, 23.5, 4, 21)
    painter.setPen(pen(INK, 1.4))
    painter.setBrush(QColor("#f0b93a"))
    painter.drawPath(heap)
    for x, y in ((10, 17), (13, 14.5), (15.5, 18), (12, 20)):
        disc(painter, x, y, 0.9, 0.7, QColor("#b97d18"))
    for x, y in ((-17.5, 15.0), (-12.0, 18.5)):
        sack = curve((x - 3.8, y + 4), (x - 4.6, y - 1), (x - 3, y - 4), (x - 1.4, y - 4.6))
        sack.lineTo(x + 1.4, y - 4.6)
        sack.cubicTo(x + 3, y - 4, x + 4.6, y - 1, x + 3.8, y + 4)
        sack.closeSubpath()
        painter.setPen(pen(INK, 1.4))
        painter.setBrush(QColor("#e9d6ab"))
        painter.drawPath(sack)
        stroke(
            painter,
            curve((x - 2, y - 2.6), (x - 1, y - 2), (x + 1, y - 2), (x + 2, y - 2.6)),
            QColor("#8a5a2c"),
            1.1,
        )
