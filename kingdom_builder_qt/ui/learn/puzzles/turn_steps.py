"""The moves of a best turn as numbered rows with their gold by card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.pictures import TextSign
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import show_in_pages
from kingdom_builder_qt.ui.desktop.widgets.style import clear_layout, hbox, label, muted, vbox
from kingdom_builder_qt.ui.words.foreign_text import sentences

_BADGE: Final = 18
_PALE: Final = 0.5
_PAD: Final = 2


@dataclass(frozen=True, slots=True)
class TurnStep:
    """One move: its number on the board (0: it has no place there), words, and gold by card."""

    number: int
    move: str
    gold: str


class TurnSteps(QWidget):
    """Rows of a turn; those after the current one are pale, as on the board."""

    step_wanted = Signal(int)  # from 1, by a click on its row

    def __init__(self) -> None:
        super().__init__()
        self._steps: tuple[TurnStep, ...] = ()
        self.rows: list[_Row] = []
        self._layout = vbox(parent=self, spacing=1)

    def show_steps(self, steps: Sequence[TurnStep], current: int) -> None:
        """Show all moves; `current`: the last one that is played, from 1."""
        if tuple(steps) != self._steps:
            self._steps = tuple(steps)
            clear_layout(self._layout)
            self.rows = [_Row(step) for step in steps]
            for number, row in enumerate(self.rows, 1):
                row.clicked.connect(lambda n=number: self.step_wanted.emit(n))
                self._layout.addWidget(row)
        for number, row in enumerate(self.rows, 1):
            row.show_state(is_current=number == current, is_later=number > current)

    def spoken(self, current: int) -> str:
        """Return a move and its gold."""
        step = self._steps[current - 1]
        return sentences((step.move, step.gold))

    def show_current(self, current: int) -> None:
        """Scroll to the row of a move."""
        if 0 < current <= len(self.rows):
            show_in_pages(self.rows[current - 1])


class _Row(QWidget):
    """A move with its number."""

    clicked = Signal()

    def __init__(self, step: TurnStep) -> None:
        super().__init__()
        self._is_current = False
        self.badge = _Badge(step.number)
        self.move_ = label(step.move, 1.0, wrap=True, fitted=True)
        self.gold = muted(step.gold, wrap=True, fitted=True)
        self.gold.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = hbox(self.badge, (self.move_, 3), (self.gold, 4), parent=self, spacing=6)
        row.setContentsMargins(_PAD, _PAD, _PAD + 2, _PAD)

    def show_state(self, *, is_current: bool, is_later: bool) -> None:
        """Frame the current move; later ones are pale."""
        self._is_current, self.badge.is_later = is_current, is_later
        self.badge.update()
        self.update()

    def paintEvent(self, event: QEvent) -> None:
        if self._is_current:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(current_theme().colour("chosen_row"))
            painter.drawRoundedRect(QRectF(self.rect()), 5, 5)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accept the press, so that the release arrives; a release outside cancels it."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        is_inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and is_inside:
            self.clicked.emit()


class _Badge(TextSign):
    """The number of a move, as on the board."""

    def __init__(self, number: int) -> None:
        super().__init__(_BADGE)
        self._number, self.is_later = number, False

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        if not self._number:
            return
        theme = current_theme()
        painter.setOpacity(_PALE if self.is_later else 1.0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("accent"))
        painter.drawEllipse(rect.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.setPen(theme.colour("text_on_accent"))
        painter.setFont(theme.font(rect.height() * 0.62, bold=True))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(self._number))
