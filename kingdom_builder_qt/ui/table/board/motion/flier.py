"""A picture that flies over the widgets of a window without blocking them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget


class Flier(QWidget):
    """A picture centred on a point, transparent to clicks and ignored by screen readers.

    A small widget repaints only its old and new areas.
    """

    def __init__(self, picture: QPixmap, over: QWidget) -> None:
        """Cover the widget `over`, hidden at first."""
        super().__init__(over)
        self._picture = picture
        self._opacity = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.resize(picture.deviceIndependentSize().toSize())
        self.hide()

    def fly_to(self, point: QPointF, scale: float = 1.0, opacity: float = 1.0) -> None:
        """Show the picture centred on a point of the covered widget."""
        size = self._picture.deviceIndependentSize() * scale
        self.setGeometry(
            round(point.x() - size.width() / 2),
            round(point.y() - size.height() / 2),
            max(1, round(size.width())),
            max(1, round(size.height())),
        )
        if opacity != self._opacity:
            self._opacity = opacity
            self.update()
        if self.isHidden():
            self.show()
            self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(self._opacity)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QRectF(self.rect()), self._picture, QRectF(self._picture.rect()))
