"""Renders pictures in idle time, writes them in threads, and reports the result."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QBuffer, QIODevice, QObject, Signal
from PySide6.QtGui import QImage

from kingdom_builder_qt.content.atomic_files import write_bytes
from kingdom_builder_qt.ui.art.slices import Slices
from kingdom_builder_qt.ui.desktop.files.file_errors import error_text
from kingdom_builder_qt.ui.desktop.files.file_queues import FileSaver
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.file_in_use_texts import FileInUseTexts

tr = translator(__name__)

# Encodes a finished picture as file content, in any thread.
Encoder: TypeAlias = Callable[[], bytes]
# Paints in the GUI thread, some milliseconds per step; yields None until it is finished.
Drawing: TypeAlias = Iterator[Encoder | None]


class Cancelled(Exception):
    """A drawing was cancelled before its file was written."""


_Painted: TypeAlias = "Future[Encoder]"  # the encoder of a finished picture


def png_bytes(image: QImage) -> bytes:
    """Return a picture and its text chunks as PNG; raise OSError on failure."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]
        raise OSError(errno.EIO, buffer.errorString())
    return bytes(buffer.data().data())


class PictureWriter(QObject):
    """Outlives the dialog that requested a picture."""

    said = Signal(str)
    written = Signal(object)  # Path
    ended = Signal(object)  # Path of a drawing that was written, refused or cancelled

    def __init__(self, saver: FileSaver, parent: QObject | None = None) -> None:
        """`saver` belongs to the window, which shows slow saves."""
        super().__init__(parent)
        self._saver = saver
        saver.held.connect(self._on_held)
        self._asked: set[Path] = set()
        self._drawings: list[tuple[Iterator[_Painted | None], _Painted]] = []
        self._slices: Slices[_Painted] = Slices(self._on_drawn, self)

    def write(self, path: Path, drawing: Drawing) -> None:
        """Write a drawing to a file, replacing an existing one."""
        painted: _Painted = Future()
        self._drawings.append((_steps(drawing, painted), painted))
        if len(self._drawings) == 1:
            self._slices.begin(self._drawings[0][0])
        self._save(painted, path)

    def cancel(self) -> None:
        """Discard the drawings that are not complete; their files stay as they are."""
        self._slices.stop()
        for _, painted in self._drawings:
            painted.set_exception(Cancelled())
        self._drawings.clear()

    def close(self) -> None:
        """Finish all drawings at once: the event loop ends, and the writing threads wait."""
        self._slices.stop()
        for drawing, _painted in self._drawings:
            for _ in drawing:
                pass
        self._drawings.clear()

    def _save(self, painted: _Painted, path: Path) -> None:
        self._asked.add(path)
        self._saver.save(
            path,
            partial(_written, path, painted),
            partial(self._on_written, path),
            partial(self._on_failed, path),
            partial(self._save, painted),
        )

    def _on_drawn(self, _painted: _Painted) -> None:
        del self._drawings[0]
        if self._drawings:
            self._slices.begin(self._drawings[0][0])

    def _on_held(self, path: Path) -> None:
        if path in self._asked:
            self.said.emit(FileInUseTexts().waiting(path))

    def _on_failed(self, path: Path, error: BaseException) -> None:
        self._asked.discard(path)
        self.ended.emit(path)
        if isinstance(error, Cancelled):
            self.said.emit(tr("Cancelled. Nothing was saved."))
            return
        if not isinstance(error, OSError):
            raise error
        text = tr("{file} cannot be written: {error}.")
        self.said.emit(text.format(file=path.name, error=error_text(error)))

    def _on_written(self, path: Path, place: Path | None) -> bool:
        """Report where the picture was saved; None: a newer one has replaced it."""
        self._asked.discard(path)
        self.ended.emit(path)
        if place is not None and place != path:
            self.said.emit(f"{FileInUseTexts().unchanged(path)} {FileInUseTexts().kept(place)}")
            return False
        if place is not None:
            self.said.emit(tr("Saved as {file}.").format(file=path))
            self.written.emit(path)
        return True


def _steps(drawing: Drawing, painted: _Painted) -> Iterator[_Painted | None]:
    """Draw, and pass the encoder to the waiting thread."""
    try:
        for encode in drawing:
            if encode is None:
                yield None
            else:
                painted.set_result(encode)
    except Exception as error:  # noqa: BLE001  # raised again in the thread that waits
        painted.set_exception(error)
    yield painted


def _written(path: Path, painted: _Painted) -> Path:
    write_bytes(path, painted.result()())
    return path
