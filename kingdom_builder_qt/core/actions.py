"""Actions compiled for one board: where a piece may be built, which piece may be moved where.

Every target is empty and, unless the entry names a terrain, of a terrain the piece stands on.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.entries import Action, BuildAction, MoveAction, Piece
from kingdom_builder_qt.core.filters import CompiledFilter, compile_filter
from kingdom_builder_qt.core.hexgrid import (
    BIT,
    NEIGHBOURS,
    Hex,
    Mask,
    around,
    hexes,
    leap_table,
    touched_once,
)

if TYPE_CHECKING:
    from kingdom_builder_qt.core.position import Position

_leaps = lru_cache(maxsize=None)(leap_table)


class CompiledBuild:
    """Build one piece from the own supply."""

    __slots__ = ("action", "filter")

    def __init__(self, action: BuildAction, filter_: CompiledFilter) -> None:
        """Keep the entry for explanations and its compiled filter for speed."""
        self.action = action
        self.filter = filter_

    def reach(self, position: Position, player: int) -> Mask:
        """Return the legal target hexes, already cut to adjacent ones if any is adjacent."""
        if not position.supply[player]:
            return 0
        mask = self.filter.constant & position.free_mask
        for function in self.filter.functions:
            mask &= function(position, player)
        if self.action.adjacency == "if_possible":
            # Rulebook, building rule 3: adjacent to an own piece if possible.
            return mask & position.halo[player] or mask
        return mask


class CompiledMove:
    """Move one own piece; it is lifted first (RULINGS 2.6)."""

    __slots__ = ("action", "filter", "leaps")

    def __init__(self, action: MoveAction, filter_: CompiledFilter) -> None:
        """Keep the entry for explanations; look up the leap table once."""
        self.action = action
        self.filter = filter_
        self.leaps = _leaps(action.leap) if action.leap else None

    def reach(self, position: Position, player: int) -> dict[Hex, Mask]:
        """Return the legal target hexes by origin; origins without target are left out."""
        if self.filter.reads_pieces:
            return self._destinations_one_by_one(position, player)
        wanted = self.filter.mask(position, player)
        own = position.own[player]
        if self.action.adjacency != "if_possible":
            return self._within_reach(own, wanted & position.free_mask)
        return self._adjacent_if_possible(position, player, wanted)

    def _within_reach(self, own: Mask, free: Mask) -> dict[Hex, Mask]:
        found = {}
        for origin in hexes(own):
            mask = free & self.leaps[origin] if self.leaps else free
            if mask:
                found[origin] = mask
        return found

    def _adjacent_if_possible(
        self, position: Position, player: int, wanted: Mask
    ) -> dict[Hex, Mask]:
        """Judge adjacency for every origin with that piece lifted.

        A hex beside the lifted piece stays adjacent unless that piece alone touched it, so one
        `touched_once` serves all origins.
        """
        own, halo = position.own[player], position.halo[player]
        once = touched_once(own)
        free = wanted & position.free_mask
        found = {}
        for origin in hexes(own):
            reach = self.leaps[origin] if self.leaps else -1
            halo_lifted = halo & ~(NEIGHBOURS[origin] & once)
            # The vacated hex takes part in the test but is no destination.
            targets = (free | wanted & BIT[origin]) & reach
            targets = (targets & halo_lifted or targets) & ~BIT[origin]
            if targets:
                found[origin] = targets
        return found

    def _destinations_one_by_one(self, position: Position, player: int) -> dict[Hex, Mask]:
        """Evaluate the filter anew for every lifted piece: for filters that look at pieces."""
        found = {}
        for origin in hexes(position.own[player]):
            with position.lifted(player, origin):
                targets = self.filter.mask(position, player) & position.free_mask
                targets &= self.leaps[origin] if self.leaps else -1
                if self.action.adjacency == "if_possible":
                    targets = targets & around(position.own[player]) or targets
            if targets & ~BIT[origin]:
                found[origin] = targets & ~BIT[origin]
        return found


CompiledAction: TypeAlias = CompiledBuild | CompiledMove


def compile_action(action: Action, piece: Piece, board: Board) -> CompiledAction:
    """Compile an action of an entry for a board."""
    to = action.to if action.to.terrain else replace(action.to, terrain=piece.stands_on)
    compiled = compile_filter(to, board)
    if isinstance(action, BuildAction):
        return CompiledBuild(action, compiled)
    return CompiledMove(action, compiled)
