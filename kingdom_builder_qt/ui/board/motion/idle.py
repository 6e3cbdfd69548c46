"""Water and flags move slowly: a few small pictures over the kept one of the board.

The tops of castles are drawn once more, as they rise into hexes that may be lit or stepping back.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.core.board import WATER, Board
from kingdom_builder_qt.core.grid import Hex, hexes
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.art.ground.landscape import hash_of
from kingdom_builder_qt.ui.art.sites import TOP_RECT, draw_castle_top
from kingdom_builder_qt.ui.art.sprites import Sprites
from kingdom_builder_qt.ui.board.items import ThemedItem
from kingdom_builder_qt.ui.board.motion.idle_art import (
    GLINT_FRAMES,
    GLINT_RECT,
    PENNANT_FRAMES,
    PENNANT_RECT,
    draw_glint,
    draw_pennant,
)
from kingdom_builder_qt.ui.settings.power import on_battery
from kingdom_builder_qt.ui.style.theme import Theme

STEP_MS: Final = 150
ASK_MS: Final = 60_000  # how often it is asked whether the computer runs on its battery
_CYCLE: Final = 60  # steps until a glint comes again: nine seconds
_MOST_GLINTS: Final = 20
_FLAG_STEPS: Final = 2  # until all flags look different: one wind for all
_CASTLE: Final = "castle"


class _Life(NamedTuple):
    """One small thing that moves: where, and by how many steps it is ahead of the others."""

    place: QPointF
    ahead: int
    is_flag: bool

    @property
    def area(self) -> QRectF:
        return (PENNANT_RECT if self.is_flag else GLINT_RECT).translated(self.place)

    def frame(self, step: int) -> int | None:
        """Return which picture is to be seen after so many steps, None while none is."""
        if self.is_flag:
            return step // _FLAG_STEPS % PENNANT_FRAMES
        frame = (step + self.ahead) % _CYCLE
        return frame if frame < GLINT_FRAMES else None


class IdleItem(ThemedItem):
    """Draws glints and flags over the board and its marks; while it rests the tops alone."""

    def __init__(self, theme: Theme, sprites: Sprites) -> None:
        super().__init__(theme)
        self._sprites = sprites
        self._rect = QRectF()
        self._alive: list[_Life] = []
        self._tops: list[QPointF] = []
        self._step: int | None = None

    def set_board(self, board: Board) -> None:
        """Know where water and castles are; of much water only some of it moves."""
        self.prepareGeometryChange()
        water = hexes(board.hexes_with(WATER))
        water.sort(key=lambda hex_: hash_of(hex_, 11))
        castles = hexes(board.feature_masks.get(_CASTLE, 0))
        self._alive = [_life(hex_, is_flag=True) for hex_ in castles]
        self._alive += [_life(hex_, is_flag=False) for hex_ in water[:_MOST_GLINTS]]
        covered = sum(board.overlays.values())
        self._tops = [centre(hex_) for hex_ in castles if not covered >> hex_ & 1]
        self._rect = QRectF()
        for life in self._alive:
            self._rect = self._rect.united(life.area)
        for place in self._tops:
            self._rect = self._rect.united(TOP_RECT.translated(place))

    @property
    def is_empty(self) -> bool:
        """Return whether there is nothing on this board that could move."""
        return not self._alive

    def go_to(self, step: int | None) -> None:
        """Show all after so many steps, None: at rest; only what changes is painted."""
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


def _life(hex_: Hex, *, is_flag: bool) -> _Life:
    return _Life(centre(hex_), hash_of(hex_, 13) % _CYCLE, is_flag)


def _frame(life: _Life, step: int | None) -> int | None:
    return None if step is None else life.frame(step)


class Idle(QObject):
    """Lets an item go on step by step, while all that it depends on wants it; else it rests."""

    def __init__(self, item: IdleItem, parent: QObject) -> None:
        """Rest until everything is wanted."""
        super().__init__(parent)
        self.item = item
        self._wanted = {"moves": False, "seen": False, "active": False}
        self.on_battery: Callable[[], bool] = on_battery
        self._step = 0
        self._timer = QTimer(self, interval=STEP_MS)
        self._timer.timeout.connect(self._on_step)

    @property
    def is_running(self) -> bool:
        """Return whether something moves now."""
        return self._timer.isActive()

    def want(self, **wishes: bool) -> None:
        """Run while `moves` (motion is wanted), `seen` and `active` (its window is) all hold.

        And there is something to move, and the computer does not run on its battery: it is asked
        now and from time to time.
        """
        self._wanted.update(wishes)
        wanted = all(self._wanted.values()) and not self.item.is_empty
        if wanted and not self.on_battery():
            if not self._timer.isActive():
                self._timer.start()
        elif self._timer.isActive():
            self._timer.stop()
            self.item.go_to(None)

    def _on_step(self) -> None:
        self._step += 1
        self.item.go_to(self._step)
        if self._step % (ASK_MS // STEP_MS) == 0:
            self.want()
