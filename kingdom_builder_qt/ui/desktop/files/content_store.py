"""Content that is read once, in a thread, and the progress of the player in it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content.text_files import Check
from kingdom_builder_qt.ui.desktop.files.file_errors import error_text
from kingdom_builder_qt.ui.desktop.slot import Writer
from kingdom_builder_qt.ui.desktop.tasks import Task


class ContentStore(QObject):
    """Reads its content once; before `changed` the content is empty."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_read = False
        self._reading: Task | None = None

    def _load(self, load: Callable[[], Any]) -> None:
        """Call `load` in a thread and `_take` with its answer; only the first call does it."""
        if not self.is_read and (self._reading is None or self._reading.is_over):
            self._reading = Task(self, load, self._take, self._refuse)

    def forget(self) -> None:
        """Let the next call read the content again, in another language."""
        if self._reading is not None:
            self._reading.cancel()
        self.is_read, self._reading = False, None

    def _take(self, found: Any) -> None:
        """Keep the content, set `is_read` and emit `changed`."""
        raise NotImplementedError

    def _refuse(self, error: BaseException) -> None:
        """Handle an error of reading."""
        raise error


class ProgressStore(ContentStore):
    """Saves progress in a file, in a thread."""

    damaged = Signal(object)  # Path of a damaged file of progress, after its quarantine
    failed = Signal(str)  # reason: the content cannot be read, or the progress not written

    def __init__(self, path: Path, check: Check, parent: QObject | None = None) -> None:
        """`check` validates every text before it is written to `path`."""
        super().__init__(parent)
        self._path = path
        self._writer = Writer(path, check, self)
        self._writer.written.connect(self._on_written)

    def close(self) -> None:
        """Let the thread write the newest progress; no signal follows."""
        self._writer.close()

    def _refuse(self, error: BaseException) -> None:
        self.failed.emit(error_text(error))

    def _on_written(self) -> None:
        if self._writer.error:
            self.failed.emit(self._writer.error)
