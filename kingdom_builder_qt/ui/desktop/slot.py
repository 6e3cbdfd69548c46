"""A file that the program keeps by itself: locked, written in a thread, found again after a crash."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from kingdom_builder_qt.content.text_files import Check
from kingdom_builder_qt.ui.desktop.files.file_writer import Writer
from kingdom_builder_qt.ui.desktop.files.locks import held_lock


class Slot(Writer):
    """Interim: see branch `task`."""

    def __init__(
        self,
        path: Path,
        check: Check,
        parent: QObject | None = None,
        *,
        then: Callable[[], object] = lambda: None,
    ) -> None:
        super().__init__(path, check, parent, then)
        self._lock = held_lock(path)

    @property
    def is_held(self) -> bool:
        return self._lock is not None

    def close(self) -> None:
        super().close()
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None
