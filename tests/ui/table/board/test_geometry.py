"""Geometry of hexes: centres, points, outlines, and the steps of the arrow keys."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPolygonF

from kingdom_builder_qt.core.grid import (
    ALL_MASK,
    HEXES,
    ISLAND_HEXES,
    ISLAND_MASK,
    MAIN_HEXES,
    MAIN_MASK,
    NEIGHBOURS,
    Hex,
    Mask,
    bits,
    hex_at,
    hex_name,
    parse_hex,
    row_column,
)
from kingdom_builder_qt.ui.art import frame, geometry
from kingdom_builder_qt.ui.table.board.cursor_moves import cursor_target
from tests.helpers.builders import hexes

# The land of an island with places that are no hexes, and a gap in its third row.
LAND = hexes("iA3 iA4 iB2 iB3 iB4 iC1 iC2 iC5 iD2 iD3 iE3")
WITH_LAND = MAIN_MASK | LAND


def test_hex_under_its_own_centre() -> None:
    """Prove that every hex is found at its centre."""
    found = [geometry.hex_under(geometry.centre(hex_), ALL_MASK) for hex_ in HEXES]
    assert found == list(HEXES)


def test_only_hexes_that_exist_are_found() -> None:
    """Prove that the sea and the table without an island have no hexes."""
    for hex_ in ISLAND_HEXES:
        middle = geometry.centre(hex_)
        assert geometry.hex_under(middle) is None
        assert geometry.hex_under(middle, WITH_LAND) == (hex_ if LAND >> hex_ & 1 else None)


def test_random_points_belong_to_the_nearest_centre() -> None:
    """Prove that pointing is exact: a point lies in the hex whose polygon holds it."""
    chance = random.Random(7)
    for _ in range(600):
        x, y = chance.uniform(-20, 1640), chance.uniform(-20, 1000)
        hex_ = geometry.hex_under(QPointF(x, y), ALL_MASK)
        nearest = min(HEXES, key=lambda h: _distance(h, x, y))
        inside = _holds(geometry.polygon(nearest), x, y)
        assert hex_ == (nearest if inside else None)


def _distance(hex_: int, x: float, y: float) -> float:
    middle = geometry.centre(hex_)
    return (middle.x() - x) ** 2 + (middle.y() - y) ** 2


def _holds(polygon: QPolygonF, x: float, y: float) -> bool:
    points = polygon.toList()
    turns = [
        (b.x() - a.x()) * (y - a.y()) - (b.y() - a.y()) * (x - a.x())
        for a, b in zip(points, points[1:] + points[:1], strict=True)
    ]
    return all(turn >= 0 for turn in turns)


def test_neighbours_are_one_width_away() -> None:
    """Prove that the picture has the neighbours of the rules."""
    for hex_ in HEXES:
        near = {h for h in HEXES if 1 < _distance(h, *_xy(hex_)) < (1.1 * geometry.WIDTH) ** 2}
        assert near == set(bits(NEIGHBOURS[hex_]))


def _xy(hex_: int) -> tuple[float, float]:
    middle = geometry.centre(hex_)
    return middle.x(), middle.y()


@given(st.sets(st.sampled_from(HEXES), min_size=1, max_size=60))
def test_outline_has_the_border_sides_and_holds_the_hexes(chosen: set[int]) -> None:
    """Prove that an outline consists of exactly the sides between inside and outside."""
    mask = sum(1 << hex_ for hex_ in chosen)
    path = geometry.outline(mask)
    inner = sum((NEIGHBOURS[hex_] & mask).bit_count() for hex_ in chosen)
    assert len(geometry.border_sides(mask)) == 6 * len(chosen) - inner
    lines = sum(path.elementAt(i).isLineTo() for i in range(path.elementCount()))
    assert lines == 6 * len(chosen) - inner
    assert all(path.contains(geometry.centre(hex_)) for hex_ in chosen)


def test_outline_leaves_a_hole_out() -> None:
    """Prove that a hex surrounded by an area is not in the area's outline."""
    hole = parse_hex("F6")
    path = geometry.outline(NEIGHBOURS[hole])
    assert not path.contains(geometry.centre(hole))


def test_board_rect_is_tight() -> None:
    """Prove that the rectangle of the board is that of its hexes."""
    for mask, rect in (
        (MAIN_MASK, geometry.BOARD_RECT),
        (ISLAND_MASK, geometry.ISLAND_RECT),
    ):
        found = geometry.outline(mask).boundingRect()
        for edge in ("left", "right", "top", "bottom"):
            assert getattr(found, edge)() == pytest.approx(getattr(rect, edge)())


def test_island_lies_beside_the_top_of_the_board() -> None:
    """Prove that the frames of both boards do not touch, and begin at one height."""
    main, island = frame.RIM_RECT, frame.ISLAND_RIM_RECT
    assert 8 <= island.left() - main.right() <= 30
    assert island.top() == main.top()


def test_grid_has_every_inner_side_once() -> None:
    """Prove that the grid draws no line twice."""
    inner = sum(NEIGHBOURS[hex_].bit_count() for hex_ in HEXES) // 2
    assert len(geometry.grid_lines(ALL_MASK)) == inner
    own = sum(NEIGHBOURS[hex_].bit_count() for hex_ in MAIN_HEXES) // 2
    assert len(geometry.grid_lines()) == own


STEPS = [(-1, 0), (1, 0), (0, -1), (0, 1)]


@pytest.mark.parametrize("step", STEPS)
def test_walk_goes_to_a_neighbour_or_stays(step: tuple[int, int]) -> None:
    """Prove that an arrow key moves to a neighbour and never leaves a board without an island."""
    for hex_ in MAIN_HEXES:
        goal = cursor_target(hex_, *step)
        assert goal == hex_ or NEIGHBOURS[hex_] >> goal & 1


def reached(start: Hex, hexes: Mask) -> Mask:
    """Return the hexes reachable by arrow keys."""
    found, edge = 1 << start, {start}
    while edge:
        edge = {cursor_target(h, *step, hexes) for h in edge for step in STEPS}
        edge = {h for h in edge if not found >> h & 1}
        found |= sum(1 << h for h in edge)
    return found


@pytest.mark.parametrize("start", ["A1", "iC5"])
def test_arrow_keys_lead_everywhere(start: str) -> None:
    """Prove that the keys reach all hexes of both boards, over the gap and back."""
    assert reached(parse_hex(start), WITH_LAND) == WITH_LAND


@pytest.mark.parametrize(
    ("start", "step", "goal"),
    [
        ("C20", (0, 1), "iC1"),
        ("A20", (0, 1), "iA3"),
        ("T20", (0, 1), "iE3"),
        ("J19", (0, 99), "J20"),
        ("J20", (0, 99), "J20"),
        ("iC1", (0, -1), "C20"),
        ("iC1", (0, -99), "iC1"),
        ("iC2", (0, 1), "iC5"),
        ("iC5", (0, -1), "iC2"),
        ("iC5", (0, 1), "iC5"),
        ("iC5", (0, -99), "iC1"),
        ("iB2", (0, 99), "iB4"),
        ("iB2", (-1, 0), "iA3"),
        ("iA3", (-1, 0), "iA3"),
        ("iA3", (99, 0), "iE3"),
        ("iC5", (1, 0), "iD3"),
    ],
)
def test_walking_on_the_island(start: str, step: tuple[int, int], goal: str) -> None:
    """Prove the targets of the keys at the coast, over gaps, and of End, Home and Page Down."""
    assert hex_name(cursor_target(parse_hex(start), *step, WITH_LAND)) == goal


def test_walk_stays_in_the_visual_column() -> None:
    """Prove that walking from top to bottom drifts by no more than half a hex."""
    hex_ = hex_at(0, 7)
    start = geometry.centre(hex_).x()
    for _ in range(19):
        hex_ = cursor_target(hex_, 1, 0)
        assert 0 <= geometry.centre(hex_).x() - start < geometry.WIDTH / 2 + 0.1
    assert row_column(hex_) == (19, 7)
