"""What one player may know of a position, and positions that are consistent with it.

A view has no other hands and no deck order: an AI that gets a view cannot cheat.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any

from kingdom_builder_qt.core.position import STATE_FIELDS, Position
from kingdom_builder_qt.core.rules import Rules

_HIDDEN = {name: STATE_FIELDS.index(name) for name in ("hands", "deck", "rng", "forced_decks")}

_ACTIVE = STATE_FIELDS.index("active")


@dataclass(frozen=True, slots=True)
class View:
    """The knowledge of `player`: plain data (ints, strings, tuples), fit for another process.

    `public` is the state in the order of `STATE_FIELDS` with the hidden fields emptied; `hand`
    the own cards; `open_hand` those of the active player, which are revealed; `hand_sizes` the
    number of cards of everybody; `unseen` all cards that are in other hands or in the draw pile,
    sorted; `deck_size` the cards in the draw pile.
    """

    player: int
    public: tuple[Any, ...]
    hand: tuple[str, ...]
    open_hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    unseen: tuple[str, ...]
    deck_size: int

    def sample(self, rng: Random, rules: Rules) -> Position:
        """Return a consistent position; the unseen cards are dealt by `rng`."""
        cards = list(self.unseen)
        rng.shuffle(cards)
        hands = []
        active = self.public[_ACTIVE]
        for player, size in enumerate(self.hand_sizes):
            if player == self.player:
                hands.append(self.hand)
            elif player == active:
                hands.append(self.open_hand)
            else:
                hands.append(tuple(cards[:size]))
                del cards[:size]
        state = list(self.public)
        state[_HIDDEN["hands"]] = tuple(hands)
        state[_HIDDEN["deck"]] = tuple(cards)
        state[_HIDDEN["rng"]] = rng.getrandbits(64)
        state[_HIDDEN["forced_decks"]] = ()
        return Position(rules, tuple(state))


def view_of(position: Position, player: int) -> View:
    """Return what `player` knows of a position; IndexError if there is no such player."""
    state = list(position.state())
    for index in _HIDDEN.values():
        state[index] = ()
    hands = position.hands
    unseen = Counter(position.deck)
    for other, hand in enumerate(hands):
        if other not in (player, position.active):
            unseen.update(hand)
    return View(
        player=player,
        public=tuple(state),
        hand=hands[player],
        open_hand=hands[position.active],
        hand_sizes=tuple(len(hand) for hand in hands),
        unseen=tuple(sorted(unseen.elements())),
        deck_size=len(position.deck),
    )
