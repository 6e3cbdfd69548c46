"""The card of a lesson next to the board: step, result, buttons."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, cast

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QHideEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QLabel,
    QPushButton,
    QWidget,
)

from kingdom_builder_qt.content.lessons.lesson import Lesson
from kingdom_builder_qt.content.lessons.lesson_files import CARDS
from kingdom_builder_qt.core.grid import bits, hex_name
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.lessons import LEARNER, AimVerdict
from kingdom_builder_qt.ui.art.house import BOX, paint_house
from kingdom_builder_qt.ui.art.location_drawing import draw_emblem
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme, follow_appearance
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.key_map import key_map
from kingdom_builder_qt.ui.desktop.widgets.pictures import Picture, TextSign
from kingdom_builder_qt.ui.desktop.widgets.style import (
    clear_layout,
    label,
    muted,
    tight,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.learn.lessons.teacher import Teacher
from kingdom_builder_qt.ui.table.panels.advice_page import ActivityCard
from kingdom_builder_qt.ui.words.foreign_text import joined

tr = translator(__name__)

TEACHER: Final = "master"  # Otto
FACE: Final = 28  # pixels
_HOUSE: Final = 34  # pixels
_SMALLEST_HOUSE: Final = 16
_IN_ROW: Final = 7  # houses, or more if they need more than two rows
_CARD_SIGN: Final = 26  # pixels
_CARD_GAP: Final = 4
_RING_ROOM: Final = 6  # for the ring of the spotlight
_LIFT: Final = 0.7  # height from which the newest house falls, in houses
_FALL_MS: Final = 700
_PALE: Final = 0.28
_KEY: Final = re.compile(r"\{([a-z]+\.[a-z_0-9]+)\}")  # the id of an action in a text
_OTHER, _WINDOW = Qt.FocusReason.OtherFocusReason, Qt.FocusReason.ActiveWindowFocusReason


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
        self.moves: Callable[[], bool] = lambda: True  # whether houses may fall
        self.text = label("", 1.0, bold=True, wrap=True, fitted=True)
        self.street = _Street()
        self.following = muted("", 1.0, wrap=True, fitted=True)
        vbox(self.text, self.street, self.following, parent=self, spacing=4)
        self.hide()

    def show_place(self, done: tuple[bool, ...], number: int, colour: int) -> None:
        """Show the houses; the one of a number falls, unless it is shown already."""
        self.street.show_place(done, number, colour, moves=self.moves())


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
        rows = -(-len(self._done) // self._in_row(width))
        return round(side * (rows + _LIFT / 2))

    def _in_row(self, width: int) -> int:
        """Return the number of houses in a row: as many in each, if there are two."""
        most = max(1, width // self._side(width))
        return min(most, max(_IN_ROW, -(-len(self._done) // 2)))

    def _side(self, width: int) -> int:
        """Return the width of a house, so small that two rows have room for all if possible."""
        in_row = max(_IN_ROW, -(-len(self._done) // 2))
        return max(_SMALLEST_HOUSE, min(scaled(_HOUSE), width // in_row))

    def sizeHint(self) -> QSize:
        width = _IN_ROW * scaled(_HOUSE)
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, side = QPainter(self), self._side(self.width())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        in_row = self._in_row(self.width())
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


class _CardSign(TextSign):
    """The sign of a Kingdom Builder card."""

    def __init__(self, id_: str) -> None:
        super().__init__(_CARD_SIGN)
        self._id = id_

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        draw_emblem(painter, "cards", self._id, rect, current_theme())


class ScoringCards(QWidget):
    """The Kingdom Builder cards of a lesson; their panel is behind the card of the lesson.

    Two stand in a row where the names of both fit.
    """

    def __init__(self) -> None:
        super().__init__()
        self._shown: dict[str, str] = {}
        self._parts: list[tuple[QWidget, QLabel]] = []
        self._in_row = 2
        self.signs = QWidget()
        self._rows = QGridLayout(self.signs)
        tight(self._rows, _CARD_GAP)
        vbox(self.signs, parent=self, margin=_RING_ROOM)
        self.hide()

    def show_cards(self, names: Mapping[str, str]) -> None:
        """Show the cards by their ids."""
        if names != self._shown:
            self._shown = dict(names)
            clear_layout(self._rows)
            self._parts = [
                (_CardSign(id_), label(name, 1.0, wrap=True)) for id_, name in names.items()
            ]
            self._in_row = self._fitting()
            self._arrange()
        self.setVisible(bool(names))

    def minimumSizeHint(self) -> QSize:
        """Return the height alone: in less width the cards stand below each other."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._in_row != (fitting := self._fitting()):
            self._in_row = fitting
            self._arrange()

    def _fitting(self) -> int:
        """Return how many cards fit in a row of the present width."""
        widths = (
            sign.sizeHint().width() + name.minimumSizeHint().width() for sign, name in self._parts
        )
        needed = 2 * max(widths, default=0) + 3 * _CARD_GAP + 2 * _RING_ROOM
        return 2 if needed <= self.width() else 1

    def _arrange(self) -> None:
        for number, parts in enumerate(self._parts):
            row, column = divmod(number, self._in_row)
            for offset, part in enumerate(parts):
                self._rows.removeWidget(part)
                self._rows.addWidget(part, row, 2 * column + offset)
        for column in range(2):
            self._rows.setColumnStretch(2 * column + 1, int(column < self._in_row))


class LessonCard(ActivityCard):
    """Follows a teacher; closed outside lessons."""

    next_wanted = Signal(object)  # Lesson

    def __init__(
        self,
        teacher: Teacher,
        place_of: Callable[[Lesson], LessonPlace],
        uses_keys: Callable[[], bool],
        board: QWidget,
    ) -> None:
        """`place_of` returns the place of a lesson among all of them, `uses_keys` whether the
        learner does.
        """
        self.face = Picture("levels", TEACHER, FACE)
        self.scoring_cards, self.ceremony = ScoringCards(), Ceremony()
        words = [self.scoring_cards, self.ceremony]
        super().__init__(board, head=[self.face], words=words)
        board.installEventFilter(self)
        self.setAccessibleName(tr("Lesson"))
        self._teacher, self._place_of, self._uses_keys = teacher, place_of, uses_keys
        self._page: object = None  # lesson and number; an open page keeps the form of its text
        self._speaks_of_keys = False
        self._next: Lesson | None = None
        self.list.set_words(tr("Lessons"), tr("Back to lessons"))
        self.over.set_words(tr("Start over"), tr("Start over"))
        self.over.clicked.connect(self._start_over)
        self.main.clicked.connect(self._go_on)
        teacher.changed.connect(self.refresh)
        key_map().changed.connect(self.refresh)
        follow_appearance(self._colour)

    def refresh(self) -> None:
        """Show the current step."""
        teacher = self._teacher
        if not teacher.is_on or teacher.lesson is None:
            self._page = None
            self.end()
            return
        if self._page != (page := (teacher.lesson.id, teacher.place)):
            self._page, self._speaks_of_keys = page, self._uses_keys()
        self.title.setText(teacher.lesson.name)
        place, spoken = tr("{number} of {count}"), tr("Step {number} of {count}")
        number, count = teacher.place
        self.place.setText(place.format(number=number, count=count))
        self.place.setAccessibleName(spoken.format(number=number, count=count))
        outcome, text = map(_with_present_keys, self._words())
        self.show_words(outcome, text)
        self.scoring_cards.show_cards(teacher.scoring_cards if teacher.point == CARDS else {})
        self._colour()
        self._celebrate()
        self._offer()
        had_focus = self.main.hasFocus()
        self.main.setVisible(bool(self.main.text()))
        if had_focus and self.main.isHidden():
            self._board.setFocus()
        words = " ".join(filter(None, (outcome, text)))
        is_new = self.tell(words, f"{self.place.accessibleName()}. {words}")
        if is_new and self._needs_answer and self._is_at_table():
            self._way_on().setFocus()

    def _is_at_table(self) -> bool:
        """Return whether the focus is on the board or on a button of the turn, such as End turn."""
        # The window gets the focus on its board while the list of lessons is still in front.
        focused = cast("QWidget | None", self.window().focusWidget())  # the stub knows no None
        if focused is None or not focused.isVisible():  # of the page or window just left
            return True
        is_button = isinstance(focused, QAbstractButton) and not self.isAncestorOf(focused)
        return focused is self._board or is_button

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass the focus of the board on while only a button continues the lesson.

        A click or the Tab key may bring it to the board all the same.
        """
        if watched is self._board and isinstance(event, QFocusEvent) and event.gotFocus():
            is_given = event.reason() in (_OTHER, _WINDOW)
            if is_given and self.is_open and self._teacher.is_on and self._needs_answer:
                self.refresh()  # the move that disabled the focused button may not be shown yet
                self._way_on().setFocus()
        return super().eventFilter(watched, event)

    def _words(self) -> tuple[str, str]:
        """Return the result and the task."""
        teacher = self._teacher
        if teacher.intro is not None:
            return "", teacher.intro.say
        step = teacher.step
        task = (self._speaks_of_keys and step.keys) or step.say
        if teacher.verdict is AimVerdict.MISSED:
            usual = tr("The rules allow it, but this step asks for something else.")
            return step.missed or usual, task
        if teacher.verdict is AimVerdict.MET:
            return step.done, ""
        if teacher.new_position is not None:
            return self._new_position(teacher.new_position), task
        return teacher.before.done if teacher.before else "", task

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
            return
        place = self._place_of(teacher.lesson)
        self._next = place.following
        self.ceremony.show_place(place.done, place.number, teacher.colour)
        words = tr("Lesson finished. {done} of %n lessons done.", "", len(place.done))
        self.ceremony.text.setText(words.format(done=sum(place.done)))
        self.ceremony.show()

    def _way_on(self) -> QPushButton:
        """Return the button that leads on: in the lesson, to the next one or to the list."""
        return self.list if self.main.isHidden() else self.main

    def _offer(self) -> None:
        """Say on the main button how to go on; without a text it is hidden."""
        teacher, spoken = self._teacher, ""
        text = tr("Continue") if teacher.waits or teacher.intro is not None else ""
        if teacher.verdict is AimVerdict.MISSED:
            text = tr("Take it back")
        elif teacher.is_finished:
            text = tr("Next lesson") if self._next is not None else ""
        if self._next is not None:
            spoken = tr("Next lesson: {name}").format(name=self._next.name)
        self.ceremony.following.setText(spoken)
        self.ceremony.following.setVisible(bool(spoken))
        self.main.setText(text)
        self.main.setAccessibleName(spoken)
        set_tooltip(self.main, spoken)

    def _start_over(self) -> None:
        self._teacher.start_over()
        self._lead_on()

    def _lead_on(self) -> None:
        """Move the focus to the board, or to the button that is the only way on."""
        (self._way_on() if self._needs_answer else self._board).setFocus()

    def _go_on(self) -> None:
        teacher = self._teacher
        if self._next is not None:
            self.next_wanted.emit(self._next)
            return
        if teacher.verdict is AimVerdict.MISSED:
            teacher.take_back()
        else:
            teacher.go_on()
        self._lead_on()

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


def _with_present_keys(text: str) -> str:
    """Replace the ids of actions in a text by their keys."""
    return _KEY.sub(lambda found: key_map().in_sentence(found[1]), text)
