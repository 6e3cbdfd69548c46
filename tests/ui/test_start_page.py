"""The start page: everything on it fits into a low window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QPushButton

from kingdom_builder_qt.ui.window.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.mark.parametrize(("height", "count"), [(540, 1), (800, 3)])
def test_recent_games_as_room_allows(window: MainWindow, height: int, count: int) -> None:
    """A low page shows one recent game, so that no button is cut."""
    window.setMinimumSize(1, 1)
    window.resize(960, height)
    page = window.start_page
    page.set_continue("Today, your turn")
    page.set_recent([Path(f"game {n}.kbgame") for n in range(5)])
    QApplication.processEvents()  # new buttons are shown by an event
    buttons = [b for b in page.findChildren(QPushButton) if b.isVisible()]
    games = [b for b in buttons if b.text().startswith("game")]
    assert len(games) == count
    assert all(page.rect().contains(b.mapTo(page, b.rect().bottomRight())) for b in buttons)
