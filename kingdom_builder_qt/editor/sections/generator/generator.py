"""Generates natural sections by the measures of the printed ones.

One seed gives several drafts; the draft with the fewest warnings of `section_checks` is returned.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import WATER, Cell, Section
from kingdom_builder_qt.core.grid import NEIGHBOURS, Hex, Mask, areas, around, bits, hexes
from kingdom_builder_qt.editor.sections.checks.issues import Issue
from kingdom_builder_qt.editor.sections.checks.section_checks import check
from kingdom_builder_qt.editor.sections.checks.statistics import Ranges, norms
from kingdom_builder_qt.editor.sections.document.layers import distance, rim, rim_gap
from kingdom_builder_qt.editor.sections.document.section_grid import MAIN_GRID
from kingdom_builder_qt.editor.sections.files.files import free_id
from kingdom_builder_qt.editor.sections.generator.ground import Ground
from kingdom_builder_qt.editor.sections.generator.recipe import GeneratorOptions, Recipe, recipe_of

_SMALLEST: Final = 3  # hexes of the smallest planned area


@dataclass(slots=True)
class _Area:
    """A connected area of one terrain that is still growing."""

    terrain: str
    size: int
    mask: Mask = 0

    @property
    def lacks(self) -> int:
        return self.size - self.mask.bit_count()


def lay_land(ground: Ground) -> None:
    """Let the areas grow in turns, the one with the largest relative lack first."""
    parts = _areas(ground)
    for part in parts:
        if ground.free:
            part.mask = ground.take(part.terrain, _seed(ground, part.terrain))
    growing = [part for part in parts if part.mask]
    while growing:
        part = max(growing, key=lambda p: (p.lacks / p.size, ground.random.random()))
        if not _grow(ground, part):
            growing.remove(part)
    _fill(ground)


def _areas(ground: Ground) -> list[_Area]:
    """Split the hexes of every terrain into areas, sorted from large to small."""
    found, step = [], ground.step  # an area and its image count as one
    for terrain, count in ground.recipe.land.items():
        least = max(_SMALLEST, ground.usual.smallest.get(terrain, 0)) * step
        most = max(1, count // least)
        rough = ground.recipe.roughness
        wanted = 1 + sum(ground.random.random() < chance for chance in (0.2 + rough, 0.6 * rough))
        needed = -(-count // _largest(ground, terrain))
        number = min(most, max(1, needed, round(wanted / step)))
        sizes = [least] * number if number > 1 else [count]
        for _ in range(count - sum(sizes)):
            small = [n for n, size in enumerate(sizes) if size < _largest(ground, terrain)]
            sizes[ground.random.choice(small or range(number))] += 1
        found += [_Area(terrain, size) for size in sizes if size]
    return sorted(found, key=lambda area: (-area.size, ground.random.random()))


def _largest(ground: Ground, terrain: str) -> int:
    """Return the usual size of the largest area."""
    range_ = ground.usual.largest.get(terrain)
    return range_.high if range_ is not None else len(MAIN_GRID.hexes)


def _seed(ground: Ground, terrain: str) -> Hex:
    """Return a free hex far from other land, above all from its own terrain."""
    own = list(bits(ground.masks.get(terrain, 0)))
    land = [hex_ for mask in ground.land().values() for hex_ in bits(mask)]
    free = hexes(ground.free)
    candidates = ground.random.sample(free, min(10, len(free)))

    def space(hex_: Hex) -> int:
        near = min((distance(hex_, other) for other in land), default=9)
        return min(near, 3) + 2 * min((distance(hex_, other) for other in own), default=6)

    return max(candidates, key=space)


def _grow(ground: Ground, part: _Area) -> bool:
    """Add a hex to an area; False if it is large enough or has no room."""
    candidates = around(part.mask) & ground.free
    if part.lacks <= 0 or not candidates:
        return False
    same = around(ground.masks[part.terrain] & ~part.mask)
    candidates = candidates & ~same or candidates  # keep two areas apart if possible
    noise = 0.5 + 2 * ground.recipe.roughness

    def score(hex_: Hex) -> float:
        neighbours = NEIGHBOURS[hex_]
        kin = (neighbours & part.mask).bit_count()
        lonely = 6 - (neighbours & ground.free).bit_count()  # no area could grow into it later
        return kin + 0.6 * lonely + noise * ground.random.random()

    part.mask |= ground.take(part.terrain, max(hexes(candidates), key=score))
    return True


def _fill(ground: Ground) -> None:
    """Give free hexes to a neighbouring area, of the scarcest terrain if there are several."""
    while ground.free:
        land = ground.land()
        missing = {i: ground.recipe.land[i] - m.bit_count() for i, m in land.items()}
        adjacent = [i for i in land if around(land[i]) & ground.free]
        if adjacent:
            terrain = max(adjacent, key=lambda i: (missing[i], i))
            ground.take(terrain, ground.best(around(land[terrain]) & ground.free, land[terrain]))
        else:  # an islet
            lacking = max(land, key=lambda i: (missing[i], i))
            ground.take(lacking, ground.choose(ground.free))


def mend(ground: Ground) -> None:
    """Join stray hexes to their neighbours, and let scarce terrain grow."""
    for _ in range(2):
        for id_ in ground.recipe.land:
            least = ground.usual.smallest.get(id_, 1)
            for area in areas(ground.masks.get(id_, 0)):
                is_last = area == ground.masks[id_]
                if area.bit_count() < least and not is_last:
                    _give_away(ground, area)
        for id_ in ground.recipe.land:
            _fatten(ground, id_)


def _surplus(ground: Ground, terrain: str) -> int:
    return ground.count(terrain) - ground.recipe.land[terrain]


def _give_away(ground: Ground, area: Mask) -> None:
    """Give a stray area to the land next to it."""
    for hex_ in bits(area):
        adjacent = [i for i, m in ground.land().items() if m & ~area & NEIGHBOURS[hex_]]
        if adjacent:
            ground.change(hex_, min(adjacent, key=lambda i: (_surplus(ground, i), i)))


def _fatten(ground: Ground, terrain: str) -> None:
    """Take border hexes from terrain with a larger surplus, which may then take others."""
    while _surplus(ground, terrain) < 0 and (mask := ground.masks.get(terrain, 0)):
        enough = _surplus(ground, terrain) + 2 * ground.step  # prevents cycles
        rich = sum(m for i, m in ground.land().items() if _surplus(ground, i) >= enough)
        adjacent = around(mask) & rich
        fine = [hex_ for hex_ in bits(adjacent) if not ground.breaks(hex_)]
        if not fine:
            return
        ground.change(ground.random.choice(fine), terrain)


def restore_wishes(ground: Ground) -> None:
    """Restore the wished numbers after the other steps, as far as other land allows."""
    for terrain, number in ground.recipe.wished.items():
        while ground.count(terrain) < number and (spare := _spare(ground, terrain)):
            mask = sum(spare.values())
            near = around(ground.masks.get(terrain, 0)) & mask or mask
            ground.change(_loosest(ground, near), terrain)
        while ground.count(terrain) > number and (takers := _takers(ground, terrain)):
            own = ground.masks[terrain]
            border = own & around(sum(ground.masks.get(i, 0) for i in takers)) or own
            hex_ = _loosest(ground, border)
            adjacent = [i for i in takers if ground.masks.get(i, 0) & NEIGHBOURS[hex_]]
            ground.change(hex_, ground.random.choice(adjacent or takers))


def _spare(ground: Ground, terrain: str) -> dict[str, Mask]:
    """Return the other land that can spare hexes without falling below its wish."""
    wished = ground.recipe.wished
    return {
        id_: mask
        for id_, mask in ground.land().items()
        if id_ != terrain and mask and ground.count(id_) >= wished.get(id_, 0) + ground.step
    }


def _takers(ground: Ground, terrain: str) -> list[str]:
    """Return the other land that may have more hexes."""
    wished, most = ground.recipe.wished, len(MAIN_GRID.hexes)
    return [
        id_
        for id_ in ground.recipe.land
        if id_ != terrain and ground.count(id_) + ground.step <= wished.get(id_, most)
    ]


def _loosest(ground: Ground, mask: Mask) -> Hex:
    """Return a hex whose area stays connected without it, of the most frequent terrain."""
    fine = [hex_ for hex_ in bits(mask) if not ground.breaks(hex_)] or hexes(mask)
    of = {hex_: i for i, m in ground.land().items() for hex_ in bits(m)}
    return max(fine, key=lambda hex_: (ground.count(of[hex_]), ground.random.random()))


_RIVER: Final = 6  # below it there are ponds only
_RIM: Final = rim(MAIN_GRID)


def lay_water(ground: Ground) -> None:
    """Lay a river or a lake, and ponds until all water is used."""
    count = ground.recipe.water
    if count >= _RIVER and ground.random.random() < 0.7:
        _river(ground, count)
    else:
        _pool(ground, WATER, ground.choose(_RIM if count >= _RIVER else ground.free), count)
    while (lacks := count - ground.count(WATER)) > 0:
        adjacent = around(ground.masks.get(WATER, 0)) & ground.free
        if adjacent and ground.random.random() < 0.8:
            _pool(ground, WATER, ground.choose(adjacent), lacks)
        else:
            _pool(
                ground, WATER, ground.choose(ground.free), ground.random.randint(1, min(lacks, 4))
            )


def _river(ground: Ground, count: int) -> None:
    """Let water run from the rim to another side, with bends, while there is enough of it."""
    start = ground.choose(_RIM)
    far = [hex_ for hex_ in bits(_RIM) if distance(start, hex_) >= 6]
    end, here = ground.random.choice(far), start
    ground.take(WATER, here)
    while here != end and ground.count(WATER) < count:
        adjacent = hexes(NEIGHBOURS[here] & MAIN_GRID.mask)
        nearer = [s for s in adjacent if distance(s, end) < distance(here, end)]
        level = [s for s in adjacent if distance(s, end) == distance(here, end)]
        bend = level and ground.random.random() < 0.25 + 0.25 * ground.recipe.roughness
        here = ground.random.choice(level if bend else nearer)
        ground.take(WATER, here)


def _pool(ground: Ground, terrain: str, start: Hex, count: int) -> None:
    """Grow a round patch; roughness makes its outline uneven."""
    if count <= 0 or not ground.free >> start & 1:
        return
    mask = ground.take(terrain, start)
    while mask.bit_count() < count and (rim_ := around(mask) & ground.free):
        mask |= ground.take(terrain, ground.best(rim_, mask))


def lay_ranges(ground: Ground) -> None:
    """Lay mountain ranges and the like: short chains, more of them on rough land."""
    for terrain, count in ground.recipe.ranges.items():
        while (lacks := count - ground.count(terrain)) > 0 and ground.free:
            longest = max(1, round(7 - 5 * ground.recipe.roughness))
            _chain(ground, terrain, min(lacks, ground.random.randint(1, longest)))


def _chain(ground: Ground, terrain: str, count: int) -> None:
    adjacent = around(ground.masks.get(terrain, 0))
    here = ground.choose(ground.free & ~adjacent or ground.free)
    mask = ground.take(terrain, here)
    while mask.bit_count() < count:
        ahead = NEIGHBOURS[here] & ground.free or around(mask) & ground.free
        if not ahead:
            return
        here = ground.choose(ahead)
        mask |= ground.take(terrain, here)


_TRIES: Final = 12  # good hexes for a feature that are examined closely


def lay_sites(ground: Ground) -> None:
    """Place features where most terrains meet, far from each other and from the rim."""
    for cell in ground.recipe.sites[:: ground.step]:
        hex_ = _site_place(ground, cell)
        for image in bits(ground.with_image(hex_)):
            ground.sites[image] = cell
        ground.clear(hex_)


def _site_place(ground: Ground, cell: Cell) -> Hex:
    land = sum(ground.land().values())
    # A feature needs a buildable neighbour, otherwise the section could not be played.
    places = [h for h in bits(land) if NEIGHBOURS[h] & land & ~ground.with_image(h)]
    ranked = sorted(places or hexes(land), key=lambda h: -_worth(ground, h, cell, land))
    fine = (h for h in ranked[:_TRIES] if not ground.breaks(h) and not _is_scarce(ground, h))
    return next(fine, ranked[0])


def _worth(ground: Ground, hex_: Hex, cell: Cell, land: Mask) -> float:
    """Return the worth of a hex for a feature; breaking a usual bound costs most."""
    usual, others = ground.usual, [*ground.sites, *bits(ground.with_image(hex_) & ~(1 << hex_))]
    gap = min((distance(hex_, other) for other in others), default=9)
    is_location = cell.feature == "location"
    least = max(usual.site_distance, usual.location_distance if is_location else 0)
    kinds = sum(bool(NEIGHBOURS[hex_] & mask) for mask in ground.land().values())
    worth = -10.0 * max(0, least - gap)
    worth -= 8 * max(0, usual.rim_gap - rim_gap(hex_, MAIN_GRID))
    worth -= 5 * max(0, usual.terrains_at_location - kinds) if is_location else 0
    worth -= max(0, 4 - (NEIGHBOURS[hex_] & land).bit_count())
    return worth + 3 * ground.random.random()


def _is_scarce(ground: Ground, hex_: Hex) -> bool:
    """Return whether the terrain of a hex has none to spare."""
    id_ = next(i for i, mask in ground.masks.items() if mask >> hex_ & 1)
    range_ = ground.usual.counts.get(id_)
    left = ground.count(id_) - ground.with_image(hex_).bit_count()
    return range_ is not None and left < range_.low


_DRAFTS: Final = 6


def generate(catalog: Catalog, options: GeneratorOptions) -> Section:
    """Return a section without errors; equal options and content give equal sections."""
    drafts = []
    for number in range(_DRAFTS):
        section = _draft(catalog, options, number)
        issues = check(section, catalog, norms(catalog))
        errors = sum(issue.is_error for issue in issues)
        drafts.append((errors, len(issues), number, section))
        if all(is_wanted(issue, options) for issue in issues):
            break
    return min(drafts, key=lambda draft: draft[:3])[-1]


def is_wanted(issue: Issue, options: GeneratorOptions) -> bool:
    """Return whether a warning follows from the options, so that no draft can avoid it."""
    asked = [terrain for terrain, _ in options.hexes]
    return issue.code in ("site_count", "location_count") or issue.values.get("terrain") in asked


def _draft(catalog: Catalog, options: GeneratorOptions, number: int) -> Section:
    random = Random(f"{options.seed}/section/{number}")
    recipe = recipe_of(catalog, options, random)
    cells = _draw(recipe, norms(catalog).main, random)
    name = f"Generated {options.seed}"
    id_ = free_id(name, catalog)
    return Section(id_, name, options.expansion, cells, origin="user")


def _draw(recipe: Recipe, usual: Ranges, random: Random) -> tuple[Cell, ...]:
    """Return cells in reading order; water is laid first, then mountains, land and features."""
    ground = Ground(recipe, usual, random)
    lay_water(ground)
    lay_ranges(ground)
    lay_land(ground)
    mend(ground)
    lay_sites(ground)
    restore_wishes(ground)
    return ground.cells()
