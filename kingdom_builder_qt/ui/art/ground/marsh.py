"""Draws swamps: pools with cattails, a pond with water lilies, a dead tree, mounds of sedge.

All drawings have dark pools with bright water, which identify the terrain without colour.
"""

from __future__ import annotations

import math
from random import Random
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from kingdom_builder_qt.ui.art.brushes import curve, disc, fill, scatter, shaded, stroke

_REED: Final = QColor("#24351f")
_CATTAIL: Final = QColor("#5b3416")
_BARK: Final = QColor("#3a3128")
_LILY: Final = QColor("#fbeef4")


def draw_pools(painter: QPainter, rng: Random, base: QColor, near: int) -> None:
    """Draw dark pools with bright water and cattails."""
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
        # The uppermost ones are the smallest: nothing may reach the hex above.
        side = -flip if i == 1 else flip
        _cattails(painter, rng, x - side * half * 0.5, y + 1.5, (0.7, 0.95, 1.0)[i])
        _lily_pad(painter, x + side * half * 0.42, y + 0.4, base)


def draw_pond(painter: QPainter, rng: Random, base: QColor, near: int) -> None:
    """Draw one large pond with water lilies, and cattails on its far bank."""
    flip = -1 if rng.random() < 0.5 else 1
    _pool(painter, 0, 3, 19.5, base)
    for x, y in ((-11.0, 4.6), (-3.5, 7.6), (8.6, 5.4), (2.2, 1.0), (12.4, 0.4)):
        _lily_pad(painter, x * flip + rng.uniform(-1, 1), y + rng.uniform(-0.6, 0.6), base)
    for x, y in ((-3.5, 6.8), (11.8, 0.0)):
        _lily(painter, x * flip, y)
    _cattails(painter, rng, -12.0 * flip, -2.5, 0.85)
    _cattails(painter, rng, 6.5 * flip, -4.5, 0.7)


def draw_dead_tree(painter: QPainter, rng: Random, base: QColor, near: int) -> None:
    """Draw a bare tree between two pools."""
    flip = -1 if rng.random() < 0.5 else 1
    _pool(painter, 11.0 * flip, -6.5, 10.0, base)
    _pool(painter, -3.0 * flip, 13.5, 14.0, base)
    _lily_pad(painter, 13.5 * flip, -6.0, base)
    _cattails(painter, rng, 6.5 * flip, 15.0, 0.8)
    painter.save()
    painter.translate(-7.0 * flip + rng.uniform(-1.5, 1.5), 7.0)
    painter.scale(flip, 1)
    disc(painter, 4.0, 0.6, 8.0, 2.2, shaded(base, 0.42, 130))
    fill(painter, _trunk(), _BARK)
    for limb, width in _LIMBS:
        stroke(painter, curve(*limb), _BARK, width)
    stroke(painter, curve((-1.6, -1), (-1.3, -6), (-1.6, -9), (-1.0, -12)), QColor("#75695a"), 0.9)
    painter.restore()


_LIMBS: Final = (
    (((-0.4, -10.0), (-3, -13), (-6, -13.5), (-8.6, -17)), 1.9),
    (((-5.2, -13.6), (-7.5, -13.4), (-9.5, -12.6), (-11.0, -12.8)), 1.2),
    (((0.2, -12.0), (1, -16), (0, -18.5), (1.6, -22.5)), 1.7),
    (((0.4, -8.0), (4, -10), (6, -12), (9.0, -14.6)), 1.7),
    (((6.2, -12.0), (8.2, -11.6), (9.4, -10.6), (11.0, -10.6)), 1.1),
)


def _trunk() -> QPainterPath:
    path = curve(
        *((-4.2, 1.2), (-1.8, -1.5), (-2.4, -7), (-1.4, -13.5)),
        *((-0.4, -14.5), (0.8, -14.5), (1.4, -13.0)),
        *((1.2, -7), (1.8, -1.5), (4.4, 1.4)),
    )
    path.closeSubpath()
    return path


def draw_sedge(painter: QPainter, rng: Random, base: QColor, near: int) -> None:
    """Draw mounds of sedge around two small pools."""
    flip = -1 if rng.random() < 0.5 else 1
    _pool(painter, -8.5 * flip, -6.0, 11.5, base)
    _pool(painter, 8.0 * flip, 11.0, 12.5, base)
    _lily_pad(painter, -11.5 * flip, -5.4, base)
    for x, y, size in ((9.5, -9.0, 0.95), (-11.0, 10.5, 1.15), (-0.5, 2.5, 1.0)):
        _mound(painter, x * flip + rng.uniform(-1.5, 1.5), y + rng.uniform(-1, 1), size, base)
    _cattails(painter, rng, 12.0 * flip, 12.0, 0.8)


MARSHES: Final = (draw_pools, draw_pond, draw_dead_tree, draw_sedge)


def draw_marsh_side(painter: QPainter, rng: Random, base: QColor, side: int) -> None:
    """Draw a tussock of sedge on some of the sides between two swamps."""
    if rng.random() < 0.55:
        x, y = rng.uniform(-3, 3), rng.uniform(-1, 3)
        _mound(painter, x, y, rng.uniform(0.55, 0.75), base)


def _mound(painter: QPainter, x: float, y: float, size: float, base: QColor) -> None:
    disc(painter, x + 1.4, y + 1.6 * size, 7.4 * size, 2.6 * size, shaded(base, 0.5))
    disc(painter, x, y, 6.4 * size, 2.8 * size, shaded(base, 0.66))
    for number, lean in enumerate((-6.6, -4.2, -1.8, 0.8, 3.2, 5.8)):
        height = (6.0 + 5.5 * math.cos(lean / 5.2)) * size
        hue = shaded(base, 1.38) if number % 2 else _REED
        foot = (x + lean * 0.45 * size, y + 1.0)
        tip = (x + lean * 1.35 * size, y - height)
        blade = curve(foot, (foot[0], y - height * 0.55), (tip[0], tip[1] + 3), tip)
        stroke(painter, blade, hue, 1.3)


def _lily(painter: QPainter, x: float, y: float) -> None:
    """Draw a white blossom on its leaf."""
    for dx, dy in ((-1.9, 0.3), (1.9, 0.3), (-1.0, -1.1), (1.0, -1.1), (0.0, 0.7)):
        disc(painter, x + dx, y + dy, 1.5, 1.2, _LILY)
    disc(painter, x, y - 0.2, 0.95, 0.8, QColor("#efc03a"))


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
