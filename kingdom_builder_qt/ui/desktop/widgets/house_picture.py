"""The house of a player, drawn as on the board."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QIcon, QPainter

from kingdom_builder_qt.ui.art.house import house_icon, house_pixmap
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.pictures import Drawing, live_icon


@lru_cache(maxsize=16)
def live_house(player: int) -> QIcon:
    """Return a player's house as an icon that follows the theme."""
    return live_icon(lambda: house_icon(player, current_theme()))


class HousePicture(Drawing):
    """The house of a player with the player's mark."""

    def __init__(self, colour: int, size: int) -> None:
        super().__init__(size)
        self._colour = colour

    def set_colour(self, colour: int) -> None:
        if colour != self._colour:
            self._colour = colour
            self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        side, ratio = round(rect.width()), self.devicePixelRatioF()
        house = house_pixmap(self._colour, side, ratio, current_theme())
        painter.drawPixmap(rect.topLeft().toPoint(), house)
