"""The strongest player: compares its best turns by what comes of them some turns later.

It looks ahead to its next turn, card by card, plays on from the turns that look best then, and
keeps to the turn that it chose.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import Final

from kingdom_builder_qt.ai.chance import random_for_turn
from kingdom_builder_qt.ai.evaluation.features import Known
from kingdom_builder_qt.ai.evaluation.weights import Model, model_for
from kingdom_builder_qt.ai.search.action_search import Line, Played
from kingdom_builder_qt.ai.search.budget import Budget, Meter
from kingdom_builder_qt.ai.search.lookahead import Lookahead, draws
from kingdom_builder_qt.ai.search.playouts import Playouts
from kingdom_builder_qt.ai.search.turn_search import Turn
from kingdom_builder_qt.core.moves import DRAW, END_TURN, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.state import USED
from kingdom_builder_qt.core.view import View, view_of

LOOKS: Final = 10_000  # single moves that are looked at for a turn
CANDIDATES: Final = 8
RIVALS: Final = 5  # turns that are played on from
BEFORE_DRAWS: Final = 0.6  # of what is left: the card that a tile draws needs thought later
JUDGED: Final = 12  # deals on which two turns are compared


class MasterPlayer:
    """Maximises its expected lead of some turns later."""

    def __init__(
        self,
        rules: Rules,
        seed: int,
        seconds: float | None = None,
        model: Model | None = None,
        is_hurried: Callable[[], bool] = lambda: False,
        *,
        looks: int | None = None,
    ) -> None:
        """Keep what a decision needs.

        `seconds`: time for all decisions of one turn, most of it for the first, whose plan the
        others follow; without it the number of moves that are looked at is limited to `looks`,
        `LOOKS` if that is not given, and the answers depend on seed and views only.  `is_hurried`
        is asked some hundred times a second whether the best turn known so far is to be played now.
        """
        self._rules, self._seed = rules, seed
        self._is_hurried = is_hurried
        self._known = [Known() for _ in range(rules.players)]
        self._model = model_for(rules) if model is None else model
        self._meter = meter = Meter()
        self._budget = (
            Budget(LOOKS if looks is None else looks, lambda: meter.looks, is_hurried)
            if seconds is None
            else Budget(seconds, monotonic, is_hurried)
        )
        self._turn: tuple[int, int] | None = None  # of the last decision
        self._made = 0  # builds and tiles used then
        # What is left of a planned turn, and the view in which it goes on.
        self._rest: tuple[View, Line] | None = None

    def decide(self, view: View, moves: Sequence[Move]) -> Move:
        """Return the first move of the best turn found."""
        line = self._planned(view, moves)
        if line is None:
            if len(moves) == 1:
                return moves[0]
            line = self.best_turn(view).line
        self._plan(view, line)
        return line[0] if line else END_TURN

    def best_turn(self, view: View) -> Turn:
        """Return the best way found through the rest of the turn, with the expected lead."""
        look = self._look(view)
        with self._budget.decision() as spent:
            turns = look.best_turns(CANDIDATES, spent)[:RIVALS]
            part = BEFORE_DRAWS if any(map(draws, turns)) else 1.0
            return self._playouts(view).best_of(turns, lambda: spent() >= part)

    def look_at(self, view: View, turn: Turn) -> float | None:
        """Return the expected lead after the next turn, as far as the best turns are looked into.

        Its own value where nothing can be looked into: before a draw, or when its player only
        answers in another's turn.  None if somebody is in a hurry.
        """
        return self._look(view).value_of(turn, self._is_hurried)

    def value_of(self, view: View, turn: Turn) -> float:
        """Return the expected lead of some turns later, on the same deals for every turn."""
        value = self._look(view).value_of(turn)
        assert value is not None  # nothing cuts it short
        return self._playouts(view).value_of(Turn(value, turn.line), JUDGED)

    # -- plan ------------------------------------------------------------------------------------

    def _plan(self, view: View, line: Line) -> None:
        """Keep what is left of a turn after its next move, if that can show nothing new."""
        self._rest = None
        if line and line[0].verb != DRAW:
            position = self._sample(view)
            with Played(position, line[:1]):
                self._rest = view_of(position, view.player), line[1:]

    def _planned(self, view: View, moves: Sequence[Move]) -> Line | None:
        """Return the rest of the turn that was planned, None if something else has come of it."""
        if self._rest is None or self._rest[0] != view:
            return None
        line = self._rest[1]
        return line if (line[0] if line else END_TURN) in moves else None

    # -- position --------------------------------------------------------------------------------

    def _playouts(self, view: View) -> Playouts:
        return Playouts(self._rules, view, self._model, self._seed, self._known, self._meter)

    def _look(self, view: View) -> Lookahead:
        position = self._sample(view)
        self._begin(position, view.player)
        random = random_for_turn(self._seed, position)
        return Lookahead(position, view.player, self._model, random, self._known, self._meter)

    def _sample(self, view: View) -> Position:
        return Position.sample(view, Random(self._seed), self._rules)

    def _begin(self, position: Position, player: int) -> None:
        for known in self._known:
            known.forget_much()
        turn, made = (position.round, position.active), _made(position, player)
        # A turn that was undone begins anew.
        if turn != self._turn or made <= self._made:
            self._budget.begin_turn()
        self._turn, self._made = turn, made


def _made(position: Position, player: int) -> int:
    """Return how many builds and tiles of a turn are used up: it only grows."""
    return position.built + sum(tile.state == USED for tile in position.tiles[player])
