"""What the little landscapes are made of, by name: skies, land, and what stands on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from kingdom_builder_qt.ui.art.brushes import curve, disc, fill, pen
from kingdom_builder_qt.ui.art.scenes.land import (
    SIDE,
    WIDE,
    draw_canyon,
    draw_coast,
    draw_desert,
    draw_fields,
    draw_flowers,
    draw_forest,
    draw_grass,
    draw_mountains,
    draw_swamp,
    draw_water,
)


def _sky(painter: QPainter, top: str, bottom: str) -> None:
    light = QLinearGradient(0, 0, 0, 40)
    light.setColorAt(0, QColor(top))
    light.setColorAt(1, QColor(bottom))
    painter.fillRect(QRectF(-WIDE, -WIDE, SIDE + 2 * WIDE, SIDE + 2 * WIDE), light)


def _day(painter: QPainter) -> None:
    _sky(painter, "#8fc6e6", "#e9f4ef")
    for x, y, size in ((14, 11, 4.0), (50, 8, 3.2)):
        for step, height in ((-1.2, 0.75), (0, 1.1), (1.3, 0.8)):
            disc(painter, x + step * size, y, size, size * 0.62 * height, QColor("#ffffff"))


def _dusk(painter: QPainter) -> None:
    _sky(painter, "#f0a35c", "#fdeac2")
    disc(painter, 47, 20, 8, 8, QColor("#fff3c4"))


def _night(painter: QPainter) -> None:
    _sky(painter, "#3d4a78", "#9fb0d8")
    for x, y in ((9, 8), (22, 14), (38, 6), (55, 13), (47, 22)):
        disc(painter, x, y, 1.0, 1.0, QColor("#fdf6d0"))
    disc(painter, 52, 11, 5, 5, QColor("#fdf6d0"))


def _cottage(painter: QPainter, x: float, foot: float, size: float, roof: str) -> None:
    half = size / 2
    fill(
        painter,
        [
            (x - half, foot),
            (x + half, foot),
            (x + half, foot - size * 0.6),
            (x - half, foot - size * 0.6),
        ],
        QColor("#fbeccb"),
    )
    fill(
        painter,
        [
            (x - half * 1.25, foot - size * 0.55),
            (x, foot - size * 1.25),
            (x + half * 1.25, foot - size * 0.55),
        ],
        QColor(roof),
    )
    fill(
        painter,
        [
            (x - half * 0.3, foot),
            (x + half * 0.3, foot),
            (x + half * 0.3, foot - size * 0.36),
            (x - half * 0.3, foot - size * 0.36),
        ],
        QColor("#6b4526"),
    )


def _village(painter: QPainter) -> None:
    for x, foot, size in ((7, 40, 9), (57, 40, 9), (19, 36, 7), (45, 36, 7)):
        _cottage(painter, x, foot, size, "#c8543f")


def _row(painter: QPainter) -> None:
    for x in (5, 18.5, 32, 45.5, 59):
        _cottage(painter, x, 39, 9, "#b8612f")


def _lane(painter: QPainter) -> None:
    lane = curve((22, 68), (24, 54), (48, 50), (38, 34))
    lane.lineTo(41, 34)
    lane.cubicTo(QPointF(56, 50), QPointF(42, 56), QPointF(46, 68))
    fill(painter, lane, QColor("#e3cb97"))


def _keep(painter: QPainter) -> None:
    stone = QColor("#aeb0b6")
    for x, wide, top in ((10, 8, 16), (54, 8, 16)):
        fill(
            painter,
            [(x - wide / 2, 40), (x + wide / 2, 40), (x + wide / 2, top), (x - wide / 2, top)],
            stone,
        )
        for step in (-1, 0, 1):
            painter.fillRect(QRectF(x + step * 3 - 1.1, top - 2.6, 2.2, 3), stone)
    fill(painter, [(10, 40), (54, 40), (54, 27), (10, 27)], QColor("#c3c4c8"))
    for x in range(16, 50, 6):
        painter.fillRect(QRectF(x - 1.5, 24.6, 3, 3), QColor("#c3c4c8"))


def _hall(painter: QPainter) -> None:
    _sky(painter, "#7b5a86", "#c99fb8")
    for x in (6, 58):
        fill(painter, [(x - 7, -4), (x + 7, -4), (x + 4, 44), (x - 4, 44)], QColor("#8f2f3c"))
    fill(painter, [(-4, 44), (68, 44), (68, 68), (-4, 68)], QColor("#d9b98a"))
    painter.setPen(pen(QColor("#b48d58"), 1.4))
    for x in range(-32, 100, 14):
        painter.drawLine(QPointF(32 + (x - 32) * 0.5, 44), QPointF(float(x), 68))


def _chart(painter: QPainter) -> None:
    _sky(painter, "#f0dcae", "#e6cb92")
    fill(
        painter,
        curve((-4, 38), (14, 30), (10, 52), (26, 68), (-4, 68), (-4, 60), (-4, 38)),
        QColor("#c2d29a"),
    )
    fill(
        painter,
        curve((40, -4), (44, 10), (60, 16), (68, 26), (68, 10), (68, 0), (68, -4)),
        QColor("#a9c9d8"),
    )
    line = QPen(QColor("#a3612e"), 1.8, Qt.PenStyle.DashLine)
    painter.setPen(line)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(curve((4, 58), (18, 40), (40, 60), (60, 34)))


def _cobbles(painter: QPainter) -> None:
    fill(painter, [(-4, 38), (68, 38), (68, 68), (-4, 68)], QColor("#cfc3ab"))
    painter.setPen(pen(QColor("#a8997c"), 1.3))
    painter.setBrush(QColor("#d9cfb9"))
    for row, y in enumerate((42.0, 50.0, 58.0, 66.0)):
        for x in range(-6, 72, 12):
            painter.drawRoundedRect(QRectF(x + row % 2 * 6, y - 3, 10.4, 6.4), 2.4, 2.4)


Shape: TypeAlias = Callable[[QPainter], None]
SHAPES: Final[dict[str, Shape]] = {
    "day": _day,
    "dusk": _dusk,
    "night": _night,
    "hall": _hall,
    "chart": _chart,
    "mountains": draw_mountains,
    "grass": draw_grass,
    "flowers": draw_flowers,
    "forest": draw_forest,
    "canyon": draw_canyon,
    "desert": draw_desert,
    "water": draw_water,
    "coast": draw_coast,
    "fields": draw_fields,
    "swamp": draw_swamp,
    "cobbles": _cobbles,
    "lane": _lane,
    "village": _village,
    "row": _row,
    "keep": _keep,
}
