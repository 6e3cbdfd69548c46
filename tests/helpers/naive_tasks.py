"""Naive reference engine: gold for task cards (R-180 to R-186).

`settlements` holds every piece that counts as a settlement.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .naive_board import COLUMNS, ROWS, Hex, NaiveBoard, on_board, step
from .naive_scores import areas


def task_home_country(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 5 for a whole terrain area, of any kind, filled by own pieces."""
    # A wall belongs to no player, so a walled hex spoils the area.
    for kind in set(board.terrain.values()):
        for area in areas(board, board.hexes_of(kind)):
            if area <= settlements[player]:
                return 5
    return 0


def task_fortress(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 6 for an own piece with six own neighbours."""
    own = settlements[player]
    for hex_ in own:
        around = board.neighbours(hex_)
        if len(around) == 6 and set(around) <= own:
            return 6
    return 0


def task_road(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 7 for seven own pieces one after another on a diagonal."""
    own = settlements[player]
    for start in own:
        for direction in ("southwest", "southeast"):
            hex_ = start
            length = 0
            while hex_ in own:
                length += 1
                hex_ = step(hex_, direction)
            if length >= 7:
                return 7
    return 0


def task_place_of_refuge(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 8 for a site hex whose existing neighbours all are own pieces."""
    for site in board.sites():
        if set(board.neighbours(site)) <= settlements[player]:
            return 8
    return 0


def edge_counts(own: set[Hex]) -> list[int]:
    """Return the number of own pieces on each edge; a corner belongs to two."""
    # the rim of the island is no board edge.
    own = {hex_ for hex_ in own if on_board(hex_)}
    return [
        sum(1 for (row, _) in own if row == 0),
        sum(1 for (row, _) in own if row == ROWS - 1),
        sum(1 for (_, column) in own if column == 0),
        sum(1 for (_, column) in own if column == COLUMNS - 1),
    ]


def task_advance(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 9 for seven own pieces on one edge."""
    return 9 if max(edge_counts(settlements[player])) >= 7 else 0


def task_compass_points(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 10 for own pieces on all four edges."""
    return 10 if min(edge_counts(settlements[player])) >= 1 else 0


TASKS: dict[str, Callable[[NaiveBoard, Sequence[set[Hex]], int], int]] = {
    "home_country": task_home_country,
    "fortress": task_fortress,
    "road": task_road,
    "place_of_refuge": task_place_of_refuge,
    "advance": task_advance,
    "compass_points": task_compass_points,
}
