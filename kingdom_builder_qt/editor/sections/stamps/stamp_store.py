"""The user's stamps: read and changed in threads."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.editor.sections.document.fragment import Fragment
from kingdom_builder_qt.editor.sections.stamps.stamp_files import (
    Stamp,
    StampError,
    read_stamps,
    rename_stamp,
    save_stamp,
)
from kingdom_builder_qt.editor.sections.stamps.stamp_texts import StampTexts
from kingdom_builder_qt.ui.desktop.files.file_errors import error_text
from kingdom_builder_qt.ui.desktop.files.trash import TrashedFile, move_to_trash, restore_from_trash
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)


class StampStore(QObject):
    """Reports the result of each change in one sentence (`said`)."""

    changed = Signal()  # the stamps, or the deleted ones that can be restored
    saved = Signal(object)  # Path: a new stamp, now in the list
    said = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stamps: list[Stamp] = []
        self._thrown: list[tuple[str, TrashedFile]] = []
        self._moving: set[Path] = set()  # being moved to the trash; another press is ignored
        self._readings = 0

    @property
    def can_undo(self) -> bool:
        return bool(self._thrown)

    def read(self, new: Path | None = None) -> None:
        """Read the stamps again; `saved` is emitted afterwards for a `new` file."""
        self._readings += 1
        Task(self, read_stamps, partial(self._on_read, self._readings, new))

    def save(self, name: str, fragment: Fragment) -> None:
        self._do(partial(save_stamp, name, fragment), self.read)

    def rename(self, stamp: Stamp, name: str) -> None:
        self._do(partial(rename_stamp, stamp.path, name), lambda _none: self.read())

    def delete(self, stamp: Stamp) -> None:
        """Move a stamp to the trash; `undo` restores it."""
        if stamp.path not in self._moving:
            self._moving.add(stamp.path)
            self._do(partial(move_to_trash, stamp.path), partial(self._on_thrown, stamp.name))

    def undo(self) -> None:
        if self._thrown:
            name, thrown = self._thrown.pop()
            self._do(partial(restore_from_trash, thrown), partial(self._on_back, name))

    def _on_thrown(self, name: str, thrown: TrashedFile) -> None:
        self._thrown.append((name, thrown))
        self.said.emit(tr("“{name}” was deleted.").format(name=name))
        self.read()

    def _on_back(self, name: str, _path: Path) -> None:
        self.said.emit(tr("“{name}” was restored.").format(name=name))
        self.read()

    def _do(self, change: Callable[[], Any], then: Callable[[Any], object]) -> None:
        Task(self, change, partial(self._on_done, then), self._on_failed, must_end=True)

    def _on_done(self, then: Callable[[Any], object], found: Any) -> None:
        self._moving.clear()
        then(found)

    def _on_failed(self, error: BaseException) -> None:
        self._moving.clear()
        if isinstance(error, OSError):
            text = tr("The stamps could not be changed: {error}")
            self.said.emit(text.format(error=error_text(error)))
        elif isinstance(error, StampError):
            self.said.emit(StampTexts().fault(error.args[0]))
        else:
            raise error
        self.read()

    def _on_read(self, number: int, new: Path | None, found: list[Stamp]) -> None:
        if number == self._readings:  # otherwise a later reading is in progress
            self.stamps = found
            self.changed.emit()
        if new is not None:
            self.saved.emit(new)
