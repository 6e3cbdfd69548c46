"""Targets of the pointer are at least 24 pixels wide and high, or stand apart (WCAG 2.5.8)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.editor.conftest import all_content, make_editor  # noqa: F401
from tests.ui.opening import wait_until
from tests.ui.sample_games import new_session
from tests.ui.targets import Target, targets, undersized

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
# Smaller ones with a larger equivalent in the same window.
EQUIVALENT = {
    "QAbstractButton Float": "drag the title of the panel",
    "QAbstractButton Close": "View > Panels",
    "SC_ScrollBar": "the arrows of a number box: its field and the keys Up and Down",
    "Game log": "the lines of a replay: its timeline and buttons",
}


def offenders(window: QWidget) -> list[Target]:
    """Return the undersized targets without an equivalent."""
    QApplication.processEvents()
    assert targets(window)
    return [one for one in undersized(window) if not any(e in one.name for e in EQUIVALENT)]


@pytest.mark.parametrize("size", [(960, 540), (1280, 800)])
def test_targets_of_the_table(window: MainWindow, catalog: Catalog, size: tuple[int, int]) -> None:
    """Tiles, buttons, tabs, cards and the tool bar."""
    window.resize(*size)
    window.files.start(new_session(catalog, "human", "human"))
    assert offenders(window) == []
    hexes = window.game_page.view.rect_of(210)
    assert min(hexes.width(), hexes.height()) >= 24


@pytest.mark.parametrize("action", ["open", "new_game", "settings", "players", "moves", "rules"])
def test_targets_of_the_dialogs(window: MainWindow, catalog: Catalog, action: str) -> None:
    """Lists, fields and buttons of the dialogs."""
    window.resize(960, 540)
    window.files.start(new_session(catalog, "human", "human"))
    before = QApplication.topLevelWidgets()
    window.actions_[action].trigger()

    def opened() -> list[QWidget]:
        shown = [w for w in QApplication.topLevelWidgets() if w.isVisible()]
        return [w for w in shown if w not in before and targets(w)]

    wait_until(opened)
    assert [offenders(dialog) for dialog in opened()] == [[] for _ in opened()]
    for dialog in opened():
        dialog.close()


def test_targets_of_the_section_editor(make_editor: Callable[..., EditorWindow]) -> None:  # noqa: F811
    """Tools, palette, tabs and panels."""
    editor = make_editor()
    editor.resize(960, 540)
    assert offenders(editor) == []


def test_small_targets_are_found(qtbot: QtBot) -> None:
    """Two buttons of 20 pixels fail side by side, and pass apart."""
    page = QWidget()
    qtbot.addWidget(page)
    first, second = QPushButton("a", page), QPushButton("b", page)
    page.resize(200, 100)
    first.setGeometry(QRect(10, 10, 20, 20))
    second.setGeometry(QRect(31, 10, 20, 20))
    page.show()
    assert len(undersized(page)) == 2
    second.move(40, 10)
    assert undersized(page) == []
