"""Checks whether a game can be set up from options, and finds the control to change."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final, Literal, NamedTuple

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.game.setup.deal import deal
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.resolve import resolve
from kingdom_builder_qt.ui.words.name_texts import content_text

Control = Literal["castles", "tiles", "cards", "tasks", "sections", "expansions"]

_ID: Final = re.compile(r"'([a-z0-9_]+)'")
# Options reset one at a time in this order; the first that helps is reported.
_WITHOUT: Final[dict[Control, dict[str, object]]] = {
    "castles": {"beautiful_castles": False},
    "tiles": {"location_tiles": None},
    "cards": {"cards": None},
    "tasks": {"tasks": None},
    "sections": {"sections": None, "tasks": None},
}


class SetUpObstacle(NamedTuple):
    """Why a game cannot be set up, and the control that has to change."""

    control: Control
    sentence: str


def find_obstacle(catalog: Catalog, options: GameOptions) -> SetUpObstacle | None:
    """Return why a game cannot be set up from these options, None if it can."""
    sentence = _error(catalog, options)
    if not sentence:
        return None
    for control, without in _WITHOUT.items():
        if not _error(catalog, replace(options, **without)):  # type: ignore[arg-type]
            return SetUpObstacle(control, sentence)
    return SetUpObstacle("expansions", sentence)


def _error(catalog: Catalog, options: GameOptions) -> str:
    try:
        deal(catalog, resolve(catalog, options))
    except SetupError as error:
        return _ID.sub(lambda found: _named(found[1], catalog), str(error))
    return ""


def _named(id_: str, catalog: Catalog) -> str:
    """Return the display name of an id in quotes."""
    for entries in (catalog.tiles, catalog.cards, catalog.sections, catalog.expansions):
        if id_ in entries:
            return f"“{content_text(entries[id_].name)}”"
    return f"“{id_}”"
