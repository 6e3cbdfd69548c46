"""The evaluation with learned weights: the expected lead in final gold."""

from __future__ import annotations

from kingdom_builder_qt.ai.evaluation.evaluate import Worth
from kingdom_builder_qt.ai.evaluation.position_features import (
    FeatureCache,
    Features,
    RivalFeatures,
    dot,
    terrain_chances,
)
from kingdom_builder_qt.ai.evaluation.weights import Model
from kingdom_builder_qt.core.grid import Mask
from kingdom_builder_qt.core.position import Position


class LearnedEvaluation:
    """The learned value of a position for a player during one turn, own or another's (canoe)."""

    def __init__(
        self, position: Position, player: int, model: Model, known: list[FeatureCache] | None = None
    ) -> None:
        """Prepare the features of all players for this turn.

        `known` are the caches by player of earlier evaluations of the same game.
        """
        rules = position.rules
        known = [FeatureCache() for _ in range(rules.players)] if known is None else known
        self.position, self.player = position, player
        chances: list[tuple[float, Mask]] = terrain_chances(position, player)
        self.features = Features(position, player, chances, known[player])
        self._weights = model.own_weights(self.features.names)
        others = [other for other in range(rules.players) if other != player]
        self.rivals = [RivalFeatures(position, other, chances, known[other]) for other in others]
        self._rival_weights = [model.rival_weights(rival.names) for rival in self.rivals]
        self.others = others
        self._rival_parts: list[dict[tuple[object, ...], float]] = [{} for _ in others]
        self._contested = [score for score in rules.scores if score.is_contested]

    def gold(self) -> float:
        """Return the expected lead in final gold."""
        position = self.position
        columns = [score.gold(position) for score in self._contested]
        mine = dot(self.features.vector(columns), self._weights) + self.banked()
        theirs = 0.0
        for number, other in enumerate(self.others):
            theirs += self._rival_part(number, columns) + sum(position.earned[other])
        return mine - theirs / len(self.others)

    def _rival_part(self, number: int, columns: list[list[int]]) -> float:
        """Return the part of an opponent, without gold earned during play."""
        rival, known = self.rivals[number], self._rival_parts[number]
        key = rival.decided_by(columns)
        if key not in known:
            known[key] = dot(rival.vector(columns), self._rival_weights[number])
        return known[key]

    def worth(self) -> Worth:
        """Return the expected lead as a worth."""
        return Worth(self.gold(), 0, 0, 0, 0, 0)

    def vectors(self) -> tuple[list[float], list[list[float]]]:
        """Return the features of the player, and those of the opponents in the order of their
        numbers.
        """
        columns = [score.gold(self.position) for score in self._contested]
        return self.features.vector(columns), [rival.vector(columns) for rival in self.rivals]

    def banked(self) -> int:
        """Return the gold earned during play, including the end of this turn (Rovers)."""
        position, player = self.position, self.player
        banked = sum(position.earned[player])
        scores = position.rules.turn_scores
        if not scores or position.active != player or position.extras.silos:
            return banked
        return banked + sum([s.paid_for_action(position.extras.turn_mask) for s in scores])
