"""Draws farmland: sheaves, half-mown grain, haystacks, and fields with a lane.

All drawings have furrows, which identify the terrain without colour. Light comes from the top left.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from kingdom_builder_qt.ui.art.brushes import curve, disc, fill, in_hex, shaded, stroke
from kingdom_builder_qt.ui.art.geometry import SIDE, corners

_LEAN: Final = (-34.0, -20.0, -7.0, 7.0, 20.0, 34.0)  # of the furrows, in degrees
_FURROW: Final = 7.4  # distance of furrows
_SOIL: Final = QColor(50, 28, 4, 120)  # a shadow on the soil


def draw_sheaves(painter: QPainter, rng: Random, base: QColor, near: int) -> None:
    """Draw furrows from edge to edge, and two or three sheaves."""
    _plough(painter, rng, base, rng.choice(_LEAN))
    flip = -1 if rng.random() < 0.5 else 1
    places = rng.choice((((10.0, -8.0), (-9.0, 10.0)), ((-12.0, -9.0), (1.0, 1.0), (13.0, 10.0))))
    for x, y in places:
        _sheaf(painter, x * flip + rng.uniform(-2, 2), y + rng.uniform(-2, 2), base)


def draw_grain(painter: QPainter, rng: Random, base: QColor, near: int) -> None:
    """Draw standing grain in the upper part of a field, and a mown lower part."""
    _plough(painter, rng, base, rng.uniform(-4, 4))
    for y in (-17.0, -12.5, -8.0, -3.5):
        for step in range(-5, 6):
            x = step * 4.4 + (2.2 if round(y * 2) % 4 else 0.0) + rng.uniform(-0.7, 0.7)
            if in_hex(x, y - 7, 4.5) and in_hex(x, y, 4.5):
                _ear(painter, x, y + rng.uniform(-0.6, 0.6), base)
    _sheaf(painter, rng.uniform(-9, -5), 12.0, base)
    _sheaf(painter, rng.uniform(6, 10), 9.5, base)


def draw_haystack(painter: QPainter, rng: Random, base: QColor, near: int) -> None:
    """Draw a haystack on a ploughed field."""
    _plough(painter, rng, base, rng.choice(_LEAN[1:-1]))
    side = -1 if rng.random() < 0.5 else 1
    _stack(painter, side * rng.uniform(5, 8), rng.uniform(1, 4), base)
    _sheaf(painter, -side * rng.uniform(10, 12), rng.uniform(-6, -2), base)


def draw_strips(painter: QPainter, rng: Random, base: QColor, near: int) -> None:
    """Draw two fields, ploughed across each other, with a lane between them."""
    slope = rng.choice((-1, 1)) * rng.uniform(0.3, 0.6)
    left, right = QPointF(-40, -40 * slope), QPointF(40, 40 * slope)
    for far, lean in ((-80.0, rng.uniform(50, 62)), (80.0, rng.uniform(-8, 8))):
        half = QPainterPath(left)
        for point in (right, QPointF(40, far), QPointF(-40, far)):
            half.lineTo(point)
        painter.save()
        painter.setClipPath(half)
        _plough(painter, rng, base, lean * (1 if slope > 0 else -1), half)
        painter.restore()
    field = QPainterPath()
    field.addPolygon(corners(0.9))
    painter.save()
    painter.setClipPath(field)
    way = curve((-40, -40 * slope), (-14, -16 * slope - 3), (14, 16 * slope + 3), (40, 40 * slope))
    stroke(painter, way, shaded(base, 0.62), 6.2)
    stroke(painter, way, shaded(base, 1.3), 4.2)
    painter.restore()
    _sheaf(painter, rng.uniform(-3, 3), 15.0, base)


FIELDS: Final = (draw_sheaves, draw_grain, draw_haystack, draw_strips)


def _plough(
    painter: QPainter, rng: Random, base: QColor, lean: float, part: QPainterPath | None = None
) -> None:
    """Draw furrows over a field or a part of it."""
    painter.save()
    field = QPainterPath()
    field.addPolygon(corners(0.9))
    painter.setClipPath(field if part is None else field.intersected(part))
    painter.rotate(lean)
    start = -SIDE - rng.uniform(0, _FURROW)
    while start < SIDE:
        _furrow(painter, start, base)
        start += _FURROW
    painter.restore()


def _ear(painter: QPainter, x: float, y: float, base: QColor) -> None:
    stalk = QPainterPath(QPointF(x, y))
    stalk.lineTo(x + 0.5, y - 5)
    stroke(painter, stalk, shaded(base, 0.52), 1.1)
    disc(painter, x + 0.7, y - 6.4, 1.55, 2.7, shaded(base, 0.55))
    disc(painter, x + 0.3, y - 6.8, 1.15, 2.2, shaded(base, 1.5))


def _stack(painter: QPainter, x: float, y: float, base: QColor) -> None:
    """Draw a haystack: a dome of straw around a pole."""
    dark, straw = shaded(base, 0.45), shaded(base, 1.32)
    disc(painter, x + 3.4, y + 7.2, 11.5, 3.4, _SOIL)
    pole = QPainterPath(QPointF(x, y - 8))
    pole.lineTo(x + 0.3, y - 14.5)
    stroke(painter, pole, QColor("#6b4a24"), 1.6)
    body = _dome(x, y)
    stroke(painter, body, dark, 1.6)
    fill(painter, body, straw)
    shade = curve((x + 1.5, y - 10.5), (x + 9.6, y - 7), (x + 10.4, y + 2), (x + 9.6, y + 7))
    shade.cubicTo(QPointF(x + 6, y + 8.6), QPointF(x + 3, y + 8.8), QPointF(x + 2, y + 8.6))
    shade.cubicTo(QPointF(x + 6, y + 3), QPointF(x + 6, y - 5), QPointF(x + 1.5, y - 10.5))
    fill(painter, shade, shaded(base, 0.8))
    for dx, low, high in (
        (-5.6, 5.0, -1.5),
        (-2.6, 6.6, 1.0),
        (0.6, 3.0, -4.5),
        (-3.0, -2.0, -7.0),
    ):
        straws = curve((x + dx, y + low), (x + dx, y), (x + dx * 0.7, y), (x + dx * 0.6, y + high))
        stroke(painter, straws, shaded(base, 0.72), 0.9)


def _dome(x: float, y: float) -> QPainterPath:
    path = curve(
        *((x - 9.6, y + 7), (x - 10.4, y + 1), (x - 7.4, y - 9.4), (x, y - 10.8)),
        *((x + 7.4, y - 9.4), (x + 10.4, y + 1), (x + 9.6, y + 7)),
        *((x + 5, y + 9.4), (x - 5, y + 9.4), (x - 9.6, y + 7)),
    )
    path.closeSubpath()
    return path


def _furrow(painter: QPainter, y: float, base: QColor) -> None:
    """Draw a lit ridge and the shaded furrow below it."""
    for dy, hue, width in ((0.0, shaded(base, 0.7), 2.6), (-2.7, shaded(base, 1.4), 1.2)):
        line = curve((-SIDE, y + dy), (-12, y + dy - 3), (12, y + dy + 3), (SIDE, y + dy))
        stroke(painter, line, hue, width)


def _sheaf(painter: QPainter, x: float, y: float, base: QColor) -> None:
    straw, dark = shaded(base, 1.5), shaded(base, 0.45)
    disc(painter, x + 1.6, y + 5.2, 5.6, 1.8, _SOIL)
    body = [(-4.4, 5), (-1.5, 0), (-4.8, -5.2), (0, -7), (4.8, -5.2), (1.5, 0), (4.4, 5)]
    path = curve((x - 4.4, y + 5), *[(x + dx, y + dy) for dx, dy in _rounded(body)])
    path.closeSubpath()
    stroke(painter, path, dark, 1.5)
    fill(painter, path, straw)
    for lean in (-2.4, 0.0, 2.4):
        stroke(painter, _slanting(x, y, lean), shaded(base, 0.7), 0.8)
    stroke(painter, curve((x - 2, y), (x - 1, y + 0.7), (x + 1, y + 0.7), (x + 2, y)), dark, 1.7)


def _rounded(body: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return control points around a body of seven corners, without the first one."""
    foot_left, waist_left, head_left, top, head_right, waist_right, foot_right = body
    return [
        *(waist_left, waist_left, head_left),
        *((head_left[0] + 2, top[1]), (head_right[0] - 2, top[1]), head_right),
        *(waist_right, waist_right, foot_right),
        *((2, 6), (-2, 6), foot_left),
    ]


def _slanting(x: float, y: float, lean: float) -> QPainterPath:
    path = QPainterPath(QPointF(x + lean, y - 4.6))
    path.lineTo(x + lean * 0.3, y)
    path.lineTo(x + lean * 0.9, y + 4)
    return path
