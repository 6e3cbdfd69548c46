"""Tests of the dialogs about the program and about content with problems."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Problem
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.ui.shell.about_dialog import AboutDialog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.shell.problems_dialog import ProblemsDialog
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from tests.ui.table.panels import games

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

LEFT = Qt.MouseButton.LeftButton
DeskOf = Callable[[Session], GameDesk]


def test_about_names_licences(qtbot: QtBot) -> None:
    """Prove that the disclaimer and all licences are there, unclipped."""
    dialog = AboutDialog()
    games.shown(qtbot, dialog)
    said = " ".join(label.accessibleName() for label in dialog.findChildren(QWidget))
    for word in ("not affiliated", "MIT", "Lesser General Public License", "Open Font License"):
        assert word in said
    assert games.clipped(dialog) == []


def test_problems_are_listed_and_copied(qtbot: QtBot) -> None:
    """Prove that errors are first and the whole list is copied to the clipboard."""
    problems = [
        Problem("hint", "a.yaml", 3, 1, "x", Message("spelling")),
        Problem(
            *("error", "b.yaml", 0, 0, "y"),
            *map(Message, ("unknown terrain 'gras'", "did you mean 'grass'?")),
        ),
    ]
    dialog = ProblemsDialog(problems)
    games.shown(qtbot, dialog)
    assert [dialog.list.rows.index(row, 0).data() for row in range(2)] == [
        "Error: b.yaml: unknown terrain 'gras' (did you mean 'grass'?)",
        "Hint: a.yaml:3: spelling",
    ]
    assert games.clipped(dialog) == []
    QTest.mouseClick(dialog.copy, LEFT)
    copied = QGuiApplication.clipboard().text()
    assert copied.splitlines() == [str(problems[1]), str(problems[0])]


def test_a_dialog_leaves_the_focus_visible(window: MainWindow, qtbot: QtBot) -> None:
    """Prove that the page behind a dialog shows its focus again, if it was shown before."""
    shown = Qt.WidgetAttribute.WA_KeyboardFocusChange
    for by_keys in (False, True):
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.start_page.first.setFocus()
        if by_keys:
            QTest.keyClick(window.start_page.first, Qt.Key.Key_Tab)
        assert window.testAttribute(shown) == by_keys
        window.actions_["settings"].trigger()
        dialog = window.dialogs.current
        assert dialog is not None
        qtbot.waitUntil(dialog.isActiveWindow)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        assert window.testAttribute(shown) == by_keys
