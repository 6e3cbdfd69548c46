"""Counting move trees: a number that any change of the rules or of push and pop would alter."""

from __future__ import annotations

from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.position import Position


def perft(position: Position, depth: int) -> int:
    """Return the number of move sequences of a length; the position is left as it was.

    Chance takes part as the position holds it: the next card, the next shuffle.
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
    """Return the count below every legal move: what tells where two engines differ."""
    counts = {}
    for move in position.legal_moves():
        position.push_unchecked(move)
        counts[move] = perft(position, depth - 1)
        position.pop()
    return counts
