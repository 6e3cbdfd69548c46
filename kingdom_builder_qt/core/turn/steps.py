"""One step of an action: what it changes, gains and pays, and how its block goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kingdom_builder_qt.core.block import Block
from kingdom_builder_qt.core.compile.branches import Branch, BuildBranch, MoveBranch, RemoveBranch
from kingdom_builder_qt.core.events import Event, Gold
from kingdom_builder_qt.core.grid import BIT, NEIGHBOURS, Hex, bits, flower, hexes
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
from kingdom_builder_qt.core.specials import cathedral_store, claim_rows
from kingdom_builder_qt.core.turn import board_changes, cards, interrupts, tiles

if TYPE_CHECKING:
    from kingdom_builder_qt.core.position import Position


def mandatory(position: Position, target: Hex, events: list[Event]) -> None:
    """Build one settlement of the mandatory action."""
    position.armed = False
    board_changes.build(position, MANDATORY, target, events)
    emptied = _take_tiles(position, target, events)
    rules = position.rules
    if rules.red:
        _pay_builds(position, (target,), events)
        if position.builds_left == position.extras.stored_due and position.built_mask >> target & 1:
            _pay_action(position, events)
    if rules.is_watched:
        _mark_and_ask(position, (target,), emptied, events)


def step(position: Position, move: Move, events: list[Event]) -> None:
    """Carry out a move of an extra action that names a hex."""
    source, verb, origin, target = move
    assert isinstance(target, int)
    rules = position.rules
    branch = rules.branches[source, verb]
    block = position.block if source != CANOE else None  # an interrupt leaves a block as it is
    if block is None:
        _use(position, source, events)
    if position.armed and branch.adjacency == "if_possible" and position.to_move == position.active:
        position.armed = False
    victims: tuple[int, ...] = ()
    places: Sequence[Hex] = (target,)
    gains = source != SILO  # no tiles and no red gold before scoring
    is_new = False
    if verb == BUILD:
        board_changes.build(position, source, target, events)
        is_new = True
    elif verb == MOVE:
        assert origin is not None
        board_changes.move(position, source, origin, target, events)
    elif isinstance(branch, BuildBranch):
        places = hexes(flower(target)) if branch.piece.flower else (target,)
        _place(position, source, branch, target, events)
        is_new = gains = branch.piece.owned and branch.piece.counts
    else:
        assert isinstance(branch, RemoveBranch)
        victims = branch.victims(position, position.to_move) if branch.each_opponent else ()
        board_changes.take_off(position, source, target, events, branch.onto_tile)
        gains = False
    if gains:
        _gain(position, source, places, is_new, events)
    elif source == SILO and rules.claims is not None:
        claim_rows.mark(position, rules.claims, places, events)
    if source in rules.cathedrals:
        cathedral_store.give_back(position, position.to_move, events)
    if branch.steps > 1 or block is not None or len(victims) > 1:
        _go_on(position, source, branch, target, victims)


def _gain(
    position: Position, source: str, places: Sequence[Hex], is_new: bool, events: list[Event]
) -> None:
    """Take tiles, then pay red gold for new pieces (R-131), mark rows, ask others."""
    rules = position.rules
    emptied = False
    for place in places:
        emptied = _take_tiles(position, place, events) or emptied
    if is_new and rules.red:
        _pay_builds(position, places, events)
    if rules.is_watched:
        _mark_and_ask(position, places, emptied, events)


def _mark_and_ask(
    position: Position, places: Sequence[Hex], emptied: bool, events: list[Event]
) -> None:
    """Mark rows (mayors), then ask others if the last tile of a site was taken (canoe)."""
    rules = position.rules
    if rules.claims is not None:
        claim_rows.mark(position, rules.claims, places, events)
    if emptied and rules.canoes:
        interrupts.ask_others(position)


def _place(
    position: Position, source: str, branch: BuildBranch, target: Hex, events: list[Event]
) -> None:
    """Place a piece; a repeated action takes up those of this turn first (R-248)."""
    taken_up = 0
    if branch.takes_up and position.block is None and position.extras.scouts:
        taken_up = board_changes.take_up_scouts(position, source, events)
    board_changes.place(position, source, branch.piece, target, events)
    for hex_ in bits(taken_up):
        tiles.lose(position, position.active, hex_, events)


def _use(position: Position, source: str, events: list[Event]) -> None:
    """Note that a source is used up: a tile, or a standing action of this turn."""
    rules, extras = position.rules, position.extras
    if source == CANOE:
        canoe = next(t.tile for t in position.tiles[position.to_move] if t.tile in rules.canoes)
        tiles.use(position, canoe, events, even_new=True)
    elif source in rules.standing:
        position.extras = extras._replace(used=(*extras.used, source))
    elif source != SILO:
        tiles.use(position, rules.tile_behind[source], events)


def _take_tiles(position: Position, place: Hex, events: list[Event]) -> bool:
    """Take the tiles beside a hex that a piece came to; return whether a site is empty now."""
    beside = NEIGHBOURS[place] & position.open_locations
    # Almost every piece comes to a hex beside no site.
    return tiles.take(position, beside, events) if beside else False


def _pay_builds(position: Position, places: Sequence[Hex], events: list[Event]) -> None:
    """Pay the red cards that look at every new piece, hex by hex (R-131, R-161)."""
    player = position.to_move
    for score in position.rules.red:
        if score.when == "build":
            for place in places:
                gold = score.paid_for_build(position, player, place)
                if gold:
                    tiles.earn(position, Gold(player, score.card.id, gold, place), events)


def _pay_action(position: Position, events: list[Event]) -> None:
    """Pay the red cards that look at the complete mandatory action (Families, R-132)."""
    for score in position.rules.red:
        if score.when == "mandatory_end":
            gold = score.paid_for_action(position.built_mask)
            if gold:
                last = hexes(position.built_mask)[-1]
                tiles.earn(position, Gold(position.active, score.card.id, gold, last), events)


def _go_on(
    position: Position, source: str, branch: Branch, target: Hex, victims: tuple[int, ...]
) -> None:
    """Open the block of an action, or count one step of it."""
    block = position.block
    if victims:
        left, victims = len(victims) - 1, victims[1:]
    elif source in position.rules.cathedrals:
        left = position.extras.numbers[position.to_move]
    else:
        left = (branch.steps if block is None else block.left) - 1
    if not left:
        close_block(position)
        return
    at = target if isinstance(branch, MoveBranch) and branch.same_piece else None
    spent = block.spent if block is not None else 0
    if isinstance(branch, MoveBranch) and branch.once_each:
        spent |= BIT[target]
    may_skip = not victims and _may_skip(branch, left, source in position.rules.cathedrals)
    position.block = Block(source, branch.verb, left, may_skip, at, victims, spent)


def _may_skip(branch: Branch, left: int, counted: bool) -> bool:
    if counted:
        return True
    return branch.steps - left >= branch.at_least and branch.at_least < branch.steps


def close_block(position: Position) -> None:
    """End the open block; a card that was turned up for it is discarded."""
    position.block = None
    if position.drawn is not None:
        # discarded as soon as the settlement stands, or at once if there is no hex.
        position.discards += (position.drawn,)
        position.drawn, position.drawn_masks = None, ()


def plain(position: Position, source: str, verb: str, events: list[Event]) -> None:
    """Carry out a move that names no hex."""
    if verb == SKIP:
        if source == CANOE:
            interrupts.decline(position)
        else:
            close_block(position)
        return
    _use(position, source, events)
    if verb == USE:
        position.armed = True
    elif verb == TAKE:
        _take(position, source, events)
    elif verb == DRAW:
        cards.turn_up(position, events)
        position.block = Block(source, BUILD, 1, False)


def _take(position: Position, source: str, events: list[Event]) -> None:
    """Take a number tile (cathedral), or one more card at the end of the turn (bazaar, R-243)."""
    if source in position.rules.cathedrals:
        cathedral_store.take(position, position.active, events)
    else:
        extras, player = position.extras, position.active
        more = tiles.replaced(extras.more_cards, player, extras.more_cards[player] + 1)
        position.extras = extras._replace(more_cards=more)
