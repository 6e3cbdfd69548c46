"""Waits for files that a window opens and saves in threads; reads the records of the library."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop
from PySide6.QtTest import QTest

from kingdom_builder_qt.content import atomic_files, paths
from kingdom_builder_qt.editor.sections.page.page_files import PageFiles
from kingdom_builder_qt.editor.sections.window.section_opener import Opener
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.game.record.entry_line import EntryHead, with_head, without_head
from kingdom_builder_qt.game.record.saved_game import load_record, record_text
from kingdom_builder_qt.ui.desktop.files.file_queues import FileReader, FileSaver
from kingdom_builder_qt.ui.desktop.tasks import wait_for_writes
from kingdom_builder_qt.ui.library.games.table_game_feature import TableGameFeature
from kingdom_builder_qt.ui.shell.game_opener import GameOpener
from kingdom_builder_qt.ui.shell.main_window import MainWindow


def open_file(files: GameOpener | Opener, path: Path) -> None:
    """Open a file and return once it is opened or refused."""
    files.open(path)
    wait_for(files.reader)


def open_entry(window: MainWindow, id_: str) -> None:
    """Open a game of the library and return once it is opened or refused."""
    window.files.open_entry(id_)
    wait_for(window.files.reader)


def save_in(files: PageFiles, path: Path) -> bool:
    """Save a section in a file; return whether the file exists once the write has ended."""
    done = []
    files.save_to(path, then=lambda: done.append(path))
    wait_for(files.saver)
    return bool(done)


def copy_to(game: TableGameFeature, path: Path) -> bool:
    """Write a copy of the game on the table; return whether the file exists afterwards."""
    done = []
    session = game.shell.desk.session
    assert session is not None
    game.write(session, path, then=lambda: done.append(path))
    wait_for(game.disk)
    return bool(done)


def wait_for(disk: FileReader | FileSaver) -> None:
    """Return once no file is being read or saved."""
    while disk.is_busy:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def no_task_runs() -> bool:
    """Return whether every thread started by a window has ended."""
    return all(thread.name != "disk" for thread in threading.enumerate())


def wait_for_tasks() -> None:
    """Return once every thread started by a window has ended and its callback has run."""
    wait_until(no_task_runs)
    QCoreApplication.processEvents()
    while not no_task_runs():  # a callback has started another
        wait_until(no_task_runs)
        QCoreApplication.processEvents()


def wait_until(is_so: Callable[[], bool]) -> None:
    """Return once a condition is true; raise AssertionError after twenty seconds."""
    end = time.monotonic() + 20
    while not is_so():
        assert time.monotonic() < end
        QTest.qWait(10)


# -- the library -----------------------------------------------------------------------------------


def records() -> list[Path]:
    """Return the records of the library, oldest start first.

    Games left behind are written before.
    """
    assert wait_for_writes()
    return sorted((paths.user_data() / "games").glob("*.kbgame"))


def library_texts() -> list[str]:
    """Return the games of the library in the form of `record_text`."""
    return [without_head(path.read_text(encoding="utf-8")) for path in records()]


def record_path(window: MainWindow) -> Path:
    """Return the record of the game at the desk."""
    game = window.game_saver.game
    assert game is not None
    return window.library.path(game.head.id)


def saved_session(window: MainWindow) -> Session:
    """Return the game at the desk as stored in the library, once it is written."""
    assert window.game_saver.flush()
    return load_record(record_path(window), window.catalog)


def leave_behind(
    session: Session, id_: str = "20261127-200000-00000001", *, title: str = ""
) -> str:
    """Put a game of an ended program into the library; return its id."""
    path = paths.user_data() / "games" / f"{id_}.kbgame"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(with_head(record_text(session), EntryHead(id_, title)).encode())
    return id_


class DeadDisk:
    """A disk on which every write below a folder blocks until the event `back`."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.back = folder, threading.Event()
        self.asked = threading.Semaphore(0)
        self._make = atomic_files.make_temporary

    def make_temporary(self, folder: Path, mode: int) -> tuple[int, Path]:
        if folder.is_relative_to(self.folder):
            assert threading.current_thread() is not threading.main_thread()
            self.asked.release()
            self.back.wait()
        return self._make(folder, mode)
