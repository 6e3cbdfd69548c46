"""A player that plays by chance: a source first, then one of its moves."""

from __future__ import annotations

from collections.abc import Sequence

from kingdom_builder_qt.ai.chance import random_for
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.view import View


class RandomPlayer:
    """Plays every kind of action equally often, however many moves it has."""

    def __init__(self, rules: Rules, seed: int) -> None:
        """Keep the seed; the rules do not matter here."""
        self._seed = seed

    def decide(self, view: View, moves: Sequence[Move]) -> Move:
        """Return a random move of a random source."""
        random = random_for(self._seed, view)
        # A dict, because the order of a set of strings differs from process to process.
        source = random.choice(list(dict.fromkeys(move.source for move in moves)))
        return random.choice([move for move in moves if move.source == source])
