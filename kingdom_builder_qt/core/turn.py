"""How a turn goes: what a move does to a position, step by step (RULINGS 2 and 16).

Works on a `Position` in place and returns events; legality is `movegen`'s business.  The pieces
are moved by `board_changes`, cards by `cards`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kingdom_builder_qt.core import board_changes, cards, movegen, tiles
from kingdom_builder_qt.core.actions import Branch, BuildBranch, MoveBranch, RemoveBranch
from kingdom_builder_qt.core.block import Block
from kingdom_builder_qt.core.events import (
    Event,
    GameOver,
    Gold,
    MandatoryDone,
    TurnBegan,
    TurnEnded,
)
from kingdom_builder_qt.core.hexgrid import NEIGHBOURS, Hex, flower, hexes
from kingdom_builder_qt.core.moves import (
    BUILD,
    CHOOSE,
    DRAW,
    MANDATORY,
    MOVE,
    SKIP,
    TURN,
    USE,
    Move,
)

if TYPE_CHECKING:
    from kingdom_builder_qt.core.position import Position

# Without the keyword handling of a named tuple: these come with every turn.
_new = tuple.__new__


def open_game(position: Position) -> tuple[Event, ...]:
    """Begin the first turn of a fresh position."""
    events: list[Event] = []
    _begin_turn(position, events)
    return tuple(events)


def apply(position: Position, move: Move) -> tuple[Event, ...]:
    """Carry a legal move out and return what happened, in order.

    Order inside one event (RULINGS 2.5): place or move, losses, gains, red gold, useless card.
    """
    events: list[Event] = []
    source, verb, _, target = move
    if source == TURN:
        if verb == CHOOSE:
            cards.choose(position, str(target), events)
        else:
            _end_turn(position, events)
        return tuple(events)
    due = position.builds_left
    if source == MANDATORY:
        assert isinstance(target, int)
        _mandatory(position, target, events)
    elif target is None:
        _plain(position, source, verb, events)
    else:
        _step(position, move, events)
    if not position.card_mask & position.free_mask:
        cards.replace_useless(position, events)
    if due and not position.builds_left:
        events.append(MandatoryDone(position.active, position.built))
    if position.block is not None and not movegen.reach(position, position.block.source):
        # E30: a block without a further legal step closes by itself.
        _close_block(position)
        position.forget_answers()
    return tuple(events)


def _mandatory(position: Position, target: Hex, events: list[Event]) -> None:
    """Build one settlement of the mandatory action."""
    position.armed = False  # E31
    board_changes.build(position, MANDATORY, target, events)
    _take_tiles(position, target, events)
    if position.rules.red:
        _pay_builds(position, (target,), events)
        if not position.builds_left:
            _pay_action(position, events)


def _step(position: Position, move: Move, events: list[Event]) -> None:
    """Carry out a move of a tile that names a hex."""
    source, verb, origin, target = move
    assert isinstance(target, int)
    branch = position.rules.branches[source, verb]
    if position.block is None:
        tiles.use(position, source, events)
    if position.armed and branch.adjacency == "if_possible":
        position.armed = False  # E31
    victims: tuple[int, ...] = ()
    if verb == BUILD:
        board_changes.build(position, source, target, events)
        _take_tiles(position, target, events)
        _pay_builds(position, (target,), events)
    elif verb == MOVE:
        assert origin is not None
        board_changes.move(position, source, origin, target, events)
        _take_tiles(position, target, events)  # RULINGS 6.3: moved pieces earn no red gold
    elif isinstance(branch, BuildBranch):
        board_changes.place(position, source, branch.piece, target, events)
        if branch.piece.counts:
            places = hexes(flower(target)) if branch.piece.flower else (target,)
            for place in places:
                _take_tiles(position, place, events)
            _pay_builds(position, places, events)
    else:
        assert isinstance(branch, RemoveBranch)
        victims = branch.victims(position, position.active) if branch.each_opponent else ()
        board_changes.take_off(position, source, verb, target, events)
    if branch.steps > 1 or position.block is not None or len(victims) > 1:
        _go_on(position, source, branch, target, victims)


def _take_tiles(position: Position, place: Hex, events: list[Event]) -> None:
    """Take the tiles beside a hex that a piece came to."""
    beside = NEIGHBOURS[place]
    if beside & position.open_locations:
        tiles.take(position, beside, events)


def _pay_builds(position: Position, places: Sequence[Hex], events: list[Event]) -> None:
    """Pay the red cards that look at every new piece, hex by hex (RULINGS 6.3)."""
    for score in position.rules.red:
        if score.score.when == "build":
            for place in places:
                gold = score.paid_for_build(position, position.active, place)
                if gold:
                    tiles.earn(position, Gold(position.active, score.card.id, gold, place), events)


def _pay_action(position: Position, events: list[Event]) -> None:
    """Pay the red cards that look at the complete mandatory action (Families, E26)."""
    for score in position.rules.red:
        if score.score.when == "mandatory_end":
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
    else:
        left = (branch.steps if block is None else block.left) - 1
    if not left:
        _close_block(position)
        return
    at = target if isinstance(branch, MoveBranch) and branch.same_piece else None
    done = branch.steps - left
    may_skip = not victims and done >= branch.at_least and branch.at_least < branch.steps
    position.block = Block(source, branch.verb, left, may_skip, at, victims)


def _close_block(position: Position) -> None:
    position.block = None
    if position.drawn is not None:
        # E23: discarded as soon as the settlement stands, or at once if there is no hex.
        position.discards += (position.drawn,)
        position.drawn, position.drawn_mask = None, 0


def _plain(position: Position, source: str, verb: str, events: list[Event]) -> None:
    """Carry out a move that names no hex."""
    if verb == SKIP:
        _close_block(position)
        return
    tiles.use(position, source, events)
    if verb == USE:
        position.armed = True
    elif verb == DRAW:
        cards.turn_up(position, events)
        position.block = Block(source, BUILD, 1, False)


def _end_turn(position: Position, events: list[Event]) -> None:
    """Discard, draw, pass on (E8)."""
    player, card = position.active, position.card
    events.append(_new(TurnEnded, (player, card)))
    position.armed = False
    tiles.expire(position, player, events)
    cards.discard(position)
    for _ in range(cards.hand_size(position, player)):
        cards.draw_to_hand(position, events)
    following = position.rules.next_player(player)
    if following == position.rules.start and _finish_round(position, events):
        return
    position.active = following
    _begin_turn(position, events)


def _finish_round(position: Position, events: list[Event]) -> bool:
    """End the game after the last round, or count on; return whether it is over."""
    # R-18 (E10): nobody built and there is no card left anywhere, so nobody ever could.
    stuck = not position.round_builds and not (position.deck or position.discards)
    stuck = stuck and not any(position.hands)
    if position.ending or stuck:
        position.is_over = True
        events.append(GameOver(by_safety_end=not position.ending))
        return True
    position.round += 1
    position.round_builds = False
    return False


def _begin_turn(position: Position, events: list[Event]) -> None:
    """Refresh the tiles, reveal the card, replace it while it is useless."""
    player = position.active
    tiles.refresh(position, player)
    position.built = position.built_mask = 0
    if not position.hands[player]:
        # R-15 (E9): a player without a card draws one at the start of the turn.
        cards.draw_to_hand(position, events)
    hand = position.hands[player]
    card = hand[0] if len(hand) == 1 else None
    cards.reveal(position, card)
    events.append(_new(TurnBegan, (player, position.round, card)))
    if position.choosing:
        cards.tell_hand(position, events)
    if not position.card_mask & position.free_mask:
        cards.replace_useless(position, events)
