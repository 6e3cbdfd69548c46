"""The numbers of actions and hexes: every move has its own, in every mixture."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("pettingzoo", reason="the extra rl is not installed")

from kingdom_builder_qt.core import Misuse, Move, neighbours, parse_hex, parse_move
from kingdom_builder_qt.core.grid import HEXES, hexes
from kingdom_builder_qt.rl import ACTIONS, COLUMNS, Steps, actions_of, cell_of, hex_of, move_of
from kingdom_builder_qt.rl.numbering import CELLS, HEX_ACTIONS, TARGET_FORM
from tests.helpers.builders import catalog
from tests.helpers.random_games import all_options, mixed_options, random_options, random_position


def legal_by_mask(steps: Steps) -> list[Move]:
    """Return the moves of all legal actions, with each target of each origin."""
    found = []
    for first in steps.mask().nonzero()[0].tolist():
        if first < HEX_ACTIONS and is_origin(first):
            steps.step(first)
            found += [move_of(first, second) for second in steps.mask().nonzero()[0].tolist()]
            steps.first = None
        else:
            found.append(move_of(first))
    return found


def is_origin(action: int) -> bool:
    """Return whether an action needs a second step."""
    try:
        move_of(action)
    except Misuse:
        return True
    return False


@pytest.mark.parametrize("seed", range(60))
@pytest.mark.parametrize("make", [random_options, mixed_options, all_options])
def test_the_mask_has_exactly_the_legal_moves(make: object, seed: int) -> None:
    """In random games of every mixture, with and without house rules."""
    position = random_position(make(seed))  # type: ignore[operator]
    steps, rng = Steps(position), random.Random(seed)
    for _ in range(70):
        if position.is_over:
            break
        moves = position.legal_moves()
        assert sorted(map(str, legal_by_mask(steps))) == sorted(map(str, moves))
        assert len({actions_of(move) for move in moves}) == len(moves)
        move = position.random_move(rng)
        played = [steps.step(action) for action in actions_of(move)]
        assert played[-1] == move
        assert played[:-1] in ([], [None])


@pytest.mark.parametrize(
    "tile", sorted(t.id for t in catalog().tiles.values() if t.kind == "location_tile")
)
def test_every_tile_has_its_numbers(tile: str) -> None:
    """On a board with this tile on every location, all of its moves go to actions and back."""
    options = all_options(8, players=2)
    position = random_position(options, one_tile=tile)
    steps, rng = Steps(position), random.Random(1)
    for _ in range(120):
        if position.is_over:
            break
        for move in position.legal_moves():
            assert move_of(*actions_of(move)) == move
        for action in actions_of(position.random_move(rng)):
            steps.step(action)


def test_each_number_is_one_move() -> None:
    """The inverse gives each number back; numbers of cells without a hex are none."""
    target = TARGET_FORM * CELLS + cell_of(parse_hex("C7"))
    seen = set()
    for action in range(ACTIONS):
        index, cell = divmod(action, CELLS)
        if action < HEX_ACTIONS and (hex_of(cell) is None or index == TARGET_FORM):
            with pytest.raises(Misuse):
                move_of(action)
            continue
        second = (target,) if is_origin(action) else ()
        move = move_of(action, *second)
        assert actions_of(move) == (action, *second)
        seen.add(move)
    assert len(seen) == ACTIONS - HEX_ACTIONS + 89 * len(HEXES)


@pytest.mark.parametrize(
    ("move", "actions"),
    [
        ("mandatory build A1", (0,)),
        ("mandatory build C7", (46,)),
        ("mandatory build iA1", (22 * COLUMNS + 1,)),
        ("turn choose grass", (ACTIONS - 11,)),
    ],
)
def test_the_numbers_stay(move: str, actions: tuple[int, ...]) -> None:
    """A trained model depends on them."""
    assert actions_of(parse_move(move)) == actions


def test_the_rectangle_keeps_neighbours() -> None:
    """Hexes are neighbours exactly where cells are, on the main board and the island."""
    for hex_ in HEXES:
        row, column = divmod(cell_of(hex_), COLUMNS)
        shift = row % 2
        around = [(0, -1), (0, 1), (-1, shift - 1), (-1, shift), (1, shift - 1), (1, shift)]
        cells = [(row + down, column + right) for down, right in around]
        found = {hex_of(r * COLUMNS + c) for r, c in cells if 0 <= c < COLUMNS and r >= 0}
        assert found - {None} == {*hexes(neighbours(hex_))}


@pytest.mark.parametrize(
    "move", ["tile:own_tile build C7", "mandatory move C7 C8", "turn choose x"]
)
def test_content_without_numbers_is_refused(move: str) -> None:
    """The message names the move."""
    with pytest.raises(Misuse, match="no action has a number for '" + move):
        actions_of(parse_move(move))
