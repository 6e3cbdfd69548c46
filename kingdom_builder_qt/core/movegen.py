"""Legal moves: which sources are open, where they lead.  Knows verbs, no tile and no card.

The answers are kept on the position until it changes: `_open` (sources that the turn allows)
and `_reach` (by source and verb: a target mask, or for moves target masks by origin).
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import TYPE_CHECKING, TypeVar

from kingdom_builder_qt.core.actions import BuildBranch, Targets
from kingdom_builder_qt.core.hexgrid import Hex, Mask, hexes
from kingdom_builder_qt.core.moves import (
    DRAW,
    END_TURN,
    MANDATORY,
    SKIP,
    TURN,
    USE,
    Move,
    choose_card,
    target_table,
)
from kingdom_builder_qt.core.tiles import USABLE

if TYPE_CHECKING:
    from kingdom_builder_qt.core.position import Position

T = TypeVar("T")

# Without the keyword handling of the named tuple: a move tile can have a hundred moves.
_new = tuple.__new__

_PLAIN_SHARE = 0.25  # how often a playout takes a move without hex (skip) instead of going on


def open_sources(position: Position) -> list[str]:
    """Return the sources that the turn allows now, in a fixed order, whatever their targets."""
    found = position._open
    if found is None:
        found = position._open = _open_sources(position)
    return found


def _open_sources(position: Position) -> list[str]:
    if position.is_over:
        return []
    due = position.builds_left
    block = position.block
    if block is not None:
        return [block.source, *_waivers(position)] if _takes_waiver(position) else [block.source]
    if due and position.built:
        return [MANDATORY, *_waivers(position)] if position.rules.waivers else [MANDATORY]
    found = [MANDATORY] if due and not position.choosing else []
    source_of = position.rules.source_of
    for tile in position.tiles[position.active]:
        if tile.state == USABLE:
            source = source_of[tile.tile]
            if source not in found:  # twins are one source
                found.append(source)
    if not due or position.choosing:
        found.append(TURN)
    return found


def _takes_waiver(position: Position) -> bool:
    """Tell whether adjacency may be waived inside the open block (E13, E31)."""
    block = position.block
    assert block is not None
    branch = position.rules.branches[block.source, block.verb]
    return isinstance(branch, BuildBranch) and branch.adjacency == "if_possible"


def _waivers(position: Position) -> list[str]:
    rules = position.rules
    usable = [t.tile for t in position.tiles[position.active] if t.state == USABLE]
    return [s for s in dict.fromkeys(rules.source_of[t] for t in usable) if s in rules.waivers]


def reach(position: Position, source: str) -> dict[str, Targets]:
    """Return the targets of an open source by verb; verbs without target are left out."""
    found = position._reach.get(source)
    if found is None:
        found = position._reach[source] = _reach(position, source)
    return found


def _reach(position: Position, source: str) -> dict[str, Targets]:
    rules, player, block = position.rules, position.active, position.block
    if block is None:
        branches = rules.actions[source].branches if source not in rules.drawing else ()
    elif source == block.source:
        branches = (rules.branches[source, block.verb],)
    else:
        branches = ()
    found: dict[str, Targets] = {}
    for branch in branches:
        targets = branch.reach(position, player)
        if targets:
            found[branch.verb] = targets
    return found


def plain_moves(position: Position, source: str) -> list[Move]:
    """Return the moves of an open source that name no hex."""
    rules, block = position.rules, position.block
    if source == TURN:
        return _turn_moves(position) if position.choosing else [END_TURN]
    if block is not None and block.source == source:
        return [Move(source, SKIP)] if block.may_skip else []
    if source in rules.waivers:
        return [] if position.armed else [Move(source, USE)]
    if source in rules.drawing and position.supply[position.active]:
        return [Move(source, DRAW)] if position.deck or position.discards else []
    return []


def _turn_moves(position: Position) -> list[Move]:
    moves = []
    if position.choosing:
        hand = dict.fromkeys(position.hands[position.active])
        moves = [choose_card(card) for card in hand if position.is_useful(card)]
    if not position.builds_left:
        moves.append(END_TURN)
    return moves


def has_plain_moves(position: Position, source: str) -> bool:
    """Tell quickly whether `plain_moves` may hold anything."""
    return source is TURN or position.block is not None or source in position.rules.plain


def sources(position: Position) -> list[str]:
    """Return the sources that have a legal move, in a fixed order."""
    return [
        source
        for source in open_sources(position)
        if (has_plain_moves(position, source) and plain_moves(position, source))
        or (source is not TURN and reach(position, source))
    ]


def is_open(position: Position, source: str) -> bool:
    """Return whether the turn allows a source now, whatever its targets."""
    return source in open_sources(position)


def targets(
    position: Position, source: str, origin: Hex | None = None, verb: str | None = None
) -> Mask:
    """Return the legal targets of a source, of one verb if given.

    With an `origin` the targets of the piece there; without one those of all verbs and origins.
    """
    if source == TURN or not is_open(position, source):
        return 0
    union = 0
    for name, found in reach(position, source).items():
        if verb is not None and name != verb:
            continue
        if isinstance(found, int):
            union |= found if origin is None else 0
        elif origin is not None:
            union |= found.get(origin, 0)
        else:
            for mask in found.values():
                union |= mask
    return union


def origins(position: Position, source: str) -> Mask:
    """Return the hexes from which a source may move a piece."""
    if source == TURN or not is_open(position, source):
        return 0
    union = 0
    for found in reach(position, source).values():
        if not isinstance(found, int):
            for origin in found:
                union |= 1 << origin
    return union


def is_legal(position: Position, move: Move) -> bool:
    """Return whether a move is legal."""
    source, verb, origin, target = move
    allowed = position._open
    if source not in (open_sources(position) if allowed is None else allowed):
        return False
    if target is None or source == TURN:
        return move in plain_moves(position, source)
    if not isinstance(target, int) or target < 0:
        return False
    answer = position._reach.get(source)
    found = (reach(position, source) if answer is None else answer).get(verb, 0)
    if isinstance(found, int):
        return origin is None and found >> target & 1 == 1
    return origin is not None and found.get(origin, 0) >> target & 1 == 1


def legal_moves(
    position: Position,
    wanted: Collection[str] | None = None,
    from_mask: Mask | None = None,
    to_mask: Mask | None = None,
) -> list[Move]:
    """Return the legal moves, restricted to some sources, origins and targets if given.

    With a mask only moves that name such a hex remain.
    """
    moves: list[Move] = []
    to = -1 if to_mask is None else to_mask
    plain_too = position.block is not None
    for source in open_sources(position):
        if wanted is not None and source not in wanted:
            continue
        if source is TURN or plain_too or source in position.rules.plain:
            if from_mask is None and to_mask is None:
                moves += plain_moves(position, source)
            if source is TURN:
                continue
        answer = position._reach.get(source)
        for verb, found in (reach(position, source) if answer is None else answer).items():
            if isinstance(found, int):
                if from_mask is None:
                    table = target_table(source, verb)
                    moves += [table[hex_] for hex_ in hexes(found & to)]  # type: ignore[misc]
                continue
            for origin, mask in found.items():
                if from_mask is None or from_mask >> origin & 1:
                    moves += [_new(Move, (source, verb, origin, h)) for h in hexes(mask & to)]
    return moves


def random_move(position: Position, random: Random) -> Move:
    """Return a legal move drawn by source first, then verb, origin and target; for playouts.

    No list of moves is made.  IndexError if the game is over.
    """
    choices = [*open_sources(position)]
    while True:
        # Drawing again after a source without move is uniform over those that have one, and
        # spares the work for the others.
        source = choices.pop(int(random.random() * len(choices)))
        if source is TURN or position.block is not None or source in position.rules.plain:
            plain = plain_moves(position, source)
            found = {} if source is TURN else reach(position, source)
            if plain and (not found or random.random() < _PLAIN_SHARE):
                return plain[int(random.random() * len(plain))]
        else:
            found = reach(position, source)
        if found:
            break
    verbs = [*found]
    verb = verbs[0] if len(verbs) == 1 else _pick(verbs, random)
    where = found[verb]
    if isinstance(where, int):
        targets_ = hexes(where)
        target = targets_[int(random.random() * len(targets_))]
        return _new(Move, (source, verb, None, target))
    origin = _pick([*where], random)
    return _new(Move, (source, verb, origin, _pick(hexes(where[origin]), random)))


def _pick(choices: list[T], random: Random) -> T:
    return choices[int(random.random() * len(choices))]
