"""The desk with the one game on the screen: joins who plays, who sees what and who explains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.decision import SourceTargets
from kingdom_builder_qt.core.moves import CANOE, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.session import Assistance, LogEntry, Seat, Session
from kingdom_builder_qt.ui.table.desk.ai_turns import AiTurns
from kingdom_builder_qt.ui.table.desk.call_queue import CallQueue
from kingdom_builder_qt.ui.table.desk.explainer import Explainer
from kingdom_builder_qt.ui.table.desk.hidden_information import hidden_part
from kingdom_builder_qt.ui.table.desk.lesson_game import LessonGame
from kingdom_builder_qt.ui.table.desk.move_controller import NOTHING, Controller
from kingdom_builder_qt.ui.table.desk.seats import Seats
from kingdom_builder_qt.ui.table.desk.table_view import TableView

if TYPE_CHECKING:
    from kingdom_builder_qt.ui.words.game_words import GameWords


class GameDesk(QObject):
    """Opens and closes the game and tells what happens to it.

    A decision, an undo or a redo, of a person or a computer, emits `changed` (models follow the
    game), `shown` (board and panels display it) and `settled` (the panels have their sizes), each
    once; a move that is played by itself adds a `changed`.  A selection emits `shown`.  The curtain
    falls before `changed`.

    `view` is the last `TableView` that was shown, None while no game is open.
    """

    starting = Signal()  # before anybody hears of another game: who is made for it follows from now
    session_started = Signal()
    seats_changed = Signal(object)  # tuple[Seat, ...]: as they were; others play, or new names
    changed = Signal(str, object)  # 'played' | 'undone' | 'redone', LogEntry as it may be shown
    revealed = Signal(object)  # LogEntry: what the curtain had hidden of it
    shown = Signal(object)  # TableView; the panels are refreshed after all receivers have it
    settled = Signal()  # everything shows the decision
    assisted = Signal()  # the record of the game tells of more assistance than before
    closing = Signal()  # before nobody follows a game any more

    def __init__(self, catalog: Catalog, parent: QObject | None = None) -> None:
        """Wait for a session; no process is started before a computer plays."""
        super().__init__(parent)
        self.catalog = catalog  # of the game; before the first one, of what is installed
        self.trial = ""  # id of the section that the game was begun to try, from the editor
        self.lesson: LessonGame | None = None  # that the game is played for
        self.no_hints = ""  # why the game allows no hint now, as a sentence
        self.view: TableView | None = None
        self.seats = Seats()
        self.explainer = Explainer(self.seats, self)
        self.controller = Controller(self.seats, self.explainer, self)
        self.controller.decided.connect(self._settle)
        self.controller.selected.connect(self._on_selected)
        self.queue = CallQueue(self)  # how the panels show what computers do
        self._is_ai_deciding = False
        self._has_time = False  # for the panels, which something else covers
        self.ai = AiTurns(self)
        self.queue.done.connect(lambda: self.ai.set_shown(True))
        self.ai.decided.connect(self._on_ai_decided)
        self.ai.restarted.connect(self.explainer.tell_restarted)
        self.ai.simplified.connect(self.explainer.tell_simplified)
        self.ai.failed.connect(self.explainer.tell_failed)

    @property
    def session(self) -> Session | None:
        """Return the game that is open, None before the first one."""
        return self.seats.session

    @property
    def position(self) -> Position | None:
        """Return the position of the game, None before the first one."""
        return self.seats.position

    @property
    def words(self) -> GameWords | None:
        """Return the words for the game, None before the first one."""
        return self.explainer.words

    def start(self, session: Session, trial: str = "", lesson: LessonGame | None = None) -> None:
        """Show another game, new or loaded.

        `trial` is the id of the section it shall try; a `lesson` plays for all computers.
        """
        self.starting.emit()
        self.trial, self.lesson = trial, lesson
        self.no_hints = "" if lesson is None else self.tr("No hints are given here.")
        self.catalog = session.catalog
        self.seats.open(session)
        self.explainer.words = words_for(self.catalog, session)
        session.listen(self._on_session_changed)
        session.listen_to_seats(self._on_seats_changed)
        self.controller.forget()
        self.view = self.look()
        self.ai.start(session, None if lesson is None else lesson.reply)
        self.session_started.emit()
        self._settle()

    def close(self) -> None:
        """Stop following the game; no process remains."""
        self.closing.emit()
        self.queue.forget()
        self.trial, self.lesson = "", None
        self.seats.close()
        self.view = None
        self.ai.close()

    def change_seats(self, seats: Sequence[Seat]) -> None:
        """Let others play from now on, or call them otherwise; SetupError changes nothing."""
        if self.session is not None:
            self.session.change_seats(seats)

    def note(self, assistance: Assistance) -> None:
        """Keep for the record that the players are assisted."""
        if self.session is not None and assistance not in self.session.assistance:
            self.session.note(assistance)
            self.assisted.emit()

    def lift_curtain(self) -> None:
        """Take the seat: from now on the board shows what the player to move may see."""
        session = self.session
        if session is None or not self.seats.curtain_down:
            return
        self.seats.take()
        if session.log:
            self.revealed.emit(hidden_part(session.log[-1]))
        self._show()

    def take_time(self) -> None:
        """Let panels show this decision between other events, whoever made it: they are covered."""
        self._has_time = True

    def look(self) -> TableView | None:
        """Return the game as it may be shown now."""
        session, words, seats = self.session, self.words, self.seats
        if session is None or words is None:
            return None
        position, source = session.position.copy(), self.controller.source
        return TableView(
            position=position,
            seats=session.seats,
            log=tuple(session.log),
            words=words,
            viewer=seats.viewer,
            card_viewer=seats.card_viewer,
            shown_player=seats.shown_player,
            humans=tuple(seats.humans),
            curtain_down=seats.curtain_down,
            is_human_turn=seats.is_human_turn,
            closing=seats.closing,
            is_lesson=self.lesson is not None,
            source=source,
            targets=SourceTargets(position, source),
        )

    # -- inside --------------------------------------------------------------------------------

    def _settle(self, preferred: str = NOTHING) -> None:
        """Bring everything in line with the position; `preferred`: see `Controller.play`."""
        self.seats.follow()
        self._show(preferred)
        self.ai.follow()

    def _show(self, preferred: str = NOTHING) -> None:
        """Show a decision: that of a person at once, that of a computer between other events."""
        self.controller.play_forced()
        self.controller.choose_source(preferred)
        self._show_view()
        self.queue.put(self.settled.emit)
        has_time, self._has_time = self._has_time, False
        if self._is_ai_deciding or has_time:
            self.ai.set_shown(False)
            self.queue.begin()
        else:
            self.queue.finish()

    def _on_selected(self) -> None:
        self._show_view()
        self.queue.finish()

    def _show_view(self) -> None:
        self.view = view = self.look()
        if view is not None:
            self.explainer.instruct(view.source, view.current)
            self.shown.emit(view)

    def _on_session_changed(self, kind: str, entry: LogEntry) -> None:
        if not self._is_ai_deciding:
            self.ai.give_way()
        # The curtain falls before anybody hears of the card with which the next turn begins.
        self.seats.follow()
        self.changed.emit(kind, self.seats.shown(entry))

    def _on_seats_changed(self, before: tuple[Seat, ...]) -> None:
        assert self.session is not None
        self.explainer.words = words_for(self.catalog, self.session)
        self.seats.follow_change()
        self.view = self.look()  # what is made anew has the new names at once
        self.seats_changed.emit(before)
        self._show()
        self.ai.follow_seats(before)
        self.explainer.tell_seats(before)

    def _on_ai_decided(self, move: Move) -> None:
        self._is_ai_deciding = True
        try:
            played = self.controller.execute(move)
        finally:
            self._is_ai_deciding = False
        if not played:
            self.ai.reject(move)
        elif move.source == CANOE:  # the turn of a person may go on
            self.controller.end_if_done()


def words_for(catalog: Catalog, session: Session) -> GameWords:
    """Return the words for a game."""
    # Here, because a start says nothing about a game.
    from kingdom_builder_qt.ui.words.game_words import GameWords

    return GameWords(catalog, session)
