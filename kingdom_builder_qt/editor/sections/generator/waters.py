"""Water, mountains and what else nobody builds on; the land then fills up around."""

from __future__ import annotations

from typing import Final

from kingdom_builder_qt.core.board import WATER
from kingdom_builder_qt.core.grid import NEIGHBOURS, Hex, around, bits, hexes
from kingdom_builder_qt.editor.sections.document.layers import distance, rim
from kingdom_builder_qt.editor.sections.document.section_grid import MAIN_GRID
from kingdom_builder_qt.editor.sections.generator.ground import Ground

_RIVER: Final = 6  # with less water there are ponds only
_RIM: Final = rim(MAIN_GRID)


def lay_water(ground: Ground) -> None:
    """Lay a river or a lake, and ponds until all water is used."""
    count = ground.recipe.water
    if count >= _RIVER and ground.random.random() < 0.7:
        _river(ground, count)
    else:
        _pool(ground, WATER, ground.choose(_RIM if count >= _RIVER else ground.free), count)
    while (lacks := count - ground.count(WATER)) > 0:
        beside = around(ground.masks.get(WATER, 0)) & ground.free
        if beside and ground.random.random() < 0.8:
            _pool(ground, WATER, ground.choose(beside), lacks)
        else:
            _pool(
                ground, WATER, ground.choose(ground.free), ground.random.randint(1, min(lacks, 4))
            )


def _river(ground: Ground, count: int) -> None:
    """Let water run from the rim to another side, with bends, as far as it lasts."""
    start = ground.choose(_RIM)
    far = [hex_ for hex_ in bits(_RIM) if distance(start, hex_) >= 6]
    end, here = ground.random.choice(far), start
    ground.take(WATER, here)
    while here != end and ground.count(WATER) < count:
        beside = hexes(NEIGHBOURS[here] & MAIN_GRID.mask)
        nearer = [s for s in beside if distance(s, end) < distance(here, end)]
        level = [s for s in beside if distance(s, end) == distance(here, end)]
        bend = level and ground.random.random() < 0.25 + 0.25 * ground.recipe.roughness
        here = ground.random.choice(level if bend else nearer)
        ground.take(WATER, here)


def _pool(ground: Ground, terrain: str, start: Hex, count: int) -> None:
    """Let a round patch grow; rough land makes its outline uneven."""
    if count <= 0 or not ground.free >> start & 1:
        return
    mask = ground.take(terrain, start)
    while mask.bit_count() < count and (rim_ := around(mask) & ground.free):
        mask |= ground.take(terrain, ground.best(rim_, mask))


def lay_ranges(ground: Ground) -> None:
    """Lay ranges of mountains and the like: short chains, more of them on rough land."""
    for terrain, count in ground.recipe.ranges.items():
        while (lacks := count - ground.count(terrain)) > 0 and ground.free:
            longest = max(1, round(7 - 5 * ground.recipe.roughness))
            _chain(ground, terrain, min(lacks, ground.random.randint(1, longest)))


def _chain(ground: Ground, terrain: str, count: int) -> None:
    beside = around(ground.masks.get(terrain, 0))
    here = ground.choose(ground.free & ~beside or ground.free)
    mask = ground.take(terrain, here)
    while mask.bit_count() < count:
        ahead = NEIGHBOURS[here] & ground.free or around(mask) & ground.free
        if not ahead:
            return
        here = ground.choose(ahead)
        mask |= ground.take(terrain, here)
