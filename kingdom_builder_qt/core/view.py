"""The information of one player about a position, and states consistent with it.

A view has no other hands and no deck order: an AI that gets a view cannot cheat.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from kingdom_builder_qt.core.errors import Misuse, check_kind, quoted
from kingdom_builder_qt.core.movegen import GameState
from kingdom_builder_qt.core.notation.grammar import UNKNOWN
from kingdom_builder_qt.core.notation.state_text import seen_text
from kingdom_builder_qt.core.queries import Queries, key_of
from kingdom_builder_qt.core.rules import OPEN_HANDS, Rules
from kingdom_builder_qt.core.state import STATE_FIELDS

_HIDDEN = {name: STATE_FIELDS.index(name) for name in ("hands", "deck", "rng", "forced_decks")}


class Known(NamedTuple):
    """The information of a player as plain data, for other processes; `View` adds the rules.

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


class View(Queries):
    """The information of `player`: a state whose hidden cards are None.

    `hands` are the cards of every player, None if hidden (the active player's cards are revealed),
    `hand_sizes` the number of cards of every player, `unseen` all cards in hidden hands and in the
    deck, sorted. `deck` has a None for each card, and the seed of the next shuffle is None.
    """

    __slots__ = ("hand_sizes", "player", "unseen")

    player: int
    hand_sizes: tuple[int, ...]
    unseen: tuple[str, ...]
    # Fields of the state, in which a card may be hidden here. The legal moves depend on the hand of
    # the active player, which is revealed, and on whether there is a deck.
    hands: tuple[tuple[str, ...] | None, ...]  # type: ignore[assignment]
    deck: tuple[None, ...]  # type: ignore[assignment]
    rng: None  # type: ignore[assignment]

    def __init__(self, rules: Rules, known: Known) -> None:
        """Return the view of plain data, usually from another process; see `Position.view`.

        Raises Misuse for data that do not fit together.
        """
        check_kind(rules, Rules)
        check_kind(known, Known)
        try:
            state = list(known.public)
            state[_HIDDEN["hands"]] = known.hands
            state[_HIDDEN["deck"]] = (None,) * known.deck_size
            state[_HIDDEN["rng"]] = None
            super().__init__(rules, tuple(state))
            are_all = len(known.hands) == len(known.hand_sizes) == rules.players
        except (IndexError, TypeError, ValueError):
            are_all = False
        if not are_all:
            raise Misuse(f"not a view of this game: {quoted(known)}")
        self.player, self.hand_sizes, self.unseen = known.player, known.hand_sizes, known.unseen

    @property
    def deck_size(self) -> int:
        """Return the number of cards in the deck."""
        return len(self.deck)

    def known(self) -> Known:
        """Return the view as plain data, without the rules."""
        public = list(self.state())
        for index in _HIDDEN.values():
            public[index] = ()
        return Known(
            self.player, tuple(public), self.hands, self.hand_sizes, self.unseen, self.deck_size
        )

    @property
    def key(self) -> int:
        """Return 64 bits that are equal for equal views, in every process and on every computer."""
        return key_of(self.rules, self.known())

    def text(self, *, lines: bool = False) -> str:
        """Return the view as text (docs/notation.md), `?` for each hidden card.

        On one line or, with `lines`, one field per line.
        """
        state = list(self.state())
        state[_HIDDEN["hands"]] = tuple(
            (UNKNOWN,) * size if hand is None else hand
            for hand, size in zip(self.hands, self.hand_sizes, strict=True)
        )
        state[_HIDDEN["deck"]] = (UNKNOWN,) * len(self.deck)
        return seen_text(GameState(self.rules, tuple(state)), self.unseen, lines)

    def sampled(self, rng: Random) -> dict[str, Any]:
        """Return the fields of a consistent state; `rng` deals the unseen cards."""
        check_kind(rng, Random)
        cards = list(self.unseen)
        rng.shuffle(cards)
        hands = []
        for hand, size in zip(self.hands, self.hand_sizes, strict=True):
            if hand is None:
                hand = tuple(cards[:size])
                del cards[:size]
            hands.append(hand)
        dealt = {"hands": tuple(hands), "deck": tuple(cards), "rng": rng.getrandbits(64)}
        return self.__dict__ | dealt

    def _values(self) -> tuple[Any, ...]:
        return self.player, self.hand_sizes, self.unseen, self.state()

    def __eq__(self, other: object) -> bool:
        """Return whether both views are of the same player with the same information."""
        if not isinstance(other, View):
            return NotImplemented
        return self._values() == other._values() and self.rules.is_same(other.rules)

    def __hash__(self) -> int:
        """Return a hash of the information."""
        return hash(self._values())

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle with the rules."""
        return View, (self.rules, self.known())

    def __copy__(self) -> View:
        """Return an equal view; the immutable rules are shared."""
        return View(self.rules, self.known())

    def __deepcopy__(self, memo: dict[int, Any]) -> View:
        """Return an equal view; all values are immutable."""
        return self.__copy__()


def view_of(position: GameState, player: int) -> View:
    """Return the information of `player` about a position; Misuse for an invalid player."""
    rules, hands = position.rules, position.hands
    rules.check_player(player)
    # Not the constructor, whose checks take longer than the rest.
    view = View.__new__(View)
    view.rules = rules
    view.clear_caches()
    view.player = player
    view.hand_sizes = tuple([len(hand) for hand in hands])
    unseen = [*position.deck]
    shown: tuple[tuple[str, ...] | None, ...] = hands
    if OPEN_HANDS not in rules.house:
        seen = (player, position.active)
        shown = tuple([hand if p in seen else None for p, hand in enumerate(hands)])
        for hand, known in zip(hands, shown, strict=True):
            if known is None:
                unseen += hand
    unseen.sort()
    view.unseen = tuple(unseen)
    view.__dict__ = position.__dict__ | {
        "hands": shown,
        "deck": (None,) * len(position.deck),
        "rng": None,
        "forced_decks": (),
    }
    return view
