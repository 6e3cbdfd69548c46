"""Deals terrain cards and nomad tiles at the start of a game (R-03, R-100)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.core.errors import SEED_DIGITS, SetupError, is_seed, quoted
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.core.rules import DRAW_AT_START, Rules
from kingdom_builder_qt.game.setup.draw_pools import nomad_deck
from kingdom_builder_qt.game.setup.options import Deal, GameOptions, known_seed, stream
from kingdom_builder_qt.game.setup.positions import deal_position
from kingdom_builder_qt.game.setup.resolve import are_words, check_known
from kingdom_builder_qt.game.setup.set_up_board import terrain_cards, with_own_sections


def deal(catalog: Catalog, options: GameOptions) -> Deal:
    """Shuffle the terrain cards and deal one to each player, beginning with the start player.

    A nomad tile is dealt to each nomad space (R-100). With the house rule to draw at the start of a
    turn, hands are empty. In a given position only the unknown cards are dealt.
    """
    if options.position:
        return deal_position(catalog, options)
    catalog = with_own_sections(catalog, options)
    random = stream(known_seed(options), "deck")
    deck = [card.id for card in terrain_cards(catalog, options) for _ in range(card.copies)]
    random.shuffle(deck)
    removed = ""
    if removes_terrain(catalog, options):
        removed, deck = _without_one_terrain(catalog, options, deck)
        random.shuffle(deck)
    hands: list[tuple[str, ...]] = [()] * options.players
    if DRAW_AT_START not in options.house_rules:
        for turn in range(options.players):
            hands[((options.start or 0) + turn) % options.players] = (deck.pop(0),)
    rng = random.getrandbits(64)
    nomads = _deal_nomads(catalog, options)
    return Deal(tuple(hands), tuple(deck), rng, nomads, removed)


def removes_terrain(catalog: Catalog, options: GameOptions) -> bool:
    """Return whether a card in the game removes a terrain from the deck (Scouts, R-290)."""
    return any(catalog.card(id_).setup for id_ in options.cards or ())


def _without_one_terrain(
    catalog: Catalog, options: GameOptions, deck: list[str]
) -> tuple[str, list[str]]:
    """Reveal the top card and remove all cards of its terrain (R-290).

    A swamp card counts as its other terrain, which is its last option.
    """
    cards = {card.id: card for card in terrain_cards(catalog, options)}
    terrain = cards[deck[0]].options[-1].terrain
    rest = [id_ for id_ in deck if all(o.terrain != terrain for o in cards[id_].options)]
    return terrain, rest


@lru_cache(maxsize=256)
def _nomad_spaces(section: Section) -> int:
    return sum([cell.feature == "nomad" for cell in section.cells])


def _deal_nomads(catalog: Catalog, options: GameOptions) -> tuple[str, ...]:
    ids = [id_ for id_, _ in options.sections or ()] + [options.island or ""]
    spaces = sum([_nomad_spaces(catalog.section(id_)) for id_ in ids if id_])
    if not spaces:
        return ()
    tiles = nomad_deck(catalog)
    if len(tiles) < spaces:
        raise SetupError(
            Message(
                "Nomad spaces on the board: {needed}. Nomad tiles: {found}.",
                needed=spaces,
                found=len(tiles),
            )
        )
    return tuple(stream(known_seed(options), "nomads").sample(tiles, spaces))


def check_kinds(dealt: object) -> None:
    """Raise SetupError unless the argument is a Deal with fields of the right types."""
    if not isinstance(dealt, Deal):
        raise SetupError(f"expected a Deal, not {quoted(dealt)}")
    for name, (fits, wanted) in _KINDS.items():
        value = getattr(dealt, name)
        if not fits(value):
            raise SetupError(f"{name}: expected {wanted}, not {quoted(value)}")


def _are_decks(value: object) -> bool:
    return isinstance(value, tuple) and all(map(are_words, value))


def _is_text(value: object) -> bool:
    return isinstance(value, str)


_KINDS: Final[dict[str, tuple[Callable[[object], bool], str]]] = {
    "hands": (_are_decks, "a tuple of tuples of cards"),
    "deck": (are_words, "a tuple of cards"),
    "rng": (is_seed, f"a whole number of at most {SEED_DIGITS} digits"),
    "nomads": (are_words, "a tuple of tiles"),
    "removed_terrain": (_is_text, "a terrain id"),
    "reshuffles": (_are_decks, "a tuple of tuples of cards"),
    "position": (_is_text, "a position as text"),
}


def check_deal(rules: Rules, dealt: Deal) -> None:
    """Raise SetupError unless hands and deck together are the deck of this game."""
    cards = [*dealt.deck, *(card for hand in dealt.hands for card in hand)]
    for card in dict.fromkeys((*cards, *(card for deck in dealt.reshuffles for card in deck))):
        check_known(card, rules.terrain_cards, "terrain card")
    size = 0 if DRAW_AT_START in rules.house else 1
    one_each = [len(hand) for hand in dealt.hands] == [size] * rules.players
    if not one_each or sorted(cards) != sorted(rules.full_deck()):
        raise SetupError("hands and deck together are not the deck of this game")
    if tuple(rules.nomads.values()) != dealt.nomads:
        raise SetupError("the nomad tiles do not match the nomad spaces")
    if not all(dealt.reshuffles):
        raise SetupError("a reshuffle has no cards")
