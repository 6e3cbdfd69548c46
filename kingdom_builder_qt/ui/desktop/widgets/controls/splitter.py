"""A splitter with visible handles in every theme; Fusion draws their dots too pale."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSplitter, QSplitterHandle

DOTS: Final = 5
_SIDE: Final = 3.0  # of a dot, in pixels
_APART: Final = 6.0  # between the centres of two dots


class Splitter(QSplitter):
    """Draws handle dots in the colour of muted text, of text under the mouse."""

    def createHandle(self) -> QSplitterHandle:
        return _Handle(self.orientation(), self)


class _Handle(QSplitterHandle):
    def __init__(self, orientation: Qt.Orientation, parent: QSplitter) -> None:
        super().__init__(orientation, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.splitter().handleWidth() <= 1:  # draggable, but it overlaps the adjacent widgets
            return
        painter, palette = QPainter(self), self.palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.windowText() if self.underMouse() else palette.placeholderText())
        is_upright = self.orientation() == Qt.Orientation.Horizontal
        side = min(_SIDE, self.width() if is_upright else self.height())
        middle = QRectF(self.rect()).center()
        for dot in range(DOTS):
            away = (dot - (DOTS - 1) / 2) * _APART
            at = middle + (QPointF(0, away) if is_upright else QPointF(away, 0))
            painter.drawEllipse(at, side / 2, side / 2)
