"""Games are continued, opened from files and replayed, also by two programs."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.disk import DiskQuery
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.game.record.entry_line import EntryHead, with_head
from kingdom_builder_qt.game.record.game_files import game_of
from kingdom_builder_qt.game.record.game_text import game_text
from kingdom_builder_qt.game.record.saved_game import load_record, record_text, save_record
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.desktop import slot as slots
from kingdom_builder_qt.ui.desktop.files.trash import trash_folder
from kingdom_builder_qt.ui.desktop.settings.settings import load_settings
from kingdom_builder_qt.ui.desktop.tasks import wait_for_writes
from kingdom_builder_qt.ui.library.games.game_texts import GameTexts
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.shell.start.start_page import StartButton
from tests.ui.opening import (
    copy_to,
    leave_behind,
    library_texts,
    no_task_runs,
    open_entry,
    open_file,
    record_path,
    records,
    saved_session,
    wait_for,
    wait_for_tasks,
    wait_until,
)
from tests.ui.sample_games import LEFT, click_hex, first_target, new_session
from tests.ui.table.scores.test_counting import before_the_end

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

PROGRAM = """
import sys
from kingdom_builder_qt.app import program as app
def main():
    sys.exit(app.run(sys.argv[1:]))
if __name__ == "__main__":
    main()
"""


def start(window: MainWindow, catalog: Catalog, seed: int = 5) -> str:
    """Begin a game of two people, play a move by mouse, and return its record."""
    window.files.start(new_session(catalog, "human", "human", seed=seed))
    click_hex(window, first_target(window))
    assert window.game_saver.flush()
    return record_text(window.desk.session)


def begun(catalog: Catalog, seed: int = 5) -> Session:
    """Return a game with a move."""
    session = new_session(catalog, "human", "human", seed=seed)
    session.play(session.position.legal_moves()[0])
    return session


def over(catalog: Catalog) -> Session:
    """Return a finished game."""
    session, last = before_the_end(catalog)
    session.play(last)
    assert session.position.is_over
    return session


def offers(window: MainWindow, words: str) -> bool:
    """Return whether the start page offers to continue a game, with these words."""
    page = window.start_page
    return page.resume.isVisible() and words in " ".join(
        part.text() for part in page.resume.details
    )


# -- continued -------------------------------------------------------------------------------------


def test_an_unfinished_game_is_offered_and_continued(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """After leaving the table the start page offers the game with its last move."""
    window.library.begin()
    kept = start(window, catalog)
    window.actions_["close_game"].trigger()
    assert not window.in_game
    assert window.start_page.resume.isVisible()  # at once: nothing on the page moves later
    assert window.start_page.resume.hasFocus()
    qtbot.waitUntil(lambda: offers(window, "Round 1"))
    QTest.mouseClick(window.start_page.resume, LEFT)
    qtbot.waitUntil(lambda: window.in_game)
    assert record_text(window.desk.session) == kept
    assert len(records()) == 1


def test_the_game_that_was_left_is_continued_at_once(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """Continue opens the last game before the library has answered."""
    leave_behind(begun(catalog, 8))
    window.library.begin()
    window.files.look_for_unfinished()
    qtbot.waitUntil(lambda: offers(window, "Round 1"))
    kept = start(window, catalog)
    window.actions_["close_game"].trigger()
    window.start_page.resume.click()
    wait_for(window.files.reader)
    assert record_text(window.desk.session) == kept


def test_nothing_to_continue_at_first(window: MainWindow, qtbot: QtBot) -> None:
    """Without an unfinished game the button is missing, and Enter begins the first game."""
    with qtbot.waitSignal(window.files.continue_found):
        window.library.begin()
        window.files.look_for_unfinished()
    assert not window.start_page.resume.isVisible()
    QTest.mouseClick(window.start_page.first, LEFT)
    assert window.in_game


def test_a_game_to_be_continued_is_read_after_the_page_is_painted(
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A thread reads the game; the page reserves its space, and no part of it moves."""
    last = leave_behind(begun(catalog))
    threads: list[threading.Thread] = []
    may_read = threading.Event()
    entries = Library.entries

    def slow(*given: object) -> object:
        threads.append(threading.current_thread())
        may_read.wait(10)
        return entries(*given)

    monkeypatch.setattr(Library, "entries", slow)
    window = make_window(last_game=last, continued_game=last)
    page = window.start_page

    def shown() -> list[object]:
        buttons = page.findChildren(StartButton)
        return [window.focusWidget(), *(button.geometry() for button in buttons)]

    assert threads == []
    window.grab()  # paints the page, whose picture is drawn by events
    qtbot.waitUntil(lambda: bool(threads))
    QApplication.processEvents()
    before = shown()
    assert page.resume.isVisible()
    assert before[0] is page.resume
    assert "Round" not in " ".join(part.text() for part in page.resume.details)
    may_read.set()
    qtbot.waitUntil(lambda: offers(window, "Round 1"))
    QApplication.processEvents()
    assert shown() == before
    assert threading.main_thread() not in threads


def test_a_start_does_not_wait_for_the_disk(
    make_window: Callable[..., MainWindow], catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The settings tell whether there is a game to be continued: no file of a game is read."""
    last = leave_behind(begun(catalog))
    waits: list[float] = []
    monkeypatch.setattr(DiskQuery, "is_answered", lambda _query, seconds: waits.append(seconds))
    window = make_window(last_game=last, continued_game=last)
    assert window.start_page.resume.isVisible()
    assert waits == []


def test_a_finished_game_keeps_no_room_to_be_continued(
    window: MainWindow, make_window: Callable[..., MainWindow], catalog: Catalog, qtbot: QtBot
) -> None:
    """After its end neither this start page nor the next one has a place to continue."""
    window.library.begin()
    qtbot.waitUntil(no_task_runs)
    play_to_the_end(window, catalog)
    assert window.settings.continued_game == ""
    window.actions_["close_game"].trigger()
    assert not window.start_page.resume.isVisible()
    qtbot.waitUntil(no_task_runs)
    assert not window.start_page.resume.isVisible()
    window.close()
    assert wait_for_writes()
    found = load_settings()[0]
    again = make_window(last_game=found.last_game, continued_game=found.continued_game)
    assert found.last_game
    assert again.start_page.resume.isHidden()


def test_the_next_unfinished_game_has_its_place_after_the_end_of_one(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """The page knows at the end of a game which game is offered next, and opens that one."""
    session = begun(catalog)
    other = leave_behind(session)
    window.library.begin()
    qtbot.waitUntil(no_task_runs)
    play_to_the_end(window, catalog)
    qtbot.waitUntil(lambda: window.settings.continued_game == other)
    assert window.settings.last_game != other
    window.actions_["close_game"].trigger()
    assert window.start_page.resume.isVisible()
    assert window.focusWidget() is window.start_page.resume
    assert window.files.to_continue is None
    window.start_page.resume.click()
    wait_for(window.files.reader)
    assert record_text(window.desk.session) == record_text(session)


def play_to_the_end(window: MainWindow, catalog: Catalog) -> None:
    """Play the last move of a game."""
    session, last = before_the_end(catalog)
    window.files.start(session)
    window.desk.lift_curtain()
    window.desk.controller.play(last)
    assert session.position.is_over


def test_a_click_before_the_library_answers_continues_the_game(
    make_window: Callable[..., MainWindow], catalog: Catalog
) -> None:
    """The settings have the id of the game to be continued."""
    session = begun(catalog)
    window = make_window(continued_game=leave_behind(session))
    assert window.files.to_continue is None
    window.start_page.resume.click()
    wait_for(window.files.reader)
    assert record_text(window.desk.session) == record_text(session)


def test_the_last_game_comes_before_newer_ones(
    make_window: Callable[..., MainWindow], catalog: Catalog, qtbot: QtBot
) -> None:
    """The last game is first at any date; without one the newest is offered."""
    last = leave_behind(begun(catalog, 1), "20200101-120000-00000001")
    newest = leave_behind(begun(catalog, 2), "20271127-200000-00000002")
    os.utime(records()[0], (1e9, 1e9))
    for known, wanted in ((last, last), ("", newest), ("gone", newest)):
        window = make_window(last_game=known)
        with qtbot.waitSignal(window.files.continue_found):
            window.library.begin()
            window.files.look_for_unfinished()
        assert window.files.to_continue.id == wanted
        assert window.close()


def test_searches_that_meet_on_a_slow_disk_find_the_last_game(
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """After a kill several searches look at one lock, for as long as the disk needs for it."""
    last = leave_behind(begun(catalog, 1), "20200101-120000-00000001")
    newest = leave_behind(begun(catalog, 2), "20271127-200000-00000002")
    (path,) = [path for path in records() if path.stem == last]
    leave_lock(path)

    class SlowLock(QLockFile):
        def tryLock(self, milliseconds: int = 0) -> bool:
            is_taken = super().tryLock(milliseconds)
            time.sleep(0.1 * is_taken)
            return is_taken

    monkeypatch.setattr(slots, "QLockFile", SlowLock)
    window = make_window(last_game=last)
    window.library.begin()
    for _ in range(3):
        window.files.look_for_unfinished()
        QTest.qWait(10)
    qtbot.waitUntil(lambda: no_task_runs() and window.files.to_continue is not None)
    assert window.files.to_continue.id == last != newest


def leave_lock(path: Path) -> None:
    """Make the lock file that a killed program leaves."""
    killed = subprocess.Popen([sys.executable, "-c", ""])
    killed.wait(30)
    lock = slots.take_lock(path)
    text = path.with_suffix(".lock").read_text(encoding="utf-8")
    lock.unlock()
    _, *others = text.split("\n")
    path.with_suffix(".lock").write_text("\n".join([str(killed.pid), *others]), encoding="utf-8")


def test_the_settings_name_a_game_before_its_record_is_written(
    window: MainWindow, make_window: Callable[..., MainWindow], catalog: Catalog, qtbot: QtBot
) -> None:
    """A kill at the first move finds both; one before it offers the game of the last offer."""
    former = leave_behind(begun(catalog, 1), "20200101-120000-00000001")
    leave_behind(begun(catalog, 2), "20271127-200000-00000002")
    open_entry(window, former)
    window.files.start(new_session(catalog, "human", "human"))
    assert wait_for_writes()
    found = load_settings()[0]
    assert found.last_game == window.game_saver.game.head.id
    assert found.last_game not in [path.stem for path in records()]
    assert window.close()
    again = make_window(last_game=found.last_game, continued_game=found.continued_game)
    with qtbot.waitSignal(again.files.continue_found):
        again.library.begin()
        again.files.look_for_unfinished()
    assert again.files.to_continue.id == former


def test_a_game_that_is_being_opened_stays_on_offer(
    window: MainWindow, catalog: Catalog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lock that the window holds for it leads to no other offer while the disk is slow."""
    leave_behind(begun(catalog, 1))
    last = leave_behind(begun(catalog, 2))
    window.library.begin()
    qtbot.waitUntil(no_task_runs)
    found: list[object] = []
    window.files.continue_found.connect(lambda entry, _others: found.append(entry))
    back, read = threading.Event(), Library.read
    monkeypatch.setattr(Library, "read", lambda *given: (back.wait(30), read(*given))[1])
    window.files.open_entry(last)
    window.library.changed.emit()
    qtbot.waitUntil(lambda: [one.name for one in threading.enumerate()].count("disk") == 1)
    QApplication.processEvents()
    back.set()
    qtbot.waitUntil(lambda: window.in_game)
    assert found == []


def test_closing_keeps_game_and_choice(
    window: MainWindow, make_window: Callable[..., MainWindow], catalog: Catalog
) -> None:
    """The next start offers the game at the table, also after a kill."""
    kept = start(window, catalog)
    id_ = record_path(window).stem
    assert window.close()
    assert wait_for_writes()
    found = load_settings()[0]
    assert found.last_game == found.continued_game == id_
    again = make_window(continued_game=id_)
    again.files.resume()
    wait_for(again.files.reader)
    assert record_text(again.desk.session) == kept
    assert record_path(again).stem == id_


# -- files -----------------------------------------------------------------------------------------


def test_a_file_is_taken_into_the_library_once(
    window: MainWindow, catalog: Catalog, tmp_path: Path
) -> None:
    """A file opened twice is one entry, which gets the moves; the file is not changed."""
    path = tmp_path / "mine.kbgame"
    save_record(path, begun(catalog))
    before = path.read_bytes()
    for _ in range(2):
        open_file(window.files, path)
        assert window.game_saver.game.head.title == "mine"
        click_hex(window, first_target(window))
        assert window.game_saver.flush()
        window.actions_["close_game"].trigger()
        assert len(records()) == 1
        assert path.read_bytes() == before
    assert len(load_record(records()[0], catalog).log) == 3


def test_a_copy_is_never_read_back(window: MainWindow, catalog: Catalog, tmp_path: Path) -> None:
    """Opening an earlier copy of a game continues its entry with the later moves."""
    start(window, catalog)
    path = tmp_path / "copy.kbgame"
    assert copy_to(window.table_game, path)
    before = path.read_bytes()
    click_hex(window, first_target(window))
    text = record_text(window.desk.session)
    window.actions_["close_game"].trigger()
    said: list[str] = []
    window.files.message.connect(said.append)
    open_file(window.files, path)
    assert said == ["Your games have later moves of this game. It continues with them."]
    assert record_text(window.desk.session) == text
    assert library_texts() == [text]
    assert path.read_bytes() == before


def test_a_game_that_is_only_opened_keeps_its_date(window: MainWindow, catalog: Catalog) -> None:
    """The first move, not the opening, changes when the game was played."""
    session, id_ = begun(catalog), "20260504-120000-00000001"
    played = datetime(2026, 5, 4, 12)
    Library().write(EntryHead(id_, begun=played, played=played), record_text(session))
    for _ in range(2):
        open_entry(window, id_)
        assert window.game_saver.flush()
        window.actions_["close_game"].trigger()
        records()
        assert Library().read(id_)[0].played == played
    open_entry(window, id_)
    click_hex(window, first_target(window))
    assert window.game_saver.flush()
    assert Library().read(id_)[0].played > played


@pytest.mark.parametrize("way", ["opened", "pasted", "imported"])
def test_a_copy_of_a_deleted_game_restores_its_entry(
    window: MainWindow, catalog: Catalog, tmp_path: Path, way: str
) -> None:
    """The entry returns with its later moves, title and star, and nothing is left to undo."""
    start(window, catalog)
    path = tmp_path / "copy.kbgame"
    assert copy_to(window.table_game, path)
    click_hex(window, first_target(window))
    window.game_saver.describe(title="Friday", starred=True)
    id_, text = record_path(window).stem, record_text(window.desk.session)
    window.actions_["close_game"].trigger()
    assert len(records()) == 1
    library = window.library
    library.remove([id_])
    wait_until(lambda: library.deleted is not None)
    wait_for_tasks()
    said: list[str] = []
    window.files.message.connect(said.append)
    if way == "imported":
        library.imported.connect(lambda found: said.append(GameTexts(catalog).imported(found)))
        library.add([path])
        wait_until(lambda: bool(said))
    elif way == "opened":
        open_file(window.files, path)
    else:
        window.files.paste(path.read_text(encoding="utf-8"))
        wait_for(window.files.reader)
    wait_for_tasks()
    assert said == ["This game was restored from the deleted games."]
    if way != "imported":
        assert record_text(window.desk.session) == text
    assert library_texts() == [text]
    (entry,) = Library().entries(Library().ids())
    assert (entry.id, entry.title, entry.starred) == (id_, "Friday", True)
    assert [*trash_folder().iterdir()] == []
    assert library.deleted is None


def test_a_later_copy_of_the_game_at_the_table_makes_no_second_entry(
    window: MainWindow, catalog: Catalog, tmp_path: Path
) -> None:
    """The table keeps its game, and a message says so."""
    text = start(window, catalog)
    path, session = tmp_path / "copy.kbgame", window.desk.session
    later = game_of(text, "record", catalog)
    later.play(later.position.legal_moves()[0])
    head = EntryHead(record_path(window).stem)
    path.write_text(with_head(record_text(later), head), encoding="utf-8")
    open_file(window.files, path)
    assert window.status_line.message == "This game is on the table already."
    assert window.desk.session is session
    assert library_texts() == [text]


def test_the_game_at_the_table_is_not_opened_again(
    window: MainWindow, catalog: Catalog, tmp_path: Path
) -> None:
    """The entry, the record and a copy of the game all lead to the table, with a message."""
    start(window, catalog)
    path, session = tmp_path / "copy.kbgame", window.desk.session
    assert copy_to(window.table_game, path)
    open_entry(window, record_path(window).stem)
    assert window.status_line.message == "This game is on the table already."
    for file in (path, record_path(window)):
        window.status_line.show("")
        open_file(window.files, file)
        assert window.status_line.message == "This game is on the table already."
        assert window.desk.session is session
    assert len(records()) == 1


def test_a_finished_game_is_replayed(window: MainWindow, catalog: Catalog, tmp_path: Path) -> None:
    """A file and an entry are replayed; the game at the table stays there."""
    start(window, catalog)
    session = window.desk.session
    path = tmp_path / "old.kbgame"
    save_record(path, over(catalog))
    open_file(window.files, path)
    assert len(records()) == 2
    wait_until(lambda: window.replays.window is not None)
    window.replays.window.close()
    other = next(record for record in records() if record != record_path(window))
    open_entry(window, other.stem)
    wait_until(lambda: window.replays.window is not None)
    assert window.desk.session is session
    window.replays.window.close()


def test_a_game_that_cannot_be_taken_in_is_played(
    window: MainWindow,
    catalog: Catalog,
    tmp_path: Path,
    user_home: Path,
    expect_log: Callable[..., None],
    qtbot: QtBot,
) -> None:
    """With an unwritable library the game is played, with a notice."""
    expect_log("is not in the library")
    expect_log("the game is not being saved")
    user_home.mkdir(exist_ok=True)
    (user_home / "games").touch()
    path = tmp_path / "mine.kbgame"
    save_record(path, begun(catalog))
    open_file(window.files, path)
    assert record_text(window.desk.session) == record_text(begun(catalog))
    qtbot.waitUntil(window.not_saving_notice.isVisible)
    (user_home / "games").unlink()
    assert window.game_saver.flush()


@pytest.mark.parametrize("way", ["file", "pasted"])
def test_a_finished_game_that_cannot_be_taken_in_is_replayed(
    window: MainWindow,
    catalog: Catalog,
    tmp_path: Path,
    user_home: Path,
    expect_log: Callable[..., None],
    qtbot: QtBot,
    way: str,
) -> None:
    """The game is replayed as one of the library; the window reports that it was not added."""
    expect_log("is not in the library")
    user_home.mkdir(exist_ok=True)
    (user_home / "games").touch()
    said: list[str] = []
    window.files.message.connect(said.append)
    if way == "file":
        path = tmp_path / "mine.kbgame"
        save_record(path, over(catalog))
        window.files.open(path)
    else:
        window.files.paste(record_text(over(catalog)))
    qtbot.waitUntil(lambda: window.replays.window is not None)
    assert window.desk.session is None
    assert len(said) == 1
    assert said[0].startswith("This game could not be added to your games")
    window.replays.window.close()


def test_a_broken_file_changes_nothing(
    window: MainWindow, catalog: Catalog, tmp_path: Path
) -> None:
    """A broken file is named in one sentence; neither the game nor the library changes."""
    start(window, catalog)
    session = window.desk.session
    bad = tmp_path / "bad.kbgame"
    bad.write_text("format: 1\nthis is no game", encoding="utf-8")
    open_file(window.files, bad)
    box = window.dialogs.current
    assert box.text() == "This file is damaged or incomplete."
    assert box.informativeText() == "bad.kbgame"
    assert f"{bad}:3:" in box.detailedText()
    assert window.desk.session is session
    assert len(records()) == 1
    window.dialogs.current.close()


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
    """The player reads one sentence; file, line and reason are details."""
    path = tmp_path / name
    if text is not None:
        path.write_text(text, encoding="utf-8")
    open_file(window.files, path)
    box = window.dialogs.current
    assert (box.text(), box.informativeText()) == (sentence, name)
    assert name in box.detailedText()
    assert records() == []
    box.close()


def test_a_cut_file_is_called_damaged(window: MainWindow, catalog: Catalog, tmp_path: Path) -> None:
    """A file cut anywhere before its end is damaged."""
    path = tmp_path / "game.kbgame"
    save_record(path, new_session(catalog, "human", "human"))
    whole = path.read_text(encoding="utf-8")
    for part in (0.3, 0.6, 0.95):
        path.write_text(whole[: int(len(whole) * part)], encoding="utf-8")
        open_file(window.files, path)
        assert window.dialogs.current.text() == "This file is damaged or incomplete."
    window.dialogs.close()


def test_a_list_of_turns_is_one_entry(window: MainWindow, catalog: Catalog, tmp_path: Path) -> None:
    """A list opened twice is one entry; moves are not written into the list."""
    path = tmp_path / "game.txt"
    path.write_text(game_text(begun(catalog)), encoding="utf-8")
    before = path.read_bytes()
    for _ in range(2):
        open_file(window.files, path)
        assert len(window.desk.session.log) == 1
        window.actions_["close_game"].trigger()
    assert len(records()) == 1
    assert path.read_bytes() == before


# -- records of the library ------------------------------------------------------------------------


def test_a_game_of_a_removed_record_is_said_to_be_gone(
    window: MainWindow, catalog: Catalog
) -> None:
    """An entry without a record is reported."""
    id_ = leave_behind(begun(catalog))
    records()[0].unlink()
    open_entry(window, id_)
    assert window.dialogs.current.text() == "This game is no longer in your games."
    window.dialogs.close()


def test_a_damaged_record_is_named_and_set_aside(
    window: MainWindow,
    catalog: Catalog,
    expect_log: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    """A damaged record is quarantined at the start; a notice names it and shows its folder."""
    shown: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", shown.append)
    expect_log("no game, kept as")
    leave_behind(begun(catalog))
    (path,) = records()
    path.write_text("nonsense", encoding="utf-8")
    os.utime(path, (1e9, 1e9))  # no thread is still copying it
    with qtbot.waitSignal(window.library.quarantined):
        window.library.begin()
    (kept,) = path.parent.glob("*.bad")
    assert kept.read_text(encoding="utf-8") == "nonsense"
    assert not path.exists()
    assert not window.start_page.resume.isVisible()
    notice = window.quarantine_notice
    assert notice.isVisible()
    assert str(kept) in notice.text.text()
    assert notice.text.textFormat() is Qt.TextFormat.PlainText
    notice.button.click()
    assert shown == [QUrl.fromLocalFile(str(kept.parent))]
    notice.shut.click()
    assert notice.isHidden()


def test_a_record_that_cannot_be_opened_is_free_again(window: MainWindow, catalog: Catalog) -> None:
    """A damaged record is reported and not locked: it can be opened after a repair."""
    session = begun(catalog)
    id_ = leave_behind(session)
    (path,) = records()
    good = path.read_bytes()
    path.write_bytes(good[:-20])
    open_entry(window, id_)
    assert window.dialogs.current.text() == "This file is damaged or incomplete."
    window.dialogs.close()
    path.write_bytes(good)
    open_entry(window, id_)
    assert record_text(window.desk.session) == record_text(session)


def test_opening_that_is_given_up_leaves_the_game_free(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """An opening cancelled by its button, another game or a second click leaves no lock."""
    back, read = threading.Event(), Library.read

    def slow(*given: object) -> object:
        back.wait(30)
        return read(*given)

    monkeypatch.setattr("kingdom_builder_qt.ui.desktop.files.file_queues.SLOW_MS", 0)
    monkeypatch.setattr(Library, "read", slow)
    id_ = leave_behind(begun(catalog, 8))
    window.files.open_entry(id_)
    qtbot.waitUntil(window.opening.isVisible)
    window.opening.button.click()
    assert window.opening.isHidden()
    window.files.open_entry(id_)
    window.files.open_entry(id_)
    assert window.dialogs.current is None
    window.files.start(new_session(catalog, "human", "human"))
    assert window.desk.session.options.seed == 5
    back.set()
    open_entry(window, id_)
    assert window.desk.session.options.seed == 8
    qtbot.waitUntil(lambda: not window.files.reader._running)


# -- two programs ----------------------------------------------------------------------------------


def test_each_of_two_windows_continues_its_own_game(
    make_window: Callable[..., MainWindow], catalog: Catalog, tmp_path: Path
) -> None:
    """A game that is open in another window is refused until it is left there."""
    first, second = make_window(), make_window()
    start(first, catalog, 1)
    copy = tmp_path / "copy.kbgame"
    assert copy_to(first.table_game, copy)
    click_hex(first, first_target(first))
    assert first.game_saver.flush()
    text = record_text(first.desk.session)
    start(second, catalog, 2)
    id_ = record_path(first).stem
    session = second.desk.session
    open_entry(second, id_)
    assert second.dialogs.current.text() == "This game is open in another window."
    second.dialogs.close()
    said: list[str] = []
    second.files.message.connect(said.append)
    open_file(second.files, copy)  # of an earlier state
    assert second.dialogs.current.text() == "This game is open in another window."
    assert said == []
    second.dialogs.close()
    assert second.desk.session is session
    click_hex(second, first_target(second))
    assert len(saved_session(second).log) == 2
    assert saved_session(first).options.seed == 1
    first.actions_["close_game"].trigger()
    open_entry(second, id_)
    assert record_text(second.desk.session) == text
    assert len(records()) == 2


def test_the_lock_of_a_killed_program_is_taken_over(
    window: MainWindow, catalog: Catalog, tmp_path: Path
) -> None:
    """The game of a running program is refused, and that of a killed one is opened."""
    if sys.platform == "win32":
        pytest.skip("Windows has no SIGKILL")
    session = begun(catalog)
    id_ = leave_behind(session)
    (path,) = records()
    holder = (
        "import sys\nfrom pathlib import Path\n"
        "from kingdom_builder_qt.ui.desktop.slot import take_lock\n"
        "lock = take_lock(Path(sys.argv[1]))\n"
        "print(lock is not None, flush=True)\nsys.stdin.read()\n"
    )
    running = subprocess.Popen(
        [sys.executable, "-c", holder, str(path)],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with running:
        assert running.stdout.readline() == "True\n"
        open_entry(window, id_)
        assert window.dialogs.current.text() == "This game is open in another window."
        window.dialogs.close()
        running.send_signal(signal.SIGKILL)
        running.wait(10)
    open_entry(window, id_)
    assert record_text(window.desk.session) == record_text(session)


# -- a program that is killed ----------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="packaging/windows/prove.sh tries it there")
def test_a_kill_in_mid_game_loses_at_most_a_move(
    catalog: Catalog, tmp_path: Path, user_home: Path, qtbot: QtBot
) -> None:
    """After kill -9 the record is a legal game with at least the moves on the disk before."""
    begin = tmp_path / "start.kbgame"
    save_record(begin, new_session(catalog, "builder", "builder"))
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    root = Path(__file__).parents[3]
    running = subprocess.Popen(
        [sys.executable, str(program), str(begin)], env={**os.environ, "PYTHONPATH": str(root)}
    )
    worker = None
    try:
        deadline = time.monotonic() + 60
        while not records() or len(moves_of(records()[0], catalog)) < 4:
            assert time.monotonic() < deadline, "the program did not play"
            assert running.poll() is None, "the program ended by itself"
            time.sleep(0.05)
        worker = child_of(running.pid)
        before = moves_of(records()[0], catalog)
    finally:
        running.send_signal(signal.SIGKILL)
        running.wait(10)
    (record,) = records()
    kept = load_record(record, catalog)
    assert [str(entry.move) for entry in kept.log][: len(before)] == before
    assert not kept.position.is_over
    assert len(load_record(begin, catalog).log) == 0
    qtbot.waitUntil(lambda: worker is None or not Path(f"/proc/{worker}").exists(), timeout=10_000)


def moves_of(path: Path, catalog: Catalog) -> list[str]:
    """Return the moves of a saved game."""
    return [str(entry.move) for entry in load_record(path, catalog).log]


def child_of(pid: int) -> int | None:
    """Return the worker process of a running program, None where the system has no /proc."""
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            status = (entry / "stat").read_text().rpartition(")")[2].split()
            command = (entry / "cmdline").read_text()
        except OSError:
            continue
        if int(status[1]) == pid and "spawn_main" in command:
            return int(entry.name)
    return None
