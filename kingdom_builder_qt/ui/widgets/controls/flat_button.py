"""A button without a ground of its own, which shows the keyboard like any other."""

from __future__ import annotations

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionFocusRect, QStylePainter


class FlatButton(QPushButton):
    """Enter presses it; a frame shows where the keyboard is, as styles do for raised ones only."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text, flat=True, autoDefault=True)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            around = QStyleOptionFocusRect()
            around.initFrom(self)
            around.rect = self.rect().adjusted(1, 1, -1, -1)
            painter = QStylePainter(self)
            painter.drawPrimitive(QStyle.PrimitiveElement.PE_FrameFocusRect, around)
            painter.end()
