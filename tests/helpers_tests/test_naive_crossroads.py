"""Self tests of the naive reference engine: Crossroads, on small positions."""

from __future__ import annotations

import pytest

from tests.helpers import naive
from tests.helpers.naive import parse_hex
from tests.helpers.naive_setup import area, at, goals, make_board, make_game, names, play, row

LAND = area("ABCDEFGHIJKLMNOPQRST")


# ----- fort


def test_fort() -> None:
    """The card is drawn and built on at once; an outpost may be used before the build."""
    board = make_board(grass=row("C"), desert="D1 D2 M9")
    game = make_game(board, "grass", own="C2", deck="desert", tiles="fort@B2", nomads="outpost")
    game.play("tile:fort draw")
    assert game.legal() == {"tile:fort build D1", "tile:fort build D2", "nomad:outpost use"}
    assert (game.deck, game.discards) == ([], [])
    game.play("nomad:outpost use")
    assert goals(game, "tile:fort build") == "D1 D2 M9"
    game.play("tile:fort build M9")
    assert (game.discards, game.block, game.armed) == (["desert"], None, False)
    assert goals(game, "mandatory build") == "C1 C3"


def test_fort_without_a_hex_or_a_card() -> None:
    """Without a hex nothing happens; without a card or supply there is no action."""
    board = make_board(grass=row("C"))
    game = make_game(board, "grass", own="C2", deck="desert", tiles="fort@B2")
    game.play("tile:fort draw")
    assert (game.discards, game.block) == (["desert"], None)
    assert goals(game, "tile:fort") == ""
    assert goals(make_game(board, "grass", own="C2", tiles="fort@B2"), "tile:fort") == ""
    game = make_game(board, "grass", own="C2", deck="grass", tiles="fort@B2")
    game.supply[0] = 0
    assert game.legal() == {"turn end"}


# ----- pieces


def test_barracks() -> None:
    """Two warriors, AIP, returned later; the hexes next to one are closed."""
    board = make_board(grass=row("C"), desert=row("D"), water="B5")
    tiles = "barracks@B2 harbor@B9 farm@B11"
    game = make_game(board, "desert", own="C2 C9 C11", tiles=tiles, deck="desert desert")
    assert goals(game, "tile:barracks place") == "C1 C10 C12 C3 C8 D1 D10 D11 D2 D8 D9"
    game.play("tile:barracks place D10")
    # D10 touches C10, C11, D9, D11, E10, E11; C11 is not harmed, the others are closed
    assert goals(game, "tile:farm build") == "C1 C12 C3 C8"
    assert goals(game, "mandatory build") == "D1 D2 D8"
    assert goals(game, "tile:harbor move C9") == "B5"
    game.pieces[1]["warrior"] = at("C5")
    # C5 touches B5
    assert goals(game, "tile:harbor move") == ""
    play(game, "mandatory build D1", "mandatory build D2", "mandatory build D3", "turn end")
    assert game.supply[0] == 37
    game.active = 0
    game.begin_turn()
    assert "tile:barracks return D10" in game.legal()
    game.play("tile:barracks return D10")
    assert game.pieces[0]["warrior"] == set()
    assert "tile:farm build C10" in game.legal()


def test_a_lifted_warrior_does_not_block() -> None:
    """R-166: a lifted warrior does not block; another warrior does."""
    board = make_board(grass=area("BCD"))
    game = make_game(board, "grass", own="C1", tiles="paddock@A1", nomads="resettlement")
    game.pieces[0]["warrior"] = at("C5")
    assert goals(game, "nomad:resettlement move C5") == "B4 B5 C4 C6 D4 D5"
    assert goals(game, "tile:paddock move C5") == "C3 C7"
    # D3 touches C3, C4, D2, D4
    game.pieces[1]["warrior"] = at("D3")
    assert goals(game, "nomad:resettlement move C5") == "B4 B5 C6 D5"
    # a jump passes over closed hexes, a step does not enter them
    assert goals(game, "tile:paddock move C5") == "C7"
    game.play("tile:paddock move C5 C7")
    assert game.pieces[0]["warrior"] == at("C7")


def test_wagon() -> None:
    """It moves on land and mountain, AIP over both, up to three steps, and is returned."""
    board = make_board(grass="C1 C2 C3 C4 M1", mountain="B2 B3", water="C5", locations="farm@D4")
    game = make_game(board, "grass", own="C1", tiles="wagon@D1", deck="grass grass")
    # B1 is not on this board; C1 touches B1 and C2
    assert goals(game, "tile:wagon place") == "C2"
    game.pieces[0]["wagon"] = at("C2")
    assert goals(game, "tile:wagon move C2") == "B2 C3"
    assert goals(game, "tile:wagon place") == ""
    assert goals(game, "tile:wagon return") == "C2"
    game.play("tile:wagon move C2 B2")
    assert game.legal() == {f"tile:wagon move B2 {n}" for n in ("B3", "C2", "C3")} | {
        "tile:wagon skip"
    }
    play(game, "tile:wagon move B2 B3", "tile:wagon move B3 C4")
    assert game.block is None
    # C4 touches D4: a moved wagon takes a tile
    assert [tile.kind for tile in game.tiles[0]] == ["wagon", "farm"]
    assert goals(game, "mandatory build") == "C2 C3"
    assert naive.score_miners(board, [at("B2")], 0) == 0
    other = make_game(board, "grass", own="C1", tiles="wagon@D1")
    other.pieces[0]["wagon"] = at("C2")
    play(other, "tile:wagon move C2 C3", "tile:wagon move C3 C2", "tile:wagon skip")
    assert goals(other, "tile:wagon") == ""


def test_lighthouse() -> None:
    """Water only; harbor moves the ship too, paddock, barn and resettlement do not."""
    board = make_board(water="C2 C3 C4 M1", grass="B1 D5 D6 C6")
    tiles = "lighthouse@A1 harbor@A2 paddock@A3 barn@A4"
    game = make_game(board, "grass", own="B1", tiles=tiles, nomads="resettlement")
    # B1 touches C1 and C2
    assert goals(game, "tile:lighthouse place") == "C2"
    game.play("tile:lighthouse place C2")
    assert goals(game, "tile:harbor move C2") == ""  # AIP: only the hex it has left touches B1
    game.pieces[0]["ship"] = at("C4")
    game.tiles[0][0].used = False
    assert goals(game, "tile:lighthouse move") == "C3"
    assert goals(game, "tile:harbor move C4") == "C2"
    assert goals(game, "tile:paddock move C4") == goals(game, "tile:barn move C4") == ""
    assert goals(game, "nomad:resettlement move C4") == ""
    assert goals(game, "mandatory build") == "C6 D5 D6"  # no grass touches C4
    assert naive.score_fishermen(board, [at("C4")], 0) == 0
    play(game, "tile:lighthouse return C4")
    assert game.pieces[0]["ship"] == set()


def test_city_hall() -> None:
    """It covers seven hexes, one next to an own piece; it gains tiles and gold, and stays."""
    board = make_board(locations="farm@C4 tower@G5", nomads="treasure@E7", castles="G4", grass=LAND)
    cards = "shepherds ambassadors hermits fortress"
    game = make_game(board, "grass", own="E3", other="E8", tiles="city_hall@D3", cards=cards)
    # the flower around E5: D4 D5 E4 E5 E6 F4 F5; E4 touches E3
    assert "tile:city_hall place E5" in game.legal()
    # C2 and G2 reach E3's neighbours D2 and F2; other centres are at the edge, over a location or
    # far
    assert goals(game, "tile:city_hall place") == "C2 E5 G2"
    game.play("tile:city_hall place E5")
    assert names(game.pieces[0]["city_hall"]) == "D4 D5 E4 E5 E6 F4 F5"
    assert [tile.kind for tile in game.tiles[0]] == ["city_hall", "farm", "tower"]
    # no hex touches E8; E5 alone has no empty neighbour
    assert game.red[0] == {"shepherds": 2, "ambassadors": 0, "treasure": 3}
    assert game.scores()[0] == {
        "hermits": 1,
        "fortress": 6,
        "castle": 3,
        "shepherds": 2,
        "ambassadors": 0,
        "treasure": 3,
    }
    assert (game.supply[0], len(game.movable(0))) == (40, 1)
    assert "mandatory build E2" in game.legal()
    for tile in game.tiles[0]:
        tile.used = False
    assert goals(game, "tile:city_hall") == ""


def test_the_outpost_does_not_serve_the_city_hall() -> None:
    """It waits for a placement with AIP, here the barracks."""
    board = make_board(grass=area("CDEFG"))
    game = make_game(board, "grass", own="E3", tiles="city_hall@B3 barracks@B5", nomads="outpost")
    before = goals(game, "tile:city_hall place")
    play(game, "nomad:outpost use")
    assert goals(game, "tile:city_hall place") == before
    assert "tile:barracks place G20" in game.legal()
    game.play("tile:city_hall place E5")
    assert game.armed
    game.play("tile:barracks place G20")
    assert not game.armed


# ----- task cards


@pytest.mark.parametrize(
    ("card", "own", "gold"),
    [
        ("home_country", "M1 M2 M3", 5),
        ("home_country", "M1 M2", 0),
        ("home_country", "C9", 5),
        ("fortress", "E5 D4 D5 E4 E6 F4 F5", 6),
        ("fortress", "A2 A1 A3 B1 B2", 0),
        ("road", "C3 D3 E4 F4 G5 H5 I6", 7),
        ("road", "C3 D3 E4 F4 G5 H5", 0),
        ("road", "E1 E2 E3 E4 E5 E6 E7", 0),
        ("place_of_refuge", "J4 J6 I5 I6 K5 K6", 8),
        ("place_of_refuge", "J4 J6 I5 I6 K5", 0),
        ("place_of_refuge", "T19 S20", 8),
        ("advance", "A1 A3 A5 A7 A9 A11 A20", 9),
        ("advance", "A1 A3 A5 A7 A9 A11 B20", 0),
        ("compass_points", "A1 T20", 10),
        ("compass_points", "A1 T19", 0),
    ],
)
def test_task_cards(card: str, own: str, gold: int) -> None:
    """R-180 to R-186: a condition pays if it is met, and nothing just short of it."""
    board = make_board(nomads="none@J5", castles="T20", desert="M1 M2 M3 N9", water="C9")
    assert naive.TASKS[card](board, [at(own), at("M10")], 0) == gold


def test_all_pieces_count() -> None:
    """Warriors, wagon, ship and city hall count as settlements."""
    board = make_board(grass=LAND)
    game = make_game(board, "grass", own="A1", cards="knights hermits")
    game.pieces[0] = {
        "warrior": at("A5 A7"),
        "wagon": at("A9"),
        "ship": at("A11"),
        "city_hall": at("D4 D5 E4 E5 E6 F4 F5"),
    }
    assert game.scores()[0] == {"knights": 10, "hermits": 6, "castle": 0}
    assert parse_hex("E5") not in game.movable(0)
