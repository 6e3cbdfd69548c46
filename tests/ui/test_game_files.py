"""Unfinished games: how many are kept, what happens when that fails, two programs at once."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QDir
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog, paths
from kingdom_builder_qt.content.text_files import as_it_is
from kingdom_builder_qt.core.grid import bits
from kingdom_builder_qt.game.record.saved_game import load_record, record_text, save_record
from kingdom_builder_qt.ui.desktop.files import file_dialog_folders
from kingdom_builder_qt.ui.desktop.files.unfinished_games import (
    MAX_UNFINISHED,
    Slot,
    autosave_path,
    store_unfinished,
    unfinished_games,
)
from kingdom_builder_qt.ui.desktop.settings.settings import load_settings
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.opening import open_file, save_in, wait_for, wait_until
from tests.ui.sample_games import click_hex, first_target, new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

# Owns an autosave as a running program does, writes to it, and is killed.
KILLED = """
import os, signal, sys
from kingdom_builder_qt.ui.desktop.files.unfinished_games import Slot
slot = Slot()
slot.path.write_text(sys.argv[1])
print(slot.path.name, flush=True)
if len(sys.argv) > 2:
    sys.stdin.read()
os.kill(os.getpid(), signal.SIGKILL)
"""


def play_once(window: MainWindow, catalog: Catalog, seed: int = 5) -> None:
    """Start a game and build one settlement."""
    window.desk.start(new_session(catalog, "human", "human", seed=seed))
    click_hex(window, first_target(window))


def block_saves() -> None:
    """Put a file where the folder of saved games should be."""
    paths.user_saves().parent.mkdir(parents=True, exist_ok=True)
    paths.user_saves().write_text("", encoding="utf-8")


def click(box: QMessageBox, words: str) -> None:
    """Click the button of a box with these words."""
    next(b for b in box.buttons() if b.text().replace("&", "") == words).click()


def killed(text: str, *more: str) -> subprocess.Popen[str]:
    """Start a program that owns an autosave; with `more` it lives until its input ends."""
    root = str(Path(__file__).parents[2])
    return subprocess.Popen(
        [sys.executable, "-c", KILLED, text, *more],
        env={**os.environ, "PYTHONPATH": root},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("name", ["ask_open_elsewhere", "ask_save_elsewhere"])
def test_file_dialog_without_a_data_folder(
    window: MainWindow,
    catalog: Catalog,
    name: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where no folder for saved games can be made, the dialog shows another folder of the user."""
    monkeypatch.setattr(file_dialog_folders, "folder_elsewhere", lambda: tmp_path)
    block_saves()
    window.desk.start(new_session(catalog, "human", "human"))
    getattr(window.saved_games, name)()
    dialog = window.dialogs.current
    assert isinstance(dialog, QFileDialog)
    assert dialog.directory() == QDir(str(tmp_path))
    dialog.close()


def test_the_second_save_of_a_day_has_a_name_of_its_own(
    window: MainWindow, catalog: Catalog
) -> None:
    """Enter saves the next game beside the first one, without a question."""
    window.desk.start(new_session(catalog, "human", "human"))
    names = []
    for _game in range(3):
        window.saved_games.ask_save_elsewhere()
        dialog = window.dialogs.current
        assert isinstance(dialog, QFileDialog)
        (chosen,) = dialog.selectedFiles()
        names.append(Path(chosen).name)
        Path(chosen).touch()
        dialog.close()
    today = date.today().isoformat()
    assert names == [f"{today}.kbgame", f"{today}-2.kbgame", f"{today}-3.kbgame"]


def test_game_that_cannot_be_kept_is_not_lost(
    window: MainWindow, catalog: Catalog, expect_log: Callable[..., None]
) -> None:
    """Before a game is lost the player is asked, and Cancel changes nothing."""
    expect_log("unfinished game not kept")
    block_saves()
    play_once(window, catalog)
    session = window.desk.session
    window.files.restart()
    box = window.dialogs.current
    assert isinstance(box, QMessageBox)
    assert window.desk.session is session
    click(box, "Cancel")
    assert window.desk.session is session
    assert window.dialogs.current is None
    window.files.restart()
    window.dialogs.current.close()  # Escape
    assert window.desk.session is session
    window.files.restart()
    click(window.dialogs.current, "Discard game")
    assert window.desk.session is not session
    assert window.desk.session.log == []


def test_game_that_cannot_be_kept_is_saved_elsewhere(
    window: MainWindow, catalog: Catalog, tmp_path: Path, expect_log: Callable[..., None]
) -> None:
    """Save as: the new game begins only when the old one is on the disk."""
    expect_log("unfinished game not kept")
    block_saves()
    play_once(window, catalog)
    session, text = window.desk.session, record_text(window.desk.session)
    window.files.restart()
    click(window.dialogs.current, "Save elsewhere…")
    dialog = window.dialogs.current
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "no folder" / "mine.kbgame"))
    wait_for(window.saver.disk)
    assert window.desk.session is session
    window.files.restart()
    click(window.dialogs.current, "Save elsewhere…")
    window.dialogs.current.fileSelected.emit(str(tmp_path / "mine.kbgame"))
    wait_for(window.saver.disk)
    assert (tmp_path / "mine.kbgame").read_text(encoding="utf-8") == text
    assert window.desk.session is not session


def test_continued_game_that_cannot_be_kept(
    window: MainWindow, catalog: Catalog, tmp_path: Path, expect_log: Callable[..., None]
) -> None:
    """The game that only the start page offers is asked about and saved, too."""
    expect_log("unfinished game not kept")
    block_saves()
    play_once(window, catalog)
    text = record_text(window.desk.session)
    window.show_start_page()
    window.files.start_first_game()
    assert not window.in_game
    click(window.dialogs.current, "Save elsewhere…")
    window.dialogs.current.fileSelected.emit(str(tmp_path / "mine.kbgame"))
    wait_for(window.saver.disk)
    assert (tmp_path / "mine.kbgame").read_text(encoding="utf-8") == text
    assert window.in_game


def test_several_unfinished_games_survive(window: MainWindow, catalog: Catalog) -> None:
    """Every unfinished game gets a file of its own."""
    for seed in range(3):
        if seed:
            window.files.start(new_session(catalog, "human", "human", seed=seed))
        else:
            window.desk.start(new_session(catalog, "human", "human", seed=seed))
        click_hex(window, first_target(window))
    window.files.restart()
    kept = [load_record(path, catalog).options.seed for path in unfinished_games()]
    assert sorted(kept) == [0, 1, 2]
    assert {str(path) for path in unfinished_games()} <= set(window.settings.recent_files)


def test_a_game_that_was_left_twice_is_there_once(window: MainWindow, catalog: Catalog) -> None:
    """As it was left last; a game that went another way stays."""
    play_once(window, catalog)
    window.files.restart()
    (first,) = unfinished_games()
    open_file(window.files, first)
    click_hex(window, first_target(window))
    window.files.start(new_session(catalog, "human", "human", seed=8))
    (second,) = unfinished_games()
    assert second != first
    assert len(load_record(second, catalog).log) == 2
    assert str(first) not in window.settings.recent_files
    open_file(window.files, second)
    window.desk.controller.undo()
    window.desk.controller.undo()
    click_hex(window, max(bits(window.desk.position.targets("mandatory"))))
    window.files.start(new_session(catalog, "human", "human", seed=8))
    assert len(unfinished_games()) == 2


def test_a_game_that_gets_a_name_is_no_longer_among_those_that_were_left(
    window: MainWindow, catalog: Catalog, tmp_path: Path
) -> None:
    """Once it has its file, not for a list of its turns."""
    play_once(window, catalog)
    window.files.restart()
    (path,) = unfinished_games()
    open_file(window.files, path)
    window.saver.export(tmp_path / "mine.txt")
    wait_for(window.saver.disk)
    assert unfinished_games() == [path]
    click_hex(window, first_target(window))
    assert save_in(window.saver, tmp_path / "mine.kbgame")
    assert unfinished_games() == []
    assert str(path) not in window.settings.recent_files


def test_games_that_were_left_are_called_by_their_players(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """On the start page and in the menu, with the day and the round."""
    play_once(window, catalog)
    window.files.restart()
    window.show_start_page()
    menu = window.actions_.submenus["recent"]

    def said() -> str:
        menu.aboutToShow.emit()
        return menu.actions()[0].text()

    qtbot.waitUntil(lambda: said().startswith("Ann, Bob – Today, "))
    assert said().endswith(", round 1")
    (path,) = unfinished_games()
    words = [button.text() for button in window.start_page.findChildren(QPushButton)]
    assert said() in words
    assert window.titles.line(path) == said()


def test_the_open_menu_learns_names(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """A game that is not read yet has no date of its own making; its line follows by itself."""
    play_once(window, catalog)
    window.files.restart()
    menu = window.actions_.submenus["recent"]
    menu.aboutToShow.emit()
    assert menu.actions()[0].text() == "Unnamed game"
    qtbot.waitUntil(lambda: menu.actions()[0].text().startswith("Ann, Bob – Today, "))


def test_last_unfinished_games_are_kept(user_home: Path) -> None:
    """There are at most so many; the oldest go, files of the player stay."""
    paths.user_saves().mkdir(parents=True)
    own = paths.user_saves() / "unfinished business.kbgame"
    own.write_text("mine", encoding="utf-8")
    for number in range(MAX_UNFINISHED + 3):
        path = store_unfinished(f"game {number}", as_it_is)
        os.utime(path, (number + 1, number + 1))
    texts = {path.read_text(encoding="utf-8") for path in unfinished_games()}
    assert texts == {f"game {number}" for number in range(3, MAX_UNFINISHED + 3)}
    assert own.exists()


def test_opened_save_is_not_stored_again(
    window: MainWindow, catalog: Catalog, tmp_path: Path
) -> None:
    """A save that was only looked at needs no copy; one that was played on does."""
    play_once(window, catalog)
    save_in(window.saver, tmp_path / "mine.kbgame")
    window.files.restart()
    open_file(window.files, tmp_path / "mine.kbgame")
    window.show_start_page()
    window.files.start_first_game()
    assert unfinished_games() == []
    open_file(window.files, tmp_path / "mine.kbgame")
    click_hex(window, first_target(window))
    window.files.restart()
    assert len(unfinished_games()) == 1


def test_recent_files_and_settings_survive_a_kill(
    window: MainWindow, catalog: Catalog, tmp_path: Path
) -> None:
    """Recent files and settings are on the disk soon, not only after closing."""
    play_once(window, catalog)
    save_in(window.saver, tmp_path / "mine.kbgame")
    wait_until(lambda: load_settings()[0].recent_files == [str(tmp_path / "mine.kbgame")])
    before = window.settings.coordinates
    window.actions_["coordinates"].trigger()
    assert window.settings.coordinates == (not before)
    wait_until(lambda: load_settings()[0].coordinates == (not before))
    (tmp_path / "mine.kbgame").write_text("", encoding="utf-8")
    open_file(window.files, tmp_path / "mine.kbgame")
    wait_until(lambda: load_settings()[0].recent_files == [])
    window.dialogs.close()


def test_two_windows_have_two_autosaves(make_window: object, catalog: Catalog) -> None:
    """Neither of two programs overwrites the game of the other; both are offered later."""
    first, second = make_window(), make_window()
    for seed, window in enumerate((first, second)):
        play_once(window, catalog, seed)
        window.autosave.flush()
    assert first.autosave.path == autosave_path()
    assert second.autosave.path == autosave_path(2)
    assert load_record(autosave_path(), catalog).options.seed == 0
    assert load_record(autosave_path(2), catalog).options.seed == 1
    os.utime(autosave_path(), (1, 1))
    first.close()
    second.close()
    third = make_window()
    assert third.start_page.resume.isVisible()
    third.files.resume()
    assert third.desk.session.options.seed == 1
    (old,) = unfinished_games()
    assert load_record(old, catalog).options.seed == 0
    assert third.settings.recent_files == [str(old)]
    assert not autosave_path().exists()


def test_a_clock_that_was_put_back_changes_no_order(user_home: Path) -> None:
    """Games of a time to come are not newer than the one that was kept last."""
    paths.user_saves().mkdir(parents=True)
    future = time.time() + 1_000_000
    for number in range(MAX_UNFINISHED):
        os.utime(store_unfinished(f"old {number}", as_it_is), (future + number, future + number))
    new = [store_unfinished(f"new {number}", as_it_is) for number in range(3)]
    assert unfinished_games()[:3] == new[::-1]
    assert len(unfinished_games()) == MAX_UNFINISHED
    kept = {path.read_text(encoding="utf-8") for path in unfinished_games()}
    assert kept >= {"old 3", "old 9", "new 0", "new 2"}


def test_the_game_that_was_played_last_is_continued(
    make_window: Callable[..., MainWindow], catalog: Catalog
) -> None:
    """Whatever the clock said when the others were played."""
    first, second = make_window(), make_window()
    play_once(second, catalog, 1)
    second.autosave.flush()
    second.close()
    os.utime(autosave_path(2), (time.time() + 1_000_000,) * 2)
    play_once(first, catalog, 0)
    first.autosave.flush()
    first.close()
    third = make_window()
    third.files.resume()
    assert third.desk.session.options.seed == 0


def test_what_killed_programs_left_keeps_its_order(
    user_home: Path, expect_log: Callable[..., None]
) -> None:
    """The newest is taken over, the others are rescued; what is no text is put aside."""
    expect_log("is no game")
    user_home.mkdir()
    for number, data in enumerate((b"first", b"second", b"\xff\xfe", b"third"), start=1):
        autosave_path(number).write_bytes(data)
        os.utime(autosave_path(number), (10.0 - number, 10.0 - number))
    slot = Slot()
    assert slot.path == autosave_path()
    assert [path.read_text(encoding="utf-8") for path in slot.rescued] == ["second", "third"]
    assert [path.read_bytes() for path in slot.aside] == [b"\xff\xfe"]
    assert unfinished_games() == slot.rescued
    slot.release()


def test_a_leftover_that_is_too_large_is_put_aside(
    user_home: Path, expect_log: Callable[..., None]
) -> None:
    """No game is so long: the file keeps its content under another name, and is not read."""
    expect_log("is no game")
    user_home.mkdir()
    autosave_path().write_bytes(b"first")
    with autosave_path(2).open("wb") as file:
        file.truncate(1 << 40)  # more than the memory holds; nothing of it is on the disk
    os.utime(autosave_path(2), (10.0, 10.0))
    slot = Slot()
    slot.release()
    assert slot.rescued == []
    assert [path.stat().st_size for path in slot.aside] == [1 << 40]
    assert not autosave_path(2).exists()


@pytest.mark.parametrize("when", [1e12, -1e12, 1e30])
def test_times_that_no_calendar_has(user_home: Path, when: float) -> None:
    """A file of such a date is kept under the name of today."""
    assert f"unfinished-{date.today().year}" in store_unfinished("game", as_it_is, (), when).name


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_locks_of_killed_programs_are_taken_over(user_home: Path) -> None:
    """A running program's file is left alone, a killed one's is not."""
    alive = killed("alive", "wait")
    try:
        assert alive.stdout.readline().strip() == "autosave.kbgame"
        dead = killed("dead")
        assert dead.communicate(timeout=60)[0].strip() == "autosave-2.kbgame"
        slot = Slot()
        assert slot.path == autosave_path(2)
        assert slot.path.read_text(encoding="utf-8") == "dead"
        assert slot.rescued == []
        slot.release()
    finally:
        alive.communicate("", timeout=60)
    slot = Slot()
    assert slot.path == autosave_path(2)  # the newest
    assert [path.read_text(encoding="utf-8") for path in slot.rescued] == ["alive"]
    slot.release()


def test_without_a_data_folder_there_is_no_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nothing can be written the program starts all the same."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("KINGDOM_BUILDER_QT_HOME", str(tmp_path / "file" / "below"))
    slot = Slot()
    assert slot.path == autosave_path()
    slot.release()


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("a.kbgame", "", "This file is damaged or incomplete."),
        ("a.kbgame", "format: 1\nprogram: x\n", "This file is damaged or incomplete."),
        ("a.kbgame", "format: 1\n\x00", "This file is damaged or incomplete."),
        ("a.kbgame", "format: 99\n", "This file was saved by a newer version of the program."),
        ("a.kbgame", "name: x\n", "This file is not a saved game."),
        ("a.png", "\x00\x01", "This file is not a saved game."),
        ("A.KBGAME", "\x00\x01", "This file is damaged or incomplete."),
        ("a.txt", "Dear diary", "This file is not a saved game."),
        ("a.kbgame", None, "This file cannot be read."),
    ],
)
def test_why_a_file_cannot_be_opened(
    window: MainWindow, tmp_path: Path, name: str, text: str | None, sentence: str
) -> None:
    """One sentence for the player; file, line and reason are details."""
    path = tmp_path / name
    if text is not None:
        path.write_text(text, encoding="utf-8")
    open_file(window.files, path)
    box = window.dialogs.current
    assert (box.text(), box.informativeText()) == (sentence, name)
    assert name in box.detailedText()
    box.close()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("aux.kbgame", "Windows reserves the name “aux.kbgame” for a device."),
        ("aux", "Windows reserves the name “aux.kbgame” for a device."),
        ("who wins?.kbgame", "Windows does not allow “?” in a file name."),
        ("mine.kbgame ", "the dot or space at the end of “mine.kbgame ”."),
    ],
)
def test_a_name_that_cannot_travel_is_refused(
    window: MainWindow, catalog: Catalog, tmp_path: Path, name: str, words: str
) -> None:
    """On every system, with a sentence that asks for another name; nothing is written."""
    play_once(window, catalog)
    save_in(window.saver, tmp_path / name)
    assert words in window.dialogs.current.text()
    assert "Choose another name" in window.dialogs.current.text()
    assert list(tmp_path.glob("*.kbgame*")) == []
    window.dialogs.close()


def test_cut_save_is_called_damaged(window: MainWindow, catalog: Catalog, tmp_path: Path) -> None:
    """A file whose end is missing is damaged, wherever it was cut."""
    path = tmp_path / "game.kbgame"
    save_record(path, new_session(catalog, "human", "human"))
    whole = path.read_text(encoding="utf-8")
    for part in (0.3, 0.6, 0.95):
        path.write_text(whole[: int(len(whole) * part)], encoding="utf-8")
        open_file(window.files, path)
        assert window.dialogs.current.text() == "This file is damaged or incomplete."
    window.dialogs.close()
