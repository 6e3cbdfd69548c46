"""Why a hex is no target: the first condition that fails, from the same compiled filters.

The texts for people are made elsewhere; here is only which condition it was.
"""

from __future__ import annotations

from dataclasses import dataclass

from kingdom_builder_qt.core import movegen
from kingdom_builder_qt.core.compile.branches import Branch, BuildBranch, DueBranch, MoveBranch
from kingdom_builder_qt.core.entries import SETTLEMENT
from kingdom_builder_qt.core.game_state import GameState
from kingdom_builder_qt.core.grid import BIT, NEIGHBOURS, Hex, ring_of
from kingdom_builder_qt.core.moves import CANOE, MANDATORY, SILO, TURN, source_tile
from kingdom_builder_qt.core.parts import USABLE, USED


@dataclass(frozen=True, slots=True)
class Reason:
    """Why not.

    Of the turn: `over`, `interrupt` (a canoe comes first), `last_phase` (only silo actions are
    left), `not_now` (canoe and silo have their own moment), `block` (an action of several steps
    is under way), `choose` (a card, or a side of it, is to be chosen first), `mandatory_done`,
    `mandatory_due`, `action_used` (a standing action was used in this turn).
    Of the tile: `no_tile`, `tile_new`, `tile_used`, `not_used_yet` (its own action comes before
    the repetition), `no_supply`, `no_number` (no number tile is left for another build).
    Of the hex: `no_hex` (there is none), `feature` (it has no terrain), `occupied`, `blocked`
    (beside a piece that blocks), `ring` (no room for seven hexes), `terrain` (wrong for the
    action or for the piece), `card` (not the terrain of the played card), `drawn`, `edge`,
    `section_border`, `near`, `line_end`, `piece`, `not`, `leap`, `steps`, `slide`, `ray`,
    `same_area` (out of reach), `origin` (no own piece there that may move, or it can go nowhere),
    `same_hex`, `not_adjacent` (it must be beside an own piece: always, or because such a hex is
    possible).
    `detail` is an id that belongs to it: the terrain or feature of the hex, the tile, the source,
    the kind of piece that blocks or is not left.  `number`: the length of the leap or of the line,
    the distance within which `near` looks.
    """

    code: str
    detail: str = ""
    number: int = 0


def why_not(state: GameState, source: str, hex_: Hex, origin: Hex | None = None) -> Reason | None:
    """Return the first reason why `source` has no target on `hex_`; None if it has one.

    For move sources `origin` is the hex of the lifted piece; without it the question is whether
    the piece on `hex_` may be lifted, unless the source can also bring a piece there.
    """
    closed = _why_closed(state, source)
    if closed is not None:
        return closed
    if source == TURN:
        return None
    branches = list(movegen.branches_of(state, source))
    if not branches and source in state.rules.counted:
        return Reason("no_number")
    if origin is not None:
        branches = [branch for branch in branches if _may_lift(state, branch, origin)]
        if not branches:
            return Reason("origin")
    builds = [branch for branch in branches if isinstance(branch, BuildBranch)]
    moves = [branch for branch in branches if isinstance(branch, MoveBranch)]
    if movegen.targets(state, source, origin) >> hex_ & 1 and (builds or origin is not None):
        return None
    if moves and origin is not None:
        return _why_no_target(state, moves[0], hex_, origin)
    if movegen.origins(state, source) >> hex_ & 1:
        return None
    if builds:
        return _why_no_target(state, builds[0], hex_, None)
    if movegen.targets(state, source) >> hex_ & 1 and not moves:
        return None
    return Reason("origin")


def _may_lift(state: GameState, branch: Branch, origin: Hex) -> bool:
    """Return whether a branch is about moving the piece on `origin` at all."""
    if not isinstance(branch, MoveBranch):
        return False
    player, block = state.to_move, state.block
    if block is not None and block.at is not None:
        return origin == block.at
    if branch.piece is not None:
        movable = state.on_board(branch.piece, player)
    elif branch.settlements_only:
        movable = state.settlements(player)
    else:
        movable = state.removable(player)
    if block is not None:
        movable &= ~block.spent
    return (movable & branch.origin.mask(state, player)) >> origin & 1 == 1


def _why_closed(state: GameState, source: str) -> Reason | None:
    """Return why the turn does not allow a source at all."""
    if movegen.is_available(state, source):
        return None
    if state.is_over:
        return Reason("over")
    if source in (CANOE, SILO):
        return Reason("not_now", source)
    if state.extras.asked:
        return Reason("interrupt")
    if state.extras.silos:
        return Reason("last_phase")
    if source == MANDATORY and not state.builds_left:
        return Reason("mandatory_done")
    if state.in_block:
        return Reason("block")
    if source == MANDATORY:
        return Reason("choose")
    if source == TURN:
        return Reason("mandatory_due")
    return _why_tile_closed(state, source)


def _why_tile_closed(state: GameState, source: str) -> Reason:
    """Return why a tile, or an action that every player has, cannot be used."""
    rules, tile = state.rules, source_tile(source) or ""
    if source in rules.standing:
        return Reason("action_used", source)
    behind = rules.tile_behind.get(source, tile)
    repeats = behind != tile
    if repeats and USABLE not in _states(state, behind):
        tile, repeats = behind, False
    states = _states(state, tile)
    if not states:
        return Reason("no_tile", tile)
    if USABLE in states:
        return Reason("not_used_yet" if repeats else "not_now", tile)
    return Reason("tile_used" if USED in states else "tile_new", tile)


def _states(state: GameState, tile: str) -> set[str]:
    return {held.state for held in state.tiles[state.to_move] if held.tile == tile}


def _why_no_target(
    state: GameState, branch: BuildBranch | MoveBranch, hex_: Hex, origin: Hex | None
) -> Reason:
    if hex_ == origin:
        return Reason("same_hex")
    board, player = state.rules.board, state.to_move
    if isinstance(branch, BuildBranch) and _lacks(state, branch):
        return Reason("no_supply", branch.piece.id)
    if not board.hex_mask >> hex_ & 1:
        return Reason("no_hex")
    feature = board.feature_at(hex_)
    if feature is not None:
        return Reason("feature", feature)
    kind = SETTLEMENT if origin is None else state.kind_at(player, origin)
    lifted = BIT[origin] if origin is not None else 0
    if isinstance(branch, BuildBranch) and branch.takes_up and state.block is None:
        lifted = state.extras.scouts
    with state.lifted(player, lifted):
        return _why_not_wanted(state, branch, hex_, origin, kind)


def _lacks(state: GameState, branch: BuildBranch) -> bool:
    """Return whether there is nothing to build or place."""
    if isinstance(branch, DueBranch) or (branch.takes_up and state.block is None):
        return False
    return not state.supply_of(branch.piece, state.to_move)


def _why_not_wanted(
    state: GameState, branch: BuildBranch | MoveBranch, hex_: Hex, origin: Hex | None, kind: str
) -> Reason:
    """Return what is wrong with a hex of terrain, term by term; what moves, a `kind`, is lifted."""
    terrain, player = state.rules.board.terrain_at(hex_) or "", state.to_move
    if not state.empty_mask >> hex_ & 1:
        return Reason("occupied")
    if not state.free_mask >> hex_ & 1:
        return Reason("blocked", blocking_kind(state, hex_))
    if branch.filter.reads_card and state.choosing:
        return Reason("choose")
    for term in branch.filter.terms:
        if not term.evaluate(state, player) >> hex_ & 1:
            return Reason(term.name, terrain, term.number)
    if isinstance(branch, MoveBranch):
        assert origin is not None
        if not state.rules.stands[kind] >> hex_ & 1:
            return Reason("terrain", terrain)
        return _why_too_far(branch, hex_, origin)
    if branch.piece.ring:
        free = branch.filter.mask(state, player) & state.free_mask
        if (ring_of(hex_) & free).bit_count() < 7:
            return Reason("ring")
    return Reason("not_adjacent")


def blocking_kind(state: GameState, hex_: Hex) -> str:
    """Return a kind of piece beside a hex because of which nothing can come there, or ""."""
    for kind, masks in zip(state.rules.kinds, state.others, strict=True):
        if kind.blocks_neighbours and any(mask & NEIGHBOURS[hex_] for mask in masks):
            return kind.id
    return ""


def _why_too_far(branch: MoveBranch, hex_: Hex, origin: Hex) -> Reason:
    """Return whether a free hex is too far or only beside no own piece."""
    if branch.kind == "anywhere":
        return Reason("not_adjacent")
    if branch.leaps is not None and branch.leaps[origin] >> hex_ & 1:
        return Reason("not_adjacent")
    return Reason(branch.kind, number=branch.length)
