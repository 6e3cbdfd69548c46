"""Pieces come to the board, move and leave it; what follows from that is `turn`'s business."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingdom_builder_qt.core import tiles
from kingdom_builder_qt.core.actions import SETTLEMENT
from kingdom_builder_qt.core.entries import Piece
from kingdom_builder_qt.core.events import (
    EndTriggered,
    Event,
    Moved,
    PiecePlaced,
    Placed,
    Removed,
)
from kingdom_builder_qt.core.hexgrid import NEIGHBOURS, Hex, Mask, around, flower
from kingdom_builder_qt.core.moves import MANDATORY
from kingdom_builder_qt.core.tiles import replaced

if TYPE_CHECKING:
    from kingdom_builder_qt.core.position import Position

# Without the keyword handling of a named tuple: the most frequent event by far.
_new = tuple.__new__


def build(position: Position, source: str, target: Hex, events: list[Event]) -> None:
    """Build a settlement of the active player from the supply."""
    player, bit = position.active, 1 << target
    own, halo, supply = [*position.own], [*position.halo], [*position.supply]
    own[player] |= bit
    halo[player] |= NEIGHBOURS[target]
    supply[player] = left = supply[player] - 1
    position.own, position.halo, position.supply = (*own,), (*halo,), (*supply,)
    position.empty_mask &= ~bit
    position.free_mask &= ~bit
    position.round_builds = True
    if source == MANDATORY:
        position.built += 1
        position.built_mask |= bit
        position.builds_left -= 1
    events.append(_new(Placed, (player, target, source)))
    if left < position.builds_left:
        # RULINGS 2.3: the rest of the mandatory action lapses with the supply.
        position.builds_left = left
    if not left and not position.ending:
        # RULINGS 2.7: once triggered it stays; the round is completed.
        position.ending = True
        events.append(EndTriggered(player))


def place(position: Position, source: str, piece: Piece, target: Hex, events: list[Event]) -> None:
    """Place another piece from its supply: an own one, or one that nobody owns."""
    player = position.active
    mask = flower(target) if piece.flower else 1 << target
    index = position.rules.kind_index[piece.id]
    masks = position.others[index]
    owner = player if piece.owned else 0
    masks = replaced(masks, owner, masks[owner] | mask)
    position.others = replaced(position.others, index, masks)
    if piece.owned:
        position.own = replaced(position.own, player, position.own[player] | mask)
        position.halo = replaced(position.halo, player, around(position.own[player]))
    _refill(position, position.empty_mask & ~mask, piece.blocks_neighbours)
    events.append(PiecePlaced(player, piece.id, target, source))


def move(position: Position, source: str, origin: Hex, target: Hex, events: list[Event]) -> None:
    """Move a piece of the active player; location tiles may be lost."""
    player = position.active
    change = 1 << origin | 1 << target
    blocks = False
    if position.rules.kinds:
        kind = _index_at(position, player, origin)
        if kind is not None:
            masks = position.others[kind]
            masks = replaced(masks, player, masks[player] ^ change)
            position.others = replaced(position.others, kind, masks)
            blocks = position.rules.kinds[kind].blocks_neighbours
    own, halo = [*position.own], [*position.halo]
    own[player] ^= change
    halo[player] = around(own[player])
    position.own, position.halo = (*own,), (*halo,)
    _refill(position, position.empty_mask ^ change, blocks)
    events.append(Moved(player, origin, target, source))
    tiles.lose(position, player, origin, events)


def take_off(position: Position, source: str, verb: str, target: Hex, events: list[Event]) -> None:
    """Take a piece off the board, back to its owner's supply; its owner may lose tiles."""
    owner = position.owner_at(target)
    assert owner is not None
    bit = 1 << target
    kind = _index_at(position, owner, target)
    own = position.own[owner] & ~bit
    position.own = replaced(position.own, owner, own)
    position.halo = replaced(position.halo, owner, around(own))
    piece, blocks = SETTLEMENT, False
    if kind is None:
        position.supply = replaced(position.supply, owner, position.supply[owner] + 1)
    else:
        masks = position.others[kind]
        position.others = replaced(
            position.others, kind, replaced(masks, owner, masks[owner] & ~bit)
        )
        piece = position.rules.kinds[kind].id
        blocks = position.rules.kinds[kind].blocks_neighbours
    _refill(position, position.empty_mask | bit, blocks)
    events.append(Removed(position.active, owner, piece, target, source))
    tiles.lose(position, owner, target, events)


def _index_at(position: Position, player: int, hex_: Hex) -> int | None:
    """Return the number of the kind of a player's piece, None for a settlement."""
    kind = position.kind_at(player, hex_) if position.rules.kinds else SETTLEMENT
    return None if kind == SETTLEMENT else position.rules.kind_index[kind]


def _refill(position: Position, empty: Mask, blocks: bool) -> None:
    """Note which hexes are empty now, and what is blocked if a blocking piece changed."""
    position.empty_mask = empty
    if blocks:
        position.blocked = position.blocked_by(position.others)
    position.free_mask = empty & ~position.blocked
