"""Marks sets of hexes, all in one item, and lets the light in some of them rise and fall."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QRectF, QTimer
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
from kingdom_builder_qt.ui.art.hex_marks import (
    LIGHT,
    LIT,
    RESTING,
    ROLES,
    SWELL,
    Role,
    draw_glow,
    draw_mark,
)
from kingdom_builder_qt.ui.art.sprites import Still
from kingdom_builder_qt.ui.table.board.items import MARK_RECT, ThemedItem, ThemeSprites, paint_veil
from kingdom_builder_qt.ui.table.board.motion.idle import Ambience

FLASH_MS: Final = 450
_SWELL_STEPS: Final = 24  # of the clock until the light is as it was
PULSE_STEPS: Final = 3 * _SWELL_STEPS  # until it rests: seven seconds
_STRENGTHS: Final = 50  # that are told apart, from none to all of the light
_QUIET: Final = ("hover", "last_move", "blocked", "lost")  # do not keep a hex from stepping back
# While one of these is shown, every other hex steps back a little.
_FOCUSING: Final = ("target", "waived", "victim", "earned")


class HighlightItem(ThemedItem):
    """Paints one set of hexes for each role."""

    def __init__(self, sprites: ThemeSprites) -> None:
        super().__init__(sprites)
        self._masks: dict[Role, Mask] = dict.fromkeys(ROLES, 0)
        self._hexes, self._sites = MAIN_MASK, 0
        self._strength = RESTING
        self._sea = QPainterPath()
        self._aside: QPainterPath | None = None  # made when it is painted next
        self._still = Still()  # what steps back
        self._parts: Sequence[QRectF] | None = None  # of the scene that are painted anew; None: all

    def forget_picture(self) -> None:
        """Draw all again: the theme has changed."""
        self._still.clear()

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

    def expose(self, parts: Sequence[QRectF] | None) -> None:
        """Draw only what lies in some parts of the scene from now on; None: in all of it."""
        self._parts = parts

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
        exposed = self._exposed()
        self._paint_glow(painter, self.lit & exposed)
        for role in ROLES:
            if mask := self._masks[role] & exposed:
                places = [centre(hex_) for hex_ in bits(mask)]
                art = partial(draw_mark, role, self._theme)
                self._sprites.draw(painter, role, MARK_RECT, places, art)

    def _exposed(self) -> Mask:
        """Return the marked hexes that are painted anew: a mark elsewhere costs as much to clip."""
        marked = union(self._masks.values())
        if self._parts is None:
            return marked
        areas = ((hex_, MARK_RECT.translated(centre(hex_))) for hex_ in bits(marked))
        parts = self._parts
        return sum(1 << hex_ for hex_, area in areas if any(map(area.intersects, parts)))

    def _paint_glow(self, painter: QPainter, lit: Mask) -> None:
        """Brighten what was painted before on hexes that glow."""
        if not lit:
            return
        painter.setCompositionMode(LIGHT)
        art = partial(draw_glow, self._strength, self._theme)
        places = [centre(hex_) for hex_ in bits(lit)]
        self._sprites.draw(painter, ("glow", self._strength), MARK_RECT, places, art)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


class Pulse:
    """Lets a light swell a few times, less each time, and then rest; `show` takes its strength."""

    def __init__(self, show: Callable[[float], None]) -> None:
        self._show = show
        self._left = 0  # steps

    @property
    def is_due(self) -> bool:
        """Return whether the light has not come to rest yet."""
        return self._left > 0

    def begin(self) -> None:
        """Draw the eye to what is lit now."""
        self._left = PULSE_STEPS

    def end(self) -> None:
        """Rest: nothing is lit."""
        self._left = 0

    def step(self) -> None:
        """Go on."""
        self._left -= 1
        swell = math.sin(2 * math.pi * (PULSE_STEPS - self._left) / _SWELL_STEPS)
        strength = RESTING + SWELL * swell * self._left / PULSE_STEPS
        # Rounded: each strength is painted once and then copied.
        self._show(round(strength * _STRENGTHS) / _STRENGTHS if self._left else RESTING)

    def rest(self) -> None:
        """Rest; if it was disturbed it begins once more where it is seen again."""
        if self._left:
            self.begin()
        self._show(RESTING)


class MarkLayer(QObject):
    """The marks on the hexes of a board, those of refused ones for a moment only."""

    def __init__(self, sprites: ThemeSprites, ambience: Ambience, parent: QObject) -> None:
        super().__init__(parent)
        self.item = HighlightItem(sprites)
        self._flash = QTimer(self, singleShot=True, interval=FLASH_MS)
        self._flash.timeout.connect(self.rest)
        self._ambience = ambience
        self.pulse = Pulse(self.item.set_strength)

    def highlight(self, role: Role, mask: Mask) -> None:
        """Mark a set of hexes with a role, instead of what the role marked before."""
        is_other_light = role in LIT and mask != self.item.mask(role)
        self.item.set_mask(role, mask)
        if is_other_light:
            if self.item.lit:
                self.pulse.begin()
            else:
                self.pulse.end()
            self._ambience.follow()

    def clear(self, *roles: Role) -> None:
        """Remove the marks of some roles, or of all."""
        for role in roles or ROLES:
            self.highlight(role, 0)

    def outline(self, hex_: Hex | None) -> None:
        """Mark the hex under the mouse, or none."""
        self.highlight("hover", 0 if hex_ is None else 1 << hex_)

    def flash_refused(self, mask: Mask) -> None:
        """Mark hexes as refused for a moment."""
        self.highlight("refused", mask)
        self._flash.start()

    def rest(self) -> None:
        """End the moment; no timer runs afterwards."""
        self._flash.stop()
        self.highlight("refused", 0)
