"""Draws sand and stone: dunes, canyon terraces, peaks.

Crests and terraces continue across the left and right side of a hex if the neighbour has the same
terrain: they cross the side at fixed heights.
"""

from __future__ import annotations

from random import Random
from typing import Final

from PySide6.QtGui import QColor, QPainter, QPainterPath

from kingdom_builder_qt.ui.art.brushes import curve, disc, fill, scatter, shaded, stroke
from kingdom_builder_qt.ui.art.geometry import HALF_WIDTH

EAST: Final = 1 << 1  # bits of the right and the left neighbour
WEST: Final = 1 << 4
_CRESTS: Final = (-10.0, 11.0)  # heights at which dunes cross a side
_EDGE: Final = 5.0  # height at which the edge of a canyon crosses it
_OVER: Final = 0.6  # overlap of a line over a side, which prevents gaps


def horizontal_neighbours(near: int) -> int:
    """Return the bits of the left and right neighbours."""
    return near & (EAST | WEST)


def draw_desert(painter: QPainter, rng: Random, base: QColor, near: int) -> None:
    """Draw dunes with continuous crests, and ripples in the sand."""
    for level in _CRESTS:
        _dune(painter, rng, level, base, near)
    for x, y in scatter(rng, 3, 7):
        _ripples(painter, x, y, base)


def _dune(painter: QPainter, rng: Random, level: float, base: QColor, near: int) -> None:
    """Draw a crest and its shaded slope, continuing across a side or ending before it."""
    left = -HALF_WIDTH - _OVER if near & WEST else -HALF_WIDTH + rng.uniform(5, 9)
    right = HALF_WIDTH + _OVER if near & EAST else HALF_WIDTH - rng.uniform(5, 9)
    peak, top = rng.uniform(-8, 8), level - rng.uniform(5, 8)
    start, end = (left, level), (right, level)
    crest = [start, (left + 8, level), (peak - 9, top), (peak, top)]
    crest += [(peak + 7, top), (right - 9, level), end]
    # At the end of a dune its slope has no depth; across a side it has equal depth on both hexes.
    deep_left, deep_right = (5.0 if near & WEST else 0.4), (5.0 if near & EAST else 0.4)
    lee = curve(*crest)
    lee.lineTo(right, level + deep_right)
    lee.cubicTo(*(right - 8, level + deep_right), *(peak + 12, level + 4), *(peak + 3, level + 3.4))
    lee.cubicTo(*(peak - 4, level + 3), *(left + 9, level + deep_left), left, level + deep_left)
    lee.closeSubpath()
    fill(painter, lee, shaded(base, 0.84))
    stroke(painter, curve(*crest), shaded(base, 0.68), 1.1)
    lit = [(x, y - 1.5) for x, y in crest]
    stroke(painter, curve(*lit), shaded(base, 1.5), 1.7)


def draw_desert_find(painter: QPainter, rng: Random, base: QColor) -> None:
    """Draw the find of some desert hexes: a cactus or a bleached rock."""
    art = _cactus if rng.random() < 0.6 else _rock
    art(painter, rng.uniform(-12, 12), rng.choice((0.0, 21.0)), base)


def _ripples(painter: QPainter, x: float, y: float, base: QColor) -> None:
    for dy, half in ((0.0, 4.6), (2.6, 3.0)):
        line = curve(
            (x - half, y + dy), (x - half / 2, y + dy - 1.4), (x, y + dy - 1.2), (x + half, y + dy)
        )
        stroke(painter, line, shaded(base, 0.8), 0.9)


def _cactus(painter: QPainter, x: float, y: float, base: QColor) -> None:
    green, lit = QColor("#5d7f4a"), QColor("#8fae6a")
    disc(painter, x + 3.2, y + 0.4, 5.0, 1.5, shaded(base, 0.55, 140))
    trunk = curve((x, y), (x, y - 4), (x, y - 8), (x, y - 12))
    arms = (
        curve((x, y - 4.4), (x - 4.6, y - 4.4), (x - 4.4, y - 5.6), (x - 4.4, y - 8.4)),
        curve((x, y - 6), (x + 4.4, y - 6), (x + 4.2, y - 7.4), (x + 4.2, y - 10)),
    )
    for path, width in ((trunk, 3.2), *((arm, 2.3) for arm in arms)):
        stroke(painter, path, QColor("#3d5934"), width + 1.2)
    for path, width in ((trunk, 3.2), *((arm, 2.3) for arm in arms)):
        stroke(painter, path, green, width)
    stroke(
        painter,
        curve((x - 0.8, y - 1), (x - 0.8, y - 5), (x - 0.8, y - 8), (x - 0.8, y - 12)),
        lit,
        0.9,
    )


def _rock(painter: QPainter, x: float, y: float, base: QColor) -> None:
    disc(painter, x + 2.6, y + 0.4, 6.0, 1.7, shaded(base, 0.55, 140))
    body = [(x - 5, y), (x - 3.6, y - 4.4), (x, y - 6.2), (x + 3.4, y - 4), (x + 5, y)]
    fill(painter, body, shaded(base, 0.6))
    fill(painter, [*body[:3], (x + 0.6, y - 2.4), (x - 0.6, y)], shaded(base, 0.82))


def draw_canyon(painter: QPainter, rng: Random, base: QColor, near: int) -> None:
    """Draw a winding edge with level strata, continuous between hexes, and flat-topped rocks."""
    flip = -1 if rng.random() < 0.5 else 1
    _mesa(
        painter, 9.5 * flip + rng.uniform(-2, 2), rng.uniform(-9, -6), rng.uniform(0.8, 0.95), base
    )
    runs = bool(near & WEST), bool(near & EAST)
    left = -HALF_WIDTH - _OVER if runs[0] else -HALF_WIDTH + rng.uniform(5, 8)
    right = HALF_WIDTH + _OVER if runs[1] else HALF_WIDTH - rng.uniform(5, 8)
    bends = (rng.uniform(3, 7) * flip - 3, rng.uniform(-7, -3) * flip - 1)
    _wall(painter, (left, right), bends, base, runs)
    if rng.random() < 0.6:
        _mesa(painter, -9 * flip + rng.uniform(-2, 2), 21.0, rng.uniform(0.6, 0.7), base)
    for x, y in scatter(rng, 3, 7):
        disc(painter, x + 0.6, y + 0.6, 1.7, 1.1, shaded(base, 0.5))
        disc(painter, x, y, 1.4, 1.0, shaded(base, 1.12))


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
    # The shaded side, then the strata across both sides, then the sunlit plateau.
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


def _wall(
    painter: QPainter,
    ends: tuple[float, float],
    bends: tuple[float, float],
    base: QColor,
    runs: tuple[bool, bool],
) -> None:
    """Draw a step of rock: a sunlit edge and the wall below it."""
    left, right = ends
    level, height, third = _EDGE, 8.0, (right - left) / 3
    bend = ((left + third, level + bends[0]), (right - third, level + bends[1]))
    slope_left, slope_right = (0.0 if runs[0] else 3.2), (0.0 if runs[1] else 3.2)

    def line(share: float) -> QPainterPath:
        drop = height * share
        return curve(
            (left - slope_left * share, level + drop),
            *((x, y + drop) for x, y in bend),
            (right + slope_right * share, level + drop),
        )

    foot = line(1.0)
    shade = foot.translated(1.6, 2.0)
    stroke(painter, shade, shaded(base, 0.42, 90), 3.4)
    face = line(0.0)
    face.connectPath(foot.toReversed())
    face.closeSubpath()
    fill(painter, face, shaded(base, 0.62))
    for share, hue, width in (
        (0.34, shaded(base, 0.9), 1.6),
        (0.62, shaded(base, 0.4), 1.3),
        (0.82, shaded(base, 0.78), 1.3),
    ):
        stroke(painter, line(share), hue, width)
    stroke(painter, line(1.0), shaded(base, 0.36), 1.1)
    # The edge of the plateau above is sunlit.
    stroke(painter, line(-0.16), shaded(base, 1.2), 3.2)
    stroke(painter, line(-0.04), shaded(base, 1.48), 1.5)


def draw_mountain(painter: QPainter, rng: Random, base: QColor, near: int) -> None:
    """Draw two snow-capped peaks, the front one large."""
    flip = -1 if rng.random() < 0.5 else 1
    for x, foot, height in ((9.5 * flip, -2.0, 22.0), (-4.0 * flip, 16.0, 31.0)):
        x += rng.uniform(-2.5, 2.5)
        _peak(painter, rng, x, foot + rng.uniform(-1, 1), height * rng.uniform(0.9, 1.08), base)


def draw_mountain_side(painter: QPainter, rng: Random, base: QColor, side: int) -> None:
    """Draw the peak of a range between two mountain hexes."""
    if side == 0:  # a third chain would hide the other two
        _boulder(painter, rng.uniform(-5, 5), rng.uniform(2, 6), base)
        return
    foot = 17.0 if side == 1 else 10.0
    height = rng.uniform(21, 25) if side == 1 else rng.uniform(19, 22)
    _peak(painter, rng, rng.uniform(-3, 3), foot + rng.uniform(-2, 1), height, base)


def draw_mountain_corner(painter: QPainter, rng: Random, base: QColor) -> None:
    """Draw a boulder where three mountain hexes meet."""
    _boulder(painter, rng.uniform(-4, 4), rng.uniform(2, 6), base)


def _boulder(painter: QPainter, x: float, y: float, base: QColor) -> None:
    disc(painter, x + 1.6, y + 0.4, 4.6, 1.5, QColor(16, 16, 20, 90))
    body = [(x - 4, y), (x - 2.4, y - 4), (x + 1, y - 4.8), (x + 4, y)]
    fill(painter, body, shaded(base, 0.6))
    fill(painter, [*body[:3], (x + 0.6, y - 1.6), (x - 0.6, y)], shaded(base, 1.2))


def _peak(
    painter: QPainter, rng: Random, x: float, foot: float, height: float, base: QColor
) -> None:
    half, top = height * 0.58, foot - height
    disc(painter, x + 4, foot, half, 3.0, QColor(14, 14, 20, 95))
    lean = rng.uniform(-0.06, 0.1) * height
    # The crest descends in a zigzag; its left side is lit.
    crest = [
        (x, top),
        (x + 1.4, top + height * 0.24),
        (x - 1.2 + lean, top + height * 0.46),
        (x + 1.8 + lean, top + height * 0.7),
        (x + half * 0.14, foot),
    ]
    left = [(x - half, foot), (x - half * 0.52, top + height * 0.56)]
    right = [(x + half, foot), (x + half * 0.56, top + height * 0.5)]
    fill(painter, [*crest, *left], shaded(base, 1.2))
    fill(painter, [*crest, *right], shaded(base, 0.46))
    rib = [(x - half * 0.34, top + height * 0.66), (x - half * 0.1, foot), (x - half * 0.55, foot)]
    fill(painter, rib, shaded(base, 0.82))
    _snow(painter, x, top, height, half)


def _snow(painter: QPainter, x: float, top: float, height: float, half: float) -> None:
    snow, side = height * 0.42, half * 0.42
    lit = [
        (x, top - 0.4),
        (x + 1.2, top + snow * 0.6),
        (x, top + snow * 1.12),
        (x - side * 0.5, top + snow * 0.8),
        (x - side, top + snow),
    ]
    fill(painter, lit, QColor("#fdfcf8"))
    shade = [
        (x, top - 0.4),
        (x + side, top + snow * 0.94),
        (x + side * 0.45, top + snow * 0.78),
        (x + 1.2, top + snow * 0.6),
    ]
    fill(painter, shade, QColor("#bcc5d6"))
