"""Descriptions of hexes for screen readers, tooltips and the status line of the table."""

from __future__ import annotations

from typing import Final, TypeAlias

from kingdom_builder_qt.core.grid import NEIGHBOURS, Hex, bits, hex_name
from kingdom_builder_qt.core.moves import BUILD, MOVE, REMOVE
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.reasons import blocking_kind
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.name_texts import NameTexts

tr = translator(__name__)

# The effect of Enter on a hex: a verb of moves, or "lift" or "put back".
Deed: TypeAlias = str
LOCATION: Final = "location"  # the feature of most locations; others have names of their own


class HexTexts:
    def __init__(self, names: NameTexts) -> None:
        self._names = names

    def describe(self, hex_: Hex, position: Position, viewer: int | None = None) -> str:
        """Return the name of a hex, its terrain or feature, and the piece on it.

        `viewer`: the player whose pieces are called "your settlement".
        """
        board = position.rules.board
        feature = board.feature_at(hex_)
        if feature is not None:
            return self._feature(hex_, feature, position)
        terrain, overlay = board.terrain_at(hex_), board.overlay_at(hex_)
        pattern = (
            tr("{hex}, {terrain}, {piece}")
            if overlay is None
            else tr("{hex}, {terrain} with {overlay:indefinite}, {piece}")
        )
        return pattern.format(
            hex=hex_name(hex_),
            terrain=self._names.terrain(terrain or ""),
            overlay=self._names.feature(overlay or ""),
            piece=self._piece(hex_, position, viewer),
        )

    def spoken(
        self,
        hex_: Hex,
        position: Position,
        viewer: int | None = None,
        deed: Deed | None = None,
        source: str = "",
    ) -> str:
        """Return the description of a hex with the sites next to it and the effect of Enter.

        `deed`: the effect, None for none, with the selected `source` of moves.
        """
        said = self.describe(hex_, position, viewer)
        if sites := self._beside(hex_, position):
            said = tr("{hex}, next to {sites}").format(hex=said, sites=sites)
        return said if deed is None else self.with_key(said, deed, position, source)

    def with_key(self, said: str, deed: Deed, position: Position, source: str) -> str:
        """Return the description of a hex with the effect of Enter there."""
        due, is_tile = position.builds_left, self._names.entry(source) is not None
        if deed == BUILD and not is_tile and due:
            return tr("{hex}; Enter: build, %n left", "", due).format(hex=said)
        if deed == "lift":
            pattern = tr("{hex}; Enter: choose it for the {tile}")
        elif deed == "put back":
            pattern = tr("{hex}; Enter: put the piece back")
        elif deed == BUILD:
            pattern = tr("{hex}; Enter: build here with the {tile}")
        elif deed == MOVE:
            pattern = tr("{hex}; Enter: move the piece here with the {tile}")
        elif deed == REMOVE:
            pattern = tr("{hex}; Enter: take this piece off the board with the {tile}")
        else:
            pattern = tr("{hex}; Enter: place a piece here with the {tile}")
        tile = self._names.source(source, in_sentence=True)
        return pattern.format(hex=said, tile=tile)

    def _piece(self, hex_: Hex, position: Position, viewer: int | None) -> str:
        """Return the piece on a hex, or "empty", with the piece next to it that blocks it."""
        found = position.piece_at(hex_)
        if found is None:
            kind = blocking_kind(position, hex_)
            if not kind:
                return tr("empty", "hex")
            return tr("empty, blocked by {piece:indefinite}").format(piece=self._names.piece(kind))
        kind, owner = found
        name = self._names.piece(kind)
        if owner is None:
            return name
        if owner == viewer:
            return tr("your {piece}").format(piece=name)
        return tr("{piece} of {player}").format(piece=name, player=self._names.player(owner))

    def _feature(self, hex_: Hex, feature: str, position: Position) -> str:
        tile = position.rules.tile_of.get(hex_)
        overlay = position.rules.board.overlay_at(hex_)
        if tile is None and overlay not in (None, feature):
            return tr("{hex}, {feature} with {overlay:indefinite}").format(
                hex=hex_name(hex_),
                feature=self._names.feature(feature),
                overlay=self._names.feature(overlay or ""),
            )
        if tile is None:
            return tr("{hex}, {feature}").format(
                hex=hex_name(hex_), feature=self._names.feature(feature)
            )
        return tr("{hex}, {feature}: {tile}, {stock}").format(
            hex=hex_name(hex_),
            feature=self._names.feature(feature),
            tile=self._names.tile(tile, in_sentence=True),
            stock=self._stock(position.tiles_left(hex_)),
        )

    def site(self, hex_: Hex, position: Position) -> str:
        """Return name, tiles left and rule of a location, in lines; empty for all other hexes.

        A nomad space without its tile has no rule.
        """
        tile, left = position.rules.tile_of.get(hex_), position.tiles_left(hex_)
        if tile is not None:
            if hex_ in position.rules.nomads and not left:
                return ""
            name, rule = self._names.tile(tile), self._names.tile_rule(tile)
            return f"{name}, {self._stock(left)}\n{rule}"
        board = position.rules.board
        features = (board.overlay_at(hex_), board.feature_at(hex_))
        rules = [self._names.ground_rule(id_) for id_ in features if id_ is not None]
        return next((f"{name}\n{rule}" for name, rule in filter(None, rules)), "")

    def _stock(self, count: int) -> str:
        if not count:
            return tr("no tile left")
        return tr("%n tiles left", "", count)

    def place(self, hex_: Hex, position: Position) -> str:
        """Return a target of a move: "C7, grass, next to a castle"."""
        terrain, sites = position.rules.board.terrain_at(hex_), self._beside(hex_, position)
        pattern = tr("{hex}, {terrain}, next to {sites}") if sites else tr("{hex}, {terrain}")
        return pattern.format(
            hex=hex_name(hex_), terrain=self._names.terrain(terrain or ""), sites=sites
        )

    def _beside(self, hex_: Hex, position: Position) -> str:
        """Return the locations and castles next to a hex as a list, "" for none."""
        around = {self._site(beside, position) for beside in bits(NEIGHBOURS[hex_])} - {""}
        return self._names.listing(sorted(around)) if around else ""

    def _site(self, hex_: Hex, position: Position) -> str:
        """Return the location, castle or cave of a hex, and whether tiles are left."""
        board = position.rules.board
        feature = board.feature_at(hex_) or board.overlay_at(hex_)
        if feature is None:
            return ""
        tile = position.rules.tile_of.get(hex_)
        if tile is None:
            pattern = tr("{feature:indefinite}", "behind “next to”")
        else:
            pattern = self._stocked(hex_, feature, position)
        return pattern.format(
            feature=self._names.feature(feature),
            tile=self._names.tile(tile or "", in_sentence=True),
        )

    def _stocked(self, hex_: Hex, feature: str, position: Position) -> str:
        """Return the pattern of a location or nomad space."""
        is_left = position.tiles_left(hex_)
        if feature == LOCATION:
            own = tr("{tile:indefinite}", "behind “next to”")
            return own if is_left else tr("{tile:indefinite} without tiles", "behind “next to”")
        if is_left:
            return tr("{feature:indefinite} with {tile:indefinite}", "behind “next to”")
        if hex_ in position.rules.nomads:  # nomad tiles are not replaced
            return tr("{feature:indefinite} without a tile", "behind “next to”")
        return tr("{feature:indefinite} without tiles", "behind “next to”")
