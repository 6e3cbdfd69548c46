"""The branches of compiled actions: the targets of one verb of a source, as masks.

Every target is empty, not blocked and, unless the entry names a terrain, of a terrain on which the
piece stands. `steps` and `at_least` alone decide how a block of several steps continues.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from kingdom_builder_qt.core.compile.filters import CompiledFilter
from kingdom_builder_qt.core.entries import SETTLEMENT, Adjacency, Piece, ReachKind
from kingdom_builder_qt.core.grid import (
    BIT,
    NEIGHBOURS,
    Hex,
    Mask,
    around,
    flood,
    hexes,
    ray_ends,
    ring_of,
    slide_ends,
    touched_once,
)
from kingdom_builder_qt.core.state import State

# Branches are compiled once per game, shared, and never changed. They are not frozen, because that
# would double the time of making one.

# Targets of a verb: a mask, or for moves the masks by origin.
Targets: TypeAlias = Mask | dict[Hex, Mask]


@dataclass(slots=True, eq=False)
class BuildBranch:
    """Bring a piece from the player's supply to the board.

    `parts` are the masks within each of which "adjacent if possible" is judged separately (R-209);
    with `from_drawn` they are the terrains of the card turned up. `replaces_pieces`: the first step
    takes all pieces of this kind off the board (scout cabin used again, R-248).
    """

    verb: str
    piece: Piece
    filter: CompiledFilter
    adjacency: Adjacency
    steps: int = 1
    at_least: int = 1
    parts: tuple[Mask, ...] = ()
    from_drawn: bool = False
    replaces_pieces: bool = False

    def targets(self, state: State, player: int) -> Mask:
        """Return the legal target hexes; adjacency is already applied."""
        piece = self.piece
        if self.replaces_pieces and state.block is None:
            with state.lifted(player, state.extras.scouts):
                return self._targets(state, player)
        if piece.id != SETTLEMENT:
            if not state.supply_of(piece, player):
                return 0
        elif not state.supply[player]:
            return 0
        return self._targets(state, player)

    def _targets(self, state: State, player: int) -> Mask:
        mask = self.filter.constant & state.free_mask
        for function in self.filter.functions:
            mask &= function(state, player)
        if self.piece.ring:
            return _middles(mask, state.halo[player])
        if self.adjacency == "if_possible":
            # Rulebook, building rule 3: adjacent to an own piece if possible.
            if state.armed and player == state.active:
                return mask
            if self.parts or self.from_drawn:
                return self._by_part(state, mask, state.halo[player])
            return mask & state.halo[player] or mask
        return mask & state.halo[player] if self.adjacency == "required" else mask

    def _by_part(self, state: State, mask: Mask, halo: Mask) -> Mask:
        union = 0
        for part in state.drawn_masks if self.from_drawn else self.parts:
            union |= mask & part & halo or mask & part
        return union


@dataclass(slots=True, eq=False)
class DueBranch(BuildBranch):
    """Build a settlement of the mandatory action, on the terrain of the played card.

    The supply is not tested: a build is due only if a settlement is left, in the supply or on the
    temple.
    """

    def targets(self, state: State, player: int) -> Mask:
        """Return the legal target hexes; adjacency is already applied."""
        mask = state.card_mask & state.free_mask
        waived = state.armed and player == state.active
        if waived or self.adjacency == "ignored":
            return mask
        return mask & state.halo[player] or mask


def _middles(free: Mask, halo: Mask) -> Mask:
    """Return the centres of rings of seven free hexes that touch an own piece."""
    middles = 0
    for hex_ in hexes(free):
        ring = ring_of(hex_)
        if (ring & free).bit_count() == 7 and ring & halo:
            middles |= BIT[hex_]
    return middles


@dataclass(slots=True, eq=False)
class MoveBranch:
    """Move an own piece. Targets are judged after the piece is lifted (R-20)."""

    verb: str
    piece: Piece | None  # None: any movable piece
    origin: CompiledFilter
    filter: CompiledFilter
    adjacency: Adjacency
    kind: ReachKind
    leaps: tuple[Mask, ...] | None
    exists: Mask  # all hexes of the board
    length: int = 0  # of a leap
    steps: int = 1
    at_least: int = 1
    same_piece: bool = False  # all steps of a block move the same piece
    once_each: bool = False  # all steps of a block move different pieces
    settlements_only: bool = False  # house rule: only their own tiles move other pieces

    def targets(self, state: State, player: int) -> dict[Hex, Mask]:
        """Return the legal target hexes by origin; origins without a target are left out."""
        block = state.block
        if block is not None and block.at is not None:
            return self._one_by_one(state, player, BIT[block.at])
        if self.piece is not None and self.piece.id != SETTLEMENT:
            return self._one_by_one(state, player, state.on_board(self.piece, player))
        others, settlements = 0, state.settlements(player)
        if state.rules.kinds and self.piece is None and not self.settlements_only:
            others = state.movable_others(player)
        if self.origin.terms or (self.once_each and block is not None):
            movable = self.origin.mask(state, player)
            if self.once_each and block is not None:
                movable &= ~block.spent
            settlements, others = settlements & movable, others & movable
        if self.filter.reads_pieces:
            return self._one_by_one(state, player, settlements | others)
        found = self._settlements(state, player, settlements)
        if others:
            found.update(self._one_by_one(state, player, others))
        return found

    def _settlements(self, state: State, player: int, movable: Mask) -> dict[Hex, Mask]:
        """Return the targets of settlements, for a filter that does not read pieces."""
        wanted = self.filter.mask(state, player)
        free = wanted & state.free_mask
        if self.adjacency == "ignored" or (state.armed and self.adjacency == "if_possible"):
            return self._where_free(state, player, movable, free)
        halo, required = state.halo[player], self.adjacency == "required"
        # The vacated hex counts for adjacency but is not a target.
        vacated = wanted & halo & state.own[player] & ~state.blocked
        anywhere = self.kind == "anywhere"
        # A hex adjacent to the lifted piece stays adjacent unless only that piece touched it, so
        # one `touched_once` serves all origins.
        near_free = free & halo
        once = near_free & touched_once(state.own[player])
        found = {}
        for origin in hexes(movable):
            targets = free if anywhere else self._cut(state, player, origin, free)
            near = near_free if anywhere else targets & halo
            lost = NEIGHBOURS[origin] & once
            if lost:
                near &= ~lost
            if near or required or (anywhere and vacated & BIT[origin]):
                targets = near
            if targets:
                found[origin] = targets
        return found

    def _where_free(self, state: State, player: int, movable: Mask, free: Mask) -> dict[Hex, Mask]:
        if self.kind == "anywhere":
            return dict.fromkeys(hexes(movable), free) if free else {}
        leaps = self.leaps
        if leaps is not None:
            return {o: targets for o in hexes(movable) if (targets := free & leaps[o])}
        cut = self._cut
        return {o: targets for o in hexes(movable) if (targets := cut(state, player, o, free))}

    def _cut(self, state: State, player: int, origin: Hex, free: Mask) -> Mask:
        """Return the free hexes within reach of `origin`."""
        if self.leaps is not None:
            return free & self.leaps[origin]
        if self.kind == "anywhere":
            return free
        if self.kind == "steps":
            return free & NEIGHBOURS[origin]
        if self.kind == "slide":
            return slide_ends(origin, free)
        if self.kind == "ray":
            return ray_ends(origin, free, self.exists)
        # Palisade: adjacent to a remaining member of the piece's former area.
        own = state.own[player] | BIT[origin]
        return free & around(flood(BIT[origin], own) & ~BIT[origin])

    def _one_by_one(self, state: State, player: int, movable: Mask) -> dict[Hex, Mask]:
        """Judge each piece separately, lifted.

        Needed for filters that read pieces, and for pieces that block or stand on some terrains
        only.
        """
        found = {}
        for origin in hexes(movable):
            stands = state.rules.stands[state.kind_at(player, origin)]
            with state.lifted(player, BIT[origin]):
                free = self.filter.mask(state, player) & state.free_mask & stands
                if self.kind in ("slide", "ray"):
                    free &= ~BIT[origin]
                targets = self._cut(state, player, origin, free)
                near = targets & state.halo[player]
                if self.adjacency == "required":
                    targets = near
                elif self.adjacency == "if_possible" and not state.armed:
                    targets = near or targets
            if targets & ~BIT[origin]:
                found[origin] = targets & ~BIT[origin]
        return found


@dataclass(slots=True, eq=False)
class RemoveBranch:
    """Take a piece off the board: an own one, or one of each opponent.

    `store` receives an own settlement in place of the supply; it is called with the state, the
    owner and 1.
    """

    verb: str
    piece: Piece | None
    each_opponent: bool = False
    store: Callable[[State, int, int], None] | None = None
    # The attributes of the other branches: no adjacency, one step.
    adjacency: ClassVar[Adjacency] = "ignored"
    steps: ClassVar[int] = 1
    at_least: ClassVar[int] = 1

    def targets(self, state: State, player: int) -> Mask:
        """Return the hexes of the pieces that may be taken off now."""
        if not self.each_opponent:
            assert self.piece is not None  # own pieces are taken back by kind only
            return state.on_board(self.piece, player)
        victims = self.victims(state, player)
        return state.removable(victims[0]) if victims else 0

    def victims(self, state: State, player: int) -> tuple[int, ...]:
        """Return the opponents who still lose a piece, from the player's left (R-116)."""
        if state.block is not None:
            return state.block.victims
        return tuple(other for other in state.rules.left_of(player) if state.removable(other))


Branch: TypeAlias = BuildBranch | MoveBranch | RemoveBranch
