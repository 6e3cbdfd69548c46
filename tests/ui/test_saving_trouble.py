"""The game cannot be saved: it is said at once and until it can, and nothing is lost unasked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QDir
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.record.saved_game import load_record, record_text
from kingdom_builder_qt.ui.library.saved import feature
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.desk.autosave import autosave_path
from tests.ui.opening import save_in, wait_for
from tests.ui.sample_games import click_hex, first_target, new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
ELSEWHERE = Path(__file__).parent  # which folder it is, is a matter of `test_file_dialog_folders`


@pytest.fixture
def blocked(
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    monkeypatch: pytest.MonkeyPatch,
    expect_log: Callable[..., None],
    qtbot: QtBot,
) -> MainWindow:
    """Return a window whose game was saved once, then a move was played and could not be."""
    monkeypatch.setattr("kingdom_builder_qt.ui.table.desk.autosave.RETRY_MS", 20)
    monkeypatch.setattr(f"{feature.__name__}.folder_elsewhere", lambda: ELSEWHERE)
    window = make_window()
    window.desk.start(new_session(catalog, "human", "human"))
    assert window.autosave.flush()
    assert window.not_saving.isHidden()
    expect_log("autosave failed")
    autosave_path().unlink()
    autosave_path().mkdir()  # a folder in the way
    click_hex(window, first_target(window))
    qtbot.waitUntil(window.not_saving.isVisible, timeout=5000)  # no second move is needed
    return window


def make_room() -> None:
    """Let the game be saved again."""
    autosave_path().rmdir()


def answer(window: MainWindow, words: str) -> None:
    """Click a button of the question."""
    box = window.dialogs.current
    assert isinstance(box, QMessageBox)
    assert box.defaultButton().text() == "Save elsewhere…"
    next(b for b in box.buttons() if b.text().replace("&", "") == words).click()


def choose(window: MainWindow, path: Path) -> None:
    """Choose a file in the dialog that is open."""
    dialog = window.dialogs.current
    assert isinstance(dialog, QFileDialog)
    assert dialog.directory() == QDir(str(ELSEWHERE))  # not our folder, which is full, too
    dialog.fileSelected.emit(str(path))
    wait_for(window.saver.disk)


def test_warning_comes_with_the_first_failure_and_goes(
    blocked: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """It names the file and stays; saving resumes by itself when there is room again."""
    told = blocked.not_saving.text.text()
    assert told.startswith("The game is not being saved: ")
    assert told.endswith(str(autosave_path()))
    make_room()
    qtbot.waitUntil(blocked.not_saving.isHidden, timeout=5000)
    assert len(load_record(autosave_path(), catalog).log) == 1
    assert blocked.close()


def test_closing_asks(blocked: MainWindow) -> None:
    """Cancel changes nothing, and closing without saving is the player's own word."""
    assert not blocked.close()
    answer(blocked, "Cancel")
    assert blocked.isVisible()
    assert blocked.not_saving.isVisible()
    assert not blocked.close()
    answer(blocked, "Close without saving")
    assert not blocked.isVisible()
    assert autosave_path().is_dir()


def test_closing_saves_elsewhere(blocked: MainWindow, tmp_path: Path) -> None:
    """The window closes once the game is on the disk, not before."""
    text = record_text(blocked.desk.session)
    assert not blocked.close()
    answer(blocked, "Save elsewhere…")
    choose(blocked, tmp_path / "no folder" / "mine.kbgame")
    assert blocked.isVisible()
    box = blocked.dialogs.current
    assert isinstance(box, QMessageBox)
    assert box.text() == f"There is no folder {tmp_path / 'no folder'}."
    box.close()
    assert not blocked.close()
    answer(blocked, "Save elsewhere…")
    choose(blocked, tmp_path / "mine.kbgame")
    assert not blocked.isVisible()
    assert (tmp_path / "mine.kbgame").read_text(encoding="utf-8") == text


def test_a_game_that_was_saved_elsewhere_is_not_asked_about(
    blocked: MainWindow, tmp_path: Path
) -> None:
    """The warning offers that; a further move is unsaved again."""
    blocked.not_saving.button.click()
    choose(blocked, tmp_path / "mine.kbgame")
    assert not blocked.autosave.loses_moves()
    click_hex(blocked, first_target(blocked))
    assert blocked.autosave.loses_moves()
    blocked.desk.controller.undo()
    assert not blocked.autosave.loses_moves()
    assert blocked.close()


def test_leaving_the_table_asks(blocked: MainWindow, tmp_path: Path) -> None:
    """The start page would offer the game as it was long ago, or not at all."""
    blocked.actions_["close_game"].trigger()
    answer(blocked, "Cancel")
    assert blocked.in_game
    blocked.actions_["close_game"].trigger()
    answer(blocked, "Close without saving")
    assert not blocked.in_game
    assert blocked.not_saving.isHidden()
    assert blocked.close()


def test_saving_error_names_the_file_of_the_player(blocked: MainWindow, tmp_path: Path) -> None:
    """Never a file of ours that nobody has heard of."""
    folder = tmp_path / "mine.kbgame"
    folder.mkdir()
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(OSError, match="mine") as caught:
        file.replace(folder)
    reason = caught.value.strerror
    assert not save_in(blocked.saver, folder)
    assert blocked.dialogs.current.text() == f"{folder} cannot be written: {reason}."
    assert list(tmp_path.glob(".kingdom*")) == []
    blocked.dialogs.close()
    make_room()
