"""Marks on sets of hexes, painted by one item, and the pulsing light of some of them."""

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
from kingdom_builder_qt.ui.art.frame import sea_path, sea_rect
from kingdom_builder_qt.ui.art.geometry import BOARD_RECT
from kingdom_builder_qt.ui.art.hex_marks import (
    LIT,
    RESTING,
    ROLES,
    SWELL,
    Role,
    draw_mark,
)
from kingdom_builder_qt.ui.art.sprites import StaticPainting
from kingdom_builder_qt.ui.table.board.items import MARK_RECT, GlowingItem, ThemeSprites, paint_veil
from kingdom_builder_qt.ui.table.board.motion.idle import IdleClock

FLASH_MS: Final = 450
_SWELL_STEPS: Final = 24  # timer steps of one pulse
PULSE_STEPS: Final = 3 * _SWELL_STEPS  # timer steps of the whole animation: seven seconds
_STRENGTHS: Final = 50  # distinct strengths between no light and full light
# roles that do not save a hex from dimming
_QUIET: Final = ("hover", "last_move", "left", "blocked", "lost")
# While a hex has one of these roles, all hexes without a mark are dimmed.
_FOCUSING: Final = ("target", "waived", "victim", "earned")


class HighlightItem(GlowingItem):
    """Paints the set of hexes of each role."""

    def __init__(self, sprites: ThemeSprites) -> None:
        super().__init__(sprites)
        self._masks: dict[Role, Mask] = dict.fromkeys(ROLES, 0)
        self._hexes, self._locations = MAIN_MASK, 0
        self._strength = RESTING
        self._sea = QPainterPath()
        self._dimmed: QPainterPath | None = None  # None: computed at the next painting
        self._dimming = StaticPainting()  # the dimming
        self._parts: Sequence[QRectF] | None = None  # exposed scene areas; None: everything

    def forget_picture(self) -> None:
        self._dimming.clear()

    def mask(self, role: Role) -> Mask:
        """Return the hexes marked with a role."""
        return self._masks[role]

    def set_mask(self, role: Role, mask: Mask) -> None:
        """Replace the hexes marked with a role."""
        changed = self._masks[role] ^ mask
        self._masks[role] = mask
        for hex_ in bits(changed):
            self.update(self.plane.hex_rect(hex_).adjusted(-2, -2, 2, 2))
        if changed and role not in _QUIET:
            self._invalidate_dimming()

    def set_board(self, board: Board) -> None:
        """Use the hexes of a board; locations are never dimmed."""
        self.prepareGeometryChange()
        self._hexes = board.hex_mask
        self._locations = sum(1 << place.hex for place in board.locations)
        self._sea = sea_path(board.hex_mask & ISLAND_MASK, self.plane)
        self._invalidate_dimming()

    def expose(self, parts: Sequence[QRectF] | None) -> None:
        """Limit painting to areas of the scene, None to paint everything."""
        self._parts = parts

    @property
    def lit(self) -> Mask:
        """Return the glowing hexes."""
        return union(self._masks[role] for role in LIT)

    def set_strength(self, strength: float) -> None:
        """Set the strength of the glow, 0 to 1."""
        if strength != self._strength:
            self._strength = strength
            for hex_ in bits(self.lit):
                self.update(self.plane.hex_rect(hex_))

    def _invalidate_dimming(self) -> None:
        """Mark the dimmed area for recomputing at the next painting: many roles change at once."""
        self._dimmed = None
        self._dimming.clear()
        self.update()

    def _dimmed_path(self) -> QPainterPath:
        """Return the outline of the dimmed hexes, empty without dimming."""
        if not any(self._masks[role] for role in _FOCUSING):
            return QPainterPath()
        marked = union(self._masks[role] for role in ROLES if role not in _QUIET)
        dimmed = self.plane.outline(self._hexes & ~marked & ~self._locations)
        if self._hexes & ISLAND_MASK:
            dimmed.addPath(self._sea)
        return dimmed

    def boundingRect(self) -> QRectF:
        sea = sea_rect(self.plane)
        area = BOARD_RECT.united(sea) if self._hexes & ISLAND_MASK else BOARD_RECT
        return area.adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._dimmed is None:
            self._dimmed = self._dimmed_path()
        if not self._dimmed.isEmpty():
            self._dimming.draw(painter, partial(paint_veil, self._dimmed, self._theme))
        exposed = self._exposed()
        self.paint_glow(painter, self._strength, self.lit & exposed)
        for role in ROLES:
            if mask := self._masks[role] & exposed:
                places = list(map(self.plane.centre, bits(mask)))
                art = partial(draw_mark, role, self._theme)
                self._sprites.draw(painter, role, MARK_RECT, places, art)

    def _exposed(self) -> Mask:
        """Return the marked hexes in the exposed areas: clipping a mark costs as much as painting
        it.
        """
        marked = union(self._masks.values())
        if self._parts is None:
            return marked
        centre = self.plane.centre
        areas = ((hex_, MARK_RECT.translated(centre(hex_))) for hex_ in bits(marked))
        parts = self._parts
        return sum(1 << hex_ for hex_, area in areas if any(map(area.intersects, parts)))


class Pulse:
    """A light that pulses a few times with decreasing strength; `show` receives the strength."""

    def __init__(self, show: Callable[[float], None]) -> None:
        self._show = show
        self._left = 0  # steps

    @property
    def is_due(self) -> bool:
        """Return whether the pulsing has not ended."""
        return self._left > 0

    def begin(self) -> None:
        self._left = PULSE_STEPS

    def end(self) -> None:
        """Stop pulsing because no hex is lit."""
        self._left = 0

    def step(self) -> None:
        """Advance by one timer step."""
        self._left -= 1
        swell = math.sin(2 * math.pi * (PULSE_STEPS - self._left) / _SWELL_STEPS)
        strength = RESTING + SWELL * swell * self._left / PULSE_STEPS
        # Rounded, because each strength is painted once and cached.
        self._show(round(strength * _STRENGTHS) / _STRENGTHS if self._left else RESTING)

    def rest(self) -> None:
        """Show the resting light; an interrupted pulse starts over when the board is seen again."""
        if self._left:
            self.begin()
        self._show(RESTING)


class MarkLayer(QObject):
    """The marks on the hexes of a board; marks of refused hexes expire after a moment."""

    def __init__(self, sprites: ThemeSprites, idle_clock: IdleClock, parent: QObject) -> None:
        super().__init__(parent)
        self.item = HighlightItem(sprites)
        self._flash = QTimer(self, singleShot=True, interval=FLASH_MS)
        self._flash.timeout.connect(self.rest)
        self._ambience = idle_clock
        self.pulse = Pulse(self.item.set_strength)

    def highlight(self, role: Role, mask: Mask) -> None:
        """Replace the hexes marked with a role."""
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
        """Mark the hovered hex, or none."""
        self.highlight("hover", 0 if hex_ is None else 1 << hex_)

    def flash_refused(self, mask: Mask) -> None:
        """Mark hexes as refused for `FLASH_MS`."""
        self.highlight("refused", mask)
        self._flash.start()

    def rest(self) -> None:
        """Remove the marks of refused hexes and stop the timer."""
        self._flash.stop()
        self.highlight("refused", 0)
