"""Another location tile's action a second time (R-240 to R-243)."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom_builder_qt.core.entries import HandSize, Tile
from kingdom_builder_qt.core.moves import repeat_source
from kingdom_builder_qt.core.parts import NEW, USED
from kingdom_builder_qt.core.specials.special import Special
from kingdom_builder_qt.core.state import State


class RepeatExtraAction(Special):
    """A tile can be repeated after its own action was used in this turn.

    One that changes the hand has no action of its own: it is repeated by taking one more card, and
    at any time but the turn in which it was gained.  The cards to be drawn are the tokens.
    """

    word = "repeat_extra_action"
    meaning = "another location tile once more"
    sentence = "Use another of your location tiles that you used this turn once more."
    token = "card"

    def repeated(self, tiles: Iterable[Tile]) -> tuple[str, ...]:
        """Return the location tiles but its own, and note which of them change the hand."""
        others = [t for t in tiles if t.kind == "location_tile" and t.id != self.tile]
        self._repeats = frozenset(tile.id for tile in others)
        self._passive = frozenset(t.id for t in others if isinstance(t.modifier, HandSize))
        self.takers = frozenset(map(repeat_source, self._passive))
        return tuple(tile.id for tile in others)

    def available_sources(self, state: State) -> list[str]:
        """Return the repetitions that a usable tile allows."""
        found = []
        for held in state.tiles[state.active]:
            if held.tile not in self._repeats:
                continue
            source = repeat_source(held.tile)
            unused = held.tile in self._passive and held.state != NEW
            if (held.state == USED or unused) and source not in found:
                found.append(source)
        return found

    def extra_cards(self, state: State, player: int) -> int:
        """Return how many more cards are due, and let none be due."""
        more = self.tokens(state, player)
        if more:
            self.add(state, player, -more)
        return more
