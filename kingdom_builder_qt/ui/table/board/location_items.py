"""Tiles on the board: the number left on a location, and the tile of a nomad space."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.ui.art.brushes import fill, pen, shaded, with_alpha
from kingdom_builder_qt.ui.art.geometry import corners
from kingdom_builder_qt.ui.art.location_drawing import RING_RADIUS
from kingdom_builder_qt.ui.art.tokens import TOKEN_RECT, draw_token
from kingdom_builder_qt.ui.desktop.style.own_signs import sign_key
from kingdom_builder_qt.ui.table.board.items import HEX_RECT, ThemedItem, ThemeSprites

_Z_SITE: Final = 15


class LocationBadgeItem(ThemedItem):
    """Shows the tiles left on a location as two pips, one pip, or a tint."""

    def __init__(self, sprites: ThemeSprites) -> None:
        super().__init__(sprites)
        self._left = 0

    def set_left(self, left: int) -> None:
        if left != self._left:
            self._left = left
            self.update()

    def boundingRect(self) -> QRectF:
        return HEX_RECT

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self._sprites.draw(painter, ("badge", self._left), HEX_RECT, [QPointF()], self._draw)

    def _draw(self, painter: QPainter) -> None:
        if self._left == 0:
            self._draw_spent(painter)
        gold = self._theme.colour("ring")
        shown = max(2, self._left)
        for place in range(shown):
            x = (place - (shown - 1) / 2) * (15.0 if shown == 2 else 12.5)
            full = place < self._left
            painter.setPen(pen(shaded(gold, 0.3 if full else 0.75), 2.0))
            painter.setBrush(QColor("#f4b62a") if full else self._theme.colour("parchment"))
            painter.drawPolygon(corners(0.23).translated(x, 21.5))

    def _draw_spent(self, painter: QPainter) -> None:
        """Grey out parchment and ring of an empty location; its emblem stays."""
        around = QPainterPath()
        around.addPolygon(corners(0.98))
        around.addEllipse(QPointF(), RING_RADIUS, RING_RADIUS)
        stone = self._theme.colour("stone_edge")
        fill(painter, around, with_alpha(stone, 150))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for hue, width in ((shaded(stone, 0.6), 4.6), (stone, 3.0)):
            painter.setPen(pen(hue, width))
            painter.drawEllipse(QPointF(), RING_RADIUS, RING_RADIUS)


class NomadTileItem(ThemedItem):
    """Shows the tile of a nomad space; hidden after it was taken."""

    def __init__(self, tile: str, sprites: ThemeSprites) -> None:
        super().__init__(sprites)
        self.tile = tile

    def set_left(self, left: int) -> None:
        self.setVisible(left > 0)

    def boundingRect(self) -> QRectF:
        return TOKEN_RECT

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        key = "tile", self.tile, sign_key("tiles", self.tile)
        self._sprites.draw(painter, key, TOKEN_RECT, [QPointF()], self._draw)

    def _draw(self, painter: QPainter) -> None:
        draw_token(painter, self.tile, self._theme)


class LocationLayer:
    """Holds one item by hex: a badge for a location, a tile for a nomad space."""

    def __init__(self, scene: QGraphicsScene, sprites: ThemeSprites) -> None:
        self._scene = scene
        self._sprites = sprites
        self._items: dict[Hex, LocationBadgeItem | NomadTileItem] = {}

    def begin(self, locations: Iterable[Hex]) -> None:
        """Show two tiles on each location of another board and remove all other items."""
        for hex_ in list(self._items):
            self._put(hex_, None)
        for hex_ in locations:
            self._put(hex_, LocationBadgeItem(self._sprites))
            self.set_left(hex_, 2)

    def set_left(self, hex_: Hex, left: int) -> None:
        """Show the number of tiles left; the tile of a nomad space is itself the sign."""
        if hex_ in self._items:
            self._items[hex_].set_left(left)

    def set_tile(self, hex_: Hex, tile: str | None) -> None:
        """Show a tile on a nomad space, None for no tile."""
        item = None if tile is None else NomadTileItem(tile, self._sprites)
        self._put(hex_, item)

    def follow_plane(self) -> None:
        """Move all items to their hexes on another plane."""
        for hex_, item in self._items.items():
            item.setPos(item.plane.centre(hex_))

    def tile(self, hex_: Hex) -> str | None:
        """Return the visible tile of a nomad space, or None."""
        item = self._items.get(hex_)
        return item.tile if isinstance(item, NomadTileItem) and item.isVisible() else None

    def _put(self, hex_: Hex, item: LocationBadgeItem | NomadTileItem | None) -> None:
        if old := self._items.pop(hex_, None):
            self._scene.removeItem(old)
        if item is not None:
            item.setZValue(_Z_SITE)
            item.setPos(item.plane.centre(hex_))
            self._scene.addItem(item)
            self._items[hex_] = item
