"""Plays motions in sequence or in parallel; skipping them still reaches their final state."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QObject, QVariantAnimation, Signal

from kingdom_builder_qt.ui.table.board.motion.motion import Motion


@dataclass(slots=True)
class _Queued:
    """A queued or running motion, its speed factor, and the callbacks for its touch-down."""

    motion: Motion
    factor: float
    parallel: bool
    calls: list[Callable[[], None]] = field(default_factory=list)

    def touch(self, progress: float = 1.0) -> None:
        """Run the callbacks once the piece touches the board."""
        if self.calls and progress >= (self.motion.touches or 0.0):
            calls, self.calls = self.calls, []
            for call in calls:
                call()


class Animator(QObject):
    """A queue of motions; `speed` 1 is normal, 2 twice as fast, 0 shows final states only.

    `factor` applies to motions queued from now on: moves of the computer have a pace of their own.
    Computer players wait while it runs (`AiTurns.set_busy`). The animator does not know the meaning
    of a motion. No clock runs while nothing moves.
    """

    started = Signal()  # the first unfinished motion was queued
    finished = Signal()  # all motions except parallel ones have ended

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.speed = 1.0
        self.factor = 1.0
        self._waiting: deque[_Queued] = deque()
        self._running: _Queued | None = None
        # a motion begins or ends: motions it queues wait until that is done
        self._is_between = False
        self._parallel: dict[QVariantAnimation, Motion] = {}
        self._clock = _clock(self)
        self._clock.valueChanged.connect(self._on_progress)
        self._clock.finished.connect(self._on_finished)

    @property
    def is_running(self) -> bool:
        """Return whether the sequence contains a running or waiting motion."""
        return self._running is not None or bool(self._waiting)

    @property
    def is_still(self) -> bool:
        """Return whether nothing moves, parallel motions included."""
        return not self.is_running and not self._parallel

    def advance(self, ms: int) -> None:
        """Advance all running motions by `ms`, for rendering frame by frame."""
        for clock in (self._clock, *self._parallel):
            if clock.state() == QAbstractAnimation.State.Running:
                clock.setCurrentTime(min(clock.currentTime() + ms, clock.duration()))

    def at_touch(self, call: Callable[[], None]) -> None:
        """Call `call` when the last queued piece touches the board, at once if there is none.

        Skipping calls it early, `clear` drops it.
        """
        handed_over = [self._running, *self._waiting] if self._running else []
        last = next((queued for queued in reversed(handed_over) if queued.motion.touches), None)
        if last is None:
            call()
            return
        last.calls.append(call)
        if last is self._running:
            last.touch(self._clock.currentTime() / self._clock.duration())

    def play(self, motion: Motion, *, parallel: bool = False, factor: float | None = None) -> None:
        """Queue a motion; with `parallel` it runs in parallel and blocks nothing once it has begun.

        `factor` overrides the current speed factor.
        """
        was_running = self.is_running
        if self._is_taken_over(motion):
            return
        self._waiting.append(_Queued(motion, self.factor if factor is None else factor, parallel))
        if self._running is None:
            self._next()
        if self.is_running and not was_running:
            self.started.emit()

    def play_now(self, motion: Motion) -> None:
        """Start a motion in parallel at once, before all waiting ones."""
        queued = _Queued(motion, self.factor, parallel=True)
        if self._can_be_seen(queued):
            self._begin_parallel(queued)
        else:
            self._finish(queued)

    def skip(self) -> None:
        """Bring all motions to their end at once."""
        running, self._running = self._running, None
        self._clock.stop()
        if running is not None:
            running.motion.end()
            running.touch()
        while self._waiting:
            self._finish(self._waiting.popleft())
        for clock in list(self._parallel):
            self._end_parallel(clock)
        if running is not None and not self._is_between:
            self.finished.emit()

    def clear(self) -> None:
        """Drop all motions; the caller sets the state itself."""
        was_running, self._running = self.is_running, None
        while self._waiting:
            self._waiting.popleft().motion.forget()
        self._clock.stop()
        for clock in list(self._parallel):
            self._end_parallel(clock)
        if was_running and not self._is_between:
            self.finished.emit()

    def _is_taken_over(self, motion: Motion) -> bool:
        """Return whether the previous motion absorbed this one; a visible one cannot."""
        if self._waiting:
            return self._waiting[-1].motion.takes_over(motion)
        running = self._running
        if running is None or self._clock.currentTime() or not running.motion.takes_over(motion):
            return False
        self._clock.setDuration(self._lasts(running))
        return True

    def _can_be_seen(self, queued: _Queued) -> bool:
        return self.speed * queued.factor > 0

    def _lasts(self, queued: _Queued) -> int:
        return max(1, round(queued.motion.duration / (self.speed * queued.factor)))

    def _finish(self, queued: _Queued) -> None:
        queued.motion.begin()
        queued.motion.end()
        queued.touch()

    def _next(self) -> None:
        """Start waiting motions; a motion's `begin` and `end` may queue or skip others."""
        if self._is_between:
            return
        self._is_between = True
        try:
            while self._waiting and self._running is None:
                queued = self._waiting.popleft()
                if not self._can_be_seen(queued):
                    self._finish(queued)
                elif queued.parallel:
                    self._begin_parallel(queued)
                else:
                    self._begin(queued)
        finally:
            self._is_between = False
        if self._running is None:
            self.finished.emit()

    def _begin(self, queued: _Queued) -> None:
        self._running = queued
        queued.motion.begin()
        if self._running is queued:  # else it has ended all motions, itself included
            queued.motion.at(0.0)
        if self._running is queued:
            self._clock.setDuration(self._lasts(queued))
            self._clock.start()

    def _begin_parallel(self, queued: _Queued) -> None:
        motion, clock = queued.motion, _clock(self)
        motion.begin()
        motion.at(0.0)
        clock.setDuration(self._lasts(queued))
        self._parallel[clock] = motion
        clock.valueChanged.connect(motion.at)
        clock.finished.connect(partial(self._end_parallel, clock))
        clock.start()

    def _end_parallel(self, clock: QVariantAnimation) -> None:
        if (motion := self._parallel.pop(clock, None)) is not None:
            clock.stop()
            motion.end()
            clock.deleteLater()

    def _on_progress(self, progress: float) -> None:
        running = self._running
        if running is not None and self._clock.state() == QAbstractAnimation.State.Running:
            running.motion.at(progress)
            running.touch(progress)

    def _on_finished(self) -> None:
        running, self._running = self._running, None
        if running is None:
            return
        self._is_between = True
        try:
            running.motion.end()
            running.touch()
        finally:
            self._is_between = False
        self._next()


def _clock(parent: QObject) -> QVariantAnimation:
    clock = QVariantAnimation(parent)
    clock.setStartValue(0.0)
    clock.setEndValue(1.0)
    return clock
