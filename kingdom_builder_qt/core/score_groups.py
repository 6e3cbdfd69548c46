"""How a score cuts units into groups: by fixed sets of hexes, or by how the units lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.entries import Around, Filter, Group, Linked, Run, Score
from kingdom_builder_qt.core.filters import compile_filter
from kingdom_builder_qt.core.hexgrid import (
    BIT,
    DIAGONALS,
    LINES,
    NEIGHBOURS,
    Mask,
    areas,
    around,
    hexes,
    runs,
    within_distance,
)

Groups: TypeAlias = Callable[[Mask], list[Mask]]


def bases(score: Score, board: Board) -> tuple[Mask, ...]:
    """Return the fixed sets of hexes by which units are cut; none if the cut follows the units."""
    group = score.group
    if isinstance(group, Around):
        # At the rim of the island there are fewer neighbours than in the grid.
        return tuple(
            within_distance(BIT[node], group.within) & board.hex_mask
            if group.within > 1
            else NEIGHBOURS[node] & board.hex_mask
            for node in hexes(_fixed(group.filter, board))
        )
    if group == "terrain_area":
        return tuple(area for mask in board.terrain_masks.values() for area in areas(mask))
    fixed = {"row": board.row_masks, "sector": board.sector_masks, "edge": board.edge_masks}
    return fixed.get(group, ()) if isinstance(group, str) else ()


def nodes_of(group: Group, board: Board) -> Mask:
    """Return the hexes that areas are to link."""
    if not isinstance(group, Linked):
        return 0
    terrain = group.terrain_area
    return board.terrain_masks.get(terrain, 0) if terrain else _fixed(group.filter, board)


def compile_groups(score: Score, board: Board, cuts: tuple[Mask, ...], nodes: Mask) -> Groups:
    """Return what cuts units into groups; `cuts` and `nodes`: see `bases` and `nodes_of`."""
    group = score.group
    if group == "none":
        return lambda units: [units]
    if group == "area":
        return areas
    if isinstance(group, Linked):
        return _linked_areas(areas(nodes)) if group.terrain_area else _linked_groups(nodes)
    if isinstance(group, Run):
        lines = DIAGONALS if group.diagonal else LINES
        return lambda units: runs(units, lines)
    return lambda units: [units & mask for mask in cuts]


def _fixed(filter_: Filter, board: Board) -> Mask:
    compiled = compile_filter(filter_, board)
    if compiled.functions:
        raise ValueError("the hexes that a score groups by must not depend on the position")
    return compiled.constant


def _linked_groups(nodes: Mask) -> Groups:
    """One group per node that a connected area joins to another node: the units beside it."""

    def groups(units: Mask) -> list[Mask]:
        beside: dict[int, Mask] = {}
        for area in areas(units):
            touched = (around(area) | area) & nodes
            if touched & (touched - 1):
                for node in hexes(touched):
                    mine = area & (NEIGHBOURS[node] | 1 << node)
                    beside[node] = beside.get(node, 0) | mine
        return list(beside.values())

    return groups


def _linked_areas(nodes: list[Mask]) -> Groups:
    """One group per terrain area that a connected area joins to another terrain area.

    A unit that stands on a terrain area touches it (RULINGS 8.5, geologists).
    """
    reaches = [around(node) | node for node in nodes]

    def groups(units: Mask) -> list[Mask]:
        beside: dict[int, Mask] = {}
        for area in areas(units):
            touched = [index for index, reach in enumerate(reaches) if reach & area]
            if len(touched) > 1:
                for index in touched:
                    beside[index] = beside.get(index, 0) | area & reaches[index]
        return list(beside.values())

    return groups
