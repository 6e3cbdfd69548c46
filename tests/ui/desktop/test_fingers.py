"""Fingers on ordinary widgets: long press and near misses."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.ui.desktop.widgets.fingers import Fingers, right_click
from tests.ui.fingers import Hand


class _Button(QPushButton):
    asked = 0

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.asked += 1


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    """Show two buttons, 30 pixels high with 30 pixels between them."""
    page = QWidget()
    qtbot.addWidget(page)
    for number, name in enumerate(("upper", "lower")):
        button = _Button(name, page)
        button.setGeometry(50, 50 + 60 * number, 120, 30)
        button.setProperty("clicks", 0)
        button.clicked.connect(
            lambda _=False, b=button: b.setProperty("clicks", b.property("clicks") + 1)
        )
    page.resize(400, 300)
    return page


@pytest.fixture
def fingers(page: QWidget) -> Iterator[Fingers]:
    """Return the filter; the page is shown and active."""
    owner = QObject()
    made = Fingers(owner)
    page.show()
    page.activateWindow()
    assert QTest.qWaitForWindowActive(page)
    yield made
    owner.deleteLater()


def clicks(page: QWidget) -> list[int]:
    """Return the clicks on each button."""
    return [button.property("clicks") for button in page.findChildren(_Button)]


def test_a_tap_just_beside_a_button_hits_it(page: QWidget, fingers: Fingers) -> None:
    """A target is at least 44 pixels high; the nearer button gets a tap between two."""
    hand = Hand(page)
    hand.tap(QPoint(80, 84))
    assert clicks(page) == [1, 0]
    hand.tap(QPoint(80, 105))
    assert clicks(page) == [1, 1]
    hand.tap(QPoint(80, 95))
    hand.tap(QPoint(80, 30))
    assert clicks(page) == [1, 1]
    hand.tap(QPoint(80, 60))
    assert clicks(page) == [2, 1]


def test_fields_and_tabs_are_as_high_as_buttons(qtbot: QtBot, fingers: Fingers) -> None:
    """A tap some pixels above a low field or tab is one of it."""
    page = QWidget()
    qtbot.addWidget(page)
    field, tabs = QLineEdit(page), QTabBar(page)
    field.setGeometry(50, 50, 120, 24)
    for name in ("Cards", "Board"):
        tabs.addTab(name)
    tabs.setGeometry(50, 150, 200, 30)
    page.resize(400, 300)
    page.show()
    page.activateWindow()
    hand = Hand(page)
    hand.tap(QPoint(80, 40))
    assert page.focusWidget() is field
    hand.tap(QPoint(50 + tabs.tabRect(1).center().x(), 145))
    assert tabs.currentIndex() == 1


def test_the_mouse_is_exact(page: QWidget, fingers: Fingers) -> None:
    """Only fingers are forgiven."""
    window = page.windowHandle()
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=QPoint(80, 84))
    assert clicks(page) == [0, 0]
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=QPoint(80, 70))
    assert clicks(page) == [1, 0]


def test_a_long_press_opens_the_menu(page: QWidget, fingers: Fingers) -> None:
    """The button below is asked for its menu and not clicked, also when the finger moves on."""
    upper, lower = page.findChildren(_Button)
    fingers.hold.setInterval(10)
    hand = Hand(page)
    hand.press(QPoint(80, 60))
    QTest.qWait(60)
    assert upper.asked == 1
    assert not upper.isDown()
    hand.move(QPoint(80, 120))
    hand.lift()
    assert clicks(page) == [0, 0]
    hand.tap(QPoint(80, 120))
    assert clicks(page) == [0, 1]
    assert lower.asked == 0


def test_a_moving_finger_opens_no_menu(page: QWidget, fingers: Fingers) -> None:
    """A drag is no long press."""
    fingers.hold.setInterval(10)
    hand = Hand(page)
    hand.press(QPoint(80, 60))
    hand.move(QPoint(120, 60))
    QTest.qWait(60)
    hand.lift()
    assert page.findChildren(_Button)[0].asked == 0
    assert clicks(page) == [1, 0]


class _Asked(QWidget):
    """Counts the requests for its context menu."""

    count = 0

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.count += 1
        event.accept()


def test_a_right_click_asks_for_one_menu(qtbot: QtBot) -> None:
    """A second request would reach the window that the first one opened."""
    widget = _Asked()
    qtbot.addWidget(widget)
    widget.resize(200, 200)
    widget.show()
    window = widget.windowHandle()
    assert window is not None
    right_click(window, QPointF(50, 50))
    assert widget.count == 1
