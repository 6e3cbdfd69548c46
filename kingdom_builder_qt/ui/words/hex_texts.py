"""Descriptions of hexes for screen readers, tooltips and the status line of the table."""

from __future__ import annotations

from kingdom_builder_qt.core.grid import Hex, hex_name
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.reasons import blocking_kind
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.name_texts import NameTexts

tr = translator(__name__)


class HexTexts:
    def __init__(self, names: NameTexts) -> None:
        self._names = names

    def describe(self, hex_: Hex, position: Position) -> str:
        """Return the name of a hex, its terrain or feature, and the piece on it."""
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
            piece=self._piece(hex_, position),
        )

    def playable(self, said: str) -> str:
        """Return the description of a legal target under the keyboard cursor."""
        return tr("{hex} – press Enter to play here").format(hex=said)

    def _piece(self, hex_: Hex, position: Position) -> str:
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
