"""Waits for files that a window opens from a thread."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop

from kingdom_builder_qt.editor.window.file_commands import FileCommands
from kingdom_builder_qt.ui.files.file_reader import FileReader
from kingdom_builder_qt.ui.window.game_files import GameFiles


def open_file(files: GameFiles | FileCommands, path: Path) -> None:
    """Open a file and return when it is opened or refused."""
    files.open(path)
    wait_for(files.reader)


def wait_for(reader: FileReader) -> None:
    """Return when nothing is being read any more."""
    while reader.is_busy:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
