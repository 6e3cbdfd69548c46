"""The information of one player about a position, and states consistent with it.

A view has no other hands and no deck order: an AI that gets a view cannot cheat.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any

from kingdom_builder_qt.core.errors import Misuse, check_kind, quoted
from kingdom_builder_qt.core.movegen import GameState
from kingdom_builder_qt.core.rules import OPEN_HANDS
from kingdom_builder_qt.core.state import STATE_FIELDS

_HIDDEN = {name: STATE_FIELDS.index(name) for name in ("hands", "deck", "rng", "forced_decks")}


@dataclass(frozen=True, slots=True)
class View:
    """The information of `player` as plain data (ints, strings, tuples), for other processes.

    `public` is the state in the order of `STATE_FIELDS` with the hidden fields emptied. `hands` are
    the cards of every player, None if hidden (the active player's cards are revealed), `hand_sizes`
    the number of cards of every player, `unseen` all cards in hidden hands and in the deck, sorted,
    `deck_size` the number of cards in the deck.
    """

    player: int
    public: tuple[Any, ...]
    hands: tuple[tuple[str, ...] | None, ...]
    hand_sizes: tuple[int, ...]
    unseen: tuple[str, ...]
    deck_size: int

    def sampled(self, rng: Random) -> tuple[Any, ...]:
        """Return a consistent state in the order of `STATE_FIELDS`; `rng` deals the unseen cards.

        Raises Misuse if the fields of the view do not fit together.
        """
        check_kind(rng, Random)
        try:
            return self._dealt(rng)
        except (IndexError, TypeError, ValueError):
            raise Misuse(f"not a view of any game: {quoted(self)}") from None

    def _dealt(self, rng: Random) -> tuple[Any, ...]:
        cards = list(self.unseen)
        rng.shuffle(cards)
        hands = []
        for hand, size in zip(self.hands, self.hand_sizes, strict=True):
            if hand is None:
                hand = tuple(cards[:size])
                del cards[:size]
            hands.append(hand)
        state = list(self.public)
        state[_HIDDEN["hands"]] = tuple(hands)
        state[_HIDDEN["deck"]] = tuple(cards)
        state[_HIDDEN["rng"]] = rng.getrandbits(64)
        state[_HIDDEN["forced_decks"]] = ()
        return tuple(state)


def view_of(position: GameState, player: int) -> View:
    """Return the information of `player` about a position; Misuse for an invalid player."""
    position.rules.check_player(player)
    state = list(position.state())
    for index in _HIDDEN.values():
        state[index] = ()
    seen = (player, position.active)
    are_face_up = OPEN_HANDS in position.rules.house
    hands = tuple(
        hand if are_face_up or other in seen else None for other, hand in enumerate(position.hands)
    )
    unseen = Counter(position.deck)
    for hand, known in zip(position.hands, hands, strict=True):
        if known is None:
            unseen.update(hand)
    return View(
        player=player,
        public=tuple(state),
        hands=hands,
        hand_sizes=tuple(len(hand) for hand in position.hands),
        unseen=tuple(sorted(unseen.elements())),
        deck_size=len(position.deck),
    )
