"""Small painted widgets: the emblem of a tile or card, a bar for the supply."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingdom_builder_qt.ui.art.scenes.scene_picture import paint_emblem
from kingdom_builder_qt.ui.art.scenes.scene_table import Entry
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.pictures import Drawing


class EmblemChip(Drawing):
    """The emblem of a tile or card."""

    def __init__(self, folder: str, name: str, size: int, entry: Entry | None = None) -> None:
        super().__init__(size)
        self._folder, self._name, self._entry = folder, name, entry

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        paint_emblem(painter, self._folder, self._name, rect, current_theme(), entry=self._entry)


class SupplyBar(QWidget):
    """The remaining settlements as a bar in the player's colour."""

    def __init__(self) -> None:
        super().__init__()
        self._colour, self._value, self._most = 0, 0, 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(72, 8)

    def minimumSizeHint(self) -> QSize:
        return QSize(32, 8)

    def set_values(self, value: int, most: int, colour: int) -> None:
        """Show `value` of `most` in a player's colour."""
        wanted = value, max(1, most), colour
        if wanted != (self._value, self._most, self._colour):
            self._value, self._most, self._colour = wanted
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(0.5, self.height() / 2 - 3.5, self.width() - 1, 7)
        theme = current_theme()
        style = theme.player(self._colour)
        painter.setPen(QPen(theme.colour("card_border"), 1))
        painter.setBrush(theme.colour("window"))
        painter.drawRoundedRect(area, 3.5, 3.5)
        if not self._value:
            return
        filled = QRectF(area)
        filled.setWidth(max(7.0, area.width() * self._value / self._most))
        painter.setPen(QPen(theme.colour("text_muted"), 1))
        is_lost = theme.is_dark and style.colour.lightnessF() < 0.3  # in the dark groove
        painter.setBrush(style.light if is_lost else style.colour)
        painter.drawRoundedRect(filled, 3.5, 3.5)
