"""Cards and nomad tiles dealt at the start of a game (RULINGS 2.1 and 6.1)."""

from __future__ import annotations

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.game.board_setup import make_board, terrain_cards
from kingdom_builder_qt.game.chance import stream
from kingdom_builder_qt.game.options import Deal, GameOptions
from kingdom_builder_qt.game.pools import nomad_deck
from kingdom_builder_qt.game.resolve import check_known


def deal(catalog: Catalog, options: GameOptions) -> Deal:
    """Shuffle the terrain cards and deal one to every player, from the start player on.

    The nomad tiles are shuffled, too, and one is dealt to every nomad space (RULINGS 6.1).
    """
    random = stream(options.seed, "deck")
    deck = [card.id for card in terrain_cards(catalog, options) for _ in range(card.copies)]
    random.shuffle(deck)
    hands: list[tuple[str, ...]] = [()] * options.players
    for turn in range(options.players):
        hands[((options.start or 0) + turn) % options.players] = (deck.pop(0),)
    rng = random.getrandbits(64)
    return Deal(tuple(hands), tuple(deck), rng, _deal_nomads(catalog, options))


def _deal_nomads(catalog: Catalog, options: GameOptions) -> tuple[str, ...]:
    board = make_board(catalog, options)
    spaces = board.feature_masks.get("nomad", 0).bit_count()
    tiles = nomad_deck(catalog)
    if len(tiles) < spaces:
        raise SetupError(f"only {len(tiles)} nomad tiles for {spaces} nomad spaces")
    return tuple(stream(options.seed, "nomads").sample(tiles, spaces))


def check_deal(rules: Rules, dealt: Deal) -> None:
    """SetupError unless the cards are the deck of this game, one of them in every hand."""
    cards = [*dealt.deck, *(card for hand in dealt.hands for card in hand)]
    for card in (*cards, *(card for deck in dealt.reshuffles for card in deck)):
        check_known(card, rules.terrain_cards, "terrain card")
    one_each = [len(hand) for hand in dealt.hands] == [1] * rules.players
    if not one_each or sorted(cards) != sorted(rules.full_deck()):
        raise SetupError("cards are missing or added among hands and deck")
    if tuple(rules.nomads.values()) != dealt.nomads:
        raise SetupError("the nomad tiles do not fit the nomad spaces")
    if not all(dealt.reshuffles):
        raise SetupError("there is a reshuffle without cards")
