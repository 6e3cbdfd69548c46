"""Check boxes and radio buttons that scale with the text; Fusion's have a fixed size."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
)

from kingdom_builder_qt.ui.desktop.style.text_size import scaled, text_factor


class CheckBox(QCheckBox):
    """A check box whose indicator follows the text size."""

    def sizeHint(self) -> QSize:
        return _grown(self, super().sizeHint())

    def paintEvent(self, event: QPaintEvent) -> None:
        if text_factor() == 1.0:
            super().paintEvent(event)
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        _paint(self, option, QStyle.PrimitiveElement.PE_IndicatorCheckBox)


class RadioButton(QRadioButton):
    """A radio button whose indicator follows the text size."""

    def sizeHint(self) -> QSize:
        return _grown(self, super().sizeHint())

    def paintEvent(self, event: QPaintEvent) -> None:
        if text_factor() == 1.0:
            super().paintEvent(event)
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        _paint(self, option, QStyle.PrimitiveElement.PE_IndicatorRadioButton)


def _usual(button: QAbstractButton) -> int:
    """Return the width of an indicator at the usual text size, in pixels."""
    return button.style().pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth, None, button)


def _grown(button: QAbstractButton, hint: QSize) -> QSize:
    side = scaled(_usual(button))
    return QSize(hint.width() + side - _usual(button), max(hint.height(), side + 2))


def focus_frame(button: QCheckBox | QRadioButton) -> QRect:
    """Return the place of a focus frame: around the words, next to the indicator."""
    option, elements = QStyleOptionButton(), QStyle.SubElement
    button.initStyleOption(option)
    is_box = isinstance(button, QCheckBox)
    frame = elements.SE_CheckBoxFocusRect if is_box else elements.SE_RadioButtonFocusRect
    further = scaled(_usual(button)) - _usual(button)
    is_left = option.direction == Qt.LayoutDirection.RightToLeft
    place = button.style().subElementRect(frame, option, button)
    return place.translated(-further if is_left else further, 0)


def _paint(
    button: QAbstractButton, option: QStyleOptionButton, indicator: QStyle.PrimitiveElement
) -> None:
    """Paint as `QCommonStyle` does, with a larger indicator and a shifted label."""
    style, painter, usual = button.style(), QStylePainter(button), _usual(button)
    side, whole = scaled(usual), QRect(button.rect())
    is_box = indicator == QStyle.PrimitiveElement.PE_IndicatorCheckBox
    elements = QStyle.SubElement
    contents, label = (
        (elements.SE_CheckBoxContents, _LABELS[0])
        if is_box
        else (elements.SE_RadioButtonContents, _LABELS[1])
    )
    words = style.subElementRect(contents, option, button)
    further = side - usual
    if option.direction == Qt.LayoutDirection.RightToLeft:
        further = -further
    sign = QRect(0, (whole.height() - side) // 2, side, side)
    sign = QStyle.visualRect(option.direction, whole, sign)
    _paint_sign(painter, style, indicator, option, QRectF(sign))
    option.rect = words.translated(further, 0)
    painter.drawControl(label, option)
    painter.end()


def _paint_sign(
    painter: QPainter,
    style: QStyle,
    indicator: QStyle.PrimitiveElement,
    option: QStyleOptionButton,
    place: QRectF,
) -> None:
    """Paint an indicator scaled to a rectangle; styles paint only one size."""
    usual = style.pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth)
    option.rect = QRect(0, 0, usual, usual)
    painter.save()
    painter.translate(place.topLeft())
    painter.scale(place.width() / usual, place.height() / usual)
    style.drawPrimitive(indicator, option, painter)
    painter.restore()


def box_side() -> int:
    """Return the side of a check box indicator at the current text size, in pixels."""
    return scaled(QApplication.style().pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth))


def paint_box(painter: QPainter, place: QRectF, *, is_on: bool) -> None:
    """Paint the indicator of a check box, for a list item."""
    option, state = QStyleOptionButton(), QStyle.StateFlag
    # The stub says bytes, which PySide6 itself refuses.
    option.palette = QApplication.palette("QCheckBox")  # type: ignore[call-overload]
    option.state = state.State_Enabled | (state.State_On if is_on else state.State_Off)
    element = QStyle.PrimitiveElement.PE_IndicatorCheckBox
    _paint_sign(painter, QApplication.style(), element, option, place)


_LABELS = QStyle.ControlElement.CE_CheckBoxLabel, QStyle.ControlElement.CE_RadioButtonLabel
