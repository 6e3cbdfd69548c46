"""What a hand does in a window: menus and buttons clicked, keys pressed, files named in a dialog.

Commands are named by the ids of their actions, so that tests outlive a change of words.
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
    """Click the title of a menu, the submenus on the way, and the line of an action."""
    action = window.actions_[command] if isinstance(command, str) else command
    for bar in window.findChildren(QMenuBar):
        if way := _way(bar, action):
            _click(bar, way)
            assert QApplication.activePopupWidget() is None
            return
    raise AssertionError(f"no menu has {action.text()}")


def _click(bar: QMenuBar | QMenu, way: Sequence[QAction]) -> None:
    """Click one line after the other, each in the menu that the one before has opened."""
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
    """Return when a menu has opened: a submenu takes a moment."""
    clock = QElapsedTimer()
    clock.start()
    while not menu.isVisible():
        assert clock.elapsed() < 5000, menu.title()
        QTest.qWait(1)


def open_menu(window: Commanded, submenu: str) -> None:
    """Open a submenu by clicks, and leave it by Esc."""
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
    """Press the keys of an action where the keyboard is."""
    assert isinstance(window, QWidget)
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    keys = window.actions_[id_].shortcut()
    assert not keys.isEmpty(), id_
    focused: QWidget | None = window.focusWidget()
    QTest.keySequence(window if focused is None else focused, keys)


def press_line(menu: QMenu, line: QAction) -> None:
    """Click a line of a menu that is open."""
    assert line.isEnabled()
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(line).center())


def press_tool(window: Commanded, id_: str) -> None:
    """Click the button of an action in the tool bar that shows it."""
    for bar in window.findChildren(QToolBar):
        button = bar.widgetForAction(window.actions_[id_])
        if button is not None and button.isVisible():
            press(button)
            return
    raise AssertionError(f"no tool bar has {id_}")


def press(button: QWidget) -> None:
    """Click a button that can be seen and used."""
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, LEFT, pos=_spot(button))


def _spot(widget: QWidget) -> QPoint:
    """Return where to click: a check box or radio button wider than its words takes no other."""
    middle = widget.rect().center()
    if isinstance(widget, QAbstractButton) and not widget.hitButton(middle):
        return QPoint(widget.height() // 2, middle.y())
    return middle


def answer(box: QMessageBox, button: QMessageBox.StandardButton | str) -> None:
    """Click a button of a question, by its kind or by its words."""
    if isinstance(button, str):
        press(next(b for b in box.buttons() if b.text().replace("&", "") == button))
    else:
        press(box.button(button))


def choose(box: QComboBox, index: int) -> None:
    """Open a box by a click, go to one of its lines by the arrow keys and take it."""
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
    """Return the cells of the entries that the palette marks."""
    return [index.data(ROW_ROLE).cell for index in palette.selectionModel().selectedIndexes()]


def press_check(rows: QListWidget, row: int) -> None:
    """Take a row that can be checked, and press the space bar on it."""
    press_row(rows, row)
    QTest.keyClick(rows, Qt.Key.Key_Space)


def press_tab(bar: QTabBar, index: int) -> None:
    """Click a tab."""
    QTest.mouseClick(bar, LEFT, pos=bar.tabRect(index).center())
    assert bar.currentIndex() == index


def retype(field: QWidget, text: str) -> None:
    """Type a text in place of what a field holds."""
    assert hasattr(field, "selectAll")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)


def name_files(chooser: QFileDialog, *paths: Path) -> None:
    """Paste the names of files into a file dialog of Qt and press Enter.

    Letters that are typed would race with the names that Qt offers while it reads folders.
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
