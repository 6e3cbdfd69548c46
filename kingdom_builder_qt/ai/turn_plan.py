"""Search over the rest of one turn: its builds looked at together, its tiles around them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Final, TypeAlias

from kingdom_builder_qt.ai.evaluate import Evaluation, Worth
from kingdom_builder_qt.core.hexgrid import hexes
from kingdom_builder_qt.core.moves import END_TURN, MANDATORY, MOVE, TURN, Move
from kingdom_builder_qt.core.position import Position

Line: TypeAlias = tuple[Move, ...]

WIDTH: Final = 4  # beginnings of the mandatory action that are followed up
MANY_MOVES: Final = 120  # a move tile with more is searched from the best origins only


class TurnPlan:
    """The best continuation of a turn on a sampled position, which it leaves as it was."""

    def __init__(self, position: Position, player: int, random: Random) -> None:
        """`random` only orders equally good moves."""
        self._position = position
        self._player = player
        self._random = random
        self._evaluation = Evaluation(position, player)

    def first_move(self) -> Move:
        """Return the move to play now."""
        if not self._position.builds_left:
            return self._best_extra(self._tile_sources(), before=False) or END_TURN
        block = self._block()
        if not self._position.built:
            early = self._better_early(block)
            if early is not None:
                return early
        return block[0]

    # -- the mandatory action --------------------------------------------------------------------

    def _block(self) -> Line:
        """Return the best builds of the mandatory action found by beam search.

        Looking at all builds together finds pairs of which the first alone earns nothing.
        """
        beam: list[tuple[Worth, Line]] = [(self._evaluation.worth(), ())]
        for _ in range(self._position.builds_left):
            found: dict[frozenset[Move], tuple[Worth, Line]] = {}
            for _, line in beam:
                self._extend(line, found)
            if not found:
                break
            # sorted is stable and `found` is in random order: ties fall by chance.
            beam = sorted(found.values(), key=lambda entry: entry[0], reverse=True)[:WIDTH]
        return beam[0][1]

    def _extend(self, line: Line, found: dict[frozenset[Move], tuple[Worth, Line]]) -> None:
        """Add the lines one build longer, one for each set of builds."""
        with self._played(line):
            for move in self._moves(MANDATORY):
                together = frozenset((*line, move))
                if together not in found:
                    found[together] = (self._worth_after(move), (*line, move))

    # -- tiles -----------------------------------------------------------------------------------

    def _better_early(self, block: Line) -> Move | None:
        """Return a tile move that pays more before the mandatory action than after it."""
        best: tuple[tuple[int, ...], Move] | None = None
        for source in self._tile_sources():
            move = self._best_extra([source], before=True)
            if move is None:
                continue
            with self._played((move,)):
                early = self._end_of(self._block())
            with self._played(block):
                late_move = self._best_extra([source], before=False)
                late = self._end_of((late_move,) if late_move else ())
            gain = tuple(a - b for a, b in zip(early[:3], late[:3], strict=True))
            if gain > (best[0] if best else (0, 0, 0)):
                best = (gain, move)
        return best[1] if best else None

    def _best_extra(self, sources: Sequence[str], *, before: bool) -> Move | None:
        """Return the tile move with the best worth; None if no tile is worth using."""
        now = self._evaluation.worth()
        best: tuple[Worth, Move] | None = None
        for source in sources:
            for move in self._moves(source):
                worth = self._worth_after(move)
                useful = worth.gold > now.gold or (
                    not before and worth.gold == now.gold and worth.tiles > now.tiles
                )
                if useful and (best is None or worth > best[0]):
                    best = (worth, move)
        return best[1] if best else None

    def _tile_sources(self) -> list[str]:
        return [s for s in self._position.sources() if s not in (MANDATORY, TURN)]

    # -- moves -----------------------------------------------------------------------------------

    def _moves(self, source: str) -> list[Move]:
        """Return the moves of a source that are worth a look, in random order."""
        moves = self._position.legal_moves((source,))
        if len(moves) > MANY_MOVES and moves[0].verb == MOVE:
            moves = self._from_best_origins(source)
        self._random.shuffle(moves)
        return moves

    def _from_best_origins(self, source: str) -> list[Move]:
        """Return the moves of the pieces that are missed least."""
        position = self._position
        origins = hexes(position.origins(source))
        self._random.shuffle(origins)
        origins.sort(key=self._gold_without, reverse=True)
        moves: list[Move] = []
        for origin in origins:
            moves += position.legal_moves((source,), from_mask=1 << origin)
            if len(moves) > MANY_MOVES:
                break
        return moves

    def _gold_without(self, origin: int) -> int:
        with self._position.lifted(self._player, origin):
            return self._evaluation.gold()

    def _worth_after(self, move: Move) -> Worth:
        self._position.push_unchecked(move)
        worth = self._evaluation.worth()
        self._position.pop()
        return worth

    def _end_of(self, line: Line) -> Worth:
        with self._played(line):
            return self._evaluation.worth()

    @contextmanager
    def _played(self, line: Line) -> Iterator[None]:
        """Play moves for the length of a `with` block."""
        for move in line:
            self._position.push_unchecked(move)
        try:
            yield
        finally:
            for _ in line:
                self._position.pop()
