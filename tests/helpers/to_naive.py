"""Boards and sets of hexes in the form of the naive reference engine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.grid import Hex, Mask
from tests.helpers.naive import NaiveBoard


def naive_board(board: Board, nomads: Mapping[Hex, str] | None = None) -> NaiveBoard:
    """Return the same board for the naive reference engine, with the nomad tiles on it."""
    terrain = {naive_hex(h): kind for h in grid.HEXES if (kind := board.terrain_at(h))}
    locations = {naive_hex(place.hex): place.tile for place in board.locations}
    features = {id_: as_set(mask) for id_, mask in board.feature_masks.items()}
    spaces = {
        naive_hex(h): (nomads or {}).get(h) for h in grid.bits(board.feature_masks.get("nomad", 0))
    }
    return NaiveBoard(
        terrain,
        locations,
        features.get("castle", set()),
        spaces,
        palaces=features.get("palace", set()),
        silos=features.get("silo", set()),
        capitols=features.get("capitol", set()),
        caves=features.get("cave", set()),
        island=as_set(board.hex_mask & grid.ISLAND_MASK),
    )


def naive_hex(hex_: Hex) -> tuple[int, int]:
    """Return a hex in the form of the naive engine: the rows of the island are 100 to 104."""
    row, column = grid.row_column(hex_)
    if row < grid.ISLAND_ROW:
        return row, column
    return 100 + row - grid.ISLAND_ROW, column - grid.ISLAND_COLUMN


def as_set(mask: Mask) -> set[tuple[int, int]]:
    """Return a set of hexes as (row, column) pairs of the naive engine."""
    return {naive_hex(hex_) for hex_ in grid.bits(mask)}


def as_mask(chosen: Iterable[tuple[int, int]]) -> Mask:
    """Return (row, column) pairs as a set of hexes."""
    return sum(1 << grid.hex_at(*place) for place in set(chosen))
