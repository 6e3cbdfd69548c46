"""A player that plans its whole turn by the learned evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingdom_builder_qt.ai.chance import random_for, random_for_turn
from kingdom_builder_qt.ai.evaluation.features import Known
from kingdom_builder_qt.ai.evaluation.learned import LearnedEvaluation
from kingdom_builder_qt.ai.evaluation.weights import Model, model_for
from kingdom_builder_qt.ai.search.action_search import shuffled
from kingdom_builder_qt.ai.search.turn_search import Effort, TurnSearch
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.view import View

EFFORT: Final = Effort(width=2, lines=2, moves=16)


class StrategistPlayer:
    """Maximises its expected lead at the end of the game."""

    def __init__(self, rules: Rules, seed: int, model: Model | None = None) -> None:
        """Keep what a decision needs; `model` instead of the shipped weights, for training."""
        self._rules, self._seed = rules, seed
        self._known = [Known() for _ in range(rules.players)]
        self._model = model_for(rules) if model is None else model

    def decide(self, view: View, moves: Sequence[Move]) -> Move:
        """Return the first move of the best turn found."""
        if len(moves) == 1:
            return moves[0]
        position = Position.sample(view, random_for(self._seed, view), self._rules)
        for known in self._known:
            known.forget_much()
        evaluation = LearnedEvaluation(position, view.player, self._model, self._known)
        order = shuffled(random_for_turn(self._seed, position))
        return TurnSearch(evaluation, order, EFFORT).first_move()
