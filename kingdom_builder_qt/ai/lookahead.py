"""Looks from the end of a turn ahead to the next turn of the same player, card by card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias

from kingdom_builder_qt.ai.action_search import Line, shuffled
from kingdom_builder_qt.ai.chance import next_cards
from kingdom_builder_qt.ai.features import Known
from kingdom_builder_qt.ai.learned import LearnedEvaluation
from kingdom_builder_qt.ai.turn_search import Effort, Turn, TurnSearch, is_whole_turn
from kingdom_builder_qt.ai.weights import Model
from kingdom_builder_qt.core.moves import DRAW, END_TURN
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.scoring import lead
from kingdom_builder_qt.core.tiles import USED
from kingdom_builder_qt.core.view import View, view_of

NOW: Final = Effort(width=4, lines=3, moves=30, most=3000)
# With a time, the own turn is searched again and more widely while little of the time has passed.
WIDER: Final = (
    Effort(width=8, lines=4, moves=60, most=10_000),
    Effort(width=16, lines=6, moves=100, most=30_000),
    Effort(width=40, lines=10, moves=200, most=100_000),
)
MORE_OWN: Final = 0.05  # of the time: after that no further search of the own turn begins
MOST_OWN: Final = 0.4  # of the time: then a wider search is brought to its end
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
SAME: Final = 3  # turns on the average that come to the same end
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
        self._is_time_up: Callable[[], bool] = lambda: False
        self._effort, self._most = NEXTS[0], float("inf")
        self._best: list[float] = []  # means over its first cards of the best turn so far

    def best_turn(self, candidates: int, looks: int, is_time_up: Callable[[], bool]) -> Turn:
        """Return the rest of the turn that is best after the next one.

        `candidates`: turns that are looked into; `looks`: at the first decision of a turn;
        `is_time_up` is asked before anything that takes long.
        """
        self._is_time_up = is_time_up
        turns = self._worth_a_look(self._found(candidates, NOW))
        if len({turn.line[:1] for turn in turns}) == 1:
            return turns[0]
        most = looks * self._share()
        for effort in NEXTS:
            looked_into = self._look_into(turns, effort, most)
            # What was not looked into as carefully comes after what was: it looked worse before.
            turns = sorted(looked_into, key=lambda turn: turn.value, reverse=True) or turns
            if len(turns) == 1 or self._looks > most or is_time_up():
                break
        return turns[0]

    def best_turns(self, candidates: int, spent: Callable[[], float]) -> list[Turn]:
        """Return turns of different ends, best first, each looked into once and equally far.

        Those that fell behind are left out, and when time is up those that were not reached.
        `spent`: the part of the time that has passed, 1 and more if it is up.
        """
        self._is_time_up = lambda: spent() >= 1.0
        found = self._found_in_time(SAME * candidates, spent)
        turns = self._with_different_ends(self._worth_a_look(found))
        looked_into = self._look_into(turns[:candidates], NEXTS[0], float("inf"))
        return sorted(looked_into, key=lambda turn: turn.value, reverse=True) or turns[:1]

    def _found_in_time(self, number: int, spent: Callable[[], float]) -> list[Turn]:
        """Return the best turns of wider and wider searches, best first."""
        found = self._found(number, NOW)
        for effort in WIDER:
            if spent() >= MORE_OWN:
                break
            found += self._found(number, effort, lambda: spent() >= MOST_OWN)
        return sorted(dict.fromkeys(found), key=lambda turn: turn.value, reverse=True)[:number]

    def _found(
        self, number: int, effort: Effort, is_time_up: Callable[[], bool] = lambda: False
    ) -> list[Turn]:
        """Return the turns that look best before the next turn, best first.

        The first search is never cut short: who hurries wants a good turn, with its tiles.
        """
        effort = effort._replace(most=int(effort.most * self._share()))
        order = shuffled(self._random)
        self._search = TurnSearch(self._evaluation(), order, effort, is_time_up)
        return self._search.best_turns(number)

    def _worth_a_look(self, found: list[Turn]) -> list[Turn]:
        """Return the turns that are not too far behind, and to end the turn now."""
        if not is_whole_turn(self._position):
            return found[:1]
        turns = [turn for turn in found if turn.value > found[0].value - MARGIN]
        if self._position.is_legal(END_TURN) and all(turn.line for turn in turns):
            # Whatever looks good at first sight, to do nothing may be better in the end.
            turns.insert(1, Turn(self._evaluation().gold(), ()))
        return turns

    def _with_different_ends(self, turns: Sequence[Turn]) -> list[Turn]:
        """Return the first turn to each end."""
        by_end: dict[View | Line, Turn] = {}
        for turn in turns:
            with self._search.played(turn.line):
                # What a draw shows is known here, but not to the player.
                end = turn.line if draws(turn) else view_of(self._position, self._player)
            by_end.setdefault(end, turn)
        return list(by_end.values())

    def _look_into(self, turns: Sequence[Turn], effort: Effort, most: float) -> list[Turn]:
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
            value = self._later_value(turn)
            if value is not None:
                found.append(Turn(value, turn.line))
        return found

    def value_of(self, turn: Turn, is_time_up: Callable[[], bool]) -> float | None:
        """Return the value of a turn after the next one, None if time is up."""
        if not is_whole_turn(self._position):
            return turn.value
        self._is_time_up = is_time_up
        self._search = TurnSearch(self._evaluation(), shuffled(self._random), NOW)
        return self._later_value(turn)

    def _share(self) -> float:
        """Return which part of the budgets this decision may use."""
        position = self._position
        tiles = position.tiles[self._player]
        made = position.built + sum(tile.state == USED for tile in tiles)
        return SHARE**made * min(1.0, FEW / max(1, len(tiles)))

    def _evaluation(self) -> LearnedEvaluation:
        return LearnedEvaluation(self._position, self._player, self._model, self._known)

    def _later_value(self, turn: Turn) -> float | None:
        """Return the expected value of a turn after the next own turn.

        None if that was not found out: it fell behind the best turn so far, or time is up.
        """
        if draws(turn):
            return turn.value  # what comes after a draw cannot be planned
        with self._search.played(turn.line):
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


def draws(turn: Turn) -> bool:
    """Return whether a turn goes on after a card that nobody knows yet."""
    return bool(turn.line) and turn.line[-1].verb == DRAW
