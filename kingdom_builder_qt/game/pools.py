"""What a game with certain expansions may draw from, and how much of it."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.core.entries import Card, Expansion, Rank, Score
from kingdom_builder_qt.game.options import LORDS_OUT, GameOptions


def section_pool(catalog: Catalog, options: GameOptions) -> list[Section]:
    """Return the sections that may be drawn for a game with these expansions.

    R-193: the new edition is played with its own sections if any of them are chosen; otherwise,
    and for an expansion of the base edition, selection tiles go on the sections there are.
    """
    found = [
        section
        for section in catalog.sections.values()
        if section.expansion in options.expansions and not section.is_island
    ]
    is_new = {s.id for s in found if catalog.expansions[s.expansion].edition == "new"}
    wants_new = options.edition == "new" and is_new
    return [section for section in found if bool(wants_new) == (section.id in is_new)]


def island_pool(catalog: Catalog, options: GameOptions) -> list[str]:
    """Return the ids of the sides of the island that these expansions bring."""
    return [
        section.id
        for section in catalog.sections.values()
        if section.expansion in options.expansions and section.is_island
    ]


def card_pool(catalog: Catalog, options: GameOptions) -> list[str]:
    """Return the ids of the Kingdom Builder cards that may be drawn."""
    return [
        card.id
        for card in catalog.cards.values()
        if card.kind == "scoring_card" and card.expansion in options.expansions
        if LORDS_OUT not in options.house_rules or not _pays_zero(card)
    ]


def _pays_zero(card: Card) -> bool:
    """Tell whether a card pays players who have nothing at all (Lords, RULINGS 4 and 15)."""
    score = card.score
    return isinstance(score, Score) and isinstance(score.pay, Rank) and score.pay.zero_ranks


def tasks_to_draw(catalog: Catalog, sections: Iterable[tuple[str, int]]) -> int:
    """Return the number of task cards: one per section that brings one (RULINGS 7)."""
    expansions = [catalog.expansions.get(catalog.section(id_).expansion) for id_, _ in sections]
    return sum(expansion.cards_per_section for expansion in expansions if expansion)


def cards_to_draw(catalog: Catalog, options: GameOptions) -> int:
    """Return the number of Kingdom Builder cards in a game."""
    return max(expansion.draw_cards for expansion in expansions_of(catalog, options))


def tile_pool(catalog: Catalog, options: GameOptions) -> list[str]:
    """Return the location tiles that have a selection tile in the new edition."""
    return [
        tile.id
        for tile in catalog.tiles.values()
        if tile.expansion in options.expansions and tile.kind == "location_tile"
    ]


def castle_quadrants(catalog: Catalog, sections: Iterable[tuple[str, int]]) -> list[int]:
    """Return the quadrants that may take a castle tile: another location hex must remain.

    R-51: RULINGS 5 speaks of the section's other location hex, so sections with one are out.
    """
    return [
        quadrant
        for quadrant, (id_, _) in enumerate(sections)
        if catalog.section(id_).location_count() > 1
    ]


def nomad_deck(catalog: Catalog) -> list[str]:
    """Return the ids of all nomad tiles, one for each copy."""
    tiles = catalog.tiles.values()
    return [tile.id for tile in tiles if tile.kind == "nomad_tile" for _ in range(tile.copies)]


def expansions_of(catalog: Catalog, options: GameOptions) -> list[Expansion]:
    """Return the expansions of a game."""
    return [catalog.expansions[id_] for id_ in options.expansions]
