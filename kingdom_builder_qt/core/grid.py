"""Geometry of the hex grid: hexes as bit indexes, sets of hexes as ints.

Knows nothing of terrain, pieces or rules.

The layout is sheared: ``index = 43 * (row // 2) + 22 * (row % 2) + column``.  With it the six
neighbours of *every* hex lie at +-1, +-21 and +-22, whatever the parity of its row, and at least
one unused index separates the ends of neighbouring rows, so shifting a set of hexes never wraps.

The island lies in further rows of the same grid, far enough from the main board that no hex of
one is a neighbour of the other.  Games without it have no bit there, so it costs them nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, TypeAlias

from kingdom_builder_qt.core.errors import Misuse, NotationError, quoted

Hex: TypeAlias = int
Mask: TypeAlias = int

ROWS: Final = 20
COLUMNS: Final = 20

# East, west, south-west, north-east, south-east, north-west; opposite directions stand together.
DIRECTIONS: Final = (1, -1, 21, -21, 22, -22)
LINES: Final = (1, 21, 22)
DIAGONALS: Final = (21, 22)


def hex_at(row: int, column: int) -> Hex:
    """Return the index of the hex in `row` and `column`, both counted from 0."""
    return 43 * (row // 2) + 22 * (row % 2) + column


# Where the island begins: an even row, so that its odd rows are shifted as on the main board, and
# a free row and column before it for the sea around it.
ISLAND_ROW: Final = 24
ISLAND_COLUMN: Final = 1
ISLAND_ROWS: Final = 5
ISLAND_COLUMNS: Final = 6


def island_hex_at(row: int, column: int) -> Hex:
    """Return the index of a place on the island, row and column counted from 0."""
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
# Room for the sea around the island, which lies beyond the last hex.
_BYTES: Final = (SIZE + 7) // 8 + 6
BIT: Final[tuple[Mask, ...]] = tuple(1 << h for h in range(8 * _BYTES))


def row_column(hex_: Hex) -> tuple[int, int]:
    """Return (row, column) of a hex, both counted from 0; Misuse if there is no such hex.

    The hexes of the island are in rows from `ISLAND_ROW` on.
    """
    try:
        return _ROW_COLUMN[hex_]
    except (KeyError, TypeError):
        check_hex(hex_)
        raise


def check_hex(hex_: object) -> None:
    """Raise Misuse unless something is the number of a hex, on whatever board."""
    if not isinstance(hex_, int) or hex_ not in _ROW_COLUMN:
        raise Misuse(f"no hex has the number {quoted(hex_)} (parse_hex finds one by its name)")


def check_mask(mask: object) -> None:
    """Raise Misuse unless something is a set of hexes."""
    if not isinstance(mask, int) or isinstance(mask, bool) or mask & ~ALL_MASK:
        raise Misuse(f"not a set of hexes: {quoted(mask)} (an int with a bit for each hex)")


def hex_name(hex_: Hex) -> str:
    """Return the name of a hex: row letter A..T from the top, column number 1..20.

    Names of island hexes begin with i: iA1 to iE6.  Misuse if there is no such hex.
    """
    row, column = row_column(hex_)
    if row >= ISLAND_ROW:
        return f"i{chr(ord('A') + row - ISLAND_ROW)}{column - ISLAND_COLUMN + 1}"
    return f"{chr(ord('A') + row)}{column + 1}"


_BY_NAME: Final = {hex_name(h): h for h in HEXES}


def parse_hex(name: str) -> Hex:
    """Return the hex called `name`; NotationError if there is none."""
    try:
        return _BY_NAME[name]
    except (KeyError, TypeError):
        raise NotationError(
            f"no hex is called {quoted(name)} (A1 to T20, island iA1 to iE6)"
        ) from None


def set_of(chosen: Iterable[Hex]) -> Mask:
    """Return the set of some hexes."""
    return union(BIT[hex_] for hex_ in chosen)


def union(masks: Iterable[Mask]) -> Mask:
    """Return the hexes that are in any of some sets."""
    found = 0
    for mask in masks:
        found |= mask
    return found


def bits(mask: Mask) -> Iterator[Hex]:
    """Yield the hexes of a set in ascending order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _byte_members(first: Hex) -> tuple[tuple[Hex, ...], ...]:
    """Return the members of each of the 256 sets of eight hexes, the lowest of which is `first`."""
    members: list[tuple[Hex, ...]] = [()]
    for hex_ in range(first, first + 8):
        members += [(*lower, hex_) for lower in members]
    return tuple(members)


_IN_BYTE: Final = _byte_members(0)
# The same for each byte of a set.  22 000 lists, made with the first large set: a start needs none.
_IN_BYTES: Final[list[tuple[tuple[Hex, ...], ...]]] = []
# Above this many members a table of bytes lists a set faster than one bit after the other.
_MANY: Final = 28


def hexes(mask: Mask) -> list[Hex]:
    """Return the hexes of a set as a list in ascending order."""
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


# The halves into which a set is cut again and again to find one of its members.
_HALVES: Final = tuple((size, (1 << size) - 1) for size in (512, 256, 128, 64, 32, 16, 8))
# Up to this one the members are counted off, which is quicker.
_NEAR: Final = 9


def nth_hex(mask: Mask, number: int) -> Hex:
    """Return one hex of a set by its number in ascending order, counted from 0."""
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
    """Return all hexes of the grid that have a neighbour in `mask`."""
    left = mask << 1
    right = mask >> 1
    return (left | right | (mask | left) << 21 | (mask | right) >> 21) & ALL_MASK


def next_within(sets: Iterable[Mask]) -> tuple[Mask, ...]:
    """Return for each of `LINES` the hexes whose next hex on it lies in the same of some sets."""
    found = tuple(sets)
    return tuple([union(chosen & chosen >> shift for chosen in found) for shift in LINES])


def around_within(mask: Mask, pairs: tuple[Mask, ...]) -> Mask:
    """Return all hexes with a neighbour in `mask` in the same of some sets (`next_within`)."""
    result = 0
    for shift, first in zip(LINES, pairs, strict=True):
        result |= (mask & first) << shift | mask >> shift & first
    return result & ALL_MASK


def sea_around(land: Mask) -> Mask:
    """Return the places beside `land` that are not part of it, also where the grid has no hex."""
    left, right = land << 1, land >> 1
    return (left | right | (land | left) << 21 | (land | right) >> 21) & ~land


# Other than `NEIGHBOURS` these have places of the sea, too.
_PLACES_BESIDE: Final[tuple[Mask, ...]] = tuple(sea_around(bit) for bit in BIT)
NEIGHBOURS: Final[tuple[Mask, ...]] = tuple(
    around(1 << h) if h in _ROW_COLUMN else 0 for h in range(SIZE)
)


def neighbour_counts(mask: Mask) -> tuple[Mask, Mask, Mask]:
    """Return the number of neighbours in `mask` for all hexes at once, as three bit planes."""
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
    """Return the hexes with `count` (1 to 6) or more neighbours in `mask`."""
    if count == 1:
        return around(mask)
    planes, result = neighbour_counts(mask), 0
    for number in range(count, 7):
        result |= _with_count(planes, number)
    return result


def touched_once(mask: Mask) -> Mask:
    """Return the hexes that have exactly one neighbour in `mask`."""
    once = more = 0
    for shifted in (mask << 1, mask >> 1, mask << 21, mask >> 21, mask << 22, mask >> 22):
        more |= once & shifted
        once |= shifted
    return once & ~more & ALL_MASK


def flood(seed: Mask, within: Mask) -> Mask:
    """Return the hexes of `within` that are connected with `seed` inside `within`."""
    area, grown = 0, seed & within
    while grown != area:
        area = grown
        # `around`, without the call and the cut to the grid.
        left, right = area << 1, area >> 1
        grown = (left | area | right | (area | left) << 21 | (area | right) >> 21) & within
    return area


def areas(mask: Mask) -> list[Mask]:
    """Return the connected parts of a set, the one with the lowest hex first."""
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
    """Return the hexes that have another hex of `mask` at a distance of 1 to `steps`."""
    result = 0
    if not steps or mask.bit_count() <= _MANY:
        for hex_ in bits(mask):
            result |= _ball(hex_, steps)
        return result
    # Of many hexes all balls grow at once; only one of `mask` itself may have none but its own.
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
    """Walk `count` hexes in one direction; None if the way leaves the grid."""
    for _ in range(count):
        hex_ += direction
        if hex_ not in _ROW_COLUMN:
            return None
    return hex_


def _rays(direction: int) -> list[tuple[Hex, ...]]:
    """Return for every hex the hexes in one direction up to the rim, the nearest first."""
    rays: list[tuple[Hex, ...]] = [()] * SIZE
    # A ray is the next hex and its ray, so those farther in the direction come first.
    for hex_ in reversed(HEXES) if direction > 0 else HEXES:
        after = hex_ + direction
        if after in _ROW_COLUMN:
            rays[hex_] = (after, *rays[after])
    return rays


# By hex: the hexes in each of the six directions up to the rim, the nearest first.
RAYS: Final[tuple[tuple[tuple[Hex, ...], ...], ...]] = tuple(
    rays if hex_ in _ROW_COLUMN else ()
    for hex_, rays in enumerate(zip(*map(_rays, DIRECTIONS), strict=True))
)


def slide_ends(hex_: Hex, free: Mask) -> Mask:
    """Return where a piece stops that slides from a hex over `free` hexes as far as possible."""
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


def straight_way(origin: Hex, goal: Hex) -> tuple[Hex, ...]:
    """Return the hexes of a straight line, both ends included; only the ends if there is none."""
    for ray in RAYS[origin]:
        if goal in ray:
            return (origin, *ray[: ray.index(goal) + 1])
    return origin, goal


def ring_of(hex_: Hex) -> Mask:
    """Return a hex and the ring around it; fewer than seven hexes at the rim."""
    return NEIGHBOURS[hex_] | 1 << hex_


def runs(mask: Mask, lines: tuple[int, ...]) -> list[Mask]:
    """Return the maximal straight runs in `mask` along some of `LINES`, single hexes too."""
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
    """Return the first of the `free` hexes in each direction; a ray ends where no hex `exists`."""
    ends = 0
    for ray in RAYS[hex_]:
        for step in ray:
            if free >> step & 1:
                ends |= 1 << step
                break
            if not exists >> step & 1:
                break
    return ends


def span(mask: Mask) -> int:
    """Return the hexes on a shortest way between the two farthest of `mask`, both ends counted.

    0 for fewer than two hexes.  The way is pure hex distance (messengers).
    """
    if mask.bit_count() < 2:
        return 0
    # The distance of two hexes is the largest difference of three axial coordinates, so the
    # largest distance is the widest of three ranges.
    rows, axes = [], []
    for hex_ in bits(mask):
        row, column = _ROW_COLUMN[hex_]
        rows.append(row)
        axes.append(column - row // 2)
    sums = [row + axis for row, axis in zip(rows, axes, strict=True)]
    return 1 + max(max(axis) - min(axis) for axis in (rows, axes, sums))


def leap_table(length: int) -> tuple[Mask, ...]:
    """Return for every hex the hexes exactly `length` away in a straight line.

    A plain shift would not do: two steps east of the last column lie in the next row.
    """
    table = []
    for hex_ in range(SIZE):
        ends = [_step(hex_, d, length) for d in DIRECTIONS] if hex_ in _ROW_COLUMN else []
        table.append(sum(1 << end for end in ends if end is not None))
    return tuple(table)


def line_ends(mask: Mask, length: int) -> Mask:
    """Return the hexes that directly continue a straight unbroken line of `length` in `mask`.

    `mask` must hold hexes of the grid only: the unused index between two rows then stops a line.
    """
    ends = 0
    for shift in LINES:
        forward = backward = mask
        for _ in range(length - 1):
            forward = (forward << shift) & mask
            backward = (backward >> shift) & mask
        ends |= forward << shift | backward >> shift
    return ends & ALL_MASK
