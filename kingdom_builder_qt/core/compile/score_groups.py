"""The groups of a score: units cut by constant masks, or by their arrangement."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.compile.filters import compile_filter
from kingdom_builder_qt.core.entries import Around, Filter, Group, Linked, Run, Score
from kingdom_builder_qt.core.grid import (
    BIT,
    DIAGONALS,
    LINES,
    NEIGHBOURS,
    Hex,
    Mask,
    areas,
    around,
    hexes,
    ring_of,
    runs,
    union,
    within_distance,
)

Groups: TypeAlias = Callable[[Mask], list[Mask]]  # of units
AreaGroups: TypeAlias = Callable[[list[Mask]], list[Mask]]  # of the areas of units

MOST_KNOWN: Final = 10_000  # cached areas of one card


def bases(score: Score, board: Board) -> tuple[Mask, ...]:
    """Return the constant masks that cut units into groups; empty if the units decide."""
    group = score.group
    if isinstance(group, Around):
        # On the rim of the island there are fewer neighbours than in the grid.
        return tuple(
            [
                within_distance(BIT[node], group.within) & board.hex_mask
                if group.within > 1
                else NEIGHBOURS[node] & board.hex_mask
                for node in hexes(_fixed(group.filter, board))
            ]
        )
    if not isinstance(group, str) or group in ("none", "area"):
        return ()
    if group == "terrain_area":
        return tuple(area for mask in board.terrain_masks.values() for area in areas(mask))
    return {"row": board.row_masks, "sector": board.sector_masks, "edge": board.edge_masks}[group]


def zones_of(group: Group, board: Board) -> tuple[Mask, ...]:
    """Return the zones of the nodes that areas link: the hexes from which each node is touched.

    A unit on a terrain area touches it, too (Geologists).
    """
    if not isinstance(group, Linked):
        return ()
    if group.terrain_area:
        nodes = areas(board.terrain_masks.get(group.terrain_area, 0))
        return tuple([around(node) | node for node in nodes])
    return tuple([ring_of(node) for node in hexes(_fixed(group.filter, board))])


def compile_groups(group: Group, cuts: tuple[Mask, ...]) -> Groups:
    """Return the function that cuts units into groups other than areas; `cuts`: see `bases`."""
    if group == "none":
        return lambda units: [units]
    if isinstance(group, Run):
        lines = DIAGONALS if group.diagonal else LINES
        return lambda units: runs(units, lines)
    return lambda units: [units & mask for mask in cuts]


def compile_areas(group: Group, zones: tuple[Mask, ...]) -> AreaGroups | None:
    """Return the function from the areas of the units to groups, None if areas are not needed."""
    if group == "area":
        return lambda found: found
    return _linker(zones) if isinstance(group, Linked) else None


def members(sets: tuple[Mask, ...]) -> dict[Hex, int]:
    """Return, for each hex, the numbers of the masks that contain it, as bits."""
    found: dict[Hex, int] = {}
    for number, chosen in enumerate(sets):
        for hex_ in hexes(chosen):
            found[hex_] = found.get(hex_, 0) | 1 << number
    return found


def _linker(zones: tuple[Mask, ...]) -> AreaGroups:
    """Return the function from areas of units to the units that touch each linked node.

    A node is linked if an area touches another one, too.
    """
    in_zones, zones_at = union(zones), members(zones)

    @lru_cache(MOST_KNOWN)
    def linked_by(area: Mask) -> list[tuple[int, Mask]]:
        """Return the nodes that an area links, with its units there."""
        touched, left = 0, area & in_zones
        while left:
            hex_ = left.bit_length() - 1
            left ^= BIT[hex_]
            touched |= zones_at[hex_]
        if not touched & touched - 1:  # fewer than two nodes
            return []
        return [(index, area & zones[index]) for index in hexes(touched)]

    def linked(found: list[Mask]) -> list[Mask]:
        beside: dict[int, Mask] = {}
        for area in found:
            for index, units in linked_by(area):
                beside[index] = beside.get(index, 0) | units
        return list(beside.values())

    return linked


def joined(found: list[Mask], hex_: Hex) -> list[Mask]:
    """Return the areas after adding a hex, in any order."""
    beside, area, others = NEIGHBOURS[hex_], BIT[hex_], []
    for other in found:
        if other & beside:
            area |= other
        else:
            others.append(other)
    others.append(area)
    return others


def parted(found: list[Mask], hex_: Hex) -> list[Mask]:
    """Return the areas after removing a hex of one of them, in any order."""
    bit = BIT[hex_]
    others = []
    for other in found:
        if other & bit:
            others += areas(other ^ bit)
        else:
            others.append(other)
    return others


def between(zones: tuple[Mask, ...]) -> Mask:
    """Return the hexes that touch two or more nodes at once."""
    once = several = 0
    for zone in zones:
        several |= once & zone
        once |= zone
    return several


def _fixed(filter_: Filter, board: Board) -> Mask:
    compiled = compile_filter(filter_, board)
    if compiled.functions:
        raise ValueError("the hexes that a score groups by must not depend on the position")
    return compiled.constant
