"""Leaks: repeated computers' games and dialogs in one window leave nothing."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from benchmarks import soak
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.helpers.leaks import let_go, qt_objects
from tests.ui.mixed_games import mixed_session
from tests.ui.opening import wait_for_tasks

pytestmark = [pytest.mark.slow, pytest.mark.qt_log_ignore("This plugin does not support")]
GAMES = 4


def held() -> Counter[str]:
    """Return the Qt objects by class, including widgets without a Python owner."""
    wait_for_tasks()
    let_go()
    return qt_objects() + Counter(type(widget).__name__ for widget in QApplication.allWidgets())


def test_equal_games_leave_equally_much(window: MainWindow) -> None:
    """Each later game of computers leaves as many objects as the second one."""
    for _ in range(2):  # the second one replaces another
        soak.play_game(window, 0)
    before = held()
    for _ in range(GAMES - 2):
        soak.play_game(window, 0)
        assert held() == before


def test_dialogs_leave_nothing(window: MainWindow, catalog: Catalog) -> None:
    """During a finished game, five openings of a dialog leave as much as two."""
    session, random = mixed_session(catalog, "human", "human", seed=1), Random(1)
    while not session.position.is_over:
        session.play(session.position.random_move(random))
    window.desk.start(session)
    for name in soak.DIALOGS:
        for _ in range(2):
            soak.open_dialog(window, name)
        before = held()
        for _ in range(5):
            soak.open_dialog(window, name)
        assert held() == before, name
