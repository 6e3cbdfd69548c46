"""Buttons without a background."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import (
    QPushButton,
    QStyle,
    QStyleOptionButton,
)

_PAD: Final = 4  # pixels above and below the words of a row


class FlatButton(QPushButton):
    """Pressed by Enter."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text, flat=True, autoDefault=True)


class RowButton(FlatButton):
    """A flat button like a list row, with its text aligned to the row's start."""

    _indent = 0  # Qt calls initStyleOption during construction

    def __init__(self, indent: int) -> None:
        """`indent`: pixels before and after the text."""
        super().__init__()
        self._indent = indent

    def sizeHint(self) -> QSize:
        words = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text())
        return words + QSize(2 * self._indent, 2 * _PAD)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        """Limit the rectangle to the text, in which the style centres it; elide a longer text."""
        super().initStyleOption(option)
        if self.width() < self.sizeHint().width():
            room, flag = self.width() - 2 * self._indent, Qt.TextFlag.TextShowMnemonic
            elide = Qt.TextElideMode.ElideRight
            option.text = self.fontMetrics().elidedText(option.text, elide, room, flag)
        width = min(self.sizeHint().width(), self.width())
        place = QRect(0, 0, width, self.height())
        option.rect = QStyle.visualRect(option.direction, self.rect(), place)
