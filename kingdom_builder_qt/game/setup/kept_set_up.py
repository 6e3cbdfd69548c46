"""A set-up from the settings file: plain data that need not fit the content, or be data at all."""

from __future__ import annotations

from typing import Any

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import QUADRANTS, ROTATIONS
from kingdom_builder_qt.core.errors import is_number
from kingdom_builder_qt.core.rules import HOUSE_RULES
from kingdom_builder_qt.game.setup.choice import SetUp, Slot
from kingdom_builder_qt.game.setup.pools import selection_sides


def set_up_from(data: dict[str, Any], catalog: Catalog) -> SetUp:
    """Return a kept set-up as far as it still makes sense, chance for the rest."""
    made = SetUp(edition="new" if data.get("edition") == "new" else "base")
    made.slots[:] = _slots(data.get("slots"))
    made.cards[:] = dict.fromkeys(_texts(data.get("cards")))
    made.tasks[:] = dict.fromkeys(_texts(data.get("tasks")))
    made.beautiful_castles = data.get("beautiful_castles") is True
    island, house = data.get("island"), _texts(data.get("house_rules"))
    made.island = island if isinstance(island, str) else None
    made.house_rules[:] = [rule for rule in HOUSE_RULES if rule in house]
    made.least_sections, made.least_cards = (
        _numbers(data.get(name)) for name in ("least_sections", "least_cards")
    )
    made.base_sections = data.get("base_sections") is not False
    wanted, sides = _texts(data.get("expansions")), selection_sides(catalog)
    side = next((id_ for id_ in wanted if id_ in sides), None) if made.edition == "new" else None
    made.set_expansions({id_ for id_ in wanted if id_ not in sides or id_ == side}, catalog)
    return made


def missing_from(data: dict[str, Any], catalog: Catalog) -> list[str]:
    """Return the ids that a kept set-up names and the content no longer has."""
    asked, island = _slots(data.get("slots")), data.get("island")
    lists = (
        (_texts(data.get("expansions")), catalog.expansions),
        ([slot.section for slot in asked if slot.section], catalog.sections),
        ([island] if isinstance(island, str) else [], catalog.sections),
        ([slot.tile for slot in asked if slot.tile], catalog.tiles),
        ([*_texts(data.get("cards")), *_texts(data.get("tasks"))], catalog.cards),
    )
    return [id_ for ids, known in lists for id_ in ids if id_ not in known]


def _texts(data: object) -> list[str]:
    return [item for item in data if isinstance(item, str)] if isinstance(data, list) else []


def _numbers(data: object) -> dict[str, int]:
    """Return kept numbers of expansions, as far as they are some."""
    pairs = data.items() if isinstance(data, dict) else ()
    return {
        id_: min(number, len(QUADRANTS))
        for id_, number in pairs
        if isinstance(id_, str) and is_number(number) and number > 0
    }


def _slots(data: object) -> list[Slot]:
    """Return kept slots; a section lies in one quadrant only."""
    slots, seen = [Slot() for _ in QUADRANTS], set()
    for slot, item in zip(slots, data if isinstance(data, list) else (), strict=False):
        match item:
            case [section, int(rotation), tile]:
                slot.tile = tile if isinstance(tile, str) else None
                if isinstance(section, str) and section not in seen:
                    seen.add(section)
                    slot.section = section
                    slot.rotation = rotation if rotation in ROTATIONS else 0
    return slots
