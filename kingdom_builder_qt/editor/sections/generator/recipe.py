"""The recipe of a generated section: numbers of hexes by terrain, before any hex is chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from random import Random
from typing import Final, NamedTuple

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import WATER, Cell, Section
from kingdom_builder_qt.core.errors import SetupError, quoted, unknown
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.editor.sections.checks.statistics import Range, Ranges, norms
from kingdom_builder_qt.editor.sections.document.section_grid import MAIN_GRID
from kingdom_builder_qt.game.setup.draw_pools import BASE

# Least and most value of each option; `hexes` of one terrain, `sections` to choose the best from.
LIMITS: Final[Mapping[str, tuple[int, int]]] = {
    "hexes": (0, 40),
    "roughness": (0, 100),
    "sites": (0, 8),
    "sections": (5, 200),
}
SECTIONS: Final = 50  # to choose the best from
OFFERED: Final = 5  # number of the best
MOST_UNBUILDABLE: Final = 65  # hexes; the rest is left to build on


@dataclass(frozen=True, slots=True, kw_only=True)
class GeneratorOptions:
    """Options of the generator.

    `hexes`: (terrain, number) in place of the usual number.  `roughness`: 0 to 100.  `sites`: the
    number of features.  `tiles`: those of the locations in turn; if empty, one is drawn from the
    expansion.  `expansion`: its terrain and features are used.  `symmetric`: equal to its image
    after a half turn, which makes all numbers even.  Values beyond `LIMITS` are clamped.
    """

    seed: int = 0
    hexes: tuple[tuple[str, int], ...] = ()
    roughness: int = 50
    sites: int = 3
    tiles: tuple[str, ...] = ()
    expansion: str = BASE
    symmetric: bool = False


@dataclass(frozen=True, slots=True)
class Recipe:
    """Numbers of hexes by terrain, and the features; `land` includes the hexes of the features.

    `ranges`: unbuildable terrain except water.  `wished`: land with a wished number, which must
    remain after the features are placed.  `roughness`: from 0 (few large areas) to 1 (many small
    ones).
    """

    water: int
    ranges: Mapping[str, int]
    land: Mapping[str, int]
    wished: Mapping[str, int]
    sites: tuple[Cell, ...]
    roughness: float
    symmetric: bool


class MissedWish(NamedTuple):
    """A wish, and the actual number of hexes of the terrain; None stands for features."""

    terrain: str | None
    wished: int
    made: int


class RecipeObstacle(Enum):
    """Reasons why no section can meet all wishes, see `obstacles`."""

    SYMMETRY = auto()
    SIZE = auto()
    UNBUILDABLE = auto()


def check_options(catalog: Catalog, options: GeneratorOptions) -> None:
    """Raise SetupError for wishes with unknown ids, or with more hexes than a section has."""
    tiles = [id_ for id_, tile in catalog.tiles.items() if tile.kind == "location_tile"]
    known: tuple[tuple[Message, Iterable[str], Iterable[str]], ...] = (
        (Message("expansion"), [options.expansion], catalog.expansions),
        (Message("terrain"), [id_ for id_, _ in options.hexes], catalog.terrains),
        (Message("location tile"), options.tiles, tiles),
    )
    for what, ids, there in known:
        for id_ in ids:
            if id_ not in there:
                raise SetupError(unknown(what, id_, there))
    least, most = LIMITS["hexes"]
    for id_, number in options.hexes:
        if not least <= number <= most:
            raise SetupError(f"{number} hexes of {quoted(id_)}: expected {least} to {most}")
    size = len(MAIN_GRID.hexes)
    if (asked := sum(number for _, number in options.hexes)) > size:
        raise SetupError(f"{asked} hexes are requested; a section has {size}")


def recipe_of(catalog: Catalog, options: GeneratorOptions, random: Random) -> Recipe:
    """Return the recipe of one section."""
    even, usual = options.symmetric, norms(catalog).main
    ranges = _unbuildable(catalog, options, usual)
    water = ranges.pop(WATER, 0)
    left = len(MAIN_GRID.hexes) - water - sum(ranges.values())
    land = _land(catalog, options, left, usual, random)
    return Recipe(
        water,
        ranges,
        land,
        {id_: number for id_, number in _wished(options).items() if id_ in land},
        _sites(catalog, options, _cut("sites", options.sites, even), usual, random),
        _cut("roughness", options.roughness, False) / 100,
        options.symmetric,
    )


def missed_wishes(options: GeneratorOptions, section: Section) -> list[MissedWish]:
    """Return the wishes that a section generated with the options misses, features last."""
    found = Counter(cell.terrain for cell in section.cells)
    sites = sum(cell.feature is not None for cell in section.cells)
    wishes = [MissedWish(id_, number, found[id_]) for id_, number in options.hexes]
    wishes.append(MissedWish(None, options.sites, sites))
    return [wish for wish in wishes if wish.wished != wish.made]


def obstacles(catalog: Catalog, options: GeneratorOptions) -> list[RecipeObstacle]:
    """Return the reasons why no section can meet all wishes.

    Odd numbers under symmetry, more hexes than a section has, more than `MOST_UNBUILDABLE`
    unbuildable hexes.
    """
    numbers = dict(options.hexes)
    unbuildable = sum(n for id_, n in numbers.items() if not catalog.terrains[id_].buildable)
    is_odd = any(number % 2 for number in (*numbers.values(), options.sites))
    found = {
        RecipeObstacle.SYMMETRY: options.symmetric and is_odd,
        RecipeObstacle.SIZE: sum(numbers.values()) > len(MAIN_GRID.hexes),
        RecipeObstacle.UNBUILDABLE: unbuildable > MOST_UNBUILDABLE,
    }
    return [obstacle for obstacle, is_there in found.items() if is_there]


def offered_terrain(catalog: Catalog, expansion: str) -> dict[str, Range | None]:
    """Return the terrains for sections of an expansion, with their usual numbers of hexes.

    None if no printed section has the terrain; it is laid only if wished for.
    """
    usual, shown = norms(catalog).main, _shown(catalog, BASE) | _shown(catalog, expansion)
    found = {}
    for id_ in catalog.terrains:
        range_ = usual.counts.get(id_)
        if range_ is None or not range_.optional or id_ in shown:
            found[id_] = range_
    return found


def _cut(name: str, value: int, even: bool) -> int:
    low, high = LIMITS[name]
    value = min(max(value, low), high)
    return value + value % 2 if even else value


def _wished(options: GeneratorOptions) -> dict[str, int]:
    return {id_: _cut("hexes", number, options.symmetric) for id_, number in options.hexes}


def _unbuildable(catalog: Catalog, options: GeneratorOptions, usual: Ranges) -> dict[str, int]:
    """Return the hexes of unbuildable terrain: the wished or the usual numbers."""
    wished, left, found = _wished(options), MOST_UNBUILDABLE, {}
    shown = _shown(catalog, BASE) | _shown(catalog, options.expansion)
    for id_, terrain in catalog.terrains.items():
        range_ = usual.counts.get(id_)
        middle = range_.middle if range_ is not None and id_ in shown else 0
        if terrain.buildable or not wished.get(id_, middle):
            continue
        number = min(wished.get(id_, middle), left)
        found[id_] = number - number % 2 if options.symmetric else number
        left -= found[id_]
    return found


def _shown(catalog: Catalog, expansion: str) -> set[str]:
    """Return the terrains and features of the shipped sections of an expansion."""
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
    """Divide the land among the terrains: wished terrain and terrain of few sections come first.

    The rest is divided evenly among the others, or among wished terrain if there are none.
    """
    shown, step = _shown(catalog, options.expansion), 2 if options.symmetric else 1
    buildable = [id_ for id_, terrain in catalog.terrains.items() if terrain.buildable]
    land: dict[str, int] = {}
    for id_, number in _wished(options).items():
        if id_ in buildable:
            land[id_] = min(number, total - sum(land.values()))
    free = [id_ for id_ in buildable if id_ not in land and id_ in usual.counts]
    special = {id_: usual.counts[id_] for id_ in free if _is_special(id_, shown, usual)}
    common = [id_ for id_ in free if not usual.counts[id_].optional]
    share = (total - sum(land.values())) // max(1, len(common) + len(special))
    for id_, range_ in special.items():
        land[id_] = min(random.randint(range_.low, range_.high), share) // step * step
    takers = common or [id_ for id_, number in land.items() if number] or buildable
    rest = (total - sum(land.values())) // step
    for number, id_ in enumerate(random.sample(takers, len(takers))):
        more = step * (rest // len(takers) + (number < rest % len(takers)))
        land[id_] = land.get(id_, 0) + more
    _vary(land, common, step, random)
    return {id_: number for id_, number in land.items() if number}


def _is_special(id_: str, shown: set[str], usual: Ranges) -> bool:
    return id_ in shown and id_ in usual.counts and usual.counts[id_].optional


def _vary(land: dict[str, int], common: list[str], step: int, random: Random) -> None:
    """Move some hexes from one terrain to another, for the variation of printed sections."""
    for _ in range(len(common) if len(common) > 1 else 0):
        one, other = random.sample(common, 2)
        if land[one] - land[other] < 2 * step and land[other] > step:
            land[one], land[other] = land[one] + step, land[other] - step


def _sites(
    catalog: Catalog, options: GeneratorOptions, count: int, usual: Ranges, random: Random
) -> tuple[Cell, ...]:
    """Return locations, as many as sections have, and then other features."""
    tiles = options.tiles or tuple(_drawn_tile(catalog, options.expansion, random))
    most = usual.locations.high if usual.locations is not None else count
    # Two of three features are locations; an even number of both survives a half turn.
    wanted = count if count < 2 else 2 * count // 3
    locations = min(max(most, len(options.tiles)), wanted, count) if tiles else 0
    if options.symmetric:
        locations -= locations % 2
    other, step = Cell(feature=_other_site(catalog, options.expansion)), 1 + options.symmetric
    cells = [
        Cell(feature="location", tile=tiles[number // step % len(tiles)])
        for number in range(locations)
    ]
    return (*cells, *[other] * (count - locations))


def _drawn_tile(catalog: Catalog, expansion: str, random: Random) -> list[str]:
    """Return a random tile of the expansion, else of the base game; empty if there is none."""
    for home in (expansion, BASE):
        tiles = [t for t in catalog.tiles.values() if t.kind == "location_tile"]
        if own := sorted(tile.id for tile in tiles if tile.expansion == home):
            return [random.choice(own)]
    return []


def _other_site(catalog: Catalog, expansion: str) -> str:
    """Return the feature besides locations: that of the expansion, or else the castle."""
    shown = _shown(catalog, expansion)
    sites = [id_ for id_, feature in catalog.features.items() if feature.site and id_ in shown]
    own = [id_ for id_ in sites if id_ not in ("location", "castle")]
    return own[0] if own else "castle"
