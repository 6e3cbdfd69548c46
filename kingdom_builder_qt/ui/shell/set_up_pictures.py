"""Pictures of set-ups in the main window: saves the running game's, reads others."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.desktop.files.dropped_files import PICTURE_SUFFIX
from kingdom_builder_qt.ui.desktop.files.file_dialog_folders import (
    ask_place,
    folder_elsewhere,
    free_path,
    opened,
    save_by,
)
from kingdom_builder_qt.ui.desktop.files.file_queues import FileReader, FileSaver
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.words.foreign_text import isolated, remarks

if TYPE_CHECKING:
    from kingdom_builder_qt.ui.desktop.widgets.picture_writer import Drawing, PictureWriter
    from kingdom_builder_qt.ui.newgame.picture.set_up_picture_reader import NoCode, Trouble

tr = translator(__name__)


class SetUpPictures(QObject):
    """Draws in idle time, reads and writes in threads."""

    message = Signal(str)
    failed = Signal(str, str)  # sentence, details
    code_found = Signal(str)

    def __init__(
        self, desk: GameDesk, code: Callable[[], str], reader: FileReader, parent: QWidget
    ) -> None:
        """`code` returns the set-up code of the running game, "" if there is none."""
        super().__init__(parent)
        self._desk, self._code, self._reader, self._window = desk, code, reader, parent
        self._saver = FileSaver(self)

    def ask(self) -> None:
        """Ask for the file of a picture of this set-up, if there is a code."""
        session, code = self._desk.session, self._code()
        if session is None or not code:
            return
        stem = tr("Set-up {date}").format(date=date.today().isoformat())
        write = partial(self.write, session=session, code=code)
        find = partial(free_path, folder_elsewhere, stem, PICTURE_SUFFIX)
        ask_place(self, find, partial(self._show_file_dialog, write))

    def _show_file_dialog(self, write: Callable[[Path], object], path: Path) -> None:
        from PySide6.QtWidgets import QFileDialog

        title, kinds = tr("Save the set-up as a picture"), tr("Pictures")
        dialog = QFileDialog(self._window, title, str(path.parent), f"{kinds} (*{PICTURE_SUFFIX})")
        save_by(dialog, path.name, PICTURE_SUFFIX, write, opened)

    def write(self, path: Path, session: Session, code: str) -> None:
        """Write the picture of a set-up and copy it; `message` reports the result."""
        self._writer.write(path, _drawing(session, code))

    def open(self, path: Path) -> None:
        """Read the code in a picture file; reading another file cancels it."""
        self._reader.read(path.name, partial(_code_in_file, path), partial(self._on_read, path))

    def take(self, image: QImage) -> None:
        """Read the code in a picture without a file, pasted or dragged."""
        from kingdom_builder_qt.ui.newgame.picture.set_up_picture_reader import code_in

        self._on_read(None, code_in(image))

    def close(self) -> None:
        """Finish pending writes at the end of the program."""
        if "_writer" in vars(self):
            self._writer.close()
            self._saver.close()

    @cached_property
    def _writer(self) -> PictureWriter:
        from kingdom_builder_qt.ui.desktop.widgets.picture_writer import PictureWriter

        writer = PictureWriter(self._saver, self)
        writer.said.connect(self.message)
        writer.written.connect(self._on_written)
        return writer

    def _on_written(self, path: Path) -> None:
        text = tr("Saved as {file}, and copied for pasting.")
        self.message.emit(text.format(file=path))

    def _on_read(self, path: Path | None, found: str | NoCode) -> None:
        if isinstance(found, str):
            self.code_found.emit(found)
            return
        name = isolated(path.name) if path is not None else ""
        more = remarks((name, self._details(found.trouble)))
        self.failed.emit(self._message(found.trouble), more)

    def _message(self, trouble: Trouble) -> str:
        return {
            "unreadable": tr("This picture cannot be read."),
            "too large": tr("This picture is too large."),
            "no code": tr("No set-up code can be read from this picture."),
        }[trouble]

    def _details(self, trouble: Trouble) -> str:
        if trouble != "no code":
            return ""
        return tr("If a code is printed below the board, copy it as text and paste it.")


def _drawing(session: Session, code: str) -> Drawing:
    from kingdom_builder_qt.ui.desktop.widgets.picture_writer import png_bytes
    from kingdom_builder_qt.ui.newgame.picture.set_up_picture import set_up_picture

    for image in set_up_picture(session, code):
        if image is not None:
            QGuiApplication.clipboard().setImage(image)
        yield None if image is None else partial(png_bytes, image)


def _code_in_file(path: Path) -> str | NoCode:
    from kingdom_builder_qt.ui.newgame.picture.set_up_picture_reader import (
        code_in_file,  # in its thread
    )

    return code_in_file(path)
