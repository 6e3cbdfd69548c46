"""Games whose last move is a person's and still to come."""

from __future__ import annotations

from functools import cache

from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.game import Seat, Session
from tests.game.history.support import ANN, BOB, session


@cache
def _length(seats: tuple[Seat, ...]) -> tuple[int, int]:
    """Return seed and number of moves of such a game."""
    for seed in range(1, 30):
        game = session(seed, seats)
        if game.seats[game.log[-1].player].is_human:
            return seed, len(game.log)
    raise AssertionError("no such game")


def before_end(
    seats: tuple[Seat, ...] = (ANN, BOB), *, free_undo: bool = False
) -> tuple[Session, Move]:
    """Return a game before its last move, and that move."""
    seed, moves = _length(seats)
    last = session(seed, seats).log[-1].move
    return session(seed, seats, free_undo=free_undo, moves=moves - 1), last


def at_end(seats: tuple[Seat, ...] = (ANN, BOB)) -> Session:
    """Return that game, over."""
    return session(_length(seats)[0], seats)
