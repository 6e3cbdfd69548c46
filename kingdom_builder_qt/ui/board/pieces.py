"""The settlements on the board and the one in the user's hand, as items by hex."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QLineF, QPointF
from PySide6.QtWidgets import QGraphicsScene

from kingdom_builder_qt.core.hexgrid import Hex, Mask
from kingdom_builder_qt.ui.board.geometry import WIDTH, centre
from kingdom_builder_qt.ui.board.items import PieceState, SettlementItem
from kingdom_builder_qt.ui.board.sprites import Sprites
from kingdom_builder_qt.ui.theme import Theme

Z_PIECE: Final = 20
Z_GHOST: Final = 19
Z_MOVING: Final = 35
Z_LIFTED: Final = 40


class PieceLayer:
    """Holds one item for each settlement on the board."""

    def __init__(self, scene: QGraphicsScene, theme: Theme, sprites: Sprites) -> None:
        self._scene = scene
        self._theme = theme
        self._sprites = sprites
        self._items: dict[Hex, SettlementItem] = {}

    def at(self, hex_: Hex) -> SettlementItem | None:
        """Return the settlement on a hex."""
        return self._items.get(hex_)

    def players(self) -> dict[Hex, int]:
        """Return who stands where."""
        return {hex_: item.player for hex_, item in self._items.items()}

    def create(self, player: int, at: QPointF, z: int = Z_PIECE) -> SettlementItem:
        """Return a new settlement that belongs to no hex."""
        item = SettlementItem(player, self._theme, self._sprites)
        item.setZValue(z)
        item.setPos(at)
        self._scene.addItem(item)
        return item

    def add(self, player: int, hex_: Hex) -> SettlementItem:
        """Put a new settlement on a hex, instead of one that may stand there."""
        self.remove(hex_)
        item = self._items[hex_] = self.create(player, centre(hex_))
        return item

    def shift(self, player: int, origin: Hex, hex_: Hex) -> SettlementItem:
        """Let a settlement belong to another hex; where it is shown is the animation's job."""
        item = self._items.pop(origin, None) or self.create(player, centre(origin))
        item.set_state(PieceState.NORMAL)
        self.remove(hex_)
        self._items[hex_] = item
        return item

    def remove(self, hex_: Hex) -> None:
        """Take the settlement of a hex off the board."""
        if item := self._items.pop(hex_, None):
            self._scene.removeItem(item)

    def sync(self, players: Mapping[Hex, int]) -> None:
        """Let exactly these settlements stand on the board."""
        for hex_ in [h for h, item in self._items.items() if players.get(h) != item.player]:
            self.remove(hex_)
        for hex_, player in players.items():
            item = self._items.get(hex_) or self.add(player, hex_)
            settle(item, hex_)
            item.set_state(PieceState.NORMAL)

    def dim(self, mask: Mask) -> None:
        """Let the settlements of some hexes step back, and all others not."""
        for hex_, item in self._items.items():
            item.set_state(PieceState.DIMMED if mask >> hex_ & 1 else PieceState.NORMAL)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme from now on."""
        self._theme = theme
        for item in self._items.values():
            item.set_theme(theme)


def settle(item: SettlementItem, hex_: Hex) -> None:
    """Let a settlement stand still on a hex."""
    item.setPos(centre(hex_))
    item.set_height(0.0)
    item.setZValue(Z_PIECE)


class Hand:
    """The settlement the user holds, and the ghost that shows where it would go."""

    def __init__(self, scene: QGraphicsScene, pieces: PieceLayer) -> None:
        self._scene = scene
        self._pieces = pieces
        self._held: SettlementItem | None = None
        self._ghost: SettlementItem | None = None
        self._origin: Hex | None = None
        self._dropped: QPointF | None = None

    @property
    def player(self) -> int | None:
        """Return whose settlement is held, None if the hand is empty."""
        return self._held.player if self._held is not None else None

    def lift(self, player: int, origin: Hex | None, at: QPointF) -> None:
        """Hold a settlement; the one on `origin` stays behind, dimmed."""
        self.drop()
        self._dropped = None
        self._origin = origin
        if origin is not None and (item := self._pieces.at(origin)):
            item.set_state(PieceState.DIMMED)
        self._held = self._pieces.create(player, at, Z_LIFTED)
        self._held.set_state(PieceState.LIFTED)

    def drop(self) -> None:
        """Empty the hand; what happens on the board is up to the caller."""
        if self._held is None:
            return
        self.show_ghost(None, None)
        self._dropped = self._held.pos()
        self._scene.removeItem(self._held)
        self._held = None
        if self._origin is not None and (item := self._pieces.at(self._origin)):
            item.set_state(PieceState.NORMAL)
        self._origin = None

    def take_dropped(self, goal: QPointF) -> QPointF | None:
        """Return once where the last settlement was dropped: there its animation starts.

        None if that is not near the goal: then it was put back, and another one comes now.
        """
        dropped, self._dropped = self._dropped, None
        if dropped is None or QLineF(dropped, goal).length() > WIDTH:
            return None
        return dropped

    def forget_dropped(self) -> None:
        """Let the next animation start like any other."""
        self._dropped = None

    def follow(self, point: QPointF) -> None:
        """Hold the settlement over another point."""
        if self._held is not None:
            self._held.setPos(point)

    def show_ghost(self, player: int | None, hex_: Hex | None) -> None:
        """Show where a settlement would go, or nothing."""
        if self._ghost is not None:
            self._scene.removeItem(self._ghost)
            self._ghost = None
        if player is not None and hex_ is not None:
            self._ghost = self._pieces.create(player, centre(hex_), Z_GHOST)
            self._ghost.set_state(PieceState.GHOST)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme from now on."""
        for item in (self._held, self._ghost):
            if item is not None:
                item.set_theme(theme)
