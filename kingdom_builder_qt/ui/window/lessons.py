"""Lessons and tips in the main window: made when somebody wants to learn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.ui.settings.keeper import SettingsKeeper
from kingdom_builder_qt.ui.style.theme import Theme, ThemeManager
from kingdom_builder_qt.ui.table.desk import GameDesk

if TYPE_CHECKING:
    from kingdom_builder_qt.content.lessons.lesson import Lesson
    from kingdom_builder_qt.ui.lessons.lesson_card import LessonCard
    from kingdom_builder_qt.ui.lessons.lessons_dialog import LessonsDialog
    from kingdom_builder_qt.ui.lessons.shelf import LessonShelf
    from kingdom_builder_qt.ui.lessons.teacher import Teacher
    from kingdom_builder_qt.ui.lessons.tip_card import TipCard
    from kingdom_builder_qt.ui.window.game.game_page import GamePage


class WindowLessons(QObject):
    """Offers lessons, and joins the teacher to the table."""

    ready = Signal(object, object)  # Session and LessonGame, to be shown at the table
    list_wanted = Signal()
    failed = Signal(str, str)  # a sentence, and more about it
    offer_changed = Signal(bool)  # whether a newcomer is to be asked
    tips_unwanted = Signal()

    def __init__(
        self,
        catalog: Callable[[], Catalog],
        desk: GameDesk,
        keeper: SettingsKeeper,
        themes: ThemeManager,
        page: Callable[[], GamePage],
        parent: QObject,
    ) -> None:
        """Read no lesson yet; `catalog` and `page` return what there is when they are called."""
        super().__init__(parent)
        self._catalog, self._desk = catalog, desk
        self._keeper, self._settings = keeper, keeper.settings
        self._themes, self._page = themes, page
        desk.session_started.connect(self.follow_settings)
        desk.session_started.connect(self._bring_tips)

    @cached_property
    def shelf(self) -> LessonShelf:
        """Return all lessons and tips."""
        from kingdom_builder_qt.ui.lessons.shelf import LessonShelf

        return LessonShelf(self)

    def read(self) -> None:
        """Read all lessons and tips, once."""
        self.shelf.read(self._catalog())

    @property
    def learnt(self) -> list[Lesson]:
        """Return the lessons that were finished, of those that are read."""
        done = self._settings.lessons_done
        return [lesson for lesson in self.shelf.lessons.lessons if lesson.id in done]

    def about(self, expansion: str) -> Lesson | None:
        """Return the first lesson about an expansion, None if none is read."""
        lessons = (one for one in self.shelf.lessons.lessons if one.expansion == expansion)
        return next(lessons, None)

    @cached_property
    def teacher(self) -> Teacher:
        """Return who leads through lessons."""
        from kingdom_builder_qt.ui.lessons.progress import LessonProgress
        from kingdom_builder_qt.ui.lessons.teacher import Teacher

        teacher = Teacher(self._desk, LessonProgress(self._keeper), self._names, self)
        teacher.ready.connect(self.ready)
        return teacher

    @cached_property
    def card(self) -> LessonCard:
        """Return what speaks beside the board."""
        from kingdom_builder_qt.ui.lessons.lesson_card import LessonCard

        page = self._page()
        card = LessonCard(self.teacher, self._themes.theme, page.view)
        page.lay_above_hand(card)
        card.back.connect(self.list_wanted)
        card.said.connect(page.view.announce)
        self._themes.theme_changed.connect(card.set_theme)
        self.teacher.changed.connect(self._point)
        return card

    @cached_property
    def tips(self) -> TipCard:
        """Return what gives tips in a first game."""
        from kingdom_builder_qt.ui.lessons.tip_card import TipCard

        page, theme, is_due = self._page(), self._themes.theme, self._is_first_game
        card = TipCard(self._desk, self._keeper, self.shelf, is_due, theme, page.view)
        self.read()
        page.lay_above_hand(card)
        card.said.connect(page.view.announce)
        card.unwanted.connect(self.tips_unwanted)
        self._themes.theme_changed.connect(card.set_theme)
        return card

    def dialog(self, theme: Theme) -> LessonsDialog:
        """Return the list of lessons, which begins the one that is chosen."""
        from kingdom_builder_qt.ui.lessons.lessons_dialog import LessonsDialog
        from kingdom_builder_qt.ui.lessons.progress import LessonProgress

        self.put_offer_away()
        dialog = LessonsDialog(self.shelf, LessonProgress(self._keeper), theme)
        dialog.chosen.connect(self.open)
        self.read()
        return dialog

    def open(self, lesson: Lesson) -> None:
        """Begin a lesson, or go on where it was left; say why not where its content is broken."""
        _ = self.card  # made by now, it hears of the first step
        try:
            self.teacher.open(lesson)
        except KingdomBuilderError as error:
            self.failed.emit(self.tr("This lesson cannot be played."), str(error))

    def follow_settings(self) -> None:
        """Let settings that play for the learner wait until the lesson is over."""
        controller, settings = self._desk.controller, self._settings
        is_taught = self._desk.lesson is not None
        controller.ends_turn_itself = not (settings.confirm_end_turn or is_taught)
        controller.plays_only_moves = settings.play_only_moves and not is_taught

    def set_tips(self, wanted: bool) -> None:
        """Give tips again, all of them, or none; the settings hold the wish already."""
        if wanted:
            self._settings.tips_shown = []
            self._keeper.keep()
            self._bring_tips()
        if "tips" in vars(self):
            self.tips.follow()

    def put_offer_away(self) -> None:
        """Offer lessons to a newcomer no more."""
        if self._settings.learning_offered:
            self._settings.learning_offered = False
            self._keeper.keep()
            self.offer_changed.emit(False)

    def _bring_tips(self) -> None:
        """Make what gives tips, where there may be some to give."""
        if self._settings.tips and self._is_first_game():
            _ = self.tips

    def _is_first_game(self) -> bool:
        """Return whether somebody plays with the board and the cards of the rulebook."""
        from kingdom_builder_qt.game.setup.first_position import first_game
        from kingdom_builder_qt.game.setup.options import GameOptions

        session = self._desk.session
        if session is None or self._desk.lesson is not None or self._desk.trial:
            return False
        options = session.options
        try:
            first = first_game(session.catalog, GameOptions(players=options.players))
        except KeyError:  # the content of the game is missing
            return False
        return (options.sections, options.cards) == (first.sections, first.cards)

    def _names(self) -> Sequence[str]:
        return [player.name for player in self._themes.theme.players]

    def _point(self) -> None:
        self._page().scene.marks.highlight("taught", self.teacher.lit)
