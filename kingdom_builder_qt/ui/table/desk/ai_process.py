"""The worker process of computer players and advice: asks, cancels and restarts."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.ui.desktop.workers.watchdog import Watchdog
from kingdom_builder_qt.ui.desktop.workers.worker_process import WorkerProcess
from kingdom_builder_qt.ui.table.desk.ai_worker import (
    AdviceQuestion,
    Answer,
    Game,
    Hurry,
    Question,
    serve,
)

_log = logging.getLogger(__name__)

MAX_FAILURES: Final = 3

# Seconds beyond the thinking time for all decisions of a turn. Without an answer by then the worker
# is replaced, and the rest of the turn is decided without thinking. The worker may have to start
# and to load the game, and Master takes a second for a turn where no time is chosen (docs/ai.md): a
# computer thirty times slower still gets its answer.
GRACE_SECONDS: Final = 60.0
# Seconds beyond the thinking time after which the player is notified and the worker hurried.
LATE_SECONDS: Final = 15.0


class AiProcess(QObject):
    """One worker process, started for the first game and replaced when it dies or hangs.

    All methods are asynchronous: nothing waits for the worker.
    """

    answered = Signal(int, str)  # question number, move as text
    advised = Signal(int, object)  # question number, Advice
    late = Signal()  # an answer is overdue
    restarted = Signal()  # the worker died or hung; the question was sent again
    simplified = Signal()  # the rest of the turn is decided without thinking
    failed = Signal(int, str)  # question number, reason; the question stays unanswered

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = WorkerProcess(serve, parent=self)
        self._worker.received.connect(self._receive)
        self._worker.died.connect(self._on_died)
        self._game: Game | None = None
        self._has_sent_game = False  # the worker has received the game
        self._question: Question | AdviceQuestion | None = None
        self._number = 0
        # Runs since the question was sent to this worker.
        self._patience = Watchdog(MAX_FAILURES + 1, self)
        self._patience.timeout.connect(self._on_stuck)
        self._patience.late.connect(self._on_late)
        # Seconds taken by the decisions of one turn, without the current one.
        self._turn: object = None
        self._spent = 0.0
        self._is_simple = False
        self._clock = QElapsedTimer()
        # The game is sent in the next event-loop iteration: a question cancelled because of another
        # game must not have the old game loaded again.
        self._send_timer = QTimer(self, singleShot=True)
        self._send_timer.timeout.connect(self._send_game)

    @property
    def is_busy(self) -> bool:
        return self._question is not None

    @property
    def is_late(self) -> bool:
        """Return whether the awaited answer is overdue."""
        return self._patience.is_late

    @property
    def pid(self) -> int | None:
        """Return the process id of the worker, None without one."""
        return self._worker.pid

    def set_game(
        self,
        catalog: Catalog,
        options: GameOptions,
        levels: tuple[str, ...],
        nomads: tuple[str, ...] = (),
        removed_terrain: str = "",
    ) -> None:
        """Set the game of the next questions and start the worker if needed.

        `catalog`: the content of the game, which may differ from the installed content.
        """
        self.cancel()
        self._patience.failures = 0
        self._game = Game.of(catalog, options, levels, nomads, removed_terrain)
        self._has_sent_game = False
        self._start()

    def ask(self, view: View, turn: object = None) -> int:
        """Request a decision and return its question number.

        Decisions of the same `turn` share their time; None: this decision has its own.
        """
        self.cancel()
        if turn is None or turn != self._turn:
            self._turn, self._spent, self._is_simple = turn, 0.0, False
        self._number += 1
        question = Question(self._number, view.known())
        most = self._thinking_seconds(question) + GRACE_SECONDS
        if self._spent >= most and not self._is_simple:
            self._is_simple = True
            self.simplified.emit()
        return self._send(replace(question, is_simple=self._is_simple))

    def ask_advice(self, view: View) -> int:
        """Request Master's advice and return its question number."""
        self.cancel()
        self._number += 1
        return self._send(AdviceQuestion(self._number, view.known()))

    def cancel(self) -> None:
        """Cancel the question; a worker that computes it is replaced."""
        if self._question is not None:
            self._question = None
            self._restart()

    def hurry(self) -> None:
        """Let the worker answer with the best move known so far."""
        if self._question is not None:
            self._worker.send(Hurry(self._question.number))
            self._await_answer(0.0)

    def close(self) -> None:
        """Stop the worker."""
        self._question = None
        self._stop()

    def _send(self, question: Question | AdviceQuestion) -> int:
        self._question = question
        self._start()
        return question.number

    def _start(self) -> None:
        """Start the worker if needed and send it the game and the question."""
        self._worker.start()
        if self._question is None:
            self._send_timer.start(0)
        else:
            self._send_game()
            self._worker.send(self._question)
            self._clock.start()
            is_shared = isinstance(self._question, Question) and not self._is_simple
            spent = self._spent if is_shared else 0.0
            self._await_answer(self._thinking_seconds(self._question) - spent)

    def _await_answer(self, thinking: float) -> None:
        """Wait for the answer for a limited time."""
        most = thinking + GRACE_SECONDS
        self._patience.wait(most, min(most, max(0.0, thinking) + LATE_SECONDS))

    def _thinking_seconds(self, question: Question | AdviceQuestion) -> float:
        from kingdom_builder_qt.ai.players import thinking_seconds

        if self._game is None or isinstance(question, AdviceQuestion):
            return 0.0  # advice takes Master's default time
        return thinking_seconds(self._game.levels[question.known.player])

    def _send_game(self) -> None:
        """Send the game unless the worker has it."""
        self._send_timer.stop()
        if not self._has_sent_game and self._game is not None:
            self._has_sent_game = True
            self._worker.send(self._game)

    def _stop(self) -> None:
        self._send_timer.stop()
        self._patience.stop()
        self._has_sent_game = False
        self._worker.close()  # it has no state worth saving

    def _restart(self) -> None:
        self._stop()
        self._start()

    def _receive(self, answer: Answer) -> None:
        if self._question is None or answer.number != self._question.number:
            return
        if answer.error:
            self._retry(answer.error)
            return
        if isinstance(self._question, Question):
            self._spent += self._clock.elapsed() / 1000
        self._question = None
        self._patience.on_answer()
        if answer.advice is not None:
            self.advised.emit(answer.number, answer.advice)
        else:
            self.answered.emit(answer.number, answer.move)

    def _on_late(self) -> None:
        if self._question is not None:  # search players answer with the best move known so far
            self._worker.send(Hurry(self._question.number))
        self.late.emit()

    def _on_stuck(self) -> None:
        is_too_slow = isinstance(self._question, Question) and not self._is_simple
        if isinstance(self._question, Question):
            self._is_simple = True
            self._question = replace(self._question, is_simple=True)
        self._retry("the process does not answer")
        if is_too_slow:
            self.simplified.emit()

    def _on_died(self, reason: str) -> None:
        self._send_timer.stop()
        self._has_sent_game = False
        if self._question is None:
            _log.info("idle AI worker lost: %s", reason)  # the next question starts another one
        else:
            self._retry(reason)

    def _retry(self, reason: str) -> None:
        """Ask a new worker, up to `MAX_FAILURES` times."""
        self._patience.on_failure()
        if self._patience.is_enough:
            self._give_up(reason)
            return
        _log.info("AI worker replaced: %s", reason)
        self._restart()
        self.restarted.emit()

    def _give_up(self, reason: str) -> None:
        _log.error("AI worker failed %d times: %s", self._patience.failures, reason)
        number = self._number
        self._patience.failures = 0
        self.close()
        self.failed.emit(number, reason)
