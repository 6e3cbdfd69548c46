"""The pools of sections, cards and tiles of a game, and how many are drawn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.core.entries import Card, Expansion, Rank, Score
from kingdom_builder_qt.core.rules import LORDS_OUT
from kingdom_builder_qt.game.setup.guaranteed import draw, missing
from kingdom_builder_qt.game.setup.options import GameOptions

BASE: Final = "base"


def section_pool(catalog: Catalog, options: GameOptions) -> list[Section]:
    """Return the sections that may be drawn for the options.

    A section qualifies if its expansion is in play, everything on it too, and it is not in
    `left_out`. R-193: in the new edition the sections of a chosen side replace all others. Without
    a side, the selection tiles go on the other sections. In the base edition sides are excluded.
    """
    plain, of_side = _playable_sections(catalog, options.expansions)
    left_out = options.left_out
    if options.edition == "new":
        chosen = [section for section in of_side if section.id not in left_out]
        if chosen:
            return chosen
    return [section for section in plain if section.id not in left_out]


@lru_cache(maxsize=16)
def _playable_sections(
    catalog: Catalog, expansions: tuple[str, ...]
) -> tuple[tuple[Section, ...], tuple[Section, ...]]:
    """Return the playable sections: others, then those of sides of the new edition. Cached."""
    sides, played = set(selection_sides(catalog)), {BASE, *expansions}
    needs, chosen = _needs(catalog), set(expansions)
    playable = [
        section
        for section in catalog.sections.values()
        if section.expansion in chosen and not section.is_island
        if needs[section.id] <= played
    ]
    of_side = tuple(section for section in playable if section.expansion in sides)
    return tuple(section for section in playable if section not in of_side), of_side


def section_needs(catalog: Catalog, section: Section) -> tuple[str, ...]:
    """Return the expansions, without the base game, that a section needs, in catalog order."""
    found = _needed(catalog, section)
    return tuple(id_ for id_ in catalog.expansions if id_ in found and id_ != BASE)


@lru_cache(maxsize=8)
def _needs(catalog: Catalog) -> Mapping[str, frozenset[str]]:
    """Return the expansions that each section shows. Cached per catalog."""
    return {id_: _needed(catalog, section) for id_, section in catalog.sections.items()}


def _needed(catalog: Catalog, section: Section) -> frozenset[str]:
    """Return the expansions whose terrain, features or tiles a section shows."""
    home = _homes(catalog)
    shown = {name for cell in section.cells for name in (cell.terrain, cell.feature)}
    found = {home.get(name, BASE) for name in shown if name}
    tiles = {cell.tile for cell in section.cells if cell.tile}
    found |= {catalog.tiles[tile].expansion for tile in tiles if tile in catalog.tiles}
    return frozenset(found)


@lru_cache(maxsize=8)
def _homes(catalog: Catalog) -> Mapping[str, str]:
    """Return for each terrain and feature the first expansion with a section that shows it."""
    homes: dict[str, str] = {}
    shipped = (
        s for s in catalog.sections.values() if ("section", s.id) not in catalog.user_entries
    )
    for section in sorted(shipped, key=lambda s: s.expansion != BASE):
        for cell in section.cells:
            name = cell.terrain or cell.feature
            if name:
                homes.setdefault(name, section.expansion)
    return homes


def can_be_drawn(catalog: Catalog, expansion: str) -> bool:
    """Return whether an expansion has a section or a Kingdom Builder card to draw.

    Expansions of tiles alone enter a game through the sections of others.
    """
    sections = {s.expansion for s in catalog.sections.values() if not s.is_island}
    cards = {card.expansion for card in catalog.cards.values() if card.kind == "scoring_card"}
    return expansion in sections | cards


def selection_sides(catalog: Catalog) -> list[str]:
    """Return the expansions that are sides of the new edition, which are never mixed."""
    return list(_sides(catalog))


@lru_cache(maxsize=8)
def _sides(catalog: Catalog) -> tuple[str, ...]:
    return tuple(id_ for id_, found in catalog.expansions.items() if found.edition == "new")


def island_pool(catalog: Catalog, options: GameOptions) -> list[str]:
    """Return the ids of the island sides of the chosen expansions."""
    return list(_island_sides(catalog, options.expansions))


@lru_cache(maxsize=16)
def _island_sides(catalog: Catalog, expansions: tuple[str, ...]) -> tuple[str, ...]:
    """Return the ids of the island sides of some expansions. Cached."""
    return tuple(
        section.id
        for section in catalog.sections.values()
        if section.expansion in expansions and section.is_island
    )


def card_pool(catalog: Catalog, options: GameOptions) -> list[str]:
    """Return the ids of the Kingdom Builder cards that may be drawn."""
    return list(_playable_cards(catalog, options.expansions, LORDS_OUT in options.house_rules))


@lru_cache(maxsize=16)
def _playable_cards(
    catalog: Catalog, expansions: tuple[str, ...], no_lords: bool
) -> tuple[str, ...]:
    """Return the ids of the cards of some expansions. Cached."""
    return tuple(
        card.id
        for card in catalog.cards.values()
        if card.kind == "scoring_card" and card.expansion in expansions
        if not (no_lords and _pays_zero(card))
    )


def _pays_zero(card: Card) -> bool:
    """Return whether a card pays players who have no pieces to count (Lords, R-40, R-322)."""
    score = card.score
    return isinstance(score, Score) and isinstance(score.pay, Rank) and score.pay.zero_ranks


def tasks_to_draw(catalog: Catalog, sections: Iterable[tuple[str, int]]) -> int:
    """Return the number of task cards: one per section with a task (R-140)."""
    expansions = [catalog.expansions.get(catalog.section(id_).expansion) for id_, _ in sections]
    return sum([expansion.cards_per_section for expansion in expansions if expansion])


@lru_cache(maxsize=16)
def feature_cards(catalog: Catalog) -> tuple[Card, ...]:
    """Return the feature scores of all expansions. Cached."""
    return tuple(card for card in catalog.cards.values() if card.kind == "feature_score")


def task_pool(catalog: Catalog) -> list[str]:
    """Return the ids of all task cards."""
    return [card.id for card in catalog.cards.values() if card.kind == "task_card"]


def task_range(
    catalog: Catalog, options: GameOptions, chosen: Sequence[str | None]
) -> tuple[int, int]:
    """Return the minimum and maximum number of task cards; None in `chosen` is a random section.

    The `least_sections` of the options must be satisfiable.
    """
    known = [(id_, 0) for id_ in chosen if id_ is not None]
    free = [s for s in section_pool(catalog, options) if (s.id, 0) not in known]
    free.sort(key=lambda s: tasks_to_draw(catalog, [(s.id, 0)]))
    homes = {section.id: section.expansion for section in free}
    slots = min(len(chosen) - len(known), len(free))
    placed = [catalog.section(id_).expansion for id_, _ in known]
    least = missing(dict(options.least_sections), placed)
    fewest, most = (
        tasks_to_draw(catalog, [*known, *((id_, 0) for id_ in draw(order, homes, slots, least))])
        for order in (list(homes), list(reversed(homes)))
    )
    cards = len(task_pool(catalog))
    return min(fewest, cards), min(most, cards)


def cards_to_draw(catalog: Catalog, options: GameOptions) -> int:
    """Return the number of Kingdom Builder cards in a game."""
    return max([expansion.draw_cards for expansion in expansions_of(catalog, options)])


def tile_pool(catalog: Catalog, options: GameOptions) -> list[str]:
    """Return the location tiles with a selection tile in the new edition."""
    return [
        tile.id
        for tile in catalog.tiles.values()
        if tile.expansion in options.expansions and tile.kind == "location_tile"
    ]


def castle_quadrants(catalog: Catalog, sections: Iterable[tuple[str, int]]) -> list[int]:
    """Return the quadrants that may get a castle tile; another location hex must remain.

    R-51: the rule mentions the other location hex of the section, so one hex is not enough.
    """
    return [
        quadrant
        for quadrant, (id_, _) in enumerate(sections)
        if catalog.section(id_).location_count() > 1
    ]


def nomad_deck(catalog: Catalog) -> list[str]:
    """Return the ids of all nomad tiles, one per copy."""
    tiles = catalog.tiles.values()
    return [tile.id for tile in tiles if tile.kind == "nomad_tile" for _ in range(tile.copies)]


def expansions_of(catalog: Catalog, options: GameOptions) -> list[Expansion]:
    """Return the expansions of a game."""
    return [catalog.expansions[id_] for id_ in options.expansions]
