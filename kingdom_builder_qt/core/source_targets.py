"""What one source can do on the board now, verb by verb: pieces to bring, to lift, to strike."""

from __future__ import annotations

from typing import Final

from kingdom_builder_qt.core.compile.branches import BuildBranch, MoveBranch
from kingdom_builder_qt.core.grid import Hex, Mask
from kingdom_builder_qt.core.moves import BUILD, MOVE, PLACE, REMOVE, RETURN, WALL
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.queries import is_armed, open_block

BRINGING: Final = (BUILD, PLACE, WALL)  # verbs that bring a piece from the supply


class SourceTargets:
    """The hexes that matter for one source in one position; answers are those of the asking."""

    def __init__(self, position: Position, source: str) -> None:
        self._position = position
        self._source = source

    def brings(self) -> str | None:
        """Return the kind of piece that can be brought from the supply now."""
        for verb in BRINGING:
            if self._targets(verb):
                piece = self._position.rules.branches[self._source, verb].piece
                return piece.id if piece is not None else None
        return None

    def places(self) -> Mask:
        """Return where something from the supply may go."""
        return self._targets(BUILD) | self._targets(PLACE) | self._targets(WALL)

    def liftable(self) -> Mask:
        """Return the own pieces that may be moved or taken back."""
        return self._position.origins(self._source) | self.returns()

    def returns(self) -> Mask:
        """Return the own pieces that may go back to the supply."""
        return self._targets(RETURN)

    def victims(self) -> Mask:
        """Return the pieces of others that may be taken off the board."""
        return self._targets(REMOVE)

    def destinations(self, origin: Hex) -> Mask:
        """Return where the piece on `origin` may be moved to."""
        return self._position.targets(self._source, origin, MOVE)

    def current(self) -> Hex | None:
        """Return the piece that is in question without being chosen; None if there is a choice."""
        block = open_block(self._position)
        if block is not None and block.at is not None:
            return block.at
        movable = self._position.origins(self._source)
        alone = movable.bit_count() == 1 and not self.places()
        return movable.bit_length() - 1 if alone and self.liftable() == movable else None

    def all(self) -> Mask:
        """Return every hex on which a click means something at the start."""
        return self.places() | self.liftable() | self.victims()

    def split(self, targets: Mask) -> tuple[Mask, Mask]:
        """Return the targets beside own pieces, and those that waived adjacency adds."""
        position = self._position
        if not is_armed(position):
            return targets, 0
        halo = position.halo[position.to_move]
        return targets & halo, targets & ~halo

    def blocked(self, origin: Hex | None) -> Mask:
        """Return the empty hexes that suit the action but for a piece beside them that blocks.

        `origin`: this piece is in the hand, and a lifted one blocks nothing (R-166).
        """
        player = self._position.to_move
        if origin is None:
            return self._blocked(self._position)
        lifted = self._position.copy()
        with lifted.lifted(player, 1 << origin):
            return self._blocked(lifted)

    def _blocked(self, position: Position) -> Mask:
        mask = 0
        for branch in position.rules.actions[self._source].branches:
            if isinstance(branch, BuildBranch | MoveBranch):
                mask |= branch.filter.mask(position, position.to_move)
        return mask & position.blocked & position.empty_mask

    def _targets(self, verb: str) -> Mask:
        return self._position.targets(self._source, verb=verb)
