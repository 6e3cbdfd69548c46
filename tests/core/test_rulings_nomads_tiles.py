"""Rulings on Nomads: walls, new location tiles, twins of nomad tiles (R-118 to R-123)."""

from __future__ import annotations

import pytest

from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.events import Moved, TileTaken
from tests.core.support import ROW
from tests.helpers.builders import (
    full,
    held,
    kinds,
    make_board,
    make_position,
    moves,
    of_kind,
    on_board,
    play,
    target_names,
)

# -- quarry ------------------------------------------------------------------------------------


def test_quarry_rulebook_example() -> None:
    """R-118: the second wall has no desert next to an own piece, so the action is over."""
    board = make_board("", extra={"C3": "d", "C9": "d", "M1": "g", "C4": "w", "B4": "Q"})
    position = make_position(board, own="C4", card="desert", deck="grass", tiles="quarry@B4")
    assert moves(position, "tile:quarry") == {"tile:quarry wall C3"}
    play(position, "tile:quarry wall C3")
    assert on_board(position, "stone_wall") == "C3"
    assert position.block is None
    assert target_names(position, "mandatory") == "C9"


def test_quarry_builds_one_or_two_walls() -> None:
    """R-118: in one block, the second one is optional."""
    board = make_board(ROW, at="C1", extra={"R5": "Q", "R7": "F"})
    position = make_position(board, own="C4 C9", tiles="quarry@R5 farm@R7")
    play(position, "tile:quarry wall C3")
    assert moves(position) == {
        "tile:quarry skip",
        *(f"tile:quarry wall {name}" for name in ("C5", "C8", "C10")),
    }
    play(position, "tile:quarry wall C5")
    assert target_names(position, "mandatory") == "C8 C10"
    assert "tile:quarry" not in position.sources()


def test_quarry_needs_a_hex_beside_an_own_piece() -> None:
    """R-118: adjacency is a condition, not a preference; without a chosen card no hex is legal."""
    board = make_board(ROW, at="C1", extra={"R5": "Q", "A1": "d"})
    position = make_position(board, own="A1", tiles="quarry@R5")
    assert "tile:quarry" not in position.sources()
    assert position.why_not("tile:quarry", grid.parse_hex("C4")).code == "not_adjacent"
    position = make_position(board, own="C3", card="grass grass", tiles="quarry@R5")
    assert "tile:quarry" not in position.sources()


def test_there_are_twenty_five_walls() -> None:
    """R-119: they are shared by all players, have no owner, and earn or join nothing."""
    board = make_board(full("g"), extra={"R5": "Q"})
    walls = "T1-20 S1-4"
    position = make_position(board, own="C3", walls=walls, tiles="quarry@R5")
    play(position, "tile:quarry wall C4")
    assert position.block is None
    assert position.owner_at(grid.parse_hex("C4")) is None
    assert position.piece_at(grid.parse_hex("C4")) == ("stone_wall", None)
    position = make_position(board, own="C3", walls=walls + " S5", tiles="quarry@R5")
    assert "tile:quarry" not in position.sources()
    assert position.why_not("tile:quarry", grid.parse_hex("C4")).code == "no_supply"
    cards = ["hermits", "discoverers"]
    position = make_position(board, own="C3 C5", walls="C4", cards=cards)
    assert [position.scores()[0][card] for card in cards] == [2, 1]


def test_a_wall_can_make_the_card_useless_inside_the_block() -> None:
    """R-119: a walled hex is not empty; the second wall must be on the new card's terrain."""
    board = make_board("", extra={"C3": "d", "C5": "g", "M2": "g", "B4": "Q"})
    position = make_position(board, own="C4", card="desert", deck="grass", tiles="quarry@B4")
    events = play(position, "tile:quarry wall C3")
    assert kinds(events) == ["TileUsed", "PiecePlaced", "CardUseless", "CardReplaced"]
    assert moves(position) == {"tile:quarry wall C5", "tile:quarry skip"}


# -- caravan, village, garden ------------------------------------------------------------------


def test_caravan_has_four_directions() -> None:
    """R-120: rulebook example: one direction is blocked by a mountain, one by an opponent."""
    extra = {"D4": "m", "B6": "w", "H3": "F", "R5": "C", "R7": "K", "R9": "Q"}
    board = make_board(full("g"), extra=extra)
    position = make_position(board, own="E5", other="E6", walls="E2", tiles="caravan@R5")
    # west up to the wall, north-east up to the water, south-west up to the location, south-east
    # free
    assert target_names(position, "tile:caravan", "E5") == "C6 E3 G4 T12"
    position = make_position(
        board, own="E5", other="E6", walls="E2", others_of={1: "warrior@B5"}, tiles="caravan@R5"
    )
    # C6 is next to the warrior on B5
    assert target_names(position, "tile:caravan", "E5") == "D5 E3 G4 T12"
    play(position, "tile:caravan move E5 D5")
    assert "tile:caravan" not in position.sources()


def test_caravan_is_one_move_and_stops_before_own_pieces() -> None:
    """R-120: nothing is gained on the way; it must move and moves as far as it can."""
    board = make_board(ROW, at="C1", extra={"D4": "F", "R5": "C"})
    position = make_position(board, own="C1 C9", tiles="caravan@R5")
    assert target_names(position, "tile:caravan", "C1") == "C8"
    events = play(position, "tile:caravan move C1 C8")
    assert of_kind(events, Moved, TileTaken) == [
        Moved(0, grid.parse_hex("C1"), grid.parse_hex("C8"), "tile:caravan")
    ]
    position = make_position(make_board("ggg", extra={"R5": "C"}), own="A1-3", tiles="caravan@R5")
    assert "tile:caravan" not in position.sources()


def test_village_needs_three_own_neighbours() -> None:
    """R-121: own pieces only, on any buildable terrain; general adjacency is not required."""
    extra = {"B2": "f", "B3": "f", "B8": "f", "D3": "w", "R5": "L", "R7": "K"}
    board = make_board(ROW, at="C1", extra=extra)
    position = make_position(board, own="C2-4", other="B4", tiles="village@R5")
    assert target_names(position, "tile:village") == ""
    position = make_position(board, own="C2-4 B2", tiles="village@R5")
    assert target_names(position, "tile:village") == "B3"
    position = make_position(board, own="C2-4", others="warrior@B8", tiles="village@R5")
    assert target_names(position, "tile:village") == ""
    position = make_position(board, own="C2-4 B2", tiles="village@R5", supply={0: 0})
    assert "tile:village" not in position.sources()


def test_garden_builds_on_flower_fields() -> None:
    """R-122: adjacent if possible, with any card."""
    extra = {"B2": "f", "B3": "f", "B8": "f", "R5": "G"}
    position = make_position(make_board(ROW, at="C1", extra=extra), own="C2-4", tiles="garden@R5")
    assert target_names(position, "tile:garden") == "B2 B3"


def test_two_identical_nomad_tiles_serve_twice() -> None:
    """R-123: each of them once in that turn."""
    board = make_board(ROW, at="C1", extra={"R5": "N", "R7": "N"})
    position = make_position(board, own="C2", tiles="resettlement@R5 resettlement@R7")
    play(position, "nomad:resettlement move C2 C3", "nomad:resettlement skip")
    play(position, "nomad:resettlement move C3 C4", "nomad:resettlement skip")
    assert "nomad:resettlement" not in position.sources()
    assert held(position) == ["resettlement@R5:used", "resettlement@R7:used"]


@pytest.mark.parametrize("state", ["", ":used"])
def test_a_nomad_tile_is_no_twin_that_is_lost(state: str) -> None:
    """R-103: losing the tile of a location never loses a nomad tile."""
    board = make_board(full("g"), extra={"B3": "P", "R5": "N"})
    position = make_position(board, own="C4", tiles=f"paddock@B3 sword@R5{state}")
    play(position, "tile:paddock move C4 C6")
    assert held(position) == [f"sword@R5{state or ':usable'}"]
