"""The house of a player, drawn as on the board."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from kingdom_builder_qt.ui.art.house import house_pixmap
from kingdom_builder_qt.ui.desktop.style.theme import Theme
from kingdom_builder_qt.ui.desktop.widgets.pictures import Drawing


class HousePicture(Drawing):
    """The house of a player with the player's mark."""

    def __init__(self, colour: int, theme: Theme, size: int) -> None:
        super().__init__(size)
        self._colour, self._theme = colour, theme

    def set_look(self, colour: int, theme: Theme) -> None:
        """Change colour or theme."""
        if (colour, theme) != (self._colour, self._theme):
            self._colour, self._theme = colour, theme
            self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        side, ratio = round(rect.width()), self.devicePixelRatioF()
        house = house_pixmap(self._colour, side, ratio, self._theme)
        painter.drawPixmap(rect.topLeft().toPoint(), house)
