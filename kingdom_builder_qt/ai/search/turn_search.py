"""Search of a whole turn: a beam over builds and tiles, or a beam over the builds alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from kingdom_builder_qt.ai.evaluation.evaluate import Evaluator, Worth, is_useful
from kingdom_builder_qt.ai.search.action_search import (
    DECLINE,
    ActionSearch,
    Allowed,
    Line,
    Order,
    Step,
    shuffled,
)
from kingdom_builder_qt.ai.search.budget import Meter
from kingdom_builder_qt.core.moves import CHOOSE, DRAW, END_TURN, MANDATORY, SILO, SKIP, TURN, Move
from kingdom_builder_qt.core.position import Position


class Effort(NamedTuple):
    """The limits of a turn search.

    `width` is the beam width per number of builds still due, `lines` the number of ways to use one
    tile. If a move tile has more than `moves` moves, only the pieces with the smallest loss move.
    `early`: tiles are also tried before the mandatory action. After `most` nodes, over both sides
    of a card, a turn is only completed greedily, without further tiles.
    """

    width: int
    lines: int
    moves: int
    early: bool = True
    most: int = 8000


class Turn(NamedTuple):
    """The rest of a turn, without the move that ends it, and its value for its player."""

    value: float
    line: Line


def is_whole_turn(position: Position) -> bool:
    """Return whether the decision is more than an answer (canoe, silo) or the rest of an action."""
    return not (position.extras.asked or position.extras.silos or position.block is not None)


class TurnSearch:
    """Searches the rest of a turn on a sampled position, and restores the position."""

    def __init__(
        self,
        evaluation: Evaluator,
        order: Order,
        effort: Effort,
        is_time_up: Callable[[], bool] = lambda: False,
        meter: Meter | None = None,
        allowed: Allowed | None = None,
    ) -> None:
        """Set up the search; `is_time_up` ends it like `Effort.most`.

        `order` breaks ties (see `shuffled`), `meter` counts the nodes, `allowed` is that of
        `ActionSearch`.
        """
        self._position: Position = evaluation.position
        self._evaluation = evaluation
        self._search = ActionSearch(evaluation, order, effort.moves, meter, allowed)
        self._effort, self._is_time_up = effort, is_time_up
        self._meter = self._search.meter
        self._end = 0  # node count at which the search ends
        self.played = self._search.played

    def best_turns(self, number: int) -> list[Turn]:
        """Return 1 to `number` turns, best first; an empty line ends the turn now."""
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
        """Return the first move of the best turn."""
        line = self.best_turns(1)[0].line
        return line[0] if line else END_TURN

    def _reaction(self) -> Turn:
        """Return the best rest of a block, or the best answer to a canoe or silo."""
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
        """Return complete turns that begin with `start`."""
        self._end = self._meter.nodes + most
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
        return self._meter.nodes > self._end or self._is_time_up()

    def _longer(self, turn: Turn, complete: list[Turn]) -> list[tuple[Turn, int]]:
        """Return the turns extended by one action, with the builds then due.

        Turns that may end are added to `complete`.
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
                    continue  # moves after a draw cannot be planned, so the draw comes last
                for worth, line in search.best_lines(source, self._effort.lines):
                    child = Turn(worth.gold, turn.line + line)
                    if line[-1].verb == DRAW:
                        complete.append(child)
                    else:
                        longer.append((child, due))
        return longer

    def _may_use_tiles(self, due: int, builds: list[Step]) -> bool:
        """Return whether tiles are tried; other actions cannot interrupt the builds due."""
        if self._is_spent:
            return False
        return not due or (not self._position.built and (self._effort.early or not builds))


# -- the rest of one turn --------------------------------------------------------------------------

WIDTH: Final = 4  # beam width
WIDE: Final = 16  # beam width if a card pays for the complete action, not for its first builds


class TurnPlan:
    """Plans the rest of a turn on a sampled position, and restores the position."""

    def __init__(self, evaluation: Evaluator, random: Random) -> None:
        """Set up the search; `random` is used to break ties only."""
        self._position = position = evaluation.position
        self._search = ActionSearch(evaluation, shuffled(random))
        whole = any(score.score.when == "mandatory_end" for score in position.rules.red)
        self._width = WIDE if whole else WIDTH

    def first_move(self) -> Move:
        """Return the first move of the plan."""
        position = self._position
        if position.extras.asked:
            return self._use_or(DECLINE)
        if position.block is not None:
            return self._search.finish()[1][0]
        if position.extras.silos:
            return self._use_or(Move(SILO, SKIP))
        if position.choosing:
            return self._choice()
        if not position.builds_left:
            return self._use_or(END_TURN)
        block = self._block()
        if not position.built:
            early = self._better_early(block)
            if early is not None:
                return early
        return block[0]

    # -- the mandatory action --------------------------------------------------------------------

    def _choice(self) -> Move:
        """Return the choice of the card with the best mandatory action."""
        moves = [m for m in self._position.legal_moves((TURN,)) if m.verb == CHOOSE]
        return max(moves, key=self._worth_of_choice)

    def _worth_of_choice(self, choice: Move) -> Worth:
        with self._search.played((choice,)):
            return self._search.end_of(self._block())

    def _block(self) -> Line:
        """Return the best builds of the mandatory action, found by beam search.

        Searching all builds together finds pairs of builds whose first one earns nothing.
        """
        beam: list[tuple[Worth, Line]] = [(self._search.evaluation.worth(), ())]
        for _ in range(self._position.builds_left):
            found: dict[frozenset[Move], tuple[Worth, Line]] = {}
            for _, line in beam:
                self._extend(line, found)
            if not found:
                break
            # `sorted` is stable and `found` is in the order of this turn, so ties are broken at
            # random.
            ranked = sorted(found.values(), key=lambda entry: entry[0], reverse=True)
            beam = ranked[: self._width]
        return beam[0][1]

    def _extend(self, line: Line, found: dict[frozenset[Move], tuple[Worth, Line]]) -> None:
        """Add the lines that are one build longer; of each set of builds the best order."""
        with self._search.played(line):
            for worth, step, _ in self._search.steps(MANDATORY):
                together = frozenset(line + step)
                known = found.get(together)
                if known is None or worth > known[0]:
                    found[together] = (worth, line + step)

    # -- tiles -----------------------------------------------------------------------------------

    def _use_or(self, other: Move) -> Move:
        """Return the first move of the best useful action, else `other`."""
        extra = self._best_extra(self._search.tile_sources())
        return extra[0] if extra else other

    def _better_early(self, block: Line) -> Move | None:
        """Return the first move of a tile that pays more before the mandatory action than after."""
        best: tuple[tuple[float, ...], Move] | None = None
        for source in self._search.tile_sources():
            line = self._best_extra([source])
            if line is None or source in self._position.rules.drawing:
                continue  # moves after a draw cannot be planned, so the draw comes last
            early, late = self._end_with_early(line), self._end_with_late(block, source)
            gain = tuple(a - b for a, b in zip(early[:3], late[:3], strict=True))
            if gain > (best[0] if best else (0, 0, 0)):
                best = (gain, line[0])
        return best[1] if best else None

    def _end_with_early(self, line: Line) -> Worth:
        with self._search.played(line):
            return self._search.end_of(self._block())

    def _end_with_late(self, block: Line, source: str) -> Worth:
        with self._search.played(block):
            return self._search.end_of(self._best_extra([source]) or ())

    def _best_extra(self, sources: list[str]) -> Line | None:
        """Return the tile action with the best value, None if no tile is worth using."""
        now = self._search.evaluation.worth()
        best: tuple[Worth, Line] | None = None
        for source in sources:
            found = self._search.best_line(source)
            if found is None or not is_useful(found[0], now):
                continue
            if best is None or found[0] > best[0]:
                best = found
        return best[1] if best else None
