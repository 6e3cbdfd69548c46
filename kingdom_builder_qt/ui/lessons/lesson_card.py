"""What a lesson says beside the board: the step, what came of it, and how to go on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QPushButton, QWidget

from kingdom_builder_qt.game.lessons import AimVerdict
from kingdom_builder_qt.ui.lessons.teacher import Teacher
from kingdom_builder_qt.ui.panels.above_hand import AboveHand
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.widgets.style import (
    STRETCH,
    ElidedLabel,
    hbox,
    label,
    make_primary,
    muted,
    title_font,
)

LINES: Final = 6  # of words that are seen without scrolling


class LessonCard(AboveHand):
    """Follows a teacher; it is hidden while nothing is taught."""

    back = Signal()  # to the list of lessons
    said = Signal(str)  # for a screen reader

    def __init__(self, teacher: Teacher, theme: Theme, board: QWidget) -> None:
        super().__init__(theme, board, LINES)
        self.setAccessibleName(self.tr("Lesson"))
        self._teacher, self._told = teacher, ""
        self.title = ElidedLabel()
        self.title.setFont(title_font(self.title))
        self.place = muted()
        self.outcome = label("", 1.0, bold=True, wrap=True, fitted=True)
        self.text = label("", 1.0, wrap=True, fitted=True)
        self.lessons = QPushButton(self.tr("Lessons"))
        self.over = QPushButton(self.tr("Start over"))
        self.next = QPushButton()
        self.lessons.setAccessibleName(self.tr("Back to lessons"))
        buttons = hbox(self.lessons, self.over, STRETCH, self.next, spacing=6)
        self.lay_out(hbox((self.title, 1), self.place), (self.outcome, self.text), buttons)
        for button in (self.lessons, self.over, self.next):
            button.setAutoDefault(True)  # Enter presses it
            button.setMinimumHeight(32)
        self.lessons.clicked.connect(self.back)
        self.over.clicked.connect(teacher.start_over)
        self.next.clicked.connect(self._go_on)
        teacher.changed.connect(self.refresh)
        self.set_theme(theme)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.card.set_theme(theme)
        self.next.setPalette(theme.palette_of("QPushButton"))
        make_primary(self.next, theme)
        self._colour()

    def refresh(self) -> None:
        """Show how far the lesson is."""
        teacher = self._teacher
        if not teacher.is_on or teacher.lesson is None:
            self._told = ""
            if not self.isHidden():
                self.leave()
            return
        self.title.setText(teacher.lesson.name)
        place = self.tr("{number} of {count}").format(number=teacher.number, count=teacher.count)
        self.place.setText(place)
        self.place.setAccessibleName(self.tr("Step {place}").format(place=place))
        outcome, text = self._words()
        self.outcome.setText(outcome)
        self.outcome.setVisible(bool(outcome))
        self.text.setText(text)
        self.text.setVisible(bool(text))
        self._colour()
        self.lessons.setVisible(not teacher.is_finished)  # the main button leads there, too
        self.next.setText(self._offer())
        had_focus = self.next.hasFocus()
        self.next.setVisible(bool(self.next.text()))
        if had_focus and self.next.isHidden():
            self._board.setFocus()
        self.show_card()
        self._tell(" ".join(filter(None, (outcome, text))))

    def _words(self) -> tuple[str, str]:
        """Return what came of it, and what is to be done."""
        teacher = self._teacher
        if teacher.verdict is AimVerdict.MISSED:
            usual = self.tr("The rules allow it, but this step wants something else.")
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

    def _tell(self, words: str) -> None:
        """Let a screen reader say what is new; the keyboard is where it goes on."""
        self.setAccessibleDescription(words)
        if words != self._told:
            self._told = words
            self.page.verticalScrollBar().setValue(0)
            self.said.emit(f"{self.place.accessibleName()}. {words}")
            if self._needs_answer and self._board.hasFocus():
                self.next.setFocus()

    @property
    def _needs_answer(self) -> bool:
        """Return whether nothing on the board leads on: Enter then presses the button."""
        return self._teacher.waits or self._teacher.verdict is AimVerdict.MISSED

    def _colour(self) -> None:
        """Let a wrong try look other than what was done well."""
        is_wrong = self._teacher.is_on and self._teacher.verdict is AimVerdict.MISSED
        palette = QPalette(self.outcome.palette())
        colour = self._theme.colour("warning" if is_wrong else "good")
        palette.setColor(QPalette.ColorRole.WindowText, colour)
        self.outcome.setPalette(palette)
