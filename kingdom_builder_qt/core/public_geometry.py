"""Hexes and masks for external callers: functions of `grid` with checked arguments."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.errors import Misuse, is_number, quoted
from kingdom_builder_qt.core.grid import (
    ISLAND_MASK,
    NEIGHBOURS,
    Hex,
    Mask,
    check_hex,
    check_mask,
)


def hexes_of(mask: Mask) -> list[Hex]:
    """Return the hexes of a mask, row by row from the top; Misuse for an invalid mask."""
    check_mask(mask)
    return grid.hexes(mask)


def mask_of(hexes: Iterable[Hex]) -> Mask:
    """Return the mask of some hexes; Misuse for an invalid hex."""
    given: Any = hexes  # a script may pass any value
    if not isinstance(given, Iterable):
        raise Misuse(f"not a list of hexes: {quoted(given)}")
    chosen = list(given)
    for hex_ in chosen:
        check_hex(hex_)
    return grid.set_of(chosen)


def neighbours(hex_: Hex) -> Mask:
    """Return the mask of the neighbours of a hex, six or fewer at the rim; Misuse if invalid."""
    check_hex(hex_)
    return NEIGHBOURS[hex_]


def around(mask: Mask) -> Mask:
    """Return all hexes with a neighbour in `mask`, inside the mask or not.

    Raises Misuse for an invalid mask.
    """
    check_mask(mask)
    return grid.around(mask)


def within_distance(mask: Mask, steps: int) -> Mask:
    """Return the hexes with another hex of `mask` at a distance of 1 to `steps`.

    Raises Misuse for an invalid mask, or if `steps` is not an int of at least 0.
    """
    check_mask(mask)
    if not is_number(steps) or steps < 0:
        raise Misuse(f"not a number of steps: {quoted(steps)}")
    return grid.within_distance(mask, min(steps, grid.ROWS + grid.COLUMNS))


def areas_of(mask: Mask) -> list[Mask]:
    """Return the connected areas of a mask, ordered by first hex; Misuse for an invalid mask."""
    check_mask(mask)
    return grid.areas(mask)


def distance(first: Hex, second: Hex) -> int:
    """Return the number of steps between two hexes: 1 for neighbours.

    Raises Misuse for an invalid hex, and if only one of them is on the island.
    """
    check_hex(first)
    check_hex(second)
    if (ISLAND_MASK >> first & 1) != (ISLAND_MASK >> second & 1):
        names = grid.hex_name(first), grid.hex_name(second)
        raise Misuse(f"there is no path from {names[0]} to {names[1]}: one is on the island")
    return 0 if first == second else grid.span(1 << first | 1 << second) - 1
