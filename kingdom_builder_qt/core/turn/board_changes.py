"""Pieces come to the board, move and leave it; what follows from that is `turn`'s business."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingdom_builder_qt.core.compile.branches import SETTLEMENT
from kingdom_builder_qt.core.entries import Piece
from kingdom_builder_qt.core.events import (
    EndTriggered,
    Event,
    Moved,
    PiecePlaced,
    Placed,
    Removed,
    Stored,
    StoredBuilt,
)
from kingdom_builder_qt.core.grid import BIT, NEIGHBOURS, Hex, Mask, around, flower, hexes
from kingdom_builder_qt.core.moves import CANOE, MANDATORY, SILO
from kingdom_builder_qt.core.specials import temple_store
from kingdom_builder_qt.core.turn import tiles
from kingdom_builder_qt.core.turn.tiles import replaced

if TYPE_CHECKING:
    from kingdom_builder_qt.core.position import Position

# Without the keyword handling of a named tuple: the most frequent event by far.
_new = tuple.__new__


def build(position: Position, source: str, target: Hex, events: list[Event]) -> None:
    """Build a settlement of the player to move from the supply, or from the temple (R-224)."""
    player, bit = position.to_move, BIT[target]
    own, halo = [*position.own], [*position.halo]
    own[player] |= bit
    halo[player] |= NEIGHBOURS[target]
    position.own, position.halo = tuple(own), tuple(halo)
    position.empty_mask ^= bit  # the target was empty and not blocked
    position.free_mask ^= bit
    position.round_builds = True
    if position.rules.turn_scores:
        _note_new(position, source, bit)
    events.append(_new(Placed, (player, target, source)))
    if source == MANDATORY:
        due = position.builds_left
        position.built += 1
        position.builds_left = due - 1
        position.is_fixed = True
        if due == position.extras.stored_due:
            temple_store.give(position, player)
            events.append(StoredBuilt(player, target))
            _check_end(position, player, events)
            return
        position.built_mask |= bit
    spend(position, player, events)


def spend(position: Position, player: int, events: list[Event]) -> None:
    """Take one settlement out of a player's supply."""
    supply = [*position.supply]
    supply[player] = left = supply[player] - 1
    position.supply = tuple(supply)
    if left < position.builds_left and player == position.active:
        # the rest of the mandatory action lapses with the supply.
        due = position.extras.stored_due
        position.builds_left = min(position.builds_left, left + due)
    if not left:
        _check_end(position, player, events)


def _check_end(position: Position, player: int, events: list[Event]) -> None:
    """R-19, R-228: the end is triggered by an empty supply and temple; once triggered it stays."""
    if position.ending or position.supply[player] or position.extras.stored[player]:
        return
    if not position.extras.silos:
        position.ending = True
        events.append(EndTriggered(player))


def _note_new(position: Position, source: str, mask: Mask) -> None:
    """Note what counts as newly built in the own turn (rovers; R-258: not the interrupts)."""
    if source not in (CANOE, SILO):
        extras = position.extras
        position.extras = extras._replace(turn_mask=extras.turn_mask | mask)


def place(position: Position, source: str, piece: Piece, target: Hex, events: list[Event]) -> None:
    """Place another piece from its supply: an own one, or one that nobody owns."""
    player = position.to_move
    mask = flower(target) if piece.flower else 1 << target
    index = position.rules.kind_index[piece.id]
    masks = position.others[index]
    owner = player if piece.owned else 0
    masks = replaced(masks, owner, masks[owner] | mask)
    position.others = replaced(position.others, index, masks)
    if piece.owned or piece.for_turn:
        position.own = replaced(position.own, player, position.own[player] | mask)
        position.halo = replaced(position.halo, player, around(position.own[player]))
    if piece.owned and position.rules.turn_scores:
        _note_new(position, source, mask)
    if piece.for_turn:
        position.extras = position.extras._replace(scouts=position.extras.scouts | mask)
    _refill(position, position.empty_mask & ~mask, piece.blocks_neighbours)
    events.append(PiecePlaced(player, piece.id, target, source))


def take_up_scouts(position: Position, source: str, events: list[Event]) -> Mask:
    """Take the pieces of this turn off the board and return where they stood.

    Their player loses no tile yet: that is judged when all is done (R-247, R-248).
    """
    player, scouts = position.active, position.extras.scouts
    own = position.own[player] & ~scouts
    position.own = replaced(position.own, player, own)
    position.halo = replaced(position.halo, player, around(own))
    for index, kind in enumerate(position.rules.kinds):
        if kind.for_turn:
            position.others = replaced(position.others, index, (0,))
            for hex_ in hexes(scouts):
                events.append(Removed(player, player, kind.id, hex_, source))
    position.extras = position.extras._replace(scouts=0)
    _refill(position, position.empty_mask | scouts, blocks=False)
    return scouts


def move(position: Position, source: str, origin: Hex, target: Hex, events: list[Event]) -> None:
    """Move a piece of the player to move; location tiles may be lost."""
    player = position.to_move
    change = BIT[origin] | BIT[target]
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
    position.own, position.halo = tuple(own), tuple(halo)
    _refill(position, position.empty_mask ^ change, blocks)
    events.append(_new(Moved, (player, origin, target, source)))
    tiles.lose(position, player, origin, events)


def take_off(
    position: Position, source: str, target: Hex, events: list[Event], onto_tile: bool = False
) -> None:
    """Take a piece off the board, back to its owner's supply or onto a tile (temple).

    Its owner may lose tiles.
    """
    owner = position.owner_at(target)
    assert owner is not None
    bit = 1 << target
    kind = _index_at(position, owner, target)
    own = position.own[owner] & ~bit
    position.own = replaced(position.own, owner, own)
    position.halo = replaced(position.halo, owner, around(own))
    piece, blocks = SETTLEMENT, False
    if onto_tile:
        temple_store.add(position, owner)
    elif kind is None:
        position.supply = replaced(position.supply, owner, position.supply[owner] + 1)
    else:
        masks = position.others[kind]
        position.others = replaced(
            position.others, kind, replaced(masks, owner, masks[owner] & ~bit)
        )
        piece = position.rules.kinds[kind].id
        blocks = position.rules.kinds[kind].blocks_neighbours
    _refill(position, position.empty_mask | bit, blocks)
    if onto_tile:
        events.append(Stored(owner, target, source))
    else:
        events.append(Removed(position.to_move, owner, piece, target, source))
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
