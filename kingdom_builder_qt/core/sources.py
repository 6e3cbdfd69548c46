"""What the turn allows: the sources that are available now, and their moves that name no hex."""

from __future__ import annotations

from kingdom_builder_qt.core.compile.branches import Branch, BuildBranch
from kingdom_builder_qt.core.game_state import GameState
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
from kingdom_builder_qt.core.parts import USABLE
from kingdom_builder_qt.core.rules import ANY_TERRAIN_FOR_TWINS


def available_sources(state: GameState) -> list[str]:
    """Return the sources that the turn allows now, in a fixed order, whatever their targets."""
    found = state.known_sources
    if found is None:
        found = state.known_sources = _open_sources(state)
    return found


def _open_sources(state: GameState) -> list[str]:
    if state.is_over:
        return []
    rules, due, choosing = state.rules, state.builds_left, state.choosing
    if rules.is_extended:
        if state.extras.asked:
            return [CANOE]
        if state.extras.silos:
            return [SILO]
    if state.block is not None:
        return _in_block(state)
    if due and state.built:
        found = [TURN] if choosing else [MANDATORY]
        return found + _waivers(state) if rules.waivers else found
    found = [MANDATORY] if due and not choosing else []
    source_of = rules.source_of
    for tile in state.tiles[state.active]:
        if tile.state == USABLE:
            source = source_of.get(tile.tile)
            if source is not None and source not in found:  # twins are one source
                found.append(source)
    if rules.is_extended:
        found += _extended(state)
    if not due or choosing:
        found.append(TURN)
    return found


def _extended(state: GameState) -> list[str]:
    """Return the standing actions not used in this turn, and what specials offer."""
    rules, used = state.rules, state.extras.used
    found = [s for s in rules.standing if s not in used] if used else [*rules.standing]
    for tile, special in rules.offering.items():
        held = state.tiles[state.active]
        if any(t.tile == tile and t.state == USABLE for t in held):
            found += special.available_sources(state)
    return found


def _in_block(state: GameState) -> list[str]:
    block = state.block
    assert block is not None
    branch = state.rules.branches[block.source, block.verb]
    found = [block.source]
    if state.rules.waivers and _takes_waiver(branch):
        found += _waivers(state)
    if state.choosing and needs_card(branch):
        found.append(TURN)  # a redraw brought a card with two sides
    return found


def needs_card(branch: Branch) -> bool:
    """Return whether a branch depends on the played card."""
    return isinstance(branch, BuildBranch) and branch.filter.reads_card


def _takes_waiver(branch: Branch) -> bool:
    """Return whether adjacency may be waived inside a block (R-114, R-222)."""
    return isinstance(branch, BuildBranch) and branch.adjacency == "if_possible"


def _waivers(state: GameState) -> list[str]:
    rules = state.rules
    usable = [t.tile for t in state.tiles[state.active] if t.state == USABLE]
    sources = [rules.source_of.get(tile, "") for tile in usable]
    return [source for source in dict.fromkeys(sources) if source in rules.waivers]


def plain_moves(state: GameState, source: str) -> list[Move]:
    """Return the moves of an available source that name no hex."""
    rules, block = state.rules, state.block
    if source == TURN:
        return _turn_moves(state) if state.choosing else [END_TURN]
    if source == CANOE:
        return [Move(CANOE, SKIP)]
    if source == SILO:
        return [Move(SILO, SKIP)] if block is None or block.may_skip else []
    if block is not None and block.source == source:
        return [Move(source, SKIP)] if block.may_skip else []
    if source in rules.waivers:
        return [] if state.armed else [Move(source, USE)]
    taker = rules.takers.get(source)
    if taker is not None:
        return [Move(source, TAKE)] if taker.may_take(state, state.active) else []
    if source in rules.drawing and state.supply[state.active]:
        return [Move(source, DRAW)] if state.deck or state.discards else []
    return []


def choices(state: GameState) -> list[str]:
    """Return what may be chosen now: cards of the hand (R-152), or sides of one (R-202)."""
    if state.card is not None:
        options = state.rules.options[state.card]
        return [o.terrain for o in options if state.has_room(o.terrain)]
    hand = state.hands[state.active]
    useful = [card for card in dict.fromkeys(hand) if state.is_useful(card)]
    if twin(state) is not None:
        # Of a set: without swamp hexes a swamp card shows the terrain of another card.
        cards = state.rules.options.values()
        plain = dict.fromkeys(o[0].terrain for o in cards if len(o) == 1)
        useful += [t for t in plain if t not in useful and state.has_room(t)]
    return useful


def twin(state: GameState) -> str | None:
    """Return a card of which the hand holds two, if these stand for any terrain (house rule)."""
    if ANY_TERRAIN_FOR_TWINS not in state.rules.house:
        return None
    hand = state.hands[state.active]
    return next((card for card in hand if hand.count(card) > 1), None)


def _turn_moves(state: GameState) -> list[Move]:
    moves = [choose_card(choice) for choice in choices(state)]
    if not state.builds_left and state.block is None:
        moves.append(END_TURN)
    return moves


def has_plain_moves(state: GameState, source: str) -> bool:
    """Return quickly whether `plain_moves` may hold anything."""
    return source in state.rules.plain or state.block is not None
