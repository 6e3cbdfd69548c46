"""Single functions of the grid, with answers that can be read off a board."""

from __future__ import annotations

import subprocess
import sys

import pytest

from kingdom_builder_qt.core import grid
from tests.helpers.builders import hexes, names
from tests.helpers.naive_board import DIRECTIONS, step
from tests.helpers.to_naive import naive_hex

A1 = grid.parse_hex("A1")
# The directions of the grid as the naive engine calls them.
CALLED = dict(
    zip(
        grid.DIRECTIONS,
        ("east", "west", "southwest", "northeast", "southeast", "northwest"),
        strict=True,
    )
)


@pytest.mark.parametrize("place", range(len(grid.DIRECTIONS)))
def test_a_ray_goes_on_to_the_rim(place: int) -> None:
    """A ray lists hexes from the nearest to the rim; on the island it ends with the island."""
    assert set(CALLED.values()) == set(DIRECTIONS)
    direction = CALLED[grid.DIRECTIONS[place]]
    exist = {naive_hex(hex_): hex_ for hex_ in grid.HEXES}
    for at, hex_ in exist.items():
        ray, here = [], step(at, direction)
        while here in exist:
            ray.append(exist[here])
            here = step(here, direction)
        assert grid.RAYS[hex_][place] == tuple(ray)


def test_the_first_hex_is_one_like_others() -> None:
    """A1 has the lowest bit, which a search could skip by accident."""
    assert grid.touched_once(hexes("A2")) == hexes("A1 A3 B1 B2")
    assert grid.touched_once(hexes("A2 B1")) == hexes("A2 A3 B1 C1 C2")
    assert names(grid.flood(1 << A1, hexes("A1-3 C1"))) == "A1 A2 A3"
    assert grid.flood(1 << A1, grid.ALL_MASK) == grid.MAIN_MASK
    assert grid.within_distance(hexes("T20"), 1) == hexes("S20 T19")
    assert grid.nth_hex(1 << A1, 0) == A1


def test_areas_are_told_apart() -> None:
    """Neighbours form one area, also at the rim; hexes with a common neighbour do not."""
    assert list(map(names, grid.areas(hexes("C3 C5 D3")))) == ["C3 D3", "C5"]
    assert list(map(names, grid.areas(hexes("C5 D3")))) == ["C5", "D3"]
    assert list(map(names, grid.areas(hexes("A1 B1 A20 T20")))) == ["A1 B1", "A20", "T20"]


@pytest.mark.parametrize("count", [28, 29, 30, 100])
def test_a_set_is_listed_whatever_its_size(count: int) -> None:
    """A set with few or many members, from any hex on, is listed by the numbers of its hexes."""
    every = len(grid.HEXES) // count
    for chosen in (grid.HEXES[:count], grid.HEXES[-count:], grid.HEXES[::every]):
        mask = grid.set_of(chosen)
        assert grid.hexes(mask) == list(grid.bits(mask)) == list(chosen)
        assert [grid.nth_hex(mask, n) for n in range(len(chosen))] == list(chosen)


def test_spans_are_those_of_the_farthest_two() -> None:
    """A span includes both ends, in any direction; one hex has no span."""
    assert grid.span(hexes("C5")) == 0
    assert grid.span(hexes("C5 C6")) == 2
    assert grid.span(hexes("A1 A20")) == 20
    assert grid.span(hexes("A1 C2 T1")) == 20
    assert grid.span(hexes("A20 T1")) == 29
    assert grid.span(hexes("A1 T20")) == 30


def test_large_tables_are_made_when_they_are_needed() -> None:
    """The import of the grid builds no large table; the first use caches it for all callers."""
    code = (
        "from kingdom_builder_qt.core import grid\n"
        "print(len(grid._IN_BYTES), grid.hexes(grid.ALL_MASK) == sorted(grid.HEXES))\n"
        "print(len(grid._IN_BYTES) * 8 >= grid.SIZE)\n"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["0", "True", "True"]
