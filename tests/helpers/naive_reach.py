"""Naive reference engine: the reach of the tiles of Marshlands, Harvest and the Queenies.

`pieces`, `blocked` and `outpost` are those of `naive_targets`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from .naive_board import BUILDABLE, DIRECTIONS, Hex, NaiveBoard, step
from .naive_scores import areas
from .naive_targets import NONE, build_targets, eligible, empty, lift, occupied, terrain_targets


def next_to_own(board: NaiveBoard, own: set[Hex], targets: set[Hex]) -> set[Hex]:
    """Return the targets that touch an own piece, absolutely."""
    return targets & board.around(own)


def near_targets(
    board: NaiveBoard,
    pieces: Sequence[set[Hex]],
    player: int,
    near: set[Hex],
    blocked: Collection[Hex] = NONE,
    outpost: bool = False,
) -> set[Hex]:
    """Return the targets next to some hexes, AIP: mountain station, university, watchtower."""
    return build_targets(board, pieces, player, board.around(near), blocked, outpost)


def water_mill_targets(
    board: NaiveBoard,
    pieces: Sequence[set[Hex]],
    player: int,
    blocked: Collection[Hex] = NONE,
    outpost: bool = False,
) -> set[Hex]:
    """Return the targets next to water, AIP."""
    return build_targets(board, pieces, player, board.waterside(), blocked, outpost)


def fountain_targets(
    board: NaiveBoard,
    pieces: Sequence[set[Hex]],
    player: int,
    blocked: Collection[Hex] = NONE,
    bonus: bool = False,
) -> set[Hex]:
    """Return the hexes next to exactly one own piece and to none of the others."""
    # an absolute condition; with the bonus also on a mountain.
    kinds = BUILDABLE | {"mountain"} if bonus else BUILDABLE
    others = occupied(pieces) - pieces[player]
    targets = set()
    for hex_ in empty(board, pieces, set(board.terrain), kinds, blocked):
        around = set(board.neighbours(hex_))
        if len(around & pieces[player]) == 1 and not around & others:
            targets.add(hex_)
    return targets


def canoe_targets(
    board: NaiveBoard,
    pieces: Sequence[set[Hex]],
    player: int,
    blocked: Collection[Hex] = NONE,
    outpost: bool = False,
) -> set[Hex]:
    """Return the targets on swamp and those on water, AIP within each."""
    #
    swamp = terrain_targets(board, pieces, player, "swamp", blocked, outpost)
    return swamp | terrain_targets(board, pieces, player, "water", blocked, outpost)


def scout_targets(
    board: NaiveBoard, pieces: Sequence[set[Hex]], player: int, blocked: Collection[Hex] = NONE
) -> set[Hex]:
    """Return the hexes for a scout: next to an own piece, on water and mountain too."""
    #
    kinds = BUILDABLE | {"water", "mountain"}
    free = empty(board, pieces, set(board.terrain), kinds, blocked)
    return next_to_own(board, pieces[player], free)


def farmland_targets(
    board: NaiveBoard, pieces: Sequence[set[Hex]], player: int, blocked: Collection[Hex] = NONE
) -> set[Hex]:
    """Return the farmland next to an own piece, absolutely."""
    #
    free = eligible(board, pieces, board.hexes_of("farmland"), blocked)
    return next_to_own(board, pieces[player], free)


def silo_targets(
    board: NaiveBoard, pieces: Sequence[set[Hex]], player: int, blocked: Collection[Hex] = NONE
) -> set[Hex]:
    """Return the eligible hexes next to an own piece, absolutely."""
    #
    free = eligible(board, pieces, set(board.terrain), blocked)
    return next_to_own(board, pieces[player], free)


def refuge_bonus_targets(
    board: NaiveBoard,
    pieces: Sequence[set[Hex]],
    player: int,
    origin: Hex,
    blocked: Collection[Hex] = NONE,
) -> set[Hex]:
    """Return the first eligible hex in each direction, jumping over everything else."""
    lifted = lift(pieces, player, origin)
    targets = set()
    for direction in DIRECTIONS:
        hex_ = step(origin, direction)
        # it stops at the rim, also of the island.
        while board.exists(hex_):
            if eligible(board, lifted, {hex_}, blocked):
                targets.add(hex_)
                break
            hex_ = step(hex_, direction)
    return targets


def palisade_targets(
    board: NaiveBoard,
    pieces: Sequence[set[Hex]],
    player: int,
    origin: Hex,
    blocked: Collection[Hex] = NONE,
) -> set[Hex]:
    """Return the eligible hexes next to a remaining member of the piece's area."""
    # As the tile says: the area to which it belonged before it was lifted.
    lifted = lift(pieces, player, origin)
    (area,) = [area for area in areas(board, pieces[player]) if origin in area]
    free = eligible(board, lifted, set(board.terrain), blocked)
    return next_to_own(board, area - {origin}, free) - {origin}


def cave_targets(
    board: NaiveBoard,
    pieces: Sequence[set[Hex]],
    player: int,
    origin: Hex,
    blocked: Collection[Hex] = NONE,
) -> set[Hex]:
    """Return the targets of a piece next to a cave: next to any cave, the same one too."""
    # a piece on a cave is adjacent to none.
    if origin in board.caves or not board.touches(origin, board.caves):
        return set()
    lifted = lift(pieces, player, origin)
    return eligible(board, lifted, board.around(board.caves), blocked) - {origin}
