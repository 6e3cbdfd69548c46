"""The position of a section on the board and its neighbours: a value that a game can use."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from kingdom_builder_qt.core.board import QUADRANTS, ROTATIONS
from kingdom_builder_qt.editor.sections.surroundings.board_around import (
    BoardAround,
    drawn,
    expansions_around,
    fitting,
    refitted,
    reshaped,
)
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.game.setup.set_up_board import own_section_text
from tests.editor.support import CATALOG, mine

ISLAND = replace(CATALOG.sections["tree_house"], id="my_island", origin="user")


@pytest.mark.parametrize("rotation", ROTATIONS)
@pytest.mark.parametrize("quadrant", range(4))
def test_a_game_takes_over_the_board_as_it_is_shown(quadrant: int, rotation: int) -> None:
    """A game places the section in its quadrant and rotation, and the other sections as shown."""
    section = mine()
    around = drawn(BoardAround(quadrant, rotation), section, CATALOG, Random(1))
    options = GameOptions(
        seed=1,
        expansions=expansions_around(section, CATALOG, around),
        own_sections=(own_section_text(CATALOG, section),),
        sections=around.sections(section),
    )
    board = Session(CATALOG, options, [Seat("A", 0), Seat("B", 1)]).position.rules.board
    placed = [(p.section.id, p.rotation) for p in board.placements]
    assert placed[quadrant] == ("mine", rotation)
    assert [p for n, p in enumerate(placed) if n != quadrant] == [o for o in around.others if o]


def test_an_island_lies_beside_four_others() -> None:
    """An island is placed next to four sections and takes no quadrant."""
    around = drawn(BoardAround(), ISLAND, CATALOG, Random(1))
    assert None not in around.others
    assert around.sections(ISLAND) == around.others
    assert ISLAND.expansion in expansions_around(ISLAND, CATALOG, around)


def test_chance_draws_what_fits_and_nothing_twice() -> None:
    """Many draws use every section of the pool, but never the edited section."""
    section, random, found = mine(id="farm"), Random(2), set()
    for _ in range(60):
        ids = [other[0] for other in drawn(BoardAround(), section, CATALOG, random).others if other]
        assert len(set(ids)) == 3
        found.update(ids)
    assert found == set(fitting(section, CATALOG))
    assert "farm" not in found


def test_one_place_is_redrawn() -> None:
    """A redraw of one place picks a different section and leaves the others unchanged."""
    before = drawn(BoardAround(), mine(), CATALOG, Random(3))
    after = drawn(before, mine(), CATALOG, Random(4), [2])
    assert (after.others[1], after.others[3]) == (before.others[1], before.others[3])
    ids = [other[0] for other in (*before.others, after.others[2]) if other]
    assert len(set(ids)) == 4


def test_a_move_to_a_corner_swaps_places() -> None:
    """A move to another corner swaps places with its section, so no redraw is needed to try it."""
    around = BoardAround(0, 180, (None, ("farm", 0), ("tower", 180), None)).to(1)
    assert (around.quadrant, around.rotation) == (1, 180)
    assert around.others == (("farm", 0), None, ("tower", 180), None)
    assert around.to(1) == around
    assert around.turned().rotation == 0


def test_no_section_is_chosen_twice() -> None:
    """Choosing a section already on the board swaps the two; an empty place is no section."""
    around = BoardAround(0, 0, (None, ("farm", 0), ("tower", 180), None))
    assert around.with_other(2, ("farm", 180)).others == (
        None, ("tower", 180), ("farm", 180), None,
    )  # fmt: skip
    assert around.with_other(3, None) == around
    assert around.with_other(1, None).others[1] is None


def test_a_board_with_an_empty_place_is_no_board_of_a_game() -> None:
    """A board with an empty place gives no game setup: playing on it draws the rest."""
    around = drawn(BoardAround(3), mine(), CATALOG, Random(1))
    assert around.sections(mine()) is not None
    assert around.with_other(0, None).sections(mine()) is None


def test_deleted_sections_are_redrawn() -> None:
    """A deleted section, or one with the id of the opened section, is redrawn; the rest stays."""
    around = BoardAround(0, 0, (None, ("farm", 0), ("gone", 0), ("tower", 180)))
    after = refitted(around, mine(id="farm"), CATALOG, Random(1))
    ids = [other[0] for other in after.others if other]
    assert len(set(ids)) == 3
    assert not {"farm", "gone"} & set(ids)
    assert after.others[3] == ("tower", 180)
    assert refitted(after, mine(id="farm"), CATALOG, Random(2)) == after


def test_an_empty_place_stays_empty() -> None:
    """A place that the user has emptied stays empty."""
    around = BoardAround(0, 0, (None, None, None, ("tower", 180)))
    assert refitted(around, mine(), CATALOG, Random(1)) == around


def test_an_island_brings_one_more_and_takes_it_along() -> None:
    """An island adds a fourth neighbour and removes it; a main-board section needs its quadrant."""
    around = drawn(BoardAround(1), mine(), CATALOG, Random(1))
    beside = reshaped(around, ISLAND, CATALOG, Random(1))
    assert len({other[0] for other in beside.others if other}) == len(QUADRANTS)
    assert reshaped(beside, mine(), CATALOG, Random(1)) == around
