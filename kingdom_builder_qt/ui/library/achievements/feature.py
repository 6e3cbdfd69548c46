"""Feature for achievements in the main window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from kingdom_builder_qt.ui.desktop.settings.retention import NOT_AT_ALL
from kingdom_builder_qt.ui.desktop.widgets.action_set import Spec
from kingdom_builder_qt.ui.learn.lessons.feature import LessonsFeature
from kingdom_builder_qt.ui.learn.puzzles.feature import PuzzlesFeature
from kingdom_builder_qt.ui.table.page.feature import Command, Feature, Shell

if TYPE_CHECKING:
    from kingdom_builder_qt.ui.library.achievements.achievements_dialog import AchievementsDialog


class AchievementsFeature(Feature):
    """Shows the achievements of the player."""

    def __init__(self, shell: Shell, lessons: LessonsFeature, puzzles: PuzzlesFeature) -> None:
        super().__init__(shell)
        self._lessons, self._puzzles = lessons, puzzles

    def commands(self) -> list[Command]:
        spec = Spec(self.tr("&Achievements…"))
        return [Command("achievements", spec, self.show)]

    def show(self) -> None:
        from kingdom_builder_qt.ui.library.achievements.achievements_dialog import (
            AchievementsDialog,
        )

        shell = self.shell
        keeps = shell.settings.keep_games != NOT_AT_ALL
        dialog = AchievementsDialog(shell.catalog, shell.library, keeps=keeps, parent=shell.window)
        dialog.page_wanted.connect(shell.page_wanted)
        dialog.keeping_wanted.connect(shell.keep_games)
        shell.settings_changed.connect(dialog.apply_settings)
        shell.dialogs.show_beside(dialog)
        _Studies(self._lessons, self._puzzles, dialog)


class _Studies(QObject):
    """Passes the progress in lessons and puzzles to an open page, once they are read."""

    def __init__(
        self, lessons: LessonsFeature, puzzles: PuzzlesFeature, page: AchievementsDialog
    ) -> None:
        """`page` is the parent."""
        super().__init__(page)
        self._lessons, self._puzzles, self._page = lessons, puzzles, page
        for store in (lessons.store, puzzles.store):
            store.changed.connect(self._tell)
        self._tell()
        lessons.read()
        puzzles.store.read()

    def _tell(self) -> None:
        from kingdom_builder_qt.ui.library.achievements.achievement_rows import Studied

        done = {lesson.id for lesson in self._lessons.learnt}
        lessons = tuple((one.name, one.id in done) for one in self._lessons.store.lessons.lessons)
        self._page.show_studied(Studied(lessons, self._puzzles.kinds()))
