"""Which files are there, found out without waiting: a server that is gone holds whoever asks."""

from __future__ import annotations

import threading
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content.disk import is_file


class PresentFiles(QObject):
    """Asks for each file in a thread of its own; what has not answered yet counts as gone."""

    changed = Signal()
    _answered = Signal(object, bool)  # Path, from the thread

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._there: set[Path] = set()
        self._asked: set[Path] = set()
        self._answered.connect(self._on_answered)

    def ask(self, paths: Iterable[Path]) -> None:
        """Find out about files; `changed` follows if one is there that was not, or the reverse."""
        for path in {*paths} - self._asked:
            self._asked.add(path)
            threading.Thread(target=self._look, args=(path,), name="disk", daemon=True).start()

    def add(self, path: Path) -> None:
        """Take note of a file that was just read or written."""
        self._there.add(path)

    def among(self, paths: Iterable[Path]) -> list[Path]:
        """Return those that are there as far as is known, in the same order."""
        return [path for path in paths if path in self._there]

    def _look(self, path: Path) -> None:
        is_there = is_file(path)
        with suppress(RuntimeError):  # the window is gone
            self._answered.emit(path, is_there)

    def _on_answered(self, path: Path, is_there: bool) -> None:
        self._asked.discard(path)
        if is_there is not (path in self._there):
            self._there ^= {path}
            self.changed.emit()
