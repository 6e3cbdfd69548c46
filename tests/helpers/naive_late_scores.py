"""Naive reference engine: gold for Marshlands, Harvest and the capitols.

As in `naive_scores`, `settlements` holds every piece that counts as a settlement.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .naive_board import Hex, NaiveBoard, distance, on_board, on_edge
from .naive_scores import areas, row_counts, sector_counts

# Vassals: rows and columns on either side of the inner edges.
INNER = (9, 10)
# The gold of a player for the most settlements around a palace.
MAJORITY = 5


def score_geologists(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 2 per mountain that an own area links to another mountain."""
    mountains = areas(board, board.hexes_of("mountain"))
    linked = set()
    for area in areas(board, settlements[player]):
        reached = set()
        for number, mountain in enumerate(mountains):
            # Geologists: a settlement standing on a mountain touches it.
            if area & mountain or any(board.touches(hex_, mountain) for hex_ in area):
                reached.add(number)
        if len(reached) >= 2:
            linked |= reached
    return 2 * len(linked)


def score_messengers(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 2 per hex between the two connected settlements farthest apart, both included."""
    longest = 0
    for area in areas(board, settlements[player]):
        for first in area:
            longest = max([longest, *(distance(first, second) for second in area)])
    # No gold if no area has two settlements.
    return 2 * (longest + 1) if longest else 0


def most_around(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int, site: Hex) -> bool:
    """Return whether no player has more settlements around a location, and this one has some."""
    around = set(board.neighbours(site))
    counts = [len(own & around) for own in settlements]
    return counts[player] >= 1 and counts[player] == max(counts)


def score_noblewomen(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 5 for the most settlements around each site; palaces are scored only once."""
    sites = board.sites() - board.palaces
    return MAJORITY * sum(1 for site in sites if most_around(board, settlements, player, site))


def score_vassals(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 1 per settlement along an inner section edge."""
    own = settlements[player]
    # The island has no inner edge.
    return sum(1 for (r, c) in own if on_board((r, c)) and (r in INNER or c in INNER))


def own_neighbours(board: NaiveBoard, own: set[Hex], hex_: Hex) -> int:
    """Return the number of own settlements next to a hex."""
    return len(own & set(board.neighbours(hex_)))


def score_captains(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 1 per settlement next to three or more own ones."""
    own = settlements[player]
    return sum(1 for hex_ in own if own_neighbours(board, own, hex_) >= 3)


def score_chainers(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 1 per settlement next to exactly two own ones."""
    own = settlements[player]
    return sum(1 for hex_ in own if own_neighbours(board, own, hex_) == 2)


def score_homesteaders(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 1 per settlement in the section with the most of them."""
    return max(sector_counts(settlements[player]))


def score_rangers(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 2 per row with exactly one settlement."""
    return 2 * row_counts(settlements[player]).count(1)


def score_travellers(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 1 per settlement on the edge of the board."""
    return sum(1 for hex_ in settlements[player] if on_edge(hex_))


def score_scouts(
    board: NaiveBoard, settlements: Sequence[set[Hex]], player: int, terrain: str
) -> int:
    """Return 1 per settlement next to a hex of the terrain removed before the game."""
    wanted = board.hexes_of(terrain)
    return sum(1 for hex_ in settlements[player] if board.touches(hex_, wanted))


def score_palaces(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 5 per palace around which no player has more settlements."""
    # all tied players get it; a palace without a neighbour pays nothing.
    palaces = board.palaces
    return MAJORITY * sum(1 for hex_ in palaces if most_around(board, settlements, player, hex_))


def score_capitols(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> int:
    """Return 1 per settlement at most two hexes away from a capitol, for each capitol."""
    gold = 0
    for capitol in board.capitols:
        for hex_ in settlements[player]:
            if on_board(hex_) == on_board(capitol) and distance(hex_, capitol) <= 2:
                gold += 1
    return gold


LATE_SCORES: dict[str, Callable[[NaiveBoard, Sequence[set[Hex]], int], int]] = {
    "geologists": score_geologists,
    "messengers": score_messengers,
    "noblewomen": score_noblewomen,
    "vassals": score_vassals,
    "captains": score_captains,
    "homesteaders": score_homesteaders,
    "rangers": score_rangers,
    "chainers": score_chainers,
    "travellers": score_travellers,
}
# These two need more than the pieces on the board.
SPECIAL = ("scouts", "mayors")
MARK = 4  # gold for each mark of the mayors
