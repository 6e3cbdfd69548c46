"""Delegate for list items painted as cards, with names edited in place."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.item_ground import paint_ground
from kingdom_builder_qt.ui.desktop.widgets.pictures import tinted
from kingdom_builder_qt.ui.desktop.widgets.style import draw_line, scaled_font
from kingdom_builder_qt.ui.desktop.widgets.text_edits import LineEdit

Index: TypeAlias = QModelIndex | QPersistentModelIndex
_FILLED: Final = "is_filled"  # property of an editor


class CardDelegate(QStyledItemDelegate):
    """Paints cards for one view; subclasses paint their content."""

    inset = 2  # pixels around a card
    factors = 0.96, 0.85  # relative sizes of the bold and the small font
    name_length = 80

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view

    def fonts(self) -> tuple[QFont, QFont]:
        """Return the bold and the small font."""
        bold, small = self.factors
        return scaled_font(self._view, bold, bold=True), scaled_font(self._view, small)

    def line_heights(self) -> tuple[int, int]:
        """Return the heights of a bold and a small line."""
        bold, small = self.fonts()
        return QFontMetrics(bold).lineSpacing(), QFontMetrics(small).lineSpacing()

    # -- painting ----------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_card(painter, self.card_rect(option), option, index)
        painter.restore()

    def card_rect(self, option: QStyleOptionViewItem) -> QRect:
        """Return the rectangle of a card within its item."""
        return option.rect.adjusted(self.inset, self.inset, -self.inset, -self.inset)

    def paint_card(
        self, painter: QPainter, rect: QRect, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """Paint a card; the base class paints its background."""
        paint_ground(painter, rect, option, current_theme(), self._view.hasFocus())

    def paint_line(
        self,
        painter: QPainter,
        line: QRect,
        flags: Qt.AlignmentFlag,
        text: str,
        font: QFont,
        colour: str,
        gap: int = 0,
    ) -> None:
        """Paint a text into `line`, and move `line` below it."""
        painter.setFont(font)
        painter.setPen(current_theme().colour(colour))
        line.setHeight(QFontMetrics(font).lineSpacing())
        draw_line(painter, line, flags, text)
        line.translate(0, line.height() + gap)

    def paint_sign(self, painter: QPainter, at: QPoint, name: str, colour: str, side: int) -> None:
        """Paint a sign with its upper left corner at `at`."""
        sign = tinted(name, current_theme().colour(colour), side, self._view.devicePixelRatioF())
        painter.drawPixmap(at, sign)

    # -- names -------------------------------------------------------------------------------------

    def name_label(self) -> str:
        """Return the accessible name of the name editor."""
        raise NotImplementedError

    def name_rect(self, option: QStyleOptionViewItem, height: int) -> QRect:
        """Return the rectangle of the name editor, which needs `height` pixels."""
        raise NotImplementedError

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        field = LineEdit(self.name_length, parent=parent)
        field.setAccessibleName(self.name_label())
        return field

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Fill the editor once: Qt refills it with every change of its card and would overwrite
        typed text.
        """
        if not editor.property(_FILLED):
            super().setEditorData(editor, index)
            editor.setProperty(_FILLED, True)

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        editor.setGeometry(self.name_rect(option, editor.sizeHint().height()))


class ColumnDelegate(CardDelegate):
    """Paints cards that are as wide as the columns of a `ColumnGrid`."""

    width = 0  # of a column

    def least_width(self) -> int:
        """Return the least width of a card."""
        raise NotImplementedError

    def height(self) -> int:
        """Return the height of every card."""
        raise NotImplementedError

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(max(self.width, self.least_width()), self.height())
