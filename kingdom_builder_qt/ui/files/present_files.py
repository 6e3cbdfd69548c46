"""Which files are there, found out without waiting: a server that is gone holds whoever asks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content.disk import is_file
from kingdom_builder_qt.ui.files.disk_thread import ask_in_thread


class PresentFiles(QObject):
    """Asks for each file in a thread of its own; what has not answered yet counts as gone."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._there: set[Path] = set()
        self._asked: set[Path] = set()

    def ask(self, paths: Iterable[Path]) -> None:
        """Find out about files; `changed` follows if one is there that was not, or the reverse."""
        for path in {*paths} - self._asked:
            self._asked.add(path)
            ask_in_thread(partial(is_file, path), self._on_answered, path)

    def add(self, path: Path) -> None:
        """Take note of a file that was just read or written."""
        self._there.add(path)

    def among(self, paths: Iterable[Path]) -> list[Path]:
        """Return those that are there as far as is known, in the same order."""
        return [path for path in paths if path in self._there]

    def _on_answered(self, path: Path, is_there: bool, error: BaseException | None) -> None:
        assert error is None, "is_file answers whatever a path is"
        self._asked.discard(path)
        if is_there is not (path in self._there):
            self._there ^= {path}
            self.changed.emit()
