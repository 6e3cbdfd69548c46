"""Feature for achievements in the main window."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from kingdom_builder_qt.game.record.entry_line import with_head
from kingdom_builder_qt.game.record.saved_game import record_text
from kingdom_builder_qt.ui.desktop.settings.retention import NOT_AT_ALL
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.action_set import Spec
from kingdom_builder_qt.ui.learn.lessons.feature import LessonsFeature
from kingdom_builder_qt.ui.learn.puzzles.feature import PuzzlesFeature
from kingdom_builder_qt.ui.table.page.feature import Command, Feature, Shell

if TYPE_CHECKING:
    from kingdom_builder_qt.game.library.figures import Ending
    from kingdom_builder_qt.game.library.library import Library
    from kingdom_builder_qt.game.record.entry_line import EntryHead
    from kingdom_builder_qt.ui.library.achievements.achievements_dialog import AchievementsDialog
    from kingdom_builder_qt.ui.table.scores.scores_dialog import ScoresDialog

tr = translator(__name__)


class AchievementsFeature(Feature):
    """Shows the achievements of the player, and those of a finished game on its score sheet."""

    def __init__(self, shell: Shell, lessons: LessonsFeature, puzzles: PuzzlesFeature) -> None:
        super().__init__(shell)
        self._lessons, self._puzzles = lessons, puzzles
        shell.scores_opened.connect(self.show_news_on)

    def commands(self) -> list[Command]:
        spec = Spec(tr.later("&Achievements…"))
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

    def show_news_on(self, sheet: ScoresDialog) -> None:
        """Compare the finished game with the earlier ones in a thread, and show the news."""
        game = self.shell.game_saver.game
        if game is None or not sheet.has_news:
            return
        text = with_head(record_text(game.session), game.head)
        gold = game.session.position.gold()
        persons = [n for n, seat in enumerate(game.session.seats) if seat.is_human]
        behind = max(gold) - max(gold[person] for person in persons)
        show = partial(self._show_news, sheet, behind, len(persons) == 1)
        self.shell.library.look(sheet, partial(_ending, text, game.head), show)

    def _show_news(
        self, sheet: ScoresDialog, behind: int, is_alone: bool, found: Ending | None
    ) -> None:
        from kingdom_builder_qt.ui.library.achievements.game_news import NewsTexts

        if found is not None:
            texts = NewsTexts(self.shell.catalog)
            sheet.show_news(texts.news(found, behind, is_alone=is_alone))


def _ending(text: str, head: EntryHead, library: Library) -> Ending | None:
    """Return the news of a finished game by its record, which may not be written yet."""
    from kingdom_builder_qt.game.library.entry import indexed_game  # in its thread
    from kingdom_builder_qt.game.library.figures import ending
    from kingdom_builder_qt.game.record.glance import glance

    game = indexed_game(glance(text, "<record>"), head, datetime.now())
    return library.ask(lambda db: ending(db, game))


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
