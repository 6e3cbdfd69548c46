"""How a turn goes: what a move does to a position, step by step (RULINGS 2 and 16).

Works on a `Position` in place and returns events; legality is `movegen`'s business.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from kingdom_builder_qt.core import tiles
from kingdom_builder_qt.core.events import (
    CardDrawn,
    CardReplaced,
    CardUseless,
    EndTriggered,
    Event,
    GameOver,
    MandatoryDone,
    Moved,
    Placed,
    Reshuffled,
    TurnBegan,
    TurnEnded,
)
from kingdom_builder_qt.core.hexgrid import NEIGHBOURS, Hex, around
from kingdom_builder_qt.core.moves import BUILD, MANDATORY, TURN, Move

if TYPE_CHECKING:
    from kingdom_builder_qt.core.position import Position

# Without the keyword handling of a named tuple: the most frequent event by far.
_new = tuple.__new__


def open_game(position: Position) -> tuple[Event, ...]:
    """Begin the first turn of a fresh position."""
    events: list[Event] = []
    _begin_turn(position, events)
    return tuple(events)


def apply(position: Position, move: Move) -> tuple[Event, ...]:
    """Carry a legal move out and return what happened, in order.

    Order inside one event (RULINGS 2.5): place or move, losses, gains, useless-card check.
    """
    events: list[Event] = []
    source, verb, origin, target = move
    if source == TURN:
        _end_turn(position, events)
        return tuple(events)
    assert target is not None  # a legal build or move has a target
    due = position.builds_left
    if source != MANDATORY:
        tiles.use(position, source, events)
    if verb == BUILD:
        _build(position, source, target, events)
    else:
        assert origin is not None
        _move(position, source, origin, target, events)
    if NEIGHBOURS[target] & position.open_locations:
        tiles.take(position, target, events)
    if not position.card_mask & position.free_mask:
        _replace_useless_card(position, events)
    if due and not position.builds_left:
        events.append(MandatoryDone(position.active, position.built))
    return tuple(events)


def _build(position: Position, source: str, target: Hex, events: list[Event]) -> None:
    player, bit = position.active, 1 << target
    own, halo, supply = [*position.own], [*position.halo], [*position.supply]
    own[player] |= bit
    halo[player] |= NEIGHBOURS[target]
    supply[player] = left = supply[player] - 1
    position.own, position.halo, position.supply = (*own,), (*halo,), (*supply,)
    position.free_mask &= ~bit
    position.round_builds = True
    if source == MANDATORY:
        position.built += 1
        position.builds_left -= 1
    events.append(_new(Placed, (player, target, source)))
    if left < position.builds_left:
        # RULINGS 2.3: the rest of the mandatory action lapses with the supply.
        position.builds_left = left
    if not left and not position.ending:
        # RULINGS 2.7: once triggered it stays; the round is completed.
        position.ending = True
        events.append(EndTriggered(player))


def _move(position: Position, source: str, origin: Hex, target: Hex, events: list[Event]) -> None:
    player = position.active
    own, halo = list(position.own), list(position.halo)
    own[player] ^= 1 << origin | 1 << target
    halo[player] = around(own[player])
    position.own, position.halo = tuple(own), tuple(halo)
    position.free_mask ^= 1 << origin | 1 << target
    events.append(Moved(player, origin, target, source))
    tiles.lose(position, player, origin, events)


def _replace_useless_card(position: Position, events: list[Event]) -> None:
    """Remove a played card without eligible hex and draw another, repeatedly (RULINGS 2.4).

    R-10: tested at the reveal and after every single step, also after the mandatory action.
    """
    while position.card is not None and not position.card_mask & position.free_mask:
        player = position.active
        events.append(CardUseless(player, position.card))
        position.removed += (position.card,)
        card = _draw(position, events)
        events.append(CardReplaced(player, card))
        _play_card(position, card)


def _play_card(position: Position, card: str | None) -> None:
    """Make a card the played card; without one the rest of the mandatory action lapses."""
    position.card = card
    if card is None:
        position.card_mask = 0
        position.builds_left = 0
        return
    option = position.rules.terrain_cards[card].options[0]
    position.card_mask = position.rules.board.terrain_masks.get(option.terrain, 0)
    if not position.built:
        # R-12 (E3): the number of builds is fixed by the first build and survives redraws.
        position.builds_left = min(option.build, position.supply[position.active])


def _draw(position: Position, events: list[Event]) -> str | None:
    """Draw a card; the pile is refilled only now and only if it is empty (E6)."""
    if not position.deck:
        if not position.discards:
            return None
        position.deck = _reshuffled(position)
        position.discards = ()
        events.append(Reshuffled(position.deck))
    card, position.deck = position.deck[0], position.deck[1:]
    return card


def _reshuffled(position: Position) -> tuple[str, ...]:
    """Return the discards in a new order: the recorded one, else from the position's own rng."""
    random = Random(position.rng)
    cards = sorted(position.discards)
    random.shuffle(cards)
    # Advanced in a replay too, so that a loaded game goes on as it would have.
    position.rng = random.getrandbits(64)
    if position.forced_decks:
        deck, *rest = position.forced_decks
        position.forced_decks = tuple(rest)
        return deck
    return tuple(cards)


def _end_turn(position: Position, events: list[Event]) -> None:
    """Discard, draw, pass on (E8)."""
    player, card = position.active, position.card
    events.append(TurnEnded(player, card))
    if card is not None:
        position.discards += (card,)
    position.card, position.card_mask = None, 0
    _draw_to_hand(position, events)
    following = position.rules.next_player(player)
    if following == position.rules.start and _finish_round(position, events):
        return
    position.active = following
    _begin_turn(position, events)


def _draw_to_hand(position: Position, events: list[Event]) -> None:
    player = position.active
    card = _draw(position, events)
    events.append(CardDrawn(player, card))
    if card is not None:
        hands = list(position.hands)
        hands[player] += (card,)
        position.hands = tuple(hands)


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
    position.built = 0
    if not position.hands[player]:
        # R-15 (E9): a player without a card draws one at the start of the turn.
        _draw_to_hand(position, events)
    hand = position.hands[player]
    card = hand[0] if hand else None
    if hand:
        hands = list(position.hands)
        hands[player] = hand[1:]
        position.hands = tuple(hands)
    _play_card(position, card)
    events.append(TurnBegan(player, position.round, card))
    _replace_useless_card(position, events)
