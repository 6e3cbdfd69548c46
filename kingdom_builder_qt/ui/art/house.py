"""Draws a settlement, and knows who draws the other pieces; for the board and for panels alike."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

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
_FRONT = ((3.5, 20), (15.5, 6.5), (27.5, 20), (27.5, 36.5), (3.5, 36.5))
_SIDE = ((27.5, 20), (36.5, 16), (36.5, 32), (27.5, 36.5))
_ROOF = ((15.5, 6.5), (25, 2.8), (36.5, 16), (27.5, 20))
_SILHOUETTE = ((3.5, 20), (15.5, 6.5), (25, 2.8), (36.5, 16), (36.5, 32), (27.5, 36.5), (3.5, 36.5))


def paint_house(painter: QPainter, style: PlayerStyle, mark: bool = True) -> None:
    """Draw a house in the box (0, 0, 40, 40)."""
    paint_outline(painter, path_of(_SILHOUETTE))
    middle = mixed(style.colour, style.shade)
    for points, hue in ((_SIDE, style.shade), (_ROOF, middle), (_FRONT, style.colour)):
        paint_area(painter, points, hue)
    paint_line(painter, ((4.4, 20), (15.5, 7.4), (24.8, 3.8)), style.light, 1.5)
    painter.setPen(QPen(style.shade, 1.1))
    painter.drawLine(QPointF(27.5, 20), QPointF(27.5, 36))
    painter.drawLine(QPointF(15.8, 7.2), QPointF(27.3, 20))
    if mark:
        paint_mark(painter, style, QRectF(7.4, 18.6, 16.2, 16.2))


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


def paint_piece(painter: QPainter, kind: str, style: PlayerStyle) -> None:
    """Draw a piece of any kind in the box (0, 0, 40, 40)."""
    ARTISTS.get(kind, paint_pawn)(painter, style)


def paint_shadow(painter: QPainter, height: float = 0.0) -> None:
    """Draw the shadow of a house in its box; a raised house has a wider and paler one."""
    spread = 1 + height / 40
    shade = QRadialGradient(QPointF(0, 0), 1)
    shade.setColorAt(0, QColor(20, 12, 2, max(50, 150 - round(3 * height))))
    shade.setColorAt(0.55, QColor(20, 12, 2, max(30, 90 - round(2 * height))))
    shade.setColorAt(1, QColor(20, 12, 2, 0))
    painter.save()
    painter.translate(22 + height * 0.35, 34.5 + height * 0.1)
    painter.scale(21 * spread, 8.5 * spread)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
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
