"""From options, catalog and seed to the first position (RULINGS 2.1 and 5)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from difflib import get_close_matches
from random import Random
from typing import Any, Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import (
    QUADRANTS,
    ROTATIONS,
    Placement,
    Section,
    build_board,
)
from kingdom_builder_qt.core.entries import Expansion, TerrainCard
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import MAX_PLAYERS, MIN_PLAYERS, Rules
from kingdom_builder_qt.game.options import EDITIONS, Deal, GameOptions

# RULINGS 5: the variant puts a castle tile on one location hex of each of two sections.
CASTLE_SECTIONS: Final = 2


def new_game(catalog: Catalog, options: GameOptions) -> Position:
    """Return the first position of a game; SetupError names what the options got wrong."""
    explicit = resolve(catalog, options)
    rules = make_rules(catalog, explicit)
    return start_position(rules, deal(rules, explicit.seed))


def start_position(rules: Rules, dealt: Deal) -> Position:
    """Return the first position of a game with the given cards."""
    return Position.start(rules, dealt.deck, dealt.hands, dealt.rng, dealt.reshuffles)


def first_game(catalog: Catalog, options: GameOptions) -> GameOptions:
    """Return the options with the rulebook's sections and cards for the first game."""
    base = catalog.expansions["base"]
    return replace(
        options,
        expansions=("base",),
        sections=base.first_game_sections,
        cards=base.first_game_cards,
        edition="base",
        location_tiles=None,
        beautiful_castles=False,
        castles=None,
    )


def resolve(catalog: Catalog, options: GameOptions) -> GameOptions:
    """Return the options with everything left to chance drawn from the seed, and checked."""
    _check_players(options)
    if options.edition not in EDITIONS:
        raise SetupError(f"unknown edition {options.edition!r}{_hint(options.edition, EDITIONS)}")
    if not options.expansions:
        raise SetupError("no expansion is chosen: the base game is one, too")
    _no_twice(options.expansions, "expansion")
    for expansion in options.expansions:
        _known(expansion, catalog.expansions, "expansion")
    sections = _sections(catalog, options)
    castles = _castles(catalog, options, sections)
    return replace(
        options,
        sections=sections,
        cards=_cards(catalog, options),
        start=_start(options),
        location_tiles=_location_tiles(catalog, options),
        beautiful_castles=bool(castles),
        castles=castles,
    )


def make_rules(catalog: Catalog, options: GameOptions) -> Rules:
    """Compile the rules of a game from explicit options (see `resolve`)."""
    if options.sections is None or options.cards is None or options.start is None:
        raise SetupError("the options still leave something to chance: resolve them first")
    castle_at = dict(options.castles or ())
    tiles = options.location_tiles or (None,) * len(QUADRANTS)
    placements = [
        Placement(catalog.section(id_), rotation, tiles[quadrant], castle_at.get(quadrant))
        for quadrant, (id_, rotation) in enumerate(options.sections)
    ]
    features = [card for card in catalog.cards.values() if card.kind == "feature_score"]
    return Rules(
        board=build_board(placements, catalog.terrains, catalog.features),
        players=options.players,
        piece=catalog.pieces["settlement"],
        terrain_cards=_terrain_cards(catalog, options),
        tiles=catalog.tiles,
        cards=[*(catalog.card(id_) for id_ in options.cards), *features],
        start=options.start,
        tiles_per_location=max(e.tiles_per_location for e in _expansions(catalog, options)),
    )


def deal(rules: Rules, seed: int) -> Deal:
    """Shuffle the terrain cards and deal one to every player, from the start player on."""
    random = _random(seed, "deck")
    deck = rules.full_deck()
    random.shuffle(deck)
    hands: list[tuple[str, ...]] = [()] * rules.players
    for turn in range(rules.players):
        hands[(rules.start + turn) % rules.players] = (deck.pop(0),)
    return Deal(tuple(hands), tuple(deck), random.getrandbits(64))


def check_deal(rules: Rules, dealt: Deal) -> None:
    """SetupError unless the cards are the deck of this game, one of them in every hand."""
    cards = [*dealt.deck, *(card for hand in dealt.hands for card in hand)]
    for card in (*cards, *(card for deck in dealt.reshuffles for card in deck)):
        _known(card, rules.terrain_cards, "terrain card")
    one_each = [len(hand) for hand in dealt.hands] == [1] * rules.players
    if not one_each or sorted(cards) != sorted(rules.full_deck()):
        raise SetupError("cards are missing or added among hands and deck")
    if not all(dealt.reshuffles):
        raise SetupError("there is a reshuffle without cards")


def section_pool(catalog: Catalog, options: GameOptions) -> list[Section]:
    """Return the sections that may be drawn for a game with these expansions."""
    return [s for s in catalog.sections.values() if s.expansion in options.expansions]


def card_pool(catalog: Catalog, options: GameOptions) -> list[str]:
    """Return the ids of the Kingdom Builder cards that may be drawn."""
    return [
        card.id
        for card in catalog.cards.values()
        if card.kind == "scoring_card" and card.expansion in options.expansions
    ]


def cards_to_draw(catalog: Catalog, options: GameOptions) -> int:
    """Return the number of Kingdom Builder cards in a game."""
    return max(expansion.draw_cards for expansion in _expansions(catalog, options))


def tile_pool(catalog: Catalog, options: GameOptions) -> list[str]:
    """Return the location tiles that have a selection tile in the new edition."""
    return [tile.id for tile in catalog.tiles.values() if tile.expansion in options.expansions]


def castle_quadrants(catalog: Catalog, sections: Iterable[tuple[str, int]]) -> list[int]:
    """Return the quadrants that may take a castle tile: another location hex must remain.

    R-51: RULINGS 5 speaks of the section's other location hex, so sections with one are out.
    """
    return [
        quadrant
        for quadrant, (id_, _) in enumerate(sections)
        if catalog.section(id_).location_count() > 1
    ]


def _random(seed: int, purpose: str) -> Random:
    # One stream per purpose: choosing the sections by hand does not change the cards dealt.
    return Random(f"{seed}/{purpose}")


def _check_players(options: GameOptions) -> None:
    if not MIN_PLAYERS <= options.players <= MAX_PLAYERS:
        raise SetupError(
            f"the game takes {MIN_PLAYERS} to {MAX_PLAYERS} players, not {options.players}"
        )


def _start(options: GameOptions) -> int:
    if options.start is None:
        return _random(options.seed, "start").randrange(options.players)
    if not 0 <= options.start < options.players:
        raise SetupError(f"start player {options.start} is not one of 0 to {options.players - 1}")
    return options.start


def _sections(catalog: Catalog, options: GameOptions) -> tuple[tuple[str, int], ...]:
    if options.sections is None:
        return _random_sections(catalog, options)
    if len(options.sections) != len(QUADRANTS):
        raise SetupError(
            f"{len(options.sections)} sections: a board has {len(QUADRANTS)} (NW, NE, SW, SE)"
        )
    entries: Iterable[Any] = options.sections  # a script may give anything
    for entry in entries:
        if not isinstance(entry, tuple) or len(entry) != 2:
            raise SetupError(f"not a section: {entry!r} (expected: id and rotation)")
        id_, rotation = entry
        _known(id_, catalog.sections, "section")
        if rotation not in ROTATIONS:
            raise SetupError(f"section {id_!r} cannot be turned by {rotation} degrees: 0 or 180")
    _no_twice([id_ for id_, _ in options.sections], "section")
    return options.sections


def _random_sections(catalog: Catalog, options: GameOptions) -> tuple[tuple[str, int], ...]:
    pool = sorted(section.id for section in section_pool(catalog, options))
    if len(pool) < len(QUADRANTS):
        raise SetupError(f"only {len(pool)} sections to draw from: a board has {len(QUADRANTS)}")
    random = _random(options.seed, "sections")
    return tuple((id_, random.choice(ROTATIONS)) for id_ in random.sample(pool, len(QUADRANTS)))


def _cards(catalog: Catalog, options: GameOptions) -> tuple[str, ...]:
    pool = sorted(card_pool(catalog, options))
    count = cards_to_draw(catalog, options)
    if options.cards is None:
        if len(pool) < count:
            raise SetupError(f"only {len(pool)} Kingdom Builder cards to draw {count} from")
        return tuple(_random(options.seed, "cards").sample(pool, count))
    cards = {c.id: c for c in catalog.cards.values() if c.kind == "scoring_card"}
    for id_ in options.cards:
        _known(id_, cards, "Kingdom Builder card")
    _no_twice(options.cards, "Kingdom Builder card")
    if len(options.cards) != count:
        raise SetupError(f"{len(options.cards)} Kingdom Builder cards: a game has {count}")
    return options.cards


def _location_tiles(catalog: Catalog, options: GameOptions) -> tuple[str, ...] | None:
    if options.edition != "new":
        if options.location_tiles is not None:
            raise SetupError("selection tiles belong to the new edition")
        return None
    pool = sorted(tile_pool(catalog, options))
    if options.location_tiles is None:
        return tuple(_random(options.seed, "selection").sample(pool, len(QUADRANTS)))
    for id_ in options.location_tiles:
        _known(id_, dict.fromkeys(pool), "location tile")
    _no_twice(options.location_tiles, "selection tile")
    if len(options.location_tiles) != len(QUADRANTS):
        raise SetupError(
            f"{len(options.location_tiles)} selection tiles: one per section is needed"
        )
    return options.location_tiles


def _castles(
    catalog: Catalog, options: GameOptions, sections: tuple[tuple[str, int], ...]
) -> tuple[tuple[int, int], ...]:
    if not options.beautiful_castles and not options.castles:
        return ()
    if options.edition != "new":
        raise SetupError("the variant Beautiful castles belongs to the new edition")
    able = castle_quadrants(catalog, sections)
    if not options.castles:
        if len(able) < CASTLE_SECTIONS:
            raise SetupError(f"{len(able)} sections can take a castle tile: {CASTLE_SECTIONS} must")
        random = _random(options.seed, "castles")
        chosen = sorted(random.sample(able, CASTLE_SECTIONS))
        return tuple(
            (q, random.randrange(catalog.section(sections[q][0]).location_count())) for q in chosen
        )
    _check_castles(catalog, options.castles, sections, able)
    return options.castles


def _check_castles(
    catalog: Catalog,
    castles: tuple[tuple[int, int], ...],
    sections: tuple[tuple[str, int], ...],
    able: list[int],
) -> None:
    if len(castles) != CASTLE_SECTIONS:
        raise SetupError(f"{len(castles)} castle tiles: the variant has {CASTLE_SECTIONS}")
    _no_twice([str(quadrant) for quadrant, _ in castles], "castle quadrant")
    for quadrant, nth in castles:
        if quadrant not in able:
            raise SetupError(f"quadrant {quadrant} cannot take a castle tile")
        if not 0 <= nth < catalog.section(sections[quadrant][0]).location_count():
            raise SetupError(f"quadrant {quadrant} has no location hex number {nth}")


def _terrain_cards(catalog: Catalog, options: GameOptions) -> list[TerrainCard]:
    return [card for expansion in _expansions(catalog, options) for card in expansion.terrain_cards]


def _expansions(catalog: Catalog, options: GameOptions) -> list[Expansion]:
    return [catalog.expansions[id_] for id_ in options.expansions]


def _known(id_: str, known: Mapping[str, object], what: str) -> None:
    if id_ not in known:
        raise SetupError(f"unknown {what} {id_!r}{_hint(id_, known)}")


def _hint(word: str, known: Iterable[str]) -> str:
    near = get_close_matches(str(word), list(known), n=1)
    return f" (did you mean {near[0]!r}?)" if near else ""


def _no_twice(ids: Iterable[str], what: str) -> None:
    seen: set[str] = set()
    for id_ in ids:
        if id_ in seen:
            raise SetupError(f"{what} {id_!r} is chosen twice")
        seen.add(id_)
