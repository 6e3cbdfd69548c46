"""A window's dialogs and games are deleted with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.app import program
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.helpers.leaks import let_go, objects_of, qt_objects
from tests.ui.mixed_games import mixed_session
from tests.ui.opening import wait_for_tasks

DIALOGS = ("new_game", "settings", "scores", "rules", "about", "problems", "players")
PACKAGES = ("kingdom_builder_qt.ui", "kingdom_builder_qt.game")
NOTHING = {package: Counter() for package in PACKAGES}
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def shown(catalog: Catalog) -> MainWindow:
    """Return a window without animation."""
    window = program.make_window(catalog, Settings(animation_speed=0.0, theme="light"))
    window.resize(1280, 800)
    window.show()
    return window


def finished(catalog: Catalog) -> Session:
    """Return a game of two people with everything, played to its end."""
    session, random = mixed_session(catalog, "human", "human", seed=1), Random(1)
    while not session.position.is_over:
        session.play(session.position.random_move(random))
    return session


def play(window: MainWindow, catalog: Catalog) -> None:
    """Show a finished game, then another one with some moves."""
    window.desk.start(finished(catalog))
    window.desk.start(mixed_session(catalog, "human", "human", seed=2))
    assert window.desk.position is not None


def dialogs(window: MainWindow, catalog: Catalog) -> None:
    """Open every dialog during a game and close it."""
    window.desk.start(finished(catalog))
    for name in DIALOGS:
        window.actions_[name].setEnabled(True)
        window.actions_[name].trigger()
        dialog = window.dialogs.current
        assert dialog is not None, name
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        dialog.close()


@pytest.mark.parametrize("use", [play, dialogs])
def test_a_closed_window_leaves_no_object_behind(
    qtbot: QtBot, catalog: Catalog, use: Callable[[MainWindow, Catalog], None]
) -> None:
    """No widget, scene, presenter or game outlives its window."""

    def run() -> None:
        window = shown(catalog)
        use(window, catalog)
        window.close()
        window.deleteLater()
        wait_for_tasks()  # for the newest games
        let_go()
        wait_for_tasks()  # for the settings

    for _ in range(2):  # objects shared by all windows stay, and the first one finds no game
        run()
    before = {package: objects_of(package) for package in PACKAGES}
    qt_before = qt_objects()
    run()
    assert {package: objects_of(package) - before[package] for package in PACKAGES} == NOTHING
    assert qt_objects() - qt_before == Counter()


def test_a_game_ends_with_the_next_one(window: MainWindow, catalog: Catalog) -> None:
    """A window in its third game has as many objects as in its second."""
    play(window, catalog)
    before, qt_before = objects_of("kingdom_builder_qt"), qt_objects()
    play(window, catalog)
    assert objects_of("kingdom_builder_qt") - before == Counter()
    assert qt_objects() - qt_before == Counter()
