"""Several steps of an action in one drag; nothing is played before the button is released."""

from __future__ import annotations

from kingdom_builder_qt.core.decision import open_block
from kingdom_builder_qt.core.grid import Hex, Mask, set_of
from kingdom_builder_qt.core.moves import MOVE, REMOVE, Move
from kingdom_builder_qt.core.position import Position


class DragPath:
    """The steps of one dragged piece, each legal after its predecessors.

    `moves`: the steps. The given position is not changed.
    """

    def __init__(self, position: Position, source: str, origin: Hex | None) -> None:
        self._source = source
        self._way = [origin]
        self._positions = [position.copy()]
        self.moves: list[Move] = []

    @property
    def at(self) -> Hex | None:
        """Return the last hex of the way."""
        return self._way[-1]

    @property
    def steps_left(self) -> int:
        """Return the number of further steps."""
        block = open_block(self._positions[-1])
        return block.left if block is not None and self.targets() else 0

    def passed(self) -> Mask:
        """Return the hexes the piece has left."""
        return set_of(hex_ for hex_ in self._way[:-1] if hex_ is not None)

    def targets(self) -> Mask:
        """Return the targets of the next step."""
        return self._next(len(self._way) - 1)

    def lead(self, hex_: Hex) -> bool:
        """Lead the way to a hex by the fewest steps, also backwards; return whether possible."""
        if hex_ in self._way:
            self._cut(self._way.index(hex_))
            return True
        for number in range(len(self._way)):
            if self._next(number) >> hex_ & 1:
                self._cut(number)
                self._step(hex_)
                return True
        return False

    def _next(self, number: int) -> Mask:
        """Return the targets of a step from the hex at an index of the way."""
        position = self._positions[number]
        block = open_block(position)
        if number and (block is None or block.source != self._source):
            return 0
        return self._reach(position, self._way[number])

    def _reach(self, position: Position, here: Hex | None) -> Mask:
        """Return the targets of a step from `here`."""
        return position.targets(self._source, here, MOVE)

    def _move(self, hex_: Hex) -> Move:
        return Move(self._source, MOVE, self.at, hex_)

    def _cut(self, number: int) -> None:
        del self._way[number + 1 :], self._positions[number + 1 :]
        del self.moves[number:]

    def _step(self, hex_: Hex) -> None:
        move, after = self._move(hex_), self._positions[-1].copy()
        after.push(move)
        self.moves.append(move)
        self._way.append(hex_)
        self._positions.append(after)


class Sweep(DragPath):
    """The opponents' pieces passed by one drag, the last of each opponent; `at`: the last one."""

    def __init__(self, position: Position, source: str) -> None:
        super().__init__(position, source, None)

    def struck(self) -> Mask:
        """Return the chosen pieces."""
        return set_of(hex_ for hex_ in self._way if hex_ is not None)

    def _reach(self, position: Position, here: Hex | None) -> Mask:
        return position.targets(self._source, None, REMOVE)

    def _move(self, hex_: Hex) -> Move:
        return Move(self._source, REMOVE, None, hex_)
