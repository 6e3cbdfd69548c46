"""Ready-made set-ups: those the content gives by itself, and the player's own, kept as plain data.

No widgets live here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import check_kind
from kingdom_builder_qt.game.setup.choice import SetUp
from kingdom_builder_qt.game.setup.kept_set_up import missing_from, set_up_from
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.pools import BASE, selection_sides
from kingdom_builder_qt.game.setup.resolve import check_kinds, check_known

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
    """Return the presets the player saved; what is no preset at all is left out."""
    found: dict[str, Preset] = {}
    for item in data if isinstance(data, list) else ():
        match item:
            case {"name": str(name), "set_up": dict(kept)} if name.strip():
                preset = own_preset(name.strip()[:NAME_LENGTH], kept, catalog)
                found.setdefault(preset.name, preset)
    return list(found.values())[:MOST_OWN]


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
