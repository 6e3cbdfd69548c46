"""One step of an action: its changes, gains and payments, and the continuation of its block."""

from __future__ import annotations

from collections.abc import Sequence

from kingdom_builder_qt.core.compile.branches import Branch, BuildBranch, MoveBranch, RemoveBranch
from kingdom_builder_qt.core.events import Event, Gold
from kingdom_builder_qt.core.grid import BIT, NEIGHBOURS, Hex, bits, hexes, ring_of, set_of
from kingdom_builder_qt.core.movegen import GameState
from kingdom_builder_qt.core.moves import (
    BUILD,
    CANOE,
    DRAW,
    MANDATORY,
    MOVE,
    SILO,
    SKIP,
    TAKE,
    USE,
    Move,
)
from kingdom_builder_qt.core.state import Block
from kingdom_builder_qt.core.turn import board_changes, canoe_and_silo, held_tiles, terrain_cards


def mandatory(state: GameState, target: Hex, events: list[Event]) -> None:
    """Build one settlement of the mandatory action."""
    state.armed = False
    board_changes.build(state, MANDATORY, target, events)
    beside = NEIGHBOURS[target] & state.stocked_sites
    emptied = held_tiles.take(state, beside, events) if beside else False
    rules = state.rules
    if rules.red:
        if rules.build_scores:
            _pay_builds(state, (target,), events)
        if state.builds_left == state.extras.extra_due and state.built_mask >> target & 1:
            _pay_action(state, events)
    if rules.claimers:
        _mark(state, (target,), events)
    if emptied and rules.canoes:
        _ask_others(state)


def step(state: GameState, move: Move, events: list[Event]) -> None:
    """Carry out a move of an extra action with a hex."""
    source, verb, origin, target, _ = move
    assert target is not None
    rules = state.rules
    branch = rules.branches[source, verb]
    block = state.block if source != CANOE else None  # an interrupt does not change a block
    if block is None:
        _use(state, source, events)
    if state.armed and branch.adjacency == "if_possible" and state.to_move == state.active:
        state.armed = False
    victims: tuple[int, ...] = ()
    places: Sequence[Hex] = (target,)
    gains = source != SILO  # no tiles and no red gold before scoring
    is_new = False
    if verb == BUILD:
        board_changes.build(state, source, target, events)
        is_new = True
    elif verb == MOVE:
        assert origin is not None
        board_changes.move(state, source, origin, target, events)
    elif isinstance(branch, BuildBranch):
        places = hexes(ring_of(target)) if branch.piece.ring else (target,)
        _place(state, source, branch, target, events)
        is_new = gains = branch.piece.owned and branch.piece.counts
    else:
        assert isinstance(branch, RemoveBranch)
        victims = branch.victims(state, state.to_move) if branch.each_opponent else ()
        board_changes.take_off(state, source, target, events, branch.store)
        gains = False
    if gains:
        _gain(state, source, places, is_new, events)
    elif source == SILO and rules.claimers:
        _mark(state, places, events)
    counter = rules.counted.get(source)
    if counter is not None:
        counter.after_step(state, state.to_move, events)
    if branch.steps > 1 or block is not None or len(victims) > 1:
        _go_on(state, source, branch, target, victims)


def _gain(
    state: GameState, source: str, places: Sequence[Hex], is_new: bool, events: list[Event]
) -> None:
    """Take tiles, then pay red gold for new pieces (R-131), mark rows, and ask other players."""
    rules = state.rules
    emptied = False
    for place in places:
        beside = NEIGHBOURS[place] & state.stocked_sites
        if beside:  # false for almost all pieces
            emptied = held_tiles.take(state, beside, events) or emptied
    if is_new and rules.build_scores:
        _pay_builds(state, places, events)
    if rules.claimers:
        _mark(state, places, events)
    if emptied and rules.canoes:
        _ask_others(state)


def _ask_others(state: GameState) -> None:
    """Ask the other players to act, because the last tile of a location was taken (canoe).

    In turn order from the left of the player, before players already waiting.
    """
    state.note(asked=state.rules.left_of(state.to_move) + state.extras.asked)


def _mark(state: GameState, places: Sequence[Hex], events: list[Event]) -> None:
    """Mark the rows that the pieces on `places` complete, using settlements of the supply."""
    came = set_of(places)
    for special in state.rules.claimers:
        for mark in special.claims(state, came):
            events.append(mark)
            board_changes.spend(state, state.to_move, events)


def _place(
    state: GameState, source: str, branch: BuildBranch, target: Hex, events: list[Event]
) -> None:
    """Place a piece; a repeated action first removes the pieces of this turn (R-248)."""
    taken_up = 0
    if branch.replaces_pieces and state.block is None and state.extras.scouts:
        taken_up = board_changes.remove_scouts(state, source, events)
    board_changes.place(state, source, branch.piece, target, events)
    for hex_ in bits(taken_up):
        held_tiles.lose(state, state.active, hex_, events)


def _use(state: GameState, source: str, events: list[Event]) -> None:
    """Mark a source as used: a tile, or a standing action of this turn."""
    rules = state.rules
    if source == CANOE:
        canoe = next(t.tile for t in state.tiles[state.to_move] if t.tile in rules.canoes)
        held_tiles.use(state, canoe, events, even_new=True)
    elif source in rules.standing:
        state.note(used=(*state.extras.used, source))
    elif source != SILO:
        held_tiles.use(state, rules.tile_behind[source], events)


def _pay_builds(state: GameState, places: Sequence[Hex], events: list[Event]) -> None:
    """Pay the red cards that score every new piece, hex by hex (R-131, R-161)."""
    player = state.to_move
    for score in state.rules.build_scores:
        for place in places:
            gold = score.paid_for_build(state, player, place)
            if gold:
                held_tiles.earn(state, Gold(player, score.card.id, gold, place), events)


def _pay_action(state: GameState, events: list[Event]) -> None:
    """Pay the red cards that score the complete mandatory action (Families, R-132)."""
    for score in state.rules.action_scores:
        gold = score.paid_for_action(state.built_mask)
        if gold:
            place = score.paid_at(state.built_mask)
            held_tiles.earn(state, Gold(state.active, score.card.id, gold, place), events)


def _go_on(
    state: GameState, source: str, branch: Branch, target: Hex, victims: tuple[int, ...]
) -> None:
    """Open the block of an action, or count one step of it."""
    block, counter = state.block, state.rules.counted.get(source)
    if victims:
        left, victims = len(victims) - 1, victims[1:]
    elif counter is not None:
        left = counter.tokens(state, state.to_move)
    else:
        left = (branch.steps if block is None else block.left) - 1
    if not left:
        close_block(state)
        return
    at = target if isinstance(branch, MoveBranch) and branch.same_piece else None
    spent = block.spent if block is not None else 0
    if isinstance(branch, MoveBranch) and branch.once_each:
        spent |= BIT[target]
    is_enough = branch.steps - left >= branch.at_least and branch.at_least < branch.steps
    may_skip = not victims and (counter is not None or is_enough)
    state.block = Block(source, branch.verb, left, may_skip, at, victims, spent)


def close_block(state: GameState) -> None:
    """Close the open block and discard the card turned up for it."""
    state.block = None
    if state.drawn is not None:
        # discarded after the settlement is placed, or at once if there is no hex.
        state.discards += (state.drawn,)
        state.drawn, state.drawn_masks = None, ()


def plain(state: GameState, source: str, verb: str, events: list[Event]) -> None:
    """Carry out a move without a hex."""
    if verb == SKIP:
        if source == CANOE:
            canoe_and_silo.decline(state)
        else:
            close_block(state)
        return
    _use(state, source, events)
    if verb == USE:
        state.armed = True
    elif verb == TAKE:
        state.rules.takers[source].take(state, state.active, events)
    elif verb == DRAW:
        terrain_cards.turn_up(state, events)
        state.block = Block(source, BUILD, 1, False)
