"""Helpers shared by the tests of the players."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from kingdom_builder_qt.ai.players import PLAYERS
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.state import STATE_FIELDS
from kingdom_builder_qt.game import GameOptions, new_game
from tests.helpers import builders, random_games

ALL = ("base", "nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island")
# Tested with fewer positions in test_search_players.py.
SEARCHING = ("architect", "strategist", "expert", "master")
QUICK = tuple(name for name in PLAYERS if name not in SEARCHING)


def with_other_secrets(position: Position) -> Position:
    """Return the position with everything hidden from the player to move changed: hands, deck,
    chance.
    """
    seen = {position.to_move, position.active}  # the cards of the active player are face up
    if "open_hands" in position.rules.house:
        seen = set(range(position.rules.players))
    others = [p for p in range(position.rules.players) if p not in seen]
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
    """Return own gold, lead over the best opponent, own tiles, minus the tiles of the opponents.

    Number tiles, additional cards to be drawn and stored settlements are like tiles, and gold due
    at the end of the own turn is gold.
    """
    gold, tiles = position.gold(), [len(held) for held in position.tiles]
    gold[player] += due_gold(position, player)
    tiles[player] += sum(special.tokens(position, player) for special in position.rules.specials)
    others = [other for other in range(position.rules.players) if other != player]
    theirs = sum(gold[other] + tiles[other] for other in others)
    return gold[player], gold[player] - max(gold[o] for o in others), tiles[player], -theirs


def due_gold(position: Position, player: int) -> int:
    """Return the gold due for rovers: 1 for each sector newly built in during the own turn."""
    earners, extras = position.rules.earners, position.extras
    if "rovers" not in earners or position.active != player or extras.silos or position.is_over:
        return 0
    return sum(bool(extras.turn_mask & sector) for sector in position.rules.board.sector_masks)


def walk(
    seed: int, every: int, expansions: tuple[str, ...], players: int = 2
) -> Iterator[Position]:
    """Play a random game and yield some of its positions."""
    options = GameOptions(players=players, seed=seed, expansions=expansions)
    position, random = new_game(builders.catalog(), options), Random(seed)
    while not position.is_over:
        if position.ply % every == 0:
            yield position
        position.push(random_games.random_move(position, random))
