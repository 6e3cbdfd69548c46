"""Draws grass, trees and flowers.

The drawing of a hex is around its centre. The drawing of a side or a corner is around that point,
and is used where all adjacent hexes have the same terrain, so that plants continue across them.
Light comes from the top left, shadows fall to the bottom right.
"""

from __future__ import annotations

import math
from random import Random

from PySide6.QtGui import QColor, QPainter

from kingdom_builder_qt.ui.art.brushes import curve, disc, fill, scatter, shaded, stroke


def along(side: int, way: float) -> tuple[float, float]:
    """Return the point at distance `way` from the middle of a side, along it."""
    angle = math.radians(30 + 60 * side)
    return way * math.cos(angle), way * math.sin(angle)


def draw_grass(painter: QPainter, rng: Random, base: QColor, near: int) -> None:
    """Draw tufts of grass."""
    for x, y in scatter(rng, 4, 6):
        _tuft(painter, x, y, rng.uniform(0.8, 1.15), base)


def draw_grass_find(painter: QPainter, rng: Random, base: QColor) -> None:
    """Draw the find of some grass hexes: daisies, a bush or stones."""
    art = rng.choice((_daisies, _daisies, _bush, _stones))
    art(painter, rng, rng.uniform(-13, 13), rng.uniform(-14, 14), base)


def draw_grass_side(painter: QPainter, rng: Random, base: QColor, side: int) -> None:
    """Draw a tuft on most sides between hexes of grass."""
    x, y = along(side, rng.uniform(-8, 8))
    if rng.random() < 0.6:
        _tuft(painter, x, y + 1, rng.uniform(0.8, 1.1), base)


def draw_grass_corner(painter: QPainter, rng: Random, base: QColor) -> None:
    """Draw a tuft where three hexes of grass meet."""
    _tuft(painter, rng.uniform(-4, 4), rng.uniform(-1, 4), rng.uniform(0.7, 1.0), base)


def _tuft(painter: QPainter, x: float, y: float, size: float, base: QColor) -> None:
    dark, light = shaded(base, 0.72), shaded(base, 1.5)
    disc(painter, x + 1.6 * size, y + 3.2, 5.2 * size, 1.5, shaded(base, 0.62, 90))
    for lean, height in ((-5.0, 3.6), (-2.2, 6.8), (1.2, 8.0), (4.6, 4.8)):
        hue = light if lean in (-2.2, 1.2) else dark
        _blade(painter, (x + lean * 0.22 * size, y + 3), lean * size, height * size, hue)


def _blade(
    painter: QPainter, foot: tuple[float, float], lean: float, height: float, hue: QColor
) -> None:
    x, y = foot
    path = curve(
        (x, y), (x, y - height * 0.6), (x + lean * 0.4, y - height), (x + lean, y - height)
    )
    stroke(painter, path, hue, 1.35)


def _daisies(painter: QPainter, rng: Random, x: float, y: float, base: QColor) -> None:
    for dx, dy in ((-4.5, 0.5), (0.5, -3.0), (3.5, 2.5)):
        dx, dy = x + dx + rng.uniform(-1, 1), y + dy + rng.uniform(-1, 1)
        disc(painter, dx + 0.7, dy + 1.0, 1.9, 1.4, shaded(base, 0.6, 120))
        disc(painter, dx, dy, 1.8, 1.8, QColor("#fffaf0"))
        disc(painter, dx, dy, 0.8, 0.8, QColor("#e9b72c"))


def _bush(painter: QPainter, rng: Random, x: float, y: float, base: QColor) -> None:
    disc(painter, x + 2.6, y + 3.6, 7.0, 2.4, shaded(base, 0.45, 130))
    for dx, dy, radius in ((-3.2, 1.0, 3.8), (3.4, 1.4, 3.6), (0.2, -2.0, 4.4)):
        disc(painter, x + dx, y + dy, radius, radius, shaded(base, 0.6))
        disc(painter, x + dx - 0.8, y + dy - 0.8, radius * 0.78, radius * 0.78, shaded(base, 0.8))
    disc(painter, x - 1.6, y - 3.6, 1.9, 1.7, shaded(base, 1.08))


def _stones(painter: QPainter, rng: Random, x: float, y: float, base: QColor) -> None:
    for dx, dy, size in ((-2.4, 0.6, 1.0), (3.0, 1.8, 0.72)):
        dx, dy = x + dx, y + dy
        disc(painter, dx + 1.4, dy + 1.8 * size, 4.4 * size, 1.6 * size, shaded(base, 0.5, 130))
        disc(painter, dx, dy, 3.8 * size, 2.7 * size, QColor("#85827a"))
        disc(painter, dx - 0.7, dy - 0.7, 2.7 * size, 1.7 * size, QColor("#b9b6ac"))


def draw_forest(painter: QPainter, rng: Random, base: QColor, near: int) -> None:
    """Draw trees, mostly conifers, front ones over back ones."""
    for i, (x, y) in enumerate(scatter(rng, 6, 7)):
        _tree(painter, rng, x, y, base, is_round=i % 4 == 2)


def draw_forest_side(painter: QPainter, rng: Random, base: QColor, side: int) -> None:
    """Draw the trees that fill the gap between two hexes of forest."""
    ways = (rng.uniform(-11, -6), rng.uniform(5, 10))
    for x, y in sorted((along(side, way) for way in ways), key=lambda place: place[1]):
        _tree(painter, rng, x + rng.uniform(-2, 2), y, base, is_round=rng.random() < 0.25)


def draw_forest_corner(painter: QPainter, rng: Random, base: QColor) -> None:
    """Draw a tree where three hexes of forest meet."""
    _tree(painter, rng, rng.uniform(-2, 2), rng.uniform(-1, 2), base, is_round=rng.random() < 0.3)


def _tree(painter: QPainter, rng: Random, x: float, y: float, base: QColor, is_round: bool) -> None:
    size = rng.uniform(1.0, 1.28)
    disc(painter, x + 3.4, y + 6.0, 7.0 * size, 2.8, QColor(8, 18, 8, 105))
    (_round_tree if is_round else _fir)(painter, x, y, size, base)


def _fir(painter: QPainter, x: float, y: float, size: float, base: QColor) -> None:
    lit, shady = shaded(base, 1.3), shaded(base, 0.44)
    fill(painter, [(x - 1.2, y + 3), (x + 1.2, y + 3), (x + 1.2, y + 7), (x - 1.2, y + 7)], shady)
    for top, bottom, half in ((-12.5, -2.5, 5.0), (-7.0, 4.5, 6.8)):
        top, bottom, half = y + top * size, y + bottom * size, half * size
        fill(painter, [(x, top), (x + half, bottom), (x - half, bottom)], shady)
        fill(painter, [(x, top), (x - half * 0.05, bottom), (x - half, bottom)], lit)


def _round_tree(painter: QPainter, x: float, y: float, size: float, base: QColor) -> None:
    shady, mid, lit = shaded(base, 0.5), shaded(base, 1.1), shaded(base, 1.38)
    fill(painter, [(x - 1.2, y + 2), (x + 1.2, y + 2), (x + 1.2, y + 7), (x - 1.2, y + 7)], shady)
    disc(painter, x, y - 2.5, 6.4 * size, 6.4 * size, shady)
    disc(painter, x - 0.9, y - 3.3, 5.2 * size, 5.2 * size, mid)
    disc(painter, x - 2.2, y - 4.8, 2.8 * size, 2.6 * size, lit)


def draw_flowers(painter: QPainter, rng: Random, base: QColor, near: int) -> None:
    """Draw blossoms with five petals on small leaves."""
    for i, (x, y) in enumerate(scatter(rng, 7, 6)):
        _flower(painter, rng, x, y, base, i)


def draw_flowers_side(painter: QPainter, rng: Random, base: QColor, side: int) -> None:
    """Draw a blossom on a side between two fields of flowers."""
    x, y = along(side, rng.uniform(-9, 9))
    _flower(painter, rng, x, y, base, rng.randrange(4))


def draw_flowers_corner(painter: QPainter, rng: Random, base: QColor) -> None:
    """Draw a blossom where three fields of flowers meet."""
    _flower(painter, rng, rng.uniform(-3, 3), rng.uniform(-3, 3), base, rng.randrange(4))


def _flower(painter: QPainter, rng: Random, x: float, y: float, base: QColor, number: int) -> None:
    leaf = QColor("#6f8f4e")
    petals = (QColor("#fdf6f2"), QColor("#a8457f"), QColor("#fdf6f2"), QColor("#8a4d9c"))
    size = rng.uniform(0.85, 1.2)
    stem = curve((x, y), (x + 0.5, y + 3), (x + 1, y + 5), (x + 2.2, y + 6))
    stroke(painter, stem, leaf, 1.4)
    disc(painter, x + 3.6, y + 4.4, 2.3, 1.2, leaf)
    disc(painter, x - 1.6, y + 4.6, 1.9, 1.0, shaded(leaf, 0.8))
    _blossom(painter, x, y, 2.1 * size, petals[number % 4], shaded(base, 0.55))


def _blossom(
    painter: QPainter, x: float, y: float, radius: float, hue: QColor, edge: QColor
) -> None:
    for dx, dy in ((0, -1.0), (0.95, -0.31), (0.59, 0.81), (-0.59, 0.81), (-0.95, -0.31)):
        disc(painter, x + dx * radius + 0.4, y + dy * radius + 0.7, radius, radius, edge)
    for dx, dy in ((0, -1.0), (0.95, -0.31), (0.59, 0.81), (-0.59, 0.81), (-0.95, -0.31)):
        disc(painter, x + dx * radius, y + dy * radius, radius * 0.92, radius * 0.92, hue)
    disc(painter, x, y, radius * 0.72, radius * 0.72, QColor("#f2c037"))
