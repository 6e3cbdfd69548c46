"""Search over the rest of one turn: its builds looked at together, its tiles around them."""

from __future__ import annotations

from random import Random
from typing import Final

from kingdom_builder_qt.ai.evaluation.evaluate import Evaluator, Worth, is_useful
from kingdom_builder_qt.ai.search.action_search import DECLINE, ActionSearch, Line, shuffled
from kingdom_builder_qt.core.moves import CHOOSE, END_TURN, MANDATORY, SILO, SKIP, TURN, Move

WIDTH: Final = 4  # beginnings of the mandatory action that are followed up
WIDE: Final = 16  # where a card pays for the complete action: its beginnings earn nothing yet


class TurnPlan:
    """The best continuation of a turn on a sampled position, which it leaves as it was."""

    def __init__(self, evaluation: Evaluator, random: Random) -> None:
        """`random` only orders equally good moves."""
        self._position = position = evaluation.position
        self._search = ActionSearch(evaluation, shuffled(random))
        whole = any(score.score.when == "mandatory_end" for score in position.rules.red)
        self._width = WIDE if whole else WIDTH

    def first_move(self) -> Move:
        """Return the move to play now."""
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
        """Return the best builds of the mandatory action found by beam search.

        Looking at all builds together finds pairs of which the first alone earns nothing.
        """
        beam: list[tuple[Worth, Line]] = [(self._search.evaluation.worth(), ())]
        for _ in range(self._position.builds_left):
            found: dict[frozenset[Move], tuple[Worth, Line]] = {}
            for _, line in beam:
                self._extend(line, found)
            if not found:
                break
            # sorted is stable and `found` is in the order of this turn: ties fall by chance.
            ranked = sorted(found.values(), key=lambda entry: entry[0], reverse=True)
            beam = ranked[: self._width]
        return beam[0][1]

    def _extend(self, line: Line, found: dict[frozenset[Move], tuple[Worth, Line]]) -> None:
        """Add the lines one build longer: of each set of builds the best order."""
        with self._search.played(line):
            for worth, step, _ in self._search.steps(MANDATORY):
                together = frozenset(line + step)
                known = found.get(together)
                if known is None or worth > known[0]:
                    found[together] = (worth, line + step)

    # -- tiles -----------------------------------------------------------------------------------

    def _use_or(self, other: Move) -> Move:
        """Return the first move of the best action that is worth using now, else the other move."""
        extra = self._best_extra(self._search.tile_sources())
        return extra[0] if extra else other

    def _better_early(self, block: Line) -> Move | None:
        """Return the first move of a tile that pays more before the mandatory action than after."""
        best: tuple[tuple[float, ...], Move] | None = None
        for source in self._search.tile_sources():
            line = self._best_extra([source])
            if line is None or source in self._position.rules.drawing:
                continue  # what comes after a draw cannot be planned: it waits
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
        """Return the tile action with the best worth; None if no tile is worth using."""
        now = self._search.evaluation.worth()
        best: tuple[Worth, Line] | None = None
        for source in sources:
            found = self._search.best_line(source)
            if found is None or not is_useful(found[0], now):
                continue
            if best is None or found[0] > best[0]:
                best = found
        return best[1] if best else None
