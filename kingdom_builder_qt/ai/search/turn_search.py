"""Beam search over a whole turn: its builds, and tiles before and after them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from kingdom_builder_qt.ai.evaluation.evaluate import Evaluator
from kingdom_builder_qt.ai.search.action_search import (
    DECLINE,
    ActionSearch,
    Allowed,
    Line,
    Order,
    Step,
)
from kingdom_builder_qt.ai.search.budget import Meter
from kingdom_builder_qt.core.moves import CHOOSE, DRAW, END_TURN, MANDATORY, SILO, SKIP, TURN, Move
from kingdom_builder_qt.core.position import Position


class Effort(NamedTuple):
    """How carefully a turn is searched.

    `width`: beginnings that are followed up, of those with equally many builds to come; `lines`:
    ways to use one tile; `moves` of a move tile: with more, only the pieces that are missed least;
    `early`: whether tiles are also tried before the mandatory action; `most`: single moves, over
    both sides of a card, after which a turn is only brought to its end, best build by best build,
    without further tiles.
    """

    width: int
    lines: int
    moves: int
    early: bool = True
    most: int = 8000


class Turn(NamedTuple):
    """A way through the rest of a turn without its end, and its value to who plays it."""

    value: float
    line: Line


def is_whole_turn(position: Position) -> bool:
    """Return whether more is due than an answer (canoe, silo) or the rest of an action."""
    return not (position.extras.asked or position.extras.silos or position.block is not None)


class TurnSearch:
    """The best ways through the rest of a turn; the sampled position is left as it was."""

    def __init__(
        self,
        evaluation: Evaluator,
        order: Order,
        effort: Effort,
        is_time_up: Callable[[], bool] = lambda: False,
        meter: Meter | None = None,
        allowed: Allowed | None = None,
    ) -> None:
        """`order`: of equally good moves, see `shuffled`; time may end the search like `most`.

        `meter` counts the moves that are looked at; `allowed`: see `ActionSearch`.
        """
        self._position: Position = evaluation.position
        self._evaluation = evaluation
        self._search = ActionSearch(evaluation, order, effort.moves, meter, allowed)
        self._effort, self._is_time_up = effort, is_time_up
        self._meter = self._search.meter
        self._end = 0  # of the search: what the meter shows then
        self.played = self._search.played

    def best_turns(self, number: int) -> list[Turn]:
        """Return the best turns, best first: at least one; an empty line is to end the turn now."""
        position = self._position
        if not is_whole_turn(position):
            return [self._reaction()]
        if position.choosing:
            choices = self._choices()
            most = self._effort.most // len(choices)
            found = [turn for line in choices for turn in self._turns(line, most)]
        else:
            found = self._turns((), self._effort.most)
        return sorted(found, key=lambda turn: turn.value, reverse=True)[:number]

    def first_move(self) -> Move:
        """Return the move to play now."""
        line = self.best_turns(1)[0].line
        return line[0] if line else END_TURN

    def _reaction(self) -> Turn:
        """Return the rest of a block, or the use of a canoe or silo or that it is declined."""
        position, search = self._position, self._search
        if position.block is not None and not position.extras.asked:
            worth, line = search.finish()
            return Turn(worth.gold, line)
        decline = DECLINE if position.extras.asked else Move(SILO, SKIP)
        best = Turn(self._evaluation.worth().gold, (decline,))
        for source in self._search.tile_sources():
            for worth, line in search.best_lines(source, 1):
                best = max(best, Turn(worth.gold, line), key=lambda turn: turn.value)
        return best

    def _choices(self) -> list[Line]:
        moves = self._position.legal_moves((TURN,))
        return [(move,) for move in moves if move.verb == CHOOSE]

    # -- beam ------------------------------------------------------------------------------------

    def _turns(self, start: Line, most: int) -> list[Turn]:
        """Return complete turns that begin with some moves."""
        self._end = self._meter.looks + most
        with self._search.played(start):
            beam = [Turn(self._evaluation.worth().gold, start)]
        complete: list[Turn] = []
        while beam:
            found: set[frozenset[Move]] = set()
            by_due: dict[int, list[Turn]] = {}
            for turn in beam:
                for longer, due in self._longer(turn, complete):
                    # Of each set of moves one order is enough.
                    moves = frozenset(longer.line)
                    if moves not in found:
                        found.add(moves)
                        by_due.setdefault(due, []).append(longer)
            beam = []
            for turns in by_due.values():
                turns.sort(key=lambda turn: turn.value, reverse=True)
                beam += turns[: 1 if self._is_spent else self._effort.width]
        return complete

    @property
    def _is_spent(self) -> bool:
        return self._meter.looks > self._end or self._is_time_up()

    def _longer(self, turn: Turn, complete: list[Turn]) -> list[tuple[Turn, int]]:
        """Return the turns that are one action longer, with the builds that are then due.

        Turns that need not go on are added to `complete`.
        """
        position, search = self._position, self._search
        longer: list[tuple[Turn, int]] = []
        with search.played(turn.line):
            due = position.builds_left
            builds = search.steps(MANDATORY) if due else []
            if not builds:
                complete.append(turn)
            for step in builds:
                longer.append((Turn(step.worth.gold, turn.line + step.line), due - 1))
            for source in self._search.tile_sources() if self._may_use_tiles(due, builds) else ():
                if builds and source in position.rules.drawing:
                    continue  # what comes after a draw cannot be planned: it waits
                for worth, line in search.best_lines(source, self._effort.lines):
                    child = Turn(worth.gold, turn.line + line)
                    if line[-1].verb == DRAW:
                        complete.append(child)
                    else:
                        longer.append((child, due))
        return longer

    def _may_use_tiles(self, due: int, builds: list[Step]) -> bool:
        """Return whether tiles are tried: nothing comes between the builds that are due."""
        if self._is_spent:
            return False
        return not due or (not self._position.built and (self._effort.early or not builds))
