"""All lessons and tips, read in a thread when somebody wants to learn."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.lessons.lesson import Lessons
from kingdom_builder_qt.content.lessons.lesson_files import load_lessons
from kingdom_builder_qt.ui.files.disk_thread import ask_in_thread


class LessonShelf(QObject):
    """`read` begins; nothing is known before `changed`."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Know nothing yet."""
        super().__init__(parent)
        self.lessons = Lessons()
        self.is_read = False
        self._is_reading = False

    def read(self, catalog: Catalog) -> None:
        """Read everything, once; what names content is looked up in `catalog`."""
        if not (self.is_read or self._is_reading):
            self._is_reading = True
            ask_in_thread(partial(load_lessons, catalog), self._on_read, None)

    def _on_read(self, _along: None, found: Lessons | None, error: BaseException | None) -> None:
        self._is_reading = False
        if error is not None:
            raise error
        if found is not None:
            self.lessons, self.is_read = found, True
            self.changed.emit()
