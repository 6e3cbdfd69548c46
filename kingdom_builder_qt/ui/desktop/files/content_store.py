"""Content that is read once, in a thread, and the progress that a player makes in it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content.text_files import Check
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
        """Call `load` in a thread and `_take` with its answer, unless that was done before."""
        if not self.is_read and (self._reading is None or self._reading.is_over):
            self._reading = Task(self, load, self._take, self._refuse)

    def _take(self, found: Any) -> None:
        """Keep the content, set `is_read` and emit `changed`."""
        raise NotImplementedError

    def _refuse(self, error: BaseException) -> None:
        """Handle an error of reading."""
        raise error


class ProgressStore(ContentStore):
    """Keeps progress in a file of its own, which is written in a thread."""

    damaged = Signal(object)  # Path of the progress that could not be read, and was put aside
    failed = Signal(str)  # reason why the content cannot be read or the progress not written

    def __init__(self, path: Path, check: Check, parent: QObject | None = None) -> None:
        """`check` reads every text before it is written to `path`."""
        super().__init__(parent)
        self._path = path
        self._writer = Writer(path, check, self)
        self._writer.written.connect(self._on_written)

    def close(self) -> None:
        """Write what is not written yet."""
        self._writer.close()

    def _refuse(self, error: BaseException) -> None:
        self.failed.emit(str(error))

    def _on_written(self) -> None:
        if self._writer.error:
            self.failed.emit(self._writer.error)
