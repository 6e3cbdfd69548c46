"""Writes pictures in threads, and says what came of it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content.atomic_files import write_bytes
from kingdom_builder_qt.editor.export.picture_file import Encoder
from kingdom_builder_qt.ui.files.file_errors import words_of
from kingdom_builder_qt.ui.files.file_saver import FileSaver
from kingdom_builder_qt.ui.words.held_files import HeldTexts


class PictureWriter(QObject):
    """Outlives the dialog in which a picture was asked for."""

    said = Signal(str)
    written = Signal(object)  # Path

    def __init__(self, saver: FileSaver, parent: QObject | None = None) -> None:
        """Write by the saver of a window, which shows what takes long."""
        super().__init__(parent)
        self._saver = saver
        saver.held.connect(self._on_held)
        self._asked: set[Path] = set()

    def write(self, path: Path, encode: Encoder) -> None:
        """Replace a file, or make a new one, by what is encoded in a thread."""
        self._asked.add(path)
        self._saver.save(
            path,
            partial(_written, path, encode),
            partial(self._on_written, path),
            lambda other: self.write(other, encode),
        )

    def _on_held(self, path: Path) -> None:
        if path in self._asked:
            self.said.emit(HeldTexts().waiting(path))

    def _on_written(self, path: Path, place: Path | None, error: BaseException | None) -> bool:
        """Tell where the picture is; None: a newer one has taken its place."""
        self._asked.discard(path)
        if isinstance(error, OSError):
            text = self.tr("{file} cannot be written: {error}")
            self.said.emit(text.format(file=path.name, error=words_of(error)))
            return False
        if error is not None:
            raise error
        if place is not None and place != path:
            self.said.emit(f"{HeldTexts().unchanged(path)} {HeldTexts().kept(place)}")
            return False
        if place is not None:
            self.said.emit(self.tr("Saved as {file}").format(file=path))
            self.written.emit(path)
        return True


def _written(path: Path, encode: Encoder) -> Path:
    write_bytes(path, encode())
    return path
