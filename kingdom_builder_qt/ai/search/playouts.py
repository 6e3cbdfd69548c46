"""Playouts: turns compared by playing on for some turns.

Look-ahead sees one turn of one player. In playouts all players take quick turns of the same
evaluation, so the gains of opponents and later builds count, too. A single deal of the cards is
weak evidence; more time gives more deals and a more certain choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import fsum, sqrt
from random import Random
from statistics import stdev
from typing import Final

from kingdom_builder_qt.ai.evaluation.learned import LearnedEvaluation
from kingdom_builder_qt.ai.evaluation.position_features import FeatureCache
from kingdom_builder_qt.ai.evaluation.weights import Model
from kingdom_builder_qt.ai.search.action_search import Line, shuffled, with_refusals
from kingdom_builder_qt.ai.search.ahead import Ahead, Task
from kingdom_builder_qt.ai.search.budget import Meter
from kingdom_builder_qt.ai.search.turn_search import Effort, Turn, TurnSearch, is_whole_turn
from kingdom_builder_qt.core.compile.scores import lead
from kingdom_builder_qt.core.moves import DRAW, END_TURN
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.view import View

QUICK: Final = Effort(width=1, lines=1, moves=8, early=False, most=600)
QUICK_ORDER: Final = shuffled(Random(0))
AHEAD: Final = 3  # own turns; up to the end of the game noise exceeds the differences
PRIOR: Final = 6  # deals: weight of a turn's value before the playouts
LEAST: Final = 3  # deals before a turn may be dropped
SURE: Final = 1.75  # standard errors behind the best at which a turn is dropped
MOST: Final = 100  # deals; differences still undecided then hardly matter
QUIET: Final = 1.0  # gold: minimum standard deviation of differences


class Playouts:
    """Playouts from one view, with the same deals for all turns compared."""

    def __init__(
        self,
        rules: Rules,
        view: View,
        model: Model,
        seed: int,
        known: list[FeatureCache],
        meter: Meter,
        ahead: Ahead | None = None,
    ) -> None:
        """Set up the playouts.

        `known` are the caches by player, which are filled; `meter` counts the nodes. `ahead`
        spreads the deals of `best_of` over processes.
        """
        self._rules, self._view, self._model, self._seed = rules, view, model, seed
        self._known, self._meter, self._ahead = known, meter, ahead

    def best_of(self, turns: Sequence[Turn], is_time_up: Callable[[], bool]) -> Turn:
        """Return the turn with the best mean, dropping turns that fall behind, until time is up.

        The value of each turn counts like `PRIOR` deals, and the mean is the value of the result.
        An incomplete deal is left out.
        """
        race = {turn: list[float]() for turn in turns}

        def coming() -> Iterator[Task]:
            """Yield the deals to come, of the turns not yet dropped."""
            for deal in range(MOST):
                yield from (Task(turn.line, deal=deal) for turn in tuple(race) if turn in race)

        if self._ahead is not None:
            self._ahead.follow(coming())
        for deal in range(MOST):
            if len(race) == 1:
                break
            leads = [self._lead(turn.line, deal, is_time_up) for turn in race]
            if is_time_up():
                break
            for found, one in zip(race.values(), leads, strict=True):
                found.append(one)
            race = _contenders(race)
        return max(
            (Turn(_score(turn, leads), turn.line) for turn, leads in race.items()),
            key=lambda turn: turn.value,
        )

    def value_of(self, turn: Turn, deals: int) -> float:
        """Return the value of a turn after `deals` playouts, the same deals for all turns.

        These deals differ from those of `best_of`, by which a chosen turn looks better than it is.
        """
        return _score(turn, self.leads(turn.line, range(MOST, MOST + deals)))

    def leads(self, line: Line, deals: Iterable[int]) -> list[float]:
        """Return the expected leads some turns after a turn, one for each deal number."""
        return [self.lead_after(line, deal, lambda: False) for deal in deals]

    def _lead(self, line: Line, deal: int, is_time_up: Callable[[], bool]) -> float:
        """Return the lead of one deal, perhaps computed ahead."""
        if self._ahead is None:
            return self.lead_after(line, deal, is_time_up)
        found = self._ahead.value(Task(line, deal=deal), is_time_up)
        return 0.0 if found is None else found

    def lead_after(self, line: Line, deal: int, is_time_up: Callable[[], bool]) -> float:
        """Return the expected lead some turns after a turn, for one deal of the unknown cards.

        Meaningless if time is up before the end.
        """
        view = self._view
        position = Position.sample(view, Random(f"{self._seed}/playout/{deal}"), self._rules)
        last = position.round + AHEAD
        self._play(position, line)
        while not position.is_over and not is_time_up():
            turn = self._quick(position)
            is_last = (position.round, position.to_move) == (last, view.player)
            if is_last and is_whole_turn(position):
                return turn.value
            self._play(position, turn.line)
        return lead(position.gold(), view.player)

    def _quick(self, position: Position) -> Turn:
        player = position.to_move
        self._known[player].trim()
        evaluation = LearnedEvaluation(position, player, self._model, self._known)
        return TurnSearch(evaluation, QUICK_ORDER, QUICK, meter=self._meter).best_turns(1)[0]

    @staticmethod
    def _play(position: Position, line: Line) -> None:
        """Play some moves, and end the turn unless more of it must be planned after them."""
        is_turn = is_whole_turn(position)
        for move in with_refusals(position, line):
            position.push_unchecked(move)
        is_whole = is_turn and bool(line) and line[-1].verb != DRAW
        if not line or (is_whole and position.is_legal(END_TURN)):
            position.push(END_TURN)


def _score(turn: Turn, leads: Sequence[float]) -> float:
    return (PRIOR * turn.value + fsum(leads)) / (PRIOR + len(leads))


def _contenders(race: dict[Turn, list[float]]) -> dict[Turn, list[float]]:
    """Return the turns that may still be the best."""
    best = max(race, key=lambda turn: _score(turn, race[turn]))
    return {
        turn: leads
        for turn, leads in race.items()
        if turn == best or not _is_beaten(turn, leads, best, race[best])
    }


def _is_beaten(turn: Turn, leads: Sequence[float], best: Turn, most: Sequence[float]) -> bool:
    """Return whether a turn is too far behind the best one, on the same deals."""
    deals = len(leads)
    if deals < LEAST:
        return False
    differences = [a - b for a, b in zip(most, leads, strict=True)]
    behind = PRIOR * (best.value - turn.value) + fsum(differences)
    return behind > SURE * max(QUIET, stdev(differences)) * sqrt(deals)
