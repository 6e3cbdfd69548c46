"""What lies on sites: how many tiles a location has left, and the tile of a nomad space."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtWidgets import QGraphicsScene

from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.ui.art.sprites import Sprites
from kingdom_builder_qt.ui.board.items import LocationBadgeItem, SiteTileItem
from kingdom_builder_qt.ui.style.theme import Theme

_Z_SITE: Final = 15


class SiteLayer:
    """Holds one item for each site: a badge on a location, a tile on a nomad space."""

    def __init__(self, scene: QGraphicsScene, theme: Theme, sprites: Sprites) -> None:
        self._scene = scene
        self._theme = theme
        self._sprites = sprites
        self._items: dict[Hex, LocationBadgeItem | SiteTileItem] = {}

    def begin(self, locations: Iterable[Hex]) -> None:
        """Show two tiles on each location of another board, and nothing else."""
        for hex_ in list(self._items):
            self._put(hex_, None)
        for hex_ in locations:
            self._put(hex_, LocationBadgeItem(hex_, self._theme, self._sprites))
            self.set_left(hex_, 2)

    def set_left(self, hex_: Hex, left: int) -> None:
        """Show how many tiles a site has left; on a nomad space the tile shows itself."""
        if hex_ in self._items:
            self._items[hex_].set_left(left)

    def set_tile(self, hex_: Hex, tile: str | None) -> None:
        """Show a tile lying on a nomad space; None: there is none (any more)."""
        item = None if tile is None else SiteTileItem(hex_, tile, self._theme, self._sprites)
        self._put(hex_, item)

    def tile(self, hex_: Hex) -> str | None:
        """Return the tile that is shown on a nomad space."""
        item = self._items.get(hex_)
        return item.tile if isinstance(item, SiteTileItem) and item.isVisible() else None

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        for item in self._items.values():
            item.set_theme(theme)

    def _put(self, hex_: Hex, item: LocationBadgeItem | SiteTileItem | None) -> None:
        if old := self._items.pop(hex_, None):
            self._scene.removeItem(old)
        if item is not None:
            item.setZValue(_Z_SITE)
            self._scene.addItem(item)
            self._items[hex_] = item
