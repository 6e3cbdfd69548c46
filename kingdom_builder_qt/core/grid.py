"""Geometry of the hex grid: hexes as bit indexes, sets of hexes (masks) as ints.

This module is independent of terrain, pieces and rules.

The layout is sheared: ``index = 43 * (row // 2) + 22 * (row % 2) + column``. The six neighbours of
*every* hex are at +-1, +-21 and +-22, in even and odd rows, and at least one unused index
separates the ends of adjacent rows, so shifting a mask never wraps.

The island uses further rows of the same grid, far enough from the main board that no hex of one is
a neighbour of the other. Games without it have no bits there, so it costs them nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Final, TypeAlias

from kingdom_builder_qt.core.errors import Misuse, NotationError, quoted
from kingdom_builder_qt.core.messages import Message

Hex: TypeAlias = int
Mask: TypeAlias = int

ROWS: Final = 20
COLUMNS: Final = 20

# East, west, south-west, north-east, south-east, north-west: pairs of opposite directions.
DIRECTIONS: Final = (1, -1, 21, -21, 22, -22)
LINES: Final = (1, 21, 22)
DIAGONALS: Final = (21, 22)


def hex_at(row: int, column: int) -> Hex:
    """Return the index of the hex at `row` and `column`, both counted from 0."""
    return 43 * (row // 2) + 22 * (row % 2) + column


# Origin of the island: an even row, so that its odd rows are shifted as on the main board, and a
# free row and column before it for the sea around it.
ISLAND_ROW: Final = 24
ISLAND_COLUMN: Final = 1
ISLAND_ROWS: Final = 5
ISLAND_COLUMNS: Final = 6


def island_hex_at(row: int, column: int) -> Hex:
    """Return the index of an island hex at `row` and `column`, both counted from 0."""
    return hex_at(ISLAND_ROW + row, ISLAND_COLUMN + column)


MAIN_HEXES: Final[tuple[Hex, ...]] = tuple(
    hex_at(r, c) for r in range(ROWS) for c in range(COLUMNS)
)
ISLAND_HEXES: Final[tuple[Hex, ...]] = tuple(
    island_hex_at(r, c) for r in range(ISLAND_ROWS) for c in range(ISLAND_COLUMNS)
)
HEXES: Final = MAIN_HEXES + ISLAND_HEXES
SIZE: Final = HEXES[-1] + 1
_ROW_COLUMN: Final = {
    **{hex_at(r, c): (r, c) for r in range(ROWS) for c in range(COLUMNS)},
    **{
        island_hex_at(r, c): (ISLAND_ROW + r, ISLAND_COLUMN + c)
        for r in range(ISLAND_ROWS)
        for c in range(ISLAND_COLUMNS)
    },
}
MAIN_MASK: Final[Mask] = sum(1 << h for h in MAIN_HEXES)
ISLAND_MASK: Final[Mask] = sum(1 << h for h in ISLAND_HEXES)
ALL_MASK: Final[Mask] = MAIN_MASK | ISLAND_MASK
# Includes the sea around the island, which is beyond the last hex.
_BYTES: Final = (SIZE + 7) // 8 + 6
BIT: Final[tuple[Mask, ...]] = tuple(1 << h for h in range(8 * _BYTES))


def row_column(hex_: Hex) -> tuple[int, int]:
    """Return (row, column) of a hex, both counted from 0; Misuse for an invalid hex.

    Island hexes are in the rows from `ISLAND_ROW`.
    """
    try:
        return _ROW_COLUMN[hex_]
    except (KeyError, TypeError):
        check_hex(hex_)
        raise


def check_hex(hex_: object) -> None:
    """Raise Misuse unless a value is the index of a hex of the main board or island."""
    if not isinstance(hex_, int) or hex_ not in _ROW_COLUMN:
        raise Misuse(f"no hex has the number {quoted(hex_)} (parse_hex finds one by its name)")


def check_mask(mask: object) -> None:
    """Raise Misuse unless a value is a mask of hexes."""
    if not isinstance(mask, int) or isinstance(mask, bool) or mask & ~ALL_MASK:
        raise Misuse(f"not a set of hexes: {quoted(mask)} (an int with a bit for each hex)")


def hex_name(hex_: Hex) -> str:
    """Return the name of a hex: row letter A to T from the top, column number 1 to 20.

    Island hexes are iA1 to iE6. Raises Misuse for an invalid hex.
    """
    row, column = row_column(hex_)
    if row >= ISLAND_ROW:
        return f"i{chr(ord('A') + row - ISLAND_ROW)}{column - ISLAND_COLUMN + 1}"
    return f"{chr(ord('A') + row)}{column + 1}"


_BY_NAME: Final = {hex_name(h): h for h in HEXES}


def parse_hex(name: str) -> Hex:
    """Return the hex with a name such as `C7`; NotationError for an invalid name."""
    try:
        return _BY_NAME[name]
    except (KeyError, TypeError):
        message = Message(
            "no hex is called {name} (A1 to T20, island iA1 to iE6)", name=quoted(name)
        )
        raise NotationError(message) from None


def set_of(chosen: Iterable[Hex]) -> Mask:
    """Return the mask of some hexes."""
    return union(BIT[hex_] for hex_ in chosen)


def union(masks: Iterable[Mask]) -> Mask:
    """Return the union of masks."""
    found = 0
    for mask in masks:
        found |= mask
    return found


def bits(mask: Mask) -> Iterator[Hex]:
    """Yield the hexes of a mask in ascending order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _byte_members(first: Hex) -> tuple[tuple[Hex, ...], ...]:
    """Return the members of each of the 256 sets of the eight hexes starting at `first`."""
    members: list[tuple[Hex, ...]] = [()]
    for hex_ in range(first, first + 8):
        members += [(*lower, hex_) for lower in members]
    return tuple(members)


_IN_BYTE: Final = _byte_members(0)
# The same for each byte of a mask. Made with the first large mask, because 22 000 lists would slow
# down the start.
_IN_BYTES: Final[list[tuple[tuple[Hex, ...], ...]]] = []
# With more members than this a byte table lists a mask faster than a loop over bits.
_MANY: Final = 28


def hexes(mask: Mask) -> list[Hex]:
    """Return the hexes of a mask as a list in ascending order."""
    result: list[Hex] = []
    if mask.bit_count() > _MANY:
        if not _IN_BYTES:
            _IN_BYTES[:] = [_byte_members(first) for first in range(0, 8 * _BYTES, 8)]
        for k, byte in enumerate(mask.to_bytes((mask.bit_length() + 7) // 8, "little")):
            if byte:
                result += _IN_BYTES[k][byte]
        return result
    while mask:
        # From the top, because the number then gets shorter with every step.
        top = mask.bit_length() - 1
        result.append(top)
        mask ^= BIT[top]
    result.reverse()
    return result


# The halves of the binary search for a member.
_HALVES: Final = tuple((size, (1 << size) - 1) for size in (512, 256, 128, 64, 32, 16, 8))
# Up to this index counting is faster.
_NEAR: Final = 9


def nth_hex(mask: Mask, number: int) -> Hex:
    """Return the hex of a mask with an index in ascending order, counted from 0."""
    if number <= _NEAR:
        while number:
            mask &= mask - 1
            number -= 1
        return (mask & -mask).bit_length() - 1
    first = 0
    for size, ones in _HALVES:
        lower = mask & ones
        count = lower.bit_count()
        if number < count:
            mask = lower
        else:
            number -= count
            mask >>= size
            first += size
    return first + _IN_BYTE[mask][number]


def around(mask: Mask) -> Mask:
    """Return all hexes of the grid with a neighbour in `mask`."""
    left = mask << 1
    right = mask >> 1
    return (left | right | (mask | left) << 21 | (mask | right) >> 21) & ALL_MASK


def next_within(sets: Iterable[Mask]) -> tuple[Mask, ...]:
    """Return, for each of `LINES`, the hexes whose next hex on that line is in the same set."""
    found = tuple(sets)
    return tuple([union(chosen & chosen >> shift for chosen in found) for shift in LINES])


def around_within(mask: Mask, pairs: tuple[Mask, ...]) -> Mask:
    """Return all hexes with a neighbour in `mask` within the same set (`pairs`: `next_within`)."""
    result = 0
    for shift, first in zip(LINES, pairs, strict=True):
        result |= (mask & first) << shift | mask >> shift & first
    return result & ALL_MASK


def sea_around(land: Mask) -> Mask:
    """Return the indexes adjacent to `land` but not in it, even where the grid has no hex."""
    left, right = land << 1, land >> 1
    return (left | right | (land | left) << 21 | (land | right) >> 21) & ~land


# Unlike `NEIGHBOURS`, these include indexes of the sea.
_PLACES_BESIDE: Final[tuple[Mask, ...]] = tuple(sea_around(bit) for bit in BIT)
NEIGHBOURS: Final[tuple[Mask, ...]] = tuple(
    around(1 << h) if h in _ROW_COLUMN else 0 for h in range(SIZE)
)


def neighbour_counts(mask: Mask) -> tuple[Mask, Mask, Mask]:
    """Return the number of neighbours in `mask` for all hexes, as three bit planes."""
    ones = twos = fours = 0
    for shifted in (mask << 1, mask >> 1, mask << 21, mask >> 21, mask << 22, mask >> 22):
        carry = ones & shifted
        ones ^= shifted
        fours |= twos & carry
        twos ^= carry
    return ones & ALL_MASK, twos & ALL_MASK, fours & ALL_MASK


def touched_exactly(mask: Mask, count: int) -> Mask:
    """Return the hexes with exactly `count` (0 to 6) neighbours in `mask`."""
    return _with_count(neighbour_counts(mask), count)


def _with_count(planes: tuple[Mask, Mask, Mask], count: int) -> Mask:
    ones, twos, fours = planes
    found = ALL_MASK & (ones if count & 1 else ~ones)
    found &= twos if count & 2 else ~twos
    return found & (fours if count & 4 else ~fours)


def touched_at_least(mask: Mask, count: int) -> Mask:
    """Return the hexes with at least `count` (1 to 6) neighbours in `mask`."""
    if count == 1:
        return around(mask)
    planes, result = neighbour_counts(mask), 0
    for number in range(count, 7):
        result |= _with_count(planes, number)
    return result


def touched_once(mask: Mask) -> Mask:
    """Return the hexes with exactly one neighbour in `mask`."""
    once = more = 0
    for shifted in (mask << 1, mask >> 1, mask << 21, mask >> 21, mask << 22, mask >> 22):
        more |= once & shifted
        once |= shifted
    return once & ~more & ALL_MASK


def flood(seed: Mask, within: Mask) -> Mask:
    """Return the hexes of `within` connected to `seed` inside `within`."""
    area, grown = 0, seed & within
    while grown != area:
        area = grown
        # `around` inlined, without the cut to the grid.
        left, right = area << 1, area >> 1
        grown = (left | area | right | (area | left) << 21 | (area | right) >> 21) & within
    return area


def spread(seed: Mask, within: Mask, steps: int) -> Mask:
    """Return the hexes of `within` that are at most `steps` from `seed`, on paths inside it.

    `seed` is part of `within`.
    """
    for _ in range(steps):
        # `around` inlined, without the cut to the grid.
        left, right = seed << 1, seed >> 1
        seed = (left | seed | right | (seed | left) << 21 | (seed | right) >> 21) & within
    return seed


def areas(mask: Mask) -> list[Mask]:
    """Return the connected areas of a mask, ordered by their lowest hexes."""
    found = []
    while mask:
        lowest = mask & -mask
        beside = _PLACES_BESIDE[lowest.bit_length() - 1] & mask
        # Many areas are single hexes.
        area = flood(lowest | beside, mask) if beside else lowest
        found.append(area)
        mask ^= area
    return found


def within_distance(mask: Mask, steps: int) -> Mask:
    """Return the hexes with another hex of `mask` at a distance of 1 to `steps`."""
    result = 0
    if not steps or mask.bit_count() <= _MANY:
        for hex_ in bits(mask):
            result |= _ball(hex_, steps)
        return result
    # For many hexes all balls grow at once; only isolated hexes of `mask` must be removed again.
    beside = result = around(mask)
    for _ in range(steps - 1):
        before, result = result, result | around(result)
        if result == before:
            break
    for hex_ in bits(mask & ~beside):
        if not _ball(hex_, steps) & mask:
            result &= ~BIT[hex_]
    return result


@cache
def _ball(hex_: Hex, steps: int) -> Mask:
    """Return the hexes at a distance of 1 to `steps` from a hex."""
    ball = 1 << hex_
    for _ in range(steps):
        ball |= around(ball)
    return ball & ~(1 << hex_)


def _step(hex_: Hex, direction: int, count: int) -> Hex | None:
    """Return the hex `count` steps in a direction, None outside the grid."""
    for _ in range(count):
        hex_ += direction
        if hex_ not in _ROW_COLUMN:
            return None
    return hex_


def _rays(direction: int) -> list[tuple[Hex, ...]]:
    """Return, for every hex, the hexes in one direction up to the rim, nearest first."""
    rays: list[tuple[Hex, ...]] = [()] * SIZE
    # A ray is the next hex plus the ray of that hex, which must exist already.
    for hex_ in reversed(HEXES) if direction > 0 else HEXES:
        after = hex_ + direction
        if after in _ROW_COLUMN:
            rays[hex_] = (after, *rays[after])
    return rays


# By hex: the hexes in each of the six directions up to the rim, nearest first.
RAYS: Final[tuple[tuple[tuple[Hex, ...], ...], ...]] = tuple(
    rays if hex_ in _ROW_COLUMN else ()
    for hex_, rays in enumerate(zip(*map(_rays, DIRECTIONS), strict=True))
)


def slide_ends(hex_: Hex, free: Mask) -> Mask:
    """Return the last hexes that a piece reaches by sliding over `free` hexes in each direction."""
    ends = 0
    for ray in RAYS[hex_]:
        last = None
        for step in ray:
            if not free >> step & 1:
                break
            last = step
        if last is not None:
            ends |= 1 << last
    return ends


def straight_path(origin: Hex, goal: Hex) -> tuple[Hex, ...]:
    """Return the hexes of the straight line from `origin` to `goal`, ends included.

    Only the two ends if they are not in line.
    """
    for ray in RAYS[origin]:
        if goal in ray:
            return (origin, *ray[: ray.index(goal) + 1])
    return origin, goal


def ring_of(hex_: Hex) -> Mask:
    """Return a hex and its neighbours; fewer than seven hexes at the rim."""
    return NEIGHBOURS[hex_] | 1 << hex_


def runs(mask: Mask, lines: tuple[int, ...]) -> list[Mask]:
    """Return the maximal straight runs in `mask` along `lines`, including single hexes."""
    found = []
    for shift in lines:
        starts = mask & ~(mask << shift)
        for start in hexes(starts):
            run = end = 1 << start
            while end := end << shift & mask:
                run |= end
            found.append(run)
    return found


def ray_ends(hex_: Hex, free: Mask, exists: Mask) -> Mask:
    """Return the first of the `free` hexes in each direction; rays end where no hex `exists`."""
    ends = 0
    for ray in RAYS[hex_]:
        for step in ray:
            if free >> step & 1:
                ends |= 1 << step
                break
            if not exists >> step & 1:
                break
    return ends


@lru_cache(10_000)
def span(mask: Mask) -> int:
    """Return the number of hexes on a shortest path between the two farthest hexes of `mask`.

    Both ends are counted; 0 for fewer than two hexes. The path is pure hex distance (Messengers).
    """
    if mask.bit_count() < 2:
        return 0
    # The distance of two hexes is the largest difference of three axial coordinates, so the largest
    # distance is the widest of three ranges.
    rows, axes = [], []
    for hex_ in bits(mask):
        row, column = _ROW_COLUMN[hex_]
        rows.append(row)
        axes.append(column - row // 2)
    sums = [row + axis for row, axis in zip(rows, axes, strict=True)]
    return 1 + max(max(axis) - min(axis) for axis in (rows, axes, sums))


def leap_table(length: int) -> tuple[Mask, ...]:
    """Return, for every hex, the hexes exactly `length` steps away in a straight line.

    Shifting a mask is not enough: two steps east of the last column are in the next row.
    """
    table = []
    for hex_ in range(SIZE):
        ends = [_step(hex_, d, length) for d in DIRECTIONS] if hex_ in _ROW_COLUMN else []
        table.append(sum(1 << end for end in ends if end is not None))
    return tuple(table)


def line_ends(mask: Mask, length: int) -> Mask:
    """Return the hexes that continue a straight unbroken line of `length` hexes in `mask`.

    `mask` must contain hexes of the grid only: the unused index between two rows then ends a line.
    """
    ends = 0
    for shift in LINES:
        forward = backward = mask
        for _ in range(length - 1):
            forward = (forward << shift) & mask
            backward = (backward >> shift) & mask
        ends |= forward << shift | backward >> shift
    return ends & ALL_MASK
