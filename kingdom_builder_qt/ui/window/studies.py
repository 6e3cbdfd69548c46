"""Tells the page of achievements what was studied beside games: lessons and puzzles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from kingdom_builder_qt.ui.achievements.rows import Studied
from kingdom_builder_qt.ui.settings.settings import Settings
from kingdom_builder_qt.ui.window.lessons import WindowLessons
from kingdom_builder_qt.ui.window.puzzles import WindowPuzzles

if TYPE_CHECKING:
    from kingdom_builder_qt.ui.achievements.achievements_dialog import AchievementsDialog


class Studies(QObject):
    """Follows both for as long as a page is open; they are read in threads."""

    def __init__(
        self,
        settings: Settings,
        lessons: WindowLessons,
        puzzles: WindowPuzzles,
        page: AchievementsDialog,
    ) -> None:
        """Tell `page`, to which this belongs, what is known now and whenever more is."""
        super().__init__(page)
        self._settings, self._lessons, self._puzzles, self._page = settings, lessons, puzzles, page
        for shelf in (lessons.shelf, puzzles.shelf):
            shelf.changed.connect(self._tell)
        self._tell()
        lessons.read()
        puzzles.shelf.read()

    def _tell(self) -> None:
        done = self._settings.lessons_done
        lessons = tuple((one.name, one.id in done) for one in self._lessons.shelf.lessons.lessons)
        self._page.show_studied(Studied(lessons, self._puzzles.kinds()))
