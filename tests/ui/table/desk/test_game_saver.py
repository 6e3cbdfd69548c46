"""The game at the desk is saved after every decision; nothing is lost without a question."""

from __future__ import annotations

import os
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from datetime import date
from errno import ENOSPC, EROFS
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QDir, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog, atomic_files, paths
from kingdom_builder_qt.content.atomic_files import RETRY_SECONDS
from kingdom_builder_qt.core.grid import bits
from kingdom_builder_qt.core.moves import END_TURN
from kingdom_builder_qt.game import Seat, Session
from kingdom_builder_qt.game.challenges.challenge import challenge_of_day
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.game.record.entry_line import without_head
from kingdom_builder_qt.game.record.saved_game import load_record, record_text
from kingdom_builder_qt.ui.desktop import slot as slots
from kingdom_builder_qt.ui.desktop.files.file_errors import reason_of
from kingdom_builder_qt.ui.desktop.settings.retention import FOR_EVER, NOT_AT_ALL
from kingdom_builder_qt.ui.desktop.tasks import is_writing, wait_for_writes
from kingdom_builder_qt.ui.library.games import table_game_feature
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.shell.workshop_interface import Trial
from kingdom_builder_qt.ui.table.desk.game_saver import PATIENCE_MS
from kingdom_builder_qt.ui.table.desk.lesson_game import LessonGame
from tests.helpers.held import Holder
from tests.ui.opening import (
    copy_to,
    leave_behind,
    library_texts,
    no_task_runs,
    open_entry,
    record_path,
    records,
    saved_session,
    wait_for,
    wait_for_tasks,
    wait_until,
)
from tests.ui.sample_games import click_hex, first_target, new_session
from tests.ui.table.scores.test_counting import before_the_end

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
ELSEWHERE = Path(__file__).parent  # `test_file_dialog_folders` tries which folder it is


def start(window: MainWindow, catalog: Catalog, seed: int = 5) -> None:
    """Start a game of two people."""
    window.files.start(new_session(catalog, "human", "human", seed=seed))


def play(window: MainWindow) -> str:
    """Play a move by mouse and return the game after it."""
    click_hex(window, first_target(window))
    return record_text(window.desk.session)


# -- stored games ----------------------------------------------------------------------------------


def test_every_move_is_kept(window: MainWindow, catalog: Catalog) -> None:
    """The one record of the game holds exactly the moves played so far."""
    start(window, catalog)
    for _ in range(2):
        text = play(window)
        assert window.game_saver.flush()
        assert library_texts() == [text]


def test_a_move_that_was_taken_back_is_not_kept(window: MainWindow, catalog: Catalog) -> None:
    """The record follows undo and redo, back to the first position."""
    start(window, catalog)
    play(window)
    assert len(saved_session(window).log) == 1
    window.desk.controller.undo()
    assert saved_session(window).log == []
    window.desk.controller.redo()
    assert len(saved_session(window).log) == 1


def test_a_game_without_a_move_leaves_no_entry(window: MainWindow, catalog: Catalog) -> None:
    """A game without a move creates neither a record nor a lock."""
    start(window, catalog)
    window.actions_["close_game"].trigger()
    start(window, catalog, 6)
    assert window.game_saver.flush()
    assert window.close()
    assert not list((paths.user_data() / "games").glob("*"))


def test_a_challenge_is_kept_from_its_set_up(window: MainWindow, catalog: Catalog) -> None:
    """The entry exists before the first move: seeing the board counts as an attempt."""
    sunday = challenge_of_day(date(2026, 11, 29), catalog)
    session = Session(catalog, sunday.options, sunday.seats(Seat("Ann", 0), Seat("Bob", 1)))
    window.desk.ai.set_paused(True)
    window.files.start(session)
    assert session.log == []
    assert window.game_saver.flush()
    assert library_texts() == [record_text(session)]


def test_a_new_game_costs_no_old_one(window: MainWindow, catalog: Catalog) -> None:
    """No question is asked, and each game stays an entry with its last move."""
    texts = []
    for seed in range(3):
        start(window, catalog, seed)
        texts.append(play(window))
        assert window.dialogs.current is None
    window.files.restart()
    assert window.desk.session.log == []
    assert sorted(library_texts()) == sorted(texts)


def test_the_end_of_a_game_is_kept(window: MainWindow, catalog: Catalog) -> None:
    """The record of a finished game has its last move, also after the next game has begun."""
    session, last = before_the_end(catalog)
    window.files.start(session)
    window.desk.lift_curtain()
    window.desk.controller.play(last)
    assert session.position.is_over
    assert saved_session(window).position.is_over
    start(window, catalog)
    assert library_texts() == [record_text(session)]


@pytest.mark.parametrize("starred", [False, True])
@pytest.mark.parametrize("days", [FOR_EVER, NOT_AT_ALL])
def test_a_finished_game_stays_as_long_as_the_player_wants(
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    qtbot: QtBot,
    days: int,
    starred: bool,
) -> None:
    """With the limit 0 a finished game without a star is removed when it is left; others stay."""
    window = make_window(keep_games=days)
    start(window, catalog)
    unfinished = play(window)
    session, last = before_the_end(catalog)
    window.files.start(session)
    window.desk.lift_curtain()
    window.desk.controller.play(last)
    window.game_saver.describe(starred=starred)
    finished = record_text(session)
    assert window.game_saver.flush()
    assert sorted(library_texts()) == sorted([unfinished, finished])
    window.actions_["close_game"].trigger()
    qtbot.waitUntil(lambda: not window.library.closing and no_task_runs())
    expected = [unfinished, finished] if starred or days == FOR_EVER else [unfinished]
    qtbot.waitUntil(lambda: len(records()) == len(expected))
    assert sorted(library_texts()) == sorted(expected)


def test_not_at_all_takes_no_game_of_before(
    make_window: Callable[..., MainWindow], catalog: Catalog, qtbot: QtBot
) -> None:
    """The limit 0 removes no game that had ended earlier."""
    session, last = before_the_end(catalog)
    session.play(last)
    leave_behind(session)
    (kept,) = library_texts()
    window = make_window(keep_games=NOT_AT_ALL)
    window.library.begin()
    start(window, catalog)
    play(window)
    window.actions_["close_game"].trigger()
    qtbot.waitUntil(no_task_runs)
    assert kept in library_texts()


# -- games without an entry ------------------------------------------------------------------------


def begin_trial(window: MainWindow, catalog: Catalog) -> Session:
    """Begin a game that tries a section, and play a move."""
    options = new_session(catalog, "human", "human").options
    assert window.files.start_trial(Trial("farm", options, (Seat("Ann", 0), Seat("Bob", 1))))
    play(window)
    return window.desk.session


def test_a_trial_is_not_in_the_library(window: MainWindow, catalog: Catalog) -> None:
    """A trial is not saved, and the start page continues the player's own game."""
    start(window, catalog)
    text = play(window)
    own = record_path(window).stem
    begin_trial(window, catalog)
    assert window.game_saver.game is None
    assert window.game_saver.flush()
    assert "Your game is saved" in window.status_line.message
    window.actions_["close_game"].trigger()
    assert library_texts() == [text]
    assert window.settings.last_game == own


def test_a_lesson_is_not_in_the_library(window: MainWindow, catalog: Catalog) -> None:
    """A lesson is not saved, and cannot be named or copied."""
    session = new_session(catalog, "human", "human")
    window.files.start_lesson(session, LessonGame("A lesson", lambda _session: None))
    play(window)
    assert window.windowTitle().startswith("A lesson")
    assert not window.actions_["name_game"].isEnabled()
    assert not window.actions_["save_copy"].isEnabled()
    assert window.game_saver.flush()
    assert window.close()
    assert records() == []


# -- a record opened by another program ------------------------------------------------------------


def test_a_record_that_is_held_is_waited_for(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread retries, so that the scan of another program causes no warning."""
    start(window, catalog)
    play(window)
    assert window.game_saver.flush()
    wait_for_tasks()  # on Windows the index holds the record open while it reads it
    Holder(record_path(window), RETRY_SECONDS / 2, monkeypatch)
    text = play(window)
    assert window.game_saver.flush()
    assert window.game_saver.trouble == ""
    assert library_texts() == [text]


# -- a blocked or missing disk ---------------------------------------------------------------------


class BlockedDisk:
    """A disk that blocks locks and writes until `back`; the main thread may not call it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.back, self.asked = threading.Event(), threading.Event()
        self._ours = paths.user_data() / "games"
        make, lock = atomic_files.make_temporary, slots.take_lock
        monkeypatch.setattr(
            atomic_files, "make_temporary", lambda *asked: self._ask(make, asked[0], asked)
        )
        monkeypatch.setattr(
            slots, "take_lock", lambda *asked: self._ask(lock, asked[0].parent, asked)
        )

    def _ask(self, call: Callable[..., Any], folder: Path, asked: tuple[Any, ...]) -> Any:
        if folder == self._ours:
            assert threading.current_thread() is not threading.main_thread()
            self.asked.set()
            self.back.wait(60)
        return call(*asked)


@pytest.fixture
def blocked_disk(monkeypatch: pytest.MonkeyPatch, window: MainWindow) -> Iterator[BlockedDisk]:
    """Return a blocked disk; it recovers when the test ends, before the window closes."""
    disk = BlockedDisk(monkeypatch)
    yield disk
    disk.back.set()


def test_a_blocked_disk_does_not_block_the_window(
    window: MainWindow, catalog: Catalog, blocked_disk: BlockedDisk, qtbot: QtBot
) -> None:
    """The game continues, and the newest state is saved once the disk answers."""
    start(window, catalog)
    play(window)
    qtbot.waitUntil(blocked_disk.asked.is_set)
    play(window)
    text = play(window)
    assert len(window.desk.session.log) == 3
    assert not record_path(window).exists()
    blocked_disk.back.set()
    assert window.game_saver.flush()
    assert library_texts() == [text]


def test_computers_wait_for_the_disk(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Before each move of a computer its last one is saved: a killed program loses only one."""
    write, lost = slots.write_atomic, []

    def write_slowly(*asked: Any) -> None:
        time.sleep(PATIENCE_MS / 5000)
        write(*asked)

    def compare(_kind: str, _entry: object) -> None:
        game, played = window.game_saver.game, len(window.desk.session.log)
        path = paths.user_data() / "games" / f"{game.head.id}.kbgame"
        saved = len(load_record(path, catalog).log) if path.exists() else 0
        lost.append(played - saved)

    monkeypatch.setattr(slots, "write_atomic", write_slowly)
    window.game_saver.patience_ms = 60_000  # the disk of the tests may be slower
    window.desk.changed.connect(compare)
    window.files.start(new_session(catalog, "random", "random"))
    qtbot.waitUntil(lambda: len(lost) >= 10)
    assert set(lost) == {1}


def test_the_answer_about_an_earlier_move_lets_no_computer_play(
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    """A write that ends just before the next one begins says nothing about the newest move."""
    write, asked, may_write = slots.write_atomic, threading.Semaphore(0), threading.Semaphore(0)

    def write_on_demand(path: Path, *details: Any) -> None:
        if path.suffix == ".kbgame":
            asked.release()
            may_write.acquire(timeout=60)
        write(path, *details)

    window = make_window(confirm_end_turn=True)
    window.game_saver.patience_ms = 60_000
    window.files.start(new_session(catalog, "human", "random"))
    desk, slot_of = window.desk, lambda: window.game_saver.game.slot
    play(window)
    play(window)
    assert window.game_saver.flush()
    monkeypatch.setattr(slots, "write_atomic", write_on_demand)
    play(window)
    qtbot.waitUntil(lambda: asked.acquire(blocking=False))

    def end_the_write(_kind: str, _entry: object) -> None:
        may_write.release()
        assert slot_of()._task.wait(5)

    desk.changed.connect(end_the_write, Qt.ConnectionType.SingleShotConnection)
    desk.controller.play(END_TURN)
    qtbot.waitUntil(lambda: asked.acquire(blocking=False))
    qtbot.waitUntil(lambda: desk.ai._move is not None or len(desk.session.log) > 4)
    qtbot.wait(20)
    assert len(desk.session.log) == 4
    may_write.release(1000)
    qtbot.waitUntil(lambda: len(desk.session.log) > 4)


def test_computers_wait_again_after_one_slow_write(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """A disk is slow until a write is quick, even if the next text waits already."""
    write, seconds, lost = slots.write_atomic, [0.7], []
    window.game_saver.patience_ms = 500  # a busy machine does not make a quick write slow

    def write_slowly_once(*asked: Any) -> None:
        time.sleep(seconds.pop() if seconds else 0.03)
        write(*asked)

    def compare(_kind: str, _entry: object) -> None:
        game, played = window.game_saver.game, len(window.desk.session.log)
        path = window.library.path(game.head.id)
        lost.append(played - (len(load_record(path, catalog).log) if path.exists() else 0))

    monkeypatch.setattr(slots, "write_atomic", write_slowly_once)
    window.desk.changed.connect(compare)
    window.files.start(new_session(catalog, "random", "random"))
    qtbot.waitUntil(lambda: max(lost, default=0) > 1, timeout=30_000)  # of the slow write
    qtbot.waitUntil(lambda: lost[-10:] == [1] * 10, timeout=30_000)


def test_a_save_does_not_wait_for_the_index(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """The next text is written, and taken for saved, while the index is busy."""
    is_free, indexed, reindex = threading.Event(), [], Library.reindex

    def reindex_later(library: Library, *ids: str) -> None:
        assert is_free.wait(60)
        indexed.append(ids)
        reindex(library, *ids)

    monkeypatch.setattr(Library, "reindex", reindex_later)
    start(window, catalog)
    for _ in range(3):
        with qtbot.waitSignal(window.game_saver.saved):
            text = play(window)
        id_ = window.game_saver.game.head.id
        assert without_head(window.library.path(id_).read_text(encoding="utf-8")) == text
    is_free.set()
    qtbot.waitUntil(lambda: indexed == [(id_,)] * 2)  # one for the last two writes


def test_an_export_does_not_wait_for_a_busy_index(
    window: MainWindow,
    catalog: Catalog,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
    tmp_path: Path,
) -> None:
    """It has the newest game all the same."""
    is_free, calls, reindex = threading.Event(), count(), Library.reindex

    def first_is_slow(library: Library, *ids: str) -> None:
        assert next(calls) or is_free.wait(60)
        reindex(library, *ids)

    start(window, catalog)
    play(window)
    qtbot.waitSignal(window.library.changed).wait()
    monkeypatch.setattr(Library, "reindex", first_is_slow)
    start(window, catalog, 6)
    with qtbot.waitSignal(window.game_saver.saved):
        play(window)
    with qtbot.waitSignal(window.library.exported) as told:
        window.library.export(None, tmp_path / "games.zip")
    is_free.set()
    assert told.args == [tmp_path / "games.zip", 2]


def test_computers_play_on_a_blocked_disk(
    window: MainWindow, catalog: Catalog, blocked_disk: BlockedDisk, qtbot: QtBot
) -> None:
    """They wait once for a disk that does not answer."""
    window.files.start(new_session(catalog, "random", "random"))
    qtbot.waitUntil(lambda: len(window.desk.session.log) >= 10)
    assert not window.game_saver.trouble


def test_games_are_left_on_a_blocked_disk(
    window: MainWindow, catalog: Catalog, blocked_disk: BlockedDisk, qtbot: QtBot
) -> None:
    """The next game and the start page appear at once, without a question; all games are saved."""
    texts = []
    for seed in range(3):
        start(window, catalog, seed)
        assert window.desk.session.options.seed == seed
        texts.append(play(window))
        qtbot.waitUntil(blocked_disk.asked.is_set)
    window.actions_["close_game"].trigger()
    assert not window.in_game
    assert window.dialogs.current is None
    assert len(window.library.closing) == 3
    blocked_disk.back.set()
    qtbot.waitUntil(lambda: not window.library.closing)
    assert sorted(library_texts()) == sorted(texts)
    assert not list((paths.user_data() / "games").glob("*.lock"))


def test_a_game_is_opened_again_once_it_is_written(
    window: MainWindow, catalog: Catalog, blocked_disk: BlockedDisk, qtbot: QtBot
) -> None:
    """Opening waits visibly for the last moves of the game, and can be cancelled."""
    start(window, catalog)
    text = play(window)
    id_ = record_path(window).stem
    window.actions_["close_game"].trigger()
    window.files.open_entry(id_)
    qtbot.waitUntil(window.opening.isVisible)
    window.opening.button.click()
    window.files.open_entry(id_)
    assert not window.in_game
    blocked_disk.back.set()
    wait_for(window.files.reader)
    assert record_text(window.desk.session) == text


def test_the_window_closes_on_a_blocked_disk(
    window: MainWindow, catalog: Catalog, blocked_disk: BlockedDisk
) -> None:
    """No question is asked, and the thread writes the game."""
    start(window, catalog)
    text = play(window)
    assert window.close()
    assert is_writing()
    blocked_disk.back.set()
    assert library_texts() == [text]


def test_a_game_that_was_left_is_tried_again(
    window: MainWindow,
    catalog: Catalog,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    """A game with a failed write after it was left is reported once, retried and saved."""
    monkeypatch.setattr(slots, "RETRY_MS", 20)
    told: list[str] = []
    window.library.failed.connect(told.append)
    make_room = block_folder(window)
    start(window, catalog)
    text = play(window)
    start(window, catalog, 6)
    qtbot.waitUntil(lambda: bool(told))
    assert told[0].startswith("Your last game is not saved yet: ")
    assert slots.refused()
    QTest.qWait(100)
    make_room()
    qtbot.waitUntil(lambda: not window.library.closing)
    assert len(told) == 1
    assert slots.refused() == []
    assert library_texts() == [text]


@pytest.mark.skipif(os.name == "nt", reason="Windows removes no lock that is held")
def test_a_folder_that_is_gone_is_made_again(window: MainWindow, catalog: Catalog) -> None:
    """The next decision writes the whole game again."""
    start(window, catalog)
    play(window)
    assert window.game_saver.flush()
    shutil.rmtree(paths.user_data() / "games")
    text = play(window)
    assert window.game_saver.flush()
    assert window.game_saver.trouble == ""
    assert library_texts() == [text]


@pytest.mark.parametrize("number", [ENOSPC, EROFS])
def test_a_full_disk_is_told_by_its_name(
    window: MainWindow,
    catalog: Catalog,
    monkeypatch: pytest.MonkeyPatch,
    expect_log: Callable[..., None],
    qtbot: QtBot,
    number: int,
) -> None:
    """The notice has the reason of the error; once there is room, everything is saved."""
    expect_log("the game is not being saved")
    ours = paths.user_data() / "games"

    def refuse(folder: Path, _mode: int) -> tuple[int, Path]:
        raise OSError(number, os.strerror(number), str(folder))

    start(window, catalog)
    with monkeypatch.context() as patch:
        patch.setattr(atomic_files, "make_temporary", refuse)
        play(window)
        qtbot.waitUntil(window.not_saving_notice.isVisible)
        reason = reason_of(OSError(number, os.strerror(number)))
        assert reason in window.not_saving_notice.text.text()
        text = play(window)
        assert not window.game_saver.flush()
        assert window.game_saver.loses_moves()
    assert window.game_saver.flush()
    assert window.not_saving_notice.isHidden()
    assert library_texts() == [text]
    assert list(ours.glob(".kingdom*")) == []


# -- a folder without write access -----------------------------------------------------------------


def block_record(window: MainWindow) -> Callable[[], None]:
    """Replace the record by a folder; return a function that removes it."""
    assert wait_for_writes()  # the index reads the record
    path = record_path(window)
    path.unlink()
    path.mkdir()
    return path.rmdir


def block_folder(window: MainWindow) -> Callable[[], None]:
    """Replace the folder of records by a file; return a function that removes it."""
    folder = paths.user_data() / "games"
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.touch()
    return folder.unlink


class Blocked:
    """A window with a game of one move that cannot be saved before the disk is free."""

    def __init__(self, window: MainWindow, make_room: Callable[[], None]) -> None:
        self.window, self.make_room = window, make_room
        self.session = window.desk.session

    def answer(self, words: str) -> None:
        """Click a button of the question."""
        box = self.window.dialogs.current
        assert isinstance(box, QMessageBox)
        assert box.defaultButton().text() == "Save elsewhere…"
        next(b for b in box.buttons() if b.text().replace("&", "") == words).click()

    def choose(self, path: Path) -> None:
        """Choose a file in the open dialog, and wait for the disk."""
        wait_until(lambda: isinstance(self.window.dialogs.current, QFileDialog))
        dialog = self.window.dialogs.current
        assert isinstance(dialog, QFileDialog)
        assert dialog.directory() == QDir(str(ELSEWHERE))  # not our folder, which is full, too
        dialog.fileSelected.emit(str(path))
        wait_for(self.window.table_game.disk)


@pytest.fixture(params=["record", "folder"])
def blocked(
    request: pytest.FixtureRequest,
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    monkeypatch: pytest.MonkeyPatch,
    expect_log: Callable[..., None],
    qtbot: QtBot,
) -> Blocked:
    """Return a game that cannot be saved, from its first or second move."""
    monkeypatch.setattr("kingdom_builder_qt.ui.desktop.slot.RETRY_MS", 20)
    monkeypatch.setattr(table_game_feature, "folder_elsewhere", lambda: ELSEWHERE)
    window = make_window()
    expect_log("the game is not being saved")
    if request.param == "folder":
        make_room = block_folder(window)
        start(window, catalog)
    else:
        start(window, catalog)
        play(window)
        assert window.game_saver.flush()
        assert window.not_saving_notice.isHidden()
        make_room = block_record(window)
    play(window)
    qtbot.waitUntil(window.not_saving_notice.isVisible)  # no further move is needed
    return Blocked(window, make_room)


def test_the_warning_comes_with_the_first_failure_and_goes(blocked: Blocked, qtbot: QtBot) -> None:
    """The notice has the reason and stays until the game is saved, without another move."""
    window, notices = blocked.window, []
    window.game_saver.saved.connect(lambda: notices.append(window.not_saving_notice.isHidden()))
    told = window.not_saving_notice.text.text()
    assert told.startswith("The game is not being saved: ")
    assert window.not_saving_notice.button.text() == "Save elsewhere…"
    qtbot.wait(50)  # it is refused again
    assert notices == []
    blocked.make_room()
    qtbot.waitUntil(window.not_saving_notice.isHidden)
    assert notices == [True]
    assert library_texts() == [record_text(blocked.session)]
    assert window.close()


def test_closing_asks(blocked: Blocked) -> None:
    """Cancel changes nothing; Close without saving closes."""
    window = blocked.window
    assert not window.close()
    blocked.answer("Cancel")
    assert window.isVisible()
    assert window.not_saving_notice.isVisible()
    assert not window.close()
    blocked.answer("Close without saving")
    assert not window.isVisible()
    blocked.make_room()


def test_closing_keeps_the_game_elsewhere(blocked: Blocked, tmp_path: Path) -> None:
    """The window closes after the copy is written, not before."""
    window, text = blocked.window, record_text(blocked.session)
    assert not window.close()
    blocked.answer("Save elsewhere…")
    blocked.choose(tmp_path / "no folder" / "mine.kbgame")
    assert window.isVisible()
    box = window.dialogs.current
    assert isinstance(box, QMessageBox)
    assert box.text() == f"There is no folder {tmp_path / 'no folder'}."
    box.close()
    assert not window.close()
    blocked.answer("Save elsewhere…")
    blocked.choose(tmp_path / "mine.kbgame")
    assert not window.isVisible()
    assert without_head((tmp_path / "mine.kbgame").read_text(encoding="utf-8")) == text
    blocked.make_room()


def test_a_game_that_is_kept_elsewhere_is_not_asked_about(blocked: Blocked, tmp_path: Path) -> None:
    """After a copy from the notice there is no question until further moves."""
    window = blocked.window
    window.not_saving_notice.button.click()
    blocked.choose(tmp_path / "mine.kbgame")
    assert not window.game_saver.loses_moves()
    moves = [entry.move for entry in blocked.session.log]
    play(window)
    assert window.game_saver.loses_moves()
    window.desk.controller.undo()
    assert not window.game_saver.loses_moves()
    while blocked.session.log:
        window.desk.controller.undo()
    while len(blocked.session.log) < len(moves):
        click_hex(window, max(bits(window.desk.position.targets("mandatory"))))
    assert [entry.move for entry in blocked.session.log] != moves
    assert window.game_saver.loses_moves()  # equal in number, but another move
    assert not window.close()
    blocked.answer("Close without saving")
    blocked.make_room()


def test_leaving_the_table_asks(blocked: Blocked) -> None:
    """Leaving the table asks the same question as closing."""
    window = blocked.window
    window.actions_["close_game"].trigger()
    blocked.answer("Cancel")
    assert window.in_game
    window.actions_["close_game"].trigger()
    blocked.answer("Close without saving")
    assert not window.in_game
    assert window.not_saving_notice.isHidden()
    blocked.make_room()
    assert window.close()


def test_a_new_game_asks(blocked: Blocked, tmp_path: Path) -> None:
    """The new game begins after a copy or a refusal; Escape changes nothing."""
    window = blocked.window
    window.files.restart()
    window.dialogs.current.close()  # Escape
    assert window.desk.session is blocked.session
    window.files.restart()
    blocked.answer("Save elsewhere…")
    blocked.choose(tmp_path / "mine.kbgame")
    assert window.desk.session is not blocked.session
    assert window.desk.session.log == []
    assert window.not_saving_notice.isHidden()
    blocked.make_room()


def test_opening_another_game_asks(blocked: Blocked, catalog: Catalog, qtbot: QtBot) -> None:
    """After Cancel the other game is not locked and can be opened."""
    window = blocked.window
    blocked.make_room()
    qtbot.waitUntil(window.not_saving_notice.isHidden)  # the retry has made the folder
    other = leave_behind(new_session(catalog, "human", "human", seed=9))
    window.game_saver.flush()
    again = block_record(window)
    play(window)
    assert not window.game_saver.flush()
    open_entry(window, other)
    blocked.answer("Cancel")
    assert window.desk.session is blocked.session
    open_entry(window, other)
    blocked.answer("Continue without saving")
    wait_for(window.files.reader)
    assert window.desk.session.options.seed == 9
    again()


def test_moves_played_while_a_copy_is_written_are_not_lost(
    blocked: Blocked, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy has the moves up to the command; the window asks again about later ones."""
    window, has_played, write = blocked.window, threading.Event(), table_game_feature.write_atomic

    def slow(*given: Any) -> None:
        has_played.wait(10)
        write(*given)

    monkeypatch.setattr(table_game_feature, "write_atomic", slow)
    assert not window.close()
    blocked.answer("Save elsewhere…")
    wait_until(lambda: isinstance(window.dialogs.current, QFileDialog))
    dialog = window.dialogs.current
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "mine.kbgame"))
    dialog.close()
    play(window)
    has_played.set()
    wait_for(window.table_game.disk)
    assert window.isVisible()
    blocked.answer("Save elsewhere…")
    blocked.choose(tmp_path / "mine.kbgame")
    assert not window.isVisible()
    blocked.make_room()


def test_an_error_names_the_file_of_the_player(blocked: Blocked, tmp_path: Path) -> None:
    """The error names the player's file, not the temporary one."""
    window = blocked.window
    folder = tmp_path / "mine.kbgame"
    folder.mkdir()
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(OSError, match="mine") as caught:
        file.replace(folder)
    reason = caught.value.strerror
    assert not copy_to(window.table_game, folder)
    assert window.dialogs.current.text() == f"{folder} cannot be written: {reason}."
    assert list(tmp_path.glob(".kingdom*")) == []
    window.dialogs.close()
    blocked.make_room()
