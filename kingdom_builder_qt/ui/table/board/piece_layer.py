"""The pieces on the board, as items by hex, and the piece held by the user."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from PySide6.QtCore import QLineF, QPointF
from PySide6.QtWidgets import QGraphicsScene

from kingdom_builder_qt.core.entries import Piece
from kingdom_builder_qt.core.grid import Hex, Mask
from kingdom_builder_qt.ui.art.geometry import WIDTH, Plane
from kingdom_builder_qt.ui.art.house import SETTLEMENT
from kingdom_builder_qt.ui.table.board.items import ThemeSprites
from kingdom_builder_qt.ui.table.board.lanes import LaneItem
from kingdom_builder_qt.ui.table.board.piece_item import (
    PieceItem,
    PieceState,
    ShownPiece,
    as_piece,
    footprint,
    piece_of,
)

_WHOLE: Final = 7  # hexes of a ring that is not cut off by the edge of the board
_Z_LANES: Final = 14
Z_LARGE: Final = 17
Z_GHOST: Final = 19
Z_PIECE: Final = 20
Z_MOVING: Final = 35
Z_LIFTED: Final = 40

Standing: TypeAlias = Mapping[Hex, ShownPiece | int] | Mapping[Hex, ShownPiece] | Mapping[Hex, int]


class PieceLayer:
    """Holds one item for each piece on the board; a large one is stored by its middle hex."""

    def __init__(self, scene: QGraphicsScene, sprites: ThemeSprites) -> None:
        self._scene = scene
        self._sprites = sprites
        self._items: dict[Hex, PieceItem] = {}
        self._kinds: Mapping[str, Piece] = {}
        self.lanes = LaneItem(sprites, self._settler)
        self.lanes.setZValue(_Z_LANES)
        scene.addItem(self.lanes)

    @property
    def plane(self) -> Plane:
        return self._sprites.plane

    def follow_plane(self) -> None:
        """Move all pieces and lanes to their hexes on another plane."""
        for hex_, item in self._items.items():
            settle(item, hex_)
        self.lanes.follow_plane()

    def _settler(self, hex_: Hex) -> int | None:
        """Return the player whose settlement is on a hex, or None."""
        item = self._items.get(hex_)
        return item.player if item is not None and item.kind == SETTLEMENT else None

    def set_kinds(self, kinds: Mapping[str, Piece]) -> None:
        """Set the kinds of pieces by id, which define ownership and size."""
        self._kinds = kinds

    def shown(self, kind: str, owner: int | None) -> ShownPiece:
        """Return a piece as shown; an unknown kind becomes a small piece of the owner."""
        entry = self._kinds.get(kind)
        return ShownPiece(kind, owner) if entry is None else piece_of(entry, owner)

    def at(self, hex_: Hex) -> PieceItem | None:
        return self._items.get(hex_)

    def standing(self) -> dict[Hex, ShownPiece]:
        """Return the pieces by hex, a city hall by its middle hex."""
        return {hex_: item.piece for hex_, item in self._items.items()}

    def owners(self) -> dict[Hex, int | None]:
        """Return the owners (colours) of all pieces by hex."""
        return {hex_: item.player for hex_, item in self._items.items()}

    def create(self, piece: ShownPiece, at: QPointF, z: int = Z_PIECE) -> PieceItem:
        """Return a new piece that is not assigned to a hex."""
        item = PieceItem(piece, self._sprites)
        item.setZValue(z)
        item.setPos(at)
        self._scene.addItem(item)
        return item

    def add(self, piece: ShownPiece, hex_: Hex) -> PieceItem:
        """Put a new piece on a hex and remove the previous one."""
        self.remove(hex_)
        item = self._items[hex_] = self.create(piece, self.plane.centre(hex_))
        item.stand_on(hex_)
        self.lanes.follow(hex_)
        return item

    def shift(self, piece: ShownPiece, origin: Hex, hex_: Hex) -> PieceItem:
        """Assign the piece of `origin` to another hex; the animation sets its position.

        Without a piece on the origin, `piece` is created there.
        """
        item = self._items.pop(origin, None) or self.create(piece, self.plane.centre(origin))
        item.set_state(PieceState.NORMAL)
        self.remove(hex_)
        self._items[hex_] = item
        self.lanes.follow(origin)
        self.lanes.follow(hex_)
        return item

    def remove(self, hex_: Hex) -> None:
        if item := self._items.pop(hex_, None):
            self._scene.removeItem(item)
            self.lanes.follow(hex_)

    def sync(self, pieces: Standing) -> None:
        """Replace all pieces on the board by `pieces`."""
        goal = _with_middles({hex_: as_piece(piece) for hex_, piece in pieces.items()})
        for hex_ in [h for h, item in self._items.items() if goal.get(h) != item.piece]:
            self.remove(hex_)
        for hex_, piece in goal.items():
            item = self._items.get(hex_) or self.add(piece, hex_)
            settle(item, hex_)
            item.set_state(PieceState.NORMAL)


def _with_middles(pieces: dict[Hex, ShownPiece]) -> dict[Hex, ShownPiece]:
    """Reduce a large piece given by all its hexes to its middle hex."""
    covered: dict[ShownPiece, Mask] = {}
    for hex_, piece in pieces.items():
        if piece.is_large:
            covered[piece] = covered.get(piece, 0) | 1 << hex_
    return {
        hex_: piece
        for hex_, piece in pieces.items()
        if not piece.is_large
        or covered[piece].bit_count() == 1
        or _is_middle(footprint(piece, hex_), covered[piece])
    }


def _is_middle(footprint_: Mask, covered: Mask) -> bool:
    """Return whether a footprint lies in the covered hexes and is not cut off by the edge."""
    return footprint_.bit_count() == _WHOLE and not footprint_ & ~covered


def settle(item: PieceItem, hex_: Hex) -> None:
    """Put a piece at rest on a hex."""
    item.setPos(item.plane.centre(hex_))
    item.stand_on(hex_)
    item.rest()
    item.setZValue(Z_LARGE if item.piece.is_large else Z_PIECE)


class Hand:
    """The piece held by the user, and the ghost on the hex it would go to.

    `where` maps the origin and kind of a piece to the scene point at which it is picked up.
    """

    def __init__(
        self, scene: QGraphicsScene, pieces: PieceLayer, where: Callable[[Hex | None, str], QPointF]
    ) -> None:
        self._scene = scene
        self._pieces = pieces
        self._where = where
        self._held: PieceItem | None = None
        self.ghost: PieceItem | None = None
        self._ghost_hex: Hex | None = None
        self._origin: Hex | None = None
        self._dropped: QPointF | None = None

    @property
    def piece(self) -> ShownPiece | None:
        """Return the held piece, or None."""
        return self._held.piece if self._held is not None else None

    def lift(self, owner: int | None, origin: Hex | None = None, kind: str | None = None) -> None:
        """Pick up a piece from `origin`, which stays there dimmed, or from the supply (None).

        `kind` defaults to that of the piece on `origin`, or a settlement.
        """
        standing = self._pieces.at(origin) if origin is not None else None
        kind = kind or (standing.kind if standing is not None else SETTLEMENT)
        self.drop()
        self._dropped = None
        self._origin = origin
        if standing is not None:
            standing.set_state(PieceState.DIMMED)
        at = self._where(origin, kind)
        self._held = self._pieces.create(self._pieces.shown(kind, owner), at, Z_LIFTED)
        self._held.set_state(PieceState.LIFTED)

    def drop(self) -> None:
        """Let go of the piece; the next piece that moves near this point starts here."""
        if self._held is None:
            return
        self.ghost_at(None)
        self._dropped = self._held.pos()
        self._scene.removeItem(self._held)
        self._held = None
        if self._origin is not None and (item := self._pieces.at(self._origin)):
            item.set_state(PieceState.NORMAL)
        self._origin = None

    def take_dropped(self, goal: QPointF) -> QPointF | None:
        """Return the point where the last piece was dropped, as start of the next animation.

        It is returned once, and only near `goal`; elsewhere the piece was put back and another
        moves.
        """
        dropped, self._dropped = self._dropped, None
        if dropped is None or QLineF(dropped, goal).length() > WIDTH:
            return None
        return dropped

    def forget_dropped(self) -> None:
        """Let the next animation start as usual."""
        self._dropped = None

    def follow_plane(self) -> None:
        """Move the ghost to its hex on another plane."""
        self._dropped = None
        if self.ghost is not None and self._ghost_hex is not None:
            self.ghost.setPos(self._pieces.plane.centre(self._ghost_hex))

    def follow(self, point: QPointF) -> None:
        """Move the held piece to a point."""
        if self._held is not None:
            self._held.setPos(point)

    def ghost_at(
        self, hex_: Hex | None, player: int | None = None, kind: str | None = None
    ) -> None:
        """Show a ghost of the held (or described) piece on a hex; None removes it.

        A city hall is shown around its middle hex.
        """
        piece = self.piece
        if player is not None or kind is not None:
            held = piece or ShownPiece(SETTLEMENT, None)
            piece = self._pieces.shown(kind or held.kind, held.owner if player is None else player)
        if self.ghost is not None:
            self._scene.removeItem(self.ghost)
            self.ghost = None
        if piece is not None and hex_ is not None:
            self._ghost_hex = hex_
            self.ghost = self._pieces.create(piece, self._pieces.plane.centre(hex_), Z_GHOST)
            self.ghost.set_state(PieceState.GHOST)
