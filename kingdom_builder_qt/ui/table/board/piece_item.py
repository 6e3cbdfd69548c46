"""The graphics item of one piece, without rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.core.entries import Piece
from kingdom_builder_qt.core.grid import Hex, Mask, ring_of
from kingdom_builder_qt.ui.art.city_hall import (
    RING_RECT,
    paint_city_hall,
    paint_ring_rim,
    paint_ring_shadow,
)
from kingdom_builder_qt.ui.art.ground.landscape import hash_of
from kingdom_builder_qt.ui.art.house import BOX, HOUSES, SETTLEMENT, paint_piece, paint_shadow
from kingdom_builder_qt.ui.art.player_mark import style_of
from kingdom_builder_qt.ui.desktop.style.theme import PlayerStyle
from kingdom_builder_qt.ui.table.board.items import ThemedItem, ThemeSprites


class ShownPiece(NamedTuple):
    """A piece as shown on a hex; `owner` is a colour, None for neutral pieces.

    `is_large`: the piece covers seven hexes and is placed on the middle one.
    """

    kind: str
    owner: int | None
    is_large: bool = False


def piece_of(entry: Piece, owner: int | None) -> ShownPiece:
    """Return a kind of piece as shown; kinds without an owner stay neutral."""
    return ShownPiece(entry.id, owner if entry.owned else None, entry.ring)


def as_piece(piece: ShownPiece | int) -> ShownPiece:
    """Return a piece; a number stands for a settlement of that player."""
    return ShownPiece(SETTLEMENT, piece) if isinstance(piece, int) else piece


def footprint(piece: ShownPiece, hex_: Hex) -> Mask:
    """Return the hexes a piece covers; `hex_` is the middle one of a large piece."""
    return ring_of(hex_) if piece.is_large else 1 << hex_


class PieceState(Enum):
    """The appearance of a piece."""

    NORMAL = "normal"
    GHOST = "ghost"  # a preview on a target hex
    LIFTED = "lifted"  # held by the player
    DIMMED = "dimmed"  # not part of the current choice


_OPACITY: Final = {
    PieceState.NORMAL: 1.0,
    PieceState.GHOST: 0.78,
    PieceState.LIFTED: 1.0,
    PieceState.DIMMED: 0.4,
}
LIFTED_HEIGHT: Final = 11.0
_MAX_SHADOW: Final = 40


@dataclass(frozen=True, slots=True)
class Shape:
    """Geometry and drawing functions of a kind of piece around the centre of its hex."""

    at: QPointF  # origin of the art
    rect: QRectF  # area of the art around its origin
    shadow_rect: QRectF
    paint: Callable[[str, QPainter, PlayerStyle, int], None]
    shadow: Callable[[QPainter, float], None]
    standing_rect: QRectF  # area of the art with the shadow of a resting piece


def _paint_boxed(kind: str, painter: QPainter, style: PlayerStyle, house: int) -> None:
    paint_piece(painter, kind, style, house)


def _paint_large(kind: str, painter: QPainter, style: PlayerStyle, house: int) -> None:
    paint_city_hall(painter, style)


_SMALL: Final = Shape(
    at=QPointF(-BOX / 2, -BOX / 2 - 2),
    rect=QRectF(-4, -4, BOX + 8, BOX + 8),
    shadow_rect=QRectF(-14, 14, BOX + 36, 40),
    paint=_paint_boxed,
    shadow=paint_shadow,
    standing_rect=QRectF(-4, -4, BOX + 12, BOX + 12),
)
_LARGE: Final = Shape(
    at=QPointF(0, 0),
    rect=RING_RECT,
    shadow_rect=RING_RECT.adjusted(0, 0, 28, 20),
    paint=_paint_large,
    shadow=paint_ring_shadow,
    standing_rect=RING_RECT.adjusted(0, 0, 4, 4),
)
_Art: TypeAlias = Callable[[QPainter], None]


class PieceItem(ThemedItem):
    """One piece; `height` raises it above its shadow, `tilt` topples it and `lean` sways it (both
    in degrees), `pressed` (0 to 1) makes it lower and wider.
    """

    def __init__(self, piece: ShownPiece, sprites: ThemeSprites) -> None:
        super().__init__(sprites)
        self.piece = piece
        self._shape = _LARGE if piece.is_large else _SMALL
        self._height = self._tilt = self._lean = self._pressed = 0.0
        self._bounds: QRectF | None = None  # cached: Qt calls boundingRect twice in every painting
        self._house = 0
        self._state = PieceState.NORMAL

    @property
    def player(self) -> int | None:
        """Return the owner of the piece, None for a neutral one."""
        return self.piece.owner

    @property
    def kind(self) -> str:
        return self.piece.kind

    @property
    def state(self) -> PieceState:
        return self._state

    def set_state(self, state: PieceState) -> None:
        self._state = state
        self.setOpacity(_OPACITY[state])
        self.set_height(LIFTED_HEIGHT if state is PieceState.LIFTED else 0.0)
        self.update()

    def stand_on(self, hex_: Hex) -> None:
        """Pick the house variant of a settlement by its hex."""
        if self.kind == SETTLEMENT:
            self._house = hash_of(hex_, 7) % HOUSES
            self.update()

    def set_height(self, height: float) -> None:
        """Raise the piece above the board."""
        if height != self._height:
            self.prepareGeometryChange()
            self._height, self._bounds = height, None

    def set_tilt(self, tilt: float) -> None:
        """Rotate the piece to the right around its foot, in degrees."""
        if tilt != self._tilt:
            self.prepareGeometryChange()
            self._tilt, self._bounds = tilt, None

    def set_lean(self, lean: float) -> None:
        """Sway the piece around the middle of its foot, in degrees."""
        if (lean := round(lean)) != self._lean:
            self._lean = lean
            self.update()

    def set_pressed(self, pressed: float) -> None:
        """Compress the piece on its foot, 0 to 1, as on landing."""
        if (pressed := round(4 * pressed) / 4) != self._pressed:
            self._pressed = pressed
            self.update()

    def rest(self) -> None:
        """Reset height, tilt, lean, compression and the opacity of the state."""
        self.setOpacity(_OPACITY[self._state])
        self.set_height(0.0)
        self.set_tilt(0.0)
        self.set_lean(0.0)
        self.set_pressed(0.0)

    def boundingRect(self) -> QRectF:
        if self._bounds is None:
            self._bounds = self._measured()
        return self._bounds

    def _measured(self) -> QRectF:
        shape = self._shape
        body = shape.rect.translated(shape.at - QPointF(0, self._height))
        if self._tilt:
            body = body.united(body.translated(body.width() * 0.7, body.height() * 0.7))
        return body.united(shape.shadow_rect.translated(shape.at)).adjusted(-1, -1, 1, 1)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        style = style_of(self._theme, self.piece.owner)
        if self._tilt:
            self._draw_toppled(painter, style)
        elif self._state is PieceState.GHOST:
            self._draw_body(painter, style)
            self._draw_ghost_rim(painter)
        elif self._height == self._lean == self._pressed == 0:
            self._draw_standing(painter, style)
        else:
            self._draw_shadow(painter)
            self._draw_body(painter, style)

    def _draw_body(self, painter: QPainter, style: PlayerStyle) -> None:
        place = self._shape.at - QPointF(0, self._height)
        # Lean and pressure have few distinct values, so that each is drawn once and cached.
        look = self._lean, self._pressed
        key = (self.kind, self._house, style.key, *look)
        art = (
            partial(self._bent_art, *look, style) if any(look) else partial(self._art, False, style)
        )
        self._sprites.draw(painter, key, self._shape.rect, [place], art)

    def _bent_art(self, lean: float, pressed: float, style: PlayerStyle, painter: QPainter) -> None:
        """Draw the piece leaning or compressed around the middle of its foot."""
        foot = QPointF(self._shape.rect.center().x(), self._shape.rect.bottom() - 7)
        painter.translate(foot)
        painter.rotate(lean)
        painter.scale(1 + 0.08 * pressed, 1 - 0.16 * pressed)
        painter.translate(-foot)
        self._art(False, style, painter)

    def _draw_standing(self, painter: QPainter, style: PlayerStyle) -> None:
        """Draw piece and shadow as one sprite, because pieces rest most of the time."""
        key, rect = ("standing", self.kind, self._house, style.key), self._shape.standing_rect
        self._sprites.draw(painter, key, rect, [self._shape.at], partial(self._art, True, style))

    def _art(self, with_shadow: bool, style: PlayerStyle, painter: QPainter) -> None:
        if with_shadow:
            self._shape.shadow(painter, 0.0)
        self._shape.paint(self.kind, painter, style, self._house)

    def _draw_shadow(self, painter: QPainter) -> None:
        # Few distinct heights, so that falling pieces do not fill the cache with shadows.
        level = min(4 * round(self._height / 4), _MAX_SHADOW)
        shape, large = self._shape, self._shape is _LARGE
        art: _Art = lambda target: shape.shadow(target, level)  # noqa: E731
        self._sprites.draw(painter, ("shadow", large, level), shape.shadow_rect, [shape.at], art)

    def _draw_ghost_rim(self, painter: QPainter) -> None:
        if self._shape is _LARGE:
            rect = RING_RECT
            self._sprites.draw(painter, "ring rim", rect, [QPointF()], paint_ring_rim)

    def _draw_toppled(self, painter: QPainter, style: PlayerStyle) -> None:
        """Draw the piece uncached, because every frame of a fall differs."""
        foot = QPointF(BOX * 0.75, BOX * 0.9)
        painter.save()
        painter.translate(self._shape.at + foot - QPointF(0, self._height))
        painter.rotate(self._tilt)
        painter.translate(-foot)
        self._shape.paint(self.kind, painter, style, self._house)
        painter.restore()
