"""Draws players' marks, and the common outline of pieces, which is visible on any ground."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from kingdom_builder_qt.ui.desktop.style.theme import PlayerStyle, Theme

Points: TypeAlias = Sequence[tuple[float, float]]

OUTLINE: Final = QColor("#1d150a")
HALO: Final = QColor(255, 250, 236, 235)
# The style of neutral pieces.
NEUTRAL: Final = PlayerStyle(
    key="nobody",
    mark="",
    colour=QColor("#aaa69f"),
    shade=QColor("#6d6963"),
    light=QColor("#d9d6d0"),
    text_on=QColor("#3a3733"),
)


def style_of(theme: Theme, owner: int | None) -> PlayerStyle:
    """Return the style of a player's pieces, or of neutral ones."""
    return NEUTRAL if owner is None else theme.player(owner)


def polygon(points: Points) -> QPolygonF:
    """Return a polygon of coordinates."""
    return QPolygonF([QPointF(x, y) for x, y in points])


def path_of(points: Points) -> QPainterPath:
    """Return a closed path of coordinates."""
    path = QPainterPath()
    path.addPolygon(polygon(points))
    path.closeSubpath()
    return path


def paint_outline(painter: QPainter, silhouette: QPainterPath, wide: float = 5.4) -> None:
    """Draw a light line outside and a dark one inside, so that one is visible on any ground."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for hue, width in ((HALO, wide), (OUTLINE, wide - 2.4)):
        line = QPen(hue, width)
        line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        line.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(line)
        painter.drawPath(silhouette)


def paint_area(painter: QPainter, shape: QPainterPath | Points, hue: QColor) -> None:
    """Fill a shape without an outline."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(hue)
    painter.drawPath(shape if isinstance(shape, QPainterPath) else path_of(shape))


def paint_line(painter: QPainter, points: Points, hue: QColor, width: float) -> None:
    """Draw a line with round ends."""
    painter.setPen(QPen(hue, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(polygon(points))


def paint_mark(painter: QPainter, style: PlayerStyle, rect: QRectF) -> None:
    """Draw a player's mark in the colour that contrasts with the player's colour."""
    if not style.mark:
        return
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
        path.addPolygon(polygon(((0, -0.92), (1, 0.82), (-1, 0.82))))
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
    return polygon(points)
