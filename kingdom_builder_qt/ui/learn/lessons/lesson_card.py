"""The card of a lesson next to the board: step, result, buttons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from kingdom_builder_qt.content.lessons.lesson import Lesson
from kingdom_builder_qt.core.grid import bits, hex_name
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.lessons import LEARNER, AimVerdict
from kingdom_builder_qt.ui.art.house import BOX, paint_house
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme, follow_appearance
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.pictures import Picture
from kingdom_builder_qt.ui.desktop.widgets.style import label, make_primary, vbox
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_name
from kingdom_builder_qt.ui.learn.lessons.teacher import Teacher
from kingdom_builder_qt.ui.table.panels.advice_page import ActivityCard
from kingdom_builder_qt.ui.words.foreign_text import joined

tr = translator(__name__)

TEACHER: Final = "master"  # Otto
FACE: Final = 28  # pixels
_LEAST_NAME: Final = 120  # pixels of a button
_MARGINS: Final = 60  # of the card and of a button
_HOUSE: Final = 22  # pixels
_SMALLEST_HOUSE: Final = 16
_LIFT: Final = 0.7  # height from which the newest house falls, in houses
_FALL_MS: Final = 700
_PALE: Final = 0.28


@dataclass(frozen=True, slots=True)
class LessonPlace:
    """All lessons in order: whether each is done, the index of one, and the one to play next."""

    done: tuple[bool, ...]
    number: int
    following: Lesson | None


class Ceremony(QWidget):
    """A street with a house for each lesson; the one just finished falls into its place."""

    def __init__(self) -> None:
        super().__init__()
        self.moves = True  # whether houses may fall
        self.text = label("", 1.0, bold=True, wrap=True, fitted=True)
        self.street = _Street()
        vbox(self.text, self.street, parent=self, spacing=4)
        self.hide()

    def show_place(self, done: tuple[bool, ...], number: int, colour: int) -> None:
        """Show the houses; the one of a number falls, unless it is shown already."""
        self.street.show_place(done, number, colour, moves=self.moves)


class _Street(QWidget):
    """Paints the houses of a ceremony in as many rows as needed."""

    def __init__(self) -> None:
        super().__init__()
        self._done: tuple[bool, ...] = ()
        self._number = -1
        self._colour = 0
        self._fall = QVariantAnimation(self, duration=_FALL_MS, startValue=0.0, endValue=1.0)
        self._fall.setEasingCurve(QEasingCurve.Type.OutBounce)
        self._fall.valueChanged.connect(self.update)

    def show_place(self, done: tuple[bool, ...], number: int, colour: int, *, moves: bool) -> None:
        self._colour = colour
        is_new = (done, number) != (self._done, self._number)
        self._done, self._number = done, number
        self.updateGeometry()
        if is_new and moves:
            self._fall.start()
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        self._fall.stop()
        self._number = -1  # falls again the next time
        super().hideEvent(event)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        side = self._side(width)
        rows = -(-len(self._done) // max(1, width // side))
        return round(side * (rows + _LIFT / 2))

    def _side(self, width: int) -> int:
        """Return the width of a house, so small that all fit side by side if possible."""
        in_one_row = width // max(1, len(self._done))
        return max(_SMALLEST_HOUSE, min(scaled(_HOUSE), in_one_row))

    def sizeHint(self) -> QSize:
        width = 12 * scaled(_HOUSE)
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, side = QPainter(self), self._side(self.width())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        in_row = max(1, self.width() // side)
        style = current_theme().player(self._colour)
        is_falling = self._fall.state() == QVariantAnimation.State.Running
        for number, is_done in enumerate(self._done):
            row, column = divmod(number, in_row)
            place = QRectF(column * side, side * (row + _LIFT / 2), side, side)
            if is_falling and number == self._number:
                place.translate(0, -side * _LIFT * (1 - self._fall.currentValue()))
            painter.save()
            painter.setOpacity(1.0 if is_done else _PALE)
            painter.translate(place.topLeft())
            painter.scale(side / BOX, side / BOX)
            paint_house(painter, style, mark=False)
            painter.restore()
            if number == self._number:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(current_theme().colour("gold"))
                painter.drawRoundedRect(
                    QRectF(place.left() + 3, place.bottom() - 2, side - 6, 2), 1, 1
                )


class LessonCard(ActivityCard):
    """Follows a teacher; closed outside lessons."""

    next_wanted = Signal(object)  # Lesson

    def __init__(
        self, teacher: Teacher, place_of: Callable[[Lesson], LessonPlace], board: QWidget
    ) -> None:
        """`place_of` returns the place of a lesson among all of them."""
        self.face = Picture("levels", TEACHER, FACE)
        self.ceremony, self.next = Ceremony(), QPushButton()
        super().__init__(board, head=[self.face], words=[self.ceremony, self.next])
        self.setAccessibleName(tr("Lesson"))
        self._teacher, self._place_of = teacher, place_of
        self._next: Lesson | None = None
        make_primary(self.next)
        self.next.setAutoDefault(True)
        self.next.setMinimumHeight(32)
        self.next.clicked.connect(self._go_to_next)
        self.list.setText(tr("Lessons"))
        self.list.setAccessibleName(tr("Back to lessons"))
        self.over.setText(tr("Start over"))
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
        place, spoken = tr("{number} of {count}"), tr("Step {number} of {count}")
        number, count = teacher.place
        self.place.setText(place.format(number=number, count=count))
        self.place.setAccessibleName(spoken.format(number=number, count=count))
        outcome, text = self._words()
        self.show_words(outcome, text)
        self._colour()
        self._celebrate()
        self.main.setText(self._offer())
        had_focus = self.main.hasFocus()
        self.main.setVisible(bool(self.main.text()))
        if had_focus and self.main.isHidden():
            self._board.setFocus()
        words = " ".join(filter(None, (outcome, text)))
        is_new = self.tell(words, f"{self.place.accessibleName()}. {words}")
        # The board gets the focus of its window while the list of lessons is still in front.
        if is_new and self._needs_answer and self.window().focusWidget() is self._board:
            self._way_on().setFocus()

    def _words(self) -> tuple[str, str]:
        """Return the result and the task."""
        teacher = self._teacher
        if teacher.intro is not None:
            return "", teacher.intro.say
        if teacher.verdict is AimVerdict.MISSED:
            usual = tr("The rules allow it, but this step asks for something else.")
            return teacher.step.missed or usual, teacher.step.say
        if teacher.verdict is AimVerdict.MET:
            return teacher.step.done, ""
        if teacher.new_position is not None:
            return self._new_position(teacher.new_position), teacher.step.say
        return teacher.before.done if teacher.before else "", teacher.step.say

    def _new_position(self, position: Position) -> str:
        """Return where the learner's settlements stand in a new position."""
        own = position.own[LEARNER]
        if not own:
            return tr("A new position: you have no settlements on the board.")
        hexes = joined(map(hex_name, bits(own)))
        return tr("A new position. Your settlements: {hexes}.").format(hexes=hexes)

    def _celebrate(self) -> None:
        """Show the end of a lesson: its house among those of all lessons, and the next lesson."""
        teacher = self._teacher
        self._next = None
        if not teacher.is_finished or teacher.lesson is None:
            self.ceremony.hide()
            self.next.hide()
            return
        place = self._place_of(teacher.lesson)
        self._next = place.following
        self.ceremony.show_place(place.done, place.number, teacher.colour)
        words = tr("Lesson finished. {done} of {count} lessons done.")
        self.ceremony.text.setText(words.format(done=sum(place.done), count=len(place.done)))
        self.ceremony.show()
        self.next.setVisible(self._next is not None)
        if self._next is not None:
            text = tr("Next lesson: {name}").format(name=self._next.name)
            set_name(self.next, text, width=max(_LEAST_NAME, self.width() - _MARGINS))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._next is not None:
            text = tr("Next lesson: {name}").format(name=self._next.name)
            set_name(self.next, text, width=max(_LEAST_NAME, self.width() - _MARGINS))

    def _way_on(self) -> QPushButton:
        """Return the button that leads on: in the lesson, to the next one or to the list."""
        if not self.main.isHidden():
            return self.main
        return self.list if self._next is None else self.next

    def _offer(self) -> str:
        teacher = self._teacher
        if teacher.verdict is AimVerdict.MISSED:
            return tr("Take it back")
        can_go_on = teacher.waits and not teacher.is_finished
        return tr("Continue") if can_go_on or teacher.intro is not None else ""

    def _go_to_next(self) -> None:
        if self._next is not None:
            self.next_wanted.emit(self._next)

    def _go_on(self) -> None:
        teacher = self._teacher
        self._board.setFocus()  # first: what follows may need an answer
        if teacher.verdict is AimVerdict.MISSED:
            teacher.take_back()
        else:
            teacher.go_on()

    @property
    def _needs_answer(self) -> bool:
        """Return whether no move on the board continues the lesson, so that Enter presses the
        button.
        """
        teacher = self._teacher
        return teacher.waits or teacher.intro is not None or teacher.verdict is AimVerdict.MISSED

    def _colour(self) -> None:
        """Colour the result by its verdict."""
        teacher = self._teacher
        if not teacher.is_on:
            return
        name = "warning" if teacher.verdict is AimVerdict.MISSED else "good"
        self.colour_outcome("text" if teacher.new_position is not None else name)
