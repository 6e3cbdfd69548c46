"""The game on the table: its title and star, and copies of it, on disks of every kind."""

from __future__ import annotations

import threading
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDir, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.atomic_files import RETRY_SECONDS
from kingdom_builder_qt.game import Seat
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.game.record.entry_line import without_head
from kingdom_builder_qt.game.record.glance import glance
from kingdom_builder_qt.game.record.saved_game import record_text
from kingdom_builder_qt.ui.desktop.files import file_dialog_folders
from kingdom_builder_qt.ui.desktop.tasks import is_writing
from kingdom_builder_qt.ui.library.games.name_game_dialog import NameGameDialog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.shell.workshop_interface import Trial
from tests.helpers.held import Holder
from tests.ui.opening import (
    DeadDisk,
    copy_to,
    library_texts,
    no_task_runs,
    open_entry,
    record_path,
    records,
    wait_for,
    wait_for_tasks,
    wait_until,
)
from tests.ui.sample_games import click_hex, first_target, new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton
PROGRAM = "Kingdom Builder Qt"


@pytest.fixture
def table(window: MainWindow, catalog: Catalog) -> MainWindow:
    """Return a window with a game of one move."""
    window.files.start(new_session(catalog, "human", "human"))
    play(window)
    return window


def play(window: MainWindow) -> str:
    """Play a move by mouse and return the game after it."""
    click_hex(window, first_target(window))
    return record_text(window.desk.session)


def name(window: MainWindow, title: str, *, starred: bool = False) -> None:
    """Press Ctrl+S and fill the dialog."""
    QTest.keyClick(window.game_page.view, Qt.Key.Key_S, CONTROL)
    dialog = window.dialogs.current
    assert isinstance(dialog, NameGameDialog)
    dialog.name.setText(title)
    dialog.star.setChecked(starred)
    dialog.ok.click()


def head(path: Path) -> tuple[str, bool]:
    """Return title and star in a record."""
    found = glance(path.read_text(encoding="utf-8"), str(path)).entry
    assert found is not None
    return found.title, found.starred


# -- title and star --------------------------------------------------------------------------------


def test_ctrl_s_names_and_stars_the_game(table: MainWindow) -> None:
    """Title and star are in the record and the window's title, and the dialog shows them again."""
    text = record_text(table.desk.session)
    name(table, "Friday", starred=True)
    assert table.game_saver.flush()
    assert head(record_path(table)) == ("Friday", True)
    assert library_texts() == [text]
    assert table.windowTitle() == f"Friday — {PROGRAM}"
    QTest.keyClick(table.game_page.view, Qt.Key.Key_S, CONTROL)
    dialog = table.dialogs.current
    assert isinstance(dialog, NameGameDialog)
    assert (dialog.title, dialog.is_starred) == ("Friday", True)
    dialog.reject()
    assert head(record_path(table)) == ("Friday", True)
    name(table, " ", starred=False)
    assert table.game_saver.flush()
    assert head(record_path(table)) == ("", False)
    assert table.windowTitle() == f"Ann, Bob — {PROGRAM}"


def test_a_title_goes_with_its_game(table: MainWindow, catalog: Catalog) -> None:
    """Further moves keep the title, a new game has none, and reopening the game restores it."""
    name(table, "Friday")
    play(table)
    assert table.game_saver.flush()
    path = record_path(table)
    assert head(path) == ("Friday", False)
    table.files.restart()
    assert table.windowTitle() == f"Ann, Bob — {PROGRAM}"
    play(table)
    assert table.game_saver.flush()
    assert head(record_path(table)) == ("", False)
    open_entry(table, path.stem)
    assert table.windowTitle() == f"Friday — {PROGRAM}"
    table.show_start_page()
    assert table.windowTitle() == PROGRAM


def test_a_game_is_named_before_its_first_move(window: MainWindow, catalog: Catalog) -> None:
    """The title waits for the entry, which is created by the first move."""
    window.files.start(new_session(catalog, "human", "human"))
    name(window, "Friday")
    assert window.windowTitle() == f"Friday — {PROGRAM}"
    play(window)
    assert window.game_saver.flush()
    assert head(record_path(window)) == ("Friday", False)


def test_a_title_from_the_list_reaches_the_table(table: MainWindow) -> None:
    """The table of this process writes the title, and no move is lost."""
    assert table.game_saver.flush()
    games = table.games.show()
    games.games.running_renamed.emit("Friday")
    games.games.running_starred.emit(True)
    games.close()
    assert table.windowTitle() == f"Friday — {PROGRAM}"
    text = play(table)
    assert table.game_saver.flush()
    assert head(record_path(table)) == ("Friday", True)
    assert library_texts() == [text]


@pytest.mark.parametrize("title", ["a[*]b", "x" * 200, "<b>x</b>\n\u202ey"])
def test_a_title_is_one_short_line(table: MainWindow, title: str) -> None:
    """The window shows a typed title verbatim, without a mark of changes."""
    table.game_saver.describe(title=title)
    shown = table.windowTitle()
    assert shown.endswith(f" — {PROGRAM}")
    assert len(shown.removesuffix(f" — {PROGRAM}")) <= 60
    assert "\n" not in shown
    assert not table.isWindowModified()


def test_naming_a_trial_brings_it_into_the_library(window: MainWindow, catalog: Catalog) -> None:
    """The trial is now stored like any other game; the earlier game stays."""
    options = new_session(catalog, "human", "human").options
    assert window.files.start_trial(Trial("farm", options, (Seat("Ann", 0), Seat("Bob", 1))))
    play(window)
    assert records() == []
    name(window, "Farm", starred=True)
    assert window.game_saver.flush()
    assert head(record_path(window)) == ("Farm", True)
    assert window.windowTitle() == f"Farm — {PROGRAM}"
    text = play(window)
    assert window.game_saver.flush()
    assert library_texts() == [text]


# -- copies ----------------------------------------------------------------------------------------


def test_a_copy_is_written_where_the_player_wants(table: MainWindow, tmp_path: Path) -> None:
    """The copy has only the id of the entry; further moves go into the library only."""
    name(table, "Friday", starred=True)
    QTest.keyClick(table.game_page.view, Qt.Key.Key_S, CONTROL | SHIFT)
    wait_for_tasks()
    dialog = table.dialogs.current
    assert isinstance(dialog, QFileDialog)
    assert Path(dialog.selectedFiles()[0]).name == "Friday.kbgame"
    text = record_text(table.desk.session)
    path = tmp_path / "copy.kbgame"
    dialog.fileSelected.emit(str(path.with_suffix("")))  # gets the suffix
    wait_for_tasks()
    dialog.close()
    wait_for(table.table_game.disk)
    assert table.status_line.message == f"Saved as {path}."
    found = glance(path.read_text(encoding="utf-8"), str(path)).entry
    assert found is not None
    assert (found.id, found.title, found.starred) == (record_path(table).stem, "", False)
    assert found.begun is found.played is None
    play(table)
    assert table.game_saver.flush()
    assert without_head(path.read_text(encoding="utf-8")) == text
    assert len(records()) == 1
    assert table.windowTitle() == f"Friday — {PROGRAM}"


def test_an_export_has_the_title_as_its_name(table: MainWindow) -> None:
    """A title that is no file name is replaced by the day."""
    for title, stem in (("Friday", "Friday"), ("a/b", date.today().isoformat())):
        table.game_saver.describe(title=title)
        table.actions_["export_game"].trigger()
        wait_for_tasks()
        dialog = table.dialogs.current
        assert isinstance(dialog, QFileDialog)
        assert Path(dialog.selectedFiles()[0]).name == f"{stem}.txt"
        dialog.close()


def test_the_second_copy_of_a_day_has_a_name_of_its_own(
    table: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Enter saves the next game as a second file, without a question."""
    monkeypatch.setattr(file_dialog_folders, "folder_elsewhere", lambda: tmp_path)
    names = []
    for _game in range(3):
        table.table_game.ask_copy()
        wait_for_tasks()
        dialog = table.dialogs.current
        assert isinstance(dialog, QFileDialog)
        assert dialog.directory() == QDir(str(tmp_path))
        (chosen,) = dialog.selectedFiles()
        names.append(Path(chosen).name)
        Path(chosen).touch()
        dialog.close()
    today = date.today().isoformat()
    assert names == [f"{today}.kbgame", f"{today}-2.kbgame", f"{today}-3.kbgame"]


@pytest.mark.parametrize(
    ("file", "words"),
    [
        ("aux.kbgame", "Windows reserves the name “aux.kbgame” for a device."),
        ("who wins?.kbgame", "Windows does not allow “?” in a file name."),
        ("mine.kbgame ", "the dot or space at the end of “mine.kbgame ”."),
    ],
)
def test_a_name_that_cannot_travel_is_refused(
    table: MainWindow, tmp_path: Path, file: str, words: str
) -> None:
    """Names forbidden on any system are refused with a message; nothing is written."""
    assert not copy_to(table.table_game, tmp_path / file)
    assert words in table.dialogs.current.text()
    assert "Choose another name" in table.dialogs.current.text()
    assert list(tmp_path.glob("*.kbgame*")) == []
    table.dialogs.close()


# -- a disk that does not answer -------------------------------------------------------------------


def write(window: MainWindow, path: Path, then: Callable[[], object] = lambda: None) -> None:
    """Start writing a copy."""
    session = window.desk.session
    assert session is not None
    window.table_game.write(session, path, then=then)


def game_in(path: Path) -> str:
    """Return the game of a copy."""
    return without_head(path.read_text(encoding="utf-8"))


def test_a_copy_on_a_dead_disk(
    at_once: None, table: MainWindow, dead: DeadDisk, qtbot: QtBot
) -> None:
    """The game continues and is saved; the copy has the state of the command."""
    path, text = dead.folder / "mine.kbgame", record_text(table.desk.session)
    write(table, path)
    qtbot.waitUntil(table.saving.isVisible)
    assert table.saving.text.text() == "Saving mine.kbgame…"
    newer = play(table)
    assert table.game_saver.flush()
    assert game_in(record_path(table)) == newer
    dead.back.set()
    wait_for(table.table_game.disk)
    assert not table.saving.isVisible()
    assert game_in(path) == text


def test_a_copy_is_given_up(at_once: None, table: MainWindow, dead: DeadDisk, qtbot: QtBot) -> None:
    """A cancelled copy gives no message and does not overwrite a later copy."""
    path, said = dead.folder / "mine.kbgame", list[str]()
    table.shell.message.connect(said.append)
    write(table, path)
    qtbot.waitUntil(table.saving.isVisible)
    QTest.mouseClick(table.saving.cancel, LEFT)
    assert not table.saving.isVisible()
    text = play(table)
    write(table, path)
    dead.back.set()
    wait_for(table.table_game.disk)
    assert len(said) == 1
    assert game_in(path) == text


def test_a_copy_is_written_elsewhere_instead(
    at_once: None, table: MainWindow, dead: DeadDisk, tmp_path: Path, qtbot: QtBot
) -> None:
    """The bar offers another place; the deferred call follows the copy there."""
    text, after = record_text(table.desk.session), list[str]()
    write(table, dead.folder / "mine.kbgame", lambda: after.append("left"))
    qtbot.waitUntil(table.saving.isVisible)
    QTest.mouseClick(table.saving.button, LEFT)
    wait_until(lambda: isinstance(table.dialogs.current, QFileDialog))
    dialog = table.dialogs.current
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "mine.kbgame"))
    wait_for(table.table_game.disk)
    assert game_in(tmp_path / "mine.kbgame") == text
    assert after == ["left"]
    table.dialogs.close()


def test_the_window_closes_when_the_copy_is_written(table: MainWindow, dead: DeadDisk) -> None:
    """The window closes after the copy; until then it shows the reason of the delay."""
    write(table, dead.folder / "mine.kbgame")
    dead.asked.acquire()
    assert not table.close()
    assert table.isVisible()
    assert table.saving.isVisible()
    dead.back.set()
    wait_for(table.table_game.disk)
    assert not table.isVisible()
    assert (dead.folder / "mine.kbgame").is_file()


def test_the_window_does_not_close_over_an_error(table: MainWindow, tmp_path: Path) -> None:
    """The window stays open for the error, and the player closes it."""
    write(table, tmp_path / "no folder" / "mine.kbgame")
    assert not table.close()
    wait_for(table.table_game.disk)
    assert table.isVisible()
    assert table.dialogs.current.text().startswith("There is no folder")
    table.dialogs.close()
    assert table.close()


def test_the_closing_is_given_up_with_the_copy(table: MainWindow, dead: DeadDisk) -> None:
    """Cancelling the copy cancels the closing; the next close does not wait."""
    write(table, dead.folder / "mine.kbgame")
    assert not table.close()
    QTest.mouseClick(table.saving.cancel, LEFT)
    assert table.isVisible()
    assert table.close()


def test_a_signal_to_end_closes_the_window(table: MainWindow, dead: DeadDisk) -> None:
    """The window closes at once; the exit of the program waits for the copy."""
    text, path = record_text(table.desk.session), dead.folder / "mine.kbgame"
    write(table, path)
    dead.asked.acquire()
    table.end()
    assert not table.isVisible()
    assert is_writing()
    dead.back.set()
    assert library_texts() == [text]
    assert game_in(path) == text


# -- a file that another program holds open --------------------------------------------------------


def test_a_copy_is_written_when_the_file_is_let_go(
    table: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The retry is announced, the window does not block, and the deferred call follows the copy."""
    path = tmp_path / "mine.kbgame"
    assert copy_to(table.table_game, path)
    text = play(table)
    Holder(path, RETRY_SECONDS / 2, monkeypatch)
    said, after = list[str](), list[str]()
    table.shell.message.connect(said.append)
    write(table, path, lambda: after.append(game_in(path)))
    qtbot.waitUntil(lambda: bool(after))
    assert after == [text]
    assert said[0] == "mine.kbgame is open in another program: trying again…"
    assert said[1].startswith("Saved as ")
    assert list(path.parent.glob("mine*")) == [path]


def test_a_copy_that_is_held_for_long_is_kept_beside(
    table: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A dialog names both files, the window stays open until it is read, and no move is lost."""
    path = tmp_path / "mine.kbgame"
    assert copy_to(table.table_game, path)
    old, text = path.read_text(encoding="utf-8"), play(table)
    Holder(path, 1e9, monkeypatch)
    after: list[str] = []
    write(table, path, lambda: after.append("closed"))
    qtbot.waitUntil(lambda: table.dialogs.current is not None)
    box = table.dialogs.current
    assert isinstance(box, QMessageBox)
    (beside,) = path.parent.glob("mine-kept-*.kbgame")
    assert box.text() == f"{path} is open in another program and was not changed."
    assert box.informativeText() == f"Your version was saved next to it as {beside.name}."
    assert game_in(beside) == text
    assert path.read_text(encoding="utf-8") == old
    assert after == []
    box.close()


def test_a_disk_that_fails_meanwhile_is_told(
    table: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error of the last attempt is reported with the name of the file."""
    path = tmp_path / "mine.kbgame"
    assert copy_to(table.table_game, path)
    Holder(path, 1e9, monkeypatch)

    def refuse(*_args: object) -> None:
        raise OSError(28, "No space left on device", "beside")

    monkeypatch.setattr("kingdom_builder_qt.content.atomic_files.FileInUse._keep", refuse)
    copy_to(table.table_game, path)
    qtbot.waitUntil(lambda: table.dialogs.current is not None)
    told = f"{path} cannot be written: The disk is full."
    assert table.dialogs.current.text() == told
    table.dialogs.close()


# -- the window Games over the table ---------------------------------------------------------------


def test_the_window_games_may_be_closed_before_the_library_answers(
    table: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """No deleted object receives the results."""
    answers, ask = threading.Event(), Library.ask

    def slow(*given: object) -> object:
        answers.wait(30)
        return ask(*given)

    monkeypatch.setattr(Library, "ask", slow)
    games = table.games.show()
    games.close()
    games.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(games)
    answers.set()
    qtbot.waitUntil(no_task_runs)
    QCoreApplication.processEvents()  # the results of the threads are delivered
    assert table.in_game
