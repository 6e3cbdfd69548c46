"""The choice among the places of board, island, supply and status line."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QSize

from kingdom_builder_qt.ui.art.frame import RIM_RECT, island_rim_rect
from kingdom_builder_qt.ui.art.geometry import Plane
from kingdom_builder_qt.ui.table.board.arrangement import Arrangement, arrange, useful_width

FOOT = 31
SIZES = [QSize(width, height) for width in range(300, 2100, 90) for height in (300, 505, 865, 1300)]
KINDS = [(False, False), (False, True), (True, False), (True, True)]


def chosen(size: QSize, *, island: bool, supply: bool) -> Arrangement:
    """Return the arrangement for a view with a status line."""
    return arrange(size, FOOT, island=island, supply=supply)


def scale(size: QSize, *, island: bool, supply: bool = True) -> float:
    """Return the scale of the arrangement for a view with a status line."""
    return chosen(size, island=island, supply=supply).scale(size, FOOT)


@pytest.mark.parametrize(("island", "supply"), KINDS)
def test_nothing_is_cut_or_covered(island: bool, supply: bool) -> None:
    """Prove that board, island and supply are inside the table and do not overlap."""
    for size in SIZES:
        found = chosen(size, island=island, supply=supply)
        parts = [RIM_RECT]
        parts += [island_rim_rect(Plane(island=found.island))] if island else []
        parts += [found.supply] if found.supply is not None else []
        assert (found.supply is not None) == supply
        assert all(found.table.contains(part) for part in parts)
        assert not any(one.intersects(other) for one, other in combinations(parts, 2))


@pytest.mark.parametrize(("island", "supply"), KINDS)
def test_a_larger_view_has_no_smaller_hexes(island: bool, supply: bool) -> None:
    """Prove that the choice is the best: no view shows smaller hexes than a narrower one."""
    for height in (505, 865, 1300):
        wider = [QSize(width, height) for width in range(300, 2100, 10)]
        scales = [scale(size, island=island, supply=supply) for size in wider]
        # An arrangement that all but ties with the preferred one is not taken.
        assert all(after >= before / 1.02 for before, after in pairwise(scales))
        assert scales[-1] > 1.5 * scales[0]


@pytest.mark.parametrize(
    ("size", "supply", "settlements_across"),
    [
        ((1330, 1041), "right", 112),
        ((1270, 1041), "right", 62),
        ((1473, 1041), "right", 216),
        ((700, 900), "below", 116),
        ((700, 650), "below", 62),
    ],
)
def test_supply_is_where_the_hexes_are_largest(
    size: tuple[int, int], supply: str, settlements_across: float
) -> None:
    """Prove that each place of the supply is chosen in a view of its shape."""
    found = chosen(QSize(*size), island=False, supply=True).supply
    assert found is not None
    is_right = found.left() > RIM_RECT.right()
    assert is_right == (supply == "right")
    assert min(found.width(), found.height()) == pytest.approx(settlements_across)


def test_status_line_goes_beside_a_board_that_needs_its_height() -> None:
    """Prove that the line is below the supply only where the height limits the hexes."""
    low = chosen(QSize(1473, 1041), island=False, supply=True)
    assert low.says_beside
    assert low.supply is not None
    room = (low.table.bottom() - low.supply.bottom()) * low.scale(QSize(1473, 1041), FOOT)
    assert room >= 2 * FOOT
    assert not chosen(QSize(946, 765), island=False, supply=True).says_beside
    assert not chosen(QSize(626, 505), island=True, supply=True).says_beside


def test_island_is_below_the_board_in_a_tall_view() -> None:
    """Prove that the island is right of the board in a wide view and below it in a tall one."""
    assert chosen(QSize(1106, 865), island=True, supply=True).island == "right"
    assert chosen(QSize(640, 865), island=True, supply=True).island == "below"


@pytest.mark.parametrize("island", [False, True])
@pytest.mark.parametrize("height", [505, 765, 865, 1041, 1400])
def test_useful_width_is_what_the_largest_hexes_need(height: int, island: bool) -> None:
    """Prove that a wider view has no larger hexes, and a clearly narrower one smaller hexes."""
    width = useful_width(height, FOOT, island=island)
    best = scale(QSize(width, height), island=island)
    assert scale(QSize(3 * width, height), island=island) <= best * 1.02
    assert scale(QSize(round(width * 0.9), height), island=island) < best
