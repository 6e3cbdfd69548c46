"""The desk: the game on the screen with its controller, seats, explainer and computer players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.decision import SourceTargets
from kingdom_builder_qt.core.moves import CANOE, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.session import Assistance, LogEntry, Seat, Session
from kingdom_builder_qt.ui.desktop.translator import translator
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

tr = translator(__name__)


class GameDesk(QObject):
    """Opens and closes the game and signals its changes.

    A decision, an undo or a redo, by a person or a computer, emits `changed` (models follow the
    game), `shown` (board and panels display it) and `settled` (panels are laid out), each once; a
    forced move adds a `changed`. A selection emits `shown` alone. The curtain falls before
    `changed`. No receiver depends on the order in which others were connected.

    A person's decision is displayed before the call returns. After a computer's move, or with
    `defer_panels`, panels refresh one per event-loop iteration. Then `settled` is emitted and the
    next move may be played.

    `view` is the last `TableView`, None while no game is open. Models read the running game,
    because `changed` precedes the view. `revealed` is not `changed`, because it is no new move.
    `assisted` is not `settled`, which would clear the message on the screen.
    """

    starting = Signal()  # before another game opens, so that followers can be created
    session_started = Signal()
    seats_changed = Signal(object)  # tuple[Seat, ...] before the change: other players or names
    changed = Signal(str, object)  # 'played' | 'undone' | 'redone', LogEntry as it may be shown
    revealed = Signal(object)  # LogEntry: the part hidden by the curtain
    shown = Signal(object)  # TableView; panels are refreshed after all receivers have it
    settled = Signal()  # the decision is displayed everywhere
    assisted = Signal()  # the record of the game has a new kind of assistance
    closing = Signal()  # before the game is closed

    def __init__(self, catalog: Catalog, parent: QObject | None = None) -> None:
        """No process is started before a computer plays."""
        super().__init__(parent)
        self.catalog = catalog  # of the game; before the first one, the installed content
        self.trial = ""  # id of the section on trial, from the editor
        self.lesson: LessonGame | None = None  # the lesson or puzzle this game belongs to
        self.no_hints = ""  # the reason why the game allows no hints, as a sentence
        self.view: TableView | None = None
        self.seats = Seats()
        self.explainer = Explainer(self.seats, self)
        self.controller = Controller(self.seats, self.explainer, self)
        self.controller.decided.connect(self._settle)
        self.controller.selected.connect(self._on_selected)
        self.queue = CallQueue(self)  # of panels to refresh
        self._is_ai_deciding = False
        self._has_time = False  # panels may refresh later because they are covered
        self.ai = AiTurns(self)
        self.queue.done.connect(lambda: self.ai.set_shown(True))
        self.ai.decided.connect(self._on_ai_decided)
        self.ai.restarted.connect(self.explainer.notify_restarted)
        self.ai.simplified.connect(self.explainer.notify_simplified)
        self.ai.failed.connect(self.explainer.notify_failed)
        self.ai.thinking_changed.connect(self.explainer.forget_failed)

    @property
    def session(self) -> Session | None:
        """Return the open game, or None."""
        return self.seats.session

    @property
    def position(self) -> Position | None:
        """Return the position of the open game, or None."""
        return self.seats.position

    @property
    def words(self) -> GameWords | None:
        """Return the vocabulary of the open game, or None."""
        return self.explainer.words

    def start(self, session: Session, trial: str = "", lesson: LessonGame | None = None) -> None:
        """Open a new or loaded game.

        `trial`: id of the section on trial. `lesson`: plays for all computers.
        """
        self.starting.emit()
        self.trial, self.lesson = trial, lesson
        self._explain_hints()
        self.catalog = session.catalog
        self.seats.open(session)
        self.explainer.words = words_for(self.catalog, session)
        session.listen(self._on_session_changed)
        session.listen_to_seats(self._on_seats_changed)
        self.controller.forget()
        self.view = self.current_view()
        self.ai.start(session, None if lesson is None else lesson.reply)
        self.session_started.emit()
        self._settle()

    def close(self) -> None:
        """Close the game and stop its process."""
        self.closing.emit()
        self.queue.forget()
        self.trial, self.lesson = "", None
        self.seats.close()
        self.view = None
        self.ai.close()

    def change_seats(self, seats: Sequence[Seat]) -> None:
        """Replace players or their names; a SetupError changes nothing."""
        if self.session is not None:
            self.session.change_seats(seats)

    def note(self, assistance: Assistance) -> None:
        """Record that the players are assisted."""
        if self.session is not None and assistance not in self.session.assistance:
            self.session.note(assistance)
            self.assisted.emit()

    def lift_curtain(self) -> None:
        """Take the seat: the board shows the information of the player to move."""
        session = self.session
        if session is None or not self.seats.curtain_down:
            return
        self.seats.take()
        if session.log:
            self.revealed.emit(hidden_part(session.log[-1]))
        self._show()

    def renew_words(self, catalog: Catalog) -> None:
        """Use the language that is spoken now, and that of `catalog`; `show_again` shows it."""
        self.catalog = self.catalog.in_words_of(catalog)
        if self.session is not None:
            self.session.catalog = self.catalog
            self._explain_hints()
            self.explainer.words = words_for(self.catalog, self.session)
            self.view = self.current_view()

    def show_again(self) -> None:
        """Show the game to followers that were created since it began."""
        if self.session is not None:
            self._show_view()
            self.queue.put(self.settled.emit)
            self.queue.finish()

    def defer_panels(self) -> None:
        """Let panels show the next decision between other events, because they are covered."""
        self._has_time = True

    def current_view(self) -> TableView | None:
        """Return the current game as it may be shown, or None."""
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
            block_reason=seats.block_reason,
            is_lesson=self.lesson is not None,
            source=source,
            targets=SourceTargets(position, source),
        )

    # -- inside --------------------------------------------------------------------------------

    def _explain_hints(self) -> None:
        self.no_hints = "" if self.lesson is None else tr("No hints are given here.")

    def _settle(self, preferred: str = NOTHING) -> None:
        """Update everything after a decision; `preferred`: see `Controller.play`."""
        self.seats.follow()
        self._show(preferred)
        self.ai.follow()

    def _show(self, preferred: str = NOTHING) -> None:
        """Show a person's decision at once, a computer's between other events."""
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
        self.view = view = self.current_view()
        if view is not None:
            self.explainer.instruct(view.source, view.current)
            self.shown.emit(view)

    def _on_session_changed(self, kind: str, entry: LogEntry) -> None:
        if not self._is_ai_deciding:
            self.ai.end_deciding()
        # The curtain falls before any receiver gets the card of the next turn.
        self.seats.follow()
        self.changed.emit(kind, self.seats.shown(entry))

    def _on_seats_changed(self, before: tuple[Seat, ...]) -> None:
        assert self.session is not None
        self.explainer.words = words_for(self.catalog, self.session)
        self.seats.follow_change()
        self.view = self.current_view()  # widgets created by receivers get the new names
        self.seats_changed.emit(before)
        self._show()
        self.ai.follow_seats(before)
        self.explainer.notify_seats(before)

    def _on_ai_decided(self, move: Move) -> None:
        self._is_ai_deciding = True
        try:
            played = self.controller.execute(move)
        finally:
            self._is_ai_deciding = False
        if not played:
            self.ai.reject(move)
        elif move.source == CANOE:  # a person's turn may continue
            self.controller.end_if_done()


def words_for(catalog: Catalog, session: Session) -> GameWords:
    """Return the vocabulary of a game."""
    # Lazy import: the start-up needs no words for a game.
    from kingdom_builder_qt.ui.words.game_words import GameWords

    return GameWords(catalog, session)
