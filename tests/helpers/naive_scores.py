"""Naive reference engine, part 2: the ten cards of the base game and the castles."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .naive_board import ROWS, Hex, NaiveBoard


def areas(board: NaiveBoard, own: set[Hex]) -> list[set[Hex]]:
    """Return the settlement areas: maximal connected groups of one player's settlements."""
    found = []
    left = set(own)
    while left:
        start = left.pop()
        area = {start}
        todo = [start]
        while todo:
            for neighbour in board.neighbours(todo.pop()):
                if neighbour in left:
                    left.remove(neighbour)
                    area.add(neighbour)
                    todo.append(neighbour)
        found.append(area)
    return found


def row_counts(own: set[Hex]) -> list[int]:
    """Return the number of own settlements in each of the 20 rows."""
    # RULINGS 1: a row goes across the whole board.
    return [sum(1 for (row, _) in own if row == wanted) for wanted in range(ROWS)]


def sector_counts(own: set[Hex]) -> list[int]:
    """Return the number of own settlements in each of the four sectors."""
    counts = [0, 0, 0, 0]
    for row, column in own:
        counts[2 * (row // 10) + column // 10] += 1
    return counts


def touches(board: NaiveBoard, hex_: Hex, wanted: set[Hex]) -> bool:
    """Tell whether one of the hex's neighbours is among the wanted hexes."""
    return any(neighbour in wanted for neighbour in board.neighbours(hex_))


def score_fishermen(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 1 per settlement next to water and not itself on water."""
    # RULINGS 4: an occupied water hex still is water for its neighbours.
    water = board.hexes_of("water")
    own = settlements[player]
    return sum(1 for hex_ in own if hex_ not in water and touches(board, hex_, water))


def score_miners(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 1 per settlement next to a mountain and not itself on one."""
    mountains = board.hexes_of("mountain")
    own = settlements[player]
    return sum(1 for hex_ in own if hex_ not in mountains and touches(board, hex_, mountains))


def score_workers(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 1 per settlement next to at least one location or castle."""
    sites = board.sites()
    return sum(1 for hex_ in settlements[player] if touches(board, hex_, sites))


def score_merchants(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 4 per site hex that an own area links to another site hex."""
    linked: set[Hex] = set()
    for area in areas(board, settlements[player]):
        reached = {site for site in board.sites() if touches(board, site, area)}
        if len(reached) >= 2:
            linked |= reached
    return 4 * len(linked)


def score_discoverers(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 1 per row with at least one own settlement."""
    return sum(1 for count in row_counts(settlements[player]) if count > 0)


def score_knights(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 2 per own settlement in the best single row."""
    return 2 * max(row_counts(settlements[player]))


def score_hermits(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 1 per own settlement area."""
    return len(areas(board, settlements[player]))


def score_citizens(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 1 per two settlements of the largest own area, rounded down."""
    sizes = [len(area) for area in areas(board, settlements[player])]
    return max(sizes, default=0) // 2


def score_farmers(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 3 per settlement in the sector with the fewest own settlements."""
    return 3 * min(sector_counts(settlements[player]))


def score_lords(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return per sector 12 for the highest count, 6 for the next lower distinct count."""
    # RULINGS 4, Lords details: all tied players get the full amount; zero counts.
    gold = 0
    for sector in range(4):
        counts = [sector_counts(own)[sector] for own in settlements]
        distinct = sorted(set(counts), reverse=True)
        if counts[player] == distinct[0]:
            gold += 12
        elif counts[player] == distinct[1]:
            gold += 6
    return gold


def score_castle(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 3 per castle hex with at least one own settlement next to it."""
    own = settlements[player]
    return 3 * sum(1 for castle in board.castles if touches(board, castle, own))


SCORES: dict[str, Callable[[NaiveBoard, Sequence[set[Hex]], int], int]] = {
    "fishermen": score_fishermen,
    "merchants": score_merchants,
    "discoverers": score_discoverers,
    "hermits": score_hermits,
    "citizens": score_citizens,
    "miners": score_miners,
    "workers": score_workers,
    "knights": score_knights,
    "lords": score_lords,
    "farmers": score_farmers,
}
