"""Which pages of the rules browser belong together; worked out from the entries themselves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.rule_pages import Key
from kingdom_builder_qt.core.entries import (
    BuildAction,
    Card,
    Filter,
    MoveAction,
    RemoveAction,
    Score,
    Tile,
)

# Topics that explain a kind of page; the rest follows from the data.
_TOPICS: Final = {
    "location_tile": "location_tiles",
    "nomad_tile": "nomad_tiles",
    "task_card": "task_cards",
    "bonus_tile": "bonus_tiles",
    "standing_action": "actions_for_all",
}

_ACTIONS: Final = (BuildAction, MoveAction, RemoveAction)


def links(catalog: Catalog) -> dict[Key, tuple[Key, ...]]:
    """Return the related pages of every page; whatever is linked links back."""
    found: dict[Key, dict[Key, None]] = {}
    for one, other in _pairs(catalog):
        found.setdefault(one, {})[other] = None
        found.setdefault(other, {})[one] = None
    return {key: tuple(others) for key, others in found.items()}


def _pairs(catalog: Catalog) -> Iterator[tuple[Key, Key]]:
    yield from _of_sections(catalog)
    for expansion in catalog.expansions.values():
        for overlay in expansion.overlays:
            yield from ((("features", overlay.feature), ("sections", s)) for s in overlay.sections)
        for options in (card.options for card in expansion.terrain_cards):
            if len(options) > 1:
                yield ("topics", "cards_with_two_sides"), ("terrains", options[0].terrain)
    for tile in catalog.tiles.values():
        yield from ((("tiles", tile.id), other) for other in _of_tile(tile, catalog))
    for card in catalog.cards.values():
        yield from ((("cards", card.id), other) for other in _of_card(card, catalog))


def _of_sections(catalog: Catalog) -> Iterator[tuple[Key, Key]]:
    for section in catalog.sections.values():
        key = ("sections", section.id)
        if section.is_island:
            yield ("topics", "island_board"), key
        for cell in dict.fromkeys(section.cells):
            if cell.tile is not None:
                yield ("tiles", cell.tile), key
            elif cell.feature not in (None, "location"):
                yield key, ("features", str(cell.feature))


def _of_tile(tile: Tile, catalog: Catalog) -> Iterator[Key]:
    yield from _named(tile, catalog)
    if tile.bonus:
        yield "tiles", tile.bonus
    if tile.brought_by:
        yield ("terrains" if tile.brought_by in catalog.terrains else "features"), tile.brought_by
    if tile.when == "opponent_takes_last_tile":
        yield "topics", "other_turns"
    yield "topics", "silo_actions" if tile.when == "before_scoring" else _TOPICS[tile.kind]


def _of_card(card: Card, catalog: Catalog) -> Iterator[Key]:
    yield from _named(card, catalog)
    if card.feature:
        yield "features", card.feature
    if card.kind in _TOPICS:
        yield "topics", _TOPICS[card.kind]
    elif isinstance(card.score, Score) and card.score.when != "final":
        yield "topics", "gold_during_play"


def _named(entry: Any, catalog: Catalog) -> Iterator[Key]:
    """Yield the terrains, features and pieces that an entry names."""
    if printed := getattr(entry, "printed", ""):
        yield "terrains", printed
    for part in _parts(entry):
        if isinstance(part, Filter):
            yield from (("terrains", word) for word in part.terrain if word in catalog.terrains)
            for word in part.feature:
                ids = catalog.features if word == "site" else (word,)
                yield from (("features", id_) for id_ in ids)
        elif isinstance(part, _ACTIONS) and part.piece not in ("", "settlement"):
            yield "pieces", part.piece


def _parts(value: Any) -> Iterator[Any]:
    """Yield a value and all that is in it."""
    yield value
    if isinstance(value, tuple):
        for item in value:
            yield from _parts(item)
    elif is_dataclass(value):
        for item in fields(value):
            yield from _parts(getattr(value, item.name))
