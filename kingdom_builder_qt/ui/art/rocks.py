"""Draws canyon, mountain and water, with shapes that differ even without colour."""

from __future__ import annotations

from random import Random

from PySide6.QtGui import QColor, QPainter

from kingdom_builder_qt.ui.art.brushes import curve, disc, fill, scatter, shaded, stroke


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
