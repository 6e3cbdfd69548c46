"""Fixtures for tests of the new-game dialog."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.editor.sections.browser.section_chooser import BrowserChooser
from kingdom_builder_qt.ui.newgame.new_game_dialog import NewGameDialog
from tests.ui.newgame.new_game import SURPRISE, Dialog


@pytest.fixture
def dialog_of(qtbot: QtBot, catalog: Catalog, boards_painted_once: None) -> Dialog:
    """Return a function that shows a new-game dialog with seed 5.

    By default chance decides everything.
    """

    def make(
        remembered: dict[str, object] = SURPRISE,
        page: int | None = None,
        content: Catalog = catalog,
    ) -> NewGameDialog:
        dialog = NewGameDialog(content, BrowserChooser, remembered, seed=5)
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.activateWindow()
        with qtbot.waitActive(dialog):
            pass
        if page is not None:
            dialog.tabs.bar.setCurrentIndex(page)
            qtbot.wait(1)
        return dialog

    return make
