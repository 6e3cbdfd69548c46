"""Rulings on the pieces of Crossroads: warriors, wagons, ships (R-162 to R-173)."""

from __future__ import annotations

from kingdom_builder_qt.core import grid
from tests.core.support import ROW, targets_by_verb
from tests.helpers.builders import (
    full,
    held,
    hexes,
    kinds,
    make_board,
    make_position,
    moves,
    names,
    on_board,
    play,
    target_names,
)

# -- warriors ----------------------------------------------------------------------------------


def test_barracks_places_a_warrior_or_takes_one_back() -> None:
    """R-162: one of the two per turn; two warriors, on any land, adjacent if possible."""
    extra = {"D1": "d", "D2": "d", "B2": "m", "R5": "K"}
    board = make_board(ROW, at="C1", extra=extra)
    position = make_position(board, own="C2", tiles="barracks@R5", deck="grass")
    assert targets_by_verb(position, "tile:barracks") == {"place": "C1 C3 D1 D2"}
    play(position, "tile:barracks place D1")
    assert "tile:barracks" not in position.sources()
    assert position.supply[0] == 39
    position = make_position(board, own="C2", others="warrior@C5 warrior@C9", tiles="barracks@R5")
    assert targets_by_verb(position, "tile:barracks") == {"return": "C5 C9"}
    play(position, "tile:barracks return C5")
    assert on_board(position, "warrior") == "C9"
    position = make_position(board, own="C2", others="warrior@C12", tiles="barracks@R5")
    assert targets_by_verb(position, "tile:barracks") == {"place": "C1 C3 D1 D2", "return": "C12"}


def test_nothing_comes_next_to_a_warrior() -> None:
    """R-163: this holds for builds, moves, walls, pieces and city halls, of its owner too."""
    extra = {"R3": "F", "R5": "Q", "R7": "W", "R9": "Y", "R11": "P", "R13": "N", "B9": "w"}
    board = make_board(full("g"), extra={**extra, "R15": "K"})
    tiles = "farm@R3 quarry@R5 wagon@R7 city_hall@R9 paddock@R11 donation_grass@R13"
    position = make_position(board, own="C3", others="warrior@C5", tiles=tiles)
    around = set(names(grid.NEIGHBOURS[grid.parse_hex("C5")]).split())
    for source in position.sources():
        assert not around & set(target_names(position, source).split()), source
    # the settlement on C3 touches C4, which is blocked, so the other hexes next to it remain
    assert target_names(position, "mandatory") == "B2 B3 C2 D2 D3"
    assert position.why_not("mandatory", grid.parse_hex("C4")).code == "blocked"


def test_blocked_hexes_are_not_possible_for_adjacency_or_the_card() -> None:
    """R-164: if only blocked hexes touch, any other may be taken; they do not keep a card."""
    board = make_board("ggg", extra={"K5": "g", "R5": "K", "B5": "d"})
    position = make_position(board, own="A1", others_of={1: "warrior@A3"})
    assert target_names(position, "mandatory") == "K5"
    position = make_position(
        make_board("ggg", extra={"B5": "d", "R5": "K"}),
        own="A1",
        deck="desert",
        others_of={1: "warrior@A3"},
    )
    assert (position.removed, position.card) == (("grass",), "desert")


def test_a_new_warrior_can_make_the_card_useless() -> None:
    """R-164: judged at once; when it leaves, its hexes are free again."""
    board = make_board("ggg", extra={"B5": "d", "R5": "K"})
    position = make_position(board, own="A1", tiles="barracks@R5", deck="desert")
    events = play(position, "tile:barracks place A2")
    assert kinds(events)[-2:] == ["CardUseless", "CardReplaced"]
    assert position.card == "desert"
    position = make_position(
        board, own="A1", others="warrior@A3", card="desert", tiles="barracks@R5"
    )
    assert names(position.free_mask & hexes("A2")) == ""
    play(position, "tile:barracks return A3")
    assert names(position.free_mask & hexes("A2 A3")) == "A2 A3"


def test_pieces_beside_a_warrior_stay_and_may_leave() -> None:
    """R-165: existing pieces are not affected; a jump crosses blocked hexes."""
    board = make_board(ROW, at="C1", extra={"R5": "P", "R7": "K"})
    position = make_position(
        board, own="C4 C9", others_of={1: "warrior@C5"}, tiles="paddock@R5", cards=["hermits"]
    )
    assert position.scores()[0]["hermits"] == 2
    assert target_names(position, "tile:paddock", "C4") == "C2"
    position = make_position(board, own="C3", others_of={1: "warrior@C6"}, tiles="paddock@R5")
    assert target_names(position, "tile:paddock", "C3") == "C1"


def test_a_lifted_warrior_does_not_block() -> None:
    """R-166: it may move to hexes next to its old place; another warrior still blocks."""
    board = make_board(full("g"), extra={"R5": "P", "R7": "K", "R9": "N"})
    tiles = "paddock@R5 resettlement@R9"
    position = make_position(board, own="K1", others="warrior@C5", tiles=tiles)
    assert target_names(position, "nomad:resettlement", "C5") == "B4 B5 C4 C6 D4 D5"
    position = make_position(
        board, own="K1", others="warrior@C5", others_of={1: "warrior@D3"}, tiles=tiles
    )
    assert target_names(position, "nomad:resettlement", "C5") == "B4 B5 C6 D5"
    # D3 blocks C3 and C4: the jump over C4 is possible, the one to C3 is not
    assert "C3" not in target_names(position, "tile:paddock", "C5").split()
    assert "C7" in target_names(position, "tile:paddock", "C5").split()
    play(position, "tile:paddock move C5 C7")
    assert on_board(position, "warrior") == "C7"
    assert position.blocked & hexes("B4") == 0


# -- wagon and ship ----------------------------------------------------------------------------


def test_the_wagon_is_placed_moved_or_taken_back() -> None:
    """R-167: land and mountain together for adjacency; up to three steps; each one is a move."""
    extra = {"C5": "w", "B2": "m", "B3": "m", "D4": "F", "M1": "g", "R5": "W"}
    board = make_board("gggg", at="C1", extra=extra)
    position = make_position(board, own="C1", tiles="wagon@R5", deck="grass grass")
    assert targets_by_verb(position, "tile:wagon") == {"place": "C2"}
    position = make_position(board, own="C2", tiles="wagon@R5")
    assert targets_by_verb(position, "tile:wagon") == {"place": "B2 C1 C3"}
    position = make_position(board, own="C1", others="wagon@C2", tiles="wagon@R5")
    assert targets_by_verb(position, "tile:wagon") == {"move": "B2 C3", "return": "C2"}
    play(position, "tile:wagon move C2 B2")
    assert moves(position) == {
        "tile:wagon skip",
        *(f"tile:wagon move B2 {name}" for name in ("B3", "C2", "C3")),
    }
    events = play(position, "tile:wagon move B2 B3", "tile:wagon move B3 C4")
    assert kinds(events) == ["Moved", "Moved", "TileTaken"]  # C4 touches D4
    assert position.block is None
    assert target_names(position, "mandatory") == "C2 C3"


def test_the_wagon_may_come_back_on_its_way_and_go_on_without_its_tile() -> None:
    """R-168: a step back is a step; the move continues if its own tile is lost on the way."""
    board = make_board(ROW, at="C1", extra={"B3": "W"})
    position = make_position(board, own="C12", others="wagon@C4", tiles="wagon@B3")
    events = play(position, "tile:wagon move C4 C5")
    assert kinds(events) == ["TileUsed", "Moved", "TileLost"]
    assert held(position) == []
    events = play(position, "tile:wagon move C5 C4")
    # one tile per location for the whole game
    assert kinds(events) == ["Moved"]
    play(position, "tile:wagon skip")
    assert "tile:wagon" not in position.sources()
    assert on_board(position, "wagon") == "C4"


def test_wagon_and_ship_do_not_pass_pieces_walls_or_blocked_hexes() -> None:
    """R-167: every hex of the way must be empty and not next to a warrior."""
    board = make_board("ggggggg", at="C1", extra={"R5": "W", "R7": "K", "R9": "Q", "R11": "I"})
    for more in ({"own": "C3"}, {"walls": "C3"}, {"others_of": {1: "warrior@C4"}}):
        position = make_position(board, others="wagon@C2", tiles="wagon@R5", **more)
        assert target_names(position, "tile:wagon", "C2") == "C1"
    position = make_position(
        board, own="R1", others="ship@B2", others_of={1: "warrior@C4"}, tiles="lighthouse@R11"
    )
    # the warrior blocks B3 and B4; settlements cannot be built there anyway
    assert target_names(position, "tile:lighthouse", "B2") == "A2 A3 B1"


def test_the_ship_is_placed_moved_or_taken_back() -> None:
    """R-169: on water only."""
    board = make_board(full("g"), extra={**dict.fromkeys(("C2", "C3", "C4", "M1"), "w"), "R5": "I"})
    position = make_position(board, own="B1", tiles="lighthouse@R5")
    assert targets_by_verb(position, "tile:lighthouse") == {"place": "C2"}
    position = make_position(board, own="A20", tiles="lighthouse@R5")
    assert targets_by_verb(position, "tile:lighthouse") == {"place": "C2 C3 C4 M1"}
    position = make_position(board, own="B1", others="ship@C2", tiles="lighthouse@R5")
    assert targets_by_verb(position, "tile:lighthouse") == {"return": "C2", "move": "C3"}
    play(position, "tile:lighthouse move C2 C3", "tile:lighthouse move C3 C4")
    assert moves(position) == {"tile:lighthouse move C4 C3", "tile:lighthouse skip"}
    play(position, "tile:lighthouse skip")
    assert on_board(position, "ship") == "C4"
    position = make_position(board, own="B1", others="ship@C2", tiles="lighthouse@R5")
    play(position, "tile:lighthouse return C2")
    assert on_board(position, "ship") == ""
    assert "tile:lighthouse" not in position.sources()


# -- pieces in general -------------------------------------------------------------------------


def test_other_tiles_move_pieces_where_the_terrain_suits_both() -> None:
    """R-170: barn a warrior or wagon, harbor a ship, paddock any piece on land."""
    extra = {"R3": "B", "R5": "H", "R7": "P", "R9": "C", "P3": "K", "P5": "W", "P7": "I"}
    board = make_board(ROW, at="C1", extra={**extra, "B12": "m", "P9": "Y"})
    tiles = "barn@R3 harbor@R5 paddock@R7 caravan@R9"
    position = make_position(board, own="C1", others="warrior@C6 wagon@C12 ship@H5", tiles=tiles)
    assert names(position.origins("tile:barn")) == "C1 C6 C12"
    assert names(position.origins("tile:harbor")) == "C1 H5"
    assert names(position.origins("tile:paddock")) == "C1 C6 C12"
    assert names(position.origins("tile:caravan")) == "C1 C6 C12"
    # a wagon may be on mountains, but the paddock does not lead there
    assert "B12" not in target_names(position, "tile:paddock", "C12").split()
    play(position, "tile:caravan move C12 C8")
    assert on_board(position, "wagon") == "C8"


def test_pieces_count_as_settlements_for_cards_and_castles() -> None:
    """R-171: one each; a ship earns no Fishermen, a wagon on a mountain no Miners."""
    extra = {"A3": "S", "R3": "K", "R5": "W", "R7": "I", "B9": "m", "B10": "m"}
    board = make_board(ROW, at="C1", extra=extra)
    cards = ["hermits", "discoverers", "knights", "fishermen", "miners", "workers"]
    position = make_position(
        board, others="warrior@C3 warrior@C5 wagon@B9 ship@B2", own="C12", cards=cards
    )
    sheet = position.scores()[0]
    assert [sheet[card] for card in cards] == [4, 2, 6, 4, 0, 1]
    assert sheet["castle"] == 3


def test_pieces_oblige_and_join_like_settlements() -> None:
    """R-171: adjacency, areas, lines and the village count them."""
    extra = {"R3": "K", "R5": "W", "R7": "V", "R9": "L", "P3": "I"}
    board = make_board(full("g"), extra={**extra, "D5": "w"})
    position = make_position(
        board, own="C3 C4", others="wagon@C5 ship@D5", tiles="tavern@R7 village@R9"
    )
    assert target_names(position, "tile:tavern") == "C2 C6"
    assert target_names(position, "tile:village") == "D4"
    assert "E5" in target_names(position, "mandatory").split()  # next to the ship only


def test_pieces_take_and_lose_tiles() -> None:
    """R-172: placed or moved next to a location or nomad space they take, leaving they lose."""
    extra = {"B3": "F", "D4": "N", "D9": "O", "R5": "W", "R7": "P"}
    board = make_board(ROW, at="C1", extra=extra)
    position = make_position(
        board, own="C5", nomads="sword@D4", tiles="wagon@R5 paddock@R7", deck="grass"
    )
    play(position, "tile:wagon place C4")
    assert sorted(t.partition("@")[0] for t in held(position)) == [
        "farm",
        "paddock",
        "sword",
        "wagon",
    ]
    events = play(position, "tile:paddock move C4 C2")
    assert kinds(events) == ["TileUsed", "Moved", "TileLost"]
    assert held(position) == ["paddock@R7:used", "sword@D4:new", "wagon@R5:used"]


def test_taking_a_piece_back_loses_tiles_too() -> None:
    """R-172: this includes the tile whose action was just used."""
    board = make_board(ROW, at="C1", extra={"B3": "K", "B9": "F"})
    position = make_position(
        board, own="C12", others="warrior@C3 warrior@C9", tiles="barracks@B3 farm@B9"
    )
    play(position, "tile:barracks return C9")
    assert held(position) == ["barracks@B3:used"]
    position = make_position(board, own="C12", others="warrior@C3", tiles="barracks@B3")
    play(position, "tile:barracks return C3")
    assert held(position) == []


def test_pieces_are_no_supply() -> None:
    """R-173: they neither trigger the end nor count as supply for build tiles."""
    board = make_board(ROW, at="C1", extra={"R5": "K"})
    position = make_position(
        board, own="C2", tiles="barracks@R5", supply={0: 0}, deck="grass", hand="grass"
    )
    play(position, "tile:barracks place C3")
    assert not position.ending
    assert position.supply == (0, 40)


def test_the_safety_end_looks_at_settlements_only() -> None:
    """R-173: a round in which only pieces were placed and no card is left is the last one."""
    board = make_board("ggg", at="C1", extra={"R5": "K", "R7": "K"})
    position = make_position(
        board, pieces=["C1", "C2"], card=None, tiles="barracks@R5", tiles_of={1: "barracks@R7"}
    )
    play(position, "tile:barracks place C3", "turn end", "turn end")
    assert position.is_over
