"""Marks sets of hexes, all in one item, and lets the light in some of them rise and fall."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.grid import ISLAND_MASK, MAIN_MASK, Hex, Mask, bits, union
from kingdom_builder_qt.ui.art.frame import SEA_RECT, sea_path
from kingdom_builder_qt.ui.art.geometry import (
    BOARD_RECT,
    centre,
    hex_rect,
    outline,
)
from kingdom_builder_qt.ui.art.marks import (
    LIGHT,
    LIT,
    RESTING,
    ROLES,
    SWELL,
    Role,
    draw_glow,
    draw_mark,
)
from kingdom_builder_qt.ui.art.sprites import Sprites, Still
from kingdom_builder_qt.ui.board.items import MARK_RECT, ThemedItem, paint_veil
from kingdom_builder_qt.ui.style.theme import Theme

FLASH_MS: Final = 450
PULSE_MS: Final = 90  # from one step of the light to the next
_STEPS: Final = 32  # of the light until it is as it was: three seconds
_QUIET: Final = ("hover", "last_move", "blocked", "lost")  # do not keep a hex from stepping back
# While one of these is shown, every other hex steps back a little.
_FOCUSING: Final = ("target", "waived", "victim", "earned")


class HighlightItem(ThemedItem):
    """Paints one set of hexes for each role."""

    def __init__(self, theme: Theme, sprites: Sprites) -> None:
        super().__init__(theme)
        self._sprites = sprites
        self._masks: dict[Role, Mask] = dict.fromkeys(ROLES, 0)
        self._hexes, self._sites = MAIN_MASK, 0
        self._strength = RESTING
        self._sea = QPainterPath()
        self._aside: QPainterPath | None = None  # made when it is painted next
        self._still = Still()  # what steps back

    def set_theme(self, theme: Theme) -> None:
        self._still.clear()
        super().set_theme(theme)

    def mask(self, role: Role) -> Mask:
        """Return the hexes that are marked with a role."""
        return self._masks[role]

    def set_mask(self, role: Role, mask: Mask) -> None:
        """Mark other hexes with a role."""
        changed = self._masks[role] ^ mask
        self._masks[role] = mask
        for hex_ in bits(changed):
            self.update(hex_rect(hex_).adjusted(-2, -2, 2, 2))
        if changed and role not in _QUIET:
            self._step_aside()

    def set_board(self, board: Board) -> None:
        """Know the board: of its hexes those without a mark step back, sites never do."""
        self.prepareGeometryChange()
        self._hexes = board.hex_mask
        self._sites = sum(1 << place.hex for place in board.locations)
        self._sea = sea_path(board.hex_mask & ISLAND_MASK)
        self._step_aside()

    @property
    def lit(self) -> Mask:
        """Return the hexes that glow."""
        return union(self._masks[role] for role in LIT)

    def set_strength(self, strength: float) -> None:
        """Let the light in the hexes that glow be as strong as this, 0 to 1."""
        if strength != self._strength:
            self._strength = strength
            for hex_ in bits(self.lit):
                self.update(hex_rect(hex_))

    def _step_aside(self) -> None:
        """Outline anew what steps back; many roles change at once, so only before painting."""
        self._aside = None
        self._still.clear()
        self.update()

    def _aside_path(self) -> QPainterPath:
        """Return the outline of all hexes that step back; empty if none does."""
        if not any(self._masks[role] for role in _FOCUSING):
            return QPainterPath()
        marked = union(self._masks[role] for role in ROLES if role not in _QUIET)
        aside = outline(self._hexes & ~marked & ~self._sites)
        if self._hexes & ISLAND_MASK:
            aside.addPath(self._sea)
        return aside

    def boundingRect(self) -> QRectF:
        area = BOARD_RECT.united(SEA_RECT) if self._hexes & ISLAND_MASK else BOARD_RECT
        return area.adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._aside is None:
            self._aside = self._aside_path()
        if not self._aside.isEmpty():
            self._still.draw(painter, partial(paint_veil, self._aside, self._theme))
        self._paint_glow(painter)
        for role in ROLES:
            if self._masks[role]:
                places = [centre(hex_) for hex_ in bits(self._masks[role])]
                art = partial(draw_mark, role, self._theme)
                self._sprites.draw(painter, role, MARK_RECT, places, art)

    def _paint_glow(self, painter: QPainter) -> None:
        """Brighten what was painted before on the hexes that glow."""
        if not (lit := self.lit):
            return
        painter.setCompositionMode(LIGHT)
        art = partial(draw_glow, self._strength, self._theme)
        places = [centre(hex_) for hex_ in bits(lit)]
        self._sprites.draw(painter, ("glow", self._strength), MARK_RECT, places, art)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


class Pulse(QObject):
    """Lets a light rise and fall slowly, and rest where nothing is to move or to be seen."""

    changed = Signal(float)  # the strength of the light, 0 to 1

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted = {"moves": False, "seen": False, "lit": False}
        self._step = 0
        self._timer = QTimer(self, interval=PULSE_MS)
        self._timer.timeout.connect(self._on_step)

    @property
    def is_running(self) -> bool:
        """Return whether the light rises and falls now."""
        return self._timer.isActive()

    def want(self, **wishes: bool) -> None:
        """Run while `moves` (motion is wanted), `seen` and `lit` (something glows) all hold."""
        self._wanted.update(wishes)
        if all(self._wanted.values()):
            if not self._timer.isActive():
                self._timer.start()
        elif self._timer.isActive():
            self._timer.stop()
            self._step = 0
            self.changed.emit(RESTING)

    def _on_step(self) -> None:
        self._step = (self._step + 1) % _STEPS
        swell = math.sin(2 * math.pi * self._step / _STEPS)
        # Rounded: each strength is painted once and then copied.
        self.changed.emit(round(RESTING + SWELL * swell, 2))


class MarkLayer(QObject):
    """The marks on the hexes of a board, those of refused ones for a moment only."""

    def __init__(self, theme: Theme, sprites: Sprites, parent: QObject) -> None:
        super().__init__(parent)
        self.item = HighlightItem(theme, sprites)
        self._flash = QTimer(self, singleShot=True, interval=FLASH_MS)
        self._flash.timeout.connect(self.rest)
        self.pulse = Pulse(self)
        self.pulse.changed.connect(self.item.set_strength)

    def highlight(self, role: Role, mask: Mask) -> None:
        """Mark a set of hexes with a role, instead of what the role marked before."""
        self.item.set_mask(role, mask)
        if role in LIT:
            self.pulse.want(lit=bool(self.item.lit))

    def clear(self, *roles: Role) -> None:
        """Remove the marks of some roles, or of all."""
        for role in roles or ROLES:
            self.highlight(role, 0)

    def show_hovered(self, hex_: Hex | None) -> None:
        """Mark the hex under the mouse."""
        self.highlight("hover", 0 if hex_ is None else 1 << hex_)

    def flash_refused(self, mask: Mask) -> None:
        """Mark hexes as refused for a moment."""
        self.highlight("refused", mask)
        self._flash.start()

    def rest(self) -> None:
        """End the moment; no timer runs afterwards."""
        self._flash.stop()
        self.highlight("refused", 0)
