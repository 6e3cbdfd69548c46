"""Moves of the keyboard cursor by arrow keys on the main board, the island, and between them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kingdom_builder_qt.core.grid import (
    COLUMNS,
    ISLAND_MASK,
    MAIN_MASK,
    ROWS,
    Hex,
    Mask,
    bits,
    hex_at,
    row_column,
)
from kingdom_builder_qt.ui.art.geometry import USUAL, Plane

_MAIN: Final = frozenset(bits(MAIN_MASK))


def cursor_target(
    hex_: Hex, row_step: int, column_step: int, hexes: Mask = MAIN_MASK, plane: Plane = USUAL
) -> Hex:
    """Return the target of an arrow key from a hex of `hexes`; at a border the hex itself.

    The steps are directions as seen on the plane. Up and down keep the column, which zigzags by
    half a hex and so stays vertical. A single step from the border of the main board towards the
    island leads to it, if there is one, and back.
    """
    land = hexes & ISLAND_MASK
    is_along = plane.island == "right"
    leaves = (column_step if is_along else row_step) == (1 if hex_ in _MAIN else -1)
    way = -1 if plane.turned else 1
    if hex_ in _MAIN:
        goal, others = _main_target(hex_, way * row_step, way * column_step), bits(land)
    else:
        goal = _island_target(hex_, way * row_step, way * column_step, land)
        others = iter(_MAIN)
    if goal != hex_ or not leaves or not land:
        return goal
    return _nearest(hex_, others, plane)


def _main_target(hex_: Hex, row_step: int, column_step: int) -> Hex:
    row, column = row_column(hex_)
    row = min(max(row + row_step, 0), ROWS - 1)
    column = min(max(column + column_step, 0), COLUMNS - 1)
    return hex_at(row, column)


def _island_target(hex_: Hex, row_step: int, column_step: int, land: Mask) -> Hex:
    """Move on the land of an island, whose rows have different ends and may have gaps."""
    row, column = row_column(hex_)
    if row_step:
        rows = [row_column(land_hex)[0] for land_hex in bits(land)]
        row = min(max(row + row_step, min(rows)), max(rows))
        goals = _in_row(row, land)
        return min(goals, key=lambda goal: abs(row_column(goal)[1] - column), default=hex_)
    others = [other for other in _in_row(row, land) if (other - hex_) * column_step > 0]
    # A single step reaches the next hex, a larger one the last hex in that direction.
    others.sort(key=lambda other: abs(other - hex_))
    if not others:
        return hex_
    return others[0 if abs(column_step) == 1 else -1]


def _in_row(row: int, land: Mask) -> list[Hex]:
    return [hex_ for hex_ in bits(land) if row_column(hex_)[0] == row]


def _nearest(hex_: Hex, goals: Iterable[Hex], plane: Plane) -> Hex:
    """Return the goal most directly ahead: nearest across the direction to it, then along it."""
    start = plane.centre(hex_)

    def detour(goal: Hex) -> tuple[float, float]:
        away = plane.centre(goal) - start
        across, along = round(abs(away.y()), 3), round(abs(away.x()), 3)
        return (across, along) if plane.island == "right" else (along, across)

    return min(goals, key=detour)
