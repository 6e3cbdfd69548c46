"""The strongest player: looks from its best turns ahead to its own next turn, card by card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import Final

from kingdom_builder_qt.ai.chance import random_for_turn
from kingdom_builder_qt.ai.features import Known
from kingdom_builder_qt.ai.lookahead import Laters, Lookahead
from kingdom_builder_qt.ai.turn_search import Turn
from kingdom_builder_qt.ai.weights import Model, model_for
from kingdom_builder_qt.core.moves import END_TURN, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.view import View

CANDIDATES: Final = 8
LOOKS: Final = 3000  # single moves of next turns, for the first decision of a turn
ALL: Final = 10**6  # candidates and looks, where time is the limit


class MasterPlayer:
    """Maximises its expected lead after its next turn, over all cards that it may draw."""

    def __init__(
        self,
        rules: Rules,
        seed: int,
        seconds: float | None = None,
        model: Model | None = None,
        is_hurried: Callable[[], bool] = lambda: False,
    ) -> None:
        """Keep what a decision needs.

        `seconds`: time for all decisions of one turn; without it the number of moves that are
        looked at is limited, and the answer depends on seed and view only.  `is_hurried` is asked
        some hundred times a second whether the best turn known so far is to be played now.
        """
        self._rules, self._seed, self._seconds = rules, seed, seconds
        self._is_hurried = is_hurried
        self._known = [Known() for _ in range(rules.players)]
        self._model = model_for(rules) if model is None else model
        self._turn: tuple[int, int] | None = None
        self._left = 0.0  # seconds of this turn
        self._laters: Laters = {}  # what was found out in this turn: only saves time

    def decide(self, view: View, moves: Sequence[Move]) -> Move:
        """Return the first move of the best turn found."""
        if len(moves) == 1:
            return moves[0]
        line = self.best_turn(view).line
        return line[0] if line else END_TURN

    def best_turn(self, view: View) -> Turn:
        """Return the best way found through the rest of the turn, with the expected final lead."""
        started = monotonic()
        look = self._look(view)
        if self._seconds is None:
            turn = look.best_turn(CANDIDATES, LOOKS, self._is_hurried)
        else:
            until = started + self._left
            turn = look.best_turn(ALL, ALL, lambda: monotonic() > until or self._is_hurried())
        self._left -= monotonic() - started
        return turn

    def value_of(self, view: View, turn: Turn) -> float | None:
        """Return the expected final lead after a turn, looked into as far as any other.

        Its own value where nothing can be looked into: before a draw, or when its player only
        answers in another's turn.  None if somebody is in a hurry.
        """
        return self._look(view).value_of(turn, self._is_hurried)

    def _look(self, view: View) -> Lookahead:
        # The same cards for all decisions, so that what one of them finds out is true for the next.
        position = view.sample(Random(self._seed), self._rules)
        self._begin(position)
        random = random_for_turn(self._seed, position)
        return Lookahead(position, view.player, self._model, random, self._known, self._laters)

    def _begin(self, position: Position) -> None:
        for known in self._known:
            known.forget_much()
        turn = position.round, position.active
        if turn != self._turn:
            self._turn, self._left = turn, self._seconds or 0.0
            self._laters.clear()
