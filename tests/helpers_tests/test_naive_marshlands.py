"""Self tests of the naive reference engine: palace, fountain, temple, refuge (Marshlands)."""

from __future__ import annotations

import pytest

from tests.helpers import naive
from tests.helpers.naive import NaiveGame, parse_hex
from tests.helpers.naive_setup import (
    area,
    at,
    give,
    give_bonus,
    goals,
    make_board,
    make_game,
    names,
    play,
    row,
    sorts,
)

LAND = area("ABCDEFGHIJKLMNOPQRST")


@pytest.mark.parametrize(
    ("own", "other", "gold"),
    [("C4 C5", "E4", [5, 0]), ("C4", "E4", [5, 5]), ("M1", "M2", [0, 0]), ("", "D5", [0, 5])],
)
def test_palace(own: str, other: str, gold: list[int]) -> None:
    """R-210: all players tied for the most settlements next to it get 5; none get it without
    any.
    """
    board = make_board(palaces="D4", grass=LAND)
    game = make_game(board, "grass", own=own, other=other, cards="workers")
    scores = game.scores()
    assert [sheet["palace"] for sheet in scores] == gold
    assert [sheet["castle"] for sheet in scores] == [0, 0]
    # a palace is a site hex
    assert scores[0]["workers"] == len([name for name in own.split() if name != "M1"])


# ----- fountain


def test_fountain() -> None:
    """It builds next to exactly one own piece and no other player's, on any land; absolutely."""
    board = make_board(grass=row("C"), swamp="B5", water="D6")
    # B5 touches C5 and C6; C8 touches C7 and C9
    game = make_game(board, "grass", own="C5", other="C9", tiles="fountain@E9", nomads="outpost")
    assert goals(game, "tile:fountain build") == "B5 C4 C6"
    game.settlements[0] |= at("C7")
    # C6 touches two, C8 player 1
    assert goals(game, "tile:fountain build") == "B5 C4"
    game.settlements[1] = set()
    assert goals(game, "tile:fountain build") == "B5 C4 C8"
    # the outpost does not apply to it
    play(game, "nomad:outpost use", "tile:fountain build C8")
    assert game.armed
    assert goals(game, "tile:fountain") == ""


def test_fountain_without_a_hex() -> None:
    """Without such a hex it is unusable, however much land there is."""
    board = make_board(grass=row("C"))
    game = make_game(board, "grass", own="M1", tiles="fountain@N1")
    assert goals(game, "tile:fountain") == ""
    game.settlements[0] = at("C5")
    game.supply[0] = 0
    assert goals(game, "tile:fountain") == ""


def test_fountain_counts_each_piece() -> None:
    """City hall hexes and scouts count singly; pieces of others forbid the hex."""
    board = make_board(grass=area("CDEFG"))
    game = make_game(board, "grass", tiles="fountain@T9")
    game.pieces[0]["city_hall"] = at("D4 D5 E4 E5 E6 F4 F5")
    found = set(goals(game, "tile:fountain build").split())
    # C5 touches D4 and D5, C4 touches D4 only
    assert "C5" not in found
    assert "C4" in found
    game.pieces[0]["scout"] = at("C3")
    assert "C4" not in goals(game, "tile:fountain build").split()
    game.pieces[0]["scout"] = set()
    game.pieces[1]["wagon"] = at("C3")
    assert "C4" not in goals(game, "tile:fountain build").split()


def test_fountain_bonus() -> None:
    """It has no action: each fountain may choose a mountain too; no gold of the miners."""
    board = make_board(grass="C4", mountain="C6 B5 B6")
    game = make_game(board, "grass", own="C5", tiles="fountain@E8 fountain@E9", cards="miners")
    assert goals(game, "tile:fountain build") == "C4"
    give_bonus(game, 0, "fountain_bonus")
    # B5 touches C5, B6 touches C6 and C7
    assert goals(game, "tile:fountain build") == "B5 C4 C6"
    assert goals(game, "bonus:fountain_bonus") == ""
    play(game, "tile:fountain build C6")
    # B5 touches C5 and C6 now
    assert goals(game, "tile:fountain build") == "B6 C4"
    assert game.scores()[0]["miners"] == 1  # C5 itself
    game.bonuses[0][0].fresh = True
    assert goals(game, "tile:fountain build") == "C4"


# ----- temple


def test_temple() -> None:
    """A settlement is stored on the tile; the next mandatory action has one more, the last one."""
    board = make_board(grass=row("C"), desert=row("M"))
    deck = "desert desert grass"
    game = make_game(board, "grass", own="C5 C9", tiles="temple@B5", deck=deck, cards="families")
    game.pieces[0]["warrior"] = at("M20")
    assert goals(game, "tile:temple remove") == "C5 C9"
    play(game, "tile:temple remove C9")
    assert (game.temple_stock, game.supply[0], names(game.settlements[0])) == ([1, 0], 40, "C5")
    # not this turn
    play(game, "mandatory build C6", "mandatory build C7", "mandatory build C8")
    assert game.red[0]["families"] == 2
    assert "turn end" in game.legal()
    game.pieces[0]["warrior"] = set()
    play(game, "turn end", "mandatory build M1", "mandatory build M2", "mandatory build M3")
    play(game, "turn end", "mandatory build M11", "mandatory build M12", "mandatory build M10")
    # three from the supply make the line; the fourth is not part of it
    assert (game.red[0]["families"], game.supply[0], game.temple_stock[0]) == (4, 34, 1)
    assert sorts(game) == {"mandatory build"}
    game.play("mandatory build M13")
    assert (game.supply[0], game.temple_stock[0], game.red[0]["families"]) == (34, 0, 4)
    assert "turn end" in game.legal()


def temple_game(card: str = "grass", stock: int = 2) -> NaiveGame:
    """Player 0 has settlements from his last turn on his temples."""
    board = make_board(grass=row("C"), swamp=row("M"))
    game = make_game(board, card, own="C5", tiles="temple@B5")
    game.temple_stock[0] = stock
    game.begin_turn()
    return game


def test_temple_with_a_swamp_card() -> None:
    """Two regular builds and the stock, all on the chosen terrain."""
    game = temple_game("swamp_grass")
    game.play("turn choose swamp")
    for name in ("M1", "M2", "M3"):
        game.play(f"mandatory build {name}")
    assert sorts(game) == {"mandatory build"}
    game.play("mandatory build M4")
    assert (game.supply[0], game.temple_stock[0]) == (38, 0)
    assert "turn end" in game.legal()


def test_temple_without_supply() -> None:
    """R-225, R-228: the stock is built all the same, and then the end is triggered."""
    game = temple_game()
    game.supply[0] = 1
    game.play("mandatory build C6")
    assert (game.supply[0], game.end_triggered) == (0, False)
    play(game, "mandatory build C7")
    assert not game.end_triggered
    play(game, "mandatory build C8")
    assert game.end_triggered


def test_the_stock_stays_due_if_the_action_is_forfeited() -> None:
    """R-226: the stored settlements stay due."""
    game = temple_game("desert", stock=1)
    assert (game.forfeited, game.temple_stock[0]) == (True, 1)
    # the temple itself may still be used
    assert sorts(game) == {"turn end", "tile:temple remove"}
    play(game, "turn end")
    game.deck = ["grass"]
    game.discards.clear()
    game.active = 0
    game.set_hand(0, ["grass"])
    game.begin_turn()
    assert game.stock_due == 1


def test_the_stock_is_built_after_the_temple_is_lost() -> None:
    """Losing the only neighbour loses the temple, not the settlement stored on it."""
    board = make_board(grass=row("C"))
    game = make_game(board, "grass", own="C5", deck="grass grass", tiles="temple@B5")
    game.play("tile:temple remove C5")
    assert (game.tiles[0], game.temple_stock[0]) == ([], 1)
    game.begin_turn()
    play(game, "mandatory build C1", "mandatory build C2", "mandatory build C3")
    assert sorts(game) == {"mandatory build"}


def test_temple_bonus() -> None:
    """The first mandatory build of the turn may be anywhere on the terrain."""
    game = temple_game(stock=1)
    assert goals(game, "mandatory build") == "C4 C6"
    give_bonus(game, 0, "temple_bonus")
    assert len(goals(game, "mandatory build").split()) == 19
    game.play("mandatory build C20")
    assert goals(game, "mandatory build") == "C19 C4 C6"
    fresh = temple_game(stock=1)
    give_bonus(fresh, 0, "temple_bonus")
    fresh.bonuses[0][0].fresh = True
    assert goals(fresh, "mandatory build") == "C4 C6"
    # an armed outpost is used up although the bonus already frees the build
    armed = temple_game(stock=0)
    give_bonus(armed, 0, "temple_bonus")
    armed.armed = True
    armed.play("mandatory build C20")
    assert not armed.armed


def test_temple_bonus_with_the_stock_alone() -> None:
    """Without supply the stock has the first settlement of the action."""
    game = temple_game(stock=2)
    game.supply[0] = 0
    give_bonus(game, 0, "temple_bonus")
    assert len(goals(game, "mandatory build").split()) == 19
    game.play("mandatory build C20")
    assert goals(game, "mandatory build") == "C19 C4 C6"


# ----- refuge


def test_refuge() -> None:
    """A piece moves one step to an eligible hex without adjacency duty, other pieces on their
    terrain.
    """
    board = make_board(grass="C4 C6 B5", swamp="D5", mountain="D4", water="B4")
    game = make_game(board, "grass", own="C5", other="B5", tiles="refuge@R5")
    game.pieces[0]["ship"] = at("B4")
    # the ship stays, because refuge leads to land
    assert goals(game, "tile:refuge move C5") == "C4 C6 D5"
    assert goals(game, "tile:refuge move B4") == ""
    game.play("tile:refuge move C5 D5")
    assert goals(game, "tile:refuge") == ""


def test_refuge_bonus() -> None:
    """Each direction offers its first eligible hex, over locations, pieces and water (R-316)."""
    board = make_board(
        locations="temple@C6", water="C4 C3", grass="C9 C10 C2 C1 G3", canyon="D5 E6", mountain="D4"
    )
    game = make_game(board, "grass", own="C5", other="C7 C8 D5", tiles="refuge@R5")
    give_bonus(game, 0, "refuge_bonus")
    # east over temple and settlements to C9; west over water to C2; southeast over D5 to E6;
    # southwest over the mountain D4 to E4 (no land), F3, G3; north there is no land
    assert goals(game, "bonus:refuge_bonus move C5") == "C2 C9 E6 G3"
    game.walls = at("C2")
    game.pieces[1]["warrior"] = at("G2")  # next to it is G3
    assert goals(game, "bonus:refuge_bonus move C5") == "C1 C9 E6"
    game.play("bonus:refuge_bonus move C5 C9")
    assert goals(game, "bonus:refuge_bonus") == ""


def test_the_second_refuge_gives_its_bonus() -> None:
    """The rulebook's example: usable in the next turn; a lost one is free for no other player."""
    board = make_board(locations="refuge@D4", grass=row("C"))
    game = make_game(board, "grass", own="C9", tiles="refuge@D9")
    game.move(parse_hex("C9"), parse_hex("C4"))
    # D9 is no longer touched: it is lost before the new one is gained
    assert [tile.location for tile in game.tiles[0]] == [parse_hex("D4")]
    assert game.bonuses[0] == []
    other = make_game(board, "grass", own="C9", tiles="refuge@D9")
    other.build(parse_hex("C4"))
    assert [bonus.kind for bonus in other.bonuses[0]] == ["refuge_bonus"]
    assert goals(other, "bonus:refuge_bonus") == ""


def test_there_are_two_bonus_tiles_of_a_type() -> None:
    """A third player with two temples gets none; no printed board makes this possible."""
    board = make_board(locations="temple@D4", grass=row("C"))
    game = make_game(board, "grass", tiles="temple@M1")
    game.bonus_stock["temple"] = 0
    game.build(parse_hex("C4"))
    assert (len(game.tiles[0]), game.bonuses[0]) == (2, [])


def test_all_bonus_types() -> None:
    """Four location types have a bonus."""
    for kind in ("canoe", "fountain", "temple", "refuge"):
        board = make_board(locations=f"{kind}@D4", grass=row("C"))
        game = make_game(board, "grass")
        give(game, 0, f"{kind}@M1")
        game.build(parse_hex("C4"))
        assert [bonus.kind for bonus in game.bonuses[0]] == [f"{kind}_bonus"]
    assert {"swamp", "farmland"} <= naive.BUILDABLE
