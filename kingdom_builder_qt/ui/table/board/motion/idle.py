"""Idle animations: their single clock, and slowly moving water and flags.

They are a few small pictures over the cached board picture. The tops of castles are drawn again
because they overlap neighbouring hexes that may be lit or dimmed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple, Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.core.board import WATER, Board
from kingdom_builder_qt.core.grid import Hex, hexes
from kingdom_builder_qt.game.power import on_battery
from kingdom_builder_qt.ui.art.ground.landscape import hash_of
from kingdom_builder_qt.ui.art.location_drawing import TOP_RECT, draw_castle_top
from kingdom_builder_qt.ui.table.board.items import ThemedItem, ThemeSprites
from kingdom_builder_qt.ui.table.board.motion.idle_art import (
    GLINT_FRAMES,
    GLINT_RECT,
    PENNANT_FRAMES,
    PENNANT_RECT,
    draw_glint,
    draw_pennant,
)

STEP_MS: Final = 100
ASK_MS: Final = 60_000  # interval of checks for battery power
_PACE: Final = 2  # timer steps per frame of water
_CYCLE: Final = 80  # frames until a glint repeats: sixteen seconds
_MOST_GLINTS: Final = 20
_FLAG_PACE: Final = 2  # frames of water per frame of flags, the same for all flags
_CASTLE: Final = "castle"


class _Life(NamedTuple):
    """One small animated picture: its position and its phase in frames."""

    place: QPointF
    ahead: int
    is_flag: bool

    @property
    def area(self) -> QRectF:
        return (PENNANT_RECT if self.is_flag else GLINT_RECT).translated(self.place)

    def frame(self, step: int) -> int | None:
        """Return the frame after `step` steps, None while nothing is shown."""
        if self.is_flag:
            return step // _FLAG_PACE % PENNANT_FRAMES
        frame = (step + self.ahead) % _CYCLE
        return frame if frame < GLINT_FRAMES else None


class IdleItem(ThemedItem):
    """Draws glints and flags over the board and its marks; at rest the castle tops alone."""

    def __init__(self, sprites: ThemeSprites) -> None:
        super().__init__(sprites)
        self._rect = QRectF()
        self._alive: list[_Life] = []
        self._tops: list[QPointF] = []
        self._step: int | None = None
        self._ticks = 0

    def set_board(self, board: Board) -> None:
        """Find water and castles; only `_MOST_GLINTS` water hexes are animated."""
        self.prepareGeometryChange()
        water = hexes(board.hexes_with(WATER))
        water.sort(key=lambda hex_: hash_of(hex_, 11))
        castles = hexes(board.feature_masks.get(_CASTLE, 0))
        self._alive = [self._life(hex_, is_flag=True) for hex_ in castles]
        self._alive += [self._life(hex_, is_flag=False) for hex_ in water[:_MOST_GLINTS]]
        covered = sum(board.overlays.values())
        self._tops = [self.plane.centre(hex_) for hex_ in castles if not covered >> hex_ & 1]
        self._rect = QRectF()
        for life in self._alive:
            self._rect = self._rect.united(life.area)
        for place in self._tops:
            self._rect = self._rect.united(TOP_RECT.translated(place))

    def _life(self, hex_: Hex, *, is_flag: bool) -> _Life:
        return _Life(self.plane.centre(hex_), hash_of(hex_, 13) % _CYCLE, is_flag)

    @property
    def is_due(self) -> bool:
        """Return whether this board has anything to animate."""
        return bool(self._alive)

    def step(self) -> None:
        """Advance by one timer step; water moves every `_PACE` steps."""
        self._ticks += 1
        if self._ticks % _PACE == 0:
            self.go_to(self._ticks // _PACE)

    def rest(self) -> None:
        """Show the printed board alone."""
        self.go_to(None)

    def go_to(self, step: int | None) -> None:
        """Show the frame after `step` steps, None for rest; only changes are repainted."""
        before, self._step = self._step, step
        changed = (life for life in self._alive if _frame(life, before) != _frame(life, step))
        self.update_parts(life.area for life in changed)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        top = partial(draw_castle_top, theme=self._theme)
        self._sprites.draw(painter, "castle top", TOP_RECT, self._tops, top)
        if self._step is None:
            return
        for life in self._alive:
            frame = life.frame(self._step)
            if frame is None:
                continue
            if life.is_flag:
                art = partial(draw_pennant, frame, self._theme)
                self._sprites.draw(painter, ("pennant", frame), PENNANT_RECT, [life.place], art)
            else:
                art = partial(draw_glint, frame)
                self._sprites.draw(painter, ("glint", frame), GLINT_RECT, [life.place], art)


def _frame(life: _Life, step: int | None) -> int | None:
    return None if step is None else life.frame(step)


class Mover(Protocol):
    """An animation that may run while the game is idle."""

    @property
    def is_due(self) -> bool:
        """Return whether the animation has something left to move."""

    def step(self) -> None:
        """Show the next frame."""

    def rest(self) -> None:
        """Show the resting frame."""


class IdleClock(QObject):
    """The single clock of all idle animations.

    It runs while the board is visible in an active window, an allowed animation is due, and the
    computer is not on battery power. A waiting game uses at most one percent of a processor
    (`benchmarks/motion_bench.py`).
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted = {"seen": False, "active": False}
        self._allowed: dict[Mover, bool] = {}
        self._running: set[Mover] = set()
        self.on_battery: Callable[[], bool] = on_battery
        self._steps = 0
        self._timer = QTimer(self, interval=STEP_MS)
        self._timer.timeout.connect(self._on_step)

    def moves(self, mover: Mover) -> bool:
        """Return whether an animation runs now."""
        return mover in self._running

    def want(self, **wishes: bool) -> None:
        """Set whether the board is `seen` and its window `active`."""
        self._wanted.update(wishes)
        self.follow()

    def allow(self, mover: Mover, allowed: bool) -> None:
        """Allow an animation, or stop it where motion is reduced or switched off."""
        self._allowed[mover] = allowed
        self.follow()

    def follow(self) -> None:
        """Start or stop the clock.

        Battery power is checked when the clock starts and every `ASK_MS`.
        """
        due = {mover for mover, allowed in self._allowed.items() if allowed and mover.is_due}
        may = bool(due) and all(self._wanted.values())
        if may and (not self._timer.isActive() or self._steps % (ASK_MS // STEP_MS) == 0):
            may = not self.on_battery()
        stopped, self._running = self._running, due if may else set()
        for mover in stopped - self._running:
            mover.rest()
        if not self._running:
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def _on_step(self) -> None:
        self._steps += 1
        for mover in self._running:
            mover.step()
        self.follow()
