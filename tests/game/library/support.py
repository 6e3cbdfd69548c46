"""Records of games for tests of the library; each is played once."""

from __future__ import annotations

from datetime import datetime
from functools import cache
from random import Random

from kingdom_builder_qt.game import GameOptions, Seat, Session, record_text
from tests.helpers.pinned import pinned

WHEN = datetime(2026, 5, 4, 20, 15, 30)
ANN, BOB, CID = Seat("Ann", 3), Seat("Bob", 1, "builder"), Seat("Cid", 0, "master")


@cache
def record(
    seed: int = 1,
    seats: tuple[Seat, ...] = (ANN, BOB),
    *,
    free_undo: bool = False,
    moves: int = 10_000,
    expansions: tuple[str, ...] = ("base",),
) -> str:
    """Return the record of a game of random moves, to its end if there are enough of them."""
    return record_text(
        session(seed, seats, free_undo=free_undo, moves=moves, expansions=expansions)
    )


def session(
    seed: int = 1,
    seats: tuple[Seat, ...] = (ANN, BOB),
    *,
    free_undo: bool = False,
    moves: int = 10_000,
    expansions: tuple[str, ...] = ("base",),
) -> Session:
    """Return the session of the same game."""
    options = GameOptions(players=len(seats), seed=seed, expansions=expansions)
    game = Session(pinned(), options, seats, free_undo=free_undo)
    rng = Random(seed)
    while not game.position.is_over and len(game.log) < moves:
        game.play(game.position.random_move(rng))
    return game
