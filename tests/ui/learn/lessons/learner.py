"""A learner's gestures in a lesson: by mouse alone, or by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from kingdom_builder_qt.core.moves import CHOOSE, END_TURN, MANDATORY, MOVE, USE, Move
from kingdom_builder_qt.ui.learn.lessons.lessons_dialog import LessonRow, LessonsDialog
from kingdom_builder_qt.ui.learn.lessons.teacher import Teacher
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.panels.tile_button import TileButton
from tests.ui.mixed_games import card_button, click
from tests.ui.sample_games import click_hex, press, walk_to

LEFT = Qt.MouseButton.LeftButton
Hand: TypeAlias = Callable[[MainWindow, Move], None]
_MOST_TABS = 200


def wait_until(is_so: Callable[[], bool]) -> None:
    """Process events until a condition is true."""
    for _ in range(400):
        if is_so():
            return
        QTest.qWait(5)
    raise AssertionError("it took too long")


def opened_list(window: MainWindow) -> LessonsDialog:
    """Return the open list of lessons once it is read."""
    dialog = window.dialogs.current
    assert isinstance(dialog, LessonsDialog)
    wait_until(lambda: bool(dialog.rows) and dialog.rows[-1].begin.isVisible())
    return dialog


def row_of(dialog: LessonsDialog, id_: str) -> LessonRow:
    """Return the row of a lesson."""
    return next(row for row in dialog.rows if row.lesson.id == id_)


def open_lesson(window: MainWindow, id_: str) -> Teacher:
    """Choose a lesson in the list by the mouse."""
    window.actions_["lessons"].trigger()
    dialog = opened_list(window)
    button = row_of(dialog, id_).begin
    dialog.page.ensureWidgetVisible(button)
    click(button)
    return window.lessons.teacher


def by_mouse(window: MainWindow, move: Move) -> None:
    """Play a move by the mouse."""
    page = window.game_page
    if move == END_TURN:
        click(page.hand.buttons.end)
        return
    if move.verb == CHOOSE:
        click(card_button(window, move.choice))
        return
    if window.desk.controller.source != move.source:
        if move.source == MANDATORY:
            click(page.hand.cards.buttons[0])
        else:
            click(_button_of(window, move.source))
    if move.verb == USE:
        return
    if move.verb == MOVE:
        assert move.origin is not None
        click_hex(window, move.origin)
    assert move.target is not None
    click_hex(window, move.target)


def by_keys(window: MainWindow, move: Move) -> None:
    """Play a move by keys on the board."""
    if move == END_TURN:
        press(window, Qt.Key.Key_E)
        return
    if move.verb == CHOOSE:
        buttons = window.game_page.hand.cards.buttons
        number = buttons.index(card_button(window, move.choice)) + 1
        press(window, Qt.Key(Qt.Key.Key_0 + number), Qt.KeyboardModifier.AltModifier)
        return
    if window.desk.controller.source != move.source:
        if move.source == MANDATORY:
            press(window, Qt.Key.Key_M)
        else:
            digit = _button_of(window, move.source).digit
            press(window, Qt.Key(Qt.Key.Key_0 + digit))
    for hex_ in (move.origin, move.target):
        if hex_ is not None:
            walk_to(window, hex_)
            press(window, Qt.Key.Key_Return)


def tab_to(widget: QWidget) -> None:
    """Move the focus to a widget of its window by the Tab key."""
    for _ in range(_MOST_TABS):
        focused = QApplication.focusWidget()
        if focused is widget:
            return
        if focused is None:  # offscreen no window manager restores the focus when a dialog closes
            widget.window().activateWindow()
            QApplication.processEvents()
        else:
            QTest.keyClick(focused, Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not lead to {widget.accessibleName()!r}")


def press_button(button: QWidget, hand: Hand) -> None:
    """Press a button by a click, or by Tab and Enter."""
    if hand is by_mouse:
        click(button)
        return
    tab_to(button)
    QTest.keyClick(button, Qt.Key.Key_Return)


def close_dialog(dialog: QDialog) -> None:
    """Close a dialog by its key."""
    QTest.keyClick(dialog, Qt.Key.Key_Escape)


def _button_of(window: MainWindow, source: str) -> TileButton:
    (button,) = [b for b in window.game_page.tiles.buttons if b.row.source == source]
    return button
