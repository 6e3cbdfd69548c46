"""A player for beginners to beat: it sees few hexes, and forgets its tiles now and then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingdom_builder_qt.ai.chance import random_for, random_for_turn
from kingdom_builder_qt.ai.players.reference_player import GoldNow
from kingdom_builder_qt.ai.search.action_search import DECLINE, ActionSearch, shuffled
from kingdom_builder_qt.core.moves import CHOOSE, END_TURN, MANDATORY, SILO, SKIP, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.view import View

HEXES_SEEN: Final = 3  # of those on which it may build
FORGETS: Final = 0.5  # how often it does not think of its tiles in a turn


class NovicePlayer:
    """Builds where the gold of this moment is best among a few hexes."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self._rules, self._seed = rules, seed

    def decide(self, view: View, moves: Sequence[Move]) -> Move:
        """Return a move that looks sensible."""
        if len(moves) == 1:
            return moves[0]
        random = random_for(self._seed, view)
        position = Position.sample(view, random, self._rules)
        choices = [move for move in moves if move.verb == CHOOSE]
        if choices:
            return random.choice(choices)
        turn_random = random_for_turn(self._seed, position)
        forgets = turn_random.random() < FORGETS
        search = ActionSearch(GoldNow(position, view.player), shuffled(turn_random))
        if position.block is not None and not position.extras.asked:
            return search.finish()[1][0]
        if position.builds_left and not position.extras.asked:
            steps = search.steps(MANDATORY)
            seen = random.sample(steps, min(HEXES_SEEN, len(steps)))
            return max(seen, key=lambda step: step.worth).line[0]
        return _tile(position, search, forgets)


def _tile(position: Position, search: ActionSearch, forgets: bool) -> Move:
    """Return the tile action that earns most, or that none is used."""
    if position.extras.asked:
        nothing = DECLINE
    else:
        nothing = Move(SILO, SKIP) if position.extras.silos else END_TURN
    best = None if forgets else search.best_tile()
    if best is None or best[0] <= search.evaluation.worth():
        return nothing
    return best[1][0]
