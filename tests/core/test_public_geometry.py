"""Public functions on hexes, against the reference on (row, column)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdom_builder_qt import core
from kingdom_builder_qt.core import (
    Misuse,
    areas_of,
    around,
    distance,
    grid,
    hexes_of,
    mask_of,
    neighbours,
    parse_hex,
    public_geometry,
    within_distance,
)
from tests.helpers import naive_board
from tests.helpers.builders import hexes, make_board

A1, B1, ISLAND = parse_hex("A1"), parse_hex("B1"), parse_hex("iA1")
HEX = st.sampled_from(grid.HEXES)
SETS = st.sets(HEX, max_size=40)


@given(SETS)
def test_sets_and_lists_convert(chosen: set[int]) -> None:
    """Lists are ascending, row by row from the top; argument checks change no answer."""
    mask = mask_of(chosen)
    assert hexes_of(mask) == sorted(chosen)
    assert hexes_of(mask) == sorted(chosen, key=grid.row_column)
    assert around(mask) == mask_of({beside for h in chosen for beside in hexes_of(neighbours(h))})
    assert areas_of(mask) == grid.areas(mask)
    assert within_distance(mask, 2) == grid.within_distance(mask, 2)
    assert within_distance(mask, 10**9) == grid.within_distance(mask, 60)


@given(st.sampled_from(grid.MAIN_HEXES), st.sampled_from(grid.MAIN_HEXES))
def test_a_distance_is_that_of_the_reference(first: int, second: int) -> None:
    """A distance is symmetric, and equals the steps that `within_distance` needs."""
    steps = naive_board.distance(grid.row_column(first), grid.row_column(second))
    assert distance(first, second) == distance(second, first) == steps
    if steps:
        assert within_distance(mask_of([first]), steps) >> second & 1
        assert not within_distance(mask_of([first]), steps - 1) >> second & 1


def test_distances_on_the_island() -> None:
    """Hexes of the island have distances to each other, and none to the board."""
    assert distance(ISLAND, parse_hex("iC3")) == 3
    assert distance(ISLAND, ISLAND) == 0
    with pytest.raises(Misuse, match="no path from A1 to iA1: one is on the island"):
        distance(A1, ISLAND)


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda: hexes_of(-1), "not a set of hexes: -1"),
        (lambda: hexes_of(1 << 20), "not a set of hexes"),  # between two rows
        (lambda: areas_of([A1, B1]), r"not a set of hexes: \["),  # type: ignore[arg-type]
        (lambda: around(True), "not a set of hexes: True"),
        (lambda: mask_of(A1), "not a list of hexes: 0"),  # type: ignore[arg-type]
        (lambda: mask_of(["A1"]), "no hex has the number 'A1'"),  # type: ignore[list-item]
        (lambda: neighbours(9999), "no hex has the number 9999"),
        (lambda: distance(A1, -1), "no hex has the number -1"),
        (lambda: distance(-2, A1), "no hex has the number -2"),
        (lambda: distance(True, "A1"), "no hex has the number 'A1'"),  # type: ignore[arg-type]
        (lambda: within_distance(-1, 1), "not a set of hexes: -1"),
        (lambda: within_distance(1, -1), "not a number of steps: -1"),
        (lambda: within_distance(1, None), "not a number of steps: None"),  # type: ignore[arg-type]
    ],
)
def test_an_invalid_hex_is_a_misuse(ask: Callable[[], Any], sentence: str) -> None:
    """Misuse quotes the given value."""
    with pytest.raises(Misuse, match=sentence):
        ask()


def test_every_question_is_public() -> None:
    """The module contains only functions for outside callers."""
    module = public_geometry.__name__
    own = {n for n, v in vars(public_geometry).items() if getattr(v, "__module__", "") == module}
    assert own
    assert own <= set(core.__all__)


def test_a_board_knows_where_something_lies() -> None:
    """Terrain and features are found by id; an absent one has no hexes."""
    board = make_board("ggw", extra={"B1": "S"})
    assert board.hexes_with("grass") == hexes("A1 A2")
    assert board.hexes_with("castle") == hexes("B1")
    assert board.hexes_with("swamp") == 0
