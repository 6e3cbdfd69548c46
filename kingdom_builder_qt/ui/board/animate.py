"""Short animations of pieces, one after the other; skipping or switching off loses nothing."""

from __future__ import annotations

import math
from collections import deque
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation, Signal

from kingdom_builder_qt.core.hexgrid import Hex
from kingdom_builder_qt.ui.board.geometry import centre
from kingdom_builder_qt.ui.board.items import SettlementItem
from kingdom_builder_qt.ui.board.pieces import Z_MOVING, Hand, PieceLayer, settle

FALL_HEIGHT: Final = 56.0
_BOUNCE: Final = QEasingCurve(QEasingCurve.Type.OutBounce)
_GLIDE: Final = QEasingCurve(QEasingCurve.Type.InOutCubic)


class Step:
    """One change of the scene; `end` reaches its final state from wherever it is."""

    duration: int = 0

    def begin(self, pieces: PieceLayer, hand: Hand) -> None:
        """Bring the scene to the start."""

    def at(self, progress: float) -> None:
        """Show the step at 0..1."""

    def end(self) -> None:
        """Bring the scene to the end."""


class PlaceStep(Step):
    """A settlement falls on its hex and bounces; one that was dropped there glides the rest."""

    def __init__(self, player: int, hex_: Hex) -> None:
        self._player, self._hex = player, hex_
        self._item: SettlementItem | None = None

    def begin(self, pieces: PieceLayer, hand: Hand) -> None:
        """Create the settlement above its hex."""
        self._item = pieces.add(self._player, self._hex)
        self._item.setZValue(Z_MOVING)
        goal = centre(self._hex)
        dropped = hand.take_dropped(goal)
        self._start = goal if dropped is None else dropped
        self._height = FALL_HEIGHT if dropped is None else 11.0
        self.duration = 420 if dropped is None else 170

    def at(self, progress: float) -> None:
        """Let it fall."""
        if self._item is not None:
            goal, glide = centre(self._hex), _GLIDE.valueForProgress(progress)
            self._item.setPos(self._start + (goal - self._start) * glide)
            self._item.set_height(self._height * (1 - _BOUNCE.valueForProgress(progress)))

    def end(self) -> None:
        """Let it stand."""
        if self._item is not None:
            settle(self._item, self._hex)


class MoveStep(Step):
    """A settlement leaps in an arc from one hex to another."""

    def __init__(self, player: int, origin: Hex, hex_: Hex) -> None:
        self._player, self._origin, self._hex = player, origin, hex_
        self._item: SettlementItem | None = None

    def begin(self, pieces: PieceLayer, hand: Hand) -> None:
        """Take the settlement from its hex."""
        self._item = pieces.shift(self._player, self._origin, self._hex)
        self._item.setZValue(Z_MOVING)
        dropped = hand.take_dropped(centre(self._hex))
        self._start = centre(self._origin) if dropped is None else dropped
        way = centre(self._hex) - self._start
        length = math.hypot(way.x(), way.y())
        self._height = min(18 + length * 0.16, 70) if dropped is None else 11.0
        self.duration = round(min(280 + length * 0.55, 700)) if dropped is None else 170

    def at(self, progress: float) -> None:
        """Let it fly."""
        if self._item is not None:
            goal, glide = centre(self._hex), _GLIDE.valueForProgress(progress)
            self._item.setPos(self._start + (goal - self._start) * glide)
            self._item.set_height(self._height * math.sin(math.pi * progress))

    def end(self) -> None:
        """Let it stand."""
        if self._item is not None:
            settle(self._item, self._hex)


class RemoveStep(Step):
    """A settlement rises and fades."""

    duration = 260

    def __init__(self, hex_: Hex) -> None:
        self._hex = hex_
        self._pieces: PieceLayer | None = None
        self._item: SettlementItem | None = None

    def begin(self, pieces: PieceLayer, hand: Hand) -> None:
        """Find the settlement."""
        self._pieces, self._item = pieces, pieces.at(self._hex)

    def at(self, progress: float) -> None:
        """Let it fade."""
        if self._item is not None:
            self._item.set_height(34 * progress)
            self._item.setOpacity(1 - progress)

    def end(self) -> None:
        """Take it away."""
        if self._pieces is not None:
            self._pieces.remove(self._hex)


class Animator(QObject):
    """Plays steps in order; `speed` 1 is normal, 2 twice as fast, 0 shows only results."""

    finished = Signal()

    def __init__(self, pieces: PieceLayer, hand: Hand, parent: QObject) -> None:
        super().__init__(parent)
        self._pieces, self._hand = pieces, hand
        self.speed = 1.0
        self._waiting: deque[Step] = deque()
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

    def play(self, step: Step) -> None:
        """Play a step after all that wait."""
        self._waiting.append(step)
        if self._step is None:
            self._next()

    def skip(self) -> None:
        """Bring everything to its end at once."""
        running, self._step = self._step, None
        self._clock.stop()
        if running is not None:
            running.end()
        while self._waiting:
            self._finish(self._waiting.popleft())
        if running is not None:
            self.finished.emit()

    def clear(self) -> None:
        """Forget everything without showing it: the caller sets the state itself."""
        was_running, self._step = self.is_running, None
        self._waiting.clear()
        self._clock.stop()
        if was_running:
            self.finished.emit()

    def _finish(self, step: Step) -> None:
        step.begin(self._pieces, self._hand)
        step.end()

    def _next(self) -> None:
        while self._waiting and self.speed <= 0:
            self._finish(self._waiting.popleft())
        if not self._waiting:
            self.finished.emit()
            return
        self._step = self._waiting.popleft()
        self._step.begin(self._pieces, self._hand)
        self._step.at(0.0)
        self._clock.setDuration(max(1, round(self._step.duration / self.speed)))
        self._clock.start()

    def _on_progress(self, progress: float) -> None:
        if self._step is not None and self._clock.state() == QAbstractAnimation.State.Running:
            self._step.at(progress)

    def _on_finished(self) -> None:
        step, self._step = self._step, None
        if step is not None:
            step.end()
            self._next()
