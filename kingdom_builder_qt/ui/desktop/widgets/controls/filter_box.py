"""Filter boxes above a list, wrapped into as many rows as they need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.widgets.controls.combo_box import ComboBox
from kingdom_builder_qt.ui.desktop.widgets.tooltips import show_tooltip

_LEAST: Final = 70  # pixels of width
_MOST: Final = 220  # widest size hint, however long the items
_STEADY: Final = 110  # narrowest size hint of a box of which items come and go
_SPARE: Final = 8  # next to its text
_GAP: Final = 8
_ROW_GAP: Final = 6


class FilterBox(ComboBox):
    """A combo box that elides its text and shows the whole in a tooltip."""

    def __init__(self, name: str, *, is_steady: bool = False) -> None:
        """Start empty; `name` is the accessible name.

        `is_steady`: the size hint is that of the first item alone.
        """
        super().__init__()
        self._is_steady = is_steady
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        # AdjustToContents resizes the box at each change of its items, until it is laid out again.
        policy = QComboBox.SizeAdjustPolicy
        steady, by_items = policy.AdjustToMinimumContentsLengthWithIcon, policy.AdjustToContents
        self.setSizeAdjustPolicy(steady if is_steady else by_items)
        self.setMinimumWidth(scaled(_LEAST))

    def sizeHint(self) -> QSize:
        """Return the size of the longest item, or of the first one, up to `_MOST`."""
        hint = super().sizeHint()
        width = self._first_width() if self._is_steady else hint.width()
        return QSize(min(width, scaled(_MOST)), hint.height())

    def _first_width(self) -> int:
        option, metrics = QStyleOptionComboBox(), self.fontMetrics()
        self.initStyleOption(option)
        text = QSize(metrics.horizontalAdvance(self.itemText(0)) + _SPARE, metrics.height())
        control = QStyle.ContentsType.CT_ComboBox
        return max(
            scaled(_STEADY), self.style().sizeFromContents(control, option, text, self).width()
        )

    def shown_text(self) -> str:
        """Return the elided text of the current item."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(control, option, part, self).width() - 4
        return self.fontMetrics().elidedText(
            self.currentText(), Qt.TextElideMode.ElideRight, max(0, room)
        )

    def event(self, event: QEvent) -> bool:
        """Show the whole text in the tooltip if it is elided, above the text of the tooltip."""
        is_asked = event.type() == QEvent.Type.ToolTip
        if is_asked and isinstance(event, QHelpEvent) and self.shown_text() != self.currentText():
            tip = "\n".join(filter(None, (self.currentText(), self.toolTip())))
            show_tooltip(event.globalPos(), tip, self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as Qt does, with an ellipsis."""
        painter, option, style = QPainter(self), QStyleOptionComboBox(), self.style()
        self.initStyleOption(option)
        option.currentText = self.shown_text()
        style.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option, painter, self)
        style.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option, painter, self)


class WrappedRow(QWidget):
    """Controls in a row that wraps where the width is not sufficient."""

    def __init__(self, parts: Sequence[QWidget]) -> None:
        super().__init__()
        self._parts = list(parts)
        for part in parts:
            part.setParent(self)
        self._height = 0  # for the current width
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the width of a single row, and the height of the current rows."""
        row = self._rows(0)[0]
        width = sum(_wanted(part).width() + _GAP for part in row) - _GAP
        return QSize(width, self._height or _height_of(row))

    def minimumSizeHint(self) -> QSize:
        """Return the width of the widest part: the others may wrap."""
        width = max(part.minimumSizeHint().width() for part in self._parts)
        return QSize(width, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def event(self, event: QEvent) -> bool:
        """Lay out again when a part changes its size hint or visibility."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._lay()
        return super().event(event)

    def _rows(self, width: int) -> list[list[QWidget]]:
        """Return the visible parts in rows of a width; 0: all in one row."""
        rows: list[list[QWidget]] = [[]]
        used = 0
        for part in self._parts:
            if part.isHidden() or part.parentWidget() is not self:
                continue
            needed = _wanted(part).width() + _GAP
            if rows[-1] and width and used + needed - _GAP > width:
                rows.append([])
                used = 0
            rows[-1].append(part)
            used += needed
        return rows

    def _lay(self) -> None:
        """Place the parts; expanding ones share the spare width of their row."""
        top = 0
        for row in self._rows(self.width()):
            hints = [_wanted(part).width() for part in row]
            wide = [_expands(part) for part in row]
            spare = self.width() - sum(hints) - _GAP * (len(row) - 1)
            high, left = _height_of(row), 0
            for number, part in enumerate(row):
                more = spare // (wide[number:].count(True) or 1) if wide[number] or spare < 0 else 0
                spare -= more
                width = min(hints[number] + more, self.width())
                place = QRect(left, top, width, high)
                part.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), place))
                left += width + _GAP
            top += high + _ROW_GAP
        if top - _ROW_GAP != self._height:
            self._height = top - _ROW_GAP
            self.updateGeometry()


def _expands(part: QWidget) -> bool:
    return part.sizePolicy().horizontalPolicy() == QSizePolicy.Policy.Expanding


def _height_of(row: Sequence[QWidget]) -> int:
    return max((_wanted(part).height() for part in row), default=0)


def _wanted(part: QWidget) -> QSize:
    return part.sizeHint().expandedTo(QSize(0, part.minimumHeight()))
