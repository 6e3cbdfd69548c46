"""Writer and reader of states as text (docs/notation.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Final

from kingdom_builder_qt.core.errors import BadPosition
from kingdom_builder_qt.core.events import Event
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.core.movegen import GameState
from kingdom_builder_qt.core.notation import grammar
from kingdom_builder_qt.core.notation.game_fields import (
    GAME_FIELDS,
    NamedContent,
    game_fields,
    read_rules,
)
from kingdom_builder_qt.core.notation.grammar import REST, UNKNOWN, Fields
from kingdom_builder_qt.core.notation.state_fields import (
    KEPT,
    StateField,
    state_fields,
)
from kingdom_builder_qt.core.state import STATE_FIELDS, start_values
from kingdom_builder_qt.core.turn import turn

BEGIN: Final = "begin"  # replaces `turn` if the turn has not begun
UNSEEN: Final = "unseen"


def text_of(state: GameState, lines: bool) -> str:
    """Return the canonical text of a state on one line or, with `lines`, one field per line."""
    return grammar.as_text([*game_fields(state.rules), *_written(state)], lines)


def seen_text(state: GameState, unseen: Sequence[str], lines: bool) -> str:
    """Return the text of a state in which hidden cards are `UNKNOWN` and a hidden seed is None.

    `unseen` are the cards in hidden places.
    """
    fields = [*game_fields(state.rules), *_written(state)]
    if Counter(unseen) != _unseen(state):
        fields.append((UNSEEN, grammar.cards_text(unseen)))
    return grammar.as_text(fields, lines)


def _written(state: GameState) -> Iterator[tuple[str, str]]:
    for field in state_fields(state):
        value = field.get(state)
        if value != field.default(state):
            yield field.key, field.write(value)
        elif field.key == "turn":
            yield field.key, field.write(value)  # always written: readers look for it first


def _unseen(state: GameState) -> Counter[str]:
    """Return the cards of the game that are in no visible place."""
    seen = [*state.deck, *state.discards, *state.removed]
    seen += [card for hand in state.hands for card in hand]
    seen += [card for card in (state.card, state.drawn) if card is not None]
    return Counter(state.rules.full_deck()) - Counter(seen)


def read_text(text: str, content: NamedContent, rng: Random) -> tuple[GameState, tuple[Event, ...]]:
    """Return the state of a text, and the opening events if its turn had to begin.

    `rng` deals unknown cards. Raises BadPosition with all problems.
    """
    state, begins, unseen = _undealt(text, content)
    _deal(state, _unseen(state) if unseen is None else Counter(unseen), rng)
    return state, _begun(state) if begins else ()


def canonical_text(text: str, content: NamedContent) -> str:
    """Return the canonical text with unknown cards left unknown.

    The user's sections are included as drawings, so the position survives changes to them. Raises
    BadPosition with all problems.
    """
    state, begins, unseen = _undealt(text, content)
    words = {"turn": BEGIN} if begins else {}
    fields = [*game_fields(state.rules)]
    fields += [(words.get(key, key), value) for key, value in _written(state)]
    if unseen is not None:
        fields.append((UNSEEN, grammar.cards_text(unseen)))
    return grammar.as_text(fields, lines=False)


def _undealt(text: str, content: NamedContent) -> tuple[GameState, bool, tuple[str, ...] | None]:
    """Return the state of a text with markers for unknown cards.

    Also return whether its turn must begin, and the hidden cards if the text lists them.
    """
    fields = Fields(text)
    rules = read_rules(fields, content)
    is_game = not fields.problems
    state = GameState(rules, tuple([start_values(rules)[name] for name in STATE_FIELDS]))
    begins = fields.rename(BEGIN, "turn")
    known = [*GAME_FIELDS, BEGIN, UNSEEN]
    for field in state_fields(state):
        known.append(field.key)
        field.put(state, field.default(state))
        # If the game is unknown only the syntax of the state can be checked.
        fields.take(field.key, partial(_read, field, state if is_game else None), None)
    unseen = fields.take(UNSEEN, grammar.cards_of, None)
    fields.end(known, "" if is_game else KEPT)
    return state, begins, unseen


def _begun(state: GameState) -> tuple[Event, ...]:
    """Begin the turn as in a game, but keep the tiles as the text has them."""
    held = state.tiles
    opening = turn.begin_game(state)
    state.tiles = held
    return opening


def _read(field: StateField, state: GameState | None, text: str) -> None:
    value = field.parse(text)
    if state is not None:
        field.put(state, value)


def _deal(state: GameState, unseen: Counter[str], rng: Random) -> None:
    """Replace the markers by the unseen cards at random, and an unknown seed by a random one."""
    cards = sorted(unseen.elements())
    hidden = sum(hand.count(UNKNOWN) for hand in state.hands)
    if REST in state.deck:
        rest = len(cards) - hidden - state.deck.count(UNKNOWN)
        at = state.deck.index(REST)
        state.deck = (*state.deck[:at], *(UNKNOWN,) * rest, *state.deck[at + 1 :])
    hidden += state.deck.count(UNKNOWN)
    if hidden > len(cards):
        raise BadPosition(
            [
                Message(
                    "{hidden} cards are unknown, but only {unseen} are unseen",
                    hidden=hidden,
                    unseen=len(cards),
                )
            ]
        )
    rng.shuffle(cards)
    state.hands = tuple(_known(hand, cards) for hand in state.hands)
    state.deck = _known(state.deck, cards)
    if state.rng is None:
        state.rng = rng.getrandbits(64)


def _known(places: tuple[str, ...], cards: list[str]) -> tuple[str, ...]:
    return tuple([cards.pop() if card == UNKNOWN else card for card in places])
