"""Draws the pieces of the expansions in the box (0, 0, 40, 40), in the style of the houses."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from kingdom_builder_qt.ui.art.brushes import mixed
from kingdom_builder_qt.ui.art.player_mark import (
    OUTLINE,
    paint_area,
    paint_line,
    paint_mark,
    paint_outline,
    path_of,
)
from kingdom_builder_qt.ui.style.theme import PlayerStyle

_WOOD: Final = QColor("#9a6a3c")
_WOOD_DARK: Final = QColor("#5d3c1e")
_IRON: Final = QColor("#c9ccd2")
_IRON_DARK: Final = QColor("#7d828c")
STONE: Final = QColor("#b4b0a8")
STONE_DARK: Final = QColor("#827d75")
STONE_LIGHT: Final = QColor("#d3d0c9")
_JOINT: Final = QColor("#5c5851")


def _bent(start: tuple[float, float], *bends: tuple[float, ...]) -> QPainterPath:
    """Return a closed path: each bend is a line (x, y) or a curve (four or six numbers)."""
    path = QPainterPath(QPointF(*start))
    for bend in bends:
        points = [QPointF(bend[i], bend[i + 1]) for i in range(0, len(bend), 2)]
        (path.lineTo, path.quadTo, path.cubicTo)[len(points) - 1](*points)
    path.closeSubpath()
    return path


def _round(x: float, y: float, rx: float, ry: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, ry)
    return path


def _joined(*paths: QPainterPath) -> QPainterPath:
    joined = QPainterPath()
    for path in paths:
        joined = joined.united(path)
    return joined


_HELMET: Final = _bent((14, 15.5), (14, 3.5, 22, 3.5), (30, 3.5, 30, 15.5))
_PLUME: Final = _bent((21, 6), (19.5, 0.5, 27, 0.8), (34, 1.5, 34.5, 9), (30, 4.5, 24.5, 6.5))
_CLOAK: Final = _bent((9, 37), (9, 16, 22, 15), (34.5, 16, 35, 37))
_SHIELD: Final = _bent((3.5, 16), (14.5, 13, 25.5, 16), (26, 31, 14.5, 38), (3, 31, 3.5, 16))
_SPEAR: Final = path_of(((34.4, 12), (34.4, 37), (36.6, 37), (36.6, 12)))
_POINT: Final = path_of(((35.5, 2.5), (38.3, 9.5), (35.5, 13), (32.7, 9.5)))


def paint_warrior(painter: QPainter, style: PlayerStyle) -> None:
    """Draw a helmet, a cloak, a spear, and a shield that bears the player's mark."""
    everything = _joined(_HELMET, _PLUME, _CLOAK, _SHIELD, _SPEAR, _POINT)
    paint_outline(painter, everything)
    paint_area(painter, _CLOAK, style.shade)
    paint_line(painter, ((26.5, 20), (29, 36)), mixed(style.colour, style.shade), 1.6)
    paint_area(painter, _SPEAR, _WOOD)
    paint_area(painter, _POINT, _IRON)
    paint_area(painter, _PLUME, style.colour)
    paint_area(painter, _HELMET, _IRON)
    paint_area(painter, _bent((23, 3.8), (30, 5.5, 30, 15.5), (24.5, 15.5)), _IRON_DARK)
    paint_line(painter, ((16, 11.3), (27.5, 11.3)), OUTLINE, 1.9)
    paint_line(painter, ((21.6, 5.5), (21.6, 14.5)), OUTLINE, 1.2)
    painter.setPen(QPen(OUTLINE, 1.5))
    painter.setBrush(style.colour)
    painter.drawPath(_SHIELD)
    paint_line(painter, ((4.9, 17), (9.5, 15.7), (14.5, 15.3), (19.5, 15.7)), style.light, 1.5)
    paint_mark(painter, style, QRectF(7.3, 17.6, 14.6, 14.6))


_CANVAS: Final = _bent((5, 25), (2, 6, 10, 6), (30, 6), (38.5, 6, 35.5, 25))
_OPENING: Final = _bent((31, 25), (34.5, 12, 30, 6), (38.5, 6, 35.5, 25))
_BOX: Final = path_of(((2.5, 23.5), (37.5, 23.5), (34.5, 32), (5.5, 32)))
_WHEELS: Final = ((10.5, 31.2), (29.5, 31.2))


def paint_wagon(painter: QPainter, style: PlayerStyle) -> None:
    """Draw a covered wagon; the canvas bears the player's mark."""
    wheels = [_round(x, y, 6.2, 6.2) for x, y in _WHEELS]
    paint_outline(painter, _joined(_CANVAS, _BOX, *wheels))
    paint_area(painter, _CANVAS, style.colour)
    paint_area(painter, _OPENING, style.shade)
    painter.setPen(QPen(mixed(style.colour, style.shade), 1.3))
    painter.drawPath(_arc((8.5, 24), (6, 9, 9.8, 6.6)))
    paint_line(painter, ((9.5, 6.9), (29.5, 6.9)), style.light, 1.6)
    paint_area(painter, _BOX, _WOOD)
    paint_area(painter, ((3.5, 27.6), (36.2, 27.6), (34.6, 32), (5.2, 32)), _WOOD_DARK)
    paint_line(painter, ((3, 24), (37, 24)), QColor("#c99a62"), 1.1)
    for x, y in _WHEELS:
        _paint_wheel(painter, x, y)
    paint_mark(painter, style, QRectF(12.6, 8.2, 14.4, 14.4))


def _arc(start: tuple[float, float], bend: tuple[float, float, float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*start))
    path.quadTo(*bend)
    return path


def _paint_wheel(painter: QPainter, x: float, y: float) -> None:
    painter.setPen(QPen(OUTLINE, 1.2))
    painter.setBrush(QColor("#e3c796"))
    painter.drawEllipse(QPointF(x, y), 6.0, 6.0)
    paint_line(painter, ((x, y - 5), (x, y + 5)), _WOOD_DARK, 1.2)
    paint_line(painter, ((x - 5, y), (x + 5, y)), _WOOD_DARK, 1.2)
    painter.setBrush(_WOOD_DARK)
    painter.drawEllipse(QPointF(x, y), 1.6, 1.6)


_SAIL: Final = _bent((8, 5.5), (31, 5.5), (38, 14, 33.5, 24), (5.5, 24), (12, 14, 8, 5.5))
_HULL: Final = _bent((1.5, 24.5), (38.5, 22.5), (37, 34, 31, 36.5), (9.5, 36.5), (4, 34, 1.5, 24.5))
_MAST: Final = path_of(((18.9, 1), (18.9, 26), (21.1, 26), (21.1, 1)))
_PENNANT: Final = path_of(((20.5, 0.2), (30, 2.4), (20.5, 4.6)))


def paint_ship(painter: QPainter, style: PlayerStyle) -> None:
    """Draw a ship; the sail bears the player's mark."""
    paint_outline(painter, _joined(_SAIL, _HULL, _MAST, _PENNANT))
    paint_area(painter, _MAST, _WOOD_DARK)
    paint_area(painter, _PENNANT, style.shade)
    paint_area(painter, _HULL, _WOOD)
    lower = _bent((4, 30), (36.7, 29), (34.5, 35, 31, 36.5), (9.5, 36.5), (6, 34.5, 4, 30))
    paint_area(painter, lower, _WOOD_DARK)
    paint_line(painter, ((3, 26.4), (37.4, 24.6)), style.colour, 2.6)
    paint_area(painter, _SAIL, style.colour)
    shade = _bent((28.5, 5.5), (31, 5.5), (38, 14, 33.5, 24), (29, 24), (33.5, 14, 28.5, 5.5))
    paint_area(painter, shade, style.shade)
    paint_line(painter, ((8.4, 6), (30.5, 6)), style.light, 1.6)
    paint_mark(painter, style, QRectF(13.4, 7.6, 14.6, 14.6))
    foam = QColor("#eaf5fb")
    painter.setPen(QPen(foam, 1.8))
    painter.drawPath(_arc((3.5, 34.5), (8, 38.8, 13, 36.2)))
    painter.drawPath(_arc((27, 36.2), (32, 38.8, 36.5, 34.5)))


_WALL_FRONT: Final = path_of(((1.5, 15), (31, 15), (31, 36.5), (1.5, 36.5)))
_WALL_SIDE: Final = path_of(((31, 15), (38.5, 11), (38.5, 32), (31, 36.5)))
_WALL_TOP: Final = path_of(((1.5, 15), (9, 11), (38.5, 11), (31, 15)))
_MERLONS: Final = (1.5, 12.2, 22.9)
_STONES: Final = (
    ((2.2, 22.1), (30.6, 22.1)),
    ((2.2, 29.2), (30.6, 29.2)),
    ((9, 15.4), (9, 22)),
    ((20, 15.4), (20, 22)),
    ((14.5, 22.4), (14.5, 29)),
    ((25, 22.4), (25, 29)),
    ((7, 29.5), (7, 36)),
    ((19, 29.5), (19, 36)),
)


def paint_stone_wall(painter: QPainter, style: PlayerStyle) -> None:
    """Draw a piece of wall with battlements; it is stone, whosever it is."""
    fronts = [path_of(((x, 8), (x + 8.1, 8), (x + 8.1, 16), (x, 16))) for x in _MERLONS]
    tops = [path_of(((x, 8), (x + 7, 4), (x + 15.1, 4), (x + 8.1, 8))) for x in _MERLONS]
    sides = [
        path_of(((x + 8.1, 8), (x + 15.1, 4), (x + 15.1, 11.5), (x + 8.1, 15.6))) for x in _MERLONS
    ]
    paint_outline(painter, _joined(_WALL_FRONT, _WALL_SIDE, _WALL_TOP, *fronts, *tops, *sides))
    paint_area(painter, _WALL_TOP, STONE_DARK)
    paint_area(painter, _WALL_SIDE, STONE_DARK)
    for top, side, front in zip(tops, sides, fronts, strict=True):
        paint_area(painter, side, STONE_DARK)
        paint_area(painter, top, STONE_LIGHT)
        paint_area(painter, front, STONE)
    paint_area(painter, _WALL_FRONT, STONE)
    for line in _STONES:
        paint_line(painter, line, _JOINT, 1.1)
    for x in _MERLONS:
        paint_line(painter, ((x + 0.4, 8.1), (x + 7.6, 8.1)), QColor("#eceae5"), 1.1)


_PAWN: Final = _bent((7, 36.5), (8, 24, 16, 18), (24, 18), (32, 24, 33, 36.5))


def paint_pawn(painter: QPainter, style: PlayerStyle) -> None:
    """Draw a plain figure for a kind of piece that has no picture of its own."""
    head = _round(20, 10.5, 7.5, 7.5)
    paint_outline(painter, _joined(head, _PAWN))
    paint_area(painter, _PAWN, style.colour)
    paint_area(
        painter, _bent((24, 18), (32, 24, 33, 36.5), (27, 36.5), (27, 24, 24, 18)), style.shade
    )
    paint_area(painter, head, mixed(style.colour, style.shade))
    paint_area(painter, _round(17.5, 8, 2.4, 2.4), style.light)
    paint_mark(painter, style, QRectF(12.6, 21, 13.6, 13.6))


_HALL: Final = path_of(((9.5, 17.5), (30.5, 17.5), (30.5, 37), (9.5, 37)))
_HALL_ROOF: Final = path_of(((6.5, 18.5), (20, 4), (33.5, 18.5)))
_LEFT_TOWER: Final = path_of(((2, 19), (9.5, 19), (9.5, 37), (2, 37)))
_RIGHT_TOWER: Final = path_of(((30.5, 19), (38, 19), (38, 37), (30.5, 37)))
_LEFT_CAP: Final = path_of(((0.8, 19.4), (5.8, 9), (10.7, 19.4)))
_RIGHT_CAP: Final = path_of(((29.3, 19.4), (34.2, 9), (39.2, 19.4)))


def paint_city_hall_icon(painter: QPainter, style: PlayerStyle) -> None:
    """Draw a city hall that is small enough for panels: a hall between two towers."""
    towers = _joined(_LEFT_TOWER, _RIGHT_TOWER)
    caps = _joined(_LEFT_CAP, _RIGHT_CAP)
    paint_outline(painter, _joined(_HALL, _HALL_ROOF, towers, caps))
    middle = mixed(style.colour, style.shade)
    paint_area(painter, towers, STONE)
    paint_area(painter, ((34.6, 19), (38, 19), (38, 37), (34.6, 37)), STONE_DARK)
    paint_area(painter, caps, middle)
    paint_area(painter, _HALL, style.colour)
    paint_area(painter, _HALL_ROOF, middle)
    paint_line(painter, ((7.4, 18), (20, 4.8), (32.6, 18)), style.light, 1.5)
    paint_line(painter, ((10, 18.6), (30, 18.6)), style.shade, 1.2)
    for x in (5.6, 34.4):
        paint_line(painter, ((x, 24), (x, 27.5)), OUTLINE, 1.8)
    paint_mark(painter, style, QRectF(12.8, 20.4, 14.4, 14.4))
