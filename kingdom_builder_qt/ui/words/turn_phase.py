"""What kind of moment a position is: within a turn, somebody asked in it, or the silo phase.

While somebody is asked (canoe) the open block, the outpost and the choice of a card are those of
the player whose turn it is: nobody else has anything to do with them.
"""

from __future__ import annotations

from kingdom_builder_qt.core.block import Block
from kingdom_builder_qt.core.movegen import is_open
from kingdom_builder_qt.core.moves import CANOE, SILO, SKIP, TURN, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.sources import plain_moves


def is_asked(position: Position) -> bool:
    """Return whether a player may act in somebody else's turn now."""
    return bool(position.extras.asked)


def is_silo_phase(position: Position) -> bool:
    """Return whether only the silo actions before scoring are left."""
    return bool(position.extras.silos) and not position.is_over


def in_turn(position: Position) -> bool:
    """Return whether the player to move has a usual turn."""
    return not (is_asked(position) or is_silo_phase(position))


def open_block(position: Position) -> Block | None:
    """Return the action of several steps that the player to move is in."""
    return None if is_asked(position) else position.block


def is_armed(position: Position) -> bool:
    """Return whether adjacency is waived for the player to move."""
    return position.armed and not is_asked(position)


def is_choosing(position: Position) -> bool:
    """Return whether the player to move can choose a card or a side of it now."""
    return position.choosing and in_turn(position) and is_open(position, TURN)


def due_source(position: Position) -> str | None:
    """Return the only source that is open: canoe, silo, or that of the open block."""
    if is_asked(position):
        return CANOE
    if is_silo_phase(position):
        return SILO
    return position.block.source if position.block is not None else None


def skip_move(position: Position) -> Move | None:
    """Return the move that ends what is under way: a block, a silo action, an offered canoe."""
    source = due_source(position)
    if source is None or position.is_over:
        return None
    return next((m for m in plain_moves(position, source) if m.verb == SKIP), None)


def played_terrain(position: Position) -> str | None:
    """Return what the played card is used for, the card itself before a side is chosen."""
    return position.terrain or position.card


def number_tiles(position: Position, source: str) -> int | None:
    """Return how many builds number tiles allow; None for all but the cathedral."""
    if source not in position.rules.cathedrals:
        return None
    return position.extras.numbers[position.to_move]
