"""Hexes and tiles in words: for screen readers, tooltips and the status bar."""

from __future__ import annotations

from PySide6.QtCore import QObject

from kingdom_builder_qt.core.hexgrid import Hex, hex_name
from kingdom_builder_qt.core.moves import BUILD, tile_source
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.tiles import NEW, USED, HeldTile
from kingdom_builder_qt.ui.texts_names import NameTexts


class HexTexts(QObject):
    """Describes what is on a hex."""

    def __init__(self, names: NameTexts) -> None:
        super().__init__()
        self._names = names

    def describe(self, hex_: Hex, position: Position) -> str:
        """Return name, terrain or feature, and what stands there."""
        board = position.rules.board
        feature = board.feature_at(hex_)
        if feature is not None:
            return self._feature(hex_, feature, position)
        terrain = board.terrain_at(hex_)
        return self.tr("{hex}, {terrain}, {piece}").format(
            hex=hex_name(hex_),
            terrain=self._names.terrain(terrain or ""),
            piece=self._piece(hex_, position),
        )

    def _piece(self, hex_: Hex, position: Position) -> str:
        owner = position.owner_at(hex_)
        if owner is None:
            return self.tr("empty")
        return self.tr("settlement of {player}").format(player=self._names.player(owner))

    def _feature(self, hex_: Hex, feature: str, position: Position) -> str:
        tile = position.rules.tile_of.get(hex_)
        if tile is None:
            return self.tr("{hex}, {feature}").format(
                hex=hex_name(hex_), feature=self._names.feature(feature)
            )
        return self.tr("{hex}, {feature} {tile}, {stock}").format(
            hex=hex_name(hex_),
            feature=self._names.feature(feature),
            tile=self._names.tile(tile, in_sentence=True),
            stock=self._stock(position.stock[position.rules.site_index[hex_]]),
        )

    def _stock(self, count: int) -> str:
        if not count:
            return self.tr("no tile left")
        if count == 1:
            return self.tr("1 tile left")
        return self.tr("{count} tiles left").format(count=count)

    def tile_state(self, held: HeldTile, position: Position) -> str:
        """Return what can be done with a held tile of the player to move, in few words."""
        if held.state == NEW:
            return self.tr("next turn")
        if held.state == USED:
            return self.tr("used")
        if tile_source(held.tile) in position.sources():
            return self.tr("ready")
        if position.in_block:
            return self.tr("later")
        if self.lacks_settlements(tile_source(held.tile), position):
            return self.tr("no settlements left")
        return self.tr("no target")

    def lacks_settlements(self, source: str, position: Position) -> bool:
        """Return whether a source builds and the player to move has nothing left to build."""
        builds = (source, BUILD) in position.rules.branches
        return builds and not position.supply[position.to_move]
