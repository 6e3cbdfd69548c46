"""Master's judgement of a played turn, compared with its own turn.

The same evaluation values both, so their difference is the cost of the choice. No rules live here.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from kingdom_builder_qt.ai.advice import Advice, advise
from kingdom_builder_qt.ai.chance import random_for_turn
from kingdom_builder_qt.ai.evaluation.learned import LearnedEvaluation
from kingdom_builder_qt.ai.evaluation.weights import model_for
from kingdom_builder_qt.ai.players import MasterPlayer
from kingdom_builder_qt.ai.search.action_search import ActionSearch, Line, shuffled
from kingdom_builder_qt.ai.search.lookahead import NOW
from kingdom_builder_qt.ai.search.turn_search import Turn, TurnSearch, is_whole_turn
from kingdom_builder_qt.core.moves import DRAW, END_TURN
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.view import View


@dataclass(frozen=True, slots=True)
class Judgement:
    """One decision of a turn: the `line` played, and Master's `advice`.

    `value` and `best` are the expected final leads in gold after the line and after the advice,
    with equal look-ahead. `gold` is the gold of every player by the current scores after the line,
    including gold paid at the end of the turn (compare `advice.gold_then`).
    """

    line: Line
    advice: Advice
    value: float
    best: float
    gold: tuple[int, ...]

    @property
    def loss(self) -> float:
        """Return the expected gold lost by the choice, 0 if Master found nothing better."""
        return max(0.0, self.best - self.value)


def judge(rules: Rules, view: View, line: Line, is_complete: bool, seed: int) -> Judgement:
    """Return the judgement of a line.

    `view` belongs to the player who decides, before the line. `line` are legal moves of this player
    alone, without the end of the turn and up to the first one that reveals information, such as a
    card. `is_complete`: the turn ended after the line; otherwise its best continuation counts.
    Equal arguments give equal judgements, and hidden cards do not matter.
    """
    return _Judge(rules, view, seed).judgement(line, is_complete)


class _Judge:
    def __init__(self, rules: Rules, view: View, seed: int) -> None:
        self._rules, self._view, self._seed = rules, view, seed
        self._position: Position = Position.sample(view, Random(seed), rules)
        self._evaluation = LearnedEvaluation(self._position, view.player, model_for(rules))
        self._search = self._new_search()
        # Otherwise the decision is limited to an open action: the rest of a block, a canoe, a silo.
        self._is_turn = is_whole_turn(self._position)

    def judgement(self, line: Line, is_complete: bool) -> Judgement:
        advice = advise(self._rules, self._view, self._seed)
        value, best = self._plain(line, is_complete), self._of_master(advice.line)
        if is_complete and self._is_turn and not _ends_in_draw(advice.line):
            # Look-ahead increases values, so it is applied to both lines or to neither.
            value, best = self._looked_into(line, value), self._looked_into(advice.line, best)
        return Judgement(line, advice, value, best, self._gold_after(line, is_complete))

    def _new_search(self) -> TurnSearch:
        return TurnSearch(
            self._evaluation, shuffled(random_for_turn(self._seed, self._position)), NOW
        )

    def _looked_into(self, line: Line, plain: float) -> float:
        return MasterPlayer(self._rules, self._seed).value_of(self._view, Turn(plain, line))

    def _plain(self, line: Line, is_complete: bool) -> float:
        """Return the value of a line without look-ahead, with its best rest if incomplete."""
        with self._search.played(line):
            return self._evaluation.gold() if is_complete else self._best_rest()

    def _best_rest(self) -> float:
        """Return the value of the best end of the open block and, in a turn, of the best rest."""
        with self._search.played(self._end_of_block()):
            if not self._is_turn:
                return self._evaluation.gold()
            return self._new_search().best_turns(1)[0].value

    def _end_of_block(self) -> Line:
        in_block = self._position.block is not None and not self._position.extras.asked
        return self._new_search().best_turns(1)[0].line if in_block else ()

    def _of_master(self, line: Line) -> float:
        """Return the value of Master's line without look-ahead, the mean over all cards drawn."""
        if not _ends_in_draw(line):
            return self._plain(line, is_complete=True)
        with self._search.played(line[:-1]):
            order = shuffled(random_for_turn(self._seed, self._position))
            drawn = ActionSearch(self._evaluation, order, NOW.moves).best_line(line[-1].source)
        assert drawn is not None  # the advice draws only where that is legal
        return drawn[0].gold

    def _gold_after(self, line: Line, is_complete: bool) -> tuple[int, ...]:
        """Return the gold by the current scores; some cards pay only at the end of a turn."""
        with self._search.played(line):
            is_ended = is_complete and self._position.is_legal(END_TURN)
            with self._search.played((END_TURN,) if is_ended else ()):
                return tuple(self._position.gold())


def _ends_in_draw(line: Line) -> bool:
    return bool(line) and line[-1].verb == DRAW
