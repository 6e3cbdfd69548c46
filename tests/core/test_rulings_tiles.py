"""Rulings on moving and on location tiles: taken, used, lost (R-20 to R-39, R-60 to R-67)."""

import pytest

from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.events import TileLost, TileTaken
from tests.helpers.builders import (
    full,
    held,
    hexes,
    kinds,
    make_board,
    make_position,
    moves,
    names,
    of_kind,
    play,
    target_names,
    tidy,
)

# -- moving ------------------------------------------------------------------------------------


def test_the_vacated_hex_joins_the_adjacency_test() -> None:
    """R-20: three settlements fill a grass area of three, and the barn can move none of them."""
    board = make_board("ggg", extra={"K5": "g", "R5": "B"})
    position = make_position(board, own="A1 A2 A3", tiles="barn@R5")
    assert target_names(position, "mandatory") == "K5"
    # Each of the three would leave a free grass hex that touches another own settlement.
    assert "tile:barn" not in position.sources()
    assert position.origins("tile:barn") == 0


def test_the_vacated_hex_is_no_destination() -> None:
    """R-20: a settlement is never moved to its own hex."""
    board = make_board("gggg", extra={"R5": "B"})
    position = make_position(board, own="A1 A2", tiles="barn@R5")
    assert target_names(position, "tile:barn", "A1") == "A3"
    # With A2 lifted, the free grass hex next to A1 is A2 itself.
    assert target_names(position, "tile:barn", "A2") == ""


def test_adjacency_is_judged_for_each_lifted_settlement() -> None:
    """R-21: adjacency depends on the lifted settlement."""
    board = make_board("dgd", extra={"K5": "g", "K9": "d", "R5": "B"})
    position = make_position(board, own="A1 K9", tiles="barn@R5")
    # A1 lifted: no grass is next to K9, and A1 is not grass either, so any grass hex is legal.
    assert target_names(position, "tile:barn", "A1") == "A2 K5"
    # K9 lifted: A2 touches A1.
    assert target_names(position, "tile:barn", "K9") == "A2"


def test_the_lifted_settlement_does_not_count_for_adjacency() -> None:
    """R-21: a hex that only the moved piece touches is not adjacent."""
    board = make_board("dgg\nmmm", extra={"K5": "g", "K6": "d", "R5": "B"})
    position = make_position(board, own="A1 K6", tiles="barn@R5")
    assert target_names(position, "tile:barn", "A1") == "K5"


def test_any_own_settlement_may_be_moved() -> None:
    """R-22: an old one, one built this turn, one on water; none of another player."""
    board = make_board("gggggg", extra={"K7": "g", "R5": "P"})
    position = make_position(board, own="A1 K5", other="K9", tiles="paddock@R5", deck="grass")
    play(position, "mandatory build A2", "mandatory build A3", "mandatory build A4")
    assert names(position.origins("tile:paddock")) == "A3 A4 K5"
    assert target_names(position, "tile:paddock", "K5") == "K7"


def test_a_settlement_leaves_the_water_again() -> None:
    """R-22: it is moved like any other, without touching the supply."""
    board = make_board(".g\n", extra={"A3": "g", "R5": "P"})
    position = make_position(board, own="A1", tiles="paddock@R5")
    before = position.supply
    play(position, "tile:paddock move A1 A3")
    assert names(position.own[0]) == "A3"
    assert position.supply == before


# -- gain and loss -----------------------------------------------------------------------------


def test_a_build_takes_a_tile_from_every_neighbouring_location() -> None:
    """R-30: compulsory, one from each location hex next to the new settlement."""
    board = make_board("", extra={"C5": "g", "C4": "F", "D5": "R", "F5": "B", "K1": "g"})
    position = make_position(board)
    events = play(position, "mandatory build C5")
    assert of_kind(events, TileTaken) == [
        TileTaken(0, "farm", grid.parse_hex("C4")),
        TileTaken(0, "tower", grid.parse_hex("D5")),
    ]
    assert held(position) == ["farm@C4:new", "tower@D5:new"]
    assert position.stock == (1, 1, 2)


def test_two_players_take_a_tile_each_and_then_it_is_empty() -> None:
    """R-36: two tiles per location hex; the third player gets none."""
    board = make_board(full(), extra={"C5": "F"})
    position = make_position(
        board, pieces=["", "", ""], deck="grass grass grass", hands=["", "grass", "grass"]
    )
    for column in ("C4", "C6", "B4"):
        play(position, f"mandatory build {column}")
        while position.builds_left:
            position.push(position.legal_moves()[0])
        play(position, "turn end")
    assert [held(position, player) for player in range(3)] == [
        ["farm@C5:usable"],
        ["farm@C5:new"],
        [],
    ]


def test_only_placing_takes_a_tile() -> None:
    """R-36: an existing settlement next to a location takes no tile later."""
    board = make_board(full(), extra={"C5": "F"})
    position = make_position(board, own="C4")
    play(position, "mandatory build C3")
    assert held(position) == []


def test_one_tile_per_player_and_location_for_the_whole_game() -> None:
    """R-31: a second settlement next to the location takes nothing, nor one after the loss."""
    board = make_board(full(), extra={"B3": "P", "D7": "F"})
    position = make_position(board, own="C3", tiles="paddock@B3", deck="grass")
    events = play(position, "tile:paddock move C3 C5")
    assert of_kind(events, TileLost) == [TileLost(0, "paddock", grid.parse_hex("B3"))]
    assert held(position) == []
    play(position, "mandatory build C4")
    assert held(position) == []
    assert position.stock[position.rules.site_index[grid.parse_hex("B3")]] == 1


def test_a_second_settlement_takes_no_second_tile() -> None:
    """R-31: one tile from a given location."""
    position = make_position(make_board(full(), extra={"B3": "P"}))
    play(position, "mandatory build C3", "mandatory build C4")
    assert held(position) == ["paddock@B3:new"]


def test_a_tile_is_lost_at_once_when_the_last_neighbour_leaves() -> None:
    """R-32: used or not: the tile leaves the game, it does not go back to the location."""
    board = make_board(full(), extra={"B3": "F", "R9": "P"})
    position = make_position(board, own="C3 C4 C9", tiles="farm@B3 paddock@R9")
    play(position, "tile:paddock move C3 C1")
    assert held(position) == ["farm@B3:usable", "paddock@R9:used"]
    position = make_position(board, own="C4 C9", tiles="farm@B3 paddock@R9")
    play(position, "tile:paddock move C4 C6")
    assert held(position) == ["paddock@R9:used"]
    assert position.stock[position.rules.site_index[grid.parse_hex("B3")]] == 1


def test_an_unused_tile_that_is_lost_cannot_be_used() -> None:
    """R-32: the action of this turn is lost with the tile."""
    board = make_board(full(), extra={"B3": "F", "R9": "P"})
    position = make_position(board, own="C4 C9", tiles="farm@B3 paddock@R9")
    play(position, "tile:paddock move C4 C6")
    assert "tile:farm" not in position.sources()
    assert position.why_not("tile:farm", grid.parse_hex("C7")).code == "no_tile"


def test_a_move_that_ends_beside_the_location_keeps_the_tile() -> None:
    """R-32: judged after the move."""
    board = make_board("", extra={"D4": "g", "D6": "g", "D5": "P", "T1": "g"})
    position = make_position(board, own="D4", tiles="paddock@D5")
    play(position, "tile:paddock move D4 D6")
    assert held(position) == ["paddock@D5:used"]


TWINS = make_board(full(), extra={"B3": "P", "L3": "P"})


@pytest.mark.parametrize(("move", "left"), [("C3 C5", "L3"), ("M3 M5", "B3")])
def test_of_two_identical_tiles_the_used_one_goes(move: str, left: str) -> None:
    """R-33: the unused twin stays, tied to the other location."""
    position = make_position(TWINS, own="C3 M3", tiles="paddock@B3 paddock@L3", deck="grass")
    play(position, f"tile:paddock move {move}")
    assert held(position) == [f"paddock@{left}:usable"]
    assert "tile:paddock" in position.sources()


@pytest.mark.parametrize("used", ["B3", "L3"])
@pytest.mark.parametrize(("origin", "left"), [("C3", "L3"), ("M3", "B3")])
def test_the_used_twin_goes_whichever_location_is_left(used: str, origin: str, left: str) -> None:
    """R-33: the unused tile remains, whichever was used and whichever location is left."""
    board = make_board(full(), extra={"B3": "F", "L3": "F", "R9": "P"})
    tiles = " ".join(f"farm@{name}" + (":used" if name == used else "") for name in ("B3", "L3"))
    position = make_position(board, own="C3 M3", tiles=f"{tiles} paddock@R9")
    target = origin[0] + "5"
    play(position, f"tile:paddock move {origin} {target}")
    assert held(position) == [f"farm@{left}:usable", "paddock@R9:used"]


def test_a_used_and_a_new_twin_count_as_used() -> None:
    """R-34: the reason names the used tile; without one it says that the tile is new."""
    board = make_board(full(), extra={"B3": "F", "L3": "F"})
    for tiles, code in (
        ("farm@B3:used farm@L3:new", "tile_used"),
        ("farm@B3:new farm@L3:new", "tile_new"),
    ):
        position = make_position(board, own="C3 M3", tiles=tiles)
        assert position.why_not("tile:farm", grid.parse_hex("C4")).code == code


def test_of_two_unused_twins_the_one_of_the_location_goes() -> None:
    """R-33: without a used one nothing is exchanged."""
    board = make_board(full(), extra={"B3": "F", "L3": "F", "R9": "P"})
    position = make_position(board, own="C3 M3", tiles="farm@B3 farm@L3 paddock@R9")
    play(position, "tile:paddock move C3 C5")
    assert held(position) == ["farm@L3:usable", "paddock@R9:used"]


def test_a_new_tile_that_must_go_is_spared_by_its_used_twin() -> None:
    """R-33: a tile taken this turn is unused too: it stays, still not usable this turn."""
    board = make_board(full(), extra={"B3": "F", "L3": "F", "R9": "P"})
    position = make_position(board, own="C3 M3", tiles="farm@B3:new farm@L3:used paddock@R9")
    play(position, "tile:paddock move C3 C5")
    assert held(position) == ["farm@L3:new", "paddock@R9:used"]


def test_both_twins_are_lost_in_one_move() -> None:
    """R-38: one settlement touched both locations, so no tile can be tied to another one."""
    board = make_board(full(), extra={"B3": "F", "D3": "F", "R9": "P"})
    for states in ((":used", ""), ("", ":used"), ("", ""), (":used", ":used")):
        tiles = f"farm@B3{states[0]} farm@D3{states[1]} paddock@R9"
        position = make_position(board, own="C4 C9", tiles=tiles)
        events = play(position, "tile:paddock move C4 C6")
        assert held(position) == ["paddock@R9:used"]
        assert len(of_kind(events, TileLost)) == 2


def test_two_identical_tiles_give_the_action_twice() -> None:
    """R-39: each once per turn; while both are unused a move is listed once."""
    position = make_position(TWINS, own="C3 C4 M3", tiles="paddock@B3 paddock@L3", deck="grass")
    assert len(position.legal_moves(("tile:paddock",))) == len(moves(position, "tile:paddock"))
    play(position, "tile:paddock move C4 C6")
    assert held(position) == ["paddock@B3:used", "paddock@L3:usable"]
    play(position, "tile:paddock move C6 C8")
    assert "tile:paddock" not in position.sources()


@pytest.mark.parametrize("used", ["B3", "L3", "R3"])
@pytest.mark.parametrize("origin", ["C3", "M3", "S3"])
def test_with_three_identical_tiles_the_used_one_goes(used: str, origin: str) -> None:
    """R-33: custom sections may share a tile, so there may be more than twins."""
    farms = {"B3": "F", "L3": "F", "R3": "F"}
    words = [f"farm@{name}" + (":used" if name == used else "") for name in farms]
    board = make_board(full(), extra={**farms, "P12": "P"})
    position = make_position(board, own="C3 M3 S3", tiles=" ".join([*words, "paddock@P12"]))
    play(position, f"tile:paddock move {origin} {origin[0]}5")
    left = [word for word in held(position) if word.startswith("farm")]
    assert [word.rpartition(":")[2] for word in left] == ["usable", "usable"]


def test_a_tile_is_usable_from_the_next_own_turn() -> None:
    """R-34: not in the turn in which it was taken."""
    board = make_board(full(), extra={"B3": "F"})
    position = make_position(board, deck="grass grass", hand="grass")
    play(position, "mandatory build C3", "mandatory build C4", "mandatory build C5")
    assert moves(position) == {"turn end"}
    assert position.why_not("tile:farm", grid.parse_hex("C6")).code == "tile_new"
    play(position, "turn end", "mandatory build T1", "mandatory build T2", "mandatory build T3")
    play(position, "turn end")
    assert "tile:farm" in position.sources()


def test_a_move_takes_tiles_too() -> None:
    """R-35: moving next to a location has the same effect as building there."""
    board = make_board("", extra={"D4": "g", "D6": "g", "D5": "P", "E7": "F", "T1": "g"})
    position = make_position(board, own="D4", tiles="paddock@D5")
    events = play(position, "tile:paddock move D4 D6")
    assert of_kind(events, TileTaken) == [TileTaken(0, "farm", grid.parse_hex("E7"))]
    assert held(position) == ["farm@E7:new", "paddock@D5:used"]


def test_losses_come_before_gains_before_the_card() -> None:
    """R-37: the order inside one move."""
    board = make_board("", extra={"C3": "g", "C5": "d", "B3": "P", "B5": "F", "T1": "f"})
    position = make_position(board, own="C3", card="desert", tiles="paddock@B3", deck="flower")
    events = play(position, "tile:paddock move C3 C5")
    assert kinds(events) == [
        "TileUsed",
        "Moved",
        "TileLost",
        "TileTaken",
        "CardUseless",
        "CardReplaced",
    ]


def test_tiles_of_others_are_not_touched() -> None:
    """R-32: only the mover's own tiles are judged."""
    board = make_board(full(), extra={"B3": "F", "R9": "P"})
    position = make_position(
        board, own="C3 C9", other="C4", tiles="farm@B3 paddock@R9", tiles_of={1: "farm@B3"}
    )
    play(position, "tile:paddock move C3 C1")
    assert held(position, 0) == ["paddock@R9:used"]
    assert held(position, 1) == ["farm@B3:usable"]


# -- the eight tiles ---------------------------------------------------------------------------


def test_oracle_builds_on_the_card_s_terrain() -> None:
    """R-60: the played card's terrain, adjacent if possible."""
    board = make_board("gdgd\ndgdg", extra={"T20": "d", "R5": "O"})
    position = make_position(board, own="A1", card="desert", tiles="oracle@R5")
    assert target_names(position, "tile:oracle") == "A2 B1"


def test_farm_builds_on_grass() -> None:
    """R-61: it builds on grass with any card."""
    board = make_board("gdg", extra={"R5": "F"})
    position = make_position(board, own="A2", card="desert", deck="grass", tiles="farm@R5")
    assert target_names(position, "tile:farm") == "A1 A3"


def test_oasis_builds_on_desert() -> None:
    """R-62: without desert next to an own settlement any desert hex is legal."""
    board = make_board("gmddm", extra={"R5": "A", "T20": "d"})
    position = make_position(board, own="A1", card="desert", tiles="oasis@R5")
    assert target_names(position, "tile:oasis") == "A3 A4 T20"


def test_tower_builds_at_the_rim() -> None:
    """R-63: if any free rim hex touches an own settlement, on any terrain, it must be one."""
    board = make_board(full(), extra={"R5": "R", "T20": "d", "S20": "m", "A3": "w"})
    position = make_position(board, own="B2", tiles="tower@R5")
    assert target_names(position, "tile:tower") == "A2 B1"
    position = make_position(board, own="E5", tiles="tower@R5")
    rim = hexes("A1-20 T1-20") | sum(hexes(f"{row}1 {row}20") for row in "BCDEFGHIJKLMNOPQRS")
    assert position.targets("tile:tower") == rim & ~hexes("A3 S20")


def test_tower_ignores_the_seams() -> None:
    """R-63: the rim is that of the whole board."""
    position = make_position(make_board(full(), extra={"R5": "R"}), own="J10", tiles="tower@R5")
    assert position.targets("tile:tower") & hexes("J10 J11 K10 K11 A10 T10 J1") == hexes(
        "A10 T10 J1"
    )


def test_tavern_continues_a_straight_line() -> None:
    """R-64: both ends, in the same direction; other own settlements do not matter."""
    position = make_position(
        make_board(full(), extra={"R5": "V"}), own="C3-5 K9", tiles="tavern@R5"
    )
    assert target_names(position, "tile:tavern") == "C2 C6"


def test_tavern_needs_three_in_an_unbroken_straight_line() -> None:
    """R-64: bent or broken strings do not count."""
    board = make_board(full(), extra={"R5": "V"})
    for own in ("C3 C4", "C3 C4 D4", "C3 C4 C6", "C3 D3 E3"):
        position = make_position(board, own=own, tiles="tavern@R5")
        assert target_names(position, "tile:tavern") == ""


@pytest.mark.parametrize(
    ("own", "ends"),
    [
        ("C3 D3 E4", "B2 F4"),
        ("C4 D3 E3", "B4 F2"),
        ("C3-6", "C2 C7"),
        ("A1-3", "A4"),
        ("A18-20", "A17"),
        ("T1 S2 R2", "Q3"),
    ],
)
def test_tavern_knows_three_directions_and_the_rim(own: str, ends: str) -> None:
    """R-64: horizontally and on both diagonals; a line never continues beyond the rim."""
    position = make_position(make_board(full(), extra={"K15": "V"}), own=own, tiles="tavern@K15")
    assert target_names(position, "tile:tavern") == tidy(ends)


def test_barn_moves_to_the_card_s_terrain() -> None:
    """R-65: any own settlement, adjacent to another own one if possible."""
    board = make_board("gddg", extra={"K5": "f", "T20": "d", "R5": "B"})
    position = make_position(board, own="A1 K5", card="desert", tiles="barn@R5")
    assert target_names(position, "tile:barn", "K5") == "A2"
    assert target_names(position, "tile:barn", "A1") == "A2 A3 T20"


def test_harbor_moves_to_water() -> None:
    """R-66: the only way onto water, adjacent if possible."""
    board = make_board(full(), extra={"C5": "w", "C9": "w", "T20": "w", "R5": "H"})
    position = make_position(board, own="C4 K9", tiles="harbor@R5")
    assert target_names(position, "tile:harbor", "K9") == "C5"
    assert target_names(position, "tile:harbor", "C4") == "C5 C9 T20"
    play(position, "tile:harbor move K9 C5")
    assert names(position.own[0]) == "C4 C5"


def test_paddock_jumps_two_hexes_straight_over_anything() -> None:
    """R-67: in six directions over anything; the target need not be adjacent."""
    around = {"C4": "w", "C6": "S", "B4": "m", "B5": "F", "R5": "P"}
    board = make_board(full(), extra=around)
    position = make_position(board, own="C5 D4 K9", other="D5", tiles="paddock@R5")
    assert target_names(position, "tile:paddock", "C5") == "A4 A6 C3 C7 E4 E6"


def test_paddock_lands_on_eligible_hexes_only() -> None:
    """R-67: never on water, mountain, location or an occupied hex, never beyond the rim."""
    board = make_board(full(), extra={"C3": "w", "C7": "m", "A4": "S", "A6": "F", "R5": "P"})
    position = make_position(board, own="C5 E4", other="E6", tiles="paddock@R5")
    assert target_names(position, "tile:paddock", "C5") == ""
    position = make_position(make_board(full(), extra={"R5": "P"}), own="A20", tiles="paddock@R5")
    assert target_names(position, "tile:paddock", "A20") == "A18 C19"


def test_build_tiles_need_a_settlement_in_the_supply() -> None:
    """R-08: without supply no build tile has a target."""
    extra = {"R3": "O", "R5": "F", "R7": "A", "R9": "R", "R11": "V"}
    board = make_board(full(), extra={**extra, "B1": "d"})
    tiles = "oracle@R3 farm@R5 oasis@R7 tower@R9 tavern@R11"
    position = make_position(board, own="C3-5", tiles=tiles, supply={0: 1})
    assert len(position.sources()) == 6
    position = make_position(board, own="C3-5", tiles=tiles, supply={0: 0})
    assert position.sources() == ["turn"]
