"""Self tests of the naive reference engine: capitols, caves, the island (Queenies)."""

from __future__ import annotations

import pytest

from tests.helpers import naive
from tests.helpers.naive import NaiveBoard, hex_name, parse_hex
from tests.helpers.naive_board import distance
from tests.helpers.naive_setup import (
    area,
    at,
    goals,
    make_board,
    make_game,
    names,
    play,
    row,
    sorts,
)

LAND = area("ABCDEFGHIJKLMNOPQRST")


# ----- capitols


def test_capitol() -> None:
    """Each capitol pays 1 per settlement at distance 1 or 2; it is still a castle."""
    board = make_board(capitols="E5 E8", grass=LAND)
    # E6 is 1 and 2 away, E7 2 and 1, C6 2 and 3 or more, E2 3 away
    game = make_game(board, "grass", own="E6 E7 C6 E2", cards="merchants")
    assert game.scores()[0]["capitol"] == 5
    assert game.scores()[0]["castle"] == 6
    assert game.scores()[0]["merchants"] == 8
    assert "capitol" not in make_game(make_board(grass="C1"), "grass").scores()[0]


@pytest.mark.parametrize(
    ("first", "second", "hexes"),
    [
        ("E5", "E5", 0),
        ("E5", "E9", 4),
        ("E5", "D4", 1),
        ("E5", "D5", 1),
        ("E5", "D6", 2),
        ("E5", "C4", 2),
        ("E5", "A1", 6),
        ("E5", "A7", 4),
        ("D5", "E6", 1),
        ("iA1", "iE6", 7),
    ],
)
def test_distance(first: str, second: str, hexes: int) -> None:
    """Pure hex distance: a step changes a shifted row by half a hex."""
    assert distance(parse_hex(first), parse_hex(second)) == hexes
    assert distance(parse_hex(second), parse_hex(first)) == hexes


def test_distance_is_the_number_of_steps() -> None:
    """It equals that of the rings around a hex."""
    board = NaiveBoard()
    centre = parse_hex("K10")
    ring, seen = {centre}, {centre}
    for steps in range(1, 8):
        ring = board.around(ring) - seen
        seen |= ring
        assert {distance(centre, hex_) for hex_ in ring} == {steps}


# ----- caves


def test_cave_move() -> None:
    """Once per turn a piece moves from next to a cave to next to any cave, the same one too."""
    board = make_board(caves="C5 M5", grass="C4 C6 B4 M4 N5 R1", water="M6")
    # C5 touches C4 C6 B4 B5 D4 D5; M5 touches M4 M6 L4 L5 N4 N5
    game = make_game(board, "grass", own="C4 R1", deck="grass")
    assert goals(game, "cave move C4") == "B4 C6 M4 N5"
    assert goals(game, "cave move R1") == ""
    game.play("cave move C4 M4")
    assert goals(game, "cave") == ""
    assert sorts(game) == {"mandatory build"}


def test_a_cave_is_a_mountain() -> None:
    """R-304, R-305: a wagon may stand on it, and is not adjacent to that cave."""
    board = make_board(caves="C5", grass="C4 C6 C7 M1")
    game = make_game(board, "grass", own="C7", tiles="mountain_station@D7 wagon@B7", cards="miners")
    game.pieces[0]["wagon"] = at("C6")
    assert "tile:wagon move C6 C5" in game.legal()
    assert "cave move C6 C4" in game.legal()
    assert goals(game, "tile:mountain_station build") == "C4"
    assert game.scores()[0]["miners"] == 1
    game.pieces[0]["wagon"] = at("C5")
    assert goals(game, "cave move C5") == ""
    assert game.scores()[0]["miners"] == 0


def test_caves_and_pieces() -> None:
    """The target must be legal for the piece; with the house rule pieces move by their own tiles
    only.
    """
    board = make_board(caves="C5", grass="C4 C6 B4 M1")
    for house, found in (("", "B4 C4"), ("own_tiles_only", "")):
        game = make_game(board, "grass", own="M1", house=house)
        game.pieces[0]["warrior"] = at("C6")
        assert goals(game, "cave move C6") == found
    between = make_game(board, "grass", own="C4")
    between.play("mandatory build B4")
    assert goals(between, "cave") == ""


# ----- island


def test_names_of_island_hexes() -> None:
    """The names are iA1 to iE6."""
    for name in ("iA1", "iC4", "iE6", "C7"):
        assert hex_name(parse_hex(name)) == name
    board = NaiveBoard()
    board.add_island(naive.ISLANDS["rope_bridge"], "rope_bridge")
    assert names(set(board.locations)) == "iB4"
    assert names(board.castles) == "iD2"
    assert names(set(board.neighbours(parse_hex("iA4")))) == "iA5 iB3 iB4"
    assert names(board.hexes_of("forest")) == "iD1 iE2 iE3"


def island_board(**more: str) -> NaiveBoard:
    """An island whose only inner hex is iC3; the seven hexes of its flower and iC5."""
    island = {"grass": "iB2 iB3 iC2 iC3 iC4", "canyon": "iD2 iC5", "forest": "iD3"}
    both = {kind: f"{island.get(kind, '')} {more.get(kind, '')}" for kind in {*island, *more}}
    return make_board(**both)


def test_the_island_belongs_to_every_placement() -> None:
    """R-310: allowed where nothing adjoins on the main board; then it may adjoin in turn."""
    board = island_board(grass="A1 C9", canyon="A2 R1", desert="C10 T1")
    game = make_game(board, "grass", own="C9", tiles="oasis@B9 farm@B10")
    # no free grass on the main board touches C9
    assert goals(game, "mandatory build") == "A1 iB2 iB3 iC2 iC3 iC4"
    play(game, "mandatory build iC2")
    assert goals(game, "mandatory build") == "iB2 iC3"
    # iB2 touches iC2 and iC3 (odd row); the oasis is adjacent to C10
    play(game, "mandatory build iC3", "mandatory build iC4")
    assert goals(game, "tile:oasis build") == "C10"
    # B2, B3 of the island touch the pieces there
    assert goals(game, "tile:farm build") == "iB2 iB3"


def test_boards_do_not_touch() -> None:
    """A step never leads from one board to the other."""
    board = island_board(grass=LAND)
    for hex_ in board.island:
        assert set(board.neighbours(hex_)) <= board.island
    for name in row("A").split() + row("T").split():
        assert not set(board.neighbours(parse_hex(name))) & board.island


def test_coast() -> None:
    """R-314, R-315: a hex with a neighbour missing is next to water; no piece is on the sea."""
    board = island_board(grass="A1")
    game = make_game(board, "grass", own="iC3", tiles="water_mill@T1", cards="fishermen")
    # iC3 has all six neighbours
    assert game.scores()[0]["fishermen"] == 0
    assert goals(game, "tile:water_mill build") == "iB2 iB3 iC2 iC4 iD2 iD3"
    game.settlements[0] = at("iC5 iB2")
    assert game.scores()[0]["fishermen"] == 2


def test_the_rim_is_no_board_edge() -> None:
    """Tower, travellers, vassals and tasks of the edge ignore it; iC1 is in the first column."""
    board = island_board(grass="A1 C9 iC1", water="A5")
    game = make_game(board, "grass", own="C9", tiles="tower@T1", cards="travellers vassals")
    assert goals(game, "tile:tower build") == "A1"
    game.settlements[0] = at("iC1 iB2 iC2 iC5")
    assert game.scores()[0] == {"travellers": 0, "vassals": 0, "castle": 0}
    assert naive.TASKS["compass_points"](board, [at("iC1 A5 T5 C20")], 0) == 0
    assert naive.TASKS["compass_points"](board, [at("C1 A5 T5 C20")], 0) == 10
    west = "C1 D1 E1 F1 G1 H1"
    assert naive.TASKS["advance"](board, [at(west + " iC1")], 0) == 0
    assert naive.TASKS["advance"](board, [at(west + " I1")], 0) == 9


def test_moves_on_the_island() -> None:
    """R-316: a paddock needs only its target; refuge bonus and caravan stop at the rim."""
    board = island_board(grass="A1")
    board.island.discard(parse_hex("iC4"))
    del board.terrain[parse_hex("iC4")]
    game = make_game(board, "grass", own="iC3", tiles="paddock@T1 caravan@T2 refuge@T3")
    game.bonuses[0].append(naive.NaiveBonus("refuge_bonus", fresh=False))
    assert goals(game, "tile:paddock move iC3") == "iC5"
    assert goals(game, "tile:caravan move iC3") == "iB2 iB3 iC2 iD2 iD3"
    assert goals(game, "bonus:refuge_bonus move iC3") == "iB2 iB3 iC2 iD2 iD3"
    assert goals(game, "tile:refuge move iC3") == "iB2 iB3 iC2 iD2 iD3"


def test_bridges() -> None:
    """Rope bridge to canyon, tree house to forest, AIP; they use up the outpost."""
    board = island_board(grass="A1 C9 M1", canyon="D9 R1", forest="R9")
    tiles = "rope_bridge@T1 tree_house@T2"
    game = make_game(board, "grass", own="C9 M1", tiles=tiles, nomads="outpost")
    # D9 touches C9 and C10
    assert goals(game, "tile:rope_bridge move M1") == "D9"
    assert goals(game, "tile:rope_bridge move C9") == "D9 R1 iC5 iD2"
    assert goals(game, "tile:tree_house move C9") == "R9 iD3"
    play(game, "nomad:outpost use")
    assert goals(game, "tile:rope_bridge move M1") == "D9 R1 iC5 iD2"
    play(game, "tile:rope_bridge move M1 iC5")
    assert not game.armed
    assert goals(game, "tile:rope_bridge") == ""


def test_city_hall_on_the_island() -> None:
    """All seven hexes are on one board, so there is one place."""
    board = island_board(grass="A1")
    game = make_game(board, "grass", own="iC5", tiles="city_hall@T1")
    assert goals(game, "tile:city_hall place") == "iC3"


def test_island_scores() -> None:
    """It has rows of its own and no sector."""
    board = island_board(grass=LAND)
    cards = "discoverers knights rangers homesteaders farmers lords mayors"
    game = make_game(board, "grass", own="iC2 iC3 iC4 iB2 A1", other="A2", cards=cards)
    found = game.scores()[0]
    # rows A, iB and iC; three in iC; alone in A and iB
    assert (found["discoverers"], found["knights"], found["rangers"]) == (3, 6, 4)
    assert (found["homesteaders"], found["farmers"]) == (1, 0)
    # one each in the first sector, none elsewhere
    assert found["lords"] == 48
    game.build(parse_hex("iC5"))
    assert list(game.marks.values()) == [0]
    assert game.scores()[0]["mayors"] == 4


def test_the_island_has_a_castle_and_a_location() -> None:
    """They work as elsewhere."""
    board = NaiveBoard()
    board.add_island(naive.ISLANDS["tree_house"], "tree_house")
    game = make_game(board, "grass", cards="workers")
    game.build(parse_hex("iE5"))
    # iD5 is the location; iE5 touches iD4 and iD5
    assert [tile.kind for tile in game.tiles[0]] == ["tree_house"]
    game.build(parse_hex("iC3"))
    # iB3 is the castle; iC3 touches iB2 and iB3
    assert game.scores()[0] == {"workers": 2, "castle": 3}
