"""Checks whether a game can be set up from options, and finds the control to change."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal, NamedTuple

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.game.setup.deal import deal
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.resolve import resolve

Control = Literal["castles", "tiles", "cards", "tasks", "sections", "expansions"]

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
    error: SetupError


def find_obstacle(catalog: Catalog, options: GameOptions) -> SetUpObstacle | None:
    """Return why a game cannot be set up from these options, None if it can."""
    error = _error(catalog, options)
    if error is None:
        return None
    for control, without in _WITHOUT.items():
        if _error(catalog, replace(options, **without)) is None:  # type: ignore[arg-type]
            return SetUpObstacle(control, error)
    return SetUpObstacle("expansions", error)


def _error(catalog: Catalog, options: GameOptions) -> SetupError | None:
    try:
        deal(catalog, resolve(catalog, options))
    except SetupError as error:
        return error
    return None
