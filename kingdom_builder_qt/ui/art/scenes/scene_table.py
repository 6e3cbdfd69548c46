"""The landscape of each card and tile: names of shapes, painted in order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from kingdom_builder_qt.core.entries import Card, Filter, Tile

Kind: TypeAlias = Literal["cards", "tiles"]
Entry: TypeAlias = Card | Tile

_WORDS: Final = {
    "cards": {
        "advance": "dusk canyon",
        "ambassadors": "hall",
        "capitol": "day grass lane",
        "captains": "day water",
        "castle": "day mountains lane",
        "chainers": "dusk grass row",
        "citizens": "day cobbles",
        "compass_points": "chart",
        "discoverers": "day coast",
        "families": "day flowers village",
        "farmers": "day fields",
        "fishermen": "day water",
        "fortress": "dusk grass",
        "geologists": "dusk mountains",
        "hermits": "day forest",
        "home_country": "day flowers",
        "homesteaders": "day forest",
        "knights": "day grass keep",
        "lords": "hall",
        "mayors": "day cobbles village",
        "merchants": "day cobbles",
        "messengers": "day grass lane",
        "miners": "day mountains",
        "noblewomen": "hall",
        "palace": "dusk flowers",
        "place_of_refuge": "night mountains",
        "rangers": "day forest",
        "road": "day grass village",
        "rovers": "dusk desert",
        "scouts": "day mountains",
        "shepherds": "day grass",
        "travellers": "day coast",
        "vassals": "dusk grass keep",
        "workers": "day grass keep",
    },
    "tiles": {
        "barn": "day fields",
        "barracks": "dusk canyon",
        "bazaar": "day cobbles",
        "canoe": "day water",
        "canoe_bonus": "day water",
        "caravan": "day desert",
        "cathedral": "day cobbles",
        "cave_action": "night mountains",
        "city_hall": "day cobbles",
        "crossroads": "day grass lane",
        "donation_canyon": "day canyon",
        "donation_desert": "day desert",
        "donation_flower": "day flowers",
        "donation_forest": "day forest",
        "donation_grass": "day grass",
        "donation_mountain": "day mountains",
        "donation_water": "day water",
        "farm": "day grass",
        "farmland_action": "day fields",
        "foresters_lodge": "day forest",
        "fort": "dusk canyon",
        "fountain": "day cobbles",
        "fountain_bonus": "day cobbles",
        "garden": "day flowers",
        "harbor": "day coast",
        "lighthouse": "dusk water",
        "monastery": "day flowers",
        "mountain_station": "day grass",
        "oasis": "dusk desert",
        "oracle": "night grass",
        "outpost": "day canyon",
        "paddock": "day grass",
        "palisade": "day grass",
        "quarry": "day canyon",
        "refuge": "night mountains",
        "refuge_bonus": "night mountains",
        "resettlement": "day grass lane",
        "rope_bridge": "day canyon",
        "scout_cabin": "day mountains",
        "silo_action": "day fields",
        "sword": "dusk grass keep",
        "tavern": "night cobbles",
        "temple": "dusk forest",
        "temple_bonus": "dusk forest",
        "tower": "day coast",
        "treasure": "hall",
        "tree_house": "day forest",
        "university": "hall",
        "village": "day flowers",
        "wagon": "day grass lane",
        "watchtower": "dusk forest",
        "water_mill": "day swamp",
    },
}
SCENES: Final = {
    folder: {id_: tuple(words.split()) for id_, words in table.items()}
    for folder, table in _WORDS.items()
}
# Terrains in the filters of an entry without a scene, and their shapes.
_TERRAINS: Final = {
    "water": "water",
    "mountain": "mountains",
    "canyon": "canyon",
    "desert": "desert",
    "forest": "forest",
    "flower": "flowers",
    "farmland": "fields",
    "swamp": "swamp",
    "grass": "grass",
}
PLAIN: Final = ("day", "grass", "village")


@lru_cache(maxsize=256)
def scene_of(folder: str, id_: str, entry: Entry | None = None) -> tuple[str, ...]:
    """Return the shapes of the scene of a card or tile.

    Custom content has no scene and gets one from the terrains it scores or allows.
    """
    found = SCENES.get(folder, {}).get(id_)
    return found or (_made_of(entry) if entry is not None else PLAIN)


def _made_of(entry: Entry) -> tuple[str, ...]:
    filters = list(_filters(entry.score if isinstance(entry, Card) else entry.action))
    terrains = [_TERRAINS[t] for f in filters for t in f.terrain if t in _TERRAINS]
    if terrains:
        return "day", terrains[0]
    if any(f.feature for f in filters):
        return "day", "grass", "keep"
    if any(f.edge or f.section_border for f in filters):
        return ("chart",)
    return PLAIN


def _filters(part: object) -> Iterator[Filter]:
    """Return all filters in an entry, the outermost first."""
    if isinstance(part, Filter):
        yield part
    if isinstance(part, tuple):
        for inner in part:
            yield from _filters(inner)
    elif is_dataclass(part):
        for field in fields(part):
            yield from _filters(getattr(part, field.name))
