"""Which files are there and when they were changed; files on a server that is gone hold up none."""

from __future__ import annotations

import stat
import time
from collections.abc import Iterable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content.disk import status
from kingdom_builder_qt.ui.desktop.tasks import Task


class PresentFiles(QObject):
    """Asks for the files of each folder in one thread; what has not answered yet counts as gone."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._changed: dict[Path, int] = {}  # when, in nanoseconds, those that are there
        self._asked: set[Path] = set()

    def ask(self, paths: Iterable[Path]) -> None:
        """Find out about files; `changed` follows if one came, went or was written to."""
        folders: dict[Path, list[Path]] = {}
        for path in {*paths} - self._asked:
            self._asked.add(path)
            folders.setdefault(path.parent, []).append(path)
        for files in folders.values():
            Task(self, partial(_changed_ns, files), self._on_answered)

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

    def _on_answered(self, found: dict[Path, int | None]) -> None:
        self._asked -= found.keys()
        before = dict(self._changed)
        for path, changed in found.items():
            self._changed.pop(path, None)
            if changed is not None:
                self._changed[path] = changed
        if self._changed != before:
            self.changed.emit()


def _changed_ns(paths: Iterable[Path]) -> dict[Path, int | None]:
    """Return when each file was changed last; None if there is no such file."""
    facts = {path: status(path) for path in paths}
    return {
        path: one.st_mtime_ns if one is not None and stat.S_ISREG(one.st_mode) else None
        for path, one in facts.items()
    }
