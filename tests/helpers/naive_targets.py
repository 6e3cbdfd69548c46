"""Naive reference engine, part 2: the hexes for builds and moves, on plain sets.

`pieces` has one set per player: every hex with a piece of any kind (settlements, warriors, wagon,
ship, city hall). `blocked` are the hexes closed to all players: stone walls and the neighbours of
warriors. `outpost` says that an armed outpost drops "adjacent if possible".
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from .naive_board import BUILDABLE, DIRECTIONS, OPPOSITE, Hex, NaiveBoard, on_edge, step

NONE: frozenset[Hex] = frozenset()
# the terrain of each piece; for a settlement the action decides.
PIECE_TERRAIN = {
    "settlement": BUILDABLE | {"water", "mountain"},
    "warrior": BUILDABLE,
    "wagon": BUILDABLE | {"mountain"},
    "ship": {"water"},
}


def occupied(pieces: Sequence[set[Hex]]) -> set[Hex]:
    """Return every hex with a piece of any player."""
    return set().union(*pieces)


def empty(
    board: NaiveBoard,
    pieces: Sequence[set[Hex]],
    wanted: set[Hex],
    kinds: Collection[str],
    blocked: Collection[Hex] = NONE,
) -> set[Hex]:
    """Return the wanted hexes of these terrain kinds that have no piece and are not blocked."""
    taken = occupied(pieces)
    return {
        hex_
        for hex_ in wanted
        if board.terrain.get(hex_) in kinds and hex_ not in taken and hex_ not in blocked
    }


def eligible(
    board: NaiveBoard,
    pieces: Sequence[set[Hex]],
    wanted: set[Hex],
    blocked: Collection[Hex] = NONE,
) -> set[Hex]:
    """Return the wanted hexes that are buildable terrain, empty and not blocked."""
    return empty(board, pieces, wanted, BUILDABLE, blocked)


def adjacent_if_possible(
    board: NaiveBoard, own: set[Hex], targets: set[Hex], outpost: bool = False
) -> set[Hex]:
    """Return the targets that touch an own piece, or all of them if none does."""
    # an armed outpost drops it.
    if outpost:
        return set(targets)
    touching = set()
    for hex_ in targets:
        for neighbour in board.neighbours(hex_):
            if neighbour in own:
                touching.add(hex_)
    if touching:
        return touching
    return set(targets)


def build_targets(
    board: NaiveBoard,
    pieces: Sequence[set[Hex]],
    player: int,
    wanted: set[Hex],
    blocked: Collection[Hex] = NONE,
    outpost: bool = False,
) -> set[Hex]:
    """Return the hexes among the wanted ones on which the player may build, AIP applied."""
    targets = eligible(board, pieces, wanted, blocked)
    return adjacent_if_possible(board, pieces[player], targets, outpost)


def terrain_targets(
    board: NaiveBoard,
    pieces: Sequence[set[Hex]],
    player: int,
    terrain: str,
    blocked: Collection[Hex] = NONE,
    outpost: bool = False,
) -> set[Hex]:
    """Return the targets on one terrain, AIP applied; water and mountain for donations."""
    # Donation, for water and mountain: empty, not next to a warrior.
    targets = empty(board, pieces, board.hexes_of(terrain), [terrain], blocked)
    return adjacent_if_possible(board, pieces[player], targets, outpost)


def farm_targets(
    board: NaiveBoard,
    pieces: Sequence[set[Hex]],
    player: int,
    blocked: Collection[Hex] = NONE,
    outpost: bool = False,
) -> set[Hex]:
    """Return the targets of the farm: grass."""
    return terrain_targets(board, pieces, player, "grass", blocked, outpost)


def oasis_targets(
    board: NaiveBoard,
    pieces: Sequence[set[Hex]],
    player: int,
    blocked: Collection[Hex] = NONE,
    outpost: bool = False,
) -> set[Hex]:
    """Return the targets of the oasis: desert."""
    return terrain_targets(board, pieces, player, "desert", blocked, outpost)


def tower_targets(
    board: NaiveBoard,
    pieces: Sequence[set[Hex]],
    player: int,
    blocked: Collection[Hex] = NONE,
    outpost: bool = False,
) -> set[Hex]:
    """Return the targets of the tower: the edge of the board, AIP over the union of terrains."""
    edge = {hex_ for hex_ in board.terrain if on_edge(hex_)}
    return build_targets(board, pieces, player, edge, blocked, outpost)


def tavern_targets(
    board: NaiveBoard,
    pieces: Sequence[set[Hex]],
    player: int,
    blocked: Collection[Hex] = NONE,
) -> set[Hex]:
    """Return the targets of the tavern: the ends of straight lines of three or more."""
    # the hex directly continuing an unbroken straight line; no AIP test.
    own = pieces[player]
    ends = set()
    for hex_ in own:
        for direction in DIRECTIONS:
            back = OPPOSITE[direction]
            second = step(hex_, back)
            third = step(second, back)
            if second in own and third in own:
                ends.add(step(hex_, direction))
    return eligible(board, pieces, ends, blocked)


def village_targets(
    board: NaiveBoard,
    pieces: Sequence[set[Hex]],
    player: int,
    blocked: Collection[Hex] = NONE,
) -> set[Hex]:
    """Return the targets of the village: eligible hexes next to three or more own pieces."""
    # own pieces only; no AIP test.
    wanted = {
        hex_
        for hex_ in board.terrain
        if sum(1 for neighbour in board.neighbours(hex_) if neighbour in pieces[player]) >= 3
    }
    return eligible(board, pieces, wanted, blocked)


def wall_targets(
    board: NaiveBoard,
    pieces: Sequence[set[Hex]],
    player: int,
    terrain: str,
    blocked: Collection[Hex] = NONE,
) -> set[Hex]:
    """Return the hexes for a wall of the quarry: next to an own piece, absolutely."""
    #
    targets = eligible(board, pieces, board.hexes_of(terrain), blocked)
    return {hex_ for hex_ in targets if any(n in pieces[player] for n in board.neighbours(hex_))}


def city_hall_hexes(board: NaiveBoard, centre: Hex) -> set[Hex]:
    """Return the seven hexes of a city hall; fewer at the edge of the board."""
    return {centre, *board.neighbours(centre)}


def city_hall_targets(
    board: NaiveBoard,
    pieces: Sequence[set[Hex]],
    player: int,
    blocked: Collection[Hex] = NONE,
) -> set[Hex]:
    """Return the centres on which the player may place the city hall."""
    # seven eligible hexes of any terrains, one of them next to an own piece.
    free = eligible(board, pieces, set(board.terrain), blocked)
    centres = set()
    for centre in free:
        seven = city_hall_hexes(board, centre)
        if len(seven) < 7 or not seven <= free:
            continue
        if any(n in pieces[player] for hex_ in seven for n in board.neighbours(hex_)):
            centres.add(centre)
    return centres


def lift(pieces: Sequence[set[Hex]], player: int, origin: Hex) -> list[set[Hex]]:
    """Return the pieces without the one to move."""
    # it is lifted first: no adjacency from it, its hex counts as empty.
    if origin not in pieces[player]:
        raise ValueError(f"no piece of player {player} on {origin}")
    lifted = [set(own) for own in pieces]
    lifted[player].remove(origin)
    return lifted


def barn_targets(
    board: NaiveBoard,
    pieces: Sequence[set[Hex]],
    player: int,
    terrain: str,
    origin: Hex,
    blocked: Collection[Hex] = NONE,
    outpost: bool = False,
) -> set[Hex]:
    """Return the targets of a piece moved by the barn: the terrain of the played card, AIP."""
    lifted = lift(pieces, player, origin)
    # the vacated hex takes part in the AIP test but is not offered.
    return terrain_targets(board, lifted, player, terrain, blocked, outpost) - {origin}


def harbor_targets(
    board: NaiveBoard,
    pieces: Sequence[set[Hex]],
    player: int,
    origin: Hex,
    blocked: Collection[Hex] = NONE,
    outpost: bool = False,
) -> set[Hex]:
    """Return the targets of a piece moved by the harbor: empty water, AIP."""
    lifted = lift(pieces, player, origin)
    return terrain_targets(board, lifted, player, "water", blocked, outpost) - {origin}


def paddock_targets(
    board: NaiveBoard,
    pieces: Sequence[set[Hex]],
    player: int,
    origin: Hex,
    blocked: Collection[Hex] = NONE,
) -> set[Hex]:
    """Return the targets of a piece moved by the paddock: two hexes straight on, no AIP."""
    lifted = lift(pieces, player, origin)
    wanted = {step(step(origin, direction), direction) for direction in DIRECTIONS}
    return eligible(board, lifted, wanted, blocked)


def caravan_targets(
    board: NaiveBoard,
    pieces: Sequence[set[Hex]],
    player: int,
    origin: Hex,
    blocked: Collection[Hex] = NONE,
) -> set[Hex]:
    """Return the targets of a piece moved by the caravan: as far as possible in each direction."""
    # every hex on the way is eligible; at least one hex; no AIP.
    lifted = lift(pieces, player, origin)
    targets = set()
    for direction in DIRECTIONS:
        last = origin
        while eligible(board, lifted, {step(last, direction)}, blocked):
            last = step(last, direction)
        if last != origin:
            targets.add(last)
    return targets


def step_targets(
    board: NaiveBoard,
    pieces: Sequence[set[Hex]],
    player: int,
    origin: Hex,
    kinds: Collection[str],
    blocked: Collection[Hex] = NONE,
) -> set[Hex]:
    """Return the adjacent empty hexes of these terrain kinds: one step, no AIP."""
    lifted = lift(pieces, player, origin)
    return empty(board, lifted, set(board.neighbours(origin)), kinds, blocked)
