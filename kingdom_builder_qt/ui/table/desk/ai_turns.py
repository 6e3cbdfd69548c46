"""Computer seats of a session: requests moves from the worker and times their display.

It handles pause, step and hurry. The desk plays the moves.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from kingdom_builder_qt.core import decision
from kingdom_builder_qt.core.errors import NotationError
from kingdom_builder_qt.core.moves import Move, parse_move
from kingdom_builder_qt.game.seat_names import engine_key
from kingdom_builder_qt.game.session import Seat, Session
from kingdom_builder_qt.ui.desktop.settings.pace import NORMAL, Pace
from kingdom_builder_qt.ui.desktop.settings.thinking_time import AS_NEEDED, with_time

if TYPE_CHECKING:
    from kingdom_builder_qt.game.engines.process import EngineError
    from kingdom_builder_qt.game.engines.turn import EngineTurn
    from kingdom_builder_qt.ui.table.desk.ai_process import AiProcess
    from kingdom_builder_qt.ui.table.desk.engine_process import EngineSeats

_log = logging.getLogger(__name__)

Reply: TypeAlias = "Callable[[Session], Move | None]"  # returns the move to play without a worker
Unit: TypeAlias = "Callable[[Session], object]"  # constant during one step


def one_move(session: Session) -> object:
    """Unit of a step that lasts one move."""
    return len(session.log)


def one_turn(session: Session) -> object:
    """Unit of a step that lasts the rest of a turn; before scoring, one player's silo actions."""
    position = session.position
    silos = position.to_move if decision.is_silo_phase(position) else None
    return position.round, position.active, silos


def _needs_no_level(seat: Seat) -> bool:
    return seat.is_human or engine_key(seat.controller) is not None


class AiTurns(QObject):
    """Asks a level or an engine for the seat to move and emits its answer at the right time."""

    deciding = Signal(bool)  # True before a move is emitted, False when all panels show it
    decided = Signal(object)  # Move
    thinking_changed = Signal(bool)
    paused_changed = Signal(bool)
    pace_changed = Signal(object)  # Pace
    hurry_changed = Signal(bool)
    busy_changed = Signal(bool)
    late_changed = Signal()
    restarted = Signal()
    simplified = Signal()  # a turn took too long: its rest is decided without thinking
    failed = Signal(str)  # reason; play is paused, and resuming asks again
    engine_failed = Signal(int, object)  # player, EngineError; as `failed`
    engine_logged = Signal(int, object)  # player, lines of the log of its engine
    engine_told = Signal(int, object)  # player, EngineTurn of which the engine tells

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pace = NORMAL
        self._seconds = AS_NEEDED
        self._session: Session | None = None
        self._reply: Reply | None = None
        self._levels: tuple[str, ...] = ()  # as sent to the worker
        self._asked: int | None = None
        self._move: Move | None = None
        self._unit: Unit | None = None  # of the running step
        self._step_began: object = None
        self._thinking = self._paused = self._hurried = self._busy = False
        self._shown = self._saved = True
        self._is_deciding = False
        self._since = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_pace)

    @cached_property
    def process(self) -> AiProcess:
        """Return the worker process, created on first use."""
        from kingdom_builder_qt.ui.table.desk.ai_process import AiProcess

        process = AiProcess(self)
        process.answered.connect(self._on_answered)
        process.late.connect(self.late_changed)
        process.restarted.connect(self.restarted)
        process.restarted.connect(self.late_changed)
        process.simplified.connect(self.simplified)
        process.failed.connect(self._on_failed)
        return process

    @cached_property
    def engines(self) -> EngineSeats:
        """Return the engines, created on first use."""
        from kingdom_builder_qt.ui.table.desk.engine_process import EngineSeats

        engines = EngineSeats(self)
        engines.answered.connect(self._on_engine_answered)
        engines.late.connect(self.late_changed)
        engines.told.connect(self._on_engine_told)
        engines.logged.connect(self.engine_logged)
        engines.failed.connect(self._on_engine_failed)
        return engines

    @property
    def is_paused(self) -> bool:
        """Return whether computer seats wait; False during a step."""
        return self._paused and self._unit is None

    @property
    def is_thinking(self) -> bool:
        """Return whether a move is awaited or due to be shown."""
        return self._thinking

    @property
    def is_late(self) -> bool:
        """Return whether the worker's answer is overdue."""
        return any(asked.is_late for asked in self._processes)

    @property
    def _processes(self) -> Iterator[AiProcess | EngineSeats]:
        """Yield the processes that exist: of the levels, and of the engines."""
        if "process" in vars(self):
            yield self.process
        if "engines" in vars(self):
            yield self.engines

    @property
    def can_step(self) -> bool:
        """Return whether a paused computer can make a single step."""
        return self._paused and not self.is_person_to_move

    @property
    def is_person_to_move(self) -> bool:
        """Return whether a person is to move or the game is over."""
        session = self._session
        if session is None or session.position.is_over:
            return True
        return session.seats[session.to_move].is_human

    @property
    def pace(self) -> Pace:
        return self._pace

    @property
    def is_hurried(self) -> bool:
        """Return whether moves are shown at once until a person is to move."""
        return self._hurried

    @property
    def is_busy(self) -> bool:
        """Return whether the board still animates a move; the next one waits, except in a hurry."""
        return self._busy

    def start(self, session: Session, reply: Reply | None = None) -> None:
        """Follow another game; the worker is started only if a computer plays.

        `reply` returns the move to play instead of the worker's; while it returns None the game
        waits.
        """
        self._session = None
        self._cancel()
        if "engines" in vars(self):
            self.engines.close()
        self.set_paused(False)
        self.set_hurried(False)
        self._session, self._levels, self._reply = session, (), reply
        if reply is None and not all(map(_needs_no_level, session.seats)):
            self._send_levels(session)

    def follow_seats(self, before: Sequence[Seat]) -> None:
        """Continue after a change of seats; only a question to a replaced player is cancelled."""
        session = self._session
        if session is None:
            return
        if before[session.to_move].controller != session.seats[session.to_move].controller:
            self.follow()
        if all(seat.is_human for seat in session.seats):
            self.set_paused(False)

    def follow(self) -> None:
        """Continue from the current position and cancel the question about an earlier one."""
        if self._unit is not None and self._step_of(self._unit) != self._step_began:
            self._unit = None
        self._drop()
        self._since.start()
        self._end_game()
        if self.is_person_to_move:
            self.set_hurried(False)
        self._ask()
        # Emitted once: consecutive computers think without a visible pause between them.
        self._show_thinking()

    def _end_game(self) -> None:
        """End the processes of a game that is over, and tell the engines the gold."""
        session = self._session
        if session is None or not session.position.is_over:
            return
        if "engines" in vars(self):
            self.engines.end_game(tuple(session.position.gold()))
        for process in self._processes:
            process.close()

    def set_pace(self, pace: Pace) -> None:
        """Set the speed of computer moves, including the next one."""
        if pace == self._pace:
            return
        self._pace = pace
        self.pace_changed.emit(pace)
        if self._timer.isActive():
            self._timer.start(self._remaining())

    def set_thinking_time(self, seconds: float) -> None:
        """Set Master's thinking time for a turn (`TIMES`); a received move is still played.

        Only the worker receives the time; seats and records keep the plain level.
        """
        if seconds == self._seconds:
            return
        self._seconds = seconds
        session = self._session
        if (
            session is None
            or self._asked is None
            or _needs_no_level(session.seats[session.to_move])
        ):
            return
        if self._levels_of(session)[session.to_move] != self._levels[session.to_move]:
            self.follow()

    def ask_engine_log(self, player: int) -> None:
        """Request the log of the engine of a player; `engine_logged` follows."""
        self.engines.ask_log(player)

    def step(self, unit: Unit) -> None:
        """Let a paused computer play one unit (`one_move`, `one_turn`)."""
        if self.can_step:
            self._unit, self._step_began = unit, self._step_of(unit)
            self._ask()
            self._show_thinking()

    def set_paused(self, paused: bool) -> None:
        """Pause or resume and end a running step; an answer that arrives while paused is stored."""
        self._unit = None
        if paused != self._paused:
            self._paused = paused
            self.paused_changed.emit(paused)
        if not paused:
            self._ask()
        self._show_thinking()

    def set_hurried(self, hurried: bool) -> None:
        """Play computer moves without delay and long thinking until a person is to move."""
        hurried = hurried and not self.is_person_to_move
        if hurried == self._hurried:
            return
        self._hurried = hurried
        self.hurry_changed.emit(hurried)
        if hurried:
            self._hurry()
        if hurried and self._move is not None:
            self._timer.start(0)

    def set_busy(self, busy: bool) -> None:
        """Set whether the board animates a move; a move that is due is played when it stops."""
        if busy == self._busy:
            return
        self._busy = busy
        self._play_due_move(not busy)
        self.busy_changed.emit(busy)

    def set_shown(self, shown: bool) -> None:
        """Set whether the panels show the last move; the next one waits, even in a hurry."""
        self._shown = shown
        if shown:
            self.end_deciding()
        self._play_due_move(shown)

    def set_saved(self, saved: bool) -> None:
        """Set whether the last move is saved; the next one waits, even in a hurry."""
        self._saved = saved
        self._play_due_move(saved)

    def end_deciding(self) -> None:
        """End the phase in which a decision is displayed, because another one follows."""
        if self._is_deciding:
            self._is_deciding = False
            self.deciding.emit(False)

    def reject(self, move: Move) -> None:
        """Pause after an illegal answer, because the worker has a different game."""
        _log.error("the AI worker answered with an illegal move: %s", move)
        self._on_failed(0, str(move))

    def close(self) -> None:
        """Stop the process and all timers."""
        for process in self._processes:
            process.close()  # first, or cancelling the question would start another process
        self._session = None
        self.end_deciding()
        self._cancel()

    def _cancel(self) -> None:
        self._drop()
        self._show_thinking()

    def _drop(self) -> None:
        self._asked = self._move = None
        self._timer.stop()
        for process in self._processes:
            process.cancel()

    def _send_levels(self, session: Session) -> None:
        """Send the levels to the worker unless it has them."""
        levels = self._levels_of(session)
        if levels != self._levels:
            self._levels = levels
            dealt = session.dealt
            opened = dealt.nomads, dealt.removed_terrain
            self.process.set_game(session.catalog, session.options, levels, *opened)

    def _levels_of(self, session: Session) -> tuple[str, ...]:
        # A challenge counts looks, so that its opponent is the same on every computer.
        seconds = AS_NEEDED if session.options.challenge else self._seconds
        return tuple(with_time(seat.controller, seconds) for seat in session.seats)

    def _step_of(self, unit: Unit) -> object:
        return unit(self._session) if self._session is not None else None

    def _ask(self) -> None:
        if self._session is None or self.is_person_to_move or self.is_paused:
            return
        if self._move is not None:
            self._timer.start(self._remaining())
        elif self._reply is not None:
            self._move = self._reply(self._session)
            if self._move is not None:
                self._timer.start(self._remaining())
        elif self._asked is None:
            self._asked = self._ask_player(self._session)
            if self._hurried:
                self._hurry()

    def _ask_player(self, session: Session) -> int:
        """Request the decision of the player to move; return the number of the question."""
        if engine_key(session.seats[session.to_move].controller) is not None:
            return self.engines.ask(session)
        self._send_levels(session)
        position = session.position
        return self.process.ask(position.view(position.to_move), one_turn(session))

    def _hurry(self) -> None:
        for process in self._processes:
            process.hurry()

    def _play_due_move(self, is_free: bool) -> None:
        """Play a move that has waited; from the event loop, because the caller has not returned."""
        if is_free and self._move is not None and not self._timer.isActive():
            self._timer.start(0)

    def _show_thinking(self) -> None:
        thinking = not self.is_paused and (self._asked is not None or self._move is not None)
        if thinking != self._thinking:
            self._thinking = thinking
            self.thinking_changed.emit(thinking)

    def _on_answered(self, number: int, text: str) -> None:
        if number != self._asked:
            return  # about an earlier position
        try:
            move = parse_move(text)
        except NotationError as error:
            self._on_failed(number, str(error))
            return
        self._take(move)

    def _on_engine_answered(self, number: int, move: Move) -> None:
        if number == self._asked:
            self._take(move)

    def _on_engine_told(self, number: int, turn: EngineTurn) -> None:
        if number == self._asked and self._session is not None:
            self.engine_told.emit(self._session.to_move, turn)

    def _take(self, move: Move) -> None:
        """Play an answer when it is due."""
        self._asked, self._move = None, move
        if not self.is_paused:
            self._timer.start(self._remaining())

    def _on_engine_failed(self, number: int, error: EngineError) -> None:
        session = self._session
        if number != self._asked or session is None:
            return
        self._asked = None
        self.set_paused(True)
        self.engine_failed.emit(session.to_move, error)

    def _on_failed(self, _number: int, reason: str) -> None:
        self._asked = self._move = None
        self.set_paused(True)
        self.failed.emit(reason.strip().rpartition("\n")[2])

    def _remaining(self) -> int:
        if self._hurried or not self._since.isValid():
            return 0
        return max(0, self._pace.delay_ms - self._since.elapsed())

    def _on_pace(self) -> None:
        if self.is_paused or self._move is None:
            return
        if not (self._shown and self._saved) or (self._busy and not self._hurried):
            return  # `set_shown`, `set_saved` or `set_busy` continues
        move, self._move = self._move, None
        self._is_deciding = True
        self.deciding.emit(True)
        self.decided.emit(move)
        if self._shown:
            self.end_deciding()
