"""Land: areas of each terrain grow side by side until no hex is free."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kingdom_builder_qt.core.grid import NEIGHBOURS, Hex, Mask, areas, around, bits, hexes
from kingdom_builder_qt.editor.sections.document.layers import distance
from kingdom_builder_qt.editor.sections.document.section_grid import MAIN_GRID
from kingdom_builder_qt.editor.sections.generator.ground import Ground

_SMALLEST: Final = 3  # hexes of the smallest area that is planned


@dataclass(slots=True)
class _Area:
    """A connected piece of one terrain that still grows."""

    terrain: str
    size: int
    mask: Mask = 0

    @property
    def lacks(self) -> int:
        return self.size - self.mask.bit_count()


def lay_land(ground: Ground) -> None:
    """Let the areas grow in turns, the one that lacks most first."""
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
    """Split the hexes of every terrain into areas, the large ones first."""
    found, step = [], ground.step  # an area and its image are drawn as one
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
    """Return the size of the largest area that is usual."""
    range_ = ground.usual.largest.get(terrain)
    return range_.high if range_ is not None else len(MAIN_GRID.hexes)


def _seed(ground: Ground, terrain: str) -> Hex:
    """Return a free hex far from all land that is there, and from its own kind above all."""
    own = list(bits(ground.masks.get(terrain, 0)))
    land = [hex_ for mask in ground.land().values() for hex_ in bits(mask)]
    free = hexes(ground.free)
    candidates = ground.random.sample(free, min(10, len(free)))

    def space(hex_: Hex) -> int:
        near = min((distance(hex_, other) for other in land), default=9)
        return min(near, 3) + 2 * min((distance(hex_, other) for other in own), default=6)

    return max(candidates, key=space)


def _grow(ground: Ground, part: _Area) -> bool:
    """Give an area one more hex; False if it is large enough or has no room."""
    candidates = around(part.mask) & ground.free
    if part.lacks <= 0 or not candidates:
        return False
    same = around(ground.masks[part.terrain] & ~part.mask)
    candidates = candidates & ~same or candidates  # two areas stay two if possible
    noise = 0.5 + 2 * ground.recipe.roughness

    def score(hex_: Hex) -> float:
        neighbours = NEIGHBOURS[hex_]
        kin = (neighbours & part.mask).bit_count()
        lonely = 6 - (neighbours & ground.free).bit_count()  # soon no area could grow into it
        return kin + 0.6 * lonely + noise * ground.random.random()

    part.mask |= ground.take(part.terrain, max(hexes(candidates), key=score))
    return True


def _fill(ground: Ground) -> None:
    """Give what no area grew over to a neighbour, of the scarcest kind if there are several."""
    while ground.free:
        land = ground.land()
        missing = {i: ground.recipe.land[i] - m.bit_count() for i, m in land.items()}
        beside = [i for i in land if around(land[i]) & ground.free]
        if beside:
            terrain = max(beside, key=lambda i: (missing[i], i))
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
    """Let the land beside a stray area have it."""
    for hex_ in bits(area):
        beside = [i for i, m in ground.land().items() if m & ~area & NEIGHBOURS[hex_]]
        if beside:
            ground.change(hex_, min(beside, key=lambda i: (_surplus(ground, i), i)))


def _fatten(ground: Ground, terrain: str) -> None:
    """Take hexes at the border from terrain that can spare them better; it may take others then."""
    while _surplus(ground, terrain) < 0 and (mask := ground.masks.get(terrain, 0)):
        enough = _surplus(ground, terrain) + 2 * ground.step  # so that it never goes in circles
        rich = sum(m for i, m in ground.land().items() if _surplus(ground, i) >= enough)
        beside = around(mask) & rich
        fine = [hex_ for hex_ in bits(beside) if not ground.breaks(hex_)]
        if not fine:
            return
        ground.change(ground.random.choice(fine), terrain)


def keep_wishes(ground: Ground) -> None:
    """Make up for what growing, mending and the sites changed, as far as other land can give it."""
    for terrain, number in ground.recipe.wished.items():
        while ground.count(terrain) < number and (spare := _spare(ground, terrain)):
            mask = sum(spare.values())
            near = around(ground.masks.get(terrain, 0)) & mask or mask
            ground.change(_loosest(ground, near), terrain)
        while ground.count(terrain) > number and (takers := _takers(ground, terrain)):
            own = ground.masks[terrain]
            border = own & around(sum(ground.masks.get(i, 0) for i in takers)) or own
            hex_ = _loosest(ground, border)
            beside = [i for i in takers if ground.masks.get(i, 0) & NEIGHBOURS[hex_]]
            ground.change(hex_, ground.random.choice(beside or takers))


def _spare(ground: Ground, terrain: str) -> dict[str, Mask]:
    """Return the other land that can give hexes away and keep what was wished of it."""
    wished = ground.recipe.wished
    return {
        id_: mask
        for id_, mask in ground.land().items()
        if id_ != terrain and mask and ground.count(id_) >= wished.get(id_, 0) + ground.step
    }


def _takers(ground: Ground, terrain: str) -> list[str]:
    """Return the other land of which there may be more."""
    wished, most = ground.recipe.wished, len(MAIN_GRID.hexes)
    return [
        id_
        for id_ in ground.recipe.land
        if id_ != terrain and ground.count(id_) + ground.step <= wished.get(id_, most)
    ]


def _loosest(ground: Ground, mask: Mask) -> Hex:
    """Return a hex whose area stays whole without it, of the terrain there is most of."""
    fine = [hex_ for hex_ in bits(mask) if not ground.breaks(hex_)] or hexes(mask)
    of = {hex_: i for i, m in ground.land().items() for hex_ in bits(m)}
    return max(fine, key=lambda hex_: (ground.count(of[hex_]), ground.random.random()))
