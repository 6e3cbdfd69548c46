"""Whole games in the window."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import bits
from kingdom_builder_qt.game.record.saved_game import record_text
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.opening import library_texts
from tests.ui.sample_games import new_session, shown_hexes


@pytest.mark.slow
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_computers_play_to_the_score_sheet(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """Two computer players finish a game, and the score sheet opens."""
    session = new_session(catalog, "random", "random")
    window.files.start(session)
    window.actions_["hurry"].trigger()
    qtbot.waitUntil(lambda: session.position.is_over, timeout=60_000)
    built = session.position.settlements
    assert shown_hexes(window) == {
        hex_: seat.colour for p, seat in enumerate(session.seats) for hex_ in bits(built(p))
    }
    qtbot.waitUntil(lambda: window.dialogs.current is not None, timeout=10_000)
    window.dialogs.current.close()
    assert window.game_saver.flush()
    assert library_texts() == [record_text(session)]  # the end, too
