"""The course of a turn: the effects of a move on a state, step by step.

Changes a `GameState` in place and returns events; `movegen` judges legality. `board_changes` moves
pieces, `terrain_cards` cards; `steps` has the steps of an action.
"""

from __future__ import annotations

from kingdom_builder_qt.core import movegen
from kingdom_builder_qt.core.compile.branches import BuildBranch
from kingdom_builder_qt.core.events import (
    CardsRevealed,
    Event,
    GameOver,
    Gold,
    mandatory_done,
    turn_began,
    turn_ended,
)
from kingdom_builder_qt.core.grid import bits
from kingdom_builder_qt.core.movegen import GameState, needs_card
from kingdom_builder_qt.core.moves import CANOE, CHOOSE, MANDATORY, SILO, TURN, Move
from kingdom_builder_qt.core.rules import DRAW_AT_START
from kingdom_builder_qt.core.turn import (
    board_changes,
    canoe_and_silo,
    held_tiles,
    steps,
    terrain_cards,
)


def begin_game(state: GameState) -> tuple[Event, ...]:
    """Begin the first turn of a new state and return its events."""
    events: list[Event] = []
    _begin_turn(state, events)
    return tuple(events)


def apply(state: GameState, move: Move) -> tuple[Event, ...]:
    """Carry out a legal move and return its events in order.

    Order inside one event (R-255): place or move, losses, gains, red gold and marks, interrupts,
    useless card.
    """
    events: list[Event] = []
    source, verb, _, target, choice = move
    if source == TURN:
        if verb == CHOOSE:
            terrain_cards.choose(state, choice, events)
            _close_exhausted(state)
        else:
            _end_turn(state, events)
        return tuple(events)
    due = state.builds_left
    if source == MANDATORY:
        assert target is not None
        steps.mandatory(state, target, events)
    elif target is None:
        steps.plain(state, source, verb, events)
    else:
        steps.step(state, move, events)
    asks = state.rules.canoes and (source == CANOE or state.extras.asked)
    if asks and _is_interrupted(state, source, events):
        if due and not state.builds_left:
            events.append(mandatory_done(state.active, state.built))
        return tuple(events)
    if not state.card_mask & state.free_mask:
        terrain_cards.replace_useless(state, events)
    if due and not state.builds_left:
        events.append(mandatory_done(state.active, state.built))
    if state.block is not None:
        _close_exhausted(state)
    if source == SILO and state.block is None:
        state.clear_caches()
        if not canoe_and_silo.finish_silo(state, events):
            _end_game(state, events)
    return tuple(events)


def _is_interrupted(state: GameState, source: str, events: list[Event]) -> bool:
    """Ask the next owner of a canoe; return whether a player is asked."""
    was_asked = state.to_move if source == CANOE else None
    is_asked = canoe_and_silo.next_asked(state, was_asked, events)
    state.clear_caches()
    return is_asked


def _close_exhausted(state: GameState) -> None:
    """Close the open block if it has no further legal step (R-208)."""
    if state.block is not None and _is_exhausted(state):
        steps.close_block(state)
        state.clear_caches()


def _is_exhausted(state: GameState) -> bool:
    block = state.block
    assert block is not None
    if movegen.targets_of(state, block.source):
        return False
    branch = state.rules.branches[block.source, block.verb]
    if state.choosing and isinstance(branch, BuildBranch) and needs_card(branch):
        # the block waits for the choice of a side while something can be built.
        return not state.supply_of(branch.piece, state.to_move)
    return True


def _end_turn(state: GameState, events: list[Event]) -> None:
    """End the turn: pay, take off scouts, discard, draw, pass on (R-09)."""
    player, card = state.active, state.card
    rules = state.rules
    events.append(turn_ended(player, card))
    state.armed = False
    if rules.turn_scores:
        _pay_turn(state, events)
    if rules.kinds and state.extras.scouts:
        scouts = board_changes.remove_scouts(state, TURN, events)
        for hex_ in bits(scouts):
            held_tiles.lose(state, player, hex_, events)
    if rules.nomads:
        held_tiles.expire(state, player, events)
    terrain_cards.discard(state)
    if DRAW_AT_START not in rules.house:
        terrain_cards.draw_hand(state, events)
    following = (player + 1) % rules.players
    if following == rules.start and _finish_round(state, events):
        return
    state.active = state.to_move = following
    _begin_turn(state, events)


def _pay_turn(state: GameState, events: list[Event]) -> None:
    """Pay the red cards that score all new builds of the turn (Rovers)."""
    mask, player = state.extras.turn_mask, state.active
    for score in state.rules.turn_scores:
        gold = score.paid_for_action(mask)
        if gold:
            place = score.paid_at(mask)
            held_tiles.earn(state, Gold(player, score.card.id, gold, place), events)


def _finish_round(state: GameState, events: list[Event]) -> bool:
    """End the game after the last round, else start the next round; return whether it ended."""
    # a round without builds, and no cards left: no build is possible any more.
    stuck = not state.round_builds and not (state.deck or state.discards)
    stuck = stuck and not any(state.hands)
    if state.ending or stuck:
        if not canoe_and_silo.begin_silos(state, events):
            _end_game(state, events)
        return True
    state.round += 1
    state.round_builds = False
    return False


def _end_game(state: GameState, events: list[Event]) -> None:
    state.is_over = True
    events.append(GameOver(by_safety_end=not state.ending))


def _begin_turn(state: GameState, events: list[Event]) -> None:
    """Refresh the tiles, reveal the card, and replace it while it is useless."""
    player = state.active
    held_tiles.refresh(state, player)
    state.built = state.built_mask = 0
    if state.rules.is_extended:
        if state.extras.used or state.extras.turn_mask:
            state.note(used=(), turn_mask=0)
        if state.rules.reserves:
            due = sum([special.reserve(state, player) for special in state.rules.reserves])
            if due != state.extras.extra_due:
                state.note(extra_due=due)
    if not state.hands[player]:
        # a player without a card draws one at the start of the turn.
        if DRAW_AT_START in state.rules.house:
            terrain_cards.draw_hand(state, events)
        else:
            terrain_cards.draw_to_hand(state, events)
    card = terrain_cards.reveal(state)
    events.append(turn_began(player, state.round, card))
    if card is None and state.hands[player]:
        events.append(CardsRevealed(player, state.hands[player]))
    if not state.card_mask & state.free_mask:
        terrain_cards.replace_useless(state, events)
