"""Statistics of a section, and their ranges on the printed sections.

No range is a constant: a section added to the content moves them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from statistics import median_low
from typing import Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import WATER, Section
from kingdom_builder_qt.core.grid import NEIGHBOURS, Mask, areas, bits, span
from kingdom_builder_qt.editor.sections.document.layers import Layers, gaps, layers_of, rim, rim_gap

RIVER_HEXES: Final = 4  # a shorter line of water is a pond


@dataclass(frozen=True, slots=True)
class Range:
    """The smallest, the largest and the median value.

    `optional`: some sections have none at all.
    """

    low: int
    high: int
    optional: bool = False
    middle: int = 0

    def holds(self, value: int) -> bool:
        return self.low <= value <= self.high or (self.optional and value == 0)


@dataclass(frozen=True, slots=True)
class Statistics:
    """Statistics of one section.

    `counts`: hexes by terrain or feature id; `areas`: sizes of the connected areas of a terrain,
    largest first; `rivers`: number of long thin areas of water; `empty`: hexes without content;
    `symmetries`: some of "rotation" (half turn), "mirror" (each row reversed) and "top_bottom".
    """

    counts: Mapping[str, int]
    areas: Mapping[str, tuple[int, ...]]
    sites: int = 0
    locations: int = 0
    rivers: int = 0
    empty: int = 0
    symmetries: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Ranges:
    """The usual ranges for one shape of section: of the main board or of the island.

    Buildable terrain found in every section is measured together, because the game treats it alike.
    A field is empty or None if no section has a value.
    """

    counts: Mapping[str, Range] = field(default_factory=dict)  # by terrain: hexes
    largest: Mapping[str, Range] = field(default_factory=dict)  # by terrain: the largest area
    smallest: Mapping[str, int] = field(default_factory=dict)  # by terrain: the smallest area
    sites: Range | None = None
    locations: Range | None = None
    rivers: Range | None = None
    site_distance: int = 0  # the least between two features
    location_distance: int = 0  # the least between two locations
    rim_gap: int = 0  # the fewest hexes between a feature and the rim
    terrains_at_location: int = 0  # most locations touch this many buildable terrains
    pocket: int = 0  # the smallest buildable area that does not reach the rim


@dataclass(frozen=True, slots=True)
class Norms:
    """The usual ranges, measured on the sections of a catalog."""

    main: Ranges = Ranges()
    island: Ranges = Ranges()

    def of(self, section: Section) -> Ranges:
        """Return the ranges for sections of this shape."""
        return self.island if section.is_island else self.main


def measure(section: Section) -> Statistics:
    """Return the statistics of a section."""
    layers = layers_of(section)
    kinds = {**layers.terrains, **layers.features}
    return Statistics(
        counts={id_: mask.bit_count() for id_, mask in kinds.items()},
        areas={id_: _sizes(mask) for id_, mask in layers.terrains.items()},
        sites=layers.sites.bit_count(),
        locations=layers.features.get("location", 0).bit_count(),
        rivers=_rivers(layers),
        empty=layers.empty.bit_count(),
        symmetries=_symmetries(section, layers),
    )


def _sizes(mask: Mask) -> tuple[int, ...]:
    return tuple(sorted((area.bit_count() for area in areas(mask)), reverse=True))


def _rivers(layers: Layers) -> int:
    """Count areas of water that are on average at least twice as long as wide."""
    found = areas(layers.terrains.get(WATER, 0))
    return sum(a.bit_count() >= RIVER_HEXES and 2 * span(a) >= a.bit_count() for a in found)


def _symmetries(section: Section, layers: Layers) -> frozenset[str]:
    grid = layers.grid
    by_hex = dict(zip(grid.hexes, section.cells, strict=True))
    turns = {"mirror": grid.flipped, "top_bottom": grid.upended}
    if grid.rows % 2 == 0:  # an odd number of shifted rows has no half turn
        turns["rotation"] = grid.rotated
    same = (n for n, turn in turns.items() if all(by_hex[turn(h)] == by_hex[h] for h in by_hex))
    return frozenset(same)


@lru_cache(maxsize=4)
def norms(catalog: Catalog) -> Norms:
    """Measure the printed sections, and user sections only for terrain without printed ones."""
    shipped = [
        s for s in catalog.sections.values() if ("section", s.id) not in catalog.user_entries
    ]
    main = [section for section in shipped if not section.is_island]
    return Norms(_ranges(main, catalog), _ranges([s for s in shipped if s.is_island], catalog))


def _ranges(sections: Sequence[Section], catalog: Catalog) -> Ranges:
    if not sections:
        return Ranges()
    chosen = [section for section in sections if section.origin == "printed"] or sections
    measured = [measure(section) for section in chosen]
    maps = [layers_of(section) for section in chosen]
    groups = _groups(sections, chosen, catalog)
    return Ranges(
        counts=_by_terrain(groups, lambda s, id_: (s.counts[id_],)),
        largest=_by_terrain(groups, lambda s, id_: s.areas[id_][:1]),
        smallest={
            id_: found.low for id_, found in _by_terrain(groups, lambda s, i: s.areas[i]).items()
        },
        sites=_range(s.sites for s in measured),
        locations=_range(s.locations for s in measured),
        rivers=_range(s.rivers for s in measured),
        site_distance=_least(gap for m in maps for gap, _ in gaps(m.sites)),
        location_distance=_least(g for m in maps for g, _ in gaps(m.features.get("location", 0))),
        rim_gap=_least(rim_gap(hex_, m.grid) for m in maps for hex_ in bits(m.sites)),
        terrains_at_location=_usual_terrains(maps, catalog),
        pocket=_least(p.bit_count() for m in maps for p in pockets(m, catalog)),
    )


# Terrain ids, the sections they are measured in, and whether a section may lack them.
_Group = tuple[tuple[str, ...], tuple[Statistics, ...], bool]


def _groups(
    sections: Sequence[Section], chosen: Sequence[Section], catalog: Catalog
) -> list[_Group]:
    everywhere, found = [], []
    statistics = {section.id: measure(section) for section in sections}
    for id_, terrain in catalog.terrains.items():
        own = [section for section in sections if id_ in statistics[section.id].counts]
        of_chosen = [section for section in chosen if section in own]
        if terrain.buildable and len(of_chosen) == len(chosen):
            everywhere.append(id_)
        elif own:
            measured = tuple(statistics[section.id] for section in of_chosen or own)
            found.append(((id_,), measured, len(of_chosen) < len(chosen)))
    alike = tuple(statistics[section.id] for section in chosen)
    return [(tuple(everywhere), alike, False), *found]


def _by_terrain(
    groups: Iterable[_Group], values: Callable[[Statistics, str], Iterable[int]]
) -> dict[str, Range]:
    made: dict[str, Range] = {}
    for ids, measured, optional in groups:
        if ids:
            numbers = [value for id_ in ids for s in measured for value in values(s, id_)]
            middle = median_low(numbers)
            made |= dict.fromkeys(ids, Range(min(numbers), max(numbers), optional, middle))
    return made


def _range(values: Iterable[int]) -> Range:
    numbers = list(values)
    return Range(min(numbers), max(numbers), middle=median_low(numbers))


def _least(values: Iterable[int]) -> int:
    return min(values, default=0)


def terrains_around(hex_: int, layers: Layers, catalog: Catalog) -> int:
    """Return the number of buildable terrains around a hex."""
    known = catalog.terrains
    kinds = (m for i, m in layers.terrains.items() if i in known and known[i].buildable)
    return sum(bool(NEIGHBOURS[hex_] & mask) for mask in kinds)


def _usual_terrains(maps: Iterable[Layers], catalog: Catalog) -> int:
    """Return the median; about half of the printed locations touch only two terrains."""
    numbers = [
        terrains_around(hex_, layers, catalog)
        for layers in maps
        for hex_ in bits(layers.features.get("location", 0))
    ]
    return median_low(numbers) if numbers else 0


def pockets(layers: Layers, catalog: Catalog) -> list[Mask]:
    """Return the buildable areas that settlements cannot reach from other sections."""
    outside = rim(layers.grid)
    return [area for area in areas(layers.buildable(catalog)) if not area & outside]
