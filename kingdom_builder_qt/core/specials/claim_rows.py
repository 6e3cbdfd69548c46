"""Mayors: the first to have enough settlements in a row marks it from the supply (R-252)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from kingdom_builder_qt.core.events import Event, RowMarked
from kingdom_builder_qt.core.grid import BIT, Hex
from kingdom_builder_qt.core.turn import board_changes

if TYPE_CHECKING:
    from kingdom_builder_qt.core.compile.scores import ClaimScore
    from kingdom_builder_qt.core.position import Position


def mark(
    position: Position, claims: ClaimScore, places: Iterable[Hex], events: list[Event]
) -> None:
    """Mark the rows of `places`, to which pieces of the player to move just came.

    Compulsory while there is supply, once per row of the board; from the top row down (R-254).
    """
    player = position.to_move
    own, came = position.counted(player), 0
    for hex_ in places:
        came |= BIT[hex_]
    for row, mask in enumerate(position.rules.board.row_masks):
        if not mask & came or position.extras.row_owners[row] >= 0:
            continue
        if (own & mask).bit_count() >= claims.claim.units and position.supply[player]:
            owners = [*position.extras.row_owners]
            owners[row] = player
            position.extras = position.extras._replace(row_owners=tuple(owners))
            events.append(RowMarked(player, row, claims.card.id))
            board_changes.spend(position, player, events)
