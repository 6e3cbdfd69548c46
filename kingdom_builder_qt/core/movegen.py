"""Legal moves: which sources are open, where they lead.  Knows verbs, no tile and no card.

All answers come from one cache per position, `_targets`: for a build source its target mask,
for a move source its targets by origin.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from kingdom_builder_qt.core.actions import CompiledBuild
from kingdom_builder_qt.core.hexgrid import Hex, Mask, hexes
from kingdom_builder_qt.core.moves import (
    BUILD,
    END_TURN,
    MANDATORY,
    MOVE,
    TURN,
    Move,
    build_table,
    tile_source,
)

if TYPE_CHECKING:
    from kingdom_builder_qt.core.position import Position

# Without the keyword handling of the named tuple: a move tile can have a hundred moves.
_new = tuple.__new__


def sources(position: Position) -> list[str]:
    """Return the sources that have a legal move, in a fixed order."""
    if position.is_over:
        return []
    due = position.builds_left
    if due and position.built:
        return [MANDATORY]
    found = [MANDATORY] if due else []
    found += [source for source in _tile_sources(position) if reach(position, source)]
    if not due:
        found.append(TURN)
    return found


def _tile_sources(position: Position) -> list[str]:
    """Return the sources of the usable tiles of the active player, twins once."""
    held = position.tiles[position.active]
    return list(dict.fromkeys([tile_source(t.tile) for t in held if t.state == "usable"]))


def is_open(position: Position, source: str) -> bool:
    """Return whether the turn allows a source now, whatever its targets."""
    if position.is_over:
        return False
    due = position.builds_left
    if source == MANDATORY:
        return due > 0
    if due and position.built:
        return False
    return not due if source == TURN else source in _tile_sources(position)


def reach(position: Position, source: str) -> Mask | dict[Hex, Mask]:
    """Return targets of an open source: a mask for builds, masks by origin for moves."""
    found: Mask | dict[Hex, Mask] | None = position._targets.get(source)
    if found is None:
        action = position.rules.actions[source]
        if isinstance(action, CompiledBuild):
            found = action.targets(position, position.active)
        else:
            found = action.destinations(position, position.active)
        position._targets[source] = found
    return found


def targets(position: Position, source: str, origin: Hex | None = None) -> Mask:
    """Return the legal targets of a source; of all origins together if none is given."""
    if source == TURN or not is_open(position, source):
        return 0
    found = reach(position, source)
    if isinstance(found, int):
        return found if origin is None else 0
    if origin is not None:
        return found.get(origin, 0)
    union = 0
    for mask in found.values():
        union |= mask
    return union


def origins(position: Position, source: str) -> Mask:
    """Return the hexes from which a move source may move a piece."""
    if source == TURN or not is_open(position, source):
        return 0
    found = reach(position, source)
    return 0 if isinstance(found, int) else sum(1 << origin for origin in found)


def is_legal(position: Position, move: Move) -> bool:
    """Return whether a move is legal."""
    source, verb, origin, target = move
    if source == TURN:
        return move == END_TURN and is_open(position, TURN)
    if target is None or target < 0 or not is_open(position, source):
        return False
    found = reach(position, source)
    if isinstance(found, int):
        return verb == BUILD and origin is None and found >> target & 1 == 1
    return verb == MOVE and origin is not None and found.get(origin, 0) >> target & 1 == 1


def legal_moves(
    position: Position,
    wanted: Collection[str] | None,
    from_mask: Mask | None,
    to_mask: Mask | None,
) -> list[Move]:
    """Return the legal moves, restricted to some sources, origins and targets if given."""
    moves: list[Move] = []
    to = -1 if to_mask is None else to_mask
    for source in sources(position):
        if wanted is not None and source not in wanted:
            continue
        if source == TURN:
            if from_mask is None and to_mask is None:
                moves.append(END_TURN)
            continue
        found = reach(position, source)
        if isinstance(found, int):
            if from_mask is None:
                table = build_table(source)
                moves += [table[hex_] for hex_ in hexes(found & to)]  # type: ignore[misc]
            continue
        for origin, mask in found.items():
            if from_mask is None or from_mask >> origin & 1:
                moves += [_new(Move, (source, MOVE, origin, hex_)) for hex_ in hexes(mask & to)]
    return moves
