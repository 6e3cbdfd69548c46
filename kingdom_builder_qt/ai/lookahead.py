"""Looks from the end of a turn ahead to the next turn of the same player, card by card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias

from kingdom_builder_qt.ai.action_search import shuffled
from kingdom_builder_qt.ai.chance import next_cards
from kingdom_builder_qt.ai.features import Known
from kingdom_builder_qt.ai.learned import LearnedEvaluation
from kingdom_builder_qt.ai.turn_search import Effort, Turn, TurnSearch
from kingdom_builder_qt.ai.weights import Model
from kingdom_builder_qt.core.moves import DRAW, END_TURN
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.scoring import lead
from kingdom_builder_qt.core.tiles import USED
from kingdom_builder_qt.core.view import View, view_of

NOW: Final = Effort(width=4, lines=3, moves=30, most=3000)
# How carefully next turns are searched: first so, then the turns that look best more carefully.
NEXTS: Final = (
    Effort(width=1, lines=1, moves=8, early=False, most=600),
    Effort(width=2, lines=2, moves=16, early=False, most=1500),
    Effort(width=4, lines=3, moves=30, most=3000),
)
NEXT_ORDER: Final = shuffled(Random(0))  # the same for all next turns
MARGIN: Final = 5.0  # gold: a turn that looks so much worse than the best is not looked into
SHARE: Final = 0.7  # of all budgets for each further decision: less and less is open
FEW: Final = 5  # tiles; with more all budgets shrink in proportion, as there are more decisions
BEHIND: Final = 3.0  # gold: a turn so much worse than the best, after some cards, is dropped


class Later(NamedTuple):
    """The value of a turn after the next one with one card, and the moves that were looked at."""

    value: float
    looks: int


# By the end of a turn, the next card and how carefully the next turn was searched.
Laters: TypeAlias = dict[tuple[View, str, Effort], Later]


class Lookahead:
    """The rest of one turn, judged by what the next turn of its player may bring."""

    def __init__(
        self,
        position: Position,
        player: int,
        model: Model,
        random: Random,
        known: list[Known],
        laters: Laters,
    ) -> None:
        """Keep what a search needs; the sampled position is left as it was.

        `known` by player and `laters` of this turn are added to: they only save time.
        """
        self._position, self._player, self._model = position, player, model
        self._random, self._known, self._laters = random, known, laters
        self._looks = 0
        self._effort, self._most = NEXTS[0], float("inf")
        self._best: list[float] = []  # means over its first cards of the best turn so far

    def best_turn(self, candidates: int, looks: int, is_time_up: Callable[[], bool]) -> Turn:
        """Return the rest of the turn that is best after the next one.

        `candidates`: turns that are looked into; `looks`: at the first decision of a turn;
        `is_time_up` is asked before anything that takes long.
        """
        share = self._share()
        effort = NOW._replace(most=int(NOW.most * share))
        search = TurnSearch(self._evaluation(), shuffled(self._random), effort)
        self._is_time_up = is_time_up
        found = search.best_turns(candidates)
        turns = [turn for turn in found if turn.value > found[0].value - MARGIN]
        if not self._is_own_turn():
            return turns[0]
        if self._position.is_legal(END_TURN) and all(turn.line for turn in turns):
            # Whatever looks good at first sight, to do nothing may be better in the end.
            turns.insert(1, Turn(self._evaluation().gold(), ()))
        if len({turn.line[:1] for turn in turns}) == 1:
            return turns[0]
        most = looks * share
        for effort in NEXTS:
            looked_into = self._look_into(search, turns, effort, most)
            # What was not looked into as carefully comes after what was: it looked worse before.
            turns = sorted(looked_into, key=lambda turn: turn.value, reverse=True) or turns
            if len(turns) == 1 or self._looks > most or is_time_up():
                break
        return turns[0]

    def _look_into(
        self, search: TurnSearch, turns: Sequence[Turn], effort: Effort, most: float
    ) -> list[Turn]:
        """Return the turns that did not fall behind with their values after the next own turn.

        None is begun after `most` moves.  The first look may take twice as many: one turn alone
        tells nothing, and with many tiles it takes most of the budget.
        """
        self._effort, self._best = effort, []
        self._most = 2 * most if effort == NEXTS[0] else most
        found: list[Turn] = []
        for turn in turns:
            if self._looks > most:
                break
            value = self._later_value(search, turn)
            if value is not None:
                found.append(Turn(value, turn.line))
        return found

    def value_of(self, turn: Turn, is_time_up: Callable[[], bool]) -> float | None:
        """Return the value of a turn after the next one, None if time is up."""
        if not self._is_own_turn():
            return turn.value
        self._is_time_up = is_time_up
        return self._later_value(TurnSearch(self._evaluation(), shuffled(self._random), NOW), turn)

    def _share(self) -> float:
        """Return which part of the budgets this decision may use."""
        position = self._position
        tiles = position.tiles[self._player]
        made = position.built + sum(tile.state == USED for tile in tiles)
        return SHARE**made * min(1.0, FEW / max(1, len(tiles)))

    def _is_own_turn(self) -> bool:
        position = self._position
        return not (position.extras.asked or position.extras.silos or position.block is not None)

    def _evaluation(self) -> LearnedEvaluation:
        return LearnedEvaluation(self._position, self._player, self._model, self._known)

    def _later_value(self, search: TurnSearch, turn: Turn) -> float | None:
        """Return the expected value of a turn after the next own turn.

        None if that was not found out: it fell behind the best turn so far, or time is up.
        """
        if turn.line and turn.line[-1].verb == DRAW:
            return turn.value  # what comes after a draw cannot be planned
        with search.played(turn.line):
            cards = next_cards(self._position, self._player)
            if not cards or not self._position.is_legal(END_TURN):
                return turn.value
            return self._mean_over(cards)

    def _mean_over(self, cards: Counter[str]) -> float | None:
        position = self._position
        deck, end = position.deck, view_of(position, self._player)
        total, seen = 0.0, 0
        means: list[float] = []
        for card, copies in sorted(cards.items()):
            if self._is_behind(means):
                return None
            position.deck = (card, *deck)
            later = self._later(end, card)
            position.deck = deck
            if later is None:
                return None
            total, seen = total + copies * later.value, seen + copies
            means.append(total / seen)
        if not self._best or means[-1] > self._best[-1]:
            self._best = means
        return means[-1]

    def _is_behind(self, means: list[float]) -> bool:
        """Return whether a turn with these means over its first cards can be dropped."""
        seen = len(means)
        return seen > 1 and seen <= len(self._best) and means[-1] < self._best[seen - 1] - BEHIND

    def _later(self, end: View, card: str) -> Later | None:
        """Return what comes of the next turn with a card, None if time or budget is used up.

        The budget is asked before what is known already: a player who knows nothing of this turn
        yet must answer in the same way.
        """
        if self._looks > self._most:
            return None
        key = end, card, self._effort
        later = self._laters.get(key)
        if later is None:
            if self._is_time_up():
                return None
            later = self._laters[key] = self._next_turn()
        self._looks += later.looks
        return later

    def _next_turn(self) -> Later:
        """Return the value of the next own turn, as if nobody else moved in between."""
        position, player = self._position, self._player
        before = position.ply
        position.push_unchecked(END_TURN)
        # When the silos are emptied the game is as good as over.
        while position.to_move != player and not (position.is_over or position.extras.silos):
            # Unchecked, because a turn cannot be passed; nothing but the board is read later.
            position.push_unchecked(END_TURN)
        if position.is_over or position.extras.silos:
            later = Later(lead(position.gold(), player), 0)
        else:
            search = TurnSearch(self._evaluation(), NEXT_ORDER, self._effort)
            later = Later(search.best_turns(1)[0].value, search.looked_at)
        while position.ply > before:
            position.pop()
        return later
