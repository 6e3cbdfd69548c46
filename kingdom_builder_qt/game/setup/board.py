"""The board of explicit options, and the terrain cards that go with it."""

from __future__ import annotations

from functools import lru_cache

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import QUADRANTS, Board, Placement, build_board
from kingdom_builder_qt.core.entries import TerrainCard
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.grid import parse_hex
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.own_sections import with_own_sections


def make_board(catalog: Catalog, options: GameOptions) -> Board:
    """Put the board of explicit options together, with what was laid on it."""
    if options.sections is None:
        raise SetupError("the options still leave the sections to chance: resolve them first")
    catalog = with_own_sections(catalog, options)
    castle_at = dict(options.castles or ())
    tiles = options.location_tiles or (None,) * len(QUADRANTS)
    placements = [
        Placement(catalog.section(id_), rotation, tiles[quadrant], castle_at.get(quadrant))
        for quadrant, (id_, rotation) in enumerate(options.sections)
    ]
    overlays: dict[str, int] = {}
    for feature, name in options.overlays or ():
        overlays[feature] = overlays.get(feature, 0) | 1 << parse_hex(name)
    island = catalog.section(options.island) if options.island else None
    return build_board(placements, catalog.terrains, catalog.features, island, overlays)


def terrain_cards(catalog: Catalog, options: GameOptions) -> tuple[TerrainCard, ...]:
    """Return the kinds of terrain card that the expansions bring."""
    return _terrain_cards(catalog, options.expansions)


@lru_cache(maxsize=16)
def _terrain_cards(catalog: Catalog, expansions: tuple[str, ...]) -> tuple[TerrainCard, ...]:
    """Return the kinds of terrain card of some expansions; the same for every seed."""
    return tuple(card for id_ in expansions for card in catalog.expansions[id_].terrain_cards)
