"""What the turn allows: the sources that are open now, and their moves that name no hex."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingdom_builder_qt.core.compile.branches import SETTLEMENT, Branch, BuildBranch
from kingdom_builder_qt.core.moves import (
    CANOE,
    DRAW,
    END_TURN,
    MANDATORY,
    SILO,
    SKIP,
    TAKE,
    TURN,
    USE,
    Move,
    choose_card,
)
from kingdom_builder_qt.core.specials import cathedral_store, repeat_extra_action
from kingdom_builder_qt.core.turn import cards
from kingdom_builder_qt.core.turn.tiles import USABLE

if TYPE_CHECKING:
    from kingdom_builder_qt.core.position import Position


def open_sources(position: Position) -> list[str]:
    """Return the sources that the turn allows now, in a fixed order, whatever their targets."""
    found = position._open
    if found is None:
        found = position._open = _open_sources(position)
    return found


def _open_sources(position: Position) -> list[str]:
    if position.is_over:
        return []
    rules, due, choosing = position.rules, position.builds_left, position.choosing
    if rules.is_extended:
        if position.extras.asked:
            return [CANOE]
        if position.extras.silos:
            return [SILO]
    if position.block is not None:
        return _in_block(position)
    if due and position.built:
        found = [TURN] if choosing else [MANDATORY]
        return found + _waivers(position) if rules.waivers else found
    found = [MANDATORY] if due and not choosing else []
    source_of = rules.source_of
    for tile in position.tiles[position.active]:
        if tile.state == USABLE:
            source = source_of.get(tile.tile)
            if source is not None and source not in found:  # twins are one source
                found.append(source)
    if rules.is_extended:
        found += _extended(position)
    if not due or choosing:
        found.append(TURN)
    return found


def _extended(position: Position) -> list[str]:
    """Return repetitions by a bazaar, and the standing actions not used in this turn."""
    rules = position.rules
    found = [s for s in rules.standing if s not in position.extras.used]
    if rules.bazaar:
        held = position.tiles[position.active]
        if any(t.tile == rules.bazaar and t.state == USABLE for t in held):
            found += repeat_extra_action.sources(position)
    return found


def _in_block(position: Position) -> list[str]:
    block = position.block
    assert block is not None
    branch = position.rules.branches[block.source, block.verb]
    found = [block.source]
    if position.rules.waivers and _takes_waiver(branch):
        found += _waivers(position)
    if position.choosing and needs_card(branch):
        found.append(TURN)  # a redraw brought a card with two sides
    return found


def needs_card(branch: Branch) -> bool:
    """Return whether a branch depends on the played card."""
    return isinstance(branch, BuildBranch) and branch.filter.reads_card


def _takes_waiver(branch: Branch) -> bool:
    """Return whether adjacency may be waived inside a block (R-114, R-222)."""
    return isinstance(branch, BuildBranch) and branch.adjacency == "if_possible"


def _waivers(position: Position) -> list[str]:
    rules = position.rules
    usable = [t.tile for t in position.tiles[position.active] if t.state == USABLE]
    sources = [rules.source_of.get(tile, "") for tile in usable]
    return [source for source in dict.fromkeys(sources) if source in rules.waivers]


def plain_moves(position: Position, source: str) -> list[Move]:
    """Return the moves of an open source that name no hex."""
    rules, block = position.rules, position.block
    if source == TURN:
        return _turn_moves(position) if position.choosing else [END_TURN]
    if source == CANOE:
        return [Move(CANOE, SKIP)]
    if source == SILO:
        return [Move(SILO, SKIP)] if block is None or block.may_skip else []
    if block is not None and block.source == source:
        return [Move(source, SKIP)] if block.may_skip else []
    if source in rules.waivers:
        return [] if position.armed else [Move(source, USE)]
    if source in rules.takers:
        return [Move(source, TAKE)] if _may_take(position, source) else []
    if source in rules.drawing and position.supply[position.active]:
        return [Move(source, DRAW)] if position.deck or position.discards else []
    return []


def _may_take(position: Position, source: str) -> bool:
    """Return whether a number tile, or with the bazaar one more card, may be taken."""
    if source in position.rules.tile_behind and source.startswith("tile:"):
        return cathedral_store.may_take(position, position.active)
    return True


def _turn_moves(position: Position) -> list[Move]:
    moves = [choose_card(choice) for choice in cards.choices(position)]
    if not position.builds_left and position.block is None:
        moves.append(END_TURN)
    return moves


def has_plain_moves(position: Position, source: str) -> bool:
    """Return quickly whether `plain_moves` may hold anything."""
    return source in position.rules.plain or position.block is not None


def lacks_pieces(position: Position, branch: BuildBranch, player: int) -> bool:
    """Return whether a build has nothing left to be built."""
    piece = branch.piece
    if piece.id == SETTLEMENT:
        return not position.supply[player]
    return not position.supply_of(piece, player)
