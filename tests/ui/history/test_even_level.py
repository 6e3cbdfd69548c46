"""The new-game dialog learns from the history which level is about even with the player."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.game.history.figures import course
from kingdom_builder_qt.game.history.store import History
from kingdom_builder_qt.game.rating import nearest_level
from kingdom_builder_qt.ui.newgame.new_game_dialog import NewGameDialog
from kingdom_builder_qt.ui.widgets.levels.level_box import EVEN
from kingdom_builder_qt.ui.window.main_window import MainWindow
from tests.game.history.support import ANN, BOB, WHEN, record

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_the_level_about_even_comes_from_the_history(window: MainWindow, qtbot: QtBot) -> None:
    """Who loses game after game meets the Novice."""
    history = History()
    for seed in range(1, 7):
        history.file(record(seed, (ANN, BOB)), WHEN)
    rating = history.ask(course)[-1].rating
    expected = nearest_level(rating)
    window.dialogs.show_new_game()
    dialog = window.dialogs.current
    assert isinstance(dialog, NewGameDialog)
    box = dialog.seats.rows[1].level
    qtbot.waitUntil(lambda: str(round(rating.points)) in box.itemData(box.findData(EVEN), 3))
    assert box.itemText(box.findData(EVEN)).lower() == f"about even ({expected})"
