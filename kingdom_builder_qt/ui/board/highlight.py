"""Marks sets of hexes: targets, origins, the last move and so on, all in one item."""

from __future__ import annotations

from functools import partial
from typing import Final, Literal, TypeAlias, get_args

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.core.grid import ISLAND_MASK, MAIN_MASK, Hex, Mask, bits
from kingdom_builder_qt.ui.art.brushes import cross, pen, rim, with_alpha
from kingdom_builder_qt.ui.art.frame import SEA_RECT, sea_path
from kingdom_builder_qt.ui.art.geometry import (
    BOARD_RECT,
    HALF_WIDTH,
    SIDE,
    centre,
    corners,
    hex_rect,
    outline,
)
from kingdom_builder_qt.ui.art.sprites import Sprites
from kingdom_builder_qt.ui.board.items import ThemedItem
from kingdom_builder_qt.ui.style.theme import Theme

Role: TypeAlias = Literal[
    "blocked",  # beside a warrior
    "last_move",
    "earned",
    "target",
    "waived",  # a target only because adjacency is waived
    "origin",
    "victim",  # a piece of somebody else that may be struck
    "path",  # where the current piece of a block came along
    "step",  # where it stands now
    "chosen",
    "hover",
    "lost",  # a site whose tile a move would cost
    "refused",
]
ROLES: Final[tuple[Role, ...]] = get_args(Role)  # later ones are painted over earlier ones
FLASH_MS: Final = 450
_QUIET: Final = ("hover", "last_move", "blocked", "lost")  # do not keep a hex from stepping back
# While one of these is shown, every other hex steps back a little.
_FOCUSING: Final = ("target", "waived", "victim", "earned")
_STAMP: Final = QRectF(-HALF_WIDTH - 2, -SIDE - 2, 2 * HALF_WIDTH + 4, 2 * SIDE + 4)


class HighlightItem(ThemedItem):
    """Paints one set of hexes for each role."""

    def __init__(self, theme: Theme, sprites: Sprites) -> None:
        super().__init__(theme)
        self._sprites = sprites
        self._masks: dict[Role, Mask] = dict.fromkeys(ROLES, 0)
        self._hexes = MAIN_MASK
        self._sea = QPainterPath()
        self._aside: QPainterPath | None = None  # made when it is painted next

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

    def set_hexes(self, hexes: Mask) -> None:
        """Know which hexes the board has: those without a mark step back."""
        if hexes != self._hexes:
            self.prepareGeometryChange()
            self._hexes = hexes
            self._sea = sea_path(hexes & ISLAND_MASK)
            self._step_aside()

    def _step_aside(self) -> None:
        """Outline anew what steps back; many roles change at once, so only before painting."""
        self._aside = None
        self.update()

    def _aside_path(self) -> QPainterPath:
        """Return the outline of all hexes that step back; empty if none does."""
        if not any(self._masks[role] for role in _FOCUSING):
            return QPainterPath()
        marked = 0
        for role in ROLES:
            if role not in _QUIET:
                marked |= self._masks[role]
        aside = outline(self._hexes & ~marked)
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
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour("off_target"))
            # Antialiasing would cost as much as all the rest; marks and grid cover the edges.
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            painter.drawPath(self._aside)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for role in ROLES:
            if self._masks[role]:
                places = [centre(hex_) for hex_ in bits(self._masks[role])]
                art = partial(draw_mark, role, self._theme)
                self._sprites.draw(painter, role, _STAMP, places, art)


class MarkLayer(QObject):
    """The marks on the hexes of a board, those of refused ones for a moment only."""

    def __init__(self, theme: Theme, sprites: Sprites, parent: QObject) -> None:
        super().__init__(parent)
        self.item = HighlightItem(theme, sprites)
        self._flash = QTimer(self, singleShot=True, interval=FLASH_MS)
        self._flash.timeout.connect(self.rest)

    def highlight(self, role: Role, mask: Mask) -> None:
        """Mark a set of hexes with a role, instead of what the role marked before."""
        self.item.set_mask(role, mask)

    def highlighted(self, role: Role) -> Mask:
        """Return the hexes that are marked with a role."""
        return self.item.mask(role)

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


def draw_mark(role: Role, theme: Theme, painter: QPainter) -> None:
    """Draw the mark of a role on a hex around the origin; shapes differ as well as colours."""
    hue, dark = theme.colour(role), theme.colour("target_edge")
    if role == "target":
        _glow(painter, theme.colour("target_tint"), hue)
        rim(painter, 0.92, ((dark, 4.4), (hue, 2.6)))
    elif role == "waived":
        _glow(painter, theme.colour("target_tint"), hue)
        rim(painter, 0.9, ((dark, 5.0), (hue, 3.2)), dashed=True)
    elif role == "victim":
        _glow(painter, with_alpha(hue, 40), hue)
        rim(painter, 0.9, ((dark, 5.4), (hue, 3.4)))
        _sights(painter, hue, dark)
    elif role == "origin":
        _glow(painter, with_alpha(hue, 30), hue)
        rim(painter, 0.9, ((dark, 6.0), (hue, 3.6)))
    elif role == "chosen":
        _tint(painter, with_alpha(hue, 130))
        rim(painter, 0.88, ((dark, 8.0), (QColor("#ffffff"), 6.0), (hue, 3.6)))
    elif role == "earned":
        _tint(painter, with_alpha(hue, 105))
        rim(painter, 0.92, ((dark, 4.6), (hue, 3.0)))
    elif role in ("refused", "lost"):
        _strike(painter, hue, goes=role == "lost")
    elif role == "last_move":
        rim(painter, 0.84, ((with_alpha(dark, 150), 4.0), (hue, 2.2)), dashed=True)
    elif role == "blocked":
        _hatch(painter, hue)
    elif role == "path":
        _footprints(painter, hue, dark)
    elif role == "step":
        _glow(painter, with_alpha(hue, 40), hue)
        rim(painter, 0.88, ((dark, 7.0), (QColor("#ffffff"), 5.2), (hue, 3.2)))
        _pointers(painter, hue, dark)
    else:
        rim(painter, 0.94, ((with_alpha(dark, 130), 3.4), (hue, 1.8)))


def _tint(painter: QPainter, hue: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(hue)
    painter.drawPolygon(corners(0.97))


def _glow(painter: QPainter, tint: QColor, rim: QColor) -> None:
    """Fill a hex so that its middle stays clear and its rim shines."""
    shine = QRadialGradient(QPointF(0, 0), SIDE)
    shine.setColorAt(0, with_alpha(tint, tint.alpha() // 3))
    shine.setColorAt(0.6, tint)
    shine.setColorAt(1, with_alpha(rim, 150))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shine)
    painter.drawPolygon(corners(0.97))


def _strike(painter: QPainter, hue: QColor, goes: bool) -> None:
    """Strike a hex out: tinted where nothing is possible, broken where a tile `goes`."""
    if not goes:
        _tint(painter, with_alpha(hue, 110))
    white = QColor("#ffffff")
    rim(painter, 0.9, ((white, 6.0), (hue, 3.6)), dashed=goes)
    cross(painter, 13 if goes else 9, ((white, 7.0), (hue, 4.0)))


def _hatch(painter: QPainter, hue: QColor) -> None:
    """Draw slanting lines that leave what is below readable."""
    inside = QPainterPath()
    inside.addPolygon(corners(0.95))
    painter.save()
    painter.setClipPath(inside)
    for colour, width in ((QColor(255, 250, 240, 70), 3.4), (with_alpha(hue, 165), 1.7)):
        painter.setPen(pen(colour, width))
        for x in range(-64, 65, 11):
            painter.drawLine(QPointF(x - 20, 34), QPointF(x + 20, -34))
    painter.restore()


def _footprints(painter: QPainter, hue: QColor, dark: QColor) -> None:
    """Draw a round trace with a broken rim: somebody came along here."""
    rim(painter, 0.8, ((with_alpha(dark, 160), 4.6), (hue, 2.6)), dashed=True)
    painter.setPen(pen(dark, 1.5))
    painter.setBrush(hue)
    for x, y, turn in ((-6.5, 5, -8), (6.5, -5, 8)):
        painter.save()
        painter.translate(x, y)
        painter.rotate(turn)
        painter.drawEllipse(QPointF(0, -3), 3.5, 5.4)
        painter.drawEllipse(QPointF(0, 5.6), 2.7, 2.6)
        painter.restore()


def _pointers(painter: QPainter, hue: QColor, dark: QColor) -> None:
    """Draw small arrow heads that point out of the hex: from here it goes on."""
    painter.setPen(pen(dark, 1.6))
    painter.setBrush(hue)
    for turn in range(6):
        painter.save()
        painter.rotate(60 * turn)
        painter.drawPolygon([QPointF(20, -5.5), QPointF(26, 0), QPointF(20, 5.5)])
        painter.restore()


def _sights(painter: QPainter, hue: QColor, dark: QColor) -> None:
    """Draw the ticks of a sight from the rim inwards: this piece is aimed at."""
    for colour, width in ((dark, 5.4), (hue, 3.4)):
        painter.setPen(pen(colour, width))
        for side in (1, -1):
            painter.drawLine(QPointF(side * 26, 0), QPointF(side * 19, 0))
            painter.drawLine(QPointF(0, side * 30), QPointF(0, side * 23))
