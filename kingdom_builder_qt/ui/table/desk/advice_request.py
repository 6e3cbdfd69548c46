"""Advice for the person to move: requested from a worker process, shown, and played."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from kingdom_builder_qt.ai.advice import Advice, PlannedTurn
from kingdom_builder_qt.ai.players import DEFAULT_LEVEL
from kingdom_builder_qt.core.events import reveals
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.game.replay import shared_view
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.desktop.own_engines import MASTER, engine_at
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.table.board.ghosts import Ghost
from kingdom_builder_qt.ui.table.desk.advice_ghosts import ghosts_of
from kingdom_builder_qt.ui.table.desk.ai_process import AiProcess
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.desk.engine_process import EngineTurns

if TYPE_CHECKING:
    from kingdom_builder_qt.game.engines.process import EngineError

tr = translator(__name__)

# A request still unanswered is hurried to the best advice known so far; an engine with a time of
# its own has all of it.
PATIENCE_MS: Final = 5000


class AdviceState(Enum):
    """The state of the request."""

    NONE = "none"
    THINKING = "thinking"
    FAILED = "failed"  # of an engine, whose fault is shown
    SHOWN = "shown"
    PLAYING = "playing"


@dataclass(frozen=True, slots=True)
class ShownAdvice:
    """An advice on the screen; `ghosts` are those of the moves still to be played.

    `adviser`: Master or the controller of an engine. `best` is its choice: the advice itself, or
    Master's first of two.
    """

    player: int
    adviser: str
    advice: PlannedTurn
    ghosts: tuple[Ghost, ...]
    best: PlannedTurn

    @property
    def is_second(self) -> bool:
        return self.advice is not self.best

    @property
    def second(self) -> Advice | None:
        """Return the second-best turn, if there is one; an engine has none."""
        return self.best.second if isinstance(self.best, Advice) else None


class AdviceRequest(QObject):
    """One advice request at a time; any change of the game other than its own moves ends it.

    It has a worker process of its own, so that a cancelled request interrupts no computer's turn.
    The first advice shown is recorded (`Session.note`), and the game is not rated.
    """

    changed = Signal()

    def __init__(self, desk: GameDesk, parent: QObject | None = None) -> None:
        """No process is started before the first request."""
        super().__init__(parent)
        self._desk = desk
        self.process, self.engines = AiProcess(self), EngineTurns(self)
        self.adviser = MASTER  # or the controller of an engine
        self.state = AdviceState.NONE
        self.fault: EngineError | None = None
        self.shown: ShownAdvice | None = None
        self._asked: int | None = None
        self._has_sent_game = False  # the worker has received the game
        self._left: list[Move] = []  # moves still to be played
        self._is_own = False  # the move being played is part of the advice
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._play_next)
        desk.ai.busy_changed.connect(self._on_busy_changed)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._hurry)
        self.process.advised.connect(self._on_advised)
        self.process.failed.connect(self._on_failed)
        self.engines.planned.connect(self._on_advised)
        self.engines.failed.connect(self._on_engine_failed)
        desk.session_started.connect(self.end)
        desk.closing.connect(self.end)
        desk.changed.connect(self._on_changed)
        desk.seats_changed.connect(self._on_changed)

    def ask(self, *, is_master: bool = False) -> None:
        """Request advice for the current position, unless a request is active.

        `is_master`: of Master, in place of an engine that has failed.
        """
        if self.state is AdviceState.FAILED:
            self.close()
        session = self._desk.session
        is_person = self._desk.seats.is_human_turn  # only a person at the screen can use advice
        if session is None or not is_person or self.state is not AdviceState.NONE:
            return
        if self._desk.no_hints:
            return
        view = session.position.view(session.to_move)
        if self._desk.seats.hides_hands:
            view = shared_view(view)
        patience = PATIENCE_MS
        if is_master or engine_at(self.adviser) is None:  # the engine may have been removed
            self._asked = self._ask_master(session, view)
        else:
            self._asked = self.engines.ask(session, self.adviser, view, len(session.log), ())
            patience = max(patience, round(1000 * self.engines.patience))
        self._patience.start(patience)
        self._enter(AdviceState.THINKING)

    def _ask_master(self, session: Session, view: View) -> int:
        if not self._has_sent_game:
            self._has_sent_game = True
            dealt = session.dealt
            levels = (DEFAULT_LEVEL,) * len(session.seats)  # the levels are unused
            opened = dealt.nomads, dealt.removed_terrain
            self.process.set_game(session.catalog, session.options, levels, *opened)
        return self.process.ask_advice(view)

    def close(self) -> None:
        """Cancel the request or discard the advice, in any state."""
        self._asked = self.shown = self.fault = None
        self._left.clear()
        self._timer.stop()
        self._patience.stop()
        self.process.cancel()
        self.engines.cancel()
        self._enter(AdviceState.NONE)

    def end(self) -> None:
        """Discard the advice and stop the process."""
        self.process.close()  # first, or cancelling the question would start another process
        self.engines.close()
        self.close()
        self._has_sent_game = False

    def play(self) -> None:
        """Play the advised line move by move up to the first move that reveals something."""
        if self.shown is None or self.state is not AdviceState.SHOWN:
            return
        self._left = list(self.shown.advice.line)
        if not self._left:
            self._desk.controller.end_turn()  # which closes the advice
            return
        self._enter(AdviceState.PLAYING)
        self._play_next()

    # -- inside --------------------------------------------------------------------------------

    def _enter(self, state: AdviceState) -> None:
        if state is not self.state:
            self.state = state
            self.changed.emit()

    def _on_changed(self) -> None:
        if not self._is_own and self.state is not AdviceState.NONE:
            self.close()

    def _hurry(self) -> None:
        self.process.hurry()
        self.engines.hurry()

    def _on_advised(self, number: int, advice: PlannedTurn) -> None:
        if number != self._asked:
            return
        self._asked = None
        self._patience.stop()
        self._desk.note("hints")
        self._show(advice, advice)
        self._enter(AdviceState.SHOWN)

    def show_other(self) -> None:
        """Switch between the best and the second-best turn, if there is one."""
        if self.shown is None or self.state is not AdviceState.SHOWN:
            return
        best = self.shown.best
        other = best if self.shown.is_second else self.shown.second
        if other is not None:
            self._show(other, best)
            self.changed.emit()

    def _show(self, advice: PlannedTurn, best: PlannedTurn) -> None:
        session = self._desk.session
        assert session is not None, "a closed game leaves no question unanswered"
        colours = [seat.colour for seat in session.seats]
        ghosts = ghosts_of(session.position, advice.line, colours)
        adviser = MASTER if isinstance(best, Advice) else self.adviser
        self.shown = ShownAdvice(session.to_move, adviser, advice, tuple(ghosts), best)

    def _on_failed(self, number: int, reason: str) -> None:
        if number != self._asked:
            return
        self.close()
        self._desk.explainer.notice.emit(
            tr("No hint could be found ({reason}).").format(
                reason=reason.strip().rpartition("\n")[2]
            )
        )

    def _on_engine_failed(self, number: int, error: EngineError) -> None:
        if number == self._asked:
            self._asked, self.fault = None, error
            self._patience.stop()
            self._enter(AdviceState.FAILED)

    def _on_busy_changed(self, busy: bool) -> None:
        if not busy and self.state is AdviceState.PLAYING:
            self._timer.start()

    def _play_next(self) -> None:
        """Play one move after the board has shown the previous one."""
        desk = self._desk
        if desk.ai.is_busy:
            return  # `_on_busy_changed` continues
        session, move = desk.session, self._left.pop(0)
        assert session is not None
        player, before = session.to_move, len(session.log)
        self._is_own = True
        played = desk.controller.play(move)
        self._is_own = False
        revealed = any(reveals(entry.events) for entry in session.log[before:])
        goes_on = desk.seats.is_human_turn and session.to_move == player
        if not (played and self._left and goes_on) or revealed:
            self.close()
            return
        self._show_rest(isinstance(move.target, int))
        self._timer.start()

    def _show_rest(self, was_on_board: bool) -> None:
        """Remove the ghost of the move that was played."""
        assert self.shown is not None
        ghosts = self.shown.ghosts[was_on_board:]
        self.shown = replace(self.shown, ghosts=ghosts)
        self.changed.emit()
