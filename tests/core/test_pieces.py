"""The pieces on a hex: queries, and drawings that are refused."""

from __future__ import annotations

import pytest

from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.position import Position
from tests.helpers.builders import full, hexes, make_board, make_position, names, play

EXTRA = {"R3": "K", "R5": "W", "R7": "Q", "R9": "scout_cabin", "R11": "Y"}


def crowd() -> Position:
    """Return a turn with pieces of all owners: settlements, others, a wall, a scout."""
    position = make_position(
        make_board(full("g"), extra=EXTRA),
        own="C5",
        other="M5",
        others="wagon@K2",
        others_of={1: "warrior@K9 city_hall@O15"},
        walls="A1",
        tiles="scout_cabin@R9",
    )
    play(position, "tile:scout_cabin place C6")
    return position


@pytest.mark.parametrize(
    ("hex_", "found"),
    [
        ("C5", ("settlement", 0)),
        ("M5", ("settlement", 1)),
        ("K2", ("wagon", 0)),
        ("K9", ("warrior", 1)),
        ("O16", ("city_hall", 1)),
        ("A1", ("stone_wall", None)),
        ("C6", ("scout", None)),
        ("T20", None),
    ],
)
def test_each_piece_is_known_by_its_hex(hex_: str, found: tuple[str, int | None] | None) -> None:
    """Kind and owner of each piece are returned; walls and scouts have no owner."""
    assert crowd().piece_at(grid.parse_hex(hex_)) == found


def test_what_may_leave_the_board() -> None:
    """R-117, R-160, R-244: settlements, warriors and wagons, but no city hall, wall or scout."""
    position = crowd()
    assert names(position.removable(0)) == "C5 K2"
    assert names(position.removable(1)) == "K9 M5"
    assert names(position.settlements(0)) == "C5"
    assert position.own[0] == hexes("C5 C6 K2")
    assert set(position.rules.pieces) == {"settlement", *(k.id for k in position.rules.kinds)}
    left = {k.id: [position.supply_of(k, p) for p in (0, 1)] for k in position.rules.kinds}
    assert left == {
        "warrior": [2, 1],
        "wagon": [0, 1],
        "stone_wall": [24, 24],
        "scout": [1, 1],
        "city_hall": [1, 0],
    }


@pytest.mark.parametrize(
    ("pieces", "said"),
    [
        ({"own": "C5", "other": "C5"}, "Another piece is in the way on C5"),
        ({"own": "C5", "others": "city_hall@C6"}, "Another piece is in the way on C6"),
    ],
)
def test_no_two_pieces_are_drawn_on_one_hex(pieces: dict[str, str], said: str) -> None:
    """A ring counts with all its hexes."""
    with pytest.raises(ValueError, match=said):
        make_position(make_board(full("g"), extra=EXTRA), **pieces)


def test_a_card_is_on_the_deck_for_a_while() -> None:
    """A search may put a card on the deck for a while, without any later effect."""
    position = make_position(make_board(full("g")), own="C5", deck="canyon desert", supply={0: 0})
    before = position.state()
    with position.next_card("flower"):
        play(position, "turn end")
        assert position.hands[0] == ("flower",)
        position.pop()
    assert position.state() == before
