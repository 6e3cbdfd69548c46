"""Actions compiled for one game: what a source may do, verb by verb, as target masks.

Every target is empty, not blocked and, unless the entry names a terrain, of a terrain the piece
stands on.  Each `Branch` is one verb of a source; how a block of several steps goes on is
decided by its `steps` and `at_least` alone.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.entries import (
    Action,
    Adjacency,
    BuildAction,
    DrawAction,
    MoveAction,
    OneOf,
    Piece,
    RemoveAction,
    Tile,
)
from kingdom_builder_qt.core.filters import CompiledFilter, compile_filter
from kingdom_builder_qt.core.hexgrid import (
    BIT,
    NEIGHBOURS,
    Hex,
    Mask,
    flower,
    hexes,
    leap_table,
    slide_ends,
    touched_once,
)
from kingdom_builder_qt.core.moves import BUILD, MOVE, PLACE, REMOVE, RETURN, WALL

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kingdom_builder_qt.core.position import Position

_leaps = lru_cache(maxsize=None)(leap_table)

SETTLEMENT: Final = "settlement"

# Targets of a verb: a mask, or for moves masks by origin.
Targets: TypeAlias = "Mask | dict[Hex, Mask]"


@dataclass(frozen=True, slots=True, eq=False)
class BuildBranch:
    """Bring a piece from the own supply to the board."""

    verb: str
    piece: Piece
    filter: CompiledFilter
    adjacency: Adjacency
    steps: int = 1
    at_least: int = 1

    def reach(self, position: Position, player: int) -> Mask:
        """Return the legal target hexes, already cut to adjacent ones where that is the rule."""
        piece = self.piece
        if not (
            position.supply[player] if piece.id == SETTLEMENT else position.supply_of(piece, player)
        ):
            return 0
        mask = self.filter.constant & position.free_mask
        for function in self.filter.functions:
            mask &= function(position, player)
        if piece.flower:
            return _flowers(mask, position.halo[player])
        if self.adjacency == "if_possible":
            # Rulebook, building rule 3: adjacent to an own piece if possible.
            return mask if position.armed else mask & position.halo[player] or mask
        return mask & position.halo[player] if self.adjacency == "required" else mask


def _flowers(free: Mask, halo: Mask) -> Mask:
    """Return the middles of flowers of seven free hexes, one of them beside an own piece."""
    middles = 0
    for hex_ in hexes(free):
        petals = flower(hex_)
        if petals & free == petals and petals.bit_count() == 7 and petals & halo:
            middles |= BIT[hex_]
    return middles


@dataclass(frozen=True, slots=True, eq=False)
class MoveBranch:
    """Move one own piece; it is lifted first (RULINGS 2.6)."""

    verb: str
    piece: Piece | None  # None: any that is not fixed
    filter: CompiledFilter
    adjacency: Adjacency
    kind: str
    leaps: tuple[Mask, ...] | None
    stands: Mapping[str, Mask]  # by kind of piece: hexes where it may stand at all
    steps: int = 1
    at_least: int = 1
    same_piece: bool = False  # all steps of a block by one piece

    def reach(self, position: Position, player: int) -> dict[Hex, Mask]:
        """Return the legal target hexes by origin; origins without target are left out."""
        block = position.block
        if block is not None and block.at is not None:
            return self._one_by_one(position, player, BIT[block.at])
        if self.piece is not None and self.piece.id != SETTLEMENT:
            return self._one_by_one(position, player, position.on_board(self.piece, player))
        if position.rules.kinds and self.piece is None:
            others, settlements = position.movable_others(player), position.settlements(player)
        else:
            others, settlements = 0, position.settlements(player)
        if self.filter.reads_pieces:
            return self._one_by_one(position, player, settlements | others)
        found = self._settlements(position, player, settlements)
        if others:
            found.update(self._one_by_one(position, player, others))
        return found

    def _settlements(self, position: Position, player: int, movable: Mask) -> dict[Hex, Mask]:
        """Return the targets of settlements, for a filter that does not look at pieces."""
        wanted = self.filter.mask(position, player)
        free = wanted & position.free_mask
        if self.adjacency != "if_possible" or position.armed:
            return self._within_reach(movable, free)
        halo, once = position.halo[player], touched_once(position.own[player])
        found = {}
        for origin in hexes(movable):
            # A hex beside the lifted piece stays adjacent unless that piece alone touched it,
            # so one `touched_once` serves all origins.
            lifted = halo & ~(NEIGHBOURS[origin] & once)
            # The vacated hex takes part in the test but is no destination.
            vacated = wanted & BIT[origin] & ~position.blocked
            targets = free | vacated
            if self.kind != "anywhere":
                targets = self._cut(origin, targets)
            targets = (targets & lifted or targets) & ~BIT[origin]
            if targets:
                found[origin] = targets
        return found

    def _within_reach(self, movable: Mask, free: Mask) -> dict[Hex, Mask]:
        found = {}
        for origin in hexes(movable):
            targets = self._cut(origin, free)
            if targets:
                found[origin] = targets
        return found

    def _cut(self, origin: Hex, free: Mask) -> Mask:
        """Return those of the free hexes that a move from `origin` reaches."""
        if self.leaps is not None:
            return free & self.leaps[origin]
        if self.kind == "anywhere":
            return free
        if self.kind == "steps":
            return free & NEIGHBOURS[origin]
        return slide_ends(origin, free)

    def _one_by_one(self, position: Position, player: int, movable: Mask) -> dict[Hex, Mask]:
        """Judge each piece by itself, lifted: for filters that look at pieces, and for pieces
        that block or that may not stand everywhere.
        """
        found = {}
        for origin in hexes(movable):
            stands = self.stands[position.kind_at(player, origin)]
            with position.lifted(player, origin):
                free = self.filter.mask(position, player) & position.free_mask & stands
                if self.kind == "slide":
                    free &= ~BIT[origin]
                targets = self._cut(origin, free)
                if self.adjacency == "if_possible" and not position.armed:
                    targets = targets & position.halo[player] or targets
            if targets & ~BIT[origin]:
                found[origin] = targets & ~BIT[origin]
        return found


@dataclass(frozen=True, slots=True, eq=False)
class RemoveBranch:
    """Take a piece off the board: an own one, or one of each opponent."""

    verb: str
    piece: Piece | None
    each_opponent: bool
    adjacency: Adjacency = "ignored"
    steps: int = 1
    at_least: int = 1

    def reach(self, position: Position, player: int) -> Mask:
        """Return the pieces that may be taken now."""
        if not self.each_opponent:
            assert self.piece is not None  # own pieces are only taken back by kind
            return position.on_board(self.piece, player)
        victims = self.victims(position, player)
        return position.removable(victims[0]) if victims else 0

    def victims(self, position: Position, player: int) -> tuple[int, ...]:
        """Return the opponents still to lose a piece, from the left of the player (E25)."""
        if position.block is not None:
            return position.block.victims
        players = position.rules.players
        order = [(player + turn) % players for turn in range(1, players)]
        return tuple(other for other in order if position.removable(other))


Branch: TypeAlias = BuildBranch | MoveBranch | RemoveBranch


@dataclass(frozen=True, slots=True, eq=False)
class Source:
    """All that one source allows: its branches, and whether a card is turned up first."""

    branches: tuple[Branch, ...]
    draws: bool = False

    def branch(self, verb: str) -> Branch:
        """Return the branch of a verb."""
        return next(branch for branch in self.branches if branch.verb == verb)


class Compiler:
    """Compiles the actions of one game."""

    def __init__(self, board: Board, pieces: Mapping[str, Piece]) -> None:
        """Compute once where each kind of piece can stand."""
        self._board = board
        self._pieces = pieces
        self._stands = {
            piece.id: -1 if piece.id == SETTLEMENT else _stands(piece, board)
            for piece in pieces.values()
        }

    def source(self, action: Action, printed: str = "") -> Source:
        """Compile an action of an entry; `printed` is the terrain of a variant."""
        if isinstance(action, OneOf):
            return Source(tuple(self._branch(branch, printed) for branch in action.branches))
        if isinstance(action, DrawAction):
            return Source((self._build(action.then, printed),), draws=True)
        return Source((self._branch(action, printed),))

    def tile(self, tile: Tile) -> Source:
        """Compile the action of a tile; a modifier has no branch."""
        return self.source(tile.action, tile.printed) if tile.action else Source(())

    def _branch(self, action: Action, printed: str) -> Branch:
        if isinstance(action, BuildAction):
            return self._build(action, printed)
        if isinstance(action, MoveAction):
            return self._move(action, printed)
        assert isinstance(action, RemoveAction)
        opponents = action.owner == "each_opponent"
        piece = self._pieces[action.piece] if action.piece else None
        return RemoveBranch(REMOVE if opponents else RETURN, piece, opponents)

    def _build(self, action: BuildAction, printed: str) -> BuildBranch:
        piece = self._pieces[action.piece]
        to = action.to if action.to.terrain else replace(action.to, terrain=piece.stands_on)
        return BuildBranch(
            verb=BUILD if piece.id == SETTLEMENT else PLACE if piece.owned else WALL,
            piece=piece,
            filter=compile_filter(to, self._board, printed),
            adjacency=action.adjacency,
            steps=action.count.max,
            at_least=action.count.min,
        )

    def _move(self, action: MoveAction, printed: str) -> MoveBranch:
        piece = self._pieces[action.piece] if action.piece else None
        stands_on = (piece or self._pieces[SETTLEMENT]).stands_on
        to = action.to if action.to.terrain else replace(action.to, terrain=stands_on)
        reach = action.reach
        return MoveBranch(
            verb=MOVE,
            piece=piece,
            filter=compile_filter(to, self._board, printed),
            adjacency=action.adjacency,
            kind=reach.kind,
            leaps=_leaps(reach.length) if reach.kind == "leap" else None,
            stands=self._stands,
            steps=reach.length if reach.kind == "steps" else 1,
            same_piece=reach.kind == "steps" and not reach.shared,
        )


def _stands(piece: Piece, board: Board) -> Mask:
    mask = 0
    for word in piece.stands_on:
        mask |= board.buildable_mask if word == "buildable" else board.terrain_masks.get(word, 0)
    return mask
