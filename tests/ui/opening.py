"""Waits for files that a window opens and saves from a thread."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop
from PySide6.QtTest import QTest

from kingdom_builder_qt.editor.sections.page.page_files import PageFiles
from kingdom_builder_qt.editor.sections.window.section_opener import Opener
from kingdom_builder_qt.ui.desktop.files.file_queues import FileReader, FileSaver
from kingdom_builder_qt.ui.shell.game_opener import GameOpener


def open_file(files: GameOpener | Opener, path: Path) -> None:
    """Open a file and return when it is opened or refused."""
    files.open(path)
    wait_for(files.reader)


def save_in(files: PageFiles, path: Path) -> bool:
    """Save in a file and return whether it is there when that has ended."""
    done = []
    files.save_to(path, then=lambda: done.append(path))
    wait_for(files.saver)
    return bool(done)


def wait_for(disk: FileReader | FileSaver) -> None:
    """Return when nothing is being read or saved any more."""
    while disk.is_busy:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def wait_for_tasks() -> None:
    """Return when every thread that a window has started has ended, and been heard."""
    wait_until(lambda: all(thread.name != "disk" for thread in threading.enumerate()))
    QCoreApplication.processEvents()


def wait_until(is_so: Callable[[], bool]) -> None:
    """Return when something is so; AssertionError after twenty seconds."""
    end = time.monotonic() + 20
    while not is_so():
        assert time.monotonic() < end
        QTest.qWait(10)
