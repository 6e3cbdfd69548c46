"""Lets the AI seats of a session play: when to ask, how fast to show, pause and hurry.

Knows no rule and plays nothing itself: the bridge plays the move that is handed over.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from kingdom_builder_qt.core.errors import NotationError
from kingdom_builder_qt.core.moves import Move, parse_move
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.ai_process import AiProcess

_log = logging.getLogger(__name__)

DEFAULT_DELAY_MS: Final = 450
_RETRY_MS: Final = 30


class AiTurns(QObject):
    """Asks the worker for the seat to move and hands its answer over at the right time."""

    decided = Signal(object)  # Move
    thinking_changed = Signal(bool)
    paused_changed = Signal(bool)
    hurry_changed = Signal(bool)
    restarted = Signal()
    failed = Signal(str)  # why; play is paused, going on asks again

    def __init__(self, parent: QObject | None = None) -> None:
        """Prepare without starting a process."""
        super().__init__(parent)
        self.process = AiProcess(self)
        self.delay_ms = DEFAULT_DELAY_MS
        self.is_waiting: Callable[[], bool] = lambda: False  # the board still shows a move
        self._session: Session | None = None
        self._asked: int | None = None
        self._move: Move | None = None
        self._thinking = self._paused = self._hurried = False
        self._since = QElapsedTimer()
        self._pace = QTimer(self, singleShot=True)
        self._pace.timeout.connect(self._on_pace)
        self.process.answered.connect(self._on_answered)
        self.process.restarted.connect(self.restarted)
        self.process.failed.connect(self._on_failed)

    @property
    def is_paused(self) -> bool:
        """Return whether the AI seats wait."""
        return self._paused

    @property
    def is_hurried(self) -> bool:
        """Return whether AI moves are shown at once until a person is to move."""
        return self._hurried

    def start(self, session: Session) -> None:
        """Follow another game; the worker is made ready only if somebody needs it."""
        self._forget()
        self._session = session
        self.set_paused(False)
        self.set_hurried(False)
        seats = session.seats
        if not all(seat.is_human for seat in seats):
            levels = tuple(seat.controller for seat in seats)
            self.process.set_game(session.options, levels, session.dealt.nomads)

    def follow(self) -> None:
        """Look at the position after a change: what was under way is stale."""
        self._forget()
        self._since.start()
        if self._is_person_to_move():
            self.set_hurried(False)
        self._ask()

    def set_paused(self, paused: bool) -> None:
        """Stop or go on; an answer that comes meanwhile is kept."""
        if paused == self._paused:
            return
        self._paused = paused
        self.paused_changed.emit(paused)
        if not paused:
            self._ask()
        self._show_thinking()

    def set_hurried(self, hurried: bool) -> None:
        """Play AI moves without waiting, and without long thoughts, until a person is to move."""
        hurried = hurried and not self._is_person_to_move()
        if hurried == self._hurried:
            return
        self._hurried = hurried
        self.hurry_changed.emit(hurried)
        if hurried:
            self.process.hurry()
        if hurried and self._move is not None:
            self._pace.start(0)

    def reject(self, move: Move) -> None:
        """Stop after a move that is not legal here: the worker sees another game than we do."""
        _log.error("the AI worker answered with an illegal move: %s", move)
        self._on_failed(0, str(move))

    def close(self) -> None:
        """Leave no process and no timer behind."""
        self._session = None
        self._forget()
        self.process.close()

    def _forget(self) -> None:
        self._asked = self._move = None
        self._pace.stop()
        self.process.cancel()
        self._show_thinking()

    def _is_person_to_move(self) -> bool:
        session = self._session
        if session is None or session.position.is_over:
            return True
        return session.seats[session.to_move].is_human

    def _ask(self) -> None:
        if self._session is None or self._is_person_to_move() or self._paused:
            return
        if self._move is not None:
            self._pace.start(self._remaining())
        elif self._asked is None:
            position = self._session.position
            self._asked = self.process.ask(position.view(position.to_move))
            if self._hurried:
                self.process.hurry()
        self._show_thinking()

    def _show_thinking(self) -> None:
        thinking = not self._paused and (self._asked is not None or self._move is not None)
        if thinking != self._thinking:
            self._thinking = thinking
            self.thinking_changed.emit(thinking)

    def _on_answered(self, number: int, text: str) -> None:
        if number != self._asked:
            return  # of a position that is no more
        self._asked = None
        try:
            self._move = parse_move(text)
        except NotationError as error:
            self._on_failed(number, str(error))
            return
        if not self._paused:
            self._pace.start(self._remaining())

    def _on_failed(self, _number: int, reason: str) -> None:
        self._asked = self._move = None
        self.set_paused(True)
        self.failed.emit(reason.strip().rpartition("\n")[2])

    def _remaining(self) -> int:
        if self._hurried or not self._since.isValid():
            return 0
        return max(0, self.delay_ms - self._since.elapsed())

    def _on_pace(self) -> None:
        if self._paused or self._move is None:
            return
        if self.is_waiting() and not self._hurried:
            self._pace.start(_RETRY_MS)
            return
        move, self._move = self._move, None
        self.decided.emit(move)
