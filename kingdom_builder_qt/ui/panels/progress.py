"""The mandatory action as little houses: built ones in colour, those still due as outlines."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingdom_builder_qt.ui.theme import Theme
from kingdom_builder_qt.ui.theme_house import BOX, paint_house

SIDE = 26
GAP = 4


class ProgressHouses(QWidget):
    """One house per build of the mandatory action."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._colour, self.built, self.due = theme, 0, 0, 3
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return room for all houses in a row."""
        return QSize(max(1, self.due) * (SIDE + GAP), SIDE)

    def show_progress(self, built: int, due: int, colour: int, theme: Theme) -> None:
        """Show `built` of `due` houses in a player's colour."""
        self.built, self.due, self._colour, self._theme = built, due, colour, theme
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the houses."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(self.due):
            area = QRectF(number * (SIDE + GAP), 0, SIDE, SIDE)
            painter.save()
            painter.translate(area.topLeft())
            painter.scale(SIDE / BOX, SIDE / BOX)
            painter.setOpacity(1.0 if number < self.built else 0.28)
            paint_house(painter, self._theme.player(self._colour), mark=number < self.built)
            painter.restore()
