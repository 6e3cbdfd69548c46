"""The small items of the scene: badges, tiles on nomad spaces and the keyboard cursor.

Items only draw what they are told; they take no mouse events and know no rule.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.ui.art.brushes import pen, shaded, with_alpha
from kingdom_builder_qt.ui.art.geometry import HALF_WIDTH, SIDE, centre, corners
from kingdom_builder_qt.ui.art.nomads import TOKEN_RECT, draw_token
from kingdom_builder_qt.ui.art.sprites import Sprites
from kingdom_builder_qt.ui.style.theme import Theme

_HEX_RECT: Final = QRectF(-HALF_WIDTH, -SIDE, 2 * HALF_WIDTH, 2 * SIDE)


class LocationBadgeItem(QGraphicsItem):
    """Shows on a location how many of its tiles are left: two pips, one, or a tint."""

    def __init__(self, hex_: Hex, theme: Theme, sprites: Sprites) -> None:
        super().__init__()
        self._theme = theme
        self._sprites = sprites
        self._left = 0
        self.setPos(centre(hex_))

    def set_left(self, left: int) -> None:
        """Show another number of tiles."""
        if left != self._left:
            self._left = left
            self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        return _HEX_RECT

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self._sprites.draw(painter, ("badge", self._left), _HEX_RECT, [QPointF()], self._draw)

    def _draw(self, painter: QPainter) -> None:
        if self._left == 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(with_alpha(self._theme.colour("parchment_edge"), 170))
            painter.drawPolygon(corners(0.98))
        gold = self._theme.colour("ring")
        shown = max(2, self._left)
        for place in range(shown):
            x = (place - (shown - 1) / 2) * 12.5
            full = place < self._left
            painter.setPen(pen(shaded(gold, 0.3 if full else 0.8), 1.6))
            painter.setBrush(QColor("#f4b62a") if full else self._theme.colour("parchment"))
            painter.drawPolygon(corners(0.2).translated(x, 22.0))


class SiteTileItem(QGraphicsItem):
    """Shows the tile that lies on a nomad space; hidden once it was taken."""

    def __init__(self, hex_: Hex, tile: str, theme: Theme, sprites: Sprites) -> None:
        super().__init__()
        self.tile = tile
        self._theme = theme
        self._sprites = sprites
        self.setPos(centre(hex_))

    def set_left(self, left: int) -> None:
        """Show the tile or its absence."""
        self.setVisible(left > 0)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        return TOKEN_RECT

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self._sprites.draw(painter, ("tile", self.tile), TOKEN_RECT, [QPointF()], self._draw)

    def _draw(self, painter: QPainter) -> None:
        draw_token(painter, self.tile, self._theme)


class CursorItem(QGraphicsItem):
    """The keyboard cursor: brackets at the corners of a hex, so that nothing on it is hidden."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.hex: Hex | None = None
        self.hide()

    def go_to(self, hex_: Hex) -> None:
        """Show the cursor on a hex."""
        self.hex = hex_
        self.setPos(centre(hex_))
        self.show()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        return _HEX_RECT.adjusted(-4, -4, 4, 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        dark, light = self._theme.colour("target_edge"), self._theme.colour("origin")
        points = corners(1.0).toList()
        for hue, width in ((dark, 7.0), (light, 3.6)):
            painter.setPen(pen(hue, width))
            for i, corner in enumerate(points):
                for other in (points[i - 1], points[(i + 1) % 6]):
                    painter.drawLine(corner, corner + (other - corner) * 0.27)
