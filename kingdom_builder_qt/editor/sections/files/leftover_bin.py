"""Discards and restores crash leftovers without blocking on the disk."""

from __future__ import annotations

import logging
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from kingdom_builder_qt.editor.sections.files.recovery import Leftover
from kingdom_builder_qt.ui.desktop.files.trash import TrashedFile, move_to_trash, restore_from_trash
from kingdom_builder_qt.ui.desktop.tasks import Task

_log = logging.getLogger(__name__)


class LeftoverBin(QObject):
    """Moves each file to its last requested place, one move of a file at a time.

    A file that cannot be moved is logged.  It is offered again at the next start, and its section
    can be restored now.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted: dict[Path, bool] = {}  # True: in the trash
        self._thrown: dict[Path, TrashedFile] = {}
        self._moving: set[Path] = set()

    @property
    def is_busy(self) -> bool:
        return bool(self._moving)

    def discard(self, leftover: Leftover) -> None:
        self._want(leftover.path, True)

    def restore(self, leftover: Leftover) -> None:
        self._want(leftover.path, False)

    def _want(self, path: Path, is_thrown: bool) -> None:
        self._wanted[path] = is_thrown
        self._move(path)

    def _move(self, path: Path) -> None:
        found = self._thrown.get(path)
        if path in self._moving or self._wanted[path] is (found is not None):
            return
        self._moving.add(path)
        question = (
            partial(move_to_trash, path) if found is None else partial(restore_from_trash, found)
        )
        done, failed = partial(self._on_moved, path), partial(self._on_failed, path)
        Task(self, question, done, failed, must_end=True)

    def _on_failed(self, path: Path, error: BaseException) -> None:
        self._moving.discard(path)
        if not isinstance(error, OSError):
            raise error
        _log.warning("%s not moved: %s", path, error)

    def _on_moved(self, path: Path, answer: TrashedFile | Path) -> None:
        self._moving.discard(path)
        if isinstance(answer, TrashedFile):
            self._thrown[path] = answer
        else:
            del self._thrown[path]
        self._move(path)
