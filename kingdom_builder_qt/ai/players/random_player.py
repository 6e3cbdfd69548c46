"""A player that plays by chance: a source first, then what it does, then where."""

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
        """Return a random move of a random verb of a random source."""
        random = random_for(self._seed, view)
        # Dicts, because the order of a set of strings differs from process to process.
        source = random.choice(list(dict.fromkeys(move.source for move in moves)))
        moves = [move for move in moves if move.source == source]
        verbs = list(dict.fromkeys(move.verb for move in moves))
        if len(verbs) > 1:
            verb = random.choice(verbs)
            moves = [move for move in moves if move.verb == verb]
        return random.choice(moves)
