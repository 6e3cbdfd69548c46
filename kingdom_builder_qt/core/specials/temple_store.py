"""A settlement taken off the board is built in the next mandatory action (R-224, R-225).

It is no part of the supply meanwhile; what was stored is built after the regular settlements of
that action, even if the tile is lost.
"""

from __future__ import annotations

from collections.abc import Mapping

from kingdom_builder_qt.core.compile.actions import Source
from kingdom_builder_qt.core.compile.branches import RemoveBranch
from kingdom_builder_qt.core.entries import SETTLEMENT, Piece
from kingdom_builder_qt.core.moves import REMOVE
from kingdom_builder_qt.core.specials.special import Special
from kingdom_builder_qt.core.state import State


class TempleStore(Special):
    """Its tokens are the settlements on the tiles of a player."""

    word = "temple_store"
    meaning = "a settlement taken off the board is built in the next mandatory action"
    sentence = (
        "Take one of your settlements off the board; build it in your next mandatory "
        "action, after the others."
    )
    token = "settlement"

    def compiled(self, pieces: Mapping[str, Piece]) -> Source:
        """Return the removal of an own settlement onto the tile."""
        return Source((RemoveBranch(REMOVE, pieces[SETTLEMENT], store=self.add),))

    def reserve(self, state: State, player: int) -> int:
        """Return how many settlements lie on tiles of a player."""
        return self.tokens(state, player)
