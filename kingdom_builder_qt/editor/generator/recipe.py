"""What a generated section is made of: how many hexes of what, before any hex is chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.checks.statistics import Ranges, norms
from kingdom_builder_qt.editor.document.grid import MAIN_GRID
from kingdom_builder_qt.game.setup.pools import BASE

# Least and most of what can be chosen.
LIMITS: Final[Mapping[str, tuple[int, int]]] = {
    "water": (0, 40),
    "mountains": (0, 25),
    "roughness": (0, 100),
    "sites": (0, 8),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class GeneratorOptions:
    """What to make: hexes of water and mountain, 0 to 100 of roughness, number of sites.

    `tile`: that of the locations, "" for one drawn from the expansion; `expansion`: whose terrain
    and sites are used; `symmetric`: equal to itself after a half turn, which makes all numbers
    even.  Values beyond `LIMITS` are cut to them.
    """

    seed: int = 0
    water: int = 15
    mountains: int = 6
    roughness: int = 50
    sites: int = 3
    tile: str = ""
    expansion: str = BASE
    symmetric: bool = False


@dataclass(frozen=True, slots=True)
class Recipe:
    """Numbers of hexes by terrain, and the sites; `land` includes the hexes that sites will take.

    `roughness` goes from 0 (few large areas) to 1 (many small ones).
    """

    water: int
    mountains: int
    land: Mapping[str, int]
    sites: tuple[Cell, ...]
    roughness: float
    symmetric: bool


def recipe_of(catalog: Catalog, options: GeneratorOptions, random: Random) -> Recipe:
    """Return the numbers for one section."""
    water, mountains, sites = (
        _number(options, name, options.symmetric) for name in ("water", "mountains", "sites")
    )
    size = len(MAIN_GRID.hexes)
    usual = norms(catalog).main
    return Recipe(
        water,
        mountains,
        _land(catalog, options, size - water - mountains, usual, random),
        _sites(catalog, options, sites, usual, random),
        _number(options, "roughness", False) / 100,
        options.symmetric,
    )


def _number(options: GeneratorOptions, name: str, even: bool) -> int:
    low, high = LIMITS[name]
    value = min(max(getattr(options, name), low), high)
    return value + value % 2 if even else value


def _shown(catalog: Catalog, expansion: str) -> set[str]:
    """Return the terrain and features of the shipped sections of an expansion."""
    sections = [s for s in catalog.sections.values() if s.expansion == expansion]
    return {
        name
        for section in sections
        if ("section", section.id) not in catalog.user_entries
        for cell in section.cells
        for name in (cell.terrain, cell.feature)
        if name
    }


def _land(
    catalog: Catalog, options: GeneratorOptions, total: int, usual: Ranges, random: Random
) -> dict[str, int]:
    """Share the land among the terrain: what only some sections have first, the rest evenly."""
    shown = _shown(catalog, options.expansion)
    buildable = [id_ for id_, terrain in catalog.terrains.items() if terrain.buildable]
    special = {id_: usual.counts[id_] for id_ in buildable if _is_special(id_, shown, usual)}
    common = [i for i in buildable if i in usual.counts and not usual.counts[i].optional]
    land, step = {}, 2 if options.symmetric else 1
    for id_, range_ in special.items():
        share = total // (len(common) + len(special))
        land[id_] = min(random.randint(range_.low, range_.high), share) // step * step
    rest = (total - sum(land.values())) // step
    for number, id_ in enumerate(random.sample(common, len(common))):
        land[id_] = step * (rest // len(common) + (number < rest % len(common)))
    _vary(land, common, step, random)
    return land


def _is_special(id_: str, shown: set[str], usual: Ranges) -> bool:
    return id_ in shown and id_ in usual.counts and usual.counts[id_].optional


def _vary(land: dict[str, int], common: list[str], step: int, random: Random) -> None:
    """Move some hexes from one terrain to another, as printed sections differ."""
    for _ in range(len(common)):
        one, other = random.sample(common, 2)
        if land[one] - land[other] < 2 * step and land[other] > step:
            land[one], land[other] = land[one] + step, land[other] - step


def _sites(
    catalog: Catalog, options: GeneratorOptions, count: int, usual: Ranges, random: Random
) -> tuple[Cell, ...]:
    """Return locations, as many as sections have, and then other sites."""
    tile = options.tile or _drawn_tile(catalog, options.expansion, random)
    most = usual.locations.high if usual.locations is not None else count
    # Of three sites two are locations; an even number of both lets a half turn keep them.
    wanted = count if count < 2 else 2 * count // 3
    locations = min(most, wanted) if tile else 0
    if options.symmetric:
        locations -= locations % 2
    other = Cell(feature=_other_site(catalog, options.expansion))
    return (Cell(feature="location", tile=tile),) * locations + (other,) * (count - locations)


def _drawn_tile(catalog: Catalog, expansion: str, random: Random) -> str:
    for home in (expansion, BASE):
        tiles = [t for t in catalog.tiles.values() if t.kind == "location_tile"]
        if own := sorted(tile.id for tile in tiles if tile.expansion == home):
            return random.choice(own)
    return ""


def _other_site(catalog: Catalog, expansion: str) -> str:
    """Return what stands beside the locations: that of the expansion, or else the castle."""
    shown = _shown(catalog, expansion)
    sites = [id_ for id_, feature in catalog.features.items() if feature.site and id_ in shown]
    own = [id_ for id_ in sites if id_ not in ("location", "castle")]
    return own[0] if own else "castle"
