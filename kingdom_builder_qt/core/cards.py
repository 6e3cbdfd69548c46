"""Terrain cards: drawn, revealed, chosen, useless, discarded (RULINGS 2.2, 2.4, 16)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from kingdom_builder_qt.core.events import (
    CardChosen,
    CardDrawn,
    CardReplaced,
    CardsRevealed,
    CardTurnedUp,
    CardUseless,
    Event,
    Reshuffled,
)
from kingdom_builder_qt.core.tiles import replaced

if TYPE_CHECKING:
    from kingdom_builder_qt.core.position import Position


def draw(position: Position, events: list[Event]) -> str | None:
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


def draw_to_hand(position: Position, events: list[Event]) -> None:
    """Draw a hidden card for the active player."""
    player = position.active
    if position.deck:
        card: str | None = position.deck[0]
        position.deck = position.deck[1:]
    else:
        card = draw(position, events)
    events.append(tuple.__new__(CardDrawn, (player, card)))
    if card is not None:
        hands = [*position.hands]
        hands[player] = (*hands[player], card)
        position.hands = (*hands,)


def hand_size(position: Position, player: int) -> int:
    """Return how many cards a player draws at the end of the turn (crossroads: two).

    R-151: every such tile adds its own, so two of them make three cards.
    """
    sizes = position.rules.hand_sizes
    if not sizes:
        return 1
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


def turn_up(position: Position, events: list[Event]) -> None:
    """Turn up a card whose terrain is `drawn` until the block ends (fort, E23)."""
    card = draw(position, events)
    assert card is not None  # the action is not offered without a card
    position.drawn = card
    terrain = position.rules.terrain_cards[card].options[0].terrain
    position.drawn_mask = position.rules.board.terrain_masks.get(terrain, 0)
    events.append(CardTurnedUp(position.active, card))


def reveal(position: Position, card: str | None) -> None:
    """Begin a turn with the only card of the hand, with none, or with several to choose from."""
    player = position.active
    _play(position, card)
    if card is not None:
        position.hands = replaced(position.hands, player, ())
    elif len(position.hands[player]) > 1:
        position.choosing = True
        # E1: the builds are due although the card is not chosen yet.
        builds = max(o.build for c in position.rules.terrain_cards.values() for o in c.options)
        position.builds_left = min(builds, position.supply[player])


def tell_hand(position: Position, events: list[Event]) -> None:
    """Tell which cards the active player may choose from."""
    events.append(CardsRevealed(position.active, position.hands[position.active]))


def choose(position: Position, card: str, events: list[Event]) -> None:
    """Make one of several cards in hand the played card; the choice is fixed for the turn."""
    hand = list(position.hands[position.active])
    hand.remove(card)
    position.hands = replaced(position.hands, position.active, tuple(hand))
    position.choosing = False
    _play(position, card)
    events.append(CardChosen(position.active, card))


def replace_useless(position: Position, events: list[Event]) -> None:
    """Remove a played card without eligible hex and draw another, repeatedly (RULINGS 2.4).

    R-10: tested at the reveal and after every single step, also after the mandatory action.
    """
    while True:
        if position.choosing:
            if any(position.is_useful(card) for card in position.hands[position.active]):
                return
            _replace_first_in_hand(position, events)
        elif position.card is not None and not position.card_mask & position.free_mask:
            _remove(position, position.card, events)
            card = draw(position, events)
            events.append(CardReplaced(position.active, card))
            _play(position, card)
        else:
            return


def _replace_first_in_hand(position: Position, events: list[Event]) -> None:
    """Replace the card drawn first by one at the end of the hand (E1, E29)."""
    player = position.active
    first, *hand = position.hands[player]
    _remove(position, first, events)
    card = draw(position, events)
    events.append(CardReplaced(player, card))
    if card is not None:
        hand.append(card)
    if len(hand) == 1:
        position.choosing = False
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
    if card is None:
        position.card_mask = 0
        position.builds_left = 0
        return
    option = position.rules.terrain_cards[card].options[0]
    position.card_mask = position.rules.board.terrain_masks.get(option.terrain, 0)
    if not position.built:
        # R-12 (E3): the number of builds is fixed by the first build and survives redraws.
        position.builds_left = min(option.build, position.supply[position.active])
