"""Draws water: waves, and the banks, shallows and foam along a coast."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from kingdom_builder_qt.ui.art.brushes import curve, fill, mixed, shaded, stroke
from kingdom_builder_qt.ui.art.geometry import corners

ALL_SIDES: Final = 0b111111
_SAND: Final = QColor("#e9d9ab")
# Distance of each band from the land, from deep water to sand; foam is on the last one.
_SHALLOWS: Final = (8.6, 5.8)
_BANK: Final = 2.9
_SLANT: Final = 0.866  # sine of the angle between adjacent sides


def draw_coast(near: int, base: QColor, painter: QPainter) -> None:
    """Draw banks, shallows and foam along every side of a hex without water behind it."""
    runs = _runs(near)
    for number, away in enumerate(_SHALLOWS):
        for run in runs:
            fill(painter, _strip(run, away), shaded(base, 1.16 + 0.2 * number))
    for run in runs:
        fill(painter, _strip(run, _BANK), mixed(_SAND, base, 0.12))
        stroke(painter, _shore(run, _BANK + 0.7), QColor(255, 255, 255, 215), 1.5)
        stroke(painter, _shore(run, _BANK + 3.9), QColor(255, 255, 255, 62), 0.9)


def calm(near: int) -> int:
    """Reduce the neighbours to those that waves depend on: two for a river, all for the sea, else
    0.
    """
    return near if near == ALL_SIDES or near.bit_count() == 2 else 0


def draw_water(painter: QPainter, rng: Random, base: QColor, near: int) -> None:
    """Draw waves, or the current of a river; `near` as returned by `calm`."""
    if near.bit_count() == 2:
        _current(painter, rng, [side for side in range(6) if near >> side & 1], base)
    else:
        _waves(painter, rng, base, near != ALL_SIDES)


def _runs(near: int) -> list[tuple[int, ...]]:
    """Return the runs of sides without water, each clockwise; a run of six has no ends."""
    land = [side for side in range(6) if not near >> side & 1]
    if len(land) == 6:
        return [tuple(land)]
    starts = [side for side in land if near >> (side - 1) % 6 & 1]
    found = []
    for start in starts:
        run = [start]
        while not near >> (run[-1] + 1) % 6 & 1:
            run.append((run[-1] + 1) % 6)
        found.append(tuple(run))
    return found


@lru_cache(maxsize=256)
def _shore(run: tuple[int, ...], away: float) -> QPainterPath:
    """Return the line at a distance from the sides of a run; its ends meet the next hex's line."""
    points = corners()
    knots: list[tuple[QPointF, QPointF]] = []  # (point, direction)
    if len(run) < 6:
        knots.append(_end(points.at(run[0]), points.at((run[0] - 1) % 6), away, inwards=True))
    for side in run:
        start, end = points.at(side), points.at((side + 1) % 6)
        middle = (start + end) / 2
        # Irregular banks: every second side is a little further away.
        depth = away * (1.0 + (0.14 if side % 2 else -0.06))
        knots.append((middle * (1 - depth / 27.713), (end - start) / 32))
    if len(run) < 6:
        last = (run[-1] + 1) % 6
        knots.append(_end(points.at(last), points.at((last + 1) % 6), away, inwards=False))
    else:
        knots.append(knots[0])
    path = QPainterPath(knots[0][0])
    for (start, way_out), (end, way_in) in pairwise(knots):
        reach = ((end - start).x() ** 2 + (end - start).y() ** 2) ** 0.5 * 0.38
        path.cubicTo(start + way_out * reach, end - way_in * reach, end)
    return path


def _end(
    corner: QPointF, beyond: QPointF, away: float, *, inwards: bool
) -> tuple[QPointF, QPointF]:
    """Return point and direction where a shore crosses the side from `corner` to `beyond`."""
    along = (beyond - corner) / 32
    point = corner + along * (away / _SLANT)
    # At right angles to the side, so that the lines of both hexes join smoothly.
    inner = -(corner + beyond) / 2 / 27.713
    return point, inner if inwards else -inner


@lru_cache(maxsize=256)
def _strip(run: tuple[int, ...], away: float) -> QPainterPath:
    """Return the area between the sides of a run and its shore."""
    points = corners(1.012)
    path = QPainterPath(_shore(run, away))
    if len(run) == 6:
        path.closeSubpath()
        path.addPolygon(points)
        path.closeSubpath()
        path.setFillRule(Qt.FillRule.OddEvenFill)
        return path
    for side in reversed(run):
        path.lineTo(points.at((side + 1) % 6))
    path.lineTo(points.at(run[0]))
    path.closeSubpath()
    return path


def _current(painter: QPainter, rng: Random, ways: Sequence[int], base: QColor) -> None:
    """Draw the lines of a current from side to side through the hex."""
    points = corners()
    middles = [(points.at(side) + points.at((side + 1) % 6)) / 2 for side in ways]
    light = shaded(base, 1.5, 200)
    for start, end in pairwise(middles):
        for offset, begin, stop in ((-3.4, 0.08, 0.6), (3.0, 0.34, 0.94), (-0.4, 0.66, 1.0)):
            across = QPointF(-(end - start).y(), (end - start).x())
            length = max(1.0, (across.x() ** 2 + across.y() ** 2) ** 0.5)
            shift = across / length * (offset + rng.uniform(-0.8, 0.8))
            way = QPainterPath(start * 0.96)
            way.quadTo(QPointF(), end * 0.96)
            _part(painter, way, shift, (begin, stop), light)


def _part(
    painter: QPainter, way: QPainterPath, shift: QPointF, ends: tuple[float, float], hue: QColor
) -> None:
    start, stop = ends
    steps = 6
    points = [way.pointAtPercent(start + (stop - start) * n / steps) + shift for n in range(steps)]
    line = QPainterPath(points[0])
    for point in points[1:]:
        line.lineTo(point)
    stroke(painter, line, hue, 1.3)


def _waves(painter: QPainter, rng: Random, base: QColor, is_coast: bool) -> None:
    """Draw a few crests, fewer near a coast."""
    light, dark = shaded(base, 1.45), shaded(base, 0.84)
    rows = ((-8.0, 7.0), (9.0, 7.0)) if is_coast else ((-15.0, 8.0), (1.0, 14.0), (16.0, 8.0))
    for y, room in rows:
        x, size = rng.uniform(-room, room), rng.uniform(0.8, 1.1)
        y += rng.uniform(-2.5, 2.5)
        _wave(painter, x, y + 1.6, size, dark)
        _wave(painter, x, y, size, light)


def _wave(painter: QPainter, x: float, y: float, size: float, hue: QColor) -> None:
    crest = [(-12.0, 0.0)]
    for left in (-12.0, -4.0, 4.0):
        crest += [(left + 2, -2.9), (left + 6, -2.9), (left + 8, 0.0)]
    stroke(painter, curve(*((x + dx * size, y + dy * size) for dx, dy in crest)), hue, 1.5)
