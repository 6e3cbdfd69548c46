"""The new-game dialog learns from the history which level is about even with the player."""

from __future__ import annotations

import pytest
from kingdom_builder_qt.game.history.history_figures import course
from kingdom_builder_qt.game.history.store import GameHistory
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.game.rating import about_even
from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import EVEN
from kingdom_builder_qt.ui.newgame.new_game_dialog import NewGameDialog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.game.history.support import ANN, BOB, WHEN, record

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_the_level_about_even_comes_from_the_history(window: MainWindow, qtbot: QtBot) -> None:
    """Who loses game after game meets the Novice; the tip says whose rating and how sure it is."""
    history = GameHistory()
    for seed in range(1, 7):
        history.file(record(seed, (ANN, BOB)), WHEN)
    rating = history.ask(course)[-1].rating
    expected = about_even(rating)
    window.new_game.show()
    dialog = window.dialogs.current
    assert isinstance(dialog, NewGameDialog)
    first, second = dialog.seats.rows
    QTest.keyClicks(first.name, "Ann")
    box = second.level
    told = f"Ann's rating: {round(rating.points)} ± {round(2 * rating.deviation)}"
    qtbot.waitUntil(lambda: told in box.itemData(box.findData(EVEN), 3))
    assert box.itemText(box.findData(EVEN)).lower() == f"about even: {expected}"
