"""The mark of a section on trial: its outline, and a label on the rim of the board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.core.grid import Mask
from kingdom_builder_qt.ui.art.brushes import pen
from kingdom_builder_qt.ui.art.frame import LETTERS, end_rim
from kingdom_builder_qt.ui.art.geometry import BOARD_RECT
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.table.board.items import ThemedItem, ThemeSprites

_DARK, _LIGHT = 6.0, 3.0  # widths: together both lines are visible on every terrain
_PAD: Final = 10.0
_TIPS: Final = 16.0  # height of the part of the label that may cover hexes: their tips
_LARGER: Final = 3.0  # than the adjacent column numbers


class SectionMarkItem(ThemedItem):
    """Painted above the ground and below all pieces; `label` is "" without a mark."""

    def __init__(self, sprites: ThemeSprites) -> None:
        super().__init__(sprites)
        self.label = ""
        self._mask: Mask = 0
        self._line = QPainterPath()
        self._plate = QRectF()
        self._letters = LETTERS[0]

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

    def measure(self, letters: float) -> None:
        """Fit the label to the height of the coordinates."""
        self._letters = letters
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
        end = end_rim(self._letters)
        height = min(metrics.height(), end + _TIPS)
        inside = height / 2 - end + 1
        y = area.bottom() - inside if is_below else area.top() + inside
        plate = QRectF(0, 0, width, height)
        plate.moveCenter(QPointF(area.center().x(), y))
        return plate

    def font(self) -> QFont:
        """Return the font of the label."""
        return current_theme().font(self._letters + _LARGER, bold=True)

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
