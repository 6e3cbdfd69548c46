"""Draws what grows on a hex: grass, forest, flowers, dunes; and knows who draws the rest.

Each drawing works around the origin, in scene units, and tells its terrain by its shapes alone.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from kingdom_builder_qt.ui.art.brushes import curve, disc, fill, scatter, shaded, stroke
from kingdom_builder_qt.ui.art.fields import draw_farmland, draw_swamp
from kingdom_builder_qt.ui.art.rocks import draw_canyon, draw_mountain, draw_water


def draw_grass(painter: QPainter, rng: Random, base: QColor) -> None:
    """Draw tufts of grass."""
    dark, light = shaded(base, 0.6), shaded(base, 1.45)
    for x, y in scatter(rng, 7, 7):
        size = rng.uniform(0.9, 1.2)
        disc(painter, x + 0.8, y + 3.2, 4.2 * size, 1.2, shaded(base, 0.75, 120))
        for lean, height in ((-5.0, 3.4), (-2.2, 6.6), (1.2, 7.8), (4.6, 4.6)):
            hue = light if lean == 1.2 else dark
            _blade(painter, (x + lean * 0.22, y + 3), lean * size, height * size, hue)


def _blade(
    painter: QPainter, foot: tuple[float, float], lean: float, height: float, hue: QColor
) -> None:
    x, y = foot
    path = curve(
        (x, y), (x, y - height * 0.6), (x + lean * 0.4, y - height), (x + lean, y - height)
    )
    stroke(painter, path, hue, 1.25)


def draw_forest(painter: QPainter, rng: Random, base: QColor) -> None:
    """Draw trees, most of them conifers, the nearer ones over the further ones."""
    for i, (x, y) in enumerate(scatter(rng, 7, 7.5)):
        size = rng.uniform(0.92, 1.1)
        disc(painter, x + 3, y + 6.2, 6.5 * size, 2.6, QColor(12, 22, 10, 110))
        if i % 4 == 2:
            _round_tree(painter, x, y, size, base)
        else:
            _fir(painter, x, y, size, base)


def _fir(painter: QPainter, x: float, y: float, size: float, base: QColor) -> None:
    lit, shady = shaded(base, 1.2), shaded(base, 0.42)
    fill(painter, [(x - 1.2, y + 3), (x + 1.2, y + 3), (x + 1.2, y + 7), (x - 1.2, y + 7)], shady)
    for top, bottom, half in ((-12.0, -2.5, 5.0), (-7.0, 4.5, 6.6)):
        top, bottom, half = y + top * size, y + bottom * size, half * size
        fill(painter, [(x, top), (x + half, bottom), (x - half, bottom)], shady)
        fill(painter, [(x, top), (x - half * 0.1, bottom), (x - half, bottom)], lit)


def _round_tree(painter: QPainter, x: float, y: float, size: float, base: QColor) -> None:
    shady, mid, lit = shaded(base, 0.5), shaded(base, 1.06), shaded(base, 1.32)
    fill(painter, [(x - 1.2, y + 2), (x + 1.2, y + 2), (x + 1.2, y + 7), (x - 1.2, y + 7)], shady)
    disc(painter, x, y - 2.5, 6.4 * size, 6.4 * size, shady)
    disc(painter, x - 0.8, y - 3.2, 5.4 * size, 5.4 * size, mid)
    disc(painter, x - 2.2, y - 4.8, 2.8 * size, 2.6 * size, lit)


def draw_flowers(painter: QPainter, rng: Random, base: QColor) -> None:
    """Draw blossoms with five petals on small leaves."""
    leaf = QColor("#6f8f4e")
    petals = (QColor("#fdf6f2"), QColor("#a8457f"), QColor("#fdf6f2"), QColor("#8a4d9c"))
    for i, (x, y) in enumerate(scatter(rng, 8, 6.5)):
        size = rng.uniform(0.9, 1.15)
        stem = curve((x, y), (x + 0.5, y + 3), (x + 1, y + 5), (x + 2.2, y + 6))
        stroke(painter, stem, leaf, 1.4)
        disc(painter, x + 3.6, y + 4.4, 2.1, 1.1, leaf)
        _blossom(painter, x, y, 2.1 * size, petals[i % 4], shaded(base, 0.55))


def _blossom(
    painter: QPainter, x: float, y: float, radius: float, hue: QColor, edge: QColor
) -> None:
    for dx, dy in ((0, -1.0), (0.95, -0.31), (0.59, 0.81), (-0.59, 0.81), (-0.95, -0.31)):
        disc(painter, x + dx * radius + 0.4, y + dy * radius + 0.7, radius, radius, edge)
    for dx, dy in ((0, -1.0), (0.95, -0.31), (0.59, 0.81), (-0.59, 0.81), (-0.95, -0.31)):
        disc(painter, x + dx * radius, y + dy * radius, radius * 0.92, radius * 0.92, hue)
    disc(painter, x, y, radius * 0.72, radius * 0.72, QColor("#f2c037"))


def draw_desert(painter: QPainter, rng: Random, base: QColor) -> None:
    """Draw dunes: a lit windward side and a shaded slope behind each crest."""
    for row, y in enumerate((-11.0, 3.0, 17.0)):
        half = (16.0, 21.0, 15.0)[row] * rng.uniform(0.88, 1.0)
        x = (4.0, -2.0, 3.0)[row] + rng.uniform(-2.5, 2.5)
        _dune(painter, x, y + rng.uniform(-1.5, 1.5), half, rng.uniform(-0.1, 0.3), base)
    for x, y in scatter(rng, 4, 5):
        disc(painter, x, y, 0.9, 0.7, shaded(base, 0.66))


def _dune(painter: QPainter, x: float, y: float, half: float, lean: float, base: QColor) -> None:
    peak, height = (x + lean * half, y - half * 0.5), half * 0.5
    left, right = (x - half, y + 1), (x + half, y + 1)
    wind = ((x - half * 0.55, y), (peak[0] - half * 0.3, peak[1]), peak)
    lee = ((peak[0] + half * 0.2, y - height * 0.45), (x + half * 0.7, y), right)
    body = curve(left, *wind, *lee)
    fill(painter, body, shaded(base, 1.3))
    # The crest runs down in a bend; everything behind it lies in the shade.
    bend = curve(peak, *lee)
    back = ((x + half * 0.5, y + 1), (x + half * 0.1, y + 1), (x + half * 0.18, y + 1))
    shade = curve(peak, *lee, *back)
    shade.cubicTo(
        QPointF(x - half * 0.1, y - height * 0.2),
        QPointF(peak[0] + half * 0.15, y - height * 0.5),
        QPointF(*peak),
    )
    fill(painter, shade, shaded(base, 0.74))
    stroke(painter, bend, shaded(base, 0.6), 1.0)
    stroke(painter, curve(left, *wind), shaded(base, 0.7), 1.0)


def draw_unknown(painter: QPainter, rng: Random, base: QColor) -> None:
    """Draw a calm pattern of rhombs for a terrain that came with a player's own content."""
    dark = shaded(base, 0.7)
    for x in (-16, 0, 16):
        for y in (-12, 4, 20) if x == 0 else (-4, 12):
            fill(painter, [(x, y - 6), (x + 5, y - 1), (x, y + 4), (x - 5, y - 1)], dark)


Artist = Callable[[QPainter, Random, QColor], None]
ARTISTS: Final[dict[str, Artist]] = {
    "grass": draw_grass,
    "forest": draw_forest,
    "flower": draw_flowers,
    "flower_field": draw_flowers,
    "desert": draw_desert,
    "canyon": draw_canyon,
    "swamp": draw_swamp,
    "farmland": draw_farmland,
    "mountain": draw_mountain,
    "water": draw_water,
}


def draw_terrain(terrain_id: str, variant: int, base: QColor, painter: QPainter) -> None:
    """Draw the pattern of a terrain around the origin; the same variant always looks the same."""
    # A seeded generator of its own: chance of the program is none of a picture's business.
    ARTISTS.get(terrain_id, draw_unknown)(painter, Random(f"{terrain_id}/{variant}"), base)
