"""Controller of a lesson at the desk: game, step, verdict.

The game of a lesson is an ordinary session with computer seats for the others; the lesson plays
their moves in place of the worker (`AiTurns.start`). `GameSaver` leaves it out of the library.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content.lessons.lesson import IntroPage, Lesson, LessonStep
from kingdom_builder_qt.content.lessons.lesson_files import CARD
from kingdom_builder_qt.core.grid import Mask
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.lessons import (
    LEARNER,
    AimVerdict,
    LessonStanding,
    begin_lesson,
    lesson_parts,
    lesson_standing,
    point_of,
    resume_lesson,
)
from kingdom_builder_qt.game.session import Seat, Session
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.learn.lessons.lesson_progress import LessonProgress
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.desk.lesson_game import LessonGame
from kingdom_builder_qt.ui.words.name_texts import content_text

tr = translator(__name__)


class Teacher(QObject):
    """Follows the desk during a lesson; the step is derived from the moves of the game.

    The slot of `ready` puts the game on the desk; the lesson ends when the desk gets another one.
    """

    ready = Signal(object, object)  # Session and LessonGame
    changed = Signal()

    def __init__(
        self,
        desk: GameDesk,
        progress: LessonProgress,
        people: Callable[[], Sequence[Seat]],
        parent: QObject | None = None,
    ) -> None:
        """`people` returns the learner and the others; see `begin_lesson`."""
        super().__init__(parent)
        self._desk, self._progress, self._people = desk, progress, people
        self.lesson: Lesson | None = None
        self._parts: list[tuple[LessonStep, ...]] = []
        self._part = 0
        self._session: Session | None = None  # the game of the lesson
        self._first: Position | None = None
        self._standing = LessonStanding(0, AimVerdict.OPEN, 0)
        self._page: int | None = None  # of the introduction
        desk.starting.connect(self._keep)
        desk.closing.connect(self._keep)
        desk.session_started.connect(self._on_started)
        desk.changed.connect(self._follow)
        desk.settled.connect(self.changed)
        desk.controller.selected.connect(self.changed)

    # -- commands -------------------------------------------------------------------------------

    def open(self, lesson: Lesson) -> None:
        """Start a lesson, or continue an interrupted one."""
        self._keep()
        self._session = None
        self.lesson, self._parts = lesson, lesson_parts(lesson)
        left = self._progress.left(lesson)
        self._begin(left.part if left else 0, left.moves if left else ())

    def start_over(self) -> None:
        """Start the lesson again."""
        if self.lesson is not None:
            self._session = None  # its moves are discarded
            self._progress.forget(self.lesson.id)
            self._begin(0)

    def go_on(self) -> None:
        """Show the next page of the introduction, or start the next part after a finished one."""
        if self._page is not None:
            assert self.lesson is not None
            self._page = self._page + 1 if self._page + 1 < len(self.lesson.intro) else None
            self.changed.emit()
        elif self.waits and not self.is_finished:
            self._begin(self._part + 1)

    def take_back(self) -> None:
        """Restart the step."""
        session = self._session
        while session is not None and len(session.log) > self._standing.began:
            before = len(session.log)
            self._desk.controller.undo()
            if len(session.log) >= before:
                return

    # -- state ----------------------------------------------------------------------------------

    @property
    def is_on(self) -> bool:
        """Return whether the game at the desk belongs to a lesson."""
        return self._session is not None and self._session is self._desk.session

    @property
    def step(self) -> LessonStep:
        """Return the current step, or the last finished one."""
        return self._parts[self._part][self._standing.step]

    @property
    def intro(self) -> IntroPage | None:
        """Return the page of the introduction, None during the steps."""
        if self._page is None or self.lesson is None:
            return None
        return self.lesson.intro[self._page]

    @property
    def new_position(self) -> Position | None:
        """Return the position that replaced that of the previous part, until the first move."""
        session = self._session
        if not self._part or self._standing.step or session is None or session.log:
            return None
        return session.position

    @property
    def point(self) -> str:
        """Return the part of the page to point at (see `point_of`), "" for none.

        After a step this is what it has brought: the tile, or the new terrain card.
        """
        if not self.is_on:
            return ""
        if self.intro is not None:
            return self.intro.point
        if self._desk.position is None or self.is_finished:
            return ""
        if self.verdict is AimVerdict.MET and self.waits:
            return self._brought
        if self.verdict is not AimVerdict.OPEN:
            return ""
        return point_of(self.step, self._desk.position, self._desk.controller.source)

    @property
    def _brought(self) -> str:
        aim = self.step.aim
        if aim.take:
            return f"tile:{aim.take}"
        return CARD if aim.end_turn else ""

    @property
    def scoring_cards(self) -> dict[str, str]:
        """Return the names of the Kingdom Builder cards of the game by their ids."""
        position, catalog = self._desk.position, self._desk.catalog
        ids = [card.id for card in position.rules.cards] if position is not None else []
        return {id_: content_text(catalog.cards[id_].name) for id_ in ids}

    @property
    def before(self) -> LessonStep | None:
        """Return the previous step in the same game, None without one."""
        index = self._standing.step
        return self._parts[self._part][index - 1] if index else None

    @property
    def number(self) -> int:
        """Return the number of the step in the lesson, from 1."""
        return sum(map(len, self._parts[: self._part])) + self._standing.step + 1

    @property
    def count(self) -> int:
        """Return the number of steps in the lesson."""
        return sum(map(len, self._parts))

    @property
    def place(self) -> tuple[int, int]:
        """Return the number of the page or step, from 1, and the number of all of them."""
        pages = len(self.lesson.intro) if self.lesson is not None else 0
        number = pages + self.number if self._page is None else self._page + 1
        return number, pages + self.count

    @property
    def colour(self) -> int:
        """Return the colour of the learner."""
        return self._session.seats[LEARNER].colour if self._session is not None else 0

    @property
    def verdict(self) -> AimVerdict:
        """Return the verdict on the step."""
        return self._standing.verdict

    @property
    def waits(self) -> bool:
        """Return whether all steps of this part are finished."""
        return self.verdict is AimVerdict.MET and not self._standing.due

    @property
    def is_finished(self) -> bool:
        """Return whether the lesson is finished."""
        return self.waits and self._part == len(self._parts) - 1

    @property
    def lit(self) -> Mask:
        """Return the highlighted hexes."""
        is_shown = self.is_on and self.intro is None and self.verdict is not AimVerdict.MET
        return self.step.light if is_shown else 0

    def renew(self, lesson: Lesson) -> None:
        """Go on in the words of the same lesson in another language."""
        self.lesson, self._parts = lesson, lesson_parts(lesson)
        self.speak_again()

    def speak_again(self) -> None:
        """Name the game at the desk in the language that is spoken now, and show the step again."""
        if self.is_on and self._desk.lesson is not None:
            self._desk.lesson = replace(self._desk.lesson, title=self._title())
            self.changed.emit()

    # -- private --------------------------------------------------------------------------------

    def _begin(self, part: int, moves: Sequence[str] = ()) -> None:
        assert self.lesson is not None
        catalog, steps, people = self._desk.catalog, self._parts[part], self._people()
        session = (
            resume_lesson(catalog, steps, people, moves)
            if moves
            else begin_lesson(catalog, steps, people)
        )
        game = LessonGame(self._title(), partial(self._reply, steps, session.first_position()))
        self._part, self._session, self._first = part, session, session.first_position()
        self._page = 0 if self.lesson.intro and not part and not session.log else None
        self._standing = LessonStanding(0, AimVerdict.OPEN, 0)
        self._progress.leave(self.lesson.id, part, moves if session.log else ())
        self.ready.emit(session, game)

    def _title(self) -> str:
        assert self.lesson is not None
        return tr("Lesson: {name}").format(name=self.lesson.name)

    @staticmethod
    def _reply(steps: Sequence[LessonStep], first: Position, session: Session) -> Move | None:
        """Return the next scripted move of the opponents."""
        due = lesson_standing(steps, first, [entry.move for entry in session.log]).due
        return due[0] if due else None

    def _keep(self) -> None:
        """Store the progress of the lesson being left."""
        if self.is_on and self.lesson is not None and not self.is_finished:
            assert self._session is not None
            moves = [str(entry.move) for entry in self._session.log]
            self._progress.leave(self.lesson.id, self._part, moves)

    def _on_started(self) -> None:
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        """Update the step before the views are updated."""
        if self.is_on and self._first is not None and self._session is not None:
            moves = [entry.move for entry in self._session.log]
            before = self._standing
            if moves:
                self._page = None
            self._standing = lesson_standing(self._parts[self._part], self._first, moves)
            if self.is_finished and self.lesson is not None:
                self._progress.finish(self.lesson.id)
            elif self._standing.step != before.step:
                self._keep()
            self._desk.seats.block_decisions(self._closing)

    @property
    def _closing(self) -> str:
        """Return why no player may move, "" while the lesson expects a move.

        After a missed step the turn is blocked: the script has no reply to it.
        """
        if self.verdict is AimVerdict.MISSED:
            return tr("Take it back to continue")
        if self.is_finished:
            return tr("The lesson is done")
        return tr("This part is done") if self.waits else ""
