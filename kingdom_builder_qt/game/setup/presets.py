"""Ready-made set-ups: those that the content gives, and the player's own, kept as plain data."""

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

# -- from the settings file: plain data that need not fit the content ------------------------------


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


def _slots(data: object) -> list[SeatChoice]:
    """Return kept slots; a section lies in one quadrant only."""
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
    """One set-up to choose; `missing` are ids that it needs and the content does not have.

    `subject` is the expansion it is about; `name` is given for the player's own ones only, whose
    `data` is kept as it was read: a preset that does not fit today may fit tomorrow.
    """

    kind: Kind
    set_up: SetUp
    subject: str = ""
    name: str = ""
    missing: tuple[str, ...] = ()
    data: dict[str, Any] | None = None

    @property
    def is_own(self) -> bool:
        """Return whether the player saved it."""
        return self.kind == "own"

    @property
    def word(self) -> str:
        """Return the word for one of the content's presets on a command line: `first_base`."""
        match self.kind:
            case "first":
                return f"first_{self.subject}"
            case "expansion" | "new":
                return self.subject or self.kind
            case _:
                return self.kind


def first_game_set_up(catalog: Catalog) -> SetUp:
    """Return the rulebook's set-up for the first game."""
    return _first_game(catalog, BASE)


def content_presets(catalog: Catalog) -> list[Preset]:
    """Return a preset for each thing that the content can do; new expansions come by themselves."""
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
    """Return the words of the content's presets, for `preset_options`."""
    check_kind(catalog, Catalog)
    return tuple(preset.word for preset in content_presets(catalog))


def preset_options(catalog: Catalog, word: str, players: int, seed: int) -> GameOptions:
    """Return the options of a game of a preset of the content; SetupError if there is none.

    All sections of the content may be drawn, also those that the user leaves out.
    """
    check_kinds(catalog, GameOptions(players=players, seed=seed))
    presets = {preset.word: preset for preset in content_presets(catalog)}
    check_known(word, presets, "preset")
    return presets[word].set_up.options(catalog, players, seed, None)


def own_presets(data: object, catalog: Catalog) -> list[Preset]:
    """Return the presets the player saved, by name; what is no preset at all is left out."""
    found: dict[str, Preset] = {}
    for item in data if isinstance(data, list) else ():
        match item:
            case {"name": str(name), "set_up": dict(kept)} if name.strip():
                preset = own_preset(name.strip()[:NAME_LENGTH], kept, catalog)
                found.setdefault(preset.name, preset)
    return sorted(found.values(), key=lambda preset: preset.name.casefold())[:MOST_OWN]


def own_preset(name: str, data: dict[str, Any], catalog: Catalog) -> Preset:
    """Return a preset of the player from plain data."""
    missing = tuple(dict.fromkeys(missing_from(data, catalog)))
    return Preset("own", set_up_from(data, catalog), name=name, missing=missing, data=data)


def presets_to_data(presets: list[Preset]) -> list[dict[str, Any]]:
    """Return the player's own presets as plain data for the settings file."""
    return [{"name": p.name, "set_up": p.data} for p in presets if p.is_own]


def free_name(wanted: str, taken: set[str]) -> str:
    """Return a name that no other preset has."""
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
    """Return a game with one expansion; some of it, and sections that it needs, are in the game."""
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
