"""The strongest player: looks from its best turns ahead to its own next turn, card by card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Final

from kingdom_builder_qt.ai.chance import random_for, random_for_turn
from kingdom_builder_qt.ai.features import Known
from kingdom_builder_qt.ai.learned import LearnedEvaluation
from kingdom_builder_qt.ai.turn_search import Effort, Turn, TurnSearch
from kingdom_builder_qt.ai.weights import Model, model_for
from kingdom_builder_qt.core.moves import DRAW, END_TURN, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.view import View

NOW: Final = Effort(width=4, lines=3, moves=30)
NEXT: Final = Effort(width=1, lines=1, moves=8)
CANDIDATES: Final = 6
MARGIN: Final = 5.0  # gold: a turn that looks so much worse than the best is not looked into
MOST_CANDIDATES: Final = 100  # with a time budget


class MasterPlayer:
    """Maximises its expected lead after its next turn, over all cards that it may draw."""

    def __init__(
        self,
        rules: Rules,
        seed: int,
        seconds: float | None = None,
        model: Model | None = None,
    ) -> None:
        """Keep what a decision needs.

        `seconds`: time for one decision; without it the number of turns that are looked into is
        fixed, and so is the answer.
        """
        self._rules, self._seed, self._seconds = rules, seed, seconds
        self._known = [Known() for _ in range(rules.players)]
        self._model = model_for(rules.players) if model is None else model

    def decide(self, view: View, moves: Sequence[Move]) -> Move:
        """Return the first move of the best turn found."""
        if len(moves) == 1:
            return moves[0]
        until = None if self._seconds is None else monotonic() + self._seconds
        position = view.sample(random_for(self._seed, view), self._rules)
        for known in self._known:
            known.forget_much()
        random = random_for_turn(self._seed, position)
        look = _Lookahead(position, view.player, self._model, random, self._known)
        line = look.best_line(until)
        return line[0] if line else END_TURN


class _Lookahead:
    def __init__(
        self, position: Position, player: int, model: Model, random: Random, known: list[Known]
    ) -> None:
        self._position, self._player, self._model = position, player, model
        self._random, self._known = random, known

    def best_line(self, until: float | None) -> tuple[Move, ...]:
        """Return the rest of the turn that is best after the next one."""
        search = TurnSearch(self._evaluation(), self._random, NOW)
        number = CANDIDATES if until is None else MOST_CANDIDATES
        found = search.best_turns(number)
        turns = [turn for turn in found if turn.value > found[0].value - MARGIN]
        if len({turn.line[:1] for turn in turns}) == 1 or not self._is_own_turn():
            return turns[0].line
        best: tuple[float, Turn] | None = None
        for turn in turns:
            if best is not None and until is not None and monotonic() > until:
                break
            value = self._later_value(search, turn)
            if best is None or value > best[0]:
                best = value, turn
        assert best is not None
        return best[1].line

    def _is_own_turn(self) -> bool:
        position = self._position
        return not (position.extras.asked or position.extras.silos or position.block is not None)

    def _evaluation(self) -> LearnedEvaluation:
        return LearnedEvaluation(self._position, self._player, self._model, self._known)

    def _later_value(self, search: TurnSearch, turn: Turn) -> float:
        """Return the expected value of a turn after the next own turn."""
        if turn.line and turn.line[-1].verb == DRAW:
            return turn.value  # what comes after a draw cannot be planned
        position = self._position
        with search.played(turn.line):
            if not position.is_legal(END_TURN):
                return turn.value
            return self._mean_over_cards()

    def _mean_over_cards(self) -> float:
        position, player = self._position, self._player
        deck = position.deck
        hidden = [*deck, *(c for p, h in enumerate(position.hands) if p != player for c in h)]
        cards = Counter(hidden if deck else position.discards)
        total = 0.0
        for card, copies in sorted(cards.items()):
            position.deck = (card, *deck)
            total += copies * self._value_of_next_turn()
        position.deck = deck
        return total / sum(cards.values())

    def _value_of_next_turn(self) -> float:
        """Return the value of the next own turn, as if nobody else moved in between."""
        position, player = self._position, self._player
        before = position.ply
        position.push_unchecked(END_TURN)
        while position.to_move != player and not position.is_over:
            # Unchecked, because a turn cannot be passed; nothing but the board is read later.
            position.push_unchecked(END_TURN)
        if position.is_over or position.extras.silos:
            value = self._final_lead()
        else:
            search = TurnSearch(self._evaluation(), Random(0), NEXT)
            value = search.best_turns(1)[0].value
        while position.ply > before:
            position.pop()
        return value

    def _final_lead(self) -> float:
        gold = self._position.gold()
        mine = gold.pop(self._player)
        return mine - sum(gold) / len(gold)
