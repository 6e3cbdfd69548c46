"""Moves of the keyboard cursor by arrow keys on the main board, the island, and between them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kingdom_builder_qt.core.grid import (
    COLUMNS,
    ISLAND_MASK,
    ISLAND_ROW,
    MAIN_MASK,
    ROWS,
    Hex,
    Mask,
    bits,
    hex_at,
    row_column,
)
from kingdom_builder_qt.ui.art.geometry import centre

_LAST_COLUMN: Final = [hex_at(row, COLUMNS - 1) for row in range(ROWS)]


def cursor_target(hex_: Hex, row_step: int, column_step: int, hexes: Mask = MAIN_MASK) -> Hex:
    """Return the target of an arrow key from a hex of `hexes`; at a border the hex itself.

    Up and down keep the column, which zigzags by half a hex and so stays vertical. A step right
    from the end of a row of the main board leads to the island, if there is one, and back.
    """
    row, column = row_column(hex_)
    if row >= ISLAND_ROW:
        return _island_target(hex_, row_step, column_step, hexes & ISLAND_MASK)
    if column_step == 1 and column == COLUMNS - 1 and hexes & ISLAND_MASK:
        return _nearest(hex_, _west_coast(hexes & ISLAND_MASK))
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
    if others:
        # A single step reaches the next hex, a larger one the last hex in that direction.
        others.sort(key=lambda other: abs(other - hex_))
        return others[0 if abs(column_step) == 1 else -1]
    return _nearest(hex_, _LAST_COLUMN) if column_step == -1 else hex_


def _west_coast(land: Mask) -> list[Hex]:
    rows = dict.fromkeys(row_column(hex_)[0] for hex_ in bits(land))
    return [_in_row(row, land)[0] for row in rows]


def _in_row(row: int, land: Mask) -> list[Hex]:
    return [hex_ for hex_ in bits(land) if row_column(hex_)[0] == row]


def _nearest(hex_: Hex, goals: Iterable[Hex]) -> Hex:
    """Return the goal most directly ahead: nearest in height, then in width."""
    start = centre(hex_)

    def detour(goal: Hex) -> tuple[float, float]:
        away = centre(goal) - start
        return round(abs(away.y()), 3), round(abs(away.x()), 3)

    return min(goals, key=detour)
