"""Tooltips can be pointed at, stay as long as they are needed, and are closed by Esc."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip, show_tooltip

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

_HIDES_MS = 300  # Qt, after the pointer has left
_WORDS = "Ends your turn as soon as nothing else must be done, and hands the table over"


class _Page(QDialog):
    """Two buttons and a list, far from each other."""

    def __init__(self) -> None:
        super().__init__()
        self.left, self.right = QPushButton("End turn", self), QPushButton("Undo", self)
        self.left.setGeometry(20, 20, 100, 30)
        self.right.setGeometry(480, 20, 100, 30)
        set_tooltip(self.left, _WORDS)
        self.list = QListWidget(self)
        self.list.setGeometry(20, 200, 200, 150)
        for name in ("Anna", "Bruno"):
            item = QListWidgetItem(name, self.list)
            set_tooltip(item, f"{name} has 40 settlements left.")
        self.escapes = 0
        QShortcut(Qt.Key.Key_Escape, self).activated.connect(self._count)
        self.resize(600, 400)

    def _count(self) -> None:
        self.escapes += 1


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[_Page]:
    """Show the page without a tooltip; end without one."""
    page = _Page()
    qtbot.addWidget(page)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    _rest(page, QPoint(590, 390))
    yield page
    if tip := _tip():
        tip.close()
        tip.deleteLater()


def _tip() -> QWidget | None:
    """Return the visible tooltip."""
    for widget in QApplication.topLevelWidgets():
        if widget.objectName() == "qtooltip_label" and widget.isVisible():
            return widget
    return None


def _rest(widget: QWidget, at: QPoint) -> None:
    """Move the pointer to a point of a widget or near it."""
    QCursor.setPos(widget.mapToGlobal(at))
    QApplication.processEvents()


def _asked(qtbot: QtBot, widget: QWidget, at: QPoint) -> QWidget:
    """Rest on a widget until its tooltip is shown; return it."""
    _rest(widget, at - QPoint(1, 0))
    _rest(widget, at)
    qtbot.waitUntil(lambda: _tip() is not None)
    tip = _tip()
    assert tip is not None
    return tip


def _is_shown_later(qtbot: QtBot) -> bool:
    qtbot.wait(3 * _HIDES_MS)
    return _tip() is not None


def test_the_pointer_may_move_onto_a_tooltip(page: _Page, qtbot: QtBot) -> None:
    """It stays while the pointer is on it, and is hidden when the pointer leaves it."""
    tip = _asked(qtbot, page.left, QPoint(50, 25))
    inside = page.mapFromGlobal(tip.geometry().center())

    _rest(page, page.mapFromGlobal(tip.geometry().topLeft()) - QPoint(1, 3))
    _rest(page, inside)
    assert not page.left.geometry().contains(inside)
    assert _is_shown_later(qtbot)

    _rest(page, QPoint(300, 300))
    qtbot.waitUntil(lambda: _tip() is None)


def test_the_pointer_may_come_back(page: _Page, qtbot: QtBot) -> None:
    """From the tooltip to its button: it is the same tooltip all the time."""
    tip = _asked(qtbot, page.left, QPoint(50, 25))
    _rest(page, page.mapFromGlobal(tip.geometry().center()))
    _rest(page.left, QPoint(10, 5))

    assert _is_shown_later(qtbot)
    assert _tip() is tip


def test_the_way_to_another_button_is_no_way_to_the_tooltip(page: _Page, qtbot: QtBot) -> None:
    """Beside the tooltip and the way to it, it is hidden as ever."""
    tip = _asked(qtbot, page.left, QPoint(50, 25))
    _rest(page, page.mapFromGlobal(tip.geometry().bottomLeft()) + QPoint(-10, 40))

    qtbot.waitUntil(lambda: _tip() is None)


def test_a_tooltip_lets_clicks_through(page: _Page, qtbot: QtBot) -> None:
    """It covers no control: a click there closes it and is one of the control below."""
    tip = _asked(qtbot, page.left, QPoint(50, 25))

    assert tip.windowHandle().flags() & Qt.WindowType.WindowTransparentForInput
    QTest.mouseClick(page.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(530, 30))
    qtbot.waitUntil(lambda: _tip() is None)


def test_nothing_below_takes_the_place_of_a_tooltip(page: _Page, qtbot: QtBot) -> None:
    """While the pointer is on it, other tooltips wait, those of parts of a widget, too."""
    tip = _asked(qtbot, page.left, QPoint(50, 25))
    center = tip.geometry().center()
    page.right.setGeometry(page.mapFromGlobal(center).x() - 20, 50, 200, 60)
    set_tooltip(page.right, "Takes the last step back")
    _rest(page.right, page.right.mapFromGlobal(center))
    show_tooltip(center, "a part of the page", page)
    assert _is_shown_later(qtbot)

    assert QToolTip.text().split() == _WORDS.split()


def test_esc_closes_a_tooltip_and_nothing_else(page: _Page, qtbot: QtBot) -> None:
    """The next Esc has its usual effect; the tooltip returns after the pointer has left."""
    _asked(qtbot, page.left, QPoint(50, 25))

    QTest.keyClick(page.windowHandle(), Qt.Key.Key_Escape)
    assert _tip() is None
    assert (page.escapes, page.isVisible()) == (0, True)

    QTest.keyClick(page.windowHandle(), Qt.Key.Key_Escape)
    assert page.escapes == 1

    _rest(page.left, QPoint(52, 25))
    qtbot.wait(1000)
    assert _tip() is None

    _rest(page, QPoint(300, 300))
    qtbot.wait(1000)
    _asked(qtbot, page.left, QPoint(50, 25))


def test_esc_closes_the_tooltip_of_an_item(page: _Page, qtbot: QtBot) -> None:
    """Qt shows it without the program's help."""
    row = page.list.visualItemRect(page.list.item(0)).center()
    _asked(qtbot, page.list.viewport(), row)
    assert QToolTip.text() == "Anna has 40 settlements left."

    QTest.keyClick(page.windowHandle(), Qt.Key.Key_Escape)
    assert (_tip(), page.escapes) == (None, 0)


def test_the_tooltip_of_an_item_can_be_pointed_at(page: _Page, qtbot: QtBot) -> None:
    """The way to it leads over other items, which do not take it away."""
    row = page.list.visualItemRect(page.list.item(0)).center()
    tip = _asked(qtbot, page.list.viewport(), row)
    _rest(page, page.mapFromGlobal(tip.geometry().center()))

    assert _is_shown_later(qtbot)
    assert QToolTip.text() == "Anna has 40 settlements left."


def test_the_tooltip_of_an_item_stays_where_the_pointer_rests(page: _Page, qtbot: QtBot) -> None:
    """Qt would hide it after ten seconds, although it may not be read yet."""
    tip = _asked(qtbot, page.list.viewport(), page.list.visualItemRect(page.list.item(0)).center())
    QToolTip.hideText()  # starts a timer like that of Qt

    assert _is_shown_later(qtbot)
    assert _tip() is tip


def test_the_tooltip_of_a_part_is_hidden_at_once(page: _Page, qtbot: QtBot) -> None:
    """The program hides it, because its part has changed under the pointer."""
    _rest(page, QPoint(300, 100))
    show_tooltip(page.mapToGlobal(QPoint(300, 100)), "a part of the page", page)
    assert _tip() is not None

    show_tooltip(page.mapToGlobal(QPoint(300, 100)), "", page)
    assert _tip() is None


def test_a_tooltip_ends_with_its_widget(page: _Page, qtbot: QtBot) -> None:
    """Of a hidden widget it is hidden, even while the pointer is on it."""
    tip = _asked(qtbot, page.left, QPoint(50, 25))
    _rest(page, page.mapFromGlobal(tip.geometry().center()))
    page.left.hide()

    qtbot.waitUntil(lambda: _tip() is None)
