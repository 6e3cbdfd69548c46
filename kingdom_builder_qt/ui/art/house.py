"""Draws pieces, their shadows and players' badges, for the board and for panels."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QRadialGradient

from kingdom_builder_qt.ui.art.drawings import MARK, drawing
from kingdom_builder_qt.ui.art.player_mark import OUTLINE, paint_mark, style_of
from kingdom_builder_qt.ui.desktop.style.theme import PlayerStyle, Theme

SETTLEMENT: Final = "settlement"
BOX = 40.0  # pieces are drawn in a box of 40 x 40
HOUSES: Final = 3  # number of settlement drawings: `settlement.svg`, `settlement-2.svg`, ...


def paint_house(painter: QPainter, style: PlayerStyle, mark: bool = True, shape: int = 0) -> None:
    """Draw a house in the box (0, 0, 40, 40); `shape`: index of the drawing, 0 in panels."""
    paint_piece(painter, SETTLEMENT, style, shape, mark)


def paint_piece(
    painter: QPainter, kind: str, style: PlayerStyle, shape: int = 0, mark: bool = True
) -> None:
    """Draw a piece in the box (0, 0, 40, 40), a plain figure for a kind without a drawing."""
    piece = drawing("pieces", f"{kind}-{shape + 1}" if shape else kind, style)
    piece.render(painter, piece.viewBoxF())
    if mark and piece.elementExists(MARK):
        paint_mark(painter, style, piece.boundsOnElement(MARK))


def paint_shadow(painter: QPainter, height: float = 0.0) -> None:
    """Draw the shadow of a house in its box, wider and paler if it is raised."""
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
    """Darken the ground at the foot of a piece, which would seem to float otherwise."""
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
