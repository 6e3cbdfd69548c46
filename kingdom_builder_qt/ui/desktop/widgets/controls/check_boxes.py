"""Check boxes and radio buttons that are as large as the text beside them: Fusion's are not."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QStyleOptionFocusRect,
    QStylePainter,
)

from kingdom_builder_qt.ui.desktop.style.text_size import scaled, text_factor


class CheckBox(QCheckBox):
    """A check box whose box follows the size of text."""

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
    """A radio button whose ring follows the size of text."""

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
    """Return the pixels of an indicator at the usual size of text."""
    return button.style().pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth, None, button)


def _grown(button: QAbstractButton, hint: QSize) -> QSize:
    side = scaled(_usual(button))
    return QSize(hint.width() + side - _usual(button), max(hint.height(), side + 2))


def _paint(
    button: QAbstractButton, option: QStyleOptionButton, indicator: QStyle.PrimitiveElement
) -> None:
    """Paint as `QCommonStyle` does, with the indicator enlarged and the words further in."""
    style, painter, usual = button.style(), QStylePainter(button), _usual(button)
    side, whole = scaled(usual), QRect(button.rect())
    is_box = indicator == QStyle.PrimitiveElement.PE_IndicatorCheckBox
    elements = QStyle.SubElement
    contents, focus, label = (
        (elements.SE_CheckBoxContents, elements.SE_CheckBoxFocusRect, _LABELS[0])
        if is_box
        else (elements.SE_RadioButtonContents, elements.SE_RadioButtonFocusRect, _LABELS[1])
    )
    words = style.subElementRect(contents, option, button)
    frame = style.subElementRect(focus, option, button)
    further = side - usual
    if option.direction == Qt.LayoutDirection.RightToLeft:
        further = -further
    sign = QRect(0, (whole.height() - side) // 2, side, side)
    sign = QStyle.visualRect(option.direction, whole, sign)
    painter.save()
    painter.translate(QPointF(sign.topLeft()))
    painter.scale(side / usual, side / usual)
    option.rect = QRect(0, 0, usual, usual)
    painter.drawPrimitive(indicator, option)
    painter.restore()
    option.rect = words.translated(further, 0)
    painter.drawControl(label, option)
    if option.state & QStyle.StateFlag.State_HasFocus:
        around = QStyleOptionFocusRect()
        around.initFrom(button)
        around.rect = frame.translated(further, 0)
        around.state = option.state
        painter.drawPrimitive(QStyle.PrimitiveElement.PE_FrameFocusRect, around)
    painter.end()


_LABELS = QStyle.ControlElement.CE_CheckBoxLabel, QStyle.ControlElement.CE_RadioButtonLabel
