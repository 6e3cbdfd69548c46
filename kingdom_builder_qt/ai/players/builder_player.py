"""A player that takes the most gold it can see in its own turn."""

from __future__ import annotations

from collections.abc import Sequence

from kingdom_builder_qt.ai.chance import random_for, random_for_turn
from kingdom_builder_qt.ai.evaluation.evaluate import Evaluation
from kingdom_builder_qt.ai.search.turn_plan import TurnPlan
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.view import View


class BuilderPlayer:
    """Maximises its gold at the end of the turn; location tiles and freedom break ties."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self._rules = rules
        self._seed = seed

    def decide(self, view: View, moves: Sequence[Move]) -> Move:
        """Return the first move of the best turn found."""
        if len(moves) == 1:
            return moves[0]
        # The sampled cards hardly matter: the plan ends with the turn, and a card to be turned up
        # is valued by its mean.  Only one that replaces a useless card is a guess, as it should be.
        position = Position.sample(view, random_for(self._seed, view), self._rules)
        evaluation = Evaluation(position, view.player)
        return TurnPlan(evaluation, random_for_turn(self._seed, position)).first_move()
