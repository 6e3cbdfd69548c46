"""Which pages of the rules browser belong together; worked out from the entries themselves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.pages import Key
from kingdom_builder_qt.core.entries import BuildAction, Filter, MoveAction, RemoveAction

# Topics that explain a kind of page; the rest follows from the data.
_TOPICS: Final = {
    "location_tile": "location_tiles",
    "nomad_tile": "nomad_tiles",
    "task_card": "task_cards",
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
    for section in catalog.sections.values():
        for cell in dict.fromkeys(section.cells):
            if cell.tile is not None:
                yield ("tiles", cell.tile), ("sections", section.id)
            elif cell.feature not in (None, "location"):
                yield ("sections", section.id), ("features", str(cell.feature))
    for tile in catalog.tiles.values():
        key = ("tiles", tile.id)
        for kind, id_ in _named(tile, catalog):
            yield key, (kind, id_)
        yield ("topics", _TOPICS[tile.kind]), key
    for card in catalog.cards.values():
        key = ("cards", card.id)
        for kind, id_ in _named(card, catalog):
            yield key, (kind, id_)
        if card.feature:
            yield key, ("features", card.feature)
        if card.kind in _TOPICS:
            yield ("topics", _TOPICS[card.kind]), key
        elif card.score.when != "final":
            yield ("topics", "gold_during_play"), key


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
