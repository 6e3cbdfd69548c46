"""Naive reference engine, part 3: gold for cards, castles, task cards and red cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .naive_board import COLUMNS, DIRECTIONS, OPPOSITE, ROWS, Hex, NaiveBoard, step


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


# ----- task cards (RULINGS 7.3); `settlements` holds every piece that counts as a settlement


def task_home_country(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 5 for a whole terrain area, of any kind, filled by own pieces."""
    # A wall is nobody's piece, so a walled hex spoils the area.
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

# ----- red cards (RULINGS 6.3): gold at the moment of building

RED = ("families", "shepherds", "ambassadors")


def red_families(hexes: Sequence[Hex]) -> int:
    """Return 2 if the three mandatory settlements are a straight line of three neighbours."""
    # RULINGS E26: exactly three; in which order they were built does not matter.
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
        if other != player and touches(board, hex_, settlements[other]):
            return 1
    return 0
