"""Self tests of the naive reference engine: silo phase, mayors and rovers (Harvest)."""

from __future__ import annotations

from tests.helpers.naive import NaiveGame, parse_hex
from tests.helpers.naive_setup import (
    area,
    at,
    give,
    goals,
    make_board,
    make_game,
    names,
    play,
    row,
    sorts,
)

# ----- the silo phase


def silo_game(own: str = "C4", other: str = "", silos: str = "D4", **more: str) -> NaiveGame:
    """The silo phase has begun; D4 touches C4 and C5, D9 touches C9 and C10."""
    players = int(more.pop("players", "2"))
    cards = more.pop("cards", "")
    board = make_board(silos=silos, grass=row("C") + " " + row("M"), **more)
    game = make_game(board, "grass", own=own, other=other, cards=cards, players=players)
    game.end_triggered = True
    game.reset_turn()
    game.begin_silo_phase()
    return game


def test_silo_builds() -> None:
    """Up to three builds are next to own pieces, never mixed with moves; the action ends
    automatically.
    """
    game = silo_game("C4 C15")
    assert (game.to_move, sorts(game)) == (0, {"silo build", "silo move", "silo skip"})
    assert goals(game, "silo build") == "C14 C16 C3 C5"
    game.play("silo build C5")
    assert sorts(game) == {"silo build", "silo skip"}
    play(game, "silo build C6", "silo build C7")
    assert (game.over, game.supply[0], game.legal()) == (True, 37, set())


def test_silo_moves() -> None:
    """Up to three pieces move, each once; a lifted piece does not count; silo neighbours may
    move.
    """
    game = silo_game("C4 C15 C17")
    # without C4 only C15 and C17 have neighbours
    assert goals(game, "silo move C4") == "C14 C16 C18"
    game.play("silo move C4 C16")
    assert sorts(game) == {"silo move", "silo skip"}
    assert goals(game, "silo move C16") == ""
    play(game, "silo move C15 C18")
    assert goals(game, "silo move C18") == ""
    assert goals(game, "silo move C17") == "C15 C19"
    play(game, "silo move C17 C15")
    assert game.over


def test_silo_skip() -> None:
    """The first skip declines one action, a later one ends it."""
    game = silo_game("C4 C9", silos="D4 D9")
    game.play("silo skip")
    assert not game.over
    assert "silo move" in sorts(game)
    play(game, "silo build C8", "silo skip")
    assert (game.over, game.supply[0]) == (True, 39)


def test_silo_order_and_snapshot() -> None:
    """Actions go from the start player on, one per silo next to a piece at the start of the
    phase.
    """
    game = silo_game("C4 C8", other="C5 C10", silos="D4 D9")
    # player 0 gets to touch D9 but has no action for it
    play(game, "silo build C9", "silo skip")
    assert game.active == 1
    play(game, "silo skip")
    assert (game.active, game.over) == (1, False)
    game.play("silo skip")
    assert game.over
    nobody = silo_game("C20", other="C19")
    assert nobody.over


def test_a_silo_action_without_a_step_lapses() -> None:
    """A lone settlement without supply has nothing to build and no neighbour to move to."""
    board = make_board(silos="D4", grass=row("C"))
    game = make_game(board, "grass", own="C4", other="C5 C9")
    game.supply[0] = 0
    game.reset_turn()
    game.begin_silo_phase()
    assert (game.active, game.over) == (1, False)


def test_silo_phase_loses_tiles_and_marks_rows() -> None:
    """R-235, R-236: nothing is gained, no red gold, no canoe; mayors still mark."""
    board = make_board(
        silos="D4", grass=row("C"), locations="farm@D8", swamp="M1", nomads="treasure@B8"
    )
    cards = "mayors shepherds ambassadors"
    game = make_game(board, "grass", own="C4 C6", other="C9", tiles="oasis@B6", cards=cards)
    game.stock[parse_hex("D8")] = 1
    give(game, 1, "canoe@T1")
    game.reset_turn()
    game.begin_silo_phase()
    play(game, "silo build C7", "silo build C8")
    assert (game.tiles[0][0].kind, len(game.tiles[0])) == ("oasis", 1)
    assert (game.gold, game.marks, game.supply[0]) == ([0, 0], {2: 0}, 37)
    assert game.nomad_stock[parse_hex("B8")] == "treasure"
    play(game, "silo skip")
    assert game.over
    other = make_game(board, "grass", own="C4 C6", tiles="oasis@B6")
    other.reset_turn()
    other.begin_silo_phase()
    # Warrior and wagon move over land, the ship does not; by the house rule only settlements move.
    play(other, "silo move C6 C5")
    assert other.tiles[0] == []


def test_silo_moves_pieces_where_they_suit() -> None:
    """Warrior and wagon move over land, the ship does not; the house rule limits them to own
    tiles.
    """
    board = make_board(silos="D4", grass=row("C"), water="R1 R2")
    for house, found in (("", "C15 C4 C9"), ("own_tiles_only", "C4")):
        game = make_game(board, "grass", own="C4", house=house)
        game.pieces[0]["warrior"] = at("C9")
        game.pieces[0]["wagon"] = at("C15")
        game.pieces[0]["ship"] = at("R1")
        game.reset_turn()
        game.begin_silo_phase()
        origins = {text.split()[2] for text in game.legal() if text.startswith("silo move")}
        assert " ".join(sorted(origins)) == found


def test_the_silo_phase_follows_the_last_round() -> None:
    """It starts with the turns of a game; the round counter stays."""
    board = make_board(silos="D4", grass=row("C"))
    game = make_game(board, "grass", own="C4", deck="grass grass grass")
    game.supply[0] = 3
    play(game, "mandatory build C5", "mandatory build C6", "mandatory build C7", "turn end")
    assert (game.over, game.end_triggered, game.active) == (False, True, 1)
    play(game, "mandatory build C20", "mandatory build C19", "mandatory build C18", "turn end")
    assert (game.over, game.active, game.round) == (False, 0, 1)
    assert sorts(game) == {"silo move", "silo skip"}
    play(game, "silo skip")
    assert (game.over, game.active) == (True, 0)


# ----- mayors


def test_mayors() -> None:
    """Four pieces anywhere in a row let one settlement from the supply mark it, for one player
    only.
    """
    board = make_board(grass=row("C") + " " + row("B"))
    game = make_game(board, "grass", own="C1 C5 C9", other="C11 C13 C15", cards="mayors")
    game.build(parse_hex("C20"))
    assert (game.marks, game.supply[0]) == ({2: 0}, 38)
    game.build(parse_hex("C19"))
    assert (game.marks, game.supply[0]) == ({2: 0}, 37)
    game.build(parse_hex("C17"), 1)
    assert (game.marks, game.supply[1]) == ({2: 0}, 39)
    assert [sheet["mayors"] for sheet in game.scores()] == [4, 0]
    # the line may be broken up again
    game.move(parse_hex("C1"), parse_hex("B1"))
    game.move(parse_hex("C5"), parse_hex("B5"))
    assert game.scores()[0]["mayors"] == 4
    game.move(parse_hex("C9"), parse_hex("B8"))
    game.move(parse_hex("C19"), parse_hex("B19"))
    assert (game.marks, game.scores()[0]["mayors"]) == ({2: 0, 1: 0}, 8)


def test_mayors_without_supply() -> None:
    """There is no mark; the next build or move in that row makes up for it; it may end the game."""
    board = make_board(grass=row("C"))
    game = make_game(board, "grass", own="C1 C5 C9", cards="mayors")
    game.supply[0] = 1
    game.build(parse_hex("C20"))
    assert (game.marks, game.end_triggered) == ({}, True)
    game.end_triggered = False
    game.supply[0] = 1
    game.move(parse_hex("C20"), parse_hex("C19"))
    assert (game.marks, game.supply[0], game.end_triggered) == ({2: 0}, 0, True)


def test_mayors_look_at_the_row_that_was_changed() -> None:
    """R-253: a row left by a move is ignored; pieces count, scouts do not."""
    board = make_board(grass=row("C") + " " + row("E"), water="C12")
    game = make_game(board, "grass", own="C1 C5 C9 C13 C15 E1", cards="mayors")
    game.move(parse_hex("C1"), parse_hex("E20"))
    assert game.marks == {}
    game.pieces[0]["scout"] = at("E3 E5")
    game.move(parse_hex("E20"), parse_hex("E19"))
    assert game.marks == {}
    game.put("ship", at("C12"))
    assert game.marks == {2: 0}


def test_mayors_and_the_city_hall() -> None:
    """R-254: rows are marked from the top down, as far as the supply lasts."""
    board = make_board(grass=area("DEF"))
    game = make_game(board, "grass", own="D1 D2 E1 F1 F2", cards="mayors")
    game.supply[0] = 2
    game.put("city_hall", at("D14 D15 E14 E15 E16 F14 F15"))
    assert (game.marks, game.supply[0]) == ({3: 0, 4: 0}, 0)


# ----- rovers


def test_rovers() -> None:
    """Each section with a new settlement or piece pays one at the end of the turn."""
    board = make_board(grass=row("C") + " " + row("M"), farmland="D20")
    board.terrain[parse_hex("iA1")] = "grass"
    board.island = {parse_hex("iA1")}
    tiles = "barracks@B20 paddock@B2 farm@N20"
    game = make_game(board, "grass", own="C9 M20 C2 C20", cards="rovers", tiles=tiles, deck="grass")
    play(game, "mandatory build C10", "mandatory build C11", "mandatory build C12")
    assert game.gold[0] == 0
    # a third section by a tile; a move pays nothing; nor does the island
    play(game, "tile:farm build M19", "tile:paddock move C2 C4")
    game.build(parse_hex("iA1"))
    game.play("turn end")
    assert (game.gold, game.red[0]["rovers"]) == ([3, 0], 3)
    assert [sheet["rovers"] for sheet in game.scores()] == [3, 0]
    assert game.sections_built == set()


def test_rovers_and_pieces() -> None:
    """A warrior counts like a settlement; scouts and walls do not."""
    board = make_board(grass=row("C") + " " + row("M"))
    tiles = "barracks@N1 scout_cabin@B20 quarry@B9"
    game = make_game(board, "grass", own="C9 M1 C20", cards="rovers", tiles=tiles)
    play(game, "tile:scout_cabin place C19", "tile:scout_cabin place C18", "tile:quarry wall C8")
    assert game.sections_built == set()
    game.play("tile:quarry skip")
    game.play("tile:barracks place M2")
    assert game.sections_built == {2}
    assert names(game.pieces[0]["warrior"]) == "M2"
