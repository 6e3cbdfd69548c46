"""Where hexes lie: centres, points, outlines, and the way of the arrow keys."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPolygonF

from kingdom_builder_qt.core.hexgrid import (
    ALL_MASK,
    NEIGHBOURS,
    bits,
    hex_at,
    mask_of,
    parse_hex,
    row_column,
)
from kingdom_builder_qt.core.hexgrid import (
    MAIN_HEXES as HEXES,
)
from kingdom_builder_qt.ui.board import geometry


def test_hex_under_its_own_centre() -> None:
    """Prove that every hex is found at its centre."""
    assert [geometry.hex_under(geometry.centre(hex_)) for hex_ in HEXES] == list(HEXES)


def test_random_points_belong_to_the_nearest_centre() -> None:
    """Prove that pointing is exact: a point lies in the hex whose polygon holds it."""
    chance = random.Random(7)
    for _ in range(600):
        x, y = chance.uniform(-20, 1160), chance.uniform(-20, 1000)
        hex_ = geometry.hex_under(QPointF(x, y))
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
    """Prove that the picture has the same neighbours as the rules."""
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
    """Prove that a hex surrounded by an area is no part of the area's outline."""
    hole = parse_hex("F6")
    path = geometry.outline(NEIGHBOURS[hole])
    assert not path.contains(geometry.centre(hole))


def test_board_rect_is_tight() -> None:
    """Prove that the rectangle of the board is that of its hexes."""
    found = geometry.outline(ALL_MASK).boundingRect()
    for edge in ("left", "right", "top", "bottom"):
        assert getattr(found, edge)() == pytest.approx(getattr(geometry.BOARD_RECT, edge)())


def test_grid_has_every_inner_side_once() -> None:
    """Prove that the grid draws no line twice."""
    inner = sum(NEIGHBOURS[hex_].bit_count() for hex_ in HEXES) // 2
    assert len(geometry.grid_lines()) == inner


@pytest.mark.parametrize("step", [(-1, 0), (1, 0), (0, -1), (0, 1)])
def test_walk_goes_to_a_neighbour_or_stays(step: tuple[int, int]) -> None:
    """Prove that an arrow key never jumps and never leaves the board."""
    for hex_ in HEXES:
        goal = geometry.walk(hex_, *step)
        assert goal == hex_ or NEIGHBOURS[hex_] >> goal & 1


def test_walk_stays_in_the_visual_column() -> None:
    """Prove that walking from top to bottom drifts by no more than half a hex."""
    hex_ = hex_at(0, 7)
    start = geometry.centre(hex_).x()
    for _ in range(19):
        hex_ = geometry.walk(hex_, 1, 0)
        assert 0 <= geometry.centre(hex_).x() - start < geometry.WIDTH / 2 + 0.1
    assert row_column(hex_) == (19, 7)


def test_hex_path_has_every_hex() -> None:
    """Prove that the path of single hexes holds each of them."""
    mask = mask_of("A1", "C4", "T20")
    path = geometry.hex_path(mask, 0.9)
    assert all(path.contains(geometry.centre(hex_)) for hex_ in bits(mask))
