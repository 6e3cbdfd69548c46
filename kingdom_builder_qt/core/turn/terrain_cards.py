"""Terrain cards: drawn, revealed, chosen, useless, discarded (R-09 to R-15)."""

from __future__ import annotations

from random import Random

from kingdom_builder_qt.core.events import (
    CardChosen,
    CardReplaced,
    CardTurnedUp,
    CardUseless,
    Event,
    Reshuffled,
    TerrainChosen,
    card_drawn,
)
from kingdom_builder_qt.core.movegen import GameState, twin
from kingdom_builder_qt.core.state import replaced


def draw(state: GameState, events: list[Event]) -> str | None:
    """Draw a card; an empty deck is refilled now and not before (R-13). None without cards."""
    deck = state.deck
    if not deck:
        if not state.discards:
            return None
        deck = _reshuffled(state)
        state.discards = ()
        events.append(Reshuffled(deck))
    state.deck = deck[1:]
    return deck[0]


def _reshuffled(state: GameState) -> tuple[str, ...]:
    """Return the discards in a new order: the recorded one, or a shuffle by the state's seed."""
    random = Random(state.rng)
    cards = sorted(state.discards)
    random.shuffle(cards)
    # Advanced in a replay, too, so that a loaded game continues as the original would have.
    state.rng = random.getrandbits(64)
    if state.forced_decks:
        deck, *rest = state.forced_decks
        state.forced_decks = tuple(rest)
        return deck
    return tuple(cards)


def draw_to_hand(state: GameState, events: list[Event]) -> None:
    """Draw a hidden card for the active player."""
    player, card = state.active, draw(state, events)
    events.append(card_drawn(player, card))
    if card is not None:
        hands = [*state.hands]
        hands[player] += (card,)
        state.hands = tuple(hands)


def draw_hand(state: GameState, events: list[Event]) -> None:
    """Draw the cards for the next turn of the active player."""
    player = state.active
    if not state.rules.hand_sizes:
        draw_to_hand(state, events)
        return
    number = hand_size(state, player)
    number += sum([special.extra_cards(state, player) for special in state.rules.drawers])
    for _ in range(number):
        draw_to_hand(state, events)


def hand_size(state: GameState, player: int) -> int:
    """Return the number of cards that a player draws at the end of the turn (Crossroads: two).

    R-151: every such tile adds its own cards, so two of them make three cards.
    """
    sizes = state.rules.hand_sizes
    return 1 + sum(sizes.get(tile.tile, 1) - 1 for tile in state.tiles[player])


def discard(state: GameState) -> None:
    """Discard the played card, then the rest of the active player's hand."""
    player = state.active
    if state.card is not None:
        state.discards += (state.card,)
    if state.hands[player]:
        state.discards += state.hands[player]
        state.hands = replaced(state.hands, player, ())
    state.card, state.card_mask, state.choosing = None, 0, False
    state.terrain = None


def turn_up(state: GameState, events: list[Event]) -> None:
    """Turn up a card; its terrains are `drawn` until the block ends (fort, R-142 and R-209)."""
    card = draw(state, events)
    assert card is not None  # the action is not offered without a card
    state.drawn = card
    masks = state.rules.board.terrain_masks
    state.drawn_masks = tuple(masks.get(o.terrain, 0) for o in state.rules.options[card])
    events.append(CardTurnedUp(state.active, card))


def reveal(state: GameState) -> str | None:
    """Begin a turn with the only card in hand, without a card, or with a choice of cards.

    Returns the played card. A hand with a choice is unchanged.
    """
    player = state.active
    hand = state.hands[player]
    state.is_fixed = False
    if len(hand) != 1:
        _play(state, None)
        if hand:
            state.choosing = True
            options = (o for card in state.rules.options.values() for o in card)
            _expect(state, max(option.build for option in options))
        return None
    _play(state, hand[0])
    state.hands = replaced(state.hands, player, ())
    return hand[0]


def choose(state: GameState, choice: str, events: list[Event]) -> None:
    """Choose a card or a side of the played card, for the rest of the turn."""
    if state.card is not None:
        _choose_side(state, choice, events)
        return
    hand = list(state.hands[state.active])
    card = choice if choice in hand else twin(state) or hand[0]
    hand.remove(card)
    state.hands = replaced(state.hands, state.active, tuple(hand))
    events.append(CardChosen(state.active, card))
    _play(state, card)
    if choice != card:
        events.append(TerrainChosen(state.active, choice))
        _use_for(state, choice, state.rules.options[card][-1].build)


def _choose_side(state: GameState, terrain: str, events: list[Event]) -> None:
    assert state.card is not None
    options = state.rules.options[state.card]
    option = next((o for o in options if o.terrain == terrain), options[-1])
    events.append(TerrainChosen(state.active, terrain))
    _use_for(state, terrain, option.build)
    state.is_fixed = True


def replace_useless(state: GameState, events: list[Event]) -> None:
    """Remove a played card without an eligible hex and draw another, repeatedly (R-10, R-11).

    R-10: tested when the card is revealed and after every step, also after the mandatory action.
    """
    while True:
        if state.choosing:
            # terrains offered by twin cards (house rule) do not make them useful.
            held = state.hands[state.active] if state.card is None else (state.card,)
            if any(state.is_useful(card) for card in held):
                return
            if state.card is None:
                _replace_first_in_hand(state, events)
            else:
                _replace_played(state, events)
        elif state.card is not None and not state.card_mask & state.free_mask:
            _replace_played(state, events)
        else:
            return


def _replace_played(state: GameState, events: list[Event]) -> None:
    assert state.card is not None
    _remove(state, state.card, events)
    card = draw(state, events)
    events.append(CardReplaced(state.active, card))
    _play(state, card)


def _replace_first_in_hand(state: GameState, events: list[Event]) -> None:
    """Replace the card drawn first by one at the end of the hand (R-155)."""
    player = state.active
    first, *hand = state.hands[player]
    _remove(state, first, events)
    card = draw(state, events)
    events.append(CardReplaced(player, card))
    if card is not None:
        hand.append(card)
    if len(hand) == 1:
        state.hands = replaced(state.hands, player, ())
        _play(state, hand[0])
    else:
        state.hands = replaced(state.hands, player, tuple(hand))


def _remove(state: GameState, card: str, events: list[Event]) -> None:
    events.append(CardUseless(state.active, card))
    state.removed += (card,)


def _play(state: GameState, card: str | None) -> None:
    """Play a card; without one the rest of the mandatory action lapses."""
    state.card = card
    options = state.rules.options[card] if card is not None else ()
    if len(options) == 1:
        _use_for(state, options[0].terrain, options[0].build)
        return
    state.terrain, state.card_mask = None, 0
    state.choosing = card is not None
    if card is None:
        state.builds_left = 0
    else:
        _expect(state, max(option.build for option in options))


def _use_for(state: GameState, terrain: str, build: int) -> None:
    state.terrain, state.choosing = terrain, False
    state.card_mask = state.rules.board.terrain_masks.get(terrain, 0)
    _expect(state, build)


def _expect(state: GameState, builds: int) -> None:
    """Set the builds due, unless the number is fixed: it then survives replacements (R-12)."""
    if not state.is_fixed:
        regular = min(builds, state.supply[state.active])
        state.builds_left = regular + state.extras.extra_due
