"""The evaluation with learned weights: the expected lead in final gold."""

from __future__ import annotations

from itertools import chain
from typing import Final

from kingdom_builder_qt.ai.evaluation.evaluate import ByPlaces, Worth
from kingdom_builder_qt.ai.evaluation.position_features import (
    FeatureCache,
    Features,
    Part,
    RivalFeatures,
    Spot,
    terrain_chances,
)
from kingdom_builder_qt.ai.evaluation.weights import Model
from kingdom_builder_qt.core.grid import Hex, Mask, union
from kingdom_builder_qt.core.position import Position

LIFTED: Final = -1


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
        self._part = Part(self.features, model.own_weights(self.features.names))
        others = [other for other in range(rules.players) if other != player]
        self.rivals = [RivalFeatures(position, other, chances, known[other]) for other in others]
        self._parts = [Part(rival, model.rival_weights(rival.names)) for rival in self.rivals]
        self.others = others
        self._rival_parts: list[dict[tuple[object, ...], float]] = [{} for _ in others]
        self._contested = [score for score in rules.scores if score.is_contested]

    def gold(self) -> float:
        """Return the expected lead in final gold."""
        columns = self._columns()
        return self._part.by_places()(columns) + self.banked() - self._theirs(columns)

    def _theirs(self, columns: list[list[int]]) -> float:
        """Return the mean part of the opponents, with their gold earned during play."""
        theirs, earned = 0.0, self.position.earned
        for number, other in enumerate(self.others):
            theirs += self._rival_part(number, columns) + sum(earned[other])
        return theirs / len(self.others)

    def _rival_part(self, number: int, columns: list[list[int]]) -> float:
        """Return the part of an opponent, without gold earned during play."""
        rival, known = self.rivals[number], self._rival_parts[number]
        key = rival.decided_by(columns)
        if key not in known:
            known[key] = self._parts[number].by_places()(columns)
        return known[key]

    def worth(self) -> Worth:
        """Return the expected lead as a worth."""
        return Worth(self.gold(), 0, 0, 0, 0, 0)

    def by_places(self) -> ByPlaces:
        position, banked = self.position, self.banked()
        mine, known = self._part.by_places(), dict[tuple[object, ...], float]()
        halos = union([position.halo[other] for other in self.others])
        readers = [rival for rival in self.rivals if rival.reads_others]
        spots: dict[Hex | None, Spot] = {}

        def worth(origin: Hex | None = None, target: Hex | None = None) -> Worth:
            spot = None
            hex_ = origin if target is None else target
            if hex_ is not None:
                # All lifted pieces share one spot.
                kind = LIFTED if target is None else origin
                spot = spots.get(kind)
                if spot is None:
                    spot = spots[kind] = Spot(is_lifted=target is None)
                spot.hex = hex_
            columns = self._columns(spot)
            # The cache key of the parts of the opponents.
            deciding: tuple[object, ...] = (halos & position.free_mask, *chain(*columns))
            for rival in readers:
                deciding += rival.golds_read()
            theirs = known.get(deciding)
            if theirs is None:
                theirs = known[deciding] = self._theirs(columns)
            return Worth(mine(columns, spot) + banked - theirs, 0, 0, 0, 0, 0)

        return worth

    def _columns(self, spot: Spot | None = None) -> list[list[int]]:
        """Return the gold by player of each contested card."""
        if spot is None:
            return [score.gold(self.position) for score in self._contested]
        return [spot.column(score, self.position, self.player) for score in self._contested]

    def vectors(self) -> tuple[list[float], list[list[float]]]:
        """Return the features of the player, and those of the opponents in the order of their
        numbers.
        """
        columns = self._columns()
        return self.features.vector(columns), [rival.vector(columns) for rival in self.rivals]

    def banked(self) -> int:
        """Return the gold earned during play, including the end of this turn (Rovers)."""
        position, player = self.position, self.player
        banked = sum(position.earned[player])
        scores = position.rules.turn_scores
        if not scores or position.active != player or position.extras.silos:
            return banked
        return banked + sum([s.paid_for_action(position.extras.turn_mask) for s in scores])
