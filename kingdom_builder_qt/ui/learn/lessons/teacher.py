"""Leads through a lesson at the desk: which game is played, how far it is, what comes next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content.lessons.lesson import Lesson, LessonStep
from kingdom_builder_qt.core.grid import Mask
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.lessons import (
    AimVerdict,
    LessonStanding,
    begin_lesson,
    lesson_parts,
    lesson_standing,
    resume_lesson,
)
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.learn.lessons.lesson_progress import LessonProgress
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.desk.lesson_game import LessonGame


class Teacher(QObject):
    """Follows the desk while a lesson is played there; how far it is follows from its moves.

    Whoever hears `ready` shows the game; then the lesson is on until the desk has another game.
    """

    ready = Signal(object, object)  # Session and LessonGame
    changed = Signal()

    def __init__(
        self,
        desk: GameDesk,
        progress: LessonProgress,
        names: Callable[[], Sequence[str]],
        parent: QObject | None = None,
    ) -> None:
        """Teach nothing yet; `names` returns those of the players by their colours."""
        super().__init__(parent)
        self._desk, self._progress, self._names = desk, progress, names
        self.lesson: Lesson | None = None
        self._parts: list[tuple[LessonStep, ...]] = []
        self._part = 0
        self._session: Session | None = None  # that is played for the lesson
        self._first: Position | None = None
        self._standing = LessonStanding(0, AimVerdict.OPEN, 0)
        desk.starting.connect(self._keep)
        desk.closing.connect(self._keep)
        desk.session_started.connect(self._on_started)
        desk.changed.connect(self._follow)
        desk.settled.connect(self.changed)

    # -- what the learner wants ----------------------------------------------------------------

    def open(self, lesson: Lesson) -> None:
        """Begin a lesson, or go on where it was left."""
        self._keep()
        self._session = None
        self.lesson, self._parts = lesson, lesson_parts(lesson)
        left = self._progress.left(lesson)
        self._begin(left.part if left else 0, left.moves if left else ())

    def start_over(self) -> None:
        """Begin the lesson once more."""
        if self.lesson is not None:
            self._session = None  # what was played of it is not kept
            self._progress.forget(self.lesson.id)
            self._begin(0)

    def go_on(self) -> None:
        """Go on with the next part, once all that comes before is done."""
        if self.waits and not self.is_finished:
            self._begin(self._part + 1)

    def take_back(self) -> None:
        """Begin the step again."""
        session = self._session
        while session is not None and len(session.log) > self._standing.began:
            before = len(session.log)
            self._desk.controller.undo()
            if len(session.log) >= before:
                return

    # -- how far it is -------------------------------------------------------------------------

    @property
    def is_on(self) -> bool:
        """Return whether the game at the desk is the one of a lesson."""
        return self._session is not None and self._session is self._desk.session

    @property
    def step(self) -> LessonStep:
        """Return what is to be done, or was done last."""
        return self._parts[self._part][self._standing.step]

    @property
    def before(self) -> LessonStep | None:
        """Return the step that was met before this one in the same game, None without one."""
        index = self._standing.step
        return self._parts[self._part][index - 1] if index else None

    @property
    def number(self) -> int:
        """Return the number of the step in the lesson, counted from 1."""
        return sum(map(len, self._parts[: self._part])) + self._standing.step + 1

    @property
    def count(self) -> int:
        """Return how many steps the lesson has."""
        return sum(map(len, self._parts))

    @property
    def verdict(self) -> AimVerdict:
        """Return how the step stands."""
        return self._standing.verdict

    @property
    def waits(self) -> bool:
        """Return whether all that this game is for is done."""
        return self.verdict is AimVerdict.MET and not self._standing.due

    @property
    def is_finished(self) -> bool:
        """Return whether the lesson was played to its end."""
        return self.waits and self._part == len(self._parts) - 1

    @property
    def lit(self) -> Mask:
        """Return the hexes that are pointed at now."""
        return self.step.light if self.is_on and self.verdict is not AimVerdict.MET else 0

    # -- inside --------------------------------------------------------------------------------

    def _begin(self, part: int, moves: Sequence[str] = ()) -> None:
        assert self.lesson is not None
        catalog, steps, names = self._desk.catalog, self._parts[part], self._names()
        session = (
            resume_lesson(catalog, steps, names, moves)
            if moves
            else begin_lesson(catalog, steps, names)
        )
        title = self.tr("Lesson: {name}").format(name=self.lesson.name)
        game = LessonGame(title, partial(self._reply, steps, session.first_position()))
        self._part, self._session, self._first = part, session, session.first_position()
        self._standing = LessonStanding(0, AimVerdict.OPEN, 0)
        self._progress.leave(self.lesson.id, part, moves if session.log else ())
        self.ready.emit(session, game)

    @staticmethod
    def _reply(steps: Sequence[LessonStep], first: Position, session: Session) -> Move | None:
        """Return what the lesson plays for the others now."""
        due = lesson_standing(steps, first, [entry.move for entry in session.log]).due
        return due[0] if due else None

    def _keep(self) -> None:
        """Keep where the lesson is that is about to be left."""
        if self.is_on and self.lesson is not None and not self.is_finished:
            assert self._session is not None
            moves = [str(entry.move) for entry in self._session.log]
            self._progress.leave(self.lesson.id, self._part, moves)

    def _on_started(self) -> None:
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        """See how far the moves lead, before anything shows them."""
        if self.is_on and self._first is not None and self._session is not None:
            moves = [entry.move for entry in self._session.log]
            before = self._standing
            self._standing = lesson_standing(self._parts[self._part], self._first, moves)
            if self.is_finished and self.lesson is not None:
                self._progress.finish(self.lesson.id)
            elif self._standing.step != before.step:
                self._keep()
            self._desk.seats.close_turn(self._closing)

    @property
    def _closing(self) -> str:
        """Return why nobody is to move any more, "" while the lesson wants a move.

        After a missed step the turn does not go on: the others have no reply to it.
        """
        if self.verdict is AimVerdict.MISSED:
            return self.tr("Take it back to go on")
        if self.is_finished:
            return self.tr("The lesson is done")
        return self.tr("This part is done") if self.waits else ""
