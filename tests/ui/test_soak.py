"""Nothing grows: computers' games and dialogs, again and again in one window."""

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

pytestmark = [pytest.mark.slow, pytest.mark.qt_log_ignore("This plugin does not support")]
GAMES = 4


def held() -> Counter[str]:
    """Return the objects of Qt by class, and the widgets that Qt alone may know."""
    let_go()
    return qt_objects() + Counter(type(widget).__name__ for widget in QApplication.allWidgets())


def test_equal_games_leave_equally_much(window: MainWindow) -> None:
    """After each later game of computers there is what the second one left."""
    for _ in range(2):  # the second one takes the place of another
        soak.play_game(window, 0)
    before = held()
    for _ in range(GAMES - 2):
        soak.play_game(window, 0)
        assert held() == before


def test_dialogs_leave_nothing(window: MainWindow, catalog: Catalog) -> None:
    """Beside a finished game each can be opened five times and leaves what two times left."""
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
