"""Self tests of the naive reference engine: Nomads, on small positions and rulebook examples."""

from __future__ import annotations

import pytest

from tests.helpers import naive
from tests.helpers.naive import parse_hex
from tests.helpers.naive_setup import area, at, goals, make_board, make_game, names, play, row

LAND = area("ABCDEFGHIJKLMNOPQRST")


# ----- location tiles


def test_caravan_has_four_directions() -> None:
    """The rulebook's example: two directions are closed; slides go as far as possible."""
    board = make_board(locations="farm@H3", mountain="D4", water="B6", grass=LAND)
    game = make_game(board, "grass", own="E5 R3", other="E6", tiles="caravan@S3")
    game.walls = at("E2")
    assert goals(game, "tile:caravan move E5") == "C6 E3 G4 T12"
    # a warrior's neighbours are obstacles as well: C6 touches B5
    game.pieces[1]["warrior"] = at("B5")
    assert goals(game, "tile:caravan move E5") == "D5 E3 G4 T12"
    game.play("tile:caravan move E5 D5")
    assert goals(game, "tile:caravan") == ""


def test_caravan_jumps_over_no_piece() -> None:
    """Own settlements are obstacles too; each event is one move, so nothing is gained en route."""
    board = make_board(locations="farm@D4", grass=row("C"))
    game = make_game(board, "grass", own="C1 C9", tiles="caravan@D9")
    assert goals(game, "tile:caravan move C1") == "C8"
    game.play("tile:caravan move C1 C8")
    assert [tile.kind for tile in game.tiles[0]] == ["caravan"]


def test_village_and_garden() -> None:
    """Village builds at three own neighbours, on any land; garden on a flower field, AIP."""
    board = make_board(grass=row("C"), flower="B2 B3 B8", water="D3")
    # B3 touches C3 and C4, B2 touches C2 and C3; B8 touches C8 and C9
    game = make_game(board, "grass", own="C2 C3 C4", other="B4", tiles="village@T2 garden@T4")
    assert goals(game, "tile:village build") == ""
    assert goals(game, "tile:garden build") == "B2 B3"
    game.play("tile:garden build B2")
    assert goals(game, "tile:village build") == "B3"
    game.supply[0] = 0
    assert goals(game, "tile:village build") == ""


def test_quarry() -> None:
    """The rulebook's example: the second wall is skipped automatically; adjacency is absolute."""
    board = make_board(desert="C3 C9", grass=row("M"))
    game = make_game(board, "desert", own="C4", deck="grass grass", tiles="quarry@B4")
    assert goals(game, "tile:quarry wall") == "C3"
    game.play("tile:quarry wall C3")
    assert game.walls == at("C3")
    assert game.block is None
    assert goals(game, "mandatory build") == "C9"


def test_quarry_block() -> None:
    """The block has one or two walls, no other action between them; the stock is 25."""
    board = make_board(desert=row("C"), grass=row("B"))
    game = make_game(board, "desert", own="C4 C9", tiles="quarry@D4 farm@D9")
    game.play("tile:quarry wall C3")
    assert game.legal() == {f"tile:quarry wall {n}" for n in ("C5", "C8", "C10")} | {
        "tile:quarry skip"
    }
    game.play("tile:quarry wall C5")
    assert goals(game, "tile:quarry") == ""
    assert goals(game, "mandatory build") == "C10 C8"
    other = make_game(board, "desert", own="C4 C9", tiles="quarry@D4")
    other.walls = at(row("S") + " T1 T2 T3 T4")
    play(other, "tile:quarry wall C3")
    assert (other.block, len(other.walls)) == (None, 25)
    third = make_game(board, "desert", own="C4 C9", tiles="quarry@D4")
    play(third, "tile:quarry wall C3", "tile:quarry skip")
    assert goals(third, "tile:quarry") == ""


def test_a_wall_makes_the_card_useless_inside_the_block() -> None:
    """R-119: the next wall goes on the new terrain."""
    board = make_board(desert="C3", grass="C5 M2")
    game = make_game(board, "desert", own="C4", deck="grass", tiles="quarry@B4")
    game.play("tile:quarry wall C3")
    assert (game.removed, game.hands[0]) == (["desert"], "grass")
    assert game.legal() == {"tile:quarry wall C5", "tile:quarry skip"}


# ----- nomad tiles


def test_treasure_has_no_tile() -> None:
    """It is three gold at once; other tiles wait for the next round and leave at its end."""
    board = make_board(nomads="treasure@B3 resettlement@D4", grass=row("C"))
    game = make_game(board, "grass", deck="grass grass grass grass")
    # C4 touches B3 and D4
    game.play("mandatory build C4")
    assert (game.gold, game.red[0], len(game.nomad_tiles[0])) == ([3, 0], {"treasure": 3}, 1)
    play(game, "mandatory build C3", "mandatory build C5")
    assert game.gold[0] == 3
    assert game.legal() == {"turn end"}
    play(game, "turn end", "mandatory build C9", "mandatory build C8", "mandatory build C10")
    play(game, "turn end")
    assert "nomad:resettlement move C3 C2" in game.legal()
    play(game, "mandatory build C2", "mandatory build C1", "mandatory build C6", "turn end")
    assert game.nomad_tiles[0] == []
    assert [gold["treasure"] for gold in game.scores()] == [3, 0]


def test_a_nomad_space_is_a_site_and_is_emptied_once() -> None:
    """Merchants and workers count it, also empty; no castle gold."""
    board = make_board(nomads="none@B3 outpost@D3", grass=row("C"))
    game = make_game(board, "grass", own="C3", cards="merchants workers ambassadors")
    assert game.scores()[0] == {
        "merchants": 8,
        "workers": 1,
        "castle": 0,
        "ambassadors": 0,
        "treasure": 0,
    }
    game.play("mandatory build C4")
    game.play("mandatory build C2")
    assert [tile.kind for tile in game.nomad_tiles[0]] == ["outpost"]


def test_donation() -> None:
    """Three settlements are one block, AIP for each; it closes automatically."""
    board = make_board(water="C3 C4 C9 C10", grass=row("M"))
    game = make_game(board, "grass", own="B3", nomads="donation_water", cards="fishermen shepherds")
    assert goals(game, "nomad:donation_water build") == "C3 C4"
    game.play("nomad:donation_water build C3")
    assert game.legal() == {"nomad:donation_water build C4"}
    game.play("nomad:donation_water build C4")
    assert game.red[0]["shepherds"] == 2
    assert game.legal() == {"nomad:donation_water build C9", "nomad:donation_water build C10"}
    game.play("nomad:donation_water build C9")
    assert (game.block, game.supply[0]) == (None, 37)
    # only B3 itself is next to water and not on it
    assert game.scores()[0]["fishermen"] == 1
    short = make_game(board, "grass", own="B3", nomads="donation_water")
    short.supply[0] = 1
    short.play("nomad:donation_water build C3")
    assert short.legal() == {"turn end"}
    assert short.end_triggered


def test_resettlement_gains_on_the_way() -> None:
    """The rulebook's example: three steps of one settlement, one step of another."""
    board = make_board(nomads="treasure@B5", locations="farm@L4", grass=row("C") + " " + row("M"))
    game = make_game(board, "grass", own="C2 M2", tiles="tower@D1", nomads="resettlement")
    game.play("nomad:resettlement move C2 C3")
    # D1 is no longer touched: its tile is lost at once
    assert game.tiles[0] == []
    assert "nomad:resettlement skip" in game.legal()
    assert not any(text.startswith("mandatory") for text in game.legal())
    assert goals(game, "nomad:resettlement move C3") == "C2 C4"
    play(game, "nomad:resettlement move C3 C4", "nomad:resettlement move C4 C5")
    # C5 touches B5
    assert game.gold[0] == 3
    game.play("nomad:resettlement move M2 M3")
    assert [tile.kind for tile in game.tiles[0]] == []
    assert game.block is None
    assert game.supply[0] == 40
    other = make_game(board, "grass", own="C2 M4", nomads="resettlement")
    play(other, "nomad:resettlement move M4 M5", "nomad:resettlement skip")
    assert [tile.kind for tile in other.tiles[0]] == ["farm"]
    assert goals(other, "nomad:resettlement") == ""


def test_outpost() -> None:
    """It frees one placement from adjacency, between mandatory builds too."""
    board = make_board(grass=row("C"), desert="R1 R9", water="E1")
    game = make_game(board, "grass", own="C2 S1", nomads="outpost outpost", tiles="oasis@T1")
    assert "nomad:outpost use" in game.legal()
    play(game, "mandatory build C3", "nomad:outpost use")
    assert "nomad:outpost use" not in game.legal()
    assert len(goals(game, "mandatory build").split()) == 18
    # used up though C4 touches an own piece
    game.play("mandatory build C4")
    assert goals(game, "mandatory build") == "C1 C5"
    assert game.legal() >= {"nomad:outpost use"}
    game.play("mandatory build C5")
    game.play("nomad:outpost use")
    assert goals(game, "tile:oasis build") == "R1 R9"
    game.play("tile:oasis build R9")
    assert game.legal() == {"turn end"}


def test_outpost_inside_a_donation_only() -> None:
    """R-114: it cannot be used inside resettlement."""
    board = make_board(grass=row("C"))
    nomads = "outpost donation_grass resettlement resettlement"
    game = make_game(board, "grass", own="C2", nomads=nomads)
    play(game, "nomad:donation_grass build C3", "nomad:outpost use")
    assert all(text.startswith("nomad:donation_grass") for text in game.legal())
    play(game, "nomad:donation_grass build C9", "nomad:donation_grass build C10")
    other = make_game(board, "grass", own="C2", nomads=nomads)
    other.play("nomad:resettlement move C2 C3")
    assert goals(other, "nomad:outpost") == ""
    play(other, "nomad:resettlement skip", "nomad:resettlement move C3 C2")
    # two identical tiles: both are used now
    other.play("nomad:resettlement skip")
    assert goals(other, "nomad:resettlement") == ""


def test_sword() -> None:
    """Victims are chosen from the left, one each; they lose tiles, the end of the game stays."""
    board = make_board(grass=row("C"), locations="farm@B3", desert=row("M"))
    game = make_game(board, "grass", own="M1", nomads="sword", players=4)
    game.settlements[1:] = [at("C3 C9"), set(), set()]
    game.pieces[3]["warrior"] = at("C12")
    game.pieces[2]["city_hall"] = at("C16")
    game.tiles[1].append(naive.NaiveTile("farm", parse_hex("B3"), fresh=False))
    game.supply = [40, 0, 40, 40]
    game.end_triggered = True
    assert goals(game, "nomad:sword remove") == "C3 C9"
    game.play("nomad:sword remove C3")
    assert game.tiles[1] == []
    assert game.supply[1] == 1
    assert game.end_triggered
    # player 2 has a city hall only
    assert game.legal() == {"nomad:sword remove C12"}
    game.play("nomad:sword remove C12")
    assert game.pieces[3]["warrior"] == set()
    assert (game.block, game.supply[3]) == (None, 40)
    assert goals(make_game(board, "grass", nomads="sword"), "nomad:sword") == ""


# ----- red cards


@pytest.mark.parametrize(
    ("order", "gold"),
    [("C3 C4 C5", 2), ("C4 C5 C3", 2), ("C3 D3 E4", 2), ("C3 C4 D4", 0), ("C3 C4 C6", 0)],
)
def test_families(order: str, gold: int) -> None:
    """Three in a straight line pay, in any order."""
    board = make_board(grass=area("CDE"))
    game = make_game(board, "grass", own="C6 D6 B5 B4 B3", tiles="farm@F5", cards="families")
    game.settlements[0] = set()
    for name in order.split():
        # free choice for the sake of the example
        game.build_mandatory(parse_hex(name))
    assert game.red[0]["families"] == gold
    assert naive.red_families([parse_hex(name) for name in order.split()[:2]]) == 0


def test_families_by_moves() -> None:
    """The third regular build pays at once, on two terrains too; extra builds never count."""
    board = make_board(grass="C3 C4", desert="C5 M1", locations="farm@B1")
    game = make_game(board, "grass", deck="desert", own="B9", cards="families")
    play(game, "mandatory build C3", "mandatory build C4")
    assert (game.hands[0], game.gold[0]) == ("desert", 0)
    game.play("mandatory build C5")
    assert (game.red[0]["families"], game.scores()[0]["families"]) == (2, 2)
    game.build(parse_hex("M1"))
    assert game.gold[0] == 2


def test_families_pay_once() -> None:
    """A piece placed after the three settlements pays nothing more."""
    board = make_board(grass=row("C"))
    game = make_game(board, "grass", own="C2", tiles="barracks@B2", cards="families")
    play(game, "mandatory build C3", "mandatory build C4", "mandatory build C5")
    game.play("tile:barracks place C6")
    assert game.red[0]["families"] == 2


@pytest.mark.parametrize(("order", "gold"), [("C3 C4 C5", 2), ("C5 C4 C3", 0)])
def test_shepherds_in_the_order_abc_or_cba(order: str, gold: int) -> None:
    """The rulebook's example: judged at the moment of building."""
    board = make_board(flower="C2 C3 C4 C5")
    game = make_game(board, "flower", cards="shepherds")
    for name in order.split():
        game.build(parse_hex(name))
    assert (game.red[0]["shepherds"], game.gold) == (gold, [gold, 0])


def test_shepherds_walls_fill_and_warriors_do_not() -> None:
    """A wall fills its hex; a hex next to a warrior is still empty."""
    board = make_board(grass="C2 C3 C4")
    game = make_game(board, "grass", cards="shepherds")
    game.walls = at("C2")
    game.pieces[1]["warrior"] = at("B4")
    # B4 touches C4 and C5
    game.build(parse_hex("C3"))
    assert game.gold[0] == 0
    game.walls = at("C2 C4")
    game.settlements[0] = set()
    game.build(parse_hex("C3"))
    assert game.gold[0] == 2


def test_ambassadors() -> None:
    """Each build next to another player pays one, moves do not."""
    board = make_board(grass=row("C") + " " + row("B"), water="D4")
    game = make_game(board, "grass", own="C9", tiles="paddock@D9", cards="ambassadors", players=3)
    game.settlements[1] = at("C3")
    game.settlements[2] = at("C5")
    game.build(parse_hex("C4"))
    assert game.red[0]["ambassadors"] == 1
    game.pieces[1]["ship"] = at("D4")
    game.play("tile:paddock move C9 C7")
    game.build(parse_hex("B4"))
    assert game.gold[0] == 2
    assert names(game.settlements[0]) == "B4 C4 C7"
