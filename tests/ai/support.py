"""What the tests of the players share."""

from __future__ import annotations

from random import Random

from kingdom_builder_qt.core import Position
from kingdom_builder_qt.core.position import STATE_FIELDS


def with_other_secrets(position: Position) -> Position:
    """Return the position with what the active player cannot know changed: hands, deck, chance."""
    me = position.to_move
    others = [p for p in range(position.rules.players) if p != me]
    cards = [card for p in others for card in position.hands[p]] + list(position.deck)
    Random(99).shuffle(cards)
    hands = list(position.hands)
    for player in others:
        size = len(hands[player])
        hands[player], cards = tuple(cards[:size]), cards[size:]
    changed = {"hands": tuple(hands), "deck": tuple(cards), "rng": position.rng + 1}
    state = zip(STATE_FIELDS, position.state(), strict=True)
    return Position(position.rules, tuple(changed.get(name, value) for name, value in state))


def gains(position: Position, player: int) -> tuple[int, ...]:
    """Return own gold, lead over the best opponent, own tiles, minus what the opponents have."""
    gold, tiles = position.gold(), [len(held) for held in position.tiles]
    others = [other for other in range(position.rules.players) if other != player]
    theirs = sum(gold[other] + tiles[other] for other in others)
    return gold[player], gold[player] - max(gold[o] for o in others), tiles[player], -theirs
