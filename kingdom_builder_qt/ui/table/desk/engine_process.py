"""Engines at the desk: asks their process for decisions and for turns, and cancels."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.game.engines.player import DECISION_SECONDS
from kingdom_builder_qt.game.engines.process import EngineError, lost, not_started, removed
from kingdom_builder_qt.game.replay import shared_view
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.game.setup.options import player_seed
from kingdom_builder_qt.ui.desktop.own_engines import MASTER, engine_at, engine_name
from kingdom_builder_qt.ui.desktop.workers.worker_process import WorkerProcess
from kingdom_builder_qt.ui.table.desk.ai_worker import Hurry
from kingdom_builder_qt.ui.table.desk.engine_worker import (
    EngineAnswer,
    EngineGame,
    EngineLog,
    EngineNews,
    EngineQuestion,
    LogQuestion,
    Program,
    Result,
    serve_engines,
)

_log = logging.getLogger(__name__)

LATE_SECONDS: Final = 15.0  # after which the player is told that the engine still thinks
limit_seconds = DECISION_SECONDS  # of a decision without a limit; shorter in tests


class _Engines(QObject):
    """A process for engines, started for the first question.

    All methods are asynchronous. An engine is never replaced by itself: its fault is a question for
    the player, and asking again starts it again.
    """

    told = Signal(int, object)  # question number, EngineTurn of which the engine tells
    failed = Signal(int, object)  # question number, EngineError; the question stays unanswered

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = WorkerProcess(serve_engines, parent=self)
        self._worker.received.connect(self._receive)
        self._worker.died.connect(self._on_died)
        self._begun: tuple[Session, bool] | None = None
        self._question: EngineQuestion | None = None
        self._number = 0
        self._controller = ""

    @property
    def pid(self) -> int | None:
        """Return the process id of the worker, None without one."""
        return self._worker.pid

    def _send(
        self,
        session: Session,
        controller: str,
        view: View,
        moves: int,
        rounds: Sequence[float] | None = None,
    ) -> int:
        """Ask about the position of a session after some moves; return the number of the question.

        `rounds`: the seconds of each search for the rest of the turn, () for that of the engine;
        None asks for a decision.
        """
        self._number += 1
        self._controller = controller
        try:
            question = self._question_of(view, _program_at(controller), rounds)
        except EngineError as error:
            self._fail_later(self._number, error)
            return self._number
        is_shared = view.hands[view.player] is None  # by the players at the screen
        if self._begun != (session, is_shared) or not self._worker.is_running:
            self._begin(session, is_shared)
        log = tuple((entry.player, entry.move) for entry in session.log[:moves])
        self._question = replace(question, log=log)
        self._worker.send(self._question)
        return self._number

    def _fail_later(self, number: int, error: EngineError) -> None:
        QTimer.singleShot(0, self, lambda: self.failed.emit(number, error))

    def _question_of(
        self, view: View, program: Program, rounds: Sequence[float] | None
    ) -> EngineQuestion:
        engine = engine_at(self._controller)
        own = (engine.seconds or None) if engine is not None else None
        planned = () if rounds is None else tuple(rounds) or (own,)
        return EngineQuestion(self._number, program, view, (), own or limit_seconds, own, planned)

    def _begin(self, session: Session, is_shared: bool) -> None:
        self._begun = session, is_shared
        position, seats = session.first_position(), range(len(session.seats))
        seeds = tuple(player_seed(session.options.seed, seat) for seat in seats)
        first = tuple(map(position.view, seats))
        if is_shared:
            first = tuple(map(shared_view, first))
        self._worker.send(EngineGame(seeds, first))

    def cancel(self) -> None:
        """Cancel the question; an engine that thinks about it ends."""
        if self._question is not None:
            self._question = None
            self._worker.finish()

    def hurry(self) -> None:
        """Let the engine answer at once."""
        if self._question is not None:
            self._worker.send(Hurry(self._question.number))

    def close(self) -> None:
        """Let the engines and their process end."""
        self._question = self._begun = None
        self._worker.finish()

    def _receive(self, answer: EngineAnswer | EngineNews | EngineLog) -> None:
        if isinstance(answer, EngineLog):
            return  # of a seat
        if self._question is None or answer.number != self._question.number:
            return
        if isinstance(answer, EngineNews):
            self.told.emit(answer.number, answer.turn)
            return
        self._question = None
        if answer.fault is None:
            self._take(answer)
            return
        _log.info("%s", answer.fault)
        # Under the name that the player knows.
        self._fail(answer.number, answer.fault.named(engine_name(self._controller)))

    def _take(self, answer: EngineAnswer) -> None:
        raise NotImplementedError

    def _fail(self, number: int, error: EngineError) -> None:
        self.failed.emit(number, error)

    def _on_died(self, reason: str) -> None:
        _log.info("process of the engines lost: %s", reason)
        if self._question is not None:
            number, self._question = self._question.number, None
            self._fail(number, lost(engine_name(self._controller), reason))


class EngineSeats(_Engines):
    """One process for all engines of a game."""

    answered = Signal(int, object)  # question number, Move
    late = Signal()  # an answer is overdue
    logged = Signal(int, object)  # seat, lines of its log

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._late = QTimer(self, singleShot=True)
        self._late.timeout.connect(self.late)

    @property
    def is_late(self) -> bool:
        """Return whether the awaited answer is overdue."""
        return self._question is not None and not self._late.isActive()

    def ask(self, session: Session) -> int:
        """Request the decision of the engine to move and return the number of the question."""
        self.cancel()
        seat = session.to_move
        view, controller = session.position.view(seat), session.seats[seat].controller
        number = self._send(session, controller, view, len(session.log))
        if self._question is not None:
            self._late.start(round(1000 * ((self._question.seconds or 0) + LATE_SECONDS)))
        return number

    def cancel(self) -> None:
        self._late.stop()
        super().cancel()

    def close(self) -> None:
        self._late.stop()
        super().close()

    def ask_log(self, seat: int) -> None:
        """Request the log of a seat."""
        if self._worker.is_running:
            self._worker.send(LogQuestion(seat))
        else:
            self.logged.emit(seat, ())

    def end_game(self, gold: tuple[int, ...]) -> None:
        """Tell the engines the result."""
        if self._worker.is_running:
            self._worker.send(Result(gold))

    def _receive(self, answer: EngineAnswer | EngineNews | EngineLog) -> None:
        if isinstance(answer, EngineLog):
            self.logged.emit(answer.seat, answer.lines)
        else:
            super()._receive(answer)

    def _take(self, answer: EngineAnswer) -> None:
        self._late.stop()
        move: Move | None = answer.move
        self.answered.emit(answer.number, move)

    def _fail(self, number: int, error: EngineError) -> None:
        self._late.stop()
        super()._fail(number, error)


class EngineTurns(_Engines):
    """Asks one engine, or Master, for the rest of the turn in any position of a game.

    Another question replaces the one that is not answered, and the engine goes on.
    """

    planned = Signal(int, object)  # question number, EngineTurn

    def ask(
        self, session: Session, controller: str, view: View, moves: int, rounds: Sequence[float]
    ) -> int:
        """Request the rest of a turn and return the number of the question; see `_Engines`."""
        return self._send(session, controller, view, moves, rounds)

    @property
    def patience(self) -> float:
        """Return the seconds that the engine has for a turn, 0 without a limit."""
        return (self._question.seconds or 0.0) if self._question is not None else 0.0

    def _take(self, answer: EngineAnswer) -> None:
        self.planned.emit(answer.number, answer.turn)


def _program_at(controller: str) -> Program:
    """Return the program of a seat; EngineError if it is gone."""
    if controller == MASTER:
        return Program()
    engine = engine_at(controller)
    if engine is None:
        raise removed(engine_name(controller))
    try:
        return Program(engine.command, str(engine.folder), engine.options)
    except ValueError as error:  # only a settings file edited by hand
        raise not_started(engine.name, str(error), engine.program) from None
