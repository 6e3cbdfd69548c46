"""Why a hex is no target: the first condition that fails, from the same compiled filters.

The texts for people are made elsewhere; here is only which condition it was.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kingdom_builder_qt.core import movegen
from kingdom_builder_qt.core.actions import CompiledAction, CompiledBuild
from kingdom_builder_qt.core.filters import Term
from kingdom_builder_qt.core.hexgrid import Hex, Mask
from kingdom_builder_qt.core.moves import MANDATORY, TURN, source_tile

if TYPE_CHECKING:
    from kingdom_builder_qt.core.position import Position


@dataclass(frozen=True, slots=True)
class Reason:
    """Why not.

    `code` is one of: `over`, `block` (the mandatory action is under way), `mandatory_done`,
    `mandatory_due`, `tile_new`, `tile_used`, `no_tile`, `no_supply`, `feature` (the hex has no
    terrain), `occupied`, `terrain`, `card` (not the terrain of the played card), `edge`, `near`,
    `line_end`, `not`, `leap` (out of reach), `origin` (no own piece there, or it can go nowhere),
    `same_hex`, `not_adjacent` (a hex beside an own piece is possible, so it must be one).
    `detail` is an id that belongs to it: the terrain or feature of the hex, the tile.
    """

    code: str
    detail: str = ""


def why_not(position: Position, source: str, hex_: Hex, origin: Hex | None = None) -> Reason | None:
    """Return the first reason why `source` has no target on `hex_`; None if it has one.

    For move sources `origin` is the hex of the lifted piece; without it the question is whether
    the piece on `hex_` may be lifted.
    """
    closed = _why_closed(position, source)
    if closed is not None:
        return closed
    if source == TURN:
        return None
    action = position.rules.actions[source]
    if isinstance(action, CompiledBuild):
        return _why_no_target(position, source, action, hex_, None)
    if origin is None:
        can_go = movegen.origins(position, source) >> hex_ & 1
        return None if can_go else Reason("origin")
    if not position.own[position.active] >> origin & 1:
        return Reason("origin")
    return _why_no_target(position, source, action, hex_, origin)


def _why_closed(position: Position, source: str) -> Reason | None:
    """Return why the turn does not allow a source at all."""
    if movegen.is_open(position, source):
        return None
    if position.is_over:
        return Reason("over")
    if source == MANDATORY:
        return Reason("mandatory_done")
    if position.in_block:
        return Reason("block")
    if source == TURN:
        return Reason("mandatory_due")
    tile = source_tile(source) or ""
    states = {t.state for t in position.tiles[position.active] if t.tile == tile}
    if not states:
        return Reason("no_tile", tile)
    return Reason("tile_used" if "used" in states else "tile_new", tile)


def _why_no_target(
    position: Position, source: str, action: CompiledAction, hex_: Hex, origin: Hex | None
) -> Reason | None:
    if movegen.targets(position, source, origin) >> hex_ & 1:
        return None
    if hex_ == origin:
        return Reason("same_hex")
    board, player = position.rules.board, position.active
    if isinstance(action, CompiledBuild) and not position.supply[player]:
        return Reason("no_supply")
    feature = board.feature_at(hex_)
    if feature is not None:
        return Reason("feature", feature)
    if not position.free_mask >> hex_ & 1:
        return Reason("occupied")
    for term in action.filter.terms:
        if not _holds(position, term, origin) >> hex_ & 1:
            return Reason(term.name, board.terrain_at(hex_) or "")
    leaps = getattr(action, "leaps", None)
    if leaps and origin is not None and not leaps[origin] >> hex_ & 1:
        return Reason("leap")
    return Reason("not_adjacent")


def _holds(position: Position, term: Term, origin: Hex | None) -> Mask:
    """Return the hexes that fulfil one term, with the piece on `origin` lifted."""
    if origin is None:
        return term.evaluate(position, position.active)
    with position.lifted(position.active, origin):
        return term.evaluate(position, position.active)
