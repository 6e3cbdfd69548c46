"""A user's input to a window: clicks on menus and buttons, key presses, names in a file dialog.

Commands are named by the ids of their actions, so a change of label breaks no test.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QElapsedTimer, QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QListWidget,
    QMenu,
    QMenuBar,
    QMessageBox,
    QTabBar,
    QToolBar,
    QWidget,
)

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.panels.palette import Palette
from kingdom_builder_qt.ui.desktop.widgets.action_set import ActionSet
from kingdom_builder_qt.ui.desktop.widgets.rows_model import ROW_ROLE

LEFT = Qt.MouseButton.LeftButton


class Commanded(Protocol):
    """A window with actions."""

    actions_: ActionSet

    def findChildren(self, kind: type) -> list[Any]: ...


def take(window: Commanded, command: str | QAction) -> None:
    """Click the title of a menu, any submenus on the way, and the entry of an action."""
    action = window.actions_[command] if isinstance(command, str) else command
    for bar in window.findChildren(QMenuBar):
        if way := _way(bar, action):
            _click(bar, way)
            assert QApplication.activePopupWidget() is None
            return
    raise AssertionError(f"no menu has {action.text()}")


def _click(bar: QMenuBar | QMenu, way: Sequence[QAction]) -> None:
    """Click the entries in order, each in the menu opened by the previous click."""
    place = bar
    for action in way:
        assert action.isEnabled(), action.text()
        assert action.isVisible(), action.text()
        point = place.actionGeometry(action).center()
        assert place.isVisible(), action.text()
        assert place.rect().contains(point), action.text()
        QTest.mouseClick(place, LEFT, pos=point)
        menu = action.menu()
        if isinstance(menu, QMenu):
            _wait(menu)
            place = menu


def _wait(menu: QMenu) -> None:
    """Wait until a menu has opened: a submenu opens after a delay."""
    clock = QElapsedTimer()
    clock.start()
    while not menu.isVisible():
        assert clock.elapsed() < 5000, menu.title()
        QTest.qWait(1)


def open_menu(window: Commanded, submenu: str) -> None:
    """Open a submenu by clicks, and close it by Esc."""
    action = window.actions_.submenus[submenu].menuAction()
    for bar in window.findChildren(QMenuBar):
        if way := _way(bar, action):
            _click(bar, way)
            while popup := QApplication.activePopupWidget():
                QTest.keyClick(popup, Qt.Key.Key_Escape)
            return
    raise AssertionError(f"no menu has {submenu}")


def _way(place: QMenuBar | QMenu, action: QAction) -> list[QAction]:
    for line in place.actions():
        if line == action:
            return [line]
        menu = line.menu()
        if isinstance(menu, QMenu) and (way := _way(menu, action)):
            return [line, *way]
    return []


def press_keys(window: Commanded, id_: str) -> None:
    """Press the shortcut of an action in the focus widget."""
    assert isinstance(window, QWidget)
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    keys = window.actions_[id_].shortcut()
    assert not keys.isEmpty(), id_
    focused: QWidget | None = window.focusWidget()
    QTest.keySequence(window if focused is None else focused, keys)


def press_line(menu: QMenu, line: QAction) -> None:
    """Click an entry of an open menu."""
    assert line.isEnabled()
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(line).center())


def press_tool(window: Commanded, id_: str) -> None:
    """Click the button of an action in its tool bar."""
    for bar in window.findChildren(QToolBar):
        button = bar.widgetForAction(window.actions_[id_])
        if button is not None and button.isVisible():
            press(button)
            return
    raise AssertionError(f"no tool bar has {id_}")


def press(button: QWidget) -> None:
    """Click a visible, enabled button."""
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, LEFT, pos=_spot(button))


def _spot(widget: QWidget) -> QPoint:
    """Return the point to click: a check box or radio button ignores clicks to the right of its
    text.
    """
    middle = widget.rect().center()
    if isinstance(widget, QAbstractButton) and not widget.hitButton(middle):
        return QPoint(widget.height() // 2, middle.y())
    return middle


def answer(box: QMessageBox, button: QMessageBox.StandardButton | str) -> None:
    """Click a button of a question, by its role or its text."""
    if isinstance(button, str):
        press(next(b for b in box.buttons() if b.text().replace("&", "") == button))
    else:
        press(box.button(button))


def choose(box: QComboBox, index: int) -> None:
    """Open a combo box by a click, move to an item with the arrow keys and accept it."""
    press(box)
    view = box.view()
    assert view.isVisible()
    QTest.keyClick(view, Qt.Key.Key_Home)
    for _ in range(box.count()):
        if view.currentIndex().row() == index:
            break
        QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert box.currentIndex() == index


def press_row(view: QAbstractItemView, row: int) -> None:
    """Click a row of a list."""
    index = view.model().index(row, 0)
    view.scrollTo(index)
    place = view.visualRect(index)
    point = QPoint(place.left() + min(place.width() // 2, 40), place.center().y())
    assert view.viewport().rect().contains(point)
    QTest.mouseClick(view.viewport(), LEFT, pos=point)


def press_entry(palette: Palette, cell: Cell) -> None:
    """Click the entry of a cell in the palette."""
    press_row(palette, palette.rows.place_of(cell).row())


def marked(palette: Palette) -> list[Cell]:
    """Return the cells of the checked palette entries."""
    return [index.data(ROW_ROLE).cell for index in palette.selectionModel().selectedIndexes()]


def press_check(rows: QListWidget, row: int) -> None:
    """Select a checkable row and press the space bar."""
    press_row(rows, row)
    QTest.keyClick(rows, Qt.Key.Key_Space)


def press_tab(bar: QTabBar, index: int) -> None:
    """Click a tab."""
    QTest.mouseClick(bar, LEFT, pos=bar.tabRect(index).center())
    assert bar.currentIndex() == index


def retype(field: QWidget, text: str) -> None:
    """Replace the content of a field by typing."""
    assert hasattr(field, "selectAll")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)


def name_files(chooser: QFileDialog, *paths: Path) -> None:
    """Paste file names into a Qt file dialog and press Enter.

    Typed letters would race with the completions that Qt offers while it reads folders.
    """
    assert chooser.isVisible()
    field = chooser.findChild(QLineEdit, "fileNameEdit")
    assert field is not None
    names = [str(path) for path in paths]
    QGuiApplication.clipboard().setText(
        names[0] if len(names) == 1 else " ".join(f'"{name}"' for name in names)
    )
    field.setFocus()
    field.selectAll()
    QTest.keySequence(field, QKeySequence.StandardKey.Paste)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert not chooser.isVisible()
