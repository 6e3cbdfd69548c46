"""A worker process that decides or advises: start, ask, cancel, restart.  Decides nothing."""

from __future__ import annotations

import logging
import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.ui.table.ai_worker import Answer, Game, HintQuestion, Hurry, Question, serve

_log = logging.getLogger(__name__)

# Looking into the pipe takes some 20 microseconds; a reader thread would need Python's lock and
# could run the garbage collector, which must not delete Qt objects outside the main thread.
POLL_MS: Final = 10
MAX_FAILURES: Final = 3
_JOIN_SECONDS: Final = 2.0


class AiProcess(QObject):
    """One worker process, started with the first question and restarted when it dies."""

    answered = Signal(int, str)  # number of the question, move as text
    advised = Signal(int, object)  # number of the question, Advice
    restarted = Signal()  # the worker died; the question was asked again
    failed = Signal(int, str)  # number of the question, what is wrong; nobody will answer it

    def __init__(self, parent: QObject | None = None) -> None:
        """Prepare without starting a process."""
        super().__init__(parent)
        self._context = multiprocessing.get_context("spawn")
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._game: Game | None = None
        self._is_told = False  # the worker knows the game
        self._question: Question | HintQuestion | None = None
        self._number = 0
        self._failures = 0
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_MS)
        self._timer.timeout.connect(self._poll)
        # The game is told when all is said about it: a question that is given up for another game
        # must not have the old one loaded again.
        self._teller = QTimer(self)
        self._teller.setSingleShot(True)
        self._teller.timeout.connect(self._tell)

    @property
    def is_busy(self) -> bool:
        """Return whether an answer is awaited."""
        return self._question is not None

    @property
    def pid(self) -> int | None:
        """Return the process id of the worker, None while there is none."""
        return self._process.pid if self._process else None

    def set_game(
        self,
        options: GameOptions,
        levels: tuple[str, ...],
        nomads: tuple[str, ...] = (),
        removed_terrain: str = "",
    ) -> None:
        """Tell which game the next questions are about; starts the worker if there is none."""
        self.cancel()
        self._failures = 0
        self._game = Game.of(options, levels, nomads, removed_terrain)
        self._is_told = False
        if self._process is None:
            self._start()
        self._teller.start(0)

    def ask(self, view: View) -> int:
        """Ask for a decision and return the number that its answer will bear."""
        self.cancel()
        self._number += 1
        return self._pose(Question(self._number, view))

    def ask_advice(self, view: View) -> int:
        """Ask what Master would do and return the number that the advice will bear."""
        self.cancel()
        self._number += 1
        return self._pose(HintQuestion(self._number, view))

    def cancel(self) -> None:
        """Forget the open question; a worker that is at work on it is replaced."""
        if self._question is not None:
            self._question = None
            self._restart()

    def hurry(self) -> None:
        """Have the open question answered with the best move that is known so far."""
        if self._question is not None:
            self._send(Hurry(self._question.number))  # a worker that has died shows when polled

    def close(self) -> None:
        """End the worker; nothing runs any more afterwards."""
        self._timer.stop()
        self._question = None
        self._stop()

    def _pose(self, question: Question | HintQuestion) -> int:
        self._question = question
        if self._process is None:
            self._start()
        elif not (self._tell() and self._send(question)):
            self._lost("the pipe is closed")
        self._timer.start()
        return question.number

    def _tell(self) -> bool:
        """Tell the worker the game unless it knows; return whether it lives."""
        if not self._is_told and self._game is not None and self._pipe is not None:
            self._is_told = self._send(self._game)
            return self._is_told
        return True

    def _start(self) -> None:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(
            target=serve, args=(theirs,), name="kingdom-builder-ai", daemon=True
        )
        process.start()
        theirs.close()  # so that the end of the worker shows as the end of the pipe
        self._process, self._pipe = process, ours
        self._is_told = False
        if self._question is None:
            self._teller.start(0)
        elif self._tell():
            self._send(self._question)

    def _stop(self) -> None:
        self._timer.stop()
        self._teller.stop()
        process, pipe, self._process, self._pipe = self._process, self._pipe, None, None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()  # it holds nothing that could be lost, and must not make us wait
            process.join(_JOIN_SECONDS)
            if process.exitcode is not None:
                process.close()

    def _restart(self) -> None:
        self._stop()
        self._start()

    def _send(self, message: Game | Question | HintQuestion | Hurry) -> bool:
        try:
            if self._pipe is not None:
                self._pipe.send(message)
        except OSError:
            return False
        return True

    def _poll(self) -> None:
        if self._pipe is None or self._question is None:
            self._timer.stop()
            return
        try:
            answer = self._pipe.recv() if self._pipe.poll() else None
        except (EOFError, OSError) as error:
            self._lost(f"the worker ended: {error!r}")
            return
        if answer is not None:
            self._receive(answer)

    def _receive(self, answer: Answer) -> None:
        if self._question is None or answer.number != self._question.number:
            return
        if answer.error:
            self._lost(answer.error)
            return
        self._timer.stop()
        self._question = None
        self._failures = 0
        if answer.advice is not None:
            self.advised.emit(answer.number, answer.advice)
        else:
            self.answered.emit(answer.number, answer.move)

    def _lost(self, reason: str) -> None:
        """Ask again in a new worker, but not for ever."""
        self._failures += 1
        if self._question is None or self._failures > MAX_FAILURES:
            self._give_up(reason)
            return
        _log.info("AI worker replaced: %s", reason)
        self._restart()
        self._timer.start()
        self.restarted.emit()

    def _give_up(self, reason: str) -> None:
        _log.error("AI worker failed %d times: %s", self._failures, reason)
        number = self._question.number if self._question else self._number
        self._question = None
        self._failures = 0
        self._stop()
        self.failed.emit(number, reason)
