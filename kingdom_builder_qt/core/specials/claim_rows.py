"""The first to have enough settlements in a row marks it from the supply (R-252)."""

from __future__ import annotations

from collections.abc import Iterator
from string import digits

from kingdom_builder_qt.core.entries import Card, ClaimRows, When
from kingdom_builder_qt.core.events import Event, RowMarked
from kingdom_builder_qt.core.grid import Mask, bits, hex_name
from kingdom_builder_qt.core.parts import replaced
from kingdom_builder_qt.core.specials.special import Special
from kingdom_builder_qt.core.state import Frame, State

NOBODY = -1


class RowClaims(Special):
    """A card that pays for rows marked during the game; the slot holds the owner of each row."""

    word = "claim_rows"
    is_contested = True  # who has a row leaves it to nobody else
    reads_pieces = False
    when: When = "final"

    def __init__(self, slot: int, card: Card) -> None:
        """Belong to a card whose score is such a claim."""
        super().__init__(slot)
        assert isinstance(card.score, ClaimRows)
        self.card = card
        self.claim = card.score

    def start(self, frame: Frame) -> tuple[int, ...]:
        """Return that nobody has marked any row of the board."""
        return (NOBODY,) * len(frame.board.row_masks)

    @property
    def entry(self) -> str:
        """Return the id of its card."""
        return self.card.id

    def names(self, frame: Frame) -> list[str]:
        """Return the letters of the rows."""
        rows = (next(bits(mask)) for mask in frame.board.row_masks)
        return [hex_name(hex_).rstrip(digits) for hex_ in rows]

    def kept_from_supply(self, state: State, player: int) -> int:
        """Return how many rows a player has marked with settlements."""
        return self._owners(state).count(player)

    def _owners(self, state: State) -> tuple[int, ...]:
        found: tuple[int, ...] = state.extras.slots[self.slot]
        return found

    def marked(self, state: State) -> dict[int, int]:
        """Return the owner of every row that is marked, rows counted from the top."""
        return {row: owner for row, owner in enumerate(self._owners(state)) if owner != NOBODY}

    def tokens(self, state: State, player: int) -> int:
        """Return nothing: a mark lies on the board and is counted in gold."""
        return 0

    def claims(self, state: State, came: Mask) -> Iterator[Event]:
        """Yield the marks of the player to move, from the top row down.

        Compulsory while there is supply, once per row of the board.
        """
        player = state.to_move
        own = state.counted(player)
        for row, mask in enumerate(state.rules.board.row_masks):
            if not mask & came or self._owners(state)[row] != NOBODY:
                continue
            if (own & mask).bit_count() >= self.claim.units and state.supply[player]:
                state.keep(self.slot, replaced(self._owners(state), row, player))
                yield RowMarked(player, row, self.card.id)

    # -- as a score --------------------------------------------------------------------------------

    def gold(self, state: State) -> list[int]:
        return [self.gold_of(state, player) for player in range(state.rules.players)]

    def gold_of(self, state: State, player: int) -> int:
        return self.claim.gold * self._owners(state).count(player)

    def count(self, state: State) -> list[tuple[int, Mask]]:
        """Return the gold of every player; no settlement on the board earned it."""
        return [(gold, 0) for gold in self.gold(state)]
