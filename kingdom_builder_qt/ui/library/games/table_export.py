"""The export of the listed games as a table for spreadsheets."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from kingdom_builder_qt.content.text_files import accept_any, write_atomic
from kingdom_builder_qt.game.library import figures
from kingdom_builder_qt.game.library.game_filter import GameFilter
from kingdom_builder_qt.ui.desktop.files.file_dialog_folders import (
    ask_place,
    folder_elsewhere,
    free_path,
    opened,
    save_by,
)
from kingdom_builder_qt.ui.desktop.files.file_errors import error_text
from kingdom_builder_qt.ui.desktop.files.library_disk import LibraryDisk
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.seat_names import seat_names

tr = translator(__name__)

SUFFIX: Final = ".csv"


class TableExport(QObject):
    """Asks for a file and writes the table."""

    said = Signal(str)  # the result, as a sentence

    def __init__(self, disk: LibraryDisk, chosen: Callable[[], GameFilter], over: QWidget) -> None:
        """`chosen` returns the current filter; `over`: the parent of the dialog."""
        super().__init__(over)
        self._disk, self._chosen, self._over = disk, chosen, over

    def ask(self) -> None:
        """Let the player choose a file."""
        stem = f"kingdom-builder-{date.today().isoformat()}"
        ask_place(self, partial(free_path, folder_elsewhere, stem, SUFFIX), self._show)

    def _show(self, path: Path) -> None:
        kinds = tr("Tables (*{suffix})").format(suffix=SUFFIX)
        title = tr("Export the listed games")
        dialog = QFileDialog(self._over, title, str(path.parent), kinds)
        save_by(dialog, path.name, SUFFIX, self.write, opened)

    def write(self, path: Path) -> None:
        """Write the listed games to a file, in a thread."""
        chosen, library = self._chosen(), self._disk.reader()

        def write() -> None:
            write_atomic(
                path, library().ask(lambda db: figures.csv_of(db, chosen, seat_names)), accept_any
            )

        Task(self, write, partial(self._on_written, path), self._on_failed, must_end=True)

    def _on_written(self, path: Path, _none: None) -> None:
        self.said.emit(tr("Exported as {file}.").format(file=path.name))

    def _on_failed(self, error: BaseException) -> None:
        if not isinstance(error, OSError):
            raise error
        text = tr("The table cannot be written: {error}.")
        self.said.emit(text.format(error=error_text(error)))
