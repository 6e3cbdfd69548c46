"""The compiler of actions: tile entries to branches, one per verb."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.compile.branches import (
    Branch,
    BuildBranch,
    DueBranch,
    MoveBranch,
    RemoveBranch,
)
from kingdom_builder_qt.core.compile.filters import (
    PLAYED_TERRAIN,
    CompiledFilter,
    Words,
    compile_filter,
)
from kingdom_builder_qt.core.entries import (
    SETTLEMENT,
    Action,
    Adjacency,
    BasicAction,
    BuildAction,
    DrawAction,
    Filter,
    MoveAction,
    OneOf,
    Piece,
    Tile,
)
from kingdom_builder_qt.core.grid import leap_table
from kingdom_builder_qt.core.moves import BUILD, MOVE, PLACE, REMOVE, RETURN, WALL

_leaps = lru_cache(maxsize=None)(leap_table)


class CompiledSource(NamedTuple):
    """The compiled actions of one source: its branches, and whether it turns up a card first."""

    branches: tuple[Branch, ...] = ()
    draws: bool = False


class Compiler:
    """Compiles the actions of one game."""

    def __init__(
        self,
        board: Board,
        pieces: Mapping[str, Piece],
        removed_terrain: str = "",
        settlements_only: bool = False,
    ) -> None:
        """`settlements_only` is the house rule that only their own tiles move other pieces."""
        self._board = board
        self._pieces = pieces
        self._removed = removed_terrain
        self._settlements_only = settlements_only

    def source(self, action: Action, printed: str = "") -> CompiledSource:
        """Compile an action; `printed` is the terrain of the tile's variant."""
        if isinstance(action, OneOf):
            branches = [self._branch(branch, printed) for branch in action.branches]
            return CompiledSource(_by_verb(branches))
        if isinstance(action, DrawAction):
            built = self._build(action.then, printed)
            return CompiledSource((replace(built, from_drawn=True),), draws=True)
        return CompiledSource((self._branch(action, printed),))

    def tile(self, tile: Tile) -> CompiledSource:
        """Compile the action of a tile; the result of a modifier has no branches."""
        return self.source(tile.action, tile.printed) if tile.action else CompiledSource()

    def mandatory(self, adjacency: Adjacency) -> CompiledSource:
        """Compile the mandatory action, on the terrain of the played card (R-04)."""
        return CompiledSource(
            (DueBranch(BUILD, self._pieces[SETTLEMENT], PLAYED_TERRAIN, adjacency),)
        )

    def _branch(self, action: BasicAction, printed: str) -> Branch:
        if isinstance(action, BuildAction):
            return self._build(action, printed)
        if isinstance(action, MoveAction):
            return self._move(action, printed)
        opponents = action.owner == "each_opponent"
        piece = self._pieces[action.piece] if action.piece else None
        return RemoveBranch(REMOVE if opponents else RETURN, piece, opponents)

    def _filter(self, to: Filter, piece: Piece, printed: str) -> CompiledFilter:
        """Compile a filter of targets; its default terrain is the terrain on which the piece
        stands.
        """
        return compile_filter(to, self._board, Words(printed, self._removed), piece.stands_on)

    def _build(self, action: BuildAction, printed: str) -> BuildBranch:
        piece = self._pieces[action.piece]
        mine = piece.owned or piece.for_turn
        return BuildBranch(
            verb=BUILD if piece.id == SETTLEMENT else PLACE if mine else WALL,
            piece=piece,
            filter=self._filter(action.to, piece, printed),
            adjacency=action.adjacency,
            steps=action.count.max,
            at_least=action.count.min,
            replaces_pieces=piece.for_turn,
        )

    def _move(self, action: MoveAction, printed: str) -> MoveBranch:
        piece = self._pieces[action.piece] if action.piece else None
        reach = action.reach
        several = action.count.max > 1
        return MoveBranch(
            verb=MOVE,
            piece=piece,
            origin=compile_filter(action.from_, self._board, Words(printed, self._removed)),
            filter=self._filter(action.to, piece or self._pieces[SETTLEMENT], printed),
            adjacency=action.adjacency,
            kind=reach.kind,
            leaps=_leaps(reach.length) if reach.kind == "leap" else None,
            exists=self._board.hex_mask,
            length=reach.length,
            steps=reach.length if reach.kind == "steps" else action.count.max,
            at_least=action.count.min,
            same_piece=reach.kind == "steps" and not reach.shared,
            once_each=several,
            settlements_only=self._settlements_only,
        )


def _by_verb(branches: list[Branch]) -> tuple[Branch, ...]:
    """Return one branch per verb.

    Two build branches of a settlement are merged, because the target hex implies the branch
    (R-209). Adjacency is judged within each of them, so their targets must be constant masks.
    """
    found: dict[str, Branch] = {}
    for branch in branches:
        other = found.get(branch.verb)
        if other is None:
            found[branch.verb] = branch
            continue
        assert isinstance(other, BuildBranch)
        assert isinstance(branch, BuildBranch)
        parts = (*(other.parts or (other.filter.constant,)), branch.filter.constant)
        union = CompiledFilter.fixed("terrain", other.filter.constant | branch.filter.constant)
        found[branch.verb] = replace(other, filter=union, parts=parts)
    return tuple(found.values())
