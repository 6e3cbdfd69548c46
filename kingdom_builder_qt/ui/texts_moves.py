"""Possible moves in words, for a list that can be read instead of the board."""

from __future__ import annotations

from PySide6.QtCore import QObject

from kingdom_builder_qt.core.hexgrid import NEIGHBOURS, Hex, bits, hex_name
from kingdom_builder_qt.core.moves import BUILD, END, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.ui.texts_names import NameTexts


class MoveTexts(QObject):
    """Says where a move leads and what lies beside that hex."""

    def __init__(self, names: NameTexts) -> None:
        super().__init__()
        self._names = names

    def choice(self, move: Move, position: Position) -> str:
        """Return a move of the player to move: "Build on C7, grass, beside location farm"."""
        if move.verb == END or not isinstance(move.target, int):
            return self.tr("End the turn")
        place = self._place(move.target, position)
        if move.verb == BUILD or move.origin is None:
            return self.tr("Build on {place}").format(place=place)
        return self.tr("Move {origin} to {place}").format(origin=hex_name(move.origin), place=place)

    def _place(self, hex_: Hex, position: Position) -> str:
        terrain = position.rules.board.terrain_at(hex_)
        words = [hex_name(hex_), self._names.terrain(terrain or "")]
        around = sorted({self._site(h, position) for h in bits(NEIGHBOURS[hex_])} - {""})
        if around:
            words.append(self.tr("beside {sites}").format(sites=self._names.listing(around)))
        return ", ".join(words)

    def _site(self, hex_: Hex, position: Position) -> str:
        """Return what a hex without terrain is; a location without tiles says so."""
        feature = position.rules.board.feature_at(hex_)
        if feature is None:
            return ""
        name = self._names.feature(feature)
        tile = position.rules.tile_of.get(hex_)
        if tile is None:
            return name
        named = f"{name} {self._names.tile(tile, in_sentence=True)}"
        if position.stock[position.rules.site_index[hex_]]:
            return named
        return self.tr("{location} without tiles").format(location=named)
