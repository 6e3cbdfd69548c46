"""Plays animations, one after the other; skipping or switching off loses nothing."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import QAbstractAnimation, QObject, QVariantAnimation, Signal

from kingdom_builder_qt.ui.board.pieces import Hand, PieceLayer
from kingdom_builder_qt.ui.board.popup import Popups
from kingdom_builder_qt.ui.board.steps import Step


class Animator(QObject):
    """Plays steps in order; `speed` 1 is normal, 2 twice as fast, 0 shows only results.

    `factor` is that of the moves that are handed over now: computers have a pace of their own.
    """

    finished = Signal()

    def __init__(self, pieces: PieceLayer, hand: Hand, popups: Popups, parent: QObject) -> None:
        super().__init__(parent)
        self._pieces, self._hand, self._popups = pieces, hand, popups
        self.speed = 1.0
        self.factor = 1.0
        self._waiting: deque[tuple[Step, float]] = deque()
        self._step: Step | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._on_progress)
        self._clock.finished.connect(self._on_finished)

    @property
    def is_running(self) -> bool:
        """Tell whether something moves or waits to."""
        return self._step is not None or bool(self._waiting)

    @property
    def until_touch(self) -> int:
        """Return the milliseconds until the piece that moves touches the board, 0 if none does."""
        if self._step is None:
            return 0
        after = self._step.touches * self._clock.duration()
        return max(0, round(after) - self._clock.currentTime())

    def play(self, step: Step) -> None:
        """Play a step after all that wait."""
        self._waiting.append((step, self.factor))
        if self._step is None:
            self._next()

    def skip(self) -> None:
        """Bring everything to its end at once."""
        running, self._step = self._step, None
        self._clock.stop()
        self._popups.clear()
        if running is not None:
            running.end()
        while self._waiting:
            self._finish(self._waiting.popleft()[0])
        if running is not None:
            self.finished.emit()

    def clear(self) -> None:
        """Forget everything without showing it: the caller sets the state itself."""
        was_running, self._step = self.is_running, None
        self._waiting.clear()
        self._clock.stop()
        self._popups.clear()
        if was_running:
            self.finished.emit()

    def _finish(self, step: Step) -> None:
        step.begin(self._pieces, self._hand)
        step.end()

    def _next(self) -> None:
        while self._waiting and self.speed * self._waiting[0][1] <= 0:
            self._finish(self._waiting.popleft()[0])
        if not self._waiting:
            self.finished.emit()
            return
        self._step, factor = self._waiting.popleft()
        speed = self._popups.speed = self.speed * factor
        self._step.begin(self._pieces, self._hand)
        self._step.at(0.0)
        self._clock.setDuration(max(1, round(self._step.duration / speed)))
        self._clock.start()

    def _on_progress(self, progress: float) -> None:
        if self._step is not None and self._clock.state() == QAbstractAnimation.State.Running:
            self._step.at(progress)

    def _on_finished(self) -> None:
        step, self._step = self._step, None
        if step is not None:
            step.end()
            self._next()
