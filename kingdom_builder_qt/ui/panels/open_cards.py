"""The terrain cards of a player as everybody sees them: small faces, or backs."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingdom_builder_qt.ui.art.geometry import corners
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.widgets.pictures import paint_svg

SIDE = 22
BACK = 15  # width of a card's back
STEP = 7  # of a back that lies under the next one
GAP = 2
_GROUND, _LINE = QColor("#5c4a35"), QColor("#c9ad80")


class OpenCards(QWidget):
    """Paints the faces side by side, or the backs fanned out."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.faces: Sequence[str] = ()
        self.backs = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_cards(self, faces: Sequence[str], backs: int, theme: Theme) -> None:
        """Show cards by the name of their drawing, or the number of hidden ones without a face."""
        self.faces, self.backs, self._theme = tuple(faces), backs, theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        if self.faces:
            return QSize(len(self.faces) * (SIDE + GAP) - GAP, SIDE)
        return QSize(BACK + (self.backs - 1) * STEP if self.backs else 0, SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, card in enumerate(self.faces):
            paint_svg(painter, "terrain", card, QRectF(number * (SIDE + GAP), 0, SIDE, SIDE))
        if self.faces or not self.backs:
            return
        for number in range(self.backs):
            rect = QRectF(number * STEP + 0.5, 1.5, BACK - 1, SIDE - 3)
            painter.setPen(QPen(_LINE, 1.2))
            painter.setBrush(_GROUND)
            painter.drawRoundedRect(rect, 2.5, 2.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(corners(0.13).translated(rect.center()))
