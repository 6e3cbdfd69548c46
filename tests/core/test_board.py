"""Sections put together to a board, and what lies where on it."""

from __future__ import annotations

import pytest

from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.board import Board, Cell, Placement, Section, build_board
from kingdom_builder_qt.core.moves import source_tile
from tests.helpers.builders import catalog, full, make_board

C3, M3 = grid.parse_hex("C3"), grid.parse_hex("M3")


def of_sections(*placements: Placement) -> Board:
    """Return a board of placed sections."""
    content = catalog()
    return build_board(placements, content.terrains, content.features)


def land(*sites: Cell) -> Section:
    """Return a section of grass that begins with some sites."""
    cells = (*sites, *[Cell("grass")] * (100 - len(sites)))
    return Section("land", "Land", "base", cells)


def test_a_board_has_four_sections() -> None:
    """Not three, not five."""
    for count in (3, 5):
        with pytest.raises(ValueError, match=f"^a board needs 4 sections, not {count}$"):
            of_sections(*[Placement(land())] * count)


def test_a_board_knows_what_lies_on_a_hex() -> None:
    """The tile of a location; what was laid over the land."""
    board = make_board(full("g"), extra={"C3": "F", "M3": "cave"})
    assert (board.tile_at(C3), board.tile_at(M3)) == ("farm", None)
    assert (board.overlay_at(C3), board.overlay_at(M3)) == (None, "cave")
    assert (board.feature_at(C3), board.terrain_at(C3)) == ("location", None)
    assert (board.feature_at(M3), board.terrain_at(M3)) == (None, "mountain")


def test_the_set_up_changes_locations() -> None:
    """R-50: a selection tile is that of all locations; one of them may be a castle."""
    farm, oasis = (Cell(feature="location", tile=tile) for tile in ("farm", "oasis"))
    section = land(farm, oasis, Cell(feature="castle"), farm)
    plain = Placement(land())
    usual = of_sections(Placement(section), plain, plain, plain)
    assert [place.tile for place in usual.locations] == ["farm", "oasis", "farm"]
    changed = of_sections(Placement(section, tile="tavern", castle=1), plain, plain, plain)
    assert [place.tile for place in changed.locations] == ["tavern", "tavern"]
    assert changed.feature_masks["castle"] == 0b110
    turned = of_sections(Placement(section, rotation=180, castle=0), plain, plain, plain)
    assert [grid.hex_name(place.hex) for place in turned.locations] == ["J7", "J9"]
    assert section.location_count() == 3


def test_a_location_without_tile_gives_none() -> None:
    """A site nevertheless; a terrain is none, whatever it is told."""
    section = land(Cell(feature="location"), Cell("grass", tile="farm"))
    board = of_sections(Placement(section), *[Placement(land())] * 3)
    assert board.locations == ()
    assert board.feature_masks == {"location": 1}


@pytest.mark.parametrize("kind", ["tile", "nomad", "bonus", "bazaar"])
def test_a_source_names_its_tile(kind: str) -> None:
    """Whether it is held, lent or repeated."""
    assert source_tile(f"{kind}:farm") == "farm"
    assert source_tile("mandatory") is None
    assert source_tile("other:farm") is None
