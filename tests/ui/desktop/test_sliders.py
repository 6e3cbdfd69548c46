"""Sliders and scroll bars grow with the text."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollBar, QSlider, QTextBrowser
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.ui.desktop.widgets.controls.sliders import Slider, grow_bars

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def slider(qtbot: QtBot) -> Slider:
    """Return a visible slider of six steps."""
    made = Slider()
    made.setRange(0, 5)
    made.setPageStep(1)
    made.resize(300, made.sizeHint().height())
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_a_slider_is_dragged_where_it_is_painted(
    slider: Slider, resize_text: Callable[[int], None], percent: int
) -> None:
    """The handle grows with the text; its edge grips it, and a press beside it takes one step."""
    usual = slider.handle_rect()
    resize_text(percent)
    slider.resize(300, slider.sizeHint().height())
    handle = slider.handle_rect()
    assert handle.width() == pytest.approx(usual.width() * percent / 100, abs=1)
    assert slider.rect().contains(handle)
    edge = handle.center() + QPoint(handle.width() // 2 - 2, 0)
    QTest.mousePress(slider, LEFT, pos=edge)
    assert slider.isSliderDown()
    QTest.mouseMove(slider, edge + QPoint(300 - handle.width(), 0))
    QTest.mouseRelease(slider, LEFT)
    assert slider.value() == 5
    assert slider.rect().contains(slider.handle_rect())
    assert not slider.isSliderDown()
    QTest.mouseClick(slider, LEFT, pos=QPoint(10, 10))
    assert slider.value() == 4
    QTest.keyClick(slider, Qt.Key.Key_Home)
    assert slider.value() == 0


def test_the_usual_slider_is_that_of_qt(slider: Slider, qtbot: QtBot) -> None:
    """With usual text, it is painted as Qt does."""
    other = QSlider(Qt.Orientation.Horizontal)
    qtbot.addWidget(other)
    other.setRange(0, 5)
    for one in (slider, other):
        one.resize(300, 30)
        one.setTickPosition(QSlider.TickPosition.TicksBelow)
        one.setValue(3)
    assert slider.grab().toImage() == other.grab().toImage()


def test_scroll_bars_grow(qtbot: QtBot, resize_text: Callable[[int], None]) -> None:
    """At 200 % they are twice as wide, at 240 % no more."""
    area = QTextBrowser()
    grow_bars(area)
    qtbot.addWidget(area)
    area.setPlainText("line\n" * 200)
    area.resize(200, 200)
    area.show()
    bar: QScrollBar = area.verticalScrollBar()
    usual = bar.width()
    for percent in (200, 240):
        resize_text(percent)
        qtbot.waitUntil(lambda: bar.width() == 2 * usual)
        assert area.viewport().width() <= 200 - 2 * usual
