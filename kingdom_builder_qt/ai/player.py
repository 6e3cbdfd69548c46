"""The one interface of all AI players, and the random numbers they may use."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol
from zlib import crc32

from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.view import View


class Player(Protocol):
    """A player of one game: made with the rules of the game and a seed."""

    def __init__(self, rules: Rules, seed: int) -> None:
        """Prepare for a game."""

    def decide(self, view: View, moves: Sequence[Move]) -> Move:
        """Return one of `moves`, the legal moves of the player of `view`.

        The answer depends on rules, seed and view only: a situation that comes again after an
        undo or in a new worker process is answered in the same way.
        """


def random_for(seed: int, view: View) -> Random:
    """Return the random numbers of one decision: always the same for the same view."""
    # repr, because hash() of a string differs from process to process.
    return Random(f"{seed}/{crc32(repr(view).encode())}")
