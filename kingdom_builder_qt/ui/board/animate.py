"""Plays animations, one after the other; skipping or switching off loses nothing."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QAbstractAnimation, QObject, QVariantAnimation, Signal

from kingdom_builder_qt.ui.board.pieces import Hand, PieceLayer
from kingdom_builder_qt.ui.board.popup import Popups
from kingdom_builder_qt.ui.board.transitions import Transition


@dataclass(slots=True)
class _Queued:
    """A transition that waits or runs, its pace, and who waits for its piece to touch the board."""

    transition: Transition
    factor: float
    calls: list[Callable[[], None]] = field(default_factory=list)

    def touch(self, progress: float = 1.0) -> None:
        """Call who waits, as soon as the piece touches the board."""
        if self.calls and progress >= (self.transition.touches or 0.0):
            calls, self.calls = self.calls, []
            for call in calls:
                call()


class Animator(QObject):
    """Plays transitions in order; `speed` 1 is normal, 2 twice as fast, 0 shows only results.

    `factor` is that of the moves that are handed over now: computers have a pace of their own.
    """

    started = Signal()  # something moves that is not over yet
    finished = Signal()  # all that was handed over is shown

    def __init__(self, pieces: PieceLayer, hand: Hand, popups: Popups, parent: QObject) -> None:
        super().__init__(parent)
        self._pieces, self._hand, self._popups = pieces, hand, popups
        self.speed = 1.0
        self.factor = 1.0
        self._waiting: deque[_Queued] = deque()
        self._running: _Queued | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._on_progress)
        self._clock.finished.connect(self._on_finished)

    @property
    def is_running(self) -> bool:
        """Return whether something moves or waits to."""
        return self._running is not None or bool(self._waiting)

    def at_touch(self, call: Callable[[], None]) -> None:
        """Call when the last piece that was handed over touches the board; now if none will.

        It is called early if all is skipped, and not at all if all is forgotten.
        """
        handed_over = [self._running, *self._waiting] if self._running else []
        last = next((queued for queued in reversed(handed_over) if queued.transition.touches), None)
        if last is None:
            call()
            return
        last.calls.append(call)
        if last is self._running:
            last.touch(self._clock.currentTime() / self._clock.duration())

    def play(self, transition: Transition) -> None:
        """Play a transition after all that wait."""
        was_running = self.is_running
        self._waiting.append(_Queued(transition, self.factor))
        if self._running is None:
            self._next()
        if self.is_running and not was_running:
            self.started.emit()

    def skip(self) -> None:
        """Bring everything to its end at once."""
        running, self._running = self._running, None
        self._clock.stop()
        self._popups.clear()
        if running is not None:
            running.transition.end()
            running.touch()
        while self._waiting:
            self._finish(self._waiting.popleft())
        if running is not None:
            self.finished.emit()

    def clear(self) -> None:
        """Forget everything without showing it: the caller sets the state itself."""
        was_running, self._running = self.is_running, None
        self._waiting.clear()
        self._clock.stop()
        self._popups.clear()
        if was_running:
            self.finished.emit()

    def _finish(self, queued: _Queued) -> None:
        queued.transition.begin(self._pieces, self._hand)
        queued.transition.end()
        queued.touch()

    def _next(self) -> None:
        while self._waiting and self.speed * self._waiting[0].factor <= 0:
            self._finish(self._waiting.popleft())
        if not self._waiting:
            self.finished.emit()
            return
        running = self._running = self._waiting.popleft()
        speed = self._popups.speed = self.speed * running.factor
        running.transition.begin(self._pieces, self._hand)
        running.transition.at(0.0)
        self._clock.setDuration(max(1, round(running.transition.duration / speed)))
        self._clock.start()

    def _on_progress(self, progress: float) -> None:
        running = self._running
        if running is not None and self._clock.state() == QAbstractAnimation.State.Running:
            running.transition.at(progress)
            running.touch(progress)

    def _on_finished(self) -> None:
        running, self._running = self._running, None
        if running is not None:
            running.transition.end()
            running.touch()
            self._next()
