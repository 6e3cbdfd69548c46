"""The land of the little landscapes, one function for a terrain, from the horizon on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from kingdom_builder_qt.ui.art.brushes import curve, disc, fill, pen, stroke

SIDE: Final = 64.0  # a scene is drawn in a square of this size, its horizon at two fifths
HORIZON: Final = 27.0
WIDE: Final = 4.0  # beyond the square, so that no soft edge is seen


def _land(painter: QPainter, top: Sequence[tuple[float, float]], hue: str) -> None:
    """Fill what lies below a bent line that runs from the left to the right side."""
    land = curve(*top)
    land.lineTo(SIDE + WIDE, SIDE + WIDE)
    land.lineTo(-WIDE, SIDE + WIDE)
    land.closeSubpath()
    fill(painter, land, QColor(hue))


def _hills(painter: QPainter, near: str, far: str, base: float = HORIZON) -> None:
    _land(
        painter,
        (
            (-4, base + 2),
            (8, base - 6),
            (22, base - 5),
            (36, base + 4),
            (48, base - 4),
            (60, base - 7),
            (68, base - 1),
        ),
        far,
    )
    _land(
        painter,
        (
            (-4, base + 9),
            (12, base + 2),
            (24, base + 6),
            (38, base + 10),
            (50, base + 6),
            (60, base + 4),
            (68, base + 8),
        ),
        near,
    )


def draw_grass(painter: QPainter) -> None:
    """Draw grass."""
    _hills(painter, "#9cc95a", "#c2dd8a")
    for x, y in ((8, 48), (21, 56), (45, 50), (57, 58), (33, 46)):
        for lean in (-2.4, 0.0, 2.4):
            stroke(
                painter,
                curve((x, y), (x, y - 2), (x + lean / 2, y - 4), (x + lean, y - 5)),
                QColor("#5f9136"),
                1.5,
            )


def draw_flowers(painter: QPainter) -> None:
    """Draw flowers."""
    _hills(painter, "#a9cc6c", "#d7b6cf")
    for number, (x, y) in enumerate(
        ((6, 46), (16, 55), (27, 47), (39, 57), (49, 46), (59, 54), (10, 61), (33, 60), (54, 62))
    ):
        hue = QColor(("#d6529c", "#fff6f8", "#7a52b8")[number % 3])
        for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2)):
            disc(painter, x + dx, y + dy, 1.8, 1.8, hue)
        disc(painter, x, y, 1.3, 1.3, QColor("#f3c24a"))


def _fir(painter: QPainter, x: float, foot: float, height: float, hue: str) -> None:
    fill(
        painter,
        [(x - 1.1, foot + 2), (x + 1.1, foot + 2), (x + 1.1, foot - 3), (x - 1.1, foot - 3)],
        QColor("#6b4526"),
    )
    for step in range(3):
        top, wide = foot - height + step * height * 0.24, height * (0.17 + 0.08 * step)
        fill(
            painter,
            [(x, top), (x + wide, top + height * 0.42), (x - wide, top + height * 0.42)],
            QColor(hue),
        )


def draw_forest(painter: QPainter) -> None:
    """Draw a forest."""
    _hills(painter, "#5d9150", "#8fb98a")
    for x in (2, 12, 23, 33, 43, 53, 63):
        _fir(painter, x, 36 + (x * 7) % 4, 20, "#3f7a4c")
    for x, foot in ((5, 52), (59, 53), (16, 60), (48, 61)):
        _fir(painter, x, foot, 25, "#2d5f3c")


def draw_mountains(painter: QPainter) -> None:
    """Draw mountains."""
    for points, hue in (
        ([(-6, 46), (12, 14), (30, 46)], "#9aa0ab"),
        ([(34, 48), (52, 10), (72, 48)], "#8b919d"),
        ([(12, 50), (32, 18), (54, 50)], "#777d89"),
    ):
        fill(painter, points, QColor(hue))
        (left, foot), (x, top), (right, _) = points
        share = 0.32
        snow = [
            (x, top),
            (x + (right - x) * share, top + (foot - top) * share),
            (x + 2, top + (foot - top) * 0.24),
            (x - 2, top + (foot - top) * 0.36),
            (x - (x - left) * share, top + (foot - top) * share),
        ]
        fill(painter, snow, QColor("#f6f8fa"))
        fill(painter, [(x, top + 4), (right, foot), (x + 5, foot)], QColor(40, 44, 54, 46))
    _land(
        painter, ((-4, 46), (14, 40), (30, 46), (42, 48), (54, 49), (60, 42), (68, 44)), "#a9b68a"
    )


def draw_canyon(painter: QPainter) -> None:
    """Draw a canyon."""
    _land(
        painter, ((-4, 30), (10, 28), (30, 28), (42, 30), (54, 30), (62, 28), (68, 30)), "#f0c48a"
    )
    for points, hue in (
        (
            [(-4, 20), (14, 20), (17, 30), (22, 33), (24, 45), (30, 50), (30, 68), (-4, 68)],
            "#cf7a40",
        ),
        (
            [(68, 17), (50, 17), (47, 28), (42, 32), (40, 45), (35, 50), (35, 68), (68, 68)],
            "#b5612f",
        ),
    ):
        fill(painter, points, QColor(hue))
    for y in (26.0, 37.0, 49.0, 60.0):
        painter.setPen(pen(QColor(94, 40, 12, 150), 2.6))
        painter.drawLine(QPointF(-4, y), QPointF(13 + (y - 20) * 0.35, y))
        painter.drawLine(QPointF(68, y), QPointF(51 - (y - 20) * 0.33, y))
    fill(painter, [(30, 50), (35, 50), (37, 68), (27, 68)], QColor("#63aed6"))


def draw_desert(painter: QPainter) -> None:
    """Draw dunes."""
    _land(
        painter, ((-4, 32), (14, 20), (26, 22), (38, 33), (48, 26), (58, 24), (68, 31)), "#f2d489"
    )
    _land(
        painter, ((-4, 44), (16, 50), (30, 36), (44, 37), (54, 38), (60, 46), (68, 44)), "#e5b95c"
    )
    _land(
        painter, ((-4, 58), (16, 48), (30, 56), (44, 60), (54, 62), (60, 54), (68, 56)), "#d6a247"
    )


def draw_water(painter: QPainter) -> None:
    """Draw water up to the horizon."""
    top, bottom = QColor("#7cc0e4"), QColor("#2f7fb4")
    deep = QLinearGradient(0, HORIZON, 0, SIDE)
    deep.setColorAt(0, top)
    deep.setColorAt(1, bottom)
    painter.fillRect(QRectF(-WIDE, HORIZON, SIDE + 2 * WIDE, SIDE), deep)
    for y in (33.0, 42.0, 52.0, 61.0):
        for x in range(-8, 72, 16):
            left = x + (y * 3) % 16
            stroke(
                painter,
                curve((left, y), (left + 3, y - 2.6), (left + 5, y - 2.6), (left + 8, y)),
                QColor(240, 250, 255, 190),
                1.6,
            )


def draw_coast(painter: QPainter) -> None:
    """Draw a beach."""
    draw_water(painter)
    _land(
        painter, ((-4, 40), (10, 36), (20, 44), (30, 52), (40, 60), (54, 56), (68, 62)), "#f3dfa5"
    )
    _land(painter, ((-4, 45), (8, 41), (16, 49), (26, 57), (36, 66), (54, 62), (68, 68)), "#a7cf68")


def draw_fields(painter: QPainter) -> None:
    """Draw furrows."""
    _hills(painter, "#dcae47", "#a9cc6c")
    painter.setPen(pen(QColor("#a97822"), 2.0))
    for x in range(-40, 112, 12):
        painter.drawLine(QPointF(32 + (x - 32) * 0.42, 38), QPointF(float(x), 68))


def draw_swamp(painter: QPainter) -> None:
    """Draw ponds and reeds."""
    _hills(painter, "#5f9a8a", "#9cc4ae")
    for x, y, wide in ((14, 50, 12), (46, 46, 9), (48, 59, 13)):
        disc(painter, x, y, wide, 3.2, QColor("#a9d6cf"))
    for x, foot in ((6, 46), (11, 48), (53, 44), (58, 46), (27, 62)):
        stroke(
            painter,
            curve((x, foot), (x, foot - 6), (x, foot - 12), (x + 0.6, foot - 17)),
            QColor("#3f6a44"),
            1.6,
        )
        disc(painter, x + 0.6, foot - 16, 1.6, 3.6, QColor("#7a4a25"))
