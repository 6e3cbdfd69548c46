"""The card of a lesson next to the board: step, result, buttons."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.game.lessons import AimVerdict
from kingdom_builder_qt.ui.desktop.style.theme import follow_appearance
from kingdom_builder_qt.ui.learn.lessons.teacher import Teacher
from kingdom_builder_qt.ui.table.panels.advice_page import ActivityCard


class LessonCard(ActivityCard):
    """Follows a teacher; closed outside lessons."""

    def __init__(self, teacher: Teacher, board: QWidget) -> None:
        super().__init__(board)
        self.setAccessibleName(self.tr("Lesson"))
        self._teacher = teacher
        self.list.setText(self.tr("Lessons"))
        self.list.setAccessibleName(self.tr("Back to lessons"))
        self.over.setText(self.tr("Start over"))
        self.over.clicked.connect(teacher.start_over)
        self.main.clicked.connect(self._go_on)
        teacher.changed.connect(self.refresh)
        follow_appearance(self._colour)

    def refresh(self) -> None:
        """Show the current step."""
        teacher = self._teacher
        if not teacher.is_on or teacher.lesson is None:
            self.end()
            return
        self.title.setText(teacher.lesson.name)
        place, spoken = self.tr("{number} of {count}"), self.tr("Step {number} of {count}")
        number, count = teacher.number, teacher.count
        self.place.setText(place.format(number=number, count=count))
        self.place.setAccessibleName(spoken.format(number=number, count=count))
        outcome, text = self._words()
        self.show_words(outcome, text)
        self._colour()
        self.list.setVisible(not teacher.is_finished)  # the main button leads there, too
        self.main.setText(self._offer())
        had_focus = self.main.hasFocus()
        self.main.setVisible(bool(self.main.text()))
        if had_focus and self.main.isHidden():
            self._board.setFocus()
        words = " ".join(filter(None, (outcome, text)))
        is_new = self.tell(words, f"{self.place.accessibleName()}. {words}")
        if is_new and self._needs_answer and self._board.hasFocus():
            self.main.setFocus()

    def _words(self) -> tuple[str, str]:
        """Return the result and the task."""
        teacher = self._teacher
        if teacher.verdict is AimVerdict.MISSED:
            usual = self.tr("The rules allow it, but this step asks for something else.")
            return teacher.step.missed or usual, teacher.step.say
        if teacher.verdict is AimVerdict.MET:
            done = self.tr("You have finished this lesson.") if teacher.is_finished else ""
            return teacher.step.done, done
        return teacher.before.done if teacher.before else "", teacher.step.say

    def _offer(self) -> str:
        teacher = self._teacher
        if teacher.verdict is AimVerdict.MISSED:
            return self.tr("Take it back")
        if teacher.is_finished:
            return self.tr("More lessons")
        return self.tr("Go on") if teacher.waits else ""

    def _go_on(self) -> None:
        teacher = self._teacher
        if teacher.verdict is AimVerdict.MISSED:
            teacher.take_back()
        elif teacher.is_finished:
            self.back.emit()
        else:
            teacher.go_on()
        self._board.setFocus()

    @property
    def _needs_answer(self) -> bool:
        """Return whether no move on the board continues the lesson, so that Enter presses the
        button.
        """
        return self._teacher.waits or self._teacher.verdict is AimVerdict.MISSED

    def _colour(self) -> None:
        """Colour the result by its verdict."""
        is_wrong = self._teacher.is_on and self._teacher.verdict is AimVerdict.MISSED
        self.colour_outcome("warning" if is_wrong else "good")
