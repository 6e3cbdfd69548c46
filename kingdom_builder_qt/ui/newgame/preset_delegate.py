"""Paints the presets: a name, one line below it, a sign where something is missing."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from kingdom_builder_qt.game.setup.presets import NAME_LENGTH
from kingdom_builder_qt.ui.style.theme import current_theme
from kingdom_builder_qt.ui.widgets.item_ground import paint_ground
from kingdom_builder_qt.ui.widgets.pictures import tinted
from kingdom_builder_qt.ui.widgets.style import scaled_font
from kingdom_builder_qt.ui.widgets.text_edits import LineEdit

Index = QModelIndex | QPersistentModelIndex
LINE_ROLE = int(Qt.ItemDataRole.UserRole)  # the muted line
BROKEN_ROLE = LINE_ROLE + 1  # needs what the content does not have
HEAD_ROLE = LINE_ROLE + 2  # a heading, no preset
PAD = 10
SIGN = 16


class PresetDelegate(QStyledItemDelegate):
    """Draws into the list it belongs to, and edits names there."""

    def __init__(self, view: QListWidget) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return room for two lines, or for a heading."""
        name = QFontMetrics(scaled_font(self._view, 0.96, bold=True)).lineSpacing()
        if index.data(HEAD_ROLE):
            return QSize(0, name + 8)
        return QSize(0, name + QFontMetrics(scaled_font(self._view, 0.85)).lineSpacing() + 13)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = option.rect.adjusted(1, 1, -1, -1)
        if index.data(HEAD_ROLE):
            painter.setFont(scaled_font(self._view, 0.85, bold=True))
            painter.setPen(current_theme().colour("text_muted"))
            place = rect.adjusted(PAD, 6, -PAD, 0)
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft, index.data())
        else:
            self._paint_ground(painter, rect, option)
            self._paint_words(painter, rect.adjusted(PAD, 5, -PAD, -4), index)
        painter.restore()

    def _paint_ground(self, painter: QPainter, rect: QRect, option: QStyleOptionViewItem) -> None:
        theme = current_theme()
        paint_ground(painter, rect, option, theme, self._view.hasFocus())
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent"))
            line = QRect(rect.left() + 1, rect.top() + 8, 3, rect.height() - 16)
            painter.drawRoundedRect(line, 1.5, 1.5)

    def _paint_words(self, painter: QPainter, rect: QRect, index: Index) -> None:
        theme = current_theme()
        if index.data(BROKEN_ROLE):
            scale = self._view.devicePixelRatioF()
            sign = tinted("warning", theme.colour("warning"), SIGN, scale)
            painter.drawPixmap(rect.right() - SIGN, rect.top(), sign)
            rect = rect.adjusted(0, 0, -SIGN - 4, 0)
        for role, font, colour in (
            (int(Qt.ItemDataRole.DisplayRole), scaled_font(self._view, 0.96, bold=True), "text"),
            (LINE_ROLE, scaled_font(self._view, 0.85), "text_muted"),
        ):
            painter.setFont(font)
            painter.setPen(theme.colour(colour))
            metrics = QFontMetrics(font)
            text = str(index.data(role) or "")
            elided = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
            painter.drawText(rect, Qt.AlignmentFlag.AlignLeft, elided)
            rect = rect.adjusted(0, metrics.lineSpacing() + 1, 0, 0)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        field = LineEdit(NAME_LENGTH, parent=parent)
        field.setAccessibleName(self.tr("Preset name"))
        return field

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        area = option.rect.adjusted(4, 0, -4, 0)
        height = min(area.height(), editor.sizeHint().height())
        editor.setGeometry(area.left(), area.center().y() - height // 2, area.width(), height)
