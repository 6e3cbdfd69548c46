"""Random games against the naive reference engine, move by move; events tell the whole story."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from kingdom_builder_qt.core import Position, hexgrid, parse_move
from kingdom_builder_qt.core import events as ev
from tests.helpers.builders import (
    as_set,
    naive_board,
    random_move,
    random_options,
    random_position,
)
from tests.helpers.naive import NaiveGame


class Mirror:
    """A game told by events alone, as log, scene and sounds learn of it."""

    def __init__(self, position: Position) -> None:
        rules = position.rules
        players = range(rules.players)
        self.active, self.round, self.over = rules.start, 0, False
        self.card: str | None = None
        self.own: list[set[int]] = [set() for _ in players]
        self.supply = [rules.piece.supply] * rules.players
        self.tiles = [Counter() for _ in players]
        self.stock = dict.fromkeys(rules.location_hexes(), rules.tiles_per_location)
        self.hands = [list(hand) for hand in position.hands]
        self.hands[rules.start] = [
            e.card for e in position.opening if isinstance(e, ev.TurnBegan) and e.card
        ]
        drawn = [e.card for e in position.opening if isinstance(e, ev.CardReplaced) and e.card]
        self.deck = [*drawn, *position.deck]
        self.discards: list[str] = []
        self.removed: list[str] = []
        self.tell(position.opening)

    def tell(self, events: tuple[ev.Event, ...]) -> None:
        """Follow some events."""
        for event in events:
            getattr(self, f"on_{type(event).__name__}")(event)

    def on_Placed(self, event: ev.Placed) -> None:
        assert not any(event.hex in own for own in self.own)
        self.own[event.player].add(event.hex)
        self.supply[event.player] -= 1

    def on_Moved(self, event: ev.Moved) -> None:
        self.own[event.player].remove(event.origin)
        self.own[event.player].add(event.hex)

    def on_TileTaken(self, event: ev.TileTaken) -> None:
        self.tiles[event.player][event.tile] += 1
        self.stock[event.location] -= 1

    def on_TileLost(self, event: ev.TileLost) -> None:
        self.tiles[event.player][event.tile] -= 1

    def on_TileUsed(self, event: ev.TileUsed) -> None:
        assert self.tiles[event.player][event.tile] > 0

    def on_MandatoryDone(self, event: ev.MandatoryDone) -> None:
        assert 0 <= event.built <= 3

    def on_CardUseless(self, event: ev.CardUseless) -> None:
        assert self.card == event.card
        self.removed.append(event.card)
        self.card = None

    def on_CardReplaced(self, event: ev.CardReplaced) -> None:
        self.card = event.card
        self.draw(event.card)

    def on_CardDrawn(self, event: ev.CardDrawn) -> None:
        self.draw(event.card)
        if event.card is not None:
            self.hands[event.player].append(event.card)

    def draw(self, card: str | None) -> None:
        """Take a card off the pile."""
        if card is None:
            assert not self.deck
            assert not self.discards
        else:
            assert self.deck.pop(0) == card

    def on_Reshuffled(self, event: ev.Reshuffled) -> None:
        assert not self.deck
        assert sorted(event.deck) == sorted(self.discards)
        self.deck, self.discards = list(event.deck), []

    def on_EndTriggered(self, event: ev.EndTriggered) -> None:
        assert self.supply[event.player] == 0

    def on_TurnEnded(self, event: ev.TurnEnded) -> None:
        assert self.card == event.card
        if event.card is not None:
            self.discards.append(event.card)
        self.card = None

    def on_TurnBegan(self, event: ev.TurnBegan) -> None:
        self.active, self.round, self.card = event.player, event.round, event.card
        if event.card is not None:
            self.hands[event.player].remove(event.card)

    def on_GameOver(self, event: ev.GameOver) -> None:
        self.over = True
        assert event.by_safety_end == (0 not in self.supply)

    def compare(self, position: Position) -> None:
        """Fail unless the position is what the events said."""
        assert self.own == [set(hexgrid.bits(mask)) for mask in position.own]
        assert tuple(self.supply) == position.supply
        assert [+tiles for tiles in self.tiles] == [
            Counter(t.tile for t in held) for held in position.tiles
        ]
        assert tuple(self.stock.values()) == position.stock
        assert [tuple(hand) for hand in self.hands] == list(position.hands)
        assert (tuple(self.deck), tuple(self.discards)) == (position.deck, position.discards)
        assert tuple(self.removed) == position.removed
        assert (self.card, self.over) == (position.card, position.is_over)
        if not self.over:
            assert (self.active, self.round) == (position.active, position.round)


def naive_game(position: Position, pending: list[list[str]]) -> NaiveGame:
    """Return the same game for the naive engine, before the first card is revealed."""
    mirror_hands = [hand[0] if hand else None for hand in position.hands]
    opening = position.opening
    (began,) = [e for e in opening if isinstance(e, ev.TurnBegan)]
    mirror_hands[position.rules.start] = began.card
    drawn = [e.card for e in opening if isinstance(e, ev.CardReplaced) and e.card]
    return NaiveGame(
        naive_board(position.rules.board),
        position.rules.players,
        [score.card.id for score in position.rules.scores if score.card.id != "castle"],
        mirror_hands,
        [*drawn, *position.deck],
        lambda cards: pending.pop(0),
        position.rules.start,
    )


def compare(position: Position, game: NaiveGame) -> None:
    """Fail unless both engines are in the same situation."""
    assert [as_set(own) for own in position.own] == game.settlements
    assert list(position.supply) == game.supply
    assert (list(position.deck), list(position.discards)) == (game.deck, game.discards)
    assert list(position.removed) == game.removed
    assert position.is_over == game.over
    stock = dict(zip(position.rules.location_hexes(), position.stock, strict=True))
    assert {hexgrid.row_column(h): n for h, n in stock.items()} == game.stock
    for player, held in enumerate(position.tiles):
        assert sorted((t.tile, hexgrid.row_column(t.location)) for t in held) == sorted(
            (t.kind, t.location) for t in game.tiles[player]
        )
    if not game.over:
        assert position.active == game.active
        assert position.card == game.hands[game.active]
        # The naive engine keeps one state per tile; which twin was used makes no difference.
        assert sorted((t.tile, t.state) for t in position.tiles[game.active]) == sorted(
            (t.kind, "used" if t.used else "new" if t.fresh else "usable")
            for t in game.tiles[game.active]
        )


def play_side_by_side(position: Position, seed: int) -> set[str]:
    """Play a random game in both engines; return the kinds of events that came up."""
    rng, pending, seen = random.Random(seed), [], set()
    game, mirror = naive_game(position, pending), Mirror(position)
    while not position.is_over:
        assert {str(move) for move in position.legal_moves()} == game.legal()
        all_moves = rng.random() < 0.3
        move = rng.choice(position.legal_moves()) if all_moves else random_move(position, rng)
        events = position.push(parse_move(str(move)))
        seen |= {type(event).__name__ for event in events}
        pending += [list(e.deck) for e in events if isinstance(e, ev.Reshuffled)]
        game.play(str(move))
        assert not pending
        mirror.tell(events)
        mirror.compare(position)
        compare(position, game)
    assert game.over
    gold = [{entry.card: entry.gold for entry in sheet.entries} for sheet in position.scores()]
    assert gold == game.scores()
    assert position.gold() == [sum(sheet.values()) for sheet in gold]
    return seen


@pytest.mark.parametrize("seed", range(24))
def test_both_engines_agree_over_a_whole_game(seed: int) -> None:
    """Legal moves, effects of events and scores are equal: 2 to 5 players, both editions."""
    options = replace(random_options(seed), players=2 + seed % 4)
    seen = play_side_by_side(random_position(options), seed)
    assert {"Placed", "TileTaken", "TurnEnded", "GameOver"} <= seen


@pytest.mark.parametrize("seed", range(16))
def test_both_engines_agree_when_land_and_cards_run_out(seed: int) -> None:
    """Useless cards, empty piles and the safety end come up in flooded games with few cards."""
    options = replace(random_options(seed), players=2 + seed % 4)
    water, cards = [(0.8, 25), (0.6, 9), (0.9, 12), (0.85, 25)][seed % 4]
    seen = play_side_by_side(random_position(options, cards, water), seed)
    assert "CardUseless" in seen


@pytest.mark.parametrize("seed", range(6))
def test_both_engines_agree_with_few_kinds_of_tiles(seed: int) -> None:
    """Own sections may give the same tile: many identical move tiles are taken, used and lost."""
    options = replace(random_options(seed), edition="base", beautiful_castles=False, players=2)
    tile = ("paddock", "harbor", "barn")[seed % 3]
    seen = play_side_by_side(random_position(options, one_tile=tile), seed)
    assert {"TileTaken", "Moved"} <= seen
