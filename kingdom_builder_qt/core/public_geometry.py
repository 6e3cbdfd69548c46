"""Hexes and sets of hexes for callers from outside: what `grid` answers, with arguments checked."""

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
    """Return the hexes of a set, row by row from the top; Misuse if it is none."""
    check_mask(mask)
    return grid.hexes(mask)


def mask_of(hexes: Iterable[Hex]) -> Mask:
    """Return the set of some hexes; Misuse if there is no such hex."""
    given: Any = hexes  # a script may give anything
    if not isinstance(given, Iterable):
        raise Misuse(f"not a list of hexes: {quoted(given)}")
    chosen = list(given)
    for hex_ in chosen:
        check_hex(hex_)
    return grid.set_of(chosen)


def neighbours(hex_: Hex) -> Mask:
    """Return the hexes beside a hex: six, fewer at the rim; Misuse if there is no such hex."""
    check_hex(hex_)
    return NEIGHBOURS[hex_]


def around(mask: Mask) -> Mask:
    """Return all hexes that have a neighbour in a set, whether they belong to it or not.

    Misuse if it is none.
    """
    check_mask(mask)
    return grid.around(mask)


def within_distance(mask: Mask, steps: int) -> Mask:
    """Return the hexes that have another hex of a set at a distance of 1 to `steps`.

    Misuse if it is none, or `steps` is no number.
    """
    check_mask(mask)
    if not is_number(steps) or steps < 0:
        raise Misuse(f"not a number of steps: {quoted(steps)}")
    return grid.within_distance(mask, min(steps, grid.ROWS + grid.COLUMNS))


def areas_of(mask: Mask) -> list[Mask]:
    """Return the connected parts of a set, that of the first hex first; Misuse if it is none."""
    check_mask(mask)
    return grid.areas(mask)


def distance(first: Hex, second: Hex) -> int:
    """Return the number of steps between two hexes: 1 for neighbours.

    Misuse if there is no such hex, or no way: one is on the island, the other is not.
    """
    check_hex(first)
    check_hex(second)
    if (ISLAND_MASK >> first & 1) != (ISLAND_MASK >> second & 1):
        names = grid.hex_name(first), grid.hex_name(second)
        raise Misuse(f"there is no way from {names[0]} to {names[1]}: the island lies apart")
    return 0 if first == second else grid.span(1 << first | 1 << second) - 1
