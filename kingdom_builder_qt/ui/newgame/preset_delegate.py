"""Paints the presets: a name, one line below it, a sign where something is missing."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from kingdom_builder_qt.game.setup.presets import NAME_LENGTH
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.card_delegate import CardDelegate, Index
from kingdom_builder_qt.ui.desktop.widgets.style import scaled_font

LINE_ROLE = int(Qt.ItemDataRole.UserRole)  # the muted line
BROKEN_ROLE = LINE_ROLE + 1  # needs what the content does not have
HEAD_ROLE = LINE_ROLE + 2  # a heading, no preset
PAD = 10
SIGN = 16


class PresetDelegate(CardDelegate):
    """Paints presets and the headings between them."""

    inset = 1
    name_length = NAME_LENGTH

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return room for two lines, or for a heading."""
        name, below = self.line_heights()
        return QSize(0, name + 8 if index.data(HEAD_ROLE) else name + below + 13)

    def paint_card(
        self, painter: QPainter, rect: QRect, option: QStyleOptionViewItem, index: Index
    ) -> None:
        if index.data(HEAD_ROLE):
            painter.setFont(scaled_font(self._view, 0.85, bold=True))
            painter.setPen(current_theme().colour("text_muted"))
            place = rect.adjusted(PAD, 6, -PAD, 0)
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft, index.data())
            return
        super().paint_card(painter, rect, option, index)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(current_theme().colour("accent"))
            line = QRect(rect.left() + 1, rect.top() + 8, 3, rect.height() - 16)
            painter.drawRoundedRect(line, 1.5, 1.5)
        self._paint_words(painter, rect.adjusted(PAD, 5, -PAD, -4), index)

    def _paint_words(self, painter: QPainter, rect: QRect, index: Index) -> None:
        if index.data(BROKEN_ROLE):
            at = QPoint(rect.right() - SIGN, rect.top())
            self.paint_sign(painter, at, "warning", "warning", SIGN)
            rect = rect.adjusted(0, 0, -SIGN - 4, 0)
        (bold, small), left = self.fonts(), Qt.AlignmentFlag.AlignLeft
        self.paint_line(painter, rect, left, index.data(), bold, "text", gap=1)
        self.paint_line(painter, rect, left, index.data(LINE_ROLE) or "", small, "text_muted")

    def name_label(self) -> str:
        return self.tr("Preset name")

    def name_rect(self, option: QStyleOptionViewItem, height: int) -> QRect:
        area = option.rect.adjusted(4, 0, -4, 0)
        height = min(area.height(), height)
        return QRect(area.left(), area.center().y() - height // 2, area.width(), height)
