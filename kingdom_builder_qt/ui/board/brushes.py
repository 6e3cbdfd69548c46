"""Small helpers that all drawing of the board shares: colours, strokes, scattered places."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from kingdom_builder_qt.ui.board.geometry import HALF_WIDTH, SIDE


def shaded(colour: QColor, factor: float, alpha: int = 255) -> QColor:
    """Return a colour nearer to white (factor > 1) or to a warm black (factor < 1)."""
    goal = QColor("#fff8e4") if factor > 1 else QColor("#1a130a")
    weight = min(abs(factor - 1), 1.0)
    return QColor(
        round(colour.red() + (goal.red() - colour.red()) * weight),
        round(colour.green() + (goal.green() - colour.green()) * weight),
        round(colour.blue() + (goal.blue() - colour.blue()) * weight),
        alpha,
    )


def with_alpha(colour: QColor, alpha: int) -> QColor:
    """Return the same colour, more or less transparent."""
    return QColor(colour.red(), colour.green(), colour.blue(), alpha)


def pen(colour: QColor, width: float) -> QPen:
    """Return a round pen."""
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    return QPen(QBrush(colour), width, Qt.PenStyle.SolidLine, cap, join)


def fill(painter: QPainter, shape: QPainterPath | list[tuple[float, float]], hue: QColor) -> None:
    """Fill a path or a polygon without an outline."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(hue)
    if isinstance(shape, QPainterPath):
        painter.drawPath(shape)
    else:
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in shape]))


def disc(painter: QPainter, x: float, y: float, rx: float, ry: float, hue: QColor) -> None:
    """Fill an ellipse."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(hue)
    painter.drawEllipse(QPointF(x, y), rx, ry)


def stroke(painter: QPainter, path: QPainterPath, hue: QColor, width: float) -> None:
    """Draw a line along a path."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(hue, width))
    painter.drawPath(path)


def curve(*points: tuple[float, float]) -> QPainterPath:
    """Return a path: a start, then two control points and an end for each bend."""
    path = QPainterPath(QPointF(*points[0]))
    for i in range(1, len(points), 3):
        path.cubicTo(*(QPointF(*point) for point in points[i : i + 3]))
    return path


def in_hex(x: float, y: float, margin: float) -> bool:
    """Tell whether a point lies inside a hex around the origin, `margin` from its sides."""
    inner = HALF_WIDTH - margin
    return abs(x) <= inner and abs(x) * 0.5 + abs(y) * 0.866 <= inner


def scatter(rng: Random, count: int, margin: float) -> list[tuple[float, float]]:
    """Return evenly scattered places in a hex, the furthest (top) first."""
    chosen: list[tuple[float, float]] = []
    while len(chosen) < count:
        tries: list[tuple[float, float]] = []
        while len(tries) < 12:
            x, y = rng.uniform(-HALF_WIDTH, HALF_WIDTH), rng.uniform(-SIDE, SIDE)
            if in_hex(x, y, margin):
                tries.append((x, y))
        # The best candidate is the one furthest from all that are already there.
        chosen.append(max(tries, key=lambda p: _clearance(p, chosen)))
    return sorted(chosen, key=lambda place: place[1])


def _clearance(place: tuple[float, float], others: list[tuple[float, float]]) -> float:
    return min(((place[0] - x) ** 2 + (place[1] - y) ** 2 for x, y in others), default=0.0)
