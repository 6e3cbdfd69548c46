"""The log of a replay: all moves in words; a line selects its moment."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListView, QWidget

from kingdom_builder_qt.core.grid import Mask
from kingdom_builder_qt.game.replay import FACE_UP, HandVisibility, ReplayedGame, hides_card
from kingdom_builder_qt.game.session import LogEntry
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.style import vbox
from kingdom_builder_qt.ui.table.desk.hidden_information import public_part
from kingdom_builder_qt.ui.table.panels.log import LogDelegate, LogView
from kingdom_builder_qt.ui.table.presenters.log_model import NUMBER_ROLE, LinesModel
from kingdom_builder_qt.ui.words.event_texts import Line
from kingdom_builder_qt.ui.words.game_words import GameWords

tr = translator(__name__)

# Navigation keys that work with any focus.
WALKING = frozenset(
    {
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_Space,
    }
)


class CourseLog(LinesModel):
    """Rows: the lines of a whole game; those after the current moment are paler."""

    def __init__(
        self, course: ReplayedGame, words: GameWords, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._course, self._words = course, words
        self.moves = 0
        self.show_as(FACE_UP)

    def show_as(self, sight: HandVisibility) -> None:
        """Show the hidden cards visible to this sight, and no others."""
        self.beginResetModel()
        self._lines = list(self._all_lines(sight))
        self._numbers = [number for number, _ in self._lines]
        self.endResetModel()

    def _all_lines(self, sight: HandVisibility) -> Iterator[tuple[int, Line]]:
        texts, course = self._words.events, self._course
        opening = course.session.position.opening
        yield from ((0, line) for line in texts.event_lines(opening, sight.player))
        for entry in self._entries():
            viewer = entry.player if sight.is_open else sight.player
            for line in texts.entry_lines(entry, viewer):
                yield entry.number, line
        if course.is_over:
            words = self._words.turn.game_over(course.position(course.moves))
            yield course.moves, Line(words, "event")

    def _entries(self) -> Iterator[LogEntry]:
        log = self._course.log
        yield from log[:-1]
        for last in log[-1:]:
            yield public_part(last) if hides_card(self._course.session) else last

    def go_to(self, moves: int) -> None:
        """Set the current moment, after which lines are paler."""
        before, self.moves = self.moves, moves
        first = bisect_left(self._numbers, min(before, moves))
        last = bisect_left(self._numbers, max(before, moves) + 1) - 1
        self.dataChanged.emit(self.index(max(0, first)), self.index(max(0, last)))

    def is_ahead(self, row: int) -> bool:
        return self._lines[row][0] > self.moves

    def row_of(self, moves: int) -> int:
        """Return the row of the move that led to a moment."""
        first = min(bisect_left(self._numbers, moves), len(self._lines) - 1)
        return max(0, first)

    def text_of(self, moves: int) -> str:
        """Return the move that led to a moment in words."""
        return self.line(self.row_of(moves)).text


class _KeyView(LogView):
    """Leaves the navigation keys to the window."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in WALKING:
            event.ignore()
        else:
            super().keyPressEvent(event)


class ReplayLog(QWidget):
    """A list that follows the current moment."""

    move_chosen = Signal(int)
    highlight_requested = Signal(object)  # Mask: the hexes of the line under the mouse
    left = Signal()  # by the mouse

    def __init__(self, course: ReplayedGame, words: GameWords) -> None:
        super().__init__()
        self.model = CourseLog(course, words, self)
        self.view = _KeyView()
        self.view.setModel(self.model)
        self.view.setAccessibleName(tr("Game log"))
        self._delegate = LogDelegate(lambda: course.seats, self.view, self.model)
        self._delegate.begins_whole = False
        self.view.setItemDelegate(self._delegate)
        self.view.selectionModel().currentChanged.connect(self._on_current_changed)
        self.view.entered.connect(self._on_entered)
        self.view.viewport().installEventFilter(self)
        self._is_following = False
        vbox(self.view, parent=self, spacing=0)

    def show_as(self, sight: HandVisibility) -> None:
        """Show the hidden cards visible to this sight."""
        self._is_following = True
        self.model.show_as(sight)
        self._is_following = False
        self.go_to(self.model.moves)

    def go_to(self, moves: int) -> None:
        """Select the move that led to a moment, unless one of its lines is selected."""
        self.model.go_to(moves)
        current = self.view.currentIndex()
        if current.isValid() and current.data(NUMBER_ROLE) == moves:
            return
        self._is_following = True
        index = self.model.index(self.model.row_of(moves))
        self.view.setCurrentIndex(index)
        self.view.scrollTo(index, QListView.ScrollHint.PositionAtCenter)
        self._is_following = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.left.emit()
        return super().eventFilter(watched, event)

    def _on_current_changed(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if current.isValid() and not self._is_following:
            self.move_chosen.emit(current.data(NUMBER_ROLE))

    def _on_entered(self, index: QModelIndex) -> None:
        mask: Mask = self.model.turn_mask(index.row())
        self.highlight_requested.emit(mask)
