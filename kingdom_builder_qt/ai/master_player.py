"""The strongest player: looks from its best turns ahead to its own next turn, card by card.

With a time it also plays on from the turns that look best, and keeps to the turn that it chose.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import Final

from kingdom_builder_qt.ai.action_search import Line, Played
from kingdom_builder_qt.ai.chance import random_for_turn
from kingdom_builder_qt.ai.features import Known
from kingdom_builder_qt.ai.lookahead import Laters, Lookahead, draws
from kingdom_builder_qt.ai.playouts import Playouts
from kingdom_builder_qt.ai.turn_search import Turn
from kingdom_builder_qt.ai.weights import Model, model_for
from kingdom_builder_qt.core.moves import DRAW, END_TURN, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.view import View, view_of

CANDIDATES: Final = 8
LOOKS: Final = 3000  # single moves of next turns, for the first decision of a turn
# Where time is the limit:
RIVALS: Final = 5  # turns that are played on from
BEFORE_DRAWS: Final = 0.6  # of what is left: the card that a tile draws needs thought later
SURPRISE: Final = 0.1  # of the time: at least so much for what comes instead of a finished plan


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

        `seconds`: time for all decisions of one turn, most of it for the first, whose plan the
        others follow; without it the number of moves that are looked at is limited, and the answer
        depends on seed and view only.  `is_hurried` is asked some hundred times a second whether
        the best turn known so far is to be played now.
        """
        self._rules, self._seed, self._seconds = rules, seed, seconds
        self._is_hurried = is_hurried
        self._known = [Known() for _ in range(rules.players)]
        self._model = model_for(rules) if model is None else model
        self._turn: tuple[int, int] | None = None
        self._left = 0.0  # seconds of this turn
        self._laters: Laters = {}  # what was found out in this turn: only saves time
        # With a time, what is left of a planned turn, and the view in which it goes on.
        self._rest: tuple[View, Line] | None = None

    def decide(self, view: View, moves: Sequence[Move]) -> Move:
        """Return the first move of the best turn found."""
        line = self._planned(view, moves)
        if line is None:
            if len(moves) == 1:
                return moves[0]
            line = self.best_turn(view).line
        if self._seconds is not None:
            self._plan(view, line)
        return line[0] if line else END_TURN

    def best_turn(self, view: View) -> Turn:
        """Return the best way found through the rest of the turn, with the expected final lead."""
        look = self._look(view)
        if self._seconds is None:
            return look.best_turn(CANDIDATES, LOOKS, self._is_hurried)
        return self._best_in_time(view, look, self._seconds)

    def _best_in_time(self, view: View, look: Lookahead, seconds: float) -> Turn:
        """Return the best turn by what comes some turns later, as often as there is time for."""
        started = monotonic()
        given = max(self._left, SURPRISE * seconds)

        def spent() -> float:
            return 1.0 if self._is_hurried() else (monotonic() - started) / given

        turns = look.best_turns(CANDIDATES, spent)[:RIVALS]
        part = BEFORE_DRAWS if any(map(draws, turns)) else 1.0
        playouts = Playouts(self._rules, view, self._model, self._seed, self._known)
        turn = playouts.best_of(turns, lambda: spent() >= part)
        self._left -= monotonic() - started
        return turn

    def value_of(self, view: View, turn: Turn) -> float | None:
        """Return the expected final lead after a turn, looked into as far as any other.

        Its own value where nothing can be looked into: before a draw, or when its player only
        answers in another's turn.  None if somebody is in a hurry.
        """
        return self._look(view).value_of(turn, self._is_hurried)

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

    def _look(self, view: View) -> Lookahead:
        # The same cards for all decisions, so that what one of them finds out is true for the next.
        position = self._sample(view)
        self._begin(position)
        random = random_for_turn(self._seed, position)
        return Lookahead(position, view.player, self._model, random, self._known, self._laters)

    def _sample(self, view: View) -> Position:
        return view.sample(Random(self._seed), self._rules)

    def _begin(self, position: Position) -> None:
        for known in self._known:
            known.forget_much()
        turn = position.round, position.active
        if turn != self._turn:
            self._turn, self._left = turn, self._seconds or 0.0
            self._laters.clear()
