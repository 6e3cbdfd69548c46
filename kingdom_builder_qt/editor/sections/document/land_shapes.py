"""Random shapes of land: rivers and coasts.  No Qt; the same seed gives the same shape.

The tools draw a new seed after each gesture, so the click paints the preview.  The generator
has its own river, so that a seed keeps giving the same section.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from kingdom_builder_qt.core.grid import NEIGHBOURS, Hex, Mask, around, bits, flood, hexes, set_of
from kingdom_builder_qt.editor.sections.document.section_grid import SectionGrid


def winding(start: Hex, end: Hex, within: Mask, random: Random, bend: float) -> Iterator[Hex]:
    """Yield a random path from one hex to another, both included, one hex wide where there is room.

    The path stays within `within`, which connects the two.  `bend`, below 1, is the chance that a
    step goes sideways and not nearer to the end.
    """
    far = _steps_to(end, within)
    way, here = 1 << start, start
    yield here
    while here != end:
        adjacent = hexes(NEIGHBOURS[here] & within & ~way)
        nearer = [hex_ for hex_ in adjacent if far[hex_] < far[here]]
        # Only the last hex may be a neighbour, otherwise bends of the river become lakes.
        thin = [hex_ for hex_ in adjacent if NEIGHBOURS[hex_] & way == 1 << here]
        level = [h for h in thin if far[h] == far[here] and _goes_on(h, way, far)]
        is_bend = level and random.random() < bend
        on = [hex_ for hex_ in thin if far[hex_] < far[here]] or nearer
        here = random.choice(level if is_bend else on)
        way |= 1 << here
        yield here


def _goes_on(here: Hex, way: Mask, far: Mapping[Hex, int]) -> bool:
    """Return whether a next step nearer to the end has no neighbour on the path."""
    nearer = (hex_ for hex_ in bits(NEIGHBOURS[here]) if far.get(hex_, far[here]) < far[here])
    return any(not NEIGHBOURS[hex_] & way for hex_ in nearer)


def _steps_to(end: Hex, within: Mask) -> dict[Hex, int]:
    """Return the distance to `end`, inside a set, of each hex that is connected to it."""
    found: dict[Hex, int] = {}
    front = seen = 1 << end
    steps = 0
    while front:
        found |= dict.fromkeys(bits(front), steps)
        front = around(front) & within & ~seen
        seen |= front
        steps += 1
    return found


def river(grid: SectionGrid, start: Hex, end: Hex, free: Mask, random: Random) -> Mask:
    """Return a winding river through `free` hexes, or a direct one if there is no way."""
    ends = 1 << start | 1 << end
    open_ = free | ends
    within = open_ if flood(1 << start, open_) >> end & 1 else grid.mask
    return set_of(winding(start, end, within, random, 0.4))


def coast(grid: SectionGrid, start: Hex, end: Hex, random: Random, *, is_far: bool = False) -> Mask:
    """Return the band between a line and the rim along it, with a ragged shore.

    The band is on the side of the nearer rim, with `is_far` on the other one.  Its shore is at most
    one hex off the line.
    """
    lines = grid.lines
    spots = {hex_: (r, c) for r, line in enumerate(lines) for c, hex_ in enumerate(line)}
    way = [spots[hex_] for hex_ in grid.line(start, end)]
    (row, column), (row2, column2) = spots[start], spots[end]
    is_level = abs(column - column2) >= abs(row - row2)
    depths = len(lines) if is_level else grid.columns
    shore = {c if is_level else r: r if is_level else c for r, c in way}
    is_low = 2 * sum(shore.values()) >= (depths - 1) * len(shore)
    drifts = _drifts(random, max(grid.rows, grid.columns))
    found = 0
    for along, depth in shore.items():
        edge = min(max(depth + drifts[along], 0), depths - 1)
        band = range(edge, depths) if is_low != is_far else range(edge + 1)
        for at in band:
            found |= 1 << (lines[at][along] if is_level else lines[along][at])
    return found


def _drifts(random: Random, count: int) -> list[int]:
    """Return the offsets of a shore from its line, by a random walk with small steps."""
    drift, found = 0, []
    for _ in range(count):
        drift = min(max(drift + random.choice((-1, 0, 1)), -1), 1)
        found.append(drift)
    return found


def scattered(mask: Mask, seed: int, share: float) -> Mask:
    """Return a random share (0 to 1) of a mask; the draw for a hex ignores the other hexes."""
    return set_of(hex_ for hex_ in bits(mask) if Random(f"{seed}/{hex_}").random() < share)
