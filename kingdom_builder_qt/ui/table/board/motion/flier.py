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
        self._place = QRectF()  # of the picture in the widget
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.resize(picture.deviceIndependentSize().toSize())
        self.hide()

    def fly_to(self, point: QPointF, scale: float = 1.0, opacity: float = 1.0) -> None:
        """Show the picture centred on a point of the covered widget."""
        place = QRectF(QPointF(), self._picture.deviceIndependentSize() * scale)
        place.moveCenter(point)
        whole = place.toAlignedRect()  # the picture lies between the pixels of the widget
        self.setGeometry(whole)
        shown = place.translated(-whole.x(), -whole.y()), opacity
        if shown != (self._place, self._opacity):
            self._place, self._opacity = shown
            self.update()
        if self.isHidden():
            self.show()
            self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(self._opacity)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.drawPixmap(self._place, self._picture, QRectF(self._picture.rect()))
