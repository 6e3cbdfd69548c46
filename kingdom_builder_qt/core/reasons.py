"""Why a hex is no target: the first condition that fails, from the same compiled filters.

The texts for people are made elsewhere; here is only which condition it was.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kingdom_builder_qt.core import movegen
from kingdom_builder_qt.core.actions import Branch, BuildBranch, MoveBranch
from kingdom_builder_qt.core.filters import Term
from kingdom_builder_qt.core.hexgrid import Hex, Mask, flower
from kingdom_builder_qt.core.moves import MANDATORY, TURN, source_tile

if TYPE_CHECKING:
    from kingdom_builder_qt.core.position import Position


@dataclass(frozen=True, slots=True)
class Reason:
    """Why not.

    `code` is one of: `over`, `block` (an action of several steps is under way), `choose` (one of
    several cards is to be chosen first), `mandatory_done`, `mandatory_due`, `tile_new`,
    `tile_used`, `no_tile`, `no_supply`, `feature` (the hex has no terrain), `occupied`, `blocked`
    (beside a warrior), `flower` (no room for seven hexes), `terrain` (wrong for the action or for
    the piece), `card` (not the terrain of the played card), `drawn`, `edge`, `near`, `line_end`,
    `piece`, `not`, `leap`, `steps`, `slide` (out of reach), `origin` (no own piece there that may
    move, or it can go nowhere), `same_hex`, `not_adjacent` (a hex beside an own piece is possible,
    so it must be one).
    `detail` is an id that belongs to it: the terrain or feature of the hex, the tile.
    """

    code: str
    detail: str = ""


def why_not(position: Position, source: str, hex_: Hex, origin: Hex | None = None) -> Reason | None:
    """Return the first reason why `source` has no target on `hex_`; None if it has one.

    For move sources `origin` is the hex of the lifted piece; without it the question is whether
    the piece on `hex_` may be lifted, unless the source can also bring a piece there.
    """
    closed = _why_closed(position, source)
    if closed is not None:
        return closed
    if source == TURN:
        return None
    branches = _branches(position, source)
    if origin is not None:
        branches = [branch for branch in branches if _may_lift(position, branch, origin)]
        if not branches:
            return Reason("origin")
    builds = [branch for branch in branches if isinstance(branch, BuildBranch)]
    moves = [branch for branch in branches if isinstance(branch, MoveBranch)]
    if movegen.targets(position, source, origin) >> hex_ & 1 and (builds or origin is not None):
        return None
    if moves and origin is not None:
        return _why_no_target(position, moves[0], hex_, origin)
    if movegen.origins(position, source) >> hex_ & 1:
        return None
    if builds:
        return _why_no_target(position, builds[0], hex_, None)
    if movegen.targets(position, source) >> hex_ & 1 and not moves:
        return None
    return Reason("origin")


def _branches(position: Position, source: str) -> list[Branch]:
    """Return what a source can do now: in a block only the verb of the block."""
    branches = position.rules.actions[source].branches
    block = position.block
    if block is None:
        return list(branches)
    return [b for b in branches if source == block.source and b.verb == block.verb]


def _may_lift(position: Position, branch: Branch, origin: Hex) -> bool:
    """Tell whether a branch is about moving the piece on `origin` at all."""
    if not isinstance(branch, MoveBranch):
        return False
    player, block = position.active, position.block
    if block is not None and block.at is not None:
        return origin == block.at
    if branch.piece is None:
        movable = position.removable(player)
    else:
        movable = position.on_board(branch.piece, player)
    return movable >> origin & 1 == 1


def _why_closed(position: Position, source: str) -> Reason | None:
    """Return why the turn does not allow a source at all."""
    if movegen.is_open(position, source):
        return None
    if position.is_over:
        return Reason("over")
    if source == MANDATORY and not position.builds_left:
        return Reason("mandatory_done")
    if position.in_block:
        return Reason("block")
    if source == MANDATORY:
        return Reason("choose")
    if source == TURN:
        return Reason("mandatory_due")
    tile = source_tile(source) or ""
    states = {t.state for t in position.tiles[position.active] if t.tile == tile}
    if not states:
        return Reason("no_tile", tile)
    return Reason("tile_used" if "used" in states else "tile_new", tile)


def _why_no_target(
    position: Position, branch: BuildBranch | MoveBranch, hex_: Hex, origin: Hex | None
) -> Reason:
    if hex_ == origin:
        return Reason("same_hex")
    board, player = position.rules.board, position.active
    if isinstance(branch, BuildBranch) and not position.supply_of(branch.piece, player):
        return Reason("no_supply", branch.piece.id)
    feature = board.feature_at(hex_)
    if feature is not None:
        return Reason("feature", feature)
    if not position.empty_mask >> hex_ & 1:
        return Reason("occupied")
    if not _free(position, origin) >> hex_ & 1:
        return Reason("blocked")
    for term in branch.filter.terms:
        if not _holds(position, term, origin) >> hex_ & 1:
            return Reason(term.name, board.terrain_at(hex_) or "")
    if isinstance(branch, MoveBranch):
        if origin is not None and not branch.stands[position.kind_at(player, origin)] >> hex_ & 1:
            return Reason("terrain", board.terrain_at(hex_) or "")
        return _why_out_of_reach(branch, hex_, origin)
    if branch.piece.flower and not _fits(position, branch, hex_):
        return Reason("flower")
    return Reason("not_adjacent")


def _free(position: Position, origin: Hex | None) -> Mask:
    """Return the free hexes with the piece on `origin` lifted: a lifted warrior does not block."""
    if origin is None:
        return position.free_mask
    with position.lifted(position.active, origin):
        return position.free_mask


def _fits(position: Position, branch: BuildBranch, hex_: Hex) -> bool:
    """Tell whether a flower has room around a hex."""
    free = branch.filter.mask(position, position.active) & position.free_mask
    petals = flower(hex_)
    return petals & free == petals and petals.bit_count() == 7


def _why_out_of_reach(branch: MoveBranch, hex_: Hex, origin: Hex | None) -> Reason:
    if origin is not None:
        if branch.leaps is not None and not branch.leaps[origin] >> hex_ & 1:
            return Reason("leap")
        if branch.kind in ("steps", "slide"):
            return Reason(branch.kind)
    return Reason("not_adjacent")


def _holds(position: Position, term: Term, origin: Hex | None) -> Mask:
    """Return the hexes that fulfil one term, with the piece on `origin` lifted."""
    if origin is None:
        return term.evaluate(position, position.active)
    with position.lifted(position.active, origin):
        return term.evaluate(position, position.active)
