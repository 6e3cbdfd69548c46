"""The running game gets a name beside the games that have one; nothing is replaced unseen."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from kingdom_builder_qt.ui.library.saved.save_dialog import SaveDialog
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog, paths
from kingdom_builder_qt.game.record.saved_game import record_text, save_record
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.opening import save_in, wait_for
from tests.ui.sample_games import click_hex, first_target, new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def saves(user_home: Path, catalog: Catalog) -> Path:
    """Return the folder of saved games, in which two games have names and one has none."""
    folder = paths.user_saves()
    folder.mkdir(parents=True)
    for name in ("Friday", "Sunday", "unfinished-2026-01-02-101500"):
        save_record(folder / f"{name}.kbgame", new_session(catalog, "human", "human", seed=9))
    return folder


@pytest.fixture
def text(window: MainWindow, catalog: Catalog, saves: Path) -> str:
    """Play a move and return the game that is on the table then."""
    window.desk.start(new_session(catalog, "human", "human"))
    click_hex(window, first_target(window))
    return record_text(window.desk.session)


def opened(window: MainWindow, qtbot: QtBot, games: int = 2) -> SaveDialog:
    """Ask for a name, as Save does first, and return the dialog with its cards."""
    window.actions_["save_as"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, SaveDialog)
    qtbot.waitUntil(lambda: len(dialog.games.model.entries) == games)
    return dialog


def save(window: MainWindow, dialog: SaveDialog) -> None:
    """Press Enter in the field and wait for the disk."""
    QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    wait_for(window.saver.disk)


def test_a_name_is_written_and_kept(
    window: MainWindow, text: str, saves: Path, qtbot: QtBot
) -> None:
    """The day is suggested and selected, so that typing replaces it; Enter saves."""
    dialog = opened(window, qtbot)
    assert dialog.focusWidget() is dialog.name
    today = date.today().isoformat()
    assert (dialog.name.text(), dialog.name.selectedText()) == (today, today)
    assert str(saves) in dialog.note.text()
    QTest.keyClicks(dialog.name, "Rainy day")
    save(window, dialog)
    assert (saves / "Rainy day.kbgame").read_text(encoding="utf-8") == text
    assert window.windowTitle().startswith("Rainy day[*]")


def test_a_card_gives_its_name_and_is_replaced(
    window: MainWindow, text: str, saves: Path, qtbot: QtBot
) -> None:
    """The button says so before; games that nobody named are not offered."""
    dialog = opened(window, qtbot)
    view, games = dialog.games.view, dialog.games.shown
    assert dialog.games.current is None
    names = [games.index(row, 0).data() for row in range(games.rowCount())]
    assert sorted(names) == ["Friday", "Sunday"]
    assert dialog.save.text() == "Save"
    row = names.index("Sunday")
    middle = view.visualRect(games.index(row, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert dialog.name.text() == "Sunday"
    assert dialog.save.text() == "Replace"
    assert "This replaces" in dialog.note.text()
    dialog.save.click()
    wait_for(window.saver.disk)
    assert (saves / "Sunday.kbgame").read_text(encoding="utf-8") == text
    assert (saves / "Friday.kbgame").read_text(encoding="utf-8") != text


def test_writing_the_name_of_a_game_replaces_it_too(
    window: MainWindow, text: str, saves: Path, qtbot: QtBot
) -> None:
    """Only the whole name."""
    dialog = opened(window, qtbot)
    QTest.keyClicks(dialog.name, "Frida")
    assert dialog.save.text() == "Save"
    QTest.keyClicks(dialog.name, "y")
    assert dialog.save.text() == "Replace"
    save(window, dialog)
    assert (saves / "Friday.kbgame").read_text(encoding="utf-8") == text


def test_what_came_meanwhile_is_not_replaced(
    window: MainWindow, text: str, saves: Path, qtbot: QtBot
) -> None:
    """Nobody has seen it: the window asks."""
    dialog = opened(window, qtbot)
    QTest.keyClicks(dialog.name, "Monday")
    path = saves / "Monday.kbgame"
    path.write_text("of somebody else", encoding="utf-8")
    save(window, dialog)
    box = window.dialogs.current
    assert isinstance(box, QMessageBox)
    assert box.text() == "Monday.kbgame already exists."
    assert path.read_text(encoding="utf-8") == "of somebody else"
    next(b for b in box.buttons() if b.text().replace("&", "") == "Replace").click()
    wait_for(window.saver.disk)
    assert path.read_text(encoding="utf-8") == text


def test_a_name_that_cannot_be(window: MainWindow, text: str, qtbot: QtBot) -> None:
    """Why is said while it is written; nothing can be saved then."""
    dialog = opened(window, qtbot)
    QTest.keyClicks(dialog.name, "why?")
    assert "Windows does not allow “?”" in dialog.note.text()
    assert not dialog.save.isEnabled()
    QTest.keyClick(dialog.name, Qt.Key.Key_Backspace)
    assert dialog.save.isEnabled()
    dialog.name.clear()
    assert not dialog.save.isEnabled()
    dialog.reject()


def test_a_game_with_a_file_begins_there(
    window: MainWindow, text: str, tmp_path: Path, qtbot: QtBot
) -> None:
    """Its name and its folder; another name goes to the same folder."""
    assert save_in(window.saver, tmp_path / "mine.kbgame")
    dialog = opened(window, qtbot, games=3)
    assert (dialog.name.text(), dialog.save.text()) == ("mine", "Replace")
    QTest.keyClicks(dialog.name, "other")
    save(window, dialog)
    assert (tmp_path / "other.kbgame").read_text(encoding="utf-8") == text


def test_another_folder_is_chosen_in_the_dialog_of_the_system(
    window: MainWindow, text: str, saves: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    """Which begins with the suggested name."""
    dialog = opened(window, qtbot)
    dialog.other.click()
    system = window.dialogs.current
    assert isinstance(system, QFileDialog)
    assert system.selectedFiles() == [str(saves / f"{date.today()}.kbgame")]
    system.fileSelected.emit(str(tmp_path / "far.kbgame"))
    system.close()
    wait_for(window.saver.disk)
    assert (tmp_path / "far.kbgame").read_text(encoding="utf-8") == text
