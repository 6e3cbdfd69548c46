"""Several steps of an action in one drag; nothing is played before the button is let go."""

from __future__ import annotations

from kingdom_builder_qt.core.decision import open_block
from kingdom_builder_qt.core.events import TileLost
from kingdom_builder_qt.core.grid import Hex, Mask, set_of
from kingdom_builder_qt.core.moves import MOVE, REMOVE, Move
from kingdom_builder_qt.core.position import Position


class Walk:
    """The steps of one piece so far, each legal after those before it, and where it could go on.

    `moves`: the steps; `lost`: the tiles that they cost.
    """

    def __init__(self, position: Position, source: str, origin: Hex | None) -> None:
        """Begin where the piece stands; the position itself stays as it is."""
        self._source = source
        self._trail = [origin]
        self._positions = [position.copy()]
        self._lost: list[list[TileLost]] = []
        self.moves: list[Move] = []

    @property
    def at(self) -> Hex | None:
        """Return where the last step led to."""
        return self._trail[-1]

    @property
    def lost(self) -> list[TileLost]:
        return [event for step in self._lost for event in step]

    @property
    def steps_left(self) -> int:
        """Return how many more steps the action allows."""
        block = open_block(self._positions[-1])
        return block.left if block is not None and self.targets() else 0

    def passed(self) -> Mask:
        """Return the hexes that the piece left."""
        return set_of(hex_ for hex_ in self._trail[:-1] if hex_ is not None)

    def targets(self) -> Mask:
        """Return where the piece could be led next."""
        return self._next(len(self._trail) - 1)

    def lead(self, hex_: Hex) -> bool:
        """Lead the piece to a hex by the fewest steps, back along its way too; return whether."""
        if hex_ in self._trail:
            self._cut(self._trail.index(hex_))
            return True
        for number in range(len(self._trail)):
            if self._next(number) >> hex_ & 1:
                self._cut(number)
                self._step(hex_)
                return True
        return False

    def _next(self, number: int) -> Mask:
        """Return where the piece can go from a hex of its way."""
        position = self._positions[number]
        block = open_block(position)
        if number and (block is None or block.source != self._source):
            return 0
        return self._reach(position, self._trail[number])

    def _reach(self, position: Position, here: Hex | None) -> Mask:
        """Return where a step can lead to."""
        return position.targets(self._source, here, MOVE)

    def _move(self, hex_: Hex) -> Move:
        """Return the step to a hex."""
        return Move(self._source, MOVE, self.at, hex_)

    def _cut(self, number: int) -> None:
        del self._trail[number + 1 :], self._positions[number + 1 :]
        del self.moves[number:], self._lost[number:]

    def _step(self, hex_: Hex) -> None:
        move, after = self._move(hex_), self._positions[-1].copy()
        events = after.push(move)
        self.moves.append(move)
        self._trail.append(hex_)
        self._positions.append(after)
        self._lost.append([event for event in events if isinstance(event, TileLost)])


class Sweep(Walk):
    """The pieces of others that one drag passes, of each opponent the last; `at`: the last one."""

    def __init__(self, position: Position, source: str) -> None:
        """Begin with none."""
        super().__init__(position, source, None)

    def struck(self) -> Mask:
        """Return the pieces that are chosen so far."""
        return set_of(hex_ for hex_ in self._trail if hex_ is not None)

    def _reach(self, position: Position, here: Hex | None) -> Mask:
        return position.targets(self._source, None, REMOVE)

    def _move(self, hex_: Hex) -> Move:
        return Move(self._source, REMOVE, None, hex_)
