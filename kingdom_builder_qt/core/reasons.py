"""Why a hex is not a target: the first failing condition of the compiled filters.

This module returns codes; `ui.words` makes the texts for players.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from kingdom_builder_qt.core import movegen
from kingdom_builder_qt.core.compile.branches import (
    Branch,
    BuildBranch,
    DueBranch,
    MoveBranch,
    RemoveBranch,
)
from kingdom_builder_qt.core.compile.filters import CompiledFilter, Term, TermName
from kingdom_builder_qt.core.entries import SETTLEMENT
from kingdom_builder_qt.core.grid import BIT, NEIGHBOURS, Hex, Mask, hexes, ring_of
from kingdom_builder_qt.core.movegen import GameState
from kingdom_builder_qt.core.moves import CANOE, MANDATORY, SILO, TURN, source_tile
from kingdom_builder_qt.core.state import USABLE, USED

ReasonCode: TypeAlias = Literal[
    # Conditions of the turn.
    "over",
    "interrupt",  # a canoe must be decided first
    "last_phase",  # only silo actions are left
    "not_now",  # canoe and silo have their own phase
    "block",  # an action of several steps is open
    "choose",  # a card, or a side of it, must be chosen first
    "mandatory_done",
    "mandatory_due",
    "action_used",  # a standing action was used in this turn
    # Conditions of the tile.
    "no_tile",
    "tile_new",
    "tile_used",
    "not_used_yet",  # the tile must be used before it can be repeated
    "no_supply",
    "no_number",  # no number tile left for another build
    "spent",  # usable once per game, and used
    "by_itself",  # permanent effect: nothing to use
    # Conditions of the hex.
    "no_hex",
    "feature",  # a feature, not terrain
    "occupied",
    "blocked",  # adjacent to a piece that blocks
    "ring",  # no room for seven hexes
    "terrain",  # wrong for the action or for the piece
    "card",  # not the terrain of the played card
    "drawn",
    "edge",
    "section_border",
    "near",
    "line_end",
    "piece",
    "not",
    "origin",  # no own piece there that may move, or no target for it
    "same_hex",
    "not_adjacent",  # adjacency is required, or possible elsewhere
    # Reach of a moved piece.
    "leap",
    "steps",
    "slide",
    "ray",
    "same_area",
    # Conditions of all free hexes: none fulfils this one and all before it.
    "none_terrain",
    "none_card",
    "none_drawn",
    "none_feature",
    "none_piece",
    "none_near",
    "none_edge",
    "none_section_border",
    "none_line_end",
    "none_not",
    "none_ring",
    "none_not_adjacent",
    "none_reach",  # no piece reaches such a hex
    "none_victim",  # no opponent has a removable piece
    # Conditions of all own pieces: none is on the board, or none fulfils this one.
    "none_origin",
    "none_origin_terrain",
    "none_origin_card",
    "none_origin_drawn",
    "none_origin_feature",
    "none_origin_piece",
    "none_origin_near",
    "none_origin_edge",
    "none_origin_section_border",
    "none_origin_line_end",
    "none_origin_not",
]

_NOWHERE: Final[dict[TermName, ReasonCode]] = {
    "terrain": "none_terrain",
    "card": "none_card",
    "drawn": "none_drawn",
    "feature": "none_feature",
    "piece": "none_piece",
    "near": "none_near",
    "edge": "none_edge",
    "section_border": "none_section_border",
    "line_end": "none_line_end",
    "not": "none_not",
}
_NOTHING_TO_LIFT: Final[dict[TermName, ReasonCode]] = {
    "terrain": "none_origin_terrain",
    "card": "none_origin_card",
    "drawn": "none_origin_drawn",
    "feature": "none_origin_feature",
    "piece": "none_origin_piece",
    "near": "none_origin_near",
    "edge": "none_origin_edge",
    "section_border": "none_origin_section_border",
    "line_end": "none_origin_line_end",
    "not": "none_origin_not",
}


@dataclass(frozen=True, slots=True)
class Reason:
    """The reason why a hex is not a target, or why a source has no targets.

    `detail` is an id: the terrain or feature of the hex, the tile, the source, or the kind of piece
    that blocks or is used up. `number` is the length of a leap or line, or the distance of `near`.
    `about` and `count` are the terrain, feature, `site`, `own` or `opponent` required by `near`
    (empty if one word is not enough) and the minimum number.
    """

    code: ReasonCode
    detail: str = ""
    number: int = 0
    about: str = ""
    count: int = 1


def why_not(state: GameState, source: str, hex_: Hex, origin: Hex | None = None) -> Reason | None:
    """Return the first reason why `hex_` is not a target of `source`, None if it is one.

    For move sources `origin` is the hex of the lifted piece. Without it, the result is the reason
    why the piece on `hex_` cannot be lifted, unless the source can also bring a piece there.
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


def why_nowhere(state: GameState, source: str) -> Reason | None:
    """Return the reason why `source` has no targets now, None if it has one.

    The conditions of its hexes are applied in order; the reason is the first one that leaves no
    hex. For an action with alternatives it is the reason of one whose piece is available.
    """
    closed = _why_closed(state, source)
    if closed is not None:
        return closed
    if source == TURN or movegen.targets_of(state, source):
        return None
    branches = movegen.branches_of(state, source)
    if not branches:
        return Reason("no_number") if source in state.rules.counted else None
    reasons = [_why_branch(state, branch, source) for branch in branches]
    return next((r for r in reasons if r.code not in ("no_supply", "spent")), reasons[0])


def is_spent(state: GameState, source: str) -> bool:
    """Return whether a source has placed its only piece, which is never removed."""
    action = state.rules.actions.get(source)
    branches = action.branches if action is not None else ()
    return any(
        isinstance(branch, BuildBranch)
        and branch.piece.fixed
        and branch.piece.owned
        and not state.supply_of(branch.piece, state.to_move)
        for branch in branches
    )


def _why_branch(state: GameState, branch: Branch, source: str) -> Reason:
    """Return the reason why a branch has no targets."""
    if isinstance(branch, RemoveBranch):
        return Reason("none_victim" if branch.each_opponent else "none_origin")
    player = state.to_move
    if isinstance(branch, MoveBranch):
        movable = _movable(state, branch)
        if not movable:
            return Reason("none_origin", branch.piece.id if branch.piece is not None else "")
        failed = _failing(state, branch.origin, movable)
        if isinstance(failed, Term):
            return _none(_NOTHING_TO_LIFT[failed.name], failed)
        # A lifted piece blocks nothing, and its own hex is free.
        failed = _failing(state, branch.filter, state.free_mask | movable)
        return _none(_NOWHERE[failed.name], failed) if failed else Reason("none_reach")
    if is_spent(state, source):
        return Reason("spent", source_tile(source) or "")
    if _lacks(state, branch):
        return Reason("no_supply", branch.piece.id)
    if branch.filter.reads_card and state.choosing:
        return Reason("choose")
    failed = _failing(state, branch.filter, state.free_mask)
    if failed is not None:
        return _none(_NOWHERE[failed.name], failed)
    free = branch.filter.mask(state, player) & state.free_mask
    if branch.piece.ring and not any((ring_of(h) & free).bit_count() == 7 for h in hexes(free)):
        return Reason("none_ring")
    return Reason("none_not_adjacent")


def _failing(state: GameState, filter_: CompiledFilter, mask: Mask) -> Term | None:
    """Return the first condition that leaves no hex of `mask`, None if all leave some."""
    for term in filter_.terms:
        mask &= term.evaluate(state, state.to_move)
        if not mask:
            return term
    return None


def _none(code: ReasonCode, term: Term) -> Reason:
    return Reason(code, number=term.number, about=term.about, count=term.least)


def _movable(state: GameState, branch: MoveBranch) -> Mask:
    """Return the own pieces that a branch can move, regardless of its filter of origins."""
    player, block = state.to_move, state.block
    if branch.piece is not None:
        movable = state.on_board(branch.piece, player)
    elif branch.settlements_only:
        movable = state.settlements(player)
    else:
        movable = state.removable(player)
    return movable & ~block.spent if block is not None else movable


def _may_lift(state: GameState, branch: Branch, origin: Hex) -> bool:
    """Return whether a branch can lift the piece on `origin`."""
    if not isinstance(branch, MoveBranch):
        return False
    block = state.block
    if block is not None and block.at is not None:
        return origin == block.at
    return (_movable(state, branch) & branch.origin.mask(state, state.to_move)) >> origin & 1 == 1


def _why_closed(state: GameState, source: str) -> Reason | None:
    """Return the reason why the turn does not allow a source, None if it does."""
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
    """Return the reason why a tile, or an action of all players, cannot be used."""
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
    if USED in states:
        return Reason("spent" if is_spent(state, source) else "tile_used", tile)
    return Reason("tile_new", tile)


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
    if isinstance(branch, BuildBranch) and branch.replaces_pieces and state.block is None:
        lifted = state.extras.scouts
    with state.lifted(player, lifted):
        return _why_not_wanted(state, branch, hex_, origin, kind)


def _lacks(state: GameState, branch: BuildBranch) -> bool:
    """Return whether the supply for a build is empty."""
    if isinstance(branch, DueBranch) or (branch.replaces_pieces and state.block is None):
        return False
    return not state.supply_of(branch.piece, state.to_move)


def _why_not_wanted(
    state: GameState, branch: BuildBranch | MoveBranch, hex_: Hex, origin: Hex | None, kind: str
) -> Reason:
    """Return the failing condition of a terrain hex; a moving piece (`kind`) is lifted already."""
    terrain, player = state.rules.board.terrain_at(hex_) or "", state.to_move
    if not state.empty_mask >> hex_ & 1:
        return Reason("occupied")
    if not state.free_mask >> hex_ & 1:
        return Reason("blocked", blocking_kind(state, hex_))
    if branch.filter.reads_card and state.choosing:
        return Reason("choose")
    for term in branch.filter.terms:
        if not term.evaluate(state, player) >> hex_ & 1:
            return Reason(term.name, terrain, term.number, term.about, term.least)
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
    """Return the kind of an adjacent piece that blocks a hex, or ""."""
    for kind, masks in zip(state.rules.kinds, state.others, strict=True):
        if kind.blocks_neighbours and any(mask & NEIGHBOURS[hex_] for mask in masks):
            return kind.id
    return ""


def _why_too_far(branch: MoveBranch, hex_: Hex, origin: Hex) -> Reason:
    """Return the reason for a free hex: out of reach, or not adjacent."""
    if branch.kind == "anywhere":
        return Reason("not_adjacent")
    if branch.leaps is not None and branch.leaps[origin] >> hex_ & 1:
        return Reason("not_adjacent")
    return Reason(branch.kind, number=branch.length)
