"""The part of the scene that holds what a game puts on the board: pieces, and tiles on sites."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, QPointF

from kingdom_builder_qt.core.grid import Hex, Mask
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.art.house import SETTLEMENT
from kingdom_builder_qt.ui.art.sprites import Sprites
from kingdom_builder_qt.ui.board.animate import Animator
from kingdom_builder_qt.ui.board.input_scene import InputScene
from kingdom_builder_qt.ui.board.items import CursorItem, LocationBadgeItem, SiteTileItem
from kingdom_builder_qt.ui.board.piece_item import Piece, PieceItem, piece_of
from kingdom_builder_qt.ui.board.pieces import Hand, PieceLayer, Standing
from kingdom_builder_qt.ui.board.popup import GoldStep, Popups
from kingdom_builder_qt.ui.board.row_marks import MarkStep, RowMarks, UnmarkStep
from kingdom_builder_qt.ui.board.steps import (
    FallStep,
    MoveStep,
    PlaceStep,
    RemoveStep,
    StoreStep,
)
from kingdom_builder_qt.ui.style.theme import Theme

_Z_BADGE: Final = 15


class PieceScene(InputScene):
    """Shows pieces and tiles; a subclass adds the board, the marks and the supply."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(CursorItem(theme), parent)
        self._theme = theme
        self._sprites = Sprites()
        self._badges: dict[Hex, LocationBadgeItem | SiteTileItem] = {}
        self._pieces = PieceLayer(self, theme, self._sprites)
        self._row_marks = RowMarks(self, theme, self._sprites)
        self._hand = Hand(self, self._pieces)
        self._popups = Popups(self, theme, self._sprites)
        self.animator = Animator(self._pieces, self._hand, self._popups, self)

    def _set_items_theme(self, theme: Theme) -> None:
        self._theme = self._popups.theme = theme
        self._sprites.clear()
        for badge in self._badges.values():
            badge.set_theme(theme)
        self._pieces.set_theme(theme)
        self._row_marks.set_theme(theme)
        self._hand.set_theme(theme)
        self.cursor_item.set_theme(theme)

    # Pieces and tiles.

    def sync(
        self,
        pieces: Standing,
        badges: Mapping[Hex, int] | None = None,
        site_tiles: Mapping[Hex, str] | None = None,
        row_marks: Mapping[int, int] | None = None,
    ) -> None:
        """Jump to a state: pieces by hex, tiles left by site, kind of tile by nomad space.

        A number instead of a piece is a settlement of that player.  A city hall stands on its
        middle hex, or on all seven.  None leaves badges or tiles as they are.  `row_marks`: who
        has marked which row; without it there are no marks.
        """
        self.animator.clear()
        self._hand.drop()
        self._hand.forget_dropped()
        self._pieces.sync(pieces)
        self._row_marks.sync(row_marks or {})
        for hex_, tile in (site_tiles or {}).items():
            self.set_site_tile(hex_, tile)
        for hex_, left in (badges or {}).items():
            self.set_badge(hex_, left)

    def pieces(self) -> dict[Hex, int | None]:
        """Return the owners of all pieces that are shown."""
        return {hex_: piece.owner for hex_, piece in self._pieces.standing().items()}

    def standing(self) -> dict[Hex, Piece]:
        """Return all pieces that are shown; a city hall on its middle hex."""
        return self._pieces.standing()

    def piece_at(self, hex_: Hex) -> PieceItem | None:
        """Return the item of the piece on a hex."""
        return self._pieces.at(hex_)

    def dim_pieces(self, mask: Mask) -> None:
        """Let the pieces of some hexes step back, and all others not."""
        self._pieces.dim(mask)

    def set_badge(self, hex_: Hex, left: int) -> None:
        """Show how many tiles a site has left; on a nomad space the tile shows itself."""
        if hex_ in self._badges:
            self._badges[hex_].set_left(left)

    def set_site_tile(self, hex_: Hex, tile: str | None) -> None:
        """Show a tile lying on a nomad space; None: there is none (any more)."""
        self._set_badge_item(
            hex_, None if tile is None else SiteTileItem(hex_, tile, self._theme, self._sprites)
        )

    def site_tile(self, hex_: Hex) -> str | None:
        """Return the tile that is shown on a nomad space."""
        item = self._badges.get(hex_)
        return item.tile if isinstance(item, SiteTileItem) and item.isVisible() else None

    def _set_badge_item(self, hex_: Hex, item: LocationBadgeItem | SiteTileItem | None) -> None:
        if old := self._badges.pop(hex_, None):
            self.removeItem(old)
        if item is not None:
            item.setZValue(_Z_BADGE)
            self.addItem(item)
            self._badges[hex_] = item

    # What a game does, animated.

    def place(self, owner: int | None, hex_: Hex, kind: str = SETTLEMENT) -> None:
        """Let a piece fall on a hex, a city hall on its middle one."""
        self.animator.play(PlaceStep(piece_of(kind, owner), hex_))

    def move(self, owner: int | None, origin: Hex, hex_: Hex, kind: str = SETTLEMENT) -> None:
        """Let the piece of a hex leap to another hex."""
        self.animator.play(MoveStep(piece_of(kind, owner), origin, hex_))

    def remove(self, hex_: Hex, fallen: bool = False) -> None:
        """Let a piece vanish; `fallen`: it was struck and topples."""
        self.animator.play(FallStep(hex_) if fallen else RemoveStep(hex_))

    def store(self, hex_: Hex) -> None:
        """Let a settlement fly from its hex onto a tile beside the board."""
        goal = self._beside_the_board(hex_)
        self.animator.play(StoreStep(hex_, goal))

    def place_stored(self, owner: int, hex_: Hex) -> None:
        """Let a settlement that lay on a tile fly to a hex."""
        piece = piece_of(SETTLEMENT, owner)
        self.animator.play(PlaceStep(piece, hex_, self._beside_the_board(hex_)))

    def _beside_the_board(self, hex_: Hex) -> QPointF:
        """Return where tiles lie: at the supply, without one up and away from the hex."""
        supply = self.supply_point(SETTLEMENT)
        return centre(hex_) - QPointF(0, 90) if supply is None else supply

    def mark_row(self, owner: int, row: int) -> None:
        """Let a settlement fly from the supply to the end of a row and mark it."""
        start = self.supply_point(SETTLEMENT)
        self.animator.play(MarkStep(self._row_marks, owner, row, start))

    def unmark_row(self, row: int) -> None:
        """Let the mark of a row vanish."""
        self.animator.play(UnmarkStep(self._row_marks, row))

    def row_marks(self) -> dict[int, int]:
        """Return who has marked which row, as it is shown."""
        return self._row_marks.owners()

    def gold_popup(self, hex_: Hex, amount: int) -> None:
        """Let a coin with an amount rise from a hex, after what is being shown now."""
        self.animator.play(GoldStep(self._popups, hex_, amount))

    def gold_popups(self) -> list[tuple[Hex, int]]:
        """Return where coins are rising, and their amounts."""
        return self._popups.shown()

    # What gestures may use.

    def lift(self, owner: int | None, from_hex: Hex | None = None, kind: str | None = None) -> None:
        """Take a piece from a hex or (None) from the supply; it follows the pointer.

        Without a kind it is that of the piece on `from_hex`, or else a settlement.
        """
        standing = self._pieces.at(from_hex) if from_hex is not None else None
        kind = kind or (standing.kind if standing is not None else SETTLEMENT)
        at = self.pointer or self._keyboard_point(from_hex, kind)
        self._hand.lift(piece_of(kind, owner), from_hex, at)

    def _keyboard_point(self, from_hex: Hex | None, kind: str) -> QPointF:
        hex_ = self.cursor if self.cursor is not None else from_hex
        if hex_ is not None:
            return centre(hex_)
        return self.supply_point(kind) or QPointF()

    def supply_point(self, kind: str) -> QPointF | None:
        """Return where a kind of piece lies in the supply; None if no supply is shown."""
        return None

    def drop(self) -> None:
        """Empty the hand; the next `place` or `move` starts where it was emptied."""
        self._hand.drop()

    @property
    def held_player(self) -> int | None:
        """Return whose piece is in the hand, None if the hand is empty or holds nobody's."""
        return self._hand.piece.owner if self._hand.piece is not None else None

    @property
    def held_piece(self) -> Piece | None:
        """Return what is in the hand, None if it is empty."""
        return self._hand.piece

    def ghost_at(
        self, hex_: Hex | None, player: int | None = None, kind: str | None = None
    ) -> None:
        """Show where the lifted piece (or the one described) would stand; None: nowhere.

        A city hall is shown over its seven hexes around `hex_`.
        """
        held = self._hand.piece
        if player is None and kind is None:
            self._hand.show_ghost(held, hex_)
            return
        held_kind = held.kind if held is not None else SETTLEMENT
        held_owner = held.owner if held is not None else None
        piece = piece_of(kind or held_kind, held_owner if player is None else player)
        self._hand.show_ghost(piece, hex_)

    @property
    def ghost(self) -> PieceItem | None:
        """Return the ghost that is shown."""
        return self._hand.ghost

    # What the base class asks for.

    def follow(self, point: QPointF) -> None:
        """Let what is in the hand follow the pointer or the keyboard cursor."""
        self._hand.follow(point)
