"""The newest games on the start page: texts of a row, and signals of a click."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.library.entry import Entry
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.ui.library.games.game_pictures import GamePictures
from kingdom_builder_qt.ui.library.games.game_texts import GameTexts
from kingdom_builder_qt.ui.library.games.recent_games import RecentGames
from tests.ui.library.games.sample_library import keep, keep_finished

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEFT = Qt.MouseButton.LeftButton


def test_rows_name_games_and_open_them(
    qtbot: QtBot, catalog: Catalog, pictures: GamePictures
) -> None:
    """Mouse and key open a row; the focus stays on its row when the games are updated."""
    ids = [keep(2, title="Friday & co"), keep_finished(1)]
    entries = Library().entries(ids)
    games = RecentGames(lambda: pictures, lambda: GameTexts(catalog))
    qtbot.addWidget(games)
    assert games.isHidden()
    games.set_entries(entries)
    games.resize(400, 200)
    games.show()
    games.activateWindow()
    first, second = games.rows
    assert first.accessibleName() == "Friday & co"
    assert "to move · 4 May" in first.accessibleDescription()
    chosen: list[Entry] = []
    games.chosen.connect(chosen.append)
    QTest.mouseClick(first, LEFT)
    second.setFocus()
    games.set_entries(entries)
    assert games.rows == [first, second]
    QTest.keyClick(second, Qt.Key.Key_Return)
    assert chosen == entries
    games.grab()
    qtbot.waitUntil(lambda: all(pictures.is_known(entry) for entry in entries))
    games.set_entries([])
    assert games.isHidden()
