"""The mark of a section on trial: its outline, and a label on the rim of the board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.core.grid import Mask
from kingdom_builder_qt.ui.art.brushes import pen
from kingdom_builder_qt.ui.art.frame import END_RIM
from kingdom_builder_qt.ui.art.geometry import BOARD_RECT
from kingdom_builder_qt.ui.desktop.style.text_size import text_factor
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.table.board.items import ThemedItem, ThemeSprites

_DARK, _LIGHT = 6.0, 3.0  # widths: together both lines are visible on every terrain
_PAD: Final = 10.0
_PLATE: Final = 24.0  # most height of the label: it covers the rim and the tips of the hexes
# Height of the letters, larger than the adjacent column numbers, and at most.
_LETTERS, _MOST_TEXT = 17.0, 20.0


class SectionMarkItem(ThemedItem):
    """Painted above the ground and below all pieces; `label` is "" without a mark."""

    def __init__(self, sprites: ThemeSprites) -> None:
        super().__init__(sprites)
        self.label = ""
        self._mask: Mask = 0
        self._line = QPainterPath()
        self._plate = QRectF()

    def mark(self, label: str, mask: Mask) -> None:
        """Outline the hexes of a section and label it."""
        self.prepareGeometryChange()
        self.label, self._mask, self._line = label, mask, self.plane.outline(mask)
        self._plate = self._plate_of(self._line.boundingRect())
        self.update()

    def clear(self) -> None:
        self.prepareGeometryChange()
        self.label, self._line, self._plate = "", QPainterPath(), QRectF()

    def follow_plane(self) -> None:
        """Mark the same section on another plane."""
        if self.label:
            self.mark(self.label, self._mask)

    def measure(self) -> None:
        """Fit the label to a changed text size."""
        if self.label:
            self.prepareGeometryChange()
            self._plate = self._plate_of(self._line.boundingRect())

    def _plate_of(self, area: QRectF) -> QRectF:
        """Return the rectangle of the label: on the rim nearest to the section.

        The column numbers it covers are repeated on the opposite side of the board.
        """
        is_below = area.bottom() > BOARD_RECT.bottom() - 1
        metrics = QFontMetricsF(self.font())
        width = min(metrics.horizontalAdvance(self.label) + 2 * _PAD, area.width())
        height = min(metrics.height(), _PLATE)
        inside = height / 2 - END_RIM + 1
        y = area.bottom() - inside if is_below else area.top() + inside
        plate = QRectF(0, 0, width, height)
        plate.moveCenter(QPointF(area.center().x(), y))
        return plate

    def font(self) -> QFont:
        """Return the font of the label."""
        return current_theme().font(min(_LETTERS * text_factor(), _MOST_TEXT), bold=True)

    def boundingRect(self) -> QRectF:
        return self._line.boundingRect().united(self._plate).adjusted(-4, -4, 4, 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if not self.label:
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for hue, width in (("target_edge", _DARK), ("origin", _LIGHT)):
            painter.setPen(pen(current_theme().colour(hue), width))
            painter.drawPath(self._line)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(current_theme().colour("accent"))
        painter.drawRoundedRect(self._plate, 5, 5)
        font = self.font()
        inside = self._plate.adjusted(_PAD, 0, -_PAD, 0)
        elided = QFontMetricsF(font).elidedText(
            self.label, Qt.TextElideMode.ElideRight, inside.width() + 1
        )
        painter.setFont(font)
        painter.setPen(current_theme().colour("text_on_accent"))
        painter.drawText(inside, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, elided)
