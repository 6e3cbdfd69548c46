"""Look-ahead: the best turns of a player, valued by the next turn over all cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from kingdom_builder_qt.ai.chance import next_cards
from kingdom_builder_qt.ai.evaluation.learned import LearnedEvaluation
from kingdom_builder_qt.ai.evaluation.position_features import FeatureCache
from kingdom_builder_qt.ai.evaluation.weights import Model
from kingdom_builder_qt.ai.search.action_search import Line, shuffled
from kingdom_builder_qt.ai.search.ahead import Ahead, Task
from kingdom_builder_qt.ai.search.budget import Meter
from kingdom_builder_qt.ai.search.turn_search import Effort, Turn, TurnSearch, is_whole_turn
from kingdom_builder_qt.core.compile.scores import lead
from kingdom_builder_qt.core.moves import DRAW, END_TURN
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.view import View, view_of

NOW: Final = Effort(width=4, lines=3, moves=30, most=3000)
MORE: Final = Effort(width=8, lines=4, moves=60, most=10_000)
# Then wider searches of the same turn, while little of the budget is spent.
WIDER: Final = (
    Effort(width=16, lines=6, moves=100, most=30_000),
    Effort(width=40, lines=10, moves=200, most=100_000),
)
MORE_OWN: Final = 0.05  # share of the budget after which no wider search begins
MOST_OWN: Final = 0.5  # share of the budget at which a wider search stops
NEXT: Final = Effort(width=1, lines=1, moves=8, early=False, most=600)
NEXT_ORDER: Final = shuffled(Random(0))  # the same for all next turns
MARGIN: Final = 5.0  # gold behind the best beyond which a turn gets no look-ahead
SAME: Final = 3  # average number of turns with the same result
BEHIND: Final = 3.0  # gold behind the best, after some cards, at which a turn is dropped


class Lookahead:
    """The rest of one turn, valued by the next turn of its player."""

    def __init__(
        self,
        position: Position,
        player: int,
        model: Model,
        random: Random,
        known: list[FeatureCache],
        meter: Meter,
        ahead: Ahead | None = None,
    ) -> None:
        """Set up the searches; the sampled position is restored after each call.

        `known` are the caches by player, which are filled; `meter` counts the nodes. `ahead`
        spreads the next turns of `best_turns` over processes.
        """
        self._position, self._player, self._model = position, player, model
        self._random, self._known, self._meter = random, known, meter
        self._ahead = ahead
        # Shared by all searches of the turn, because values relative to other instants differ.
        self._now = self._evaluation()
        self._is_time_up: Callable[[], bool] = lambda: False
        self._best: list[float] = []  # running means over the cards, of the best turn so far

    def best_turns(self, candidates: int, spent: Callable[[], float]) -> list[Turn]:
        """Return turns with different results and equal look-ahead, best first.

        Turns that fell behind are left out, and so are turns not reached in time. `candidates` is
        the number of turns with look-ahead, `spent` returns the share of the budget used, 1 or more
        if none is left.
        """
        self._is_time_up = lambda: spent() >= 1.0
        found = self._found_in_time(SAME * candidates, spent)
        turns = self._with_different_ends(self._worth_a_look(found))
        if self._ahead is not None:
            self._ahead.follow(iter(self._tasks(turns[:candidates])))
        looked_into = self._looked_into(turns[:candidates])
        return sorted(looked_into, key=lambda turn: turn.value, reverse=True) or turns[:1]

    def value_of(self, turn: Turn, is_time_up: Callable[[], bool] = lambda: False) -> float | None:
        """Return the value of a turn after the next one, None if time is up."""
        if not is_whole_turn(self._position):
            return turn.value
        self._is_time_up = is_time_up
        self._search = self._searching(NOW, is_time_up)
        return self._later_value(turn)

    # -- own turn
    # ------------------------------------------------------------------------------------

    def _found_in_time(self, number: int, spent: Callable[[], float]) -> list[Turn]:
        """Return the best turns of several searches, best first.

        The first search is never cut short, so that a hurried player gets a good turn with its
        tiles.
        """

        def is_late() -> bool:
            return spent() >= MOST_OWN

        found = self._found(number, NOW, lambda: False)
        if not is_late():
            found += self._found(number, MORE, is_late)
        found += self._found_on_the_way(number, _best_first(found)[0].line, is_late)
        for effort in WIDER:
            if spent() >= MORE_OWN:
                break
            found += self._found(number, effort, is_late)
        return _best_first(found)[:number]

    def _found_on_the_way(self, number: int, line: Line, is_late: Callable[[], bool]) -> list[Turn]:
        """Return turns with prefixes of a line; later searches see more of the rest."""
        found: list[Turn] = []
        search, position = self._search, self._position
        for done in range(1, len(line)):
            if is_late() or line[done - 1].verb == DRAW:
                break
            with search.played(line[:done]):
                if position.to_move == self._player and is_whole_turn(position):
                    rests = self._found(number, NOW, is_late)
                    found += [Turn(turn.value, line[:done] + turn.line) for turn in rests]
        return found

    def _found(self, number: int, effort: Effort, is_time_up: Callable[[], bool]) -> list[Turn]:
        """Return the best turns without look-ahead, best first."""
        self._search = self._searching(effort, is_time_up)
        return self._search.best_turns(number)

    def _searching(self, effort: Effort, is_time_up: Callable[[], bool]) -> TurnSearch:
        order = shuffled(self._random)
        return TurnSearch(self._now, order, effort, is_time_up, self._meter)

    def _worth_a_look(self, found: list[Turn]) -> list[Turn]:
        """Return the turns that are not too far behind, and the best one cut short."""
        if not is_whole_turn(self._position):
            return found[:1]
        turns = [turn for turn in found if turn.value > found[0].value - MARGIN]
        # The shortest turn may be better in the end, however good the longer one looks.
        return [turns[0], self._as_short_as_may_be(turns[0]), *turns[1:]]

    def _as_short_as_may_be(self, turn: Turn) -> Turn:
        """Return a turn that ends as soon as legal."""
        for number in range(len(turn.line)):
            with self._search.played(turn.line[:number]):
                if self._position.is_legal(END_TURN):
                    return Turn(self._now.gold(), turn.line[:number])
        return turn

    def _with_different_ends(self, turns: Sequence[Turn]) -> list[Turn]:
        """Return the first turn for each result."""
        by_end: dict[View | Line, Turn] = {}
        for turn in turns:
            with self._search.played(turn.line):
                # The card of a draw is known here, but not to the player.
                end = turn.line if draws(turn) else view_of(self._position, self._player)
            by_end.setdefault(end, turn)
        return list(by_end.values())

    def _evaluation(self) -> LearnedEvaluation:
        return LearnedEvaluation(self._position, self._player, self._model, self._known)

    # -- next turn -------------------------------------------------------------------------------

    def _looked_into(self, turns: Sequence[Turn]) -> list[Turn]:
        """Return the turns that did not fall behind, with their values after the next own turn."""
        self._best = []
        found: list[Turn] = []
        for turn in turns:
            if self._is_time_up():
                break
            value = self._later_value(turn)
            if value is not None:
                found.append(Turn(value, turn.line))
        return found

    def _later_value(self, turn: Turn) -> float | None:
        """Return the expected value of a turn after the next own turn.

        None if the turn fell behind the best one so far, or if time is up.
        """
        if draws(turn):
            return turn.value  # moves after a draw cannot be planned
        with self._search.played(turn.line):
            cards = self._cards()
            return self._mean_over(turn.line, cards) if cards else turn.value

    def _cards(self) -> Counter[str]:
        """Return the cards that may be drawn for the next turn, none if there is no look-ahead."""
        position = self._position
        return next_cards(position, self._player) if position.is_legal(END_TURN) else Counter()

    def _mean_over(self, line: Line, cards: Counter[str]) -> float | None:
        """Return the mean over the cards, with the line played."""
        total, seen = 0.0, 0
        means: list[float] = []
        for card, copies in sorted(cards.items()):
            if self._is_behind(means) or self._is_time_up():
                return None
            value = self._value_with(line, card)
            if value is None:
                return None
            total, seen = total + copies * value, seen + copies
            means.append(total / seen)
        if not self._best or means[-1] > self._best[-1]:
            self._best = means
        return means[-1]

    def _value_with(self, line: Line, card: str) -> float | None:
        """Return the value of the next turn with a card, None if time was up before."""
        if self._ahead is not None:
            return self._ahead.value(Task(line, card=card), self._is_time_up)
        with self._position.next_card(card):
            return self._next_turn()

    def _tasks(self, turns: Sequence[Turn]) -> list[Task]:
        """Return the next turns of all turns, in the order in which they are needed."""
        tasks: list[Task] = []
        for turn in turns:
            if not draws(turn):
                with self._search.played(turn.line):
                    tasks += [Task(turn.line, card=card) for card in sorted(self._cards())]
        return tasks

    def _is_behind(self, means: list[float]) -> bool:
        """Return whether a turn with these running means can be dropped."""
        seen = len(means)
        return seen > 1 and seen <= len(self._best) and means[-1] < self._best[seen - 1] - BEHIND

    def _next_turn(self) -> float:
        return next_turn(self._position, self._player, self._model, self._known, self._meter)


def next_turn(
    position: Position, player: int, model: Model, known: list[FeatureCache], meter: Meter
) -> float:
    """Return the value of the next turn of a player, as if the opponents passed.

    The position is restored; `known` and `meter` are those of `Lookahead`.
    """
    before = position.ply
    position.push_unchecked(END_TURN)
    # Once the silo phase begins, the game is practically over.
    while position.to_move != player and not (position.is_over or position.extras.silos):
        # Unchecked, because passing is illegal; only the board is read later.
        position.push_unchecked(END_TURN)
    if position.is_over or position.extras.silos:
        value: float = lead(position.gold(), player)
    else:
        evaluation = LearnedEvaluation(position, player, model, known)
        value = TurnSearch(evaluation, NEXT_ORDER, NEXT, meter=meter).best_turns(1)[0].value
    while position.ply > before:
        position.pop()
    return value


def _best_first(turns: Sequence[Turn]) -> list[Turn]:
    """Return one turn of each set of moves, best first."""
    by_moves = {frozenset(turn.line): turn for turn in reversed(turns)}
    return sorted(by_moves.values(), key=lambda turn: turn.value, reverse=True)


def draws(turn: Turn) -> bool:
    """Return whether a turn continues after a card that is still unknown."""
    return bool(turn.line) and turn.line[-1].verb == DRAW
