"""Draws a settlement and its player's mark, for the board and for panels alike."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QIcon,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from kingdom_builder_qt.ui.theme import PlayerStyle, Theme

# The house fills a box of 40 x 40: its gable faces us, its side runs back to the right.
BOX = 40.0
_FRONT = ((3.5, 20), (15.5, 6.5), (27.5, 20), (27.5, 36.5), (3.5, 36.5))
_SIDE = ((27.5, 20), (36.5, 16), (36.5, 32), (27.5, 36.5))
_ROOF = ((15.5, 6.5), (25, 2.8), (36.5, 16), (27.5, 20))
_SILHOUETTE = ((3.5, 20), (15.5, 6.5), (25, 2.8), (36.5, 16), (36.5, 32), (27.5, 36.5), (3.5, 36.5))
_OUTLINE = QColor("#1d150a")
_HALO = QColor(255, 250, 236, 235)


def _polygon(points: tuple[tuple[float, float], ...]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])


def paint_house(painter: QPainter, style: PlayerStyle, mark: bool = True) -> None:
    """Draw a house in the box (0, 0, 40, 40)."""
    join = Qt.PenJoinStyle.RoundJoin
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # Light outside, dark inside: one of the two lines shows on any ground.
    for hue, width in ((_HALO, 5.4), (_OUTLINE, 3.0)):
        line = QPen(hue, width)
        line.setJoinStyle(join)
        painter.setPen(line)
        painter.drawPolygon(_polygon(_SILHOUETTE))
    painter.setPen(Qt.PenStyle.NoPen)
    middle = QColor.fromRgbF(*_mean(style.colour, style.shade))
    for points, hue in ((_SIDE, style.shade), (_ROOF, middle), (_FRONT, style.colour)):
        painter.setBrush(hue)
        painter.drawPolygon(_polygon(points))
    painter.setPen(QPen(style.light, 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPolyline(_polygon(((4.4, 20), (15.5, 7.4), (24.8, 3.8))))
    painter.setPen(QPen(style.shade, 1.1))
    painter.drawLine(QPointF(27.5, 20), QPointF(27.5, 36))
    painter.drawLine(QPointF(15.8, 7.2), QPointF(27.3, 20))
    if mark:
        paint_mark(painter, style, QRectF(7.4, 18.6, 16.2, 16.2))


def _mean(one: QColor, two: QColor) -> tuple[float, float, float]:
    return (
        (one.redF() + two.redF()) / 2,
        (one.greenF() + two.greenF()) / 2,
        (one.blueF() + two.blueF()) / 2,
    )


def paint_mark(painter: QPainter, style: PlayerStyle, rect: QRectF) -> None:
    """Draw a player's mark in the colour that shows on the player's colour."""
    painter.save()
    painter.translate(rect.center())
    painter.scale(rect.width() / 2, rect.height() / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(style.text_on)
    painter.drawPath(_mark_path(style.mark))
    painter.restore()


def _mark_path(mark: str) -> QPainterPath:
    """Return a mark that fills the square from -1 to 1."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    if mark == "dot":
        path.addEllipse(QPointF(0, 0), 0.68, 0.68)
    elif mark == "ring":
        path.addEllipse(QPointF(0, 0), 0.92, 0.92)
        path.addEllipse(QPointF(0, 0), 0.5, 0.5)
    elif mark == "bar":
        path.addRoundedRect(QRectF(-0.98, -0.34, 1.96, 0.68), 0.18, 0.18)
    elif mark == "triangle":
        path.addPolygon(_polygon(((0, -0.92), (1, 0.82), (-1, 0.82))))
    else:
        path.addPolygon(_cross())
    path.closeSubpath()
    return path


def _cross() -> QPolygonF:
    thin, far = 0.3, 1.05
    quarter = ((thin, -thin), (far, -thin), (far, thin))
    points = []
    for turn in range(4):
        angle = math.pi / 4 + turn * math.pi / 2
        cos, sin = math.cos(angle), math.sin(angle)
        points += [(x * cos - y * sin, x * sin + y * cos) for x, y in quarter]
    return _polygon(tuple(points))


def paint_shadow(painter: QPainter, height: float = 0.0) -> None:
    """Draw the shadow of a house in its box; a raised house has a wider and paler one."""
    spread = 1 + height / 40
    shade = QRadialGradient(QPointF(0, 0), 1)
    shade.setColorAt(0, QColor(20, 12, 2, max(50, 150 - round(3 * height))))
    shade.setColorAt(0.55, QColor(20, 12, 2, max(30, 90 - round(2 * height))))
    shade.setColorAt(1, QColor(20, 12, 2, 0))
    painter.save()
    painter.translate(22 + height * 0.35, 34.5 + height * 0.1)
    painter.scale(21 * spread, 8.5 * spread)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawEllipse(QPointF(0, 0), 1, 1)
    painter.restore()


def house_pixmap(player: int, size: int, dpr: float, theme: Theme) -> QPixmap:
    """Return a player's house for a panel, `size` device-independent pixels wide and high."""
    pixmap = QPixmap(math.ceil(size * dpr), math.ceil(size * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / BOX, size / BOX)
    paint_house(painter, theme.player(player))
    painter.end()
    return pixmap


def house_icon(player: int, theme: Theme) -> QIcon:
    """Return a player's house as an icon in the usual sizes."""
    icon = QIcon()
    for size in (16, 24, 32, 48, 64):
        icon.addPixmap(house_pixmap(player, size, 1.0, theme))
    return icon


def mark_pixmap(player: int, size: int, dpr: float, theme: Theme) -> QPixmap:
    """Return a round badge in a player's colour with the player's mark."""
    pixmap = QPixmap(math.ceil(size * dpr), math.ceil(size * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    style = theme.player(player)
    painter.setPen(QPen(_OUTLINE, size * 0.06))
    painter.setBrush(style.colour)
    painter.drawEllipse(QRectF(0, 0, size, size).adjusted(1, 1, -1, -1))
    inset = size * 0.28
    paint_mark(painter, style, QRectF(inset, inset, size - 2 * inset, size - 2 * inset))
    painter.end()
    return pixmap
