"""Sliders and scroll bars that follow the text size."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QScrollBar,
    QSlider,
    QStyle,
    QStyleOptionSlider,
)

from kingdom_builder_qt.ui.desktop.style.text_size import text_factor

_MOST: Final = 2.0  # times the usual size


def _factor() -> float:
    return min(text_factor(), _MOST)


def _above() -> int:
    """Return the pixels by which Fusion draws a handle above its slider with tick marks.

    At the usual size they are one pixel of the outline.
    """
    return 1 if _factor() > 1 else 0


def grow_bars(area: QAbstractScrollArea) -> None:
    """Let the scroll bars of a new area follow the text size."""
    area.setVerticalScrollBar(_ScrollBar(Qt.Orientation.Vertical))
    area.setHorizontalScrollBar(_ScrollBar(Qt.Orientation.Horizontal))


class _ScrollBar(QScrollBar):
    """The style paints it as wide as it is."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()  # the area has stored the size hint

    def sizeHint(self) -> QSize:
        usual, factor = super().sizeHint(), _factor()
        if self.orientation() == Qt.Orientation.Vertical:
            return QSize(round(usual.width() * factor), usual.height())
        return QSize(usual.width(), round(usual.height() * factor))


class Slider(QSlider):
    """Horizontal; painted larger for large text, because styles paint only one size."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._grip: int | None = None  # from the left edge of the handle to the pointer

    def sizeHint(self) -> QSize:
        usual = super().sizeHint()
        return QSize(usual.width(), round((usual.height() + _above()) * _factor()))

    def minimumSizeHint(self) -> QSize:
        usual = super().minimumSizeHint()
        return QSize(usual.width(), round((usual.height() + _above()) * _factor()))

    def _option(self) -> QStyleOptionSlider:
        """Return the slider as the style would draw it at the usual size."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        factor = _factor()
        high = round(self.height() / factor) - _above()
        option.rect = QRect(0, _above(), round(self.width() / factor), high)
        return option

    def handle_rect(self) -> QRect:
        """Return the handle as it is painted."""
        control, part = QStyle.ComplexControl.CC_Slider, QStyle.SubControl.SC_SliderHandle
        usual, factor = self.style().subControlRect(control, self._option(), part), _factor()
        sides = usual.x(), usual.y(), usual.width(), usual.height()
        return QRect(*(round(side * factor) for side in sides))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, option = QPainter(self), self._option()
        option.subControls = QStyle.SubControl.SC_SliderGroove | QStyle.SubControl.SC_SliderHandle
        if self.tickPosition() != QSlider.TickPosition.NoTicks:
            option.subControls |= QStyle.SubControl.SC_SliderTickmarks
        painter.scale(_factor(), _factor())
        self.style().drawComplexControl(QStyle.ComplexControl.CC_Slider, option, painter, self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Grip the handle, or step towards the pointer."""
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        handle, at = self.handle_rect(), event.position().toPoint().x()
        if handle.left() <= at <= handle.right():
            self._grip = at - handle.left()
            self.setSliderDown(True)
        else:
            ahead = (at > handle.right()) != self.isRightToLeft()
            add, sub = self.SliderAction.SliderPageStepAdd, self.SliderAction.SliderPageStepSub
            self.triggerAction(add if ahead else sub)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grip is None:
            event.ignore()
            return
        handle, left = self.handle_rect(), event.position().toPoint().x() - self._grip
        span, turned = self.width() - handle.width(), self.isRightToLeft()
        ends = self.minimum(), self.maximum()
        self.setSliderPosition(QStyle.sliderValueFromPosition(*ends, left, span, turned))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._grip is not None:
            self._grip = None
            self.setSliderDown(False)
