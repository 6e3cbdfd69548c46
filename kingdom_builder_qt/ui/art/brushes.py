"""Drawing helpers of the board: colours, strokes and scattered positions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)

from kingdom_builder_qt.ui.art.geometry import HALF_WIDTH, SIDE, corners

ORIGIN: Final = QPointF()
_SUN: Final = (0xFF, 0xF8, 0xE4)
_SHADE: Final = (0x1A, 0x13, 0x0A)
# for things that leave the board, in all themes: always on a light halo
GONE: Final = QColor("#b3261e")


def shaded(colour: QColor, factor: float, alpha: int = 255) -> QColor:
    """Return a colour nearer to white (factor > 1) or to a warm black (factor < 1)."""
    rgb = colour.rgb()
    red, green, blue = rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255
    to_red, to_green, to_blue = _SUN if factor > 1 else _SHADE
    weight = min(abs(factor - 1), 1.0)
    return QColor(
        round(red + (to_red - red) * weight),
        round(green + (to_green - green) * weight),
        round(blue + (to_blue - blue) * weight),
        alpha,
    )


def with_alpha(colour: QColor, alpha: int) -> QColor:
    """Return the colour with another alpha, 0 to 255."""
    return QColor(colour.red(), colour.green(), colour.blue(), alpha)


def mixed(one: QColor, other: QColor, share: float = 0.5) -> QColor:
    """Return a mixture of two colours with `share` of the other."""
    return QColor.fromRgbF(
        one.redF() * (1 - share) + other.redF() * share,
        one.greenF() * (1 - share) + other.greenF() * share,
        one.blueF() * (1 - share) + other.blueF() * share,
    )


def pen(colour: QColor, width: float) -> QPen:
    """Return a pen with round caps and joins."""
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    return QPen(QBrush(colour), width, Qt.PenStyle.SolidLine, cap, join)


def rim(
    painter: QPainter,
    scale: float,
    lines: Sequence[tuple[QColor, float]],
    dashed: bool = False,
    middle: QPointF = ORIGIN,
) -> None:
    """Draw the outline of a hex as lines (colour, width) on top of each other, the widest first.

    `scale`: 1 for the edges of the hex itself.
    """
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for hue, width in lines:
        line = pen(hue, width)
        if dashed:
            # Dash lengths are in line widths; all lines must have their gaps at the same places.
            line.setDashPattern([7.0 / width, 8.3 / width])
        painter.setPen(line)
        painter.drawPolygon(corners(scale).translated(middle))


def cross(
    painter: QPainter, arm: float, lines: Sequence[tuple[QColor, float]], middle: QPointF = ORIGIN
) -> None:
    """Draw a diagonal cross as lines (colour, width) on top of each other, the widest first.

    `arm`: distance of each end from the centre, horizontally and vertically.
    """
    for hue, width in lines:
        painter.setPen(pen(hue, width))
        for side in (1, -1):
            end = QPointF(arm * side, arm)
            painter.drawLine(middle - end, middle + end)


def fill(
    painter: QPainter, shape: QPainterPath | Sequence[tuple[float, float]], hue: QColor
) -> None:
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


def letters(painter: QPainter, box: QRectF, text: str, font: QFont, hue: QColor) -> None:
    """Draw a word in the centre of a box as outlines, which do not depend on its font."""
    painter.fillPath(_outlines(text, font).translated(box.center()), hue)


def outlined(
    painter: QPainter, text: str, font: QFont, hue: QColor, halo: QColor, width: float
) -> None:
    """Draw a letter around the origin with a halo, half of whose `width` is outside."""
    path = _outlines(text, font)
    path = path.translated(-path.boundingRect().center())
    painter.strokePath(path, pen(halo, width))
    painter.fillPath(path, hue)


@lru_cache(maxsize=256)
def _outlines(text: str, font: QFont) -> QPainterPath:
    """Return the outlines of a word around the origin."""
    metrics = QFontMetricsF(font)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)  # the strokes of a letter overlap
    middle = (metrics.ascent() - metrics.descent()) / 2
    path.addText(QPointF(-metrics.horizontalAdvance(text) / 2, middle), font, text)
    return path


def curve(*points: tuple[float, float]) -> QPainterPath:
    """Return a path: a start, then two control points and an end for each bend."""
    path = QPainterPath(QPointF(*points[0]))
    for i in range(1, len(points), 3):
        path.cubicTo(*(QPointF(*point) for point in points[i : i + 3]))
    return path


def in_hex(x: float, y: float, margin: float) -> bool:
    """Return whether a point is inside a hex around the origin, `margin` from its sides."""
    inner = HALF_WIDTH - margin
    return abs(x) <= inner and abs(x) * 0.5 + abs(y) * 0.866 <= inner


def scatter(rng: Random, count: int, margin: float) -> list[tuple[float, float]]:
    """Return evenly scattered positions in a hex, topmost first."""
    chosen: list[tuple[float, float]] = []
    while len(chosen) < count:
        tries: list[tuple[float, float]] = []
        while len(tries) < 12:
            x, y = rng.uniform(-HALF_WIDTH, HALF_WIDTH), rng.uniform(-SIDE, SIDE)
            if in_hex(x, y, margin):
                tries.append((x, y))
        # The best candidate is the one furthest from all chosen positions.
        chosen.append(max(tries, key=lambda p: _clearance(p, chosen)))
    return sorted(chosen, key=lambda place: place[1])


def _clearance(place: tuple[float, float], others: list[tuple[float, float]]) -> float:
    left, top = place
    return min([(left - x) ** 2 + (top - y) ** 2 for x, y in others], default=0.0)
