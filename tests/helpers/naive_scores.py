"""Naive reference engine, part 3: gold for the cards of the base game, castles and red cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .naive_board import (
    DIRECTIONS,
    ISLAND_ROWS,
    OPPOSITE,
    ROWS,
    Hex,
    NaiveBoard,
    on_board,
    step,
)


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
    """Return the number of own settlements in each of the 20 rows and those of the island."""
    # a row goes across the whole board; R-312: the island has five of its own.
    rows = [*range(ROWS), *ISLAND_ROWS]
    return [sum(1 for (row, _) in own if row == wanted) for wanted in rows]


def sector_counts(own: set[Hex]) -> list[int]:
    """Return the number of own settlements in each of the four sectors."""
    return [sum(1 for hex_ in own if sector(hex_) == wanted) for wanted in range(4)]


def sector(hex_: Hex) -> int | None:
    """Return the sector of a hex; None on the island."""
    # the island is no sector.
    return 2 * (hex_[0] // 10) + hex_[1] // 10 if on_board(hex_) else None


def score_fishermen(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 1 per settlement next to water and not itself on water."""
    # an occupied water hex still is water for its neighbours.
    water = board.hexes_of("water")
    # so does a coast hex of the island.
    dry = settlements[player] - water
    return len(dry & board.waterside())


def score_miners(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 1 per settlement next to a mountain and not itself on one."""
    mountains = board.hexes_of("mountain")
    own = settlements[player]
    return sum(1 for hex_ in own if hex_ not in mountains and board.touches(hex_, mountains))


def score_workers(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 1 per settlement next to at least one location or castle."""
    sites = board.sites()
    return sum(1 for hex_ in settlements[player] if board.touches(hex_, sites))


def score_merchants(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 4 per site hex that an own area links to another site hex."""
    linked: set[Hex] = set()
    for area in areas(board, settlements[player]):
        reached = {site for site in board.sites() if board.touches(site, area)}
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
    # all tied players get the full amount; zero counts.
    return rank_sectors(settlements, player, lowest=0)


def score_lords_with_settlements(
    board: NaiveBoard, settlements: Sequence[set[Hex]], player: int
) -> int:
    """Return the gold of the lords if zero never ranks (house rule)."""
    #
    return rank_sectors(settlements, player, lowest=1)


def rank_sectors(settlements: Sequence[set[Hex]], player: int, lowest: int) -> int:
    """Return 12 for each first and 6 for each second place among counts of at least `lowest`."""
    gold = 0
    for counts in zip(*(sector_counts(own) for own in settlements), strict=True):
        ranks = sorted({count for count in counts if count >= lowest}, reverse=True)
        if counts[player] in ranks[:2]:
            gold += (12, 6)[ranks.index(counts[player])]
    return gold


def score_castle(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 3 per castle hex with at least one own settlement next to it."""
    own = settlements[player]
    return 3 * sum(1 for castle in board.castles if board.touches(castle, own))


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


# ----- red cards: gold at the moment of building

RED = ("families", "shepherds", "ambassadors", "rovers")


def red_families(hexes: Sequence[Hex]) -> int:
    """Return 2 if the three mandatory settlements are a straight line of three neighbours."""
    # exactly three; in which order they were built does not matter.
    if len(hexes) != 3:
        return 0
    for middle in hexes:
        for direction in DIRECTIONS:
            line = {middle, step(middle, direction), step(middle, OPPOSITE[direction])}
            if line == set(hexes):
                return 2
    return 0


def red_shepherds(board: NaiveBoard, filled: set[Hex], hex_: Hex) -> int:
    """Return 2 if no neighbour of the hex is an empty hex of its terrain."""
    # Empty: no piece and no wall; a hex next to a warrior still is empty.
    for neighbour in board.neighbours(hex_):
        if board.terrain.get(neighbour) == board.terrain[hex_] and neighbour not in filled:
            return 0
    return 2


def red_ambassadors(
    board: NaiveBoard, settlements: Sequence[set[Hex]], player: int, hex_: Hex
) -> int:
    """Return 1 if the hex touches a piece of at least one other player."""
    for other in range(len(settlements)):
        if other != player and board.touches(hex_, settlements[other]):
            return 1
    return 0
