"""A worker process that decides or advises: ask, cancel, ask again.  Decides nothing."""

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

# Beyond the thinking time, for all decisions of a turn; without an answer by then the worker is
# replaced, and the rest of the turn is decided without thinking.  It may have to start and to load
# the game, and Master takes a second for a turn where no time is chosen (docs/ai.md): a computer
# that is thirty times slower still gets its answer.
GRACE_SECONDS: Final = 60.0
# Beyond the thinking time; from then on the player is told, and the worker is to hurry.
LATE_SECONDS: Final = 15.0


class AiProcess(QObject):
    """One worker process, started for the first game, replaced when it dies or hangs.

    Nothing here waits for it, whether it answers or not.
    """

    answered = Signal(int, str)  # number of the question, move as text
    advised = Signal(int, object)  # number of the question, Advice
    late = Signal()  # an answer was to be expected by now
    restarted = Signal()  # the worker died or hung; the question was asked again
    simplified = Signal()  # the rest of the turn is decided without thinking
    failed = Signal(int, str)  # number of the question, what is wrong; nobody will answer it

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = WorkerProcess(serve, parent=self)
        self._worker.received.connect(self._receive)
        self._worker.died.connect(self._on_died)
        self._game: Game | None = None
        self._knows_game = False  # of the worker
        self._question: Question | AdviceQuestion | None = None
        self._number = 0
        # Since the question was put to this worker.
        self._patience = Watchdog(MAX_FAILURES + 1, self)
        self._patience.timeout.connect(self._on_stuck)
        self._patience.late.connect(self._on_late)
        # What the decisions of one turn have taken, without that which is under way.
        self._turn: object = None
        self._spent = 0.0
        self._is_simple = False
        self._clock = QElapsedTimer()
        # The game is told when all is said about it: a question that is given up for another game
        # must not have the old one loaded again.
        self._teller = QTimer(self, singleShot=True)
        self._teller.timeout.connect(self._tell)

    @property
    def is_busy(self) -> bool:
        """Return whether an answer is awaited."""
        return self._question is not None

    @property
    def is_late(self) -> bool:
        """Return whether an answer is awaited that should have come by now."""
        return self._patience.is_late

    @property
    def pid(self) -> int | None:
        """Return the process id of the worker, None while there is none."""
        return self._worker.pid

    def set_game(
        self,
        catalog: Catalog,
        options: GameOptions,
        levels: tuple[str, ...],
        nomads: tuple[str, ...] = (),
        removed_terrain: str = "",
    ) -> None:
        """Tell which game the next questions are about; starts the worker if there is none.

        `catalog`: what the game is of, which need not be what is installed by now.
        """
        self.cancel()
        self._patience.failures = 0
        self._game = Game.of(catalog, options, levels, nomads, removed_terrain)
        self._knows_game = False
        self._start()

    def ask(self, view: View, turn: object = None) -> int:
        """Ask for a decision and return the number that its answer will bear.

        Decisions of the same `turn` share their time; None: this one has a time of its own.
        """
        self.cancel()
        if turn is None or turn != self._turn:
            self._turn, self._spent, self._is_simple = turn, 0.0, False
        self._number += 1
        question = Question(self._number, view)
        most = self._thinking_seconds(question) + GRACE_SECONDS
        if self._spent >= most and not self._is_simple:
            self._is_simple = True
            self.simplified.emit()
        return self._pose(replace(question, is_simple=self._is_simple))

    def ask_advice(self, view: View) -> int:
        """Ask what Master would do and return the number that the advice will bear."""
        self.cancel()
        self._number += 1
        return self._pose(AdviceQuestion(self._number, view))

    def cancel(self) -> None:
        """Forget the question; a worker that is at work on it is replaced."""
        if self._question is not None:
            self._question = None
            self._restart()

    def hurry(self) -> None:
        """Have the question answered with the best move that is known so far."""
        if self._question is not None:
            self._worker.send(Hurry(self._question.number))
            self._wait(0.0)

    def close(self) -> None:
        """End the worker; nothing runs any more afterwards."""
        self._question = None
        self._stop()

    def _pose(self, question: Question | AdviceQuestion) -> int:
        self._question = question
        self._start()
        return question.number

    def _start(self) -> None:
        """See to it that there is a worker and that it knows, now or soon, what it must."""
        self._worker.start()
        if self._question is None:
            self._teller.start(0)
        else:
            self._tell()
            self._worker.send(self._question)
            self._clock.start()
            is_shared = isinstance(self._question, Question) and not self._is_simple
            spent = self._spent if is_shared else 0.0
            self._wait(self._thinking_seconds(self._question) - spent)

    def _wait(self, thinking: float) -> None:
        """Wait for the answer to the open question, but not for ever."""
        most = thinking + GRACE_SECONDS
        self._patience.wait(most, min(most, max(0.0, thinking) + LATE_SECONDS))

    def _thinking_seconds(self, question: Question | AdviceQuestion) -> float:
        from kingdom_builder_qt.ai.players import thinking_seconds

        if self._game is None or isinstance(question, AdviceQuestion):
            return 0.0  # an advice takes what Master needs where no time is chosen
        return thinking_seconds(self._game.levels[question.view.player])

    def _tell(self) -> None:
        """Tell the worker the game unless it knows."""
        self._teller.stop()
        if not self._knows_game and self._game is not None:
            self._knows_game = True
            self._worker.send(self._game)

    def _stop(self) -> None:
        self._teller.stop()
        self._patience.stop()
        self._knows_game = False
        self._worker.close()  # it holds nothing that could be lost

    def _restart(self) -> None:
        self._stop()
        self._start()

    def _receive(self, answer: Answer) -> None:
        if self._question is None or answer.number != self._question.number:
            return
        if answer.error:
            self._lost(answer.error)
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
        if self._question is not None:  # a player who can answers with the best known so far
            self._worker.send(Hurry(self._question.number))
        self.late.emit()

    def _on_stuck(self) -> None:
        is_too_slow = isinstance(self._question, Question) and not self._is_simple
        if isinstance(self._question, Question):
            self._is_simple = True
            self._question = replace(self._question, is_simple=True)
        self._lost("the process does not answer")
        if is_too_slow:
            self.simplified.emit()

    def _on_died(self, reason: str) -> None:
        self._teller.stop()
        self._knows_game = False
        if self._question is None:
            _log.info("idle AI worker lost: %s", reason)  # the next question brings another one
        else:
            self._lost(reason)

    def _lost(self, reason: str) -> None:
        """Ask again in a new worker, but not for ever."""
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
