"""Feature for lessons and tips, in the main window and at its table."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.game.session import COLOURS, Seat
from kingdom_builder_qt.game.setup.first_position import first_game
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.ui.desktop.messages import said
from kingdom_builder_qt.ui.desktop.settings.settings import queue_settings
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.action_set import Spec
from kingdom_builder_qt.ui.table.page.feature import Command, Feature, Shell
from kingdom_builder_qt.ui.words.error_texts import ErrorTexts

if TYPE_CHECKING:
    from kingdom_builder_qt.content.lessons.lesson import Lesson
    from kingdom_builder_qt.ui.art.thumbnails import Thumbnails
    from kingdom_builder_qt.ui.learn.lessons.lesson_card import LessonCard, LessonPlace
    from kingdom_builder_qt.ui.learn.lessons.lesson_store import LessonStore
    from kingdom_builder_qt.ui.learn.lessons.teacher import Teacher
    from kingdom_builder_qt.ui.learn.lessons.tip_card import TipCard

tr = translator(__name__)


class LessonsFeature(Feature):
    """Offers lessons and tips at the table."""

    offer_changed = Signal(bool)  # whether the start page offers lessons

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._desk, self._settings = shell.desk, shell.settings
        shell.desk.session_started.connect(self.follow_settings)
        shell.desk.session_started.connect(self._bring_tips)

    def commands(self) -> list[Command]:
        return [Command("lessons", Spec(tr.later("&Lessons…")), self.show)]

    @cached_property
    def store(self) -> LessonStore:
        """Return all lessons and tips, created on first use."""
        from kingdom_builder_qt.ui.learn.lessons.lesson_store import LessonStore

        store = LessonStore(self)
        store.changed.connect(self._renew_lesson)
        return store

    def read(self) -> None:
        """Read all lessons and tips once."""
        self.store.read(self.shell.catalog)

    @property
    def learnt(self) -> list[Lesson]:
        """Return the finished lessons."""
        done = self._settings.lessons_done
        return [lesson for lesson in self.store.lessons.lessons if lesson.id in done]

    def about(self, expansion: str) -> Lesson | None:
        """Return the first lesson about an expansion, None if there is none."""
        lessons = (one for one in self.store.lessons.lessons if one.expansion == expansion)
        return next(lessons, None)

    def people(self) -> list[Seat]:
        """Return the person at this screen, under the usual name, and one of each other colour."""
        from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import offered_levels
        from kingdom_builder_qt.ui.newgame.game_choices import usual_person

        person = usual_person(self._settings, self.shell.catalog, offered_levels())
        others = [Seat("", n) for n in range(COLOURS) if n != person.colour]
        return [person, *others]

    @cached_property
    def pictures(self) -> Thumbnails:
        """Return the pictures of the boards, created on first use."""
        from kingdom_builder_qt.ui.art.thumbnails import Thumbnails
        from kingdom_builder_qt.ui.learn.lessons.lessons_dialog import lesson_sketch

        return Thumbnails(lesson_sketch, self.shell.catalog, self)

    @cached_property
    def teacher(self) -> Teacher:
        """Return the controller of lessons, created on first use."""
        from kingdom_builder_qt.ui.learn.lessons.lesson_progress import LessonProgress
        from kingdom_builder_qt.ui.learn.lessons.teacher import Teacher

        teacher = Teacher(self._desk, LessonProgress(self._settings), self.people, self)
        teacher.ready.connect(self.shell.lesson_ready)
        teacher.changed.connect(self._point)
        return teacher

    @cached_property
    def card(self) -> LessonCard:
        """Return the card next to the board, created on first use."""
        from kingdom_builder_qt.ui.learn.lessons.lesson_card import LessonCard
        from kingdom_builder_qt.ui.learn.lessons.spotlight import Spotlight

        page = self.shell.table().page
        page.skip_on_input.listen()
        card = LessonCard(self.teacher, self._place_of, page.skip_on_input.uses_keys, page.view)
        card.ceremony.moves = lambda: self._settings.motion_speed > 0
        page.advice.add(card)
        card.back.connect(self.show)
        card.next_wanted.connect(self.open)
        card.said.connect(page.view.announce)
        self.spotlight = Spotlight(self.teacher, page, card, card.scoring_cards.signs)
        return card

    @cached_property
    def tips(self) -> TipCard:
        """Return the card of tips in a first game, created on first use."""
        from kingdom_builder_qt.ui.learn.lessons.tip_card import TipCard

        page, is_due = self.shell.table().page, self._is_first_game
        card = TipCard(self._desk, self._settings, self.store, is_due, page.view)
        self.read()
        page.advice.add(card)
        card.said.connect(page.view.announce)
        card.unwanted.connect(self.shell.actions["tips"].trigger)
        return card

    def clear(self) -> None:
        """Forget the cards at the table; an open tip is shown again."""
        for name in ("card", "spotlight"):
            vars(self).pop(name, None)
        tips = vars(self).pop("tips", None)
        if tips is not None:
            tips.take_back()

    def furnish_again(self) -> None:
        """Make the card of the present lesson or tip again; its words follow from the disk."""
        if "store" in vars(self) and self.store.is_read:
            self.store.forget()
            self.read()
        if "teacher" in vars(self) and self.teacher.is_on:
            _ = self.card
            self.teacher.speak_again()
        self._bring_tips()
        if "tips" in vars(self):
            self.tips.follow()

    def _renew_lesson(self) -> None:
        """Continue the present lesson in the words that were read."""
        if "teacher" in vars(self) and self.teacher.is_on and self.teacher.lesson is not None:
            found = self.store.lesson(self.teacher.lesson.id)
            self.teacher.renew(found or self.teacher.lesson)
            self.shell.title_changed.emit()

    def show(self) -> None:
        """Show the list of lessons."""
        from kingdom_builder_qt.ui.learn.lessons.lesson_progress import LessonProgress
        from kingdom_builder_qt.ui.learn.lessons.lessons_dialog import LessonsDialog

        self.dismiss_offer()
        self.pictures.set_catalog(self.shell.catalog)
        dialog = LessonsDialog(self.store, LessonProgress(self._settings), self.pictures)
        dialog.chosen.connect(self.open)
        self.read()
        self.shell.dialogs.show(dialog)

    def open(self, lesson: Lesson) -> None:
        """Start or continue a lesson; show a warning if its content is broken."""
        _ = self.card  # created before the first step is emitted
        try:
            self.teacher.open(lesson)
        except KingdomBuilderError as error:
            reason = ErrorTexts(self.shell.catalog).sentence(error)
            self.shell.dialogs.warn(
                tr("This lesson cannot be played."), reason, said(error.message)
            )

    def follow_settings(self) -> None:
        """Suspend the settings for automatic moves during a lesson."""
        controller, settings = self._desk.controller, self._settings
        is_taught = self._desk.lesson is not None
        controller.ends_turn_itself = not (settings.confirm_end_turn or is_taught)
        controller.plays_only_moves = settings.play_only_moves and not is_taught

    def set_tips(self, wanted: bool) -> None:
        """Reset the tips, or hide them; the setting is already changed."""
        if wanted:
            self._settings.tips_shown = []
            queue_settings(self._settings)
            self._bring_tips()
        if "tips" in vars(self):
            self.tips.follow()

    def dismiss_offer(self) -> None:
        """Stop offering lessons on the start page."""
        if self._settings.learning_offered:
            self._settings.learning_offered = False
            queue_settings(self._settings)
            self.offer_changed.emit(False)

    def _bring_tips(self) -> None:
        """Create the card of tips if it may be needed."""
        if self._settings.tips and self._is_first_game():
            _ = self.tips

    def _is_first_game(self) -> bool:
        """Return whether the game has the rulebook's first board and cards."""
        session = self._desk.session
        if session is None or self._desk.lesson is not None or self._desk.trial:
            return False
        options = session.options
        try:
            first = first_game(session.catalog, GameOptions(players=options.players))
        except KeyError:  # the content of the game is missing
            return False
        return (options.sections, options.cards) == (first.sections, first.cards)

    def _place_of(self, lesson: Lesson) -> LessonPlace:
        """Return the place of a lesson; the next one follows it, or is the first one left."""
        from kingdom_builder_qt.ui.learn.lessons.lesson_card import LessonPlace

        lessons, done = self.store.lessons.lessons, set(self._settings.lessons_done)
        number = next((n for n, one in enumerate(lessons) if one.id == lesson.id), -1)
        left = [one for one in (*lessons[number + 1 :], *lessons) if one.id not in done]
        following = left[0] if left else None
        return LessonPlace(tuple(one.id in done for one in lessons), number, following)

    def _point(self) -> None:
        self.shell.table().page.scene.marks.highlight("taught", self.teacher.lit)
