"""Rulings on Nomads: nomad spaces and their tiles (R-101 to R-117)."""

from __future__ import annotations

import pytest

from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.events import Gold, Removed, TileExpired, TileTaken
from kingdom_builder_qt.core.position import Position
from tests.core.support import ROW
from tests.helpers.builders import (
    earned,
    full,
    held,
    kinds,
    make_board,
    make_position,
    moves,
    names,
    of_kind,
    on_board,
    play,
    target_names,
)

# -- nomad spaces ------------------------------------------------------------------------------


def test_a_nomad_tile_goes_to_the_first_who_builds_or_moves_there() -> None:
    """R-101: the claim is compulsory, for several spaces at once; later players get nothing."""
    board = make_board(ROW, at="C1", extra={"B3": "N", "D4": "N", "R5": "P"})
    position = make_position(
        board, nomads="sword@B3 outpost@D4", deck="grass grass", hand="grass", own="C18"
    )
    events = play(position, "mandatory build C19", "mandatory build C17", "mandatory build C16")
    assert of_kind(events, TileTaken) == []
    position = make_position(board, nomads="sword@B3 outpost@D4", other="C20")
    events = play(position, "mandatory build C4")  # touches B3 and D4
    assert [event.tile for event in of_kind(events, TileTaken)] == ["sword", "outpost"]
    assert held(position) == ["outpost@D4:new", "sword@B3:new"]
    assert [position.stock[position.rules.site_index[h]] for h in position.rules.nomads] == [0, 0]
    board = make_board(ROW, at="C1", extra={"B3": "N", "R5": "P"})
    position = make_position(board, own="C6", nomads="sword@B3", tiles="paddock@R5")
    play(position, "tile:paddock move C6 C4")
    assert held(position) == ["paddock@R5:used", "sword@B3:new"]


def test_a_nomad_tile_serves_in_the_next_own_turn_only() -> None:
    """R-102: it is unusable in the turn of the claim, and lost after the next turn, used or not."""
    board = make_board(ROW, at="C1", extra={"B3": "N", "D4": "N"})
    position = make_position(
        board, nomads="outpost@B3 resettlement@D4", deck="grass " * 5, hand="grass"
    )
    play(position, "mandatory build C4", "mandatory build C3", "mandatory build C5")
    assert moves(position) == {"turn end"}
    assert position.why_not("nomad:resettlement", 0).code in ("no_tile", "tile_new")
    play(position, "turn end", "mandatory build C12", "mandatory build C13", "mandatory build C14")
    play(position, "turn end")
    assert held(position) == ["outpost@B3:usable", "resettlement@D4:usable"]
    play(position, "nomad:resettlement move C3 C2", "nomad:resettlement skip")
    play(position, "nomad:outpost use", "mandatory build C20")  # both in one turn
    play(position, "mandatory build C1", "mandatory build C6")
    events = play(position, "turn end")
    assert [event.tile for event in of_kind(events, TileExpired)] == ["outpost", "resettlement"]
    assert held(position) == []


def test_an_unused_nomad_tile_leaves_the_game_too() -> None:
    """R-102: at the end of the turn in which it could be used."""
    board = make_board(ROW, at="C1", extra={"R3": "N", "R5": "N"})
    position = make_position(board, tiles="outpost@R3 sword@R5:new", supply={0: 0}, deck="grass")
    play(position, "turn end")
    assert held(position) == ["sword@R5:new"]


def test_a_nomad_tile_is_kept_without_a_piece_beside_its_space() -> None:
    """R-103: only location tiles are lost."""
    board = make_board(ROW, at="C1", extra={"B3": "N", "D3": "F", "R5": "P"})
    position = make_position(board, own="C4 C9", tiles="sword@B3 farm@D3 paddock@R5")
    play(position, "tile:paddock move C4 C6")
    assert held(position) == ["paddock@R5:used", "sword@B3:usable"]


def test_a_nomad_space_is_a_site_but_no_castle() -> None:
    """R-104: also an empty one, for Merchants, Workers and Place of refuge; no 3 gold."""
    board = make_board(ROW, at="C1", extra={"B3": "N", "D4": "N"})
    cards = ["merchants", "workers", "place_of_refuge"]
    position = make_position(board, own="C3 C4", cards=cards)
    assert {entry.card: entry.gold for entry in position.scores()[0].entries} == {
        "merchants": 8,
        "workers": 2,
        "place_of_refuge": 0,
        "castle": 0,
    }


def test_treasure_is_gold_at_once() -> None:
    """R-105: three gold on claiming, and the tile leaves the game."""
    board = make_board(ROW, at="C1", extra={"B3": "N", "D9": "N", "R5": "P"})
    position = make_position(board, own="C12", nomads="treasure@B3 treasure@D9", tiles="paddock@R5")
    events = play(position, "mandatory build C11")
    assert of_kind(events, Gold) == []
    events = play(position, "mandatory build C10")
    assert of_kind(events, TileTaken, Gold) == [
        TileTaken(0, "treasure", grid.parse_hex("D9")),
        Gold(0, "treasure", 3, grid.parse_hex("D9")),
    ]
    assert held(position) == ["paddock@R5:usable"]
    assert earned(position, "treasure") == [3, 0]
    assert [sheet["treasure"] for sheet in position.scores()] == [3, 0]
    assert position.gold() == [sheet.total for sheet in position.scores()]


# -- donation ----------------------------------------------------------------------------------


def test_donation_is_one_block_of_three() -> None:
    """R-106: each adjacent if possible, without other moves between, closed after the third."""
    board = make_board(
        ROW, at="M1", extra={**dict.fromkeys(("C3", "C4", "C9", "C10"), "d"), "B3": "g", "R5": "N"}
    )
    position = make_position(board, own="B3", tiles="donation_desert@R5")
    assert target_names(position, "nomad:donation_desert") == "C3 C4"
    play(position, "nomad:donation_desert build C3")
    assert moves(position) == {"nomad:donation_desert build C4"}
    assert position.why_not("mandatory", grid.parse_hex("M1")).code == "block"
    play(position, "nomad:donation_desert build C4")
    assert moves(position) == {f"nomad:donation_desert build {n}" for n in ("C9", "C10")}
    play(position, "nomad:donation_desert build C9")
    assert position.block is None
    assert position.supply[0] == 39 - 3
    assert "nomad:donation_desert" not in position.sources()


@pytest.mark.parametrize(("supply", "land", "built"), [(2, 4, 2), (40, 2, 2), (40, 1, 1)])
def test_donation_ends_when_hexes_or_supply_run_out(supply: int, land: int, built: int) -> None:
    """R-106: fewer than three are built then; no other terrain replaces the rest."""
    extra = {f"C{column}": "d" for column in range(1, land + 1)}
    board = make_board(ROW, at="M1", extra={**extra, "R5": "N"})
    position = make_position(board, tiles="donation_desert@R5", supply={0: supply})
    for _ in range(built):
        position.push(position.legal_moves(("nomad:donation_desert",))[0])
    assert position.block is None
    assert position.supply[0] == supply - built
    assert position.card == "grass"
    assert ("mandatory" in position.sources()) == (supply > built)


def test_donated_water_and_mountains_score_as_what_they_are() -> None:
    """R-107: on water they earn for Miners but not for Fishermen, on a mountain the other way
    round.
    """
    board = make_board("m.m\n", extra={"T20": "g", "R5": "N", "R7": "N"})
    tiles = "donation_water@R5 donation_mountain@R7"
    position = make_position(board, own="T20", tiles=tiles, cards=["fishermen", "miners"])
    # the surrounding water is land for this tile: adjacent to T20 if possible
    assert target_names(position, "nomad:donation_water") == "S20 T19"
    position = make_position(board, tiles=tiles, cards=["fishermen", "miners"])
    play(position, "nomad:donation_mountain build A1", "nomad:donation_mountain build A3")
    assert [position.scores()[0][card] for card in ("fishermen", "miners")] == [2, 0]
    position = make_position(board, tiles=tiles, cards=["fishermen", "miners"])
    play(position, "nomad:donation_water build A2")
    assert [position.scores()[0][card] for card in ("fishermen", "miners")] == [0, 1]


# -- resettlement ------------------------------------------------------------------------------


def test_resettlement_gains_and_loses_tiles_on_the_way() -> None:
    """R-108: rulebook example: three steps of one settlement, one of another."""
    extra = {"B5": "N", "D1": "R", "R5": "N", "L4": "F"}
    board = make_board(ROW, at="C1", extra={**extra, **{f"M{c}": "g" for c in range(1, 21)}})
    position = make_position(
        board, own="C2 M2", nomads="treasure@B5", tiles="tower@D1 resettlement@R5"
    )
    events = play(position, "nomad:resettlement move C2 C3")
    assert kinds(events) == ["TileUsed", "Moved", "TileLost"]  # D1 is not touched any more
    assert held(position) == ["resettlement@R5:used"]
    assert {move.split()[0] for move in moves(position)} == {"nomad:resettlement"}
    assert target_names(position, "nomad:resettlement", "C3") == "C2 C4"
    play(position, "nomad:resettlement move C3 C4")
    events = play(position, "nomad:resettlement move C4 C5")  # touches B5
    assert kinds(events) == ["Moved", "TileTaken", "Gold"]
    play(position, "nomad:resettlement move M2 M3")
    assert position.block is None
    assert "nomad:resettlement" not in position.sources()
    assert position.supply == (38, 40)


def test_resettlement_may_stop_after_any_step() -> None:
    """R-108: one step is the least, four are the most."""
    position = make_position(
        make_board(ROW, at="C1", extra={"R5": "N"}), own="C2", tiles="resettlement@R5"
    )
    assert "nomad:resettlement skip" not in moves(position)
    play(position, "nomad:resettlement move C2 C3", "nomad:resettlement skip")
    assert position.block is None
    assert "nomad:resettlement" not in position.sources()


def test_a_resettlement_step_may_lead_back() -> None:
    """R-109: a step to the starting hex is legal, and every step counts."""
    position = make_position(
        make_board(ROW, at="C1", extra={"R5": "N"}), own="C2", tiles="resettlement@R5"
    )
    for text in ("C2 C3", "C3 C2", "C2 C3", "C3 C2"):
        play(position, f"nomad:resettlement move {text}")
    assert names(position.own[0]) == "C2"
    assert position.block is None


def test_resettlement_enters_eligible_hexes_only() -> None:
    """R-110: no water, mountain, location, piece, wall or blocked hex; it may start on water."""
    extra = {"B2": "m", "B3": "F", "D2": "w", "R5": "N", "R7": "Q", "R9": "K", "C9": "w"}
    board = make_board(full("g"), extra=extra)
    position = make_position(
        board,
        own="C3 C9",
        other="C4",
        walls="D3",
        others_of={1: "warrior@E7"},
        tiles="resettlement@R5",
    )
    # C2 is left; B2 mountain, B3 location, C4 other, D2 water, D3 wall
    assert target_names(position, "nomad:resettlement", "C3") == "C2"
    # no adjacency: all six hexes around C9 are grass, none is next to the warrior
    assert target_names(position, "nomad:resettlement", "C9") == "B8 B9 C8 C10 D8 D9"
    position = make_position(board, own="D8", others_of={1: "warrior@E7"}, tiles="resettlement@R5")
    assert target_names(position, "nomad:resettlement", "D8") == "C8 D9 E9"


# -- outpost -----------------------------------------------------------------------------------


def test_the_outpost_frees_one_placement() -> None:
    """R-111: at any time of the turn, also between mandatory builds; the terrain stays."""
    extra = {"R1": "d", "R9": "d", "R5": "N", "P5": "N", "P9": "A", "S1": "w"}
    board = make_board(ROW, at="C1", extra=extra)
    position = make_position(board, own="C2 S1", tiles="outpost@R5 outpost@P5 oasis@P9")
    play(position, "mandatory build C3")
    assert {m.split()[0] for m in moves(position)} == {"mandatory", "nomad:outpost"}
    assert target_names(position, "mandatory") == "C1 C4"
    play(position, "nomad:outpost use")
    assert position.armed
    assert "nomad:outpost use" not in moves(position)  # one at a time
    assert len(target_names(position, "mandatory").split()) == 18
    play(position, "mandatory build C20")
    assert target_names(position, "mandatory") == "C1 C4 C19"
    play(position, "mandatory build C4", "nomad:outpost use")
    assert target_names(position, "tile:oasis") == "R1 R9"
    play(position, "tile:oasis build R9")
    assert moves(position) == {"turn end"}


def test_the_outpost_is_used_up_by_the_next_placement_with_adjacency() -> None:
    """R-112: also by a placement that touches an own piece anyway; it expires at the end of the
    turn.
    """
    board = make_board(ROW, at="C1", extra={"R5": "N", "P5": "N"})
    position = make_position(board, own="C2", tiles="outpost@R5 outpost@P5", deck="grass")
    play(position, "nomad:outpost use", "mandatory build C3")
    assert not position.armed
    assert target_names(position, "mandatory") == "C1 C4"
    play(position, "mandatory build C4", "mandatory build C5", "nomad:outpost use", "turn end")
    assert not position.armed
    assert held(position) == []


@pytest.mark.parametrize("tile", ["tavern", "village", "quarry", "caravan", "paddock"])
def test_the_outpost_waits_where_adjacency_is_the_action(tile: str) -> None:
    """R-113: tavern, village, quarry, caravan and paddock neither need it nor use it up."""
    letter = {"tavern": "V", "village": "L", "quarry": "Q", "caravan": "C", "paddock": "P"}[tile]
    board = make_board(full("g"), extra={"R5": "N", "P5": letter})
    position = make_position(board, own="C4-6 D4", tiles=f"outpost@R5 {tile}@P5")
    before = [str(move) for move in position.legal_moves((f"tile:{tile}",))]
    play(position, "nomad:outpost use")
    assert [str(move) for move in position.legal_moves((f"tile:{tile}",))] == before
    play(position, before[0])
    assert position.armed
    if tile == "quarry":
        play(position, "tile:quarry skip")
    play(position, "mandatory build T20")
    assert not position.armed


def test_the_outpost_does_not_serve_the_city_hall() -> None:
    """R-113: the city hall must touch an own piece; the outpost waits."""
    board = make_board(full("g"), extra={"R5": "N", "P5": "Y", "P9": "K"})
    position = make_position(board, own="E3", tiles="outpost@R5 city_hall@P5 barracks@P9")
    before = target_names(position, "tile:city_hall")
    play(position, "nomad:outpost use")
    assert target_names(position, "tile:city_hall") == before
    play(position, "tile:city_hall place E5")
    assert position.armed
    play(position, "tile:barracks place T20")
    assert not position.armed


def test_the_outpost_inside_blocks() -> None:
    """R-114: usable inside donation, not inside resettlement, quarry or a walk."""
    extra = {"R5": "N", "R7": "N", "R9": "N", "P5": "Q", "P9": "W"}
    board = make_board(ROW + "\n" + ROW, at="C1", extra=extra)
    tiles = "outpost@R5 donation_grass@R7 resettlement@R9 quarry@P5 wagon@P9"
    position = make_position(board, own="C2", others="wagon@C15", tiles=tiles)
    play(position, "nomad:donation_grass build C3", "nomad:outpost use")
    assert {m.split()[0] for m in moves(position)} == {"nomad:donation_grass"}
    assert "nomad:donation_grass build C20" in moves(position)
    for first in (
        "nomad:resettlement move C2 C3",
        "tile:quarry wall C3",
        "tile:wagon move C15 C16",
    ):
        position = make_position(board, own="C2", others="wagon@C15", tiles=tiles)
        play(position, first)
        assert "nomad:outpost" not in position.sources()
        assert {m.split()[0] for m in moves(position)} == {first.split()[0]}


@pytest.mark.parametrize(
    ("letter", "tile", "text"),
    [
        ("B", "barn", "tile:barn move C2 C20"),
        ("H", "harbor", "tile:harbor move C2 T20"),
        ("K", "barracks", "tile:barracks place C20"),
        ("I", "lighthouse", "tile:lighthouse place T20"),
        ("W", "wagon", "tile:wagon place C20"),
        ("O", "oracle", "tile:oracle build C20"),
    ],
)
def test_the_outpost_serves_moves_and_pieces(letter: str, tile: str, text: str) -> None:
    """R-115: every placement that carries "adjacent if possible", also moves and pieces."""
    board = make_board(ROW, at="C1", extra={"R5": "N", "P5": letter})
    position = make_position(board, own="C1 C2", tiles=f"outpost@R5 {tile}@P5")
    assert text not in moves(position)
    play(position, "nomad:outpost use", text)
    assert not position.armed


# -- sword -------------------------------------------------------------------------------------


def sword_position() -> Position:
    """Return a game of four in which the sword can hit player 1 and a warrior of player 3."""
    board = make_board(full("g"), extra={"B3": "F", "R5": "N", "R7": "K", "R9": "Y"})
    return make_position(
        board,
        pieces=["M1", "C3 C9", "", ""],
        others_of={3: "warrior@C12", 2: "city_hall@H16"},
        tiles="sword@R5",
        tiles_of={1: "farm@B3"},
        supply={1: 0, 3: 40},
        hands=["", "grass", "grass", "grass"],
    )


def test_the_sword_hits_every_opponent_from_the_left() -> None:
    """R-116: one choice each; an opponent with nothing on the board is skipped."""
    position = sword_position()
    assert target_names(position, "nomad:sword") == "C3 C9"
    events = play(position, "nomad:sword remove C3")
    assert kinds(events) == ["TileUsed", "Removed", "TileLost"]
    assert held(position, 1) == []
    assert moves(position) == {"nomad:sword remove C12"}
    events = play(position, "nomad:sword remove C12")
    assert of_kind(events, Removed) == [
        Removed(0, 3, "warrior", grid.parse_hex("C12"), "nomad:sword")
    ]
    assert position.block is None
    assert position.supply[1] == 1


def test_the_sword_returns_settlements_without_undoing_the_end() -> None:
    """R-116: the last round stays the last one."""
    board = make_board(full("g"), extra={"R5": "N"})
    position = make_position(
        board,
        own="M1",
        other="C3",
        supply={1: 1},
        active=1,
        hands=["grass", ""],
        deck="grass " * 4,
        tiles="sword@R5",
        start=1,
    )
    play(position, "mandatory build C4")
    assert position.ending
    play(position, "turn end", "nomad:sword remove C4")
    assert position.supply[1] == 1
    while not position.is_over:
        assert position.to_move == 0
        position.push(position.legal_moves()[0])


def test_the_sword_spares_the_city_hall() -> None:
    """R-117: it hits warriors, wagons and ships, but neither city halls nor walls."""
    position = sword_position()
    play(position, "nomad:sword remove C9")
    # player 2 has a city hall only and is skipped
    assert moves(position) == {"nomad:sword remove C12"}
    board = make_board(full("g"), extra={"R5": "N", "R7": "Y"})
    position = make_position(board, others_of={1: "city_hall@H16"}, tiles="sword@R5")
    assert "nomad:sword" not in position.sources()


def test_the_warrior_that_the_sword_takes_blocks_no_more() -> None:
    """R-117: its hexes are free at once, and it returns to its owner's supply."""
    board = make_board(full("g"), extra={"R5": "N", "R7": "K"})
    position = make_position(board, own="C1", others_of={1: "warrior@C3"}, tiles="sword@R5")
    assert target_names(position, "mandatory") == "B1 D1"
    play(position, "nomad:sword remove C3")
    assert target_names(position, "mandatory") == "B1 C2 D1"
    assert on_board(position, "warrior", 1) == ""
    assert position.supply == (39, 40)
