"""Draws a settlement, and knows who draws the other pieces; for the board and for panels alike."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QRadialGradient

from kingdom_builder_qt.ui.art.brushes import mixed
from kingdom_builder_qt.ui.art.pieces import (
    paint_city_hall_icon,
    paint_pawn,
    paint_ship,
    paint_stone_wall,
    paint_wagon,
    paint_warrior,
)
from kingdom_builder_qt.ui.art.player_mark import (
    OUTLINE,
    paint_area,
    paint_line,
    paint_mark,
    paint_outline,
    path_of,
    style_of,
)
from kingdom_builder_qt.ui.art.tokens import paint_scout
from kingdom_builder_qt.ui.style.theme import PlayerStyle, Theme

SETTLEMENT: Final = "settlement"
# The house fills a box of 40 x 40: its gable faces us, its side runs back to the right.
BOX = 40.0
_LEFT, _FOOT = 3.5, 36.5


class _House(NamedTuple):
    """The corners of a house that its shapes differ by."""

    ridge: tuple[float, float]  # the tip of the gable
    back: tuple[float, float]  # the far end of the ridge
    eaves: tuple[float, float]  # where gable and side meet under the roof
    far: tuple[float, float]  # the eaves at the far end
    chimney: tuple[float, float] | None  # its foot, behind the roof


_HOUSES: Final = (
    _House((15.5, 6.5), (25, 2.8), (27.5, 20), (36.5, 16), None),
    _House((15.0, 3.4), (24.2, 0.4), (26.6, 18.6), (35.0, 15), (31.0, 12.0)),
    _House((15.0, 9.8), (27.4, 4.6), (26.0, 20.8), (38.4, 15.6), None),
)
HOUSES: Final = len(_HOUSES)


def paint_house(painter: QPainter, style: PlayerStyle, mark: bool = True, shape: int = 0) -> None:
    """Draw a house in the box (0, 0, 40, 40); `shape`: which of the `HOUSES`, 0 in panels."""
    house = _HOUSES[shape]
    wall, eaves_left = (house.eaves[0], _FOOT), (_LEFT, house.eaves[1])
    corner = (house.far[0], house.far[1] + 16)
    front = (eaves_left, house.ridge, house.eaves, wall, (_LEFT, _FOOT))
    side = (house.eaves, house.far, corner, wall)
    roof = (house.ridge, house.back, house.far, house.eaves)
    walls = (eaves_left, house.ridge, house.back, house.far, corner, wall, (_LEFT, _FOOT))
    if house.chimney is not None:
        _paint_chimney(painter, house.chimney, style)
    paint_outline(painter, path_of(walls))
    middle = mixed(style.colour, style.shade)
    for points, hue in ((side, style.shade), (roof, middle), (front, style.colour)):
        paint_area(painter, points, hue)
    (x, y), (back_x, back_y) = house.ridge, house.back
    edge = ((_LEFT + 0.9, house.eaves[1]), (x, y + 0.9), (back_x - 0.2, back_y + 1))
    paint_line(painter, edge, style.light, 1.5)
    painter.setPen(QPen(style.shade, 1.1))
    painter.drawLine(QPointF(*house.eaves), QPointF(house.eaves[0], _FOOT - 0.5))
    painter.drawLine(QPointF(x + 0.3, y + 0.7), QPointF(house.eaves[0] - 0.2, house.eaves[1]))
    if mark:
        middle_x = (_LEFT + house.eaves[0]) / 2
        paint_mark(painter, style, QRectF(middle_x - 8.1, 18.8, 16.2, 16.2))


def _paint_chimney(painter: QPainter, foot: tuple[float, float], style: PlayerStyle) -> None:
    x, y = foot
    stack = ((x - 2.4, y - 10), (x + 2.4, y - 10), (x + 2.4, y), (x - 2.4, y))
    paint_outline(painter, path_of(stack))
    paint_area(painter, stack, mixed(style.colour, style.shade))
    paint_line(painter, ((x - 1.7, y - 9.2), (x + 1.7, y - 9.2)), style.light, 1.5)


Artist: TypeAlias = Callable[[QPainter, PlayerStyle], None]
ARTISTS: Final[dict[str, Artist]] = {
    SETTLEMENT: paint_house,
    "warrior": paint_warrior,
    "wagon": paint_wagon,
    "ship": paint_ship,
    "stone_wall": paint_stone_wall,
    "city_hall": paint_city_hall_icon,
    "scout": paint_scout,
}


def paint_piece(painter: QPainter, kind: str, style: PlayerStyle, shape: int = 0) -> None:
    """Draw a piece of any kind in the box (0, 0, 40, 40); `shape`: of a settlement."""
    if kind == SETTLEMENT:
        paint_house(painter, style, shape=shape)
    else:
        ARTISTS.get(kind, paint_pawn)(painter, style)


def paint_shadow(painter: QPainter, height: float = 0.0) -> None:
    """Draw the shadow of a house in its box; a raised house has a wider and paler one."""
    spread = 1 + height / 60
    shade = QRadialGradient(QPointF(0, 0), 1)
    shade.setColorAt(0, QColor(20, 12, 2, max(95, 150 - round(2 * height))))
    shade.setColorAt(0.55, QColor(20, 12, 2, max(60, 90 - round(height))))
    shade.setColorAt(1, QColor(20, 12, 2, 0))
    painter.save()
    painter.translate(22 + height * 0.35, 34.5 + height * 0.1)
    painter.scale(21 * spread, 8.5 * spread)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawEllipse(QPointF(0, 0), 1, 1)
    painter.restore()
    if height == 0:
        _paint_contact(painter)


def _paint_contact(painter: QPainter) -> None:
    """Darken the ground where a piece touches it: without that it floats."""
    touch = QRadialGradient(QPointF(0, 0), 1)
    for at, alpha in ((0.0, 190), (0.7, 130), (1.0, 0)):
        touch.setColorAt(at, QColor(16, 9, 0, alpha))
    painter.save()
    painter.translate(21.5, 36.6)
    painter.scale(20, 4.2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(touch)
    painter.drawEllipse(QPointF(0, 0), 1, 1)
    painter.restore()


def piece_pixmap(kind: str, player: int | None, size: int, dpr: float, theme: Theme) -> QPixmap:
    """Return a piece for a panel, `size` device-independent pixels wide and high."""
    pixmap = _empty_pixmap(size, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / BOX, size / BOX)
    paint_piece(painter, kind, style_of(theme, player))
    painter.end()
    return pixmap


@lru_cache(maxsize=64)
def house_pixmap(player: int, size: int, dpr: float, theme: Theme) -> QPixmap:
    """Return a player's house for a panel, `size` device-independent pixels wide and high."""
    return piece_pixmap(SETTLEMENT, player, size, dpr, theme)


def _empty_pixmap(size: int, dpr: float) -> QPixmap:
    pixmap = QPixmap(math.ceil(size * dpr), math.ceil(size * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


@lru_cache(maxsize=32)
def house_icon(player: int, theme: Theme) -> QIcon:
    """Return a player's house as an icon in the usual sizes."""
    icon = QIcon()
    for size in (16, 24, 32, 48, 64):
        icon.addPixmap(house_pixmap(player, size, 1.0, theme))
    return icon


@lru_cache(maxsize=64)
def mark_pixmap(player: int, size: int, dpr: float, theme: Theme) -> QPixmap:
    """Return a round badge in a player's colour with the player's mark."""
    pixmap = _empty_pixmap(size, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    style = theme.player(player)
    painter.setPen(QPen(OUTLINE, size * 0.06))
    painter.setBrush(style.colour)
    painter.drawEllipse(QRectF(0, 0, size, size).adjusted(1, 1, -1, -1))
    inset = size * 0.28
    paint_mark(painter, style, QRectF(inset, inset, size - 2 * inset, size - 2 * inset))
    painter.end()
    return pixmap
