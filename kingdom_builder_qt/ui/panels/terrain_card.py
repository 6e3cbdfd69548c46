"""The big terrain card of the hand panel, face up or face down."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.core.terrain import Terrain
from kingdom_builder_qt.ui.board.geometry import corners
from kingdom_builder_qt.ui.theme import CARD_RADIUS, Theme
from kingdom_builder_qt.ui.widgets.big_button import BigButton
from kingdom_builder_qt.ui.widgets.pictures import paint_svg
from kingdom_builder_qt.ui.widgets.style import scaled_font

SIZE = QSize(92, 120)
_INK = QColor("#2c261c")
_BACK = QColor("#5c4a35")
_BACK_LINE = QColor("#8a7150")


class TerrainCardButton(BigButton):
    """Shows a terrain card; a click chooses the mandatory action."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._card: str | None = None
        self._name = ""
        self._colour = QColor()
        self.setCheckable(True)
        self.setFont(scaled_font(self, 0.95, bold=True))

    def sizeHint(self) -> QSize:
        """Return the size of a card."""
        return SIZE

    @property
    def card(self) -> str | None:
        """Return the id of the card that is shown, None when face down."""
        return self._card

    def show_card(self, card: str | None, name: str, terrain: Terrain | None) -> None:
        """Show a card face up, or its back if there is none to see."""
        self._card, self._name = card, name
        self._colour = self.theme.terrain_colour(card or "", terrain)
        self.setAccessibleName(name)
        self.update()

    def nextCheckState(self) -> None:
        """Stay as it is: the bridge decides what is chosen."""

    def ground(self) -> QColor:
        """Return the terrain's colour, or that of the back."""
        return self._colour if self._card is not None else _BACK

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw face or back."""
        if self._card is None:
            self._draw_back(painter, rect)
            return
        height = self.fontMetrics().height() + 6
        band = QRectF(rect.left(), rect.bottom() - height, rect.width(), height)
        side = min(rect.width(), rect.height() - height - 4)
        left = rect.center().x() - side / 2
        paint_svg(painter, "terrain", self._card, QRectF(left, rect.top(), side, side))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.colour("parchment"))
        painter.drawRoundedRect(band, 5, 5)
        painter.setPen(_INK)
        painter.setFont(self._fitting_font(band.width() - 6))
        painter.drawText(band, Qt.AlignmentFlag.AlignCenter, self._name)

    def _fitting_font(self, width: float) -> QFont:
        font = self.font()
        advance = self.fontMetrics().horizontalAdvance(self._name)
        if advance > width:
            font.setPointSizeF(max(6.0, font.pointSizeF() * width / advance))
        return font

    def _draw_back(self, painter: QPainter, rect: QRectF) -> None:
        painter.setPen(QPen(_BACK_LINE, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, CARD_RADIUS - 3, CARD_RADIUS - 3)
        for scale in (0.9, 0.6, 0.3):
            painter.drawPolygon(corners(scale).translated(rect.center()))
