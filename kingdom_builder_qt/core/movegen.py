"""Legal moves: which sources are open, where they lead.  Knows verbs, no tile and no card.

The answers are kept on the position until it changes: `_open` (sources that the turn allows)
and `_reach` (for a build source its target mask, for a move source its targets by origin).
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import TYPE_CHECKING

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
from kingdom_builder_qt.core.tiles import USABLE

if TYPE_CHECKING:
    from kingdom_builder_qt.core.position import Position

# Without the keyword handling of the named tuple: a move tile can have a hundred moves.
_new = tuple.__new__


def open_sources(position: Position) -> list[str]:
    """Return the sources that the turn allows now, in a fixed order, whatever their targets."""
    found = position._open
    if found is None:
        if position.is_over:
            found = []
        elif position.builds_left and position.built:
            found = [MANDATORY]
        else:
            found = [MANDATORY] if position.builds_left else []
            for tile in position.tiles[position.active]:
                if tile.state == USABLE:
                    source = tile_source(tile.tile)
                    if source not in found:  # twins are one source
                        found.append(source)
            if not position.builds_left:
                found.append(TURN)
        position._open = found
    return found


def reach(position: Position, source: str) -> Mask | dict[Hex, Mask]:
    """Return targets of an open source: a mask for builds, masks by origin for moves."""
    found = position._reach.get(source)
    if found is None:
        found = position.rules.actions[source].reach(position, position.active)
        position._reach[source] = found
    return found


def sources(position: Position) -> list[str]:
    """Return the sources that have a legal move, in a fixed order."""
    return [s for s in open_sources(position) if s is TURN or reach(position, s)]


def is_open(position: Position, source: str) -> bool:
    """Return whether the turn allows a source now, whatever its targets."""
    return source in open_sources(position)


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
    if source not in open_sources(position):
        return False
    if source == TURN:
        return move == END_TURN
    if target is None or target < 0:
        return False
    found = reach(position, source)
    if isinstance(found, int):
        return verb == BUILD and origin is None and found >> target & 1 == 1
    return verb == MOVE and origin is not None and found.get(origin, 0) >> target & 1 == 1


def legal_moves(
    position: Position,
    wanted: Collection[str] | None = None,
    from_mask: Mask | None = None,
    to_mask: Mask | None = None,
) -> list[Move]:
    """Return the legal moves, restricted to some sources, origins and targets if given."""
    moves: list[Move] = []
    to = -1 if to_mask is None else to_mask
    for source in open_sources(position):
        if wanted is not None and source not in wanted:
            continue
        if source is TURN:
            if from_mask is None and to_mask is None:
                moves.append(END_TURN)
            continue
        found = position._reach.get(source)
        if found is None:
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


def random_move(position: Position, random: Random) -> Move:
    """Return a legal move drawn by source first, then origin, then target; for playouts.

    No list of moves is made.  IndexError if the game is over.
    """
    choices = [*open_sources(position)]
    while True:
        # Drawing again after a source without target is uniform over those that have one, and
        # spares the work for the others.
        source = choices.pop(int(random.random() * len(choices)))
        if source is TURN:
            return END_TURN
        found = reach(position, source)
        if found:
            break
    if isinstance(found, int):
        return _new(Move, (source, BUILD, None, _pick(hexes(found), random)))
    origin = _pick(list(found), random)
    return _new(Move, (source, MOVE, origin, _pick(hexes(found[origin]), random)))


def _pick(choices: list[Hex], random: Random) -> Hex:
    return choices[int(random.random() * len(choices))]
