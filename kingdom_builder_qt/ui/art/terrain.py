"""Draws the ground of a hex, terrain by terrain.

Each drawing works around the origin, in scene units, and tells its terrain by its shapes alone.
"""

from __future__ import annotations

from collections.abc import Callable
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


def draw_canyon(painter: QPainter, rng: Random, base: QColor) -> None:
    """Draw flat-topped rocks with level strata."""
    places = [(-9.0, -8.0, 1.0), (9.5, 2.0, 0.95), (-7.0, 17.0, 0.85)]
    if rng.random() < 0.5:
        places = [(-x, y, size) for x, y, size in places]
    for x, y, size in places:
        x, y = x + rng.uniform(-2, 2), y + rng.uniform(-1.5, 1.5)
        _mesa(painter, x, y, size * rng.uniform(0.92, 1.08), base)
    for x, y in scatter(rng, 4, 5):
        disc(painter, x, y, 1.1, 0.8, shaded(base, 0.6))


def _mesa(painter: QPainter, x: float, y: float, size: float, base: QColor) -> None:
    top, foot, height = 8.6 * size, 11.8 * size, 14.5 * size
    head, floor = y - height + 5, y + 5
    disc(painter, x + 3, floor, foot * 1.05, 2.8, QColor(50, 22, 8, 80))
    wall = [
        (x - top, head),
        (x + top, head),
        (x + top + 0.8, head + height * 0.6),
        (x + foot, floor),
    ]
    left = [(x - foot, floor), (x - top - 0.8, head + height * 0.6)]
    fill(painter, [*wall, *left], shaded(base, 0.8))
    # The side in the shade, then the strata across both, then the sunlit plateau.
    fill(painter, [(x + top * 0.3, head), *wall[1:], (x + foot * 0.4, floor)], shaded(base, 0.52))
    for share, half in ((0.3, top + 0.2), (0.56, top + 0.6), (0.8, foot - 1.2)):
        level = head + height * share
        stroke(
            painter,
            curve((x - half, level), (x - 3, level + 0.8), (x + 3, level + 0.8), (x + half, level)),
            shaded(base, 0.42, 150),
            1.0,
        )
        stroke(
            painter,
            curve(
                (x - half, level + 1.2),
                (x - 3, level + 2),
                (x, level + 2),
                (x + top * 0.3, level + 1.7),
            ),
            shaded(base, 1.35, 190),
            1.0,
        )
    disc(painter, x, head, top, 2.6 * size, shaded(base, 1.42))


def draw_mountain(painter: QPainter, rng: Random, base: QColor) -> None:
    """Draw peaks with snow, one of them large."""
    flip = -1 if rng.random() < 0.5 else 1
    peaks = [(-11.0 * flip, -4.0, 19.0), (12.0 * flip, 3.0, 20.0), (-3.0 * flip, 19.0, 28.0)]
    for x, foot, height in peaks:
        x += rng.uniform(-1.5, 1.5)
        _peak(painter, x, foot + rng.uniform(-1, 1), height * rng.uniform(0.92, 1.06), base)


def _peak(painter: QPainter, x: float, foot: float, height: float, base: QColor) -> None:
    half, top = height * 0.56, foot - height
    disc(painter, x + 3, foot, half, 2.6, QColor(20, 20, 24, 80))
    fill(painter, [(x, top), (x + half, foot), (x - half, foot)], shaded(base, 1.16))
    fill(
        painter,
        [
            (x, top),
            (x + half, foot),
            (x + half * 0.12, foot),
            (x - 1.5, top + height * 0.55),
            (x + 1, top + height * 0.3),
        ],
        shaded(base, 0.48),
    )
    snow = height * 0.42
    side = half * 0.42
    fill(
        painter,
        [
            (x, top),
            (x + side, top + snow),
            (x + side * 0.45, top + snow * 0.78),
            (x, top + snow * 1.12),
            (x - side * 0.5, top + snow * 0.8),
            (x - side, top + snow),
        ],
        QColor("#fbfaf5"),
    )
    fill(
        painter,
        [
            (x, top),
            (x + side, top + snow),
            (x + side * 0.45, top + snow * 0.78),
            (x + 1, top + snow * 0.7),
        ],
        QColor("#c3cad6"),
    )


def draw_water(painter: QPainter, rng: Random, base: QColor) -> None:
    """Draw rows of waves."""
    light, dark = shaded(base, 1.5), shaded(base, 0.78)
    for row, y in enumerate((-17.0, -5.5, 6.0, 17.5)):
        room = (9.0, 18.0, 18.0, 9.0)[row]
        x = rng.uniform(-room * 0.55, room * 0.35) - 4
        y += rng.uniform(-1.5, 1.5)
        _wave(painter, x, y + 1.6, dark)
        _wave(painter, x, y, light)


def _wave(painter: QPainter, x: float, y: float, hue: QColor) -> None:
    wave = curve(
        (x - 9, y),
        (x - 6, y - 4.4),
        (x - 3, y - 4.4),
        (x, y),
        (x + 3, y - 4.4),
        (x + 6, y - 4.4),
        (x + 9, y),
        (x + 12, y - 4.4),
        (x + 14, y - 3.4),
        (x + 16, y - 1),
    )
    stroke(painter, wave, hue, 1.7)


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
