"""Presets: set-ups derived from the content, and the player's own, stored as plain data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import QUADRANTS, ROTATIONS
from kingdom_builder_qt.core.errors import check_kind, is_number
from kingdom_builder_qt.core.rules import HOUSE_RULES
from kingdom_builder_qt.game.setup.draw_pools import BASE, selection_sides
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.resolve import check_kinds, check_known
from kingdom_builder_qt.game.setup.set_up_choice import SeatChoice, SetUp

# -- from the settings file, whose data may not match the content ----------------------------------


def set_up_from(data: dict[str, Any], catalog: Catalog) -> SetUp:
    """Return a stored set-up with random choices instead of unknown entries."""
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
    """Return the ids in a stored set-up that the content lacks."""
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
    pairs = data.items() if isinstance(data, dict) else ()
    return {
        id_: min(number, len(QUADRANTS))
        for id_, number in pairs
        if isinstance(id_, str) and is_number(number) and number > 0
    }


def _slots(data: object) -> list[SeatChoice]:
    """Return the stored slots; a section is used in one quadrant only."""
    slots, seen = [SeatChoice() for _ in QUADRANTS], set()
    for slot, item in zip(slots, data if isinstance(data, list) else (), strict=False):
        match item:
            case [section, int(rotation), tile]:
                slot.tile = tile if isinstance(tile, str) else None
                if isinstance(section, str) and section not in seen:
                    seen.add(section)
                    slot.section = section
                    slot.rotation = rotation if rotation in ROTATIONS else 0
    return slots


# -- presets ---------------------------------------------------------------------------------------

Kind = Literal["first", "expansion", "everything", "new", "castles", "own"]
NAME_LENGTH: Final = 32
MOST_OWN: Final = 50


@dataclass(frozen=True, slots=True)
class Preset:
    """One set-up of the list; `missing`: ids that the content lacks.

    `subject`: the main expansion. `name`, `data`: of own presets only. `data` is stored as read, so
    a preset becomes usable again when its content returns.
    """

    kind: Kind
    set_up: SetUp
    subject: str = ""
    name: str = ""
    missing: tuple[str, ...] = ()
    data: dict[str, Any] | None = None

    @property
    def is_own(self) -> bool:
        """Return whether the player created it."""
        return self.kind == "own"

    @property
    def word(self) -> str:
        """Return the id of a content preset on the command line: `first_base`."""
        match self.kind:
            case "first":
                return f"first_{self.subject}"
            case "expansion" | "new":
                return self.subject or self.kind
            case _:
                return self.kind


def first_game_set_up(catalog: Catalog) -> SetUp:
    """Return the set-up of the rulebook's first game."""
    return _first_game(catalog, BASE)


def content_presets(catalog: Catalog) -> list[Preset]:
    """Return the presets derived from the content; each expansion adds some."""
    sides = selection_sides(catalog)
    mixed = [e.id for e in catalog.listed() if e.id not in (*sides, BASE)]
    presets = [
        Preset("first", _first_game(catalog, e.id), e.id)
        for e in catalog.listed()
        if e.first_game_sections and e.id not in sides
    ]
    presets += [Preset("expansion", _expansion(catalog, id_), id_) for id_ in (BASE, *mixed)]
    if len(mixed) > 1:
        presets.append(Preset("everything", _set_up(catalog, *mixed)))
    presets += [Preset("new", _new(catalog, side), side) for side in sides or [""]]
    presets.append(Preset("castles", _new(catalog, sides[0] if sides else "", castles=True)))
    return presets


def preset_words(catalog: Catalog) -> tuple[str, ...]:
    """Return the ids of the content presets, for `preset_options`."""
    check_kind(catalog, Catalog)
    return tuple(preset.word for preset in content_presets(catalog))


def preset_options(catalog: Catalog, word: str, players: int, seed: int) -> GameOptions:
    """Return the options of a game of a content preset; SetupError for an unknown id.

    Uses all sections of the content, including those that the user excludes.
    """
    check_kinds(catalog, GameOptions(players=players, seed=seed))
    presets = {preset.word: preset for preset in content_presets(catalog)}
    check_known(word, presets, "preset")
    return presets[word].set_up.options(catalog, players, seed, None)


def own_presets(data: object, catalog: Catalog) -> list[Preset]:
    """Return the player's presets sorted by name; invalid ones are skipped."""
    found: dict[str, Preset] = {}
    for item in data if isinstance(data, list) else ():
        match item:
            case {"name": str(name), "set_up": dict(kept)} if name.strip():
                preset = own_preset(name.strip()[:NAME_LENGTH], kept, catalog)
                found.setdefault(preset.name, preset)
    return sorted(found.values(), key=lambda preset: preset.name.casefold())[:MOST_OWN]


def own_preset(name: str, data: dict[str, Any], catalog: Catalog) -> Preset:
    """Return an own preset from plain data."""
    missing = tuple(dict.fromkeys(missing_from(data, catalog)))
    return Preset("own", set_up_from(data, catalog), name=name, missing=missing, data=data)


def presets_to_data(presets: list[Preset]) -> list[dict[str, Any]]:
    """Return the player's presets as plain data for the settings file."""
    return [{"name": p.name, "set_up": p.data} for p in presets if p.is_own]


def free_name(wanted: str, taken: set[str]) -> str:
    """Return a name that is not taken."""
    name = wanted.strip()[:NAME_LENGTH]
    number = 2
    while name in taken:
        ending = f" {number}"
        name = wanted.strip()[: NAME_LENGTH - len(ending)] + ending
        number += 1
    return name


def _set_up(catalog: Catalog, *expansions: str) -> SetUp:
    made = SetUp()
    made.set_expansions(set(expansions), catalog)
    return made


def _expansion(catalog: Catalog, id_: str) -> SetUp:
    """Return a set-up with one expansion, a guaranteed part of it and the sections it needs."""
    made = SetUp()
    made.switch(id_, on=True, catalog=catalog)
    needed = [s for overlay in catalog.expansion(id_).overlays for s in overlay.sections]
    for slot, section in zip(made.slots, needed, strict=False):
        slot.section = section
    made.prune(catalog)
    return made


def _first_game(catalog: Catalog, id_: str) -> SetUp:
    expansion, made = catalog.expansion(id_), _set_up(catalog, id_)
    for slot, (section, rotation) in zip(made.slots, expansion.first_game_sections, strict=False):
        slot.section, slot.rotation = section, rotation
    made.cards[:] = expansion.first_game_cards
    return made


def _new(catalog: Catalog, side: str, castles: bool = False) -> SetUp:
    made = SetUp(beautiful_castles=castles)
    made.set_edition("new", side or None, catalog)
    return made
