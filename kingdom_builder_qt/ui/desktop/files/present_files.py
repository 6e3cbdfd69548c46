"""Which files are there and when they were changed, asked in threads: a server may be gone."""

from __future__ import annotations

import stat
import time
from collections.abc import Iterable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content.disk import status
from kingdom_builder_qt.ui.desktop.files.disk_thread import ask_in_thread


class PresentFiles(QObject):
    """Asks for each file in a thread of its own; what has not answered yet counts as gone."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._changed: dict[Path, int] = {}  # when, in nanoseconds, those that are there
        self._asked: set[Path] = set()

    def ask(self, paths: Iterable[Path]) -> None:
        """Find out about files; `changed` follows if one came, went or was written to."""
        for path in {*paths} - self._asked:
            self._asked.add(path)
            ask_in_thread(partial(_changed_ns, path), self._on_answered, path)

    def add(self, path: Path) -> None:
        """Take note of a file that was just read or written."""
        self._changed[path] = time.time_ns()

    def among(self, paths: Iterable[Path]) -> list[Path]:
        """Return those that are there as far as is known, the one changed last first."""
        return self.by_time(path for path in paths if path in self._changed)

    def by_time(self, paths: Iterable[Path]) -> list[Path]:
        """Return files in the order in which they were changed, the last one first.

        Those that are not there come last, in the order given.
        """
        return sorted(paths, key=lambda path: -self._changed.get(path, 0))

    def _on_answered(self, path: Path, found: int | None, error: BaseException | None) -> None:
        assert error is None, "status answers whatever a path is"
        self._asked.discard(path)
        if found != self._changed.get(path):
            if found is None:
                del self._changed[path]
            else:
                self._changed[path] = found
            self.changed.emit()


def _changed_ns(path: Path) -> int | None:
    """Return when a file was changed last; None if there is no such file."""
    facts = status(path)
    return facts.st_mtime_ns if facts is not None and stat.S_ISREG(facts.st_mode) else None
