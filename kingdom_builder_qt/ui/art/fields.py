"""Draws swamp and farmland, whose shapes are those of no other terrain: reeds and furrows."""

from __future__ import annotations

from random import Random
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from kingdom_builder_qt.ui.art.brushes import curve, disc, fill, scatter, shaded, stroke
from kingdom_builder_qt.ui.art.geometry import SIDE, corners

_REED: Final = QColor("#24351f")
_CATTAIL: Final = QColor("#5b3416")
_LEAN: Final = (-34.0, -20.0, -7.0, 7.0, 20.0, 34.0)  # of the furrows, in degrees
_FURROW: Final = 7.4  # from one furrow to the next


def draw_swamp(painter: QPainter, rng: Random, base: QColor) -> None:
    """Draw dark pools with bright water, and cattails that stand in them."""
    flip = -1 if rng.random() < 0.5 else 1
    pools = [(-4.0, -11.0, 12.5), (9.0, 4.0, 14.5), (-4.0, 15.5, 12.0)]
    places = []
    for x, y, half in pools:
        x, y = x * flip + rng.uniform(-2, 2), y + rng.uniform(-1.5, 1.5)
        _pool(painter, x, y, half * rng.uniform(0.9, 1.05), base)
        places.append((x, y, half))
    for x, y in scatter(rng, 4, 6):
        disc(painter, x, y, 1.6, 0.8, shaded(base, 0.62))
    for i, (x, y, half) in enumerate(places):
        # The furthest ones are the smallest: nothing may grow into the hex above.
        side = -flip if i == 1 else flip
        _cattails(painter, rng, x - side * half * 0.5, y + 1.5, (0.7, 0.95, 1.0)[i])
        _lily_pad(painter, x + side * half * 0.42, y + 0.4, base)


def _pool(painter: QPainter, x: float, y: float, half: float, base: QColor) -> None:
    height = half * 0.42
    disc(painter, x, y + 0.9, half + 1.2, height + 1.2, shaded(base, 0.5))
    disc(painter, x, y, half, height, shaded(base, 1.5))
    disc(painter, x + 0.6, y + 0.9, half * 0.93, height * 0.84, shaded(base, 0.68))
    for share, level in ((0.5, -0.1), (0.32, 0.36)):
        line = curve(
            (x - half * share, y + height * level),
            (x - half * 0.2, y + height * level - 0.7),
            (x + half * 0.2, y + height * level - 0.7),
            (x + half * share, y + height * level),
        )
        stroke(painter, line, shaded(base, 1.42), 1.0)


def _cattails(painter: QPainter, rng: Random, x: float, y: float, size: float) -> None:
    for lean, height in ((-4.6, 7.5), (4.8, 8.5), (-2.2, 12.5), (2.4, 11.0)):
        tip = (x + lean * size, y - height * size * rng.uniform(0.92, 1.08))
        foot = (x + lean * 0.25, y)
        bend = ((foot[0], y - height * 0.5), (tip[0] - lean * 0.3, tip[1] + 3), tip)
        stroke(painter, curve(foot, *bend), _REED, 1.3)
    for offset, height in ((-0.6, 16.5), (3.4, 13.0)):
        top = y - height * size
        stroke(painter, _upright(x + offset, y, top - 2.2), _REED, 1.1)
        stroke(painter, _upright(x + offset, top + 4.6 * size, top), _CATTAIL, 3.1 * size)
        stroke(painter, _upright(x + offset - 0.6, top + 3.4 * size, top), QColor("#96683c"), 0.8)


def _upright(x: float, low: float, high: float) -> QPainterPath:
    path = QPainterPath(QPointF(x, low))
    path.lineTo(x, high)
    return path


def _lily_pad(painter: QPainter, x: float, y: float, base: QColor) -> None:
    disc(painter, x + 0.4, y + 0.7, 3.3, 1.9, shaded(base, 0.4))
    disc(painter, x, y, 3.3, 1.8, QColor("#a9c26a"))
    fill(painter, [(x, y), (x + 3.6, y - 1.5), (x + 3.8, y + 0.6)], shaded(base, 0.6))


def draw_farmland(painter: QPainter, rng: Random, base: QColor) -> None:
    """Draw a ploughed field: furrows from hedge to hedge, and sheaves that stand between them."""
    painter.save()
    field = QPainterPath()
    field.addPolygon(corners(0.9))
    painter.setClipPath(field)
    painter.rotate(rng.choice(_LEAN))
    start = -SIDE - rng.uniform(0, _FURROW)
    while start < SIDE:
        _furrow(painter, start, base)
        start += _FURROW
    painter.restore()
    flip = -1 if rng.random() < 0.5 else 1
    for x, y in ((10.0, -8.0), (-9.0, 10.0)):
        _sheaf(painter, x * flip + rng.uniform(-3, 3), y + rng.uniform(-2, 2), base)


def _furrow(painter: QPainter, y: float, base: QColor) -> None:
    """Draw a ridge that catches the light and the shady furrow below it."""
    for dy, hue, width in ((0.0, shaded(base, 0.7), 2.6), (-2.7, shaded(base, 1.4), 1.2)):
        line = curve((-SIDE, y + dy), (-12, y + dy - 3), (12, y + dy + 3), (SIDE, y + dy))
        stroke(painter, line, hue, width)


def _sheaf(painter: QPainter, x: float, y: float, base: QColor) -> None:
    straw, dark = shaded(base, 1.5), shaded(base, 0.45)
    disc(painter, x + 1.6, y + 5.2, 5.6, 1.8, QColor(50, 28, 4, 120))
    body = [(-4.4, 5), (-1.5, 0), (-4.8, -5.2), (0, -7), (4.8, -5.2), (1.5, 0), (4.4, 5)]
    path = curve((x - 4.4, y + 5), *[(x + dx, y + dy) for dx, dy in _rounded(body)])
    path.closeSubpath()
    stroke(painter, path, dark, 1.5)
    fill(painter, path, straw)
    for lean in (-2.4, 0.0, 2.4):
        stroke(painter, _slanting(x, y, lean), shaded(base, 0.7), 0.8)
    stroke(painter, curve((x - 2, y), (x - 1, y + 0.7), (x + 1, y + 0.7), (x + 2, y)), dark, 1.7)


def _rounded(body: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return control points that lead round a body of seven corners, the first one left out."""
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
