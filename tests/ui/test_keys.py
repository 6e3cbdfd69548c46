"""Keys mean the same on every keyboard layout."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

import kingdom_builder_qt
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.ui.newgame.board.section_view import SectionView
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.sample_games import new_session

PACKAGE = Path(kingdom_builder_qt.__file__).parent
# An event has the letter or digit of the layout: Qt compares shortcuts in all layouts.
_TYPED = re.compile(r"\bKey_[A-Z0-9]\b|\bKey\.Key_[A-Z0-9]\b|event\.text\(\)|keyCombination\(\)")


@pytest.mark.parametrize("folder", ["app", "editor", "ui"])
def test_no_event_is_asked_for_a_letter_or_a_digit(folder: str) -> None:
    """No source reads the letter of a key event: such keys are shortcuts or actions."""
    sources = [*(PACKAGE / folder).rglob("*.py")]
    assert sources
    found = [path.name for path in sources if _TYPED.search(path.read_text(encoding="utf-8"))]
    assert found == []


def test_the_letters_of_the_board_are_shortcuts(window: MainWindow, catalog: Catalog) -> None:
    """N and Shift+N are shortcuts of the board, which ignores a Cyrillic letter otherwise."""
    window.desk.start(new_session(catalog, "human", "human"))
    view, listener = window.game_page.view, window.game_page.scene.input
    assert {"N", "Shift+N", "0"} <= keys_of(view)
    view.keyPressEvent(QKeyEvent(QKeyEvent.Type.KeyPress, 0x422, Qt.KeyboardModifier.NoModifier))
    assert listener.cursor is None
    QTest.keyClick(view, Qt.Key.Key_N)
    first = listener.cursor
    assert listener.gesture.choices() >> first & 1
    QTest.keyClick(view, Qt.Key.Key_N)
    QTest.keyClick(view, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert listener.cursor == first


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_letter_of_the_board_picker_is_a_shortcut(window: MainWindow) -> None:
    """R turns the section under the cursor of the board and of the gallery."""
    window.actions_["new_game"].trigger()
    dialog = QApplication.activeWindow()
    views = dialog.findChildren(SectionView)
    assert views
    assert all("R" in keys_of(view) for view in views)


def keys_of(widget: QWidget) -> set[str]:
    """Return the keys of a widget's own shortcuts."""
    found = widget.findChildren(QShortcut, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return {shortcut.key().toString(QKeySequence.SequenceFormat.PortableText) for shortcut in found}
