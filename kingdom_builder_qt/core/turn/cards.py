"""Terrain cards: drawn, revealed, chosen, useless, discarded (R-09 to R-15)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from kingdom_builder_qt.core.compile.rules import ANY_TERRAIN_FOR_TWINS
from kingdom_builder_qt.core.events import (
    CardChosen,
    CardDrawn,
    CardReplaced,
    CardsRevealed,
    CardTurnedUp,
    CardUseless,
    Event,
    Reshuffled,
    TerrainChosen,
)
from kingdom_builder_qt.core.turn.tiles import replaced

if TYPE_CHECKING:
    from kingdom_builder_qt.core.position import Position


# Without the keyword handling of a named tuple: a card is drawn in every turn.
_new = tuple.__new__


def draw(position: Position, events: list[Event]) -> str | None:
    """Draw a card; the pile is refilled only now and only if it is empty (R-13)."""
    deck = position.deck
    if not deck:
        if not position.discards:
            return None
        deck = _reshuffled(position)
        position.discards = ()
        events.append(Reshuffled(deck))
    position.deck = deck[1:]
    return deck[0]


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


def draw_to_hand(position: Position, events: list[Event]) -> None:
    """Draw a hidden card for the active player."""
    player, card = position.active, draw(position, events)
    events.append(_new(CardDrawn, (player, card)))
    if card is not None:
        hands = [*position.hands]
        hands[player] += (card,)
        position.hands = tuple(hands)


def draw_hand(position: Position, events: list[Event]) -> None:
    """Draw the cards for the next turn of the active player."""
    player = position.active
    if not position.rules.hand_sizes:
        draw_to_hand(position, events)
        return
    number = hand_size(position, player)
    more = position.extras.more_cards
    if more[player]:
        number += more[player]
        position.extras = position.extras._replace(more_cards=replaced(more, player, 0))
    for _ in range(number):
        draw_to_hand(position, events)


def hand_size(position: Position, player: int) -> int:
    """Return how many cards a player draws at the end of the turn (crossroads: two).

    R-151: every such tile adds its own, so two of them make three cards.
    """
    sizes = position.rules.hand_sizes
    return 1 + sum(sizes.get(tile.tile, 1) - 1 for tile in position.tiles[player])


def discard(position: Position) -> None:
    """Discard the played card, then the rest of the active player's hand."""
    player = position.active
    if position.card is not None:
        position.discards += (position.card,)
    if position.hands[player]:
        position.discards += position.hands[player]
        position.hands = replaced(position.hands, player, ())
    position.card, position.card_mask, position.choosing = None, 0, False
    position.terrain = None


def turn_up(position: Position, events: list[Event]) -> None:
    """Turn up a card whose terrains are `drawn` until the block ends (fort, R-142 and R-209)."""
    card = draw(position, events)
    assert card is not None  # the action is not offered without a card
    position.drawn = card
    masks = position.rules.board.terrain_masks
    position.drawn_masks = tuple(masks.get(o.terrain, 0) for o in position.rules.options[card])
    events.append(CardTurnedUp(position.active, card))


def reveal(position: Position) -> str | None:
    """Begin a turn with the only card of the hand, with none, or with several to choose from.

    Returns the card that is played; the hand is left as it is if there is something to choose.
    """
    player = position.active
    hand = position.hands[player]
    position.is_fixed = False
    if len(hand) != 1:
        _play(position, None)
        if hand:
            position.choosing = True
            options = (o for card in position.rules.options.values() for o in card)
            _expect(position, max(option.build for option in options))
        return None
    _play(position, hand[0])
    position.hands = replaced(position.hands, player, ())
    return hand[0]


def tell_hand(position: Position, events: list[Event]) -> None:
    """Tell which cards the active player may choose from."""
    events.append(CardsRevealed(position.active, position.hands[position.active]))


def choices(position: Position) -> list[str]:
    """Return what may be chosen now: cards of the hand (R-152), or sides of one (R-202)."""
    if position.card is not None:
        options = position.rules.options[position.card]
        return [o.terrain for o in options if position.has_room(o.terrain)]
    hand = position.hands[position.active]
    useful = [card for card in dict.fromkeys(hand) if position.is_useful(card)]
    if _twin(position) is not None:
        # Of a set: without swamp hexes a swamp card shows the terrain of another card.
        cards = position.rules.options.values()
        plain = dict.fromkeys(o[0].terrain for o in cards if len(o) == 1)
        useful += [t for t in plain if t not in useful and position.has_room(t)]
    return useful


def _twin(position: Position) -> str | None:
    """Return a card of which the hand holds two, if these stand for any terrain (house rule)."""
    if ANY_TERRAIN_FOR_TWINS not in position.rules.house:
        return None
    hand = position.hands[position.active]
    return next((card for card in hand if hand.count(card) > 1), None)


def choose(position: Position, choice: str, events: list[Event]) -> None:
    """Choose a card or a side of the played card; the choice is fixed for the turn."""
    if position.card is not None:
        _choose_side(position, choice, events)
        return
    hand = list(position.hands[position.active])
    card = choice if choice in hand else _twin(position) or hand[0]
    hand.remove(card)
    position.hands = replaced(position.hands, position.active, tuple(hand))
    events.append(CardChosen(position.active, card))
    _play(position, card)
    if choice != card:
        events.append(TerrainChosen(position.active, choice))
        _use_for(position, choice, position.rules.options[card][-1].build)


def _choose_side(position: Position, terrain: str, events: list[Event]) -> None:
    assert position.card is not None
    options = position.rules.options[position.card]
    option = next((o for o in options if o.terrain == terrain), options[-1])
    events.append(TerrainChosen(position.active, terrain))
    _use_for(position, terrain, option.build)
    position.is_fixed = True


def replace_useless(position: Position, events: list[Event]) -> None:
    """Remove a played card without eligible hex and draw another, repeatedly (R-10, R-11).

    R-10: tested at the reveal and after every single step, also after the mandatory action.
    """
    while True:
        if position.choosing:
            # what twin cards could stand for (house rule) does not make them useful.
            held = position.hands[position.active] if position.card is None else (position.card,)
            if any(position.is_useful(card) for card in held):
                return
            if position.card is None:
                _replace_first_in_hand(position, events)
            else:
                _replace_played(position, events)
        elif position.card is not None and not position.card_mask & position.free_mask:
            _replace_played(position, events)
        else:
            return


def _replace_played(position: Position, events: list[Event]) -> None:
    assert position.card is not None
    _remove(position, position.card, events)
    card = draw(position, events)
    events.append(CardReplaced(position.active, card))
    _play(position, card)


def _replace_first_in_hand(position: Position, events: list[Event]) -> None:
    """Replace the card drawn first by one at the end of the hand (R-155)."""
    player = position.active
    first, *hand = position.hands[player]
    _remove(position, first, events)
    card = draw(position, events)
    events.append(CardReplaced(player, card))
    if card is not None:
        hand.append(card)
    if len(hand) == 1:
        position.hands = replaced(position.hands, player, ())
        _play(position, hand[0])
    else:
        position.hands = replaced(position.hands, player, tuple(hand))


def _remove(position: Position, card: str, events: list[Event]) -> None:
    events.append(CardUseless(position.active, card))
    position.removed += (card,)


def _play(position: Position, card: str | None) -> None:
    """Make a card the played card; without one the rest of the mandatory action lapses."""
    position.card = card
    options = position.rules.options[card] if card is not None else ()
    if len(options) == 1:
        _use_for(position, options[0].terrain, options[0].build)
        return
    position.terrain, position.card_mask = None, 0
    position.choosing = card is not None
    if card is None:
        position.builds_left = 0
    else:
        _expect(position, max(option.build for option in options))


def _use_for(position: Position, terrain: str, build: int) -> None:
    position.terrain, position.choosing = terrain, False
    position.card_mask = position.rules.board.terrain_masks.get(terrain, 0)
    _expect(position, build)


def _expect(position: Position, builds: int) -> None:
    """Note how many builds are due, unless that is fixed: it then survives redraws (R-12)."""
    if not position.is_fixed:
        due = position.extras.stored_due
        position.builds_left = min(builds, position.supply[position.active]) + due
