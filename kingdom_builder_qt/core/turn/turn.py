"""How a turn goes: what a move does to a position, step by step.

Works on a `Position` in place and returns events; legality is `movegen`'s business.  The pieces
are moved by `board_changes`, cards by `cards`; what a step of an action means is in `steps`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingdom_builder_qt.core import movegen
from kingdom_builder_qt.core.compile.branches import BuildBranch
from kingdom_builder_qt.core.compile.rules import DRAW_AT_START
from kingdom_builder_qt.core.events import (
    Event,
    GameOver,
    Gold,
    MandatoryDone,
    TurnBegan,
    TurnEnded,
)
from kingdom_builder_qt.core.grid import bits, hexes
from kingdom_builder_qt.core.moves import CANOE, CHOOSE, MANDATORY, SILO, TURN, Move
from kingdom_builder_qt.core.sources import lacks_pieces, needs_card
from kingdom_builder_qt.core.specials import temple_store
from kingdom_builder_qt.core.turn import board_changes, cards, interrupts, silos, steps, tiles

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

    Order inside one event (R-255): place or move, losses, gains, red gold and marks,
    interrupts, useless card.
    """
    events: list[Event] = []
    source, verb, _, target = move
    if source == TURN:
        if verb == CHOOSE:
            cards.choose(position, str(target), events)
            _close_exhausted(position)
        else:
            _end_turn(position, events)
        return tuple(events)
    due = position.builds_left
    if source == MANDATORY:
        steps.mandatory(position, target, events)  # type: ignore[arg-type]  # it is a hex
    elif target is None:
        steps.plain(position, source, verb, events)
    else:
        steps.step(position, move, events)
    if position.rules.canoes and _is_interrupted(position, move, events):
        if due and not position.builds_left:
            events.append(_new(MandatoryDone, (position.active, position.built)))
        return tuple(events)
    if not position.card_mask & position.free_mask:
        cards.replace_useless(position, events)
    if due and not position.builds_left:
        events.append(_new(MandatoryDone, (position.active, position.built)))
    if position.block is not None:
        _close_exhausted(position)
    if source == SILO and position.block is None:
        position.forget_answers()
        if not silos.finish_action(position, events):
            _end_game(position, events)
    return tuple(events)


def _is_interrupted(position: Position, move: Move, events: list[Event]) -> bool:
    """Ask the owners of canoes, if a last tile was taken or somebody is still to be asked."""
    if not position.extras.asked and move.source != CANOE:
        return False
    was_asked = position.to_move if move.source == CANOE else None
    is_asked = interrupts.next_asked(position, was_asked, events)
    position.forget_answers()
    return is_asked


def _close_exhausted(position: Position) -> None:
    """Close the open block if it has no further legal step (R-208)."""
    if position.block is not None and _is_exhausted(position):
        steps.close_block(position)
        position.forget_answers()


def _is_exhausted(position: Position) -> bool:
    block = position.block
    assert block is not None
    if movegen.reach(position, block.source):
        return False
    branch = position.rules.branches[block.source, block.verb]
    if position.choosing and isinstance(branch, BuildBranch) and needs_card(branch):
        # the block waits for the choice of a side as long as something can be built.
        return lacks_pieces(position, branch, position.to_move)
    return True


def _end_turn(position: Position, events: list[Event]) -> None:
    """Pay, take up, discard, draw, pass on (R-09)."""
    player, card = position.active, position.card
    rules = position.rules
    events.append(_new(TurnEnded, (player, card)))
    position.armed = False
    if rules.turn_scores:
        _pay_turn(position, events)
    if rules.kinds and position.extras.scouts:
        scouts = board_changes.take_up_scouts(position, TURN, events)
        for hex_ in bits(scouts):
            tiles.lose(position, player, hex_, events)
    if rules.nomads:
        tiles.expire(position, player, events)
    cards.discard(position)
    if DRAW_AT_START not in rules.house:
        cards.draw_hand(position, events)
    following = (player + 1) % rules.players
    if following == rules.start and _finish_round(position, events):
        return
    position.active = position.to_move = following
    _begin_turn(position, events)


def _pay_turn(position: Position, events: list[Event]) -> None:
    """Pay the red cards that look at all that was newly built in the turn (Rovers)."""
    mask, player = position.extras.turn_mask, position.active
    for score in position.rules.turn_scores:
        gold = score.paid_for_action(mask)
        if gold:
            tiles.earn(position, Gold(player, score.card.id, gold, hexes(mask)[-1]), events)


def _finish_round(position: Position, events: list[Event]) -> bool:
    """End the game after the last round, or count on; return whether no turn follows."""
    # nobody built and there is no card left anywhere, so nobody ever could.
    stuck = not position.round_builds and not (position.deck or position.discards)
    stuck = stuck and not any(position.hands)
    if position.ending or stuck:
        if not silos.begin(position, events):
            _end_game(position, events)
        return True
    position.round += 1
    position.round_builds = False
    return False


def _end_game(position: Position, events: list[Event]) -> None:
    position.is_over = True
    events.append(GameOver(by_safety_end=not position.ending))


def _begin_turn(position: Position, events: list[Event]) -> None:
    """Refresh the tiles, reveal the card, replace it while it is useless."""
    player = position.active
    tiles.refresh(position, player)
    position.built = position.built_mask = 0
    if position.rules.is_extended:
        if position.extras.used or position.extras.turn_mask:
            position.extras = position.extras._replace(used=(), turn_mask=0)
        temple_store.begin_turn(position)
    if not position.hands[player]:
        # a player without a card draws one at the start of the turn.
        if DRAW_AT_START in position.rules.house:
            cards.draw_hand(position, events)
        else:
            cards.draw_to_hand(position, events)
    card = cards.reveal(position)
    events.append(_new(TurnBegan, (player, position.round, card)))
    if card is None and position.hands[player]:
        cards.tell_hand(position, events)
    if not position.card_mask & position.free_mask:
        cards.replace_useless(position, events)
