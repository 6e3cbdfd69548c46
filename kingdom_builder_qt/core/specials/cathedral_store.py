"""Number tiles, taken one by one, each worth one build (R-249, R-250)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kingdom_builder_qt.core.compile.actions import Source
from kingdom_builder_qt.core.compile.branches import BuildBranch
from kingdom_builder_qt.core.compile.filters import PLAYED_TERRAIN
from kingdom_builder_qt.core.entries import SETTLEMENT, Piece
from kingdom_builder_qt.core.events import Event, NumberTiles
from kingdom_builder_qt.core.moves import BUILD, repeat_source, tile_source
from kingdom_builder_qt.core.specials.special import Special
from kingdom_builder_qt.core.state import State

# Two sets of 1 to 5, used as counters.
STOCK: Final = 10
MOST: Final = 5


class CathedralStore(Special):
    """Instead of building, its holder may take one more number tile."""

    word = "cathedral_store"
    meaning = "number tiles gathered are spent on settlements"
    sentence = (
        "Take a number tile, or give some back and build as many settlements on "
        "hexes of your card's terrain, each adjacent to your own if possible."
    )
    token = "number"
    asks = ("card",)

    def __init__(self, slot: int, tile: str) -> None:
        """Take with the tile itself; build with it or with its repetition."""
        super().__init__(slot, tile)
        self.takers = frozenset({tile_source(tile)})
        self.counted = frozenset({tile_source(tile), repeat_source(tile)})

    def compiled(self, pieces: Mapping[str, Piece]) -> Source:
        """Return the builds, as many as there can be number tiles."""
        piece = pieces[SETTLEMENT]
        return Source((BuildBranch(BUILD, piece, PLAYED_TERRAIN, "if_possible", steps=MOST),))

    def may_take(self, state: State, player: int) -> bool:
        """Return whether a number tile is left for a player."""
        return self.tokens(state, player) < MOST and sum(state.extras.slots[self.slot]) < STOCK

    def take(self, state: State, player: int, events: list[Event]) -> None:
        """Take a number tile, if one may be had."""
        if self.may_take(state, player):
            self._change(state, player, 1, events)

    def after_step(self, state: State, player: int, events: list[Event]) -> None:
        """Give one number tile back for a build."""
        self._change(state, player, -1, events)

    on_taken = take

    def on_lost(self, state: State, player: int, events: list[Event]) -> None:
        """Give all number tiles back."""
        held = self.tokens(state, player)
        if held:
            self._change(state, player, -held, events)

    def _change(self, state: State, player: int, change: int, events: list[Event]) -> None:
        self.add(state, player, change)
        events.append(NumberTiles(player, change))
