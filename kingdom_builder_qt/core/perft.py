"""Move tree counts, a checksum of the rules and of push and pop."""

from __future__ import annotations

from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.position import Position


def perft(position: Position, depth: int) -> int:
    """Return the number of move sequences of length `depth`; the position is unchanged afterwards.

    Chance is part of the position: the order of the deck and the seed of the next shuffle. The time
    grows with the result.
    """
    if depth == 0:
        return 1
    moves = position.legal_moves()
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        position.push_unchecked(move)
        count += perft(position, depth - 1)
        position.pop()
    return count


def split(position: Position, depth: int) -> dict[Move, int]:
    """Return the perft of every legal move, to locate a difference between two engines."""
    counts = {}
    for move in position.legal_moves():
        position.push_unchecked(move)
        counts[move] = perft(position, depth - 1)
        position.pop()
    return counts
