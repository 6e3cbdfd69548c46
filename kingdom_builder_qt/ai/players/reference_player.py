"""The yardstick: the rule of the strongest free implementation known, rebuilt on the full rules.

Its level "hard" looks one settlement ahead at the gold of a game that ended now.
"""

from __future__ import annotations

from collections.abc import Sequence

from kingdom_builder_qt.ai.chance import random_for, random_for_turn
from kingdom_builder_qt.ai.evaluation.evaluate import Worth
from kingdom_builder_qt.ai.search.action_search import DECLINE, ActionSearch, Line, Step, shuffled
from kingdom_builder_qt.core.grid import Hex, Mask, around
from kingdom_builder_qt.core.moves import CHOOSE, END_TURN, MANDATORY, SILO, SKIP, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.view import View

_FORBIDDEN = -1000


class GoldNow:
    """The own gold if the game ended now; the last piece beside a location never leaves it."""

    def __init__(self, position: Position, player: int) -> None:
        self.position, self.player = position, player
        self._kept = position.halo[player] & position.rules.location_mask

    def gold(self) -> int:
        """Return the gold if the game ended now, `_FORBIDDEN` if a location was left."""
        position, player = self.position, self.player
        if self._kept & ~position.halo[player]:
            return _FORBIDDEN
        scores = sum([score.gold_of(position, player) for score in position.rules.scores])
        return scores + sum(position.earned[player])

    def worth(self) -> Worth:
        """Return the gold as a worth."""
        return Worth(self.gold(), 0, 0, 0, 0, 0)


class ReferenceHardPlayer:
    """Builds towards stocked locations first, otherwise where the gold of this moment is best."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self._rules = rules
        self._seed = seed

    def decide(self, view: View, moves: Sequence[Move]) -> Move:
        """Return the move that the rule gives; equally good ones in the order of the turn."""
        if len(moves) == 1:
            return moves[0]
        position = Position.sample(view, random_for(self._seed, view), self._rules)
        return _ReferenceTurn(position, view.player, self._seed).move(moves)


class _ReferenceTurn:
    def __init__(self, position: Position, player: int, seed: int) -> None:
        self._position, self._player = position, player
        evaluation = GoldNow(position, player)
        self._search = ActionSearch(evaluation, shuffled(random_for_turn(seed, position)))

    def move(self, moves: Sequence[Move]) -> Move:
        position = self._position
        if position.extras.asked:
            return self._use_or(DECLINE)
        if position.block is not None:
            return self._search.finish()[1][0]
        if position.extras.silos:
            return self._use_or(Move(SILO, SKIP))
        choices = [move for move in moves if move.verb == CHOOSE]
        if choices:
            return max(choices, key=self._gold_of_choice)
        if not position.builds_left:
            return self._use_or(END_TURN)
        early = None if position.built or self._sites() else self._tile(least_gain=1)
        return early[0] if early else self._build()

    # -- the mandatory action --------------------------------------------------------------------

    def _sites(self) -> Mask:
        """Return the targets beside a location that has tiles and no own neighbour yet."""
        position = self._position
        fresh = position.stocked_sites & ~position.halo[self._player]
        return around(fresh) & position.targets(MANDATORY)

    def _build(self) -> Move:
        now, sites = self._search.evaluation.worth(), self._sites()
        steps = self._search.steps(MANDATORY)
        beside = [step for step in steps if sites >> _target(step) & 1]
        good = [step for step in beside if step.worth >= now]
        return max(good or steps, key=lambda step: step.worth).line[0]

    def _gold_of_choice(self, choice: Move) -> Worth:
        """Return the gold after the builds that the rule makes with a card."""
        line = [choice]
        while True:
            with self._search.played(tuple(line)):
                if not self._position.targets(MANDATORY):
                    return self._search.evaluation.worth()
                line.append(self._build())

    # -- tiles -----------------------------------------------------------------------------------

    def _use_or(self, other: Move) -> Move:
        late = self._tile(least_gain=0)
        return late[0] if late else other

    def _tile(self, least_gain: int) -> Line | None:
        """Return the tile action with the best gold, if it gains at least so much."""
        best = self._search.best_tile()
        if best is None or best[0].gold < self._search.evaluation.gold() + least_gain:
            return None
        return best[1]


def _target(step: Step) -> Hex:
    target = step.line[-1].target
    assert isinstance(target, int)  # builds name a hex
    return target
