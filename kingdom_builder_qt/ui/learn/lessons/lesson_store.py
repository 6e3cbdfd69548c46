"""All lessons and tips, read in a thread on first use."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.lessons.lesson import Lesson, Lessons
from kingdom_builder_qt.content.lessons.lesson_files import load_lessons
from kingdom_builder_qt.ui.desktop.files.content_store import ContentStore


class LessonStore(ContentStore):
    """The lessons and tips, empty until `changed`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lessons = Lessons()

    def read(self, catalog: Catalog) -> None:
        """Read everything once; names of content are resolved in `catalog`."""
        self._load(partial(load_lessons, catalog))

    def lesson(self, id_: str) -> Lesson | None:
        """Return a lesson, None if there is none with this id."""
        return next((one for one in self.lessons.lessons if one.id == id_), None)

    def _take(self, found: Lessons) -> None:
        self.lessons, self.is_read = found, True
        self.changed.emit()
