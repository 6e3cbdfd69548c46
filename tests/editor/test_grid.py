"""Shapes on the grid of a section."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import around, bits, hex_at, row_column
from kingdom_builder_qt.editor.sections.document.fragment import lift
from kingdom_builder_qt.editor.sections.document.section_grid import ISLAND_GRID, MAIN_GRID

HEXES = st.sampled_from(MAIN_GRID.hexes)


@pytest.mark.parametrize("grid", [MAIN_GRID, ISLAND_GRID])
def test_hexes_are_in_reading_order(grid):
    """Hexes are in reading order."""
    assert [grid.index(hex_) for hex_ in grid.hexes] == list(range(grid.rows * grid.columns))
    assert grid.mask.bit_count() == len(grid.hexes)


def test_names_count_from_one():
    """Names count from one."""
    assert MAIN_GRID.name(hex_at(0, 0)) == "1/1"
    assert MAIN_GRID.name(hex_at(9, 3)) == "10/4"


@pytest.mark.parametrize(("size", "hexes"), [(1, 1), (2, 7), (3, 19)])
def test_brush_sizes(size, hexes):
    """Brush sizes."""
    assert MAIN_GRID.disk(hex_at(5, 5), size).bit_count() == hexes
    assert MAIN_GRID.disk(hex_at(0, 0), size) & ~MAIN_GRID.mask == 0


@given(HEXES, HEXES)
def test_a_line_is_unbroken_and_shortest(start, end):
    """A line is unbroken and shortest."""
    line = MAIN_GRID.line(start, end)
    assert line[0] == start
    assert line[-1] == end
    assert all(around(1 << a) >> b & 1 for a, b in pairwise(line))
    reach, steps = 1 << start, 0
    while not reach >> end & 1:
        reach, steps = reach | around(reach), steps + 1
    assert len(line) == steps + 1


def test_rectangle_takes_any_two_corners():
    """Rectangle takes any two corners."""
    found = MAIN_GRID.rectangle(hex_at(4, 2), hex_at(2, 6))
    assert found == MAIN_GRID.rectangle(hex_at(2, 6), hex_at(4, 2))
    assert sorted({row_column(h)[0] for h in bits(found)}) == [2, 3, 4]
    assert sorted({row_column(h)[1] for h in bits(found)}) == [2, 3, 4, 5, 6]


def test_region_has_true_hex_neighbours():
    """Region has true hex neighbours."""
    # C4 and D4 touch in the shifted rows, C4 and D2 do not.
    alike = sum(1 << hex_at(*place) for place in ((2, 3), (3, 3), (3, 1)))
    assert MAIN_GRID.region(hex_at(2, 3), alike) == 1 << hex_at(2, 3) | 1 << hex_at(3, 3)
    assert MAIN_GRID.region(hex_at(9, 9), alike) == 0


@given(HEXES)
def test_a_half_turn_keeps_neighbours(hex_):
    """A half turn keeps neighbours."""
    beside = around(1 << hex_) & MAIN_GRID.mask
    turned = around(1 << MAIN_GRID.rotated(hex_)) & MAIN_GRID.mask
    assert sum(1 << MAIN_GRID.rotated(other) for other in bits(beside)) == turned
    assert MAIN_GRID.rotated(MAIN_GRID.rotated(hex_)) == hex_
    assert MAIN_GRID.flipped(MAIN_GRID.flipped(hex_)) == hex_


@given(HEXES, HEXES, HEXES, HEXES)
def test_moving_keeps_neighbours(first, second, start, end):
    """Moving keeps neighbours."""
    one, other = Cell(terrain="grass"), Cell(terrain="desert")
    landed = lift({first: one, second: other}, start).at(end, MAIN_GRID)
    moved = {cell: hex_ for hex_, cell in landed.items()}
    if len(moved) == 2:
        assert (around(1 << first) >> second & 1) == (around(1 << moved[one]) >> moved[other] & 1)
    assert lift({start: one}, start).at(end, MAIN_GRID) == {end: one}
