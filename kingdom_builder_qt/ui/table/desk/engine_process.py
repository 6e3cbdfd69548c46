"""The engines of the game at the desk: asks their process, and cancels."""

from __future__ import annotations

import logging
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.game.engines.player import DECISION_SECONDS
from kingdom_builder_qt.game.engines.process import EngineError, lost, not_started
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.game.setup.options import player_seed
from kingdom_builder_qt.ui.desktop.own_engines import engine_at, engine_name
from kingdom_builder_qt.ui.desktop.workers.worker_process import WorkerProcess
from kingdom_builder_qt.ui.table.desk.ai_worker import Hurry
from kingdom_builder_qt.ui.table.desk.engine_worker import (
    EngineAnswer,
    EngineGame,
    EngineQuestion,
    Program,
    Result,
    serve_engines,
)

_log = logging.getLogger(__name__)

LATE_SECONDS: Final = 15.0  # after which the player is told that the engine still thinks
limit_seconds = DECISION_SECONDS  # of a decision; shorter in tests


class EngineSeats(QObject):
    """One process for all engines of a game, started for the first question.

    All methods are asynchronous. An engine is never replaced by itself: its fault is a question for
    the player, and asking again starts it again.
    """

    answered = Signal(int, object)  # question number, Move
    late = Signal()  # an answer is overdue
    failed = Signal(int, object)  # question number, EngineError; the question stays unanswered

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = WorkerProcess(serve_engines, parent=self)
        self._worker.received.connect(self._receive)
        self._worker.died.connect(self._on_died)
        self._session: Session | None = None
        self._question: EngineQuestion | None = None
        self._number = 0
        self._controller = ""
        self._late = QTimer(self, singleShot=True)
        self._late.timeout.connect(self.late)

    @property
    def is_late(self) -> bool:
        """Return whether the awaited answer is overdue."""
        return self._question is not None and not self._late.isActive()

    @property
    def pid(self) -> int | None:
        """Return the process id of the worker, None without one."""
        return self._worker.pid

    def ask(self, session: Session) -> int:
        """Request the decision of the engine to move and return the number of the question."""
        self.cancel()
        self._number += 1
        seat = session.to_move
        self._controller = session.seats[seat].controller
        try:
            program = _program_at(self._controller)
        except EngineError as error:
            self._fail_later(self._number, error)
            return self._number
        if session is not self._session or not self._worker.is_running:
            self._begin(session)
        log = tuple((entry.player, entry.move) for entry in session.log)
        view = session.position.view(seat)
        self._question = EngineQuestion(self._number, program, view, log, limit_seconds)
        self._worker.send(self._question)
        self._late.start(round(1000 * LATE_SECONDS))
        return self._number

    def _begin(self, session: Session) -> None:
        self._session = session
        first, seats = session.first_position(), range(len(session.seats))
        seeds = tuple(player_seed(session.options.seed, seat) for seat in seats)
        self._worker.send(EngineGame(seeds, tuple(map(first.view, seats))))

    def _fail_later(self, number: int, error: EngineError) -> None:
        QTimer.singleShot(0, self, lambda: self.failed.emit(number, error))

    def cancel(self) -> None:
        """Cancel the question; an engine that thinks about it ends."""
        self._late.stop()
        if self._question is not None:
            self._question = None
            self._worker.finish()

    def hurry(self) -> None:
        """Let the engine answer at once."""
        if self._question is not None:
            self._worker.send(Hurry(self._question.number))

    def end_game(self, gold: tuple[int, ...]) -> None:
        """Tell the engines the result."""
        if self._worker.is_running:
            self._worker.send(Result(gold))

    def close(self) -> None:
        """Let the engines and their process end."""
        self._late.stop()
        self._question = self._session = None
        self._worker.finish()

    def _receive(self, answer: EngineAnswer) -> None:
        if self._question is None or answer.number != self._question.number:
            return
        self._question = None
        self._late.stop()
        if answer.fault is not None:
            _log.info("%s", answer.fault)
            # Under the name that the player knows.
            fault = answer.fault.named(engine_name(self._controller))
            self.failed.emit(answer.number, fault)
        else:
            self.answered.emit(answer.number, answer.move)

    def _on_died(self, reason: str) -> None:
        _log.info("process of the engines lost: %s", reason)
        self._late.stop()
        if self._question is not None:
            number, self._question = self._question.number, None
            self.failed.emit(number, lost(engine_name(self._controller), reason))


def _program_at(controller: str) -> Program:
    """Return the program of a seat; EngineError if it is gone."""
    engine = engine_at(controller)
    if engine is None:
        name = engine_name(controller)
        raise EngineError(Message("{engine} is no longer among your engines.", engine=name))
    try:
        return Program(engine.command, str(engine.folder), engine.options)
    except ValueError as error:  # only a settings file edited by hand
        raise not_started(engine.name, str(error), engine.program) from None
