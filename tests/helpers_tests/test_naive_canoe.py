"""Self tests of the naive reference engine: canoe interrupts and the canoe bonus (Marshlands)."""

from __future__ import annotations

from tests.helpers.naive import NaiveGame, parse_hex
from tests.helpers.naive_setup import (
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

FARM = parse_hex("D4")  # it touches C4 and C5


def river_game(players: int = 2, cards: str = "", **more: str) -> NaiveGame:
    """Player 0 may take the last farm at D4; player 1 has a piece on N1 and a canoe."""
    board = make_board(
        locations="farm@D4",
        grass=row("C") + " " + more.get("grass", ""),
        swamp="M1 M2 M9 " + more.get("swamp", ""),
        water="Q1 Q2 " + more.get("water", ""),
    )
    game = make_game(
        board,
        "grass",
        own=more.get("own", ""),
        other="N1",
        deck="grass grass grass grass grass grass",
        tiles=more.get("tiles", ""),
        nomads=more.get("nomads", ""),
        cards=cards,
        players=players,
    )
    game.stock[FARM] = 1
    give(game, 1, "canoe@O1")
    return game


def test_canoe() -> None:
    """R-209, R-215: it interrupts mandatory builds; swamp and water are judged separately."""
    game = river_game()
    game.play("mandatory build C4")
    assert (game.active, game.to_move, game.built) == (0, 1, 1)
    assert sorts(game) == {"canoe build", "canoe skip"}
    # M1 and M2 touch N1, M9 does not; no water touches it
    assert goals(game, "canoe build") == "M1 M2 Q1 Q2"
    game.play("canoe build M2")
    assert (names(game.settlements[1]), game.supply) == ("M2 N1", [39, 39])
    assert (game.to_move, sorts(game)) == (0, {"mandatory build"})


def test_a_canoe_is_used_once_per_round() -> None:
    """It is refreshed at the start of its owner's turn; skipping does not use it."""
    game = river_game()
    play(game, "mandatory build C4", "canoe skip", "mandatory build C3", "mandatory build C5")
    assert [tile.used for tile in game.tiles[1]] == [False]
    game.stock[FARM] = 1
    game.taken.clear()
    game.gain_tiles(parse_hex("C4"), 0)
    game.call_canoes(0)
    game.play("canoe build M1")
    assert [tile.used for tile in game.tiles[1]] == [True]
    game.stock[FARM] = 1
    game.taken.clear()
    game.gain_tiles(parse_hex("C4"), 0)
    game.call_canoes(0)
    game.settle_interrupts()
    assert game.to_move == 0
    game.play("turn end")
    assert (game.active, [tile.used for tile in game.tiles[1]]) == (1, [False])
    assert goals(game, "tile:canoe") == ""


def test_a_player_without_a_choice_is_skipped() -> None:
    """R-214, R-218: not the taker, no player without supply or target, none at the last but one
    tile.
    """
    taker = river_game(own="B4", tiles="canoe@A4")
    taker.supply[1] = 0
    taker.play("mandatory build C4")
    assert taker.to_move == 0
    assert sorts(taker) == {"mandatory build"}
    full = river_game()
    full.walls = at("M1 M2 M9 Q1 Q2")
    full.play("mandatory build C4")
    assert full.to_move == 0
    second = river_game()
    second.stock[FARM] = 2
    second.play("mandatory build C4")
    assert second.to_move == 0


def test_two_canoes() -> None:
    """R-216: every unused canoe may be used in one interrupt."""
    game = river_game()
    give(game, 1, "canoe@O2")
    play(game, "mandatory build C4", "canoe build M2", "canoe build Q2")
    assert (game.to_move, len(game.settlements[1])) == (0, 3)
    other = river_game()
    give(other, 1, "canoe@O2")
    play(other, "mandatory build C4", "canoe build M2", "canoe skip")
    assert (other.to_move, [tile.used for tile in other.tiles[1]]) == (0, [True, False])


def test_one_interrupt_for_several_last_tiles() -> None:
    """R-218: one interrupt for two last tiles; C4 touches both D4 and D3."""
    game = river_game()
    site = parse_hex("D3")
    game.board.locations[site] = "oasis"
    game.stock[site] = 1
    game.play("mandatory build C4")
    assert len(game.tiles[0]) == 2
    assert game.interrupts == [[1]]


def test_the_last_nomad_tile() -> None:
    """R-219: a nomad space has only one; treasure counts."""
    game = river_game()
    space = parse_hex("B9")  # it touches C9 and C10
    game.board.nomads[space] = game.nomad_stock[space] = "treasure"
    game.play("mandatory build C9")
    assert (game.gold[0], game.to_move) == (3, 1)


def test_a_tile_gained_by_canoe() -> None:
    """It is usable in the next own turn; a nomad tile only in the next round; a canoe at once
    (R-217).
    """
    game = river_game()
    # M2 touches L1 and L2
    for name, kind in (("L1", "farm"), ("L2", "canoe")):
        game.board.locations[parse_hex(name)] = kind
        game.stock[parse_hex(name)] = 2
    game.board.nomads[parse_hex("N2")] = game.nomad_stock[parse_hex("N2")] = "resettlement"
    play(game, "mandatory build C4")
    game.play("canoe build M2")
    # the last nomad tile is taken, but player 0 has no canoe; player 1 has a new one
    assert (game.to_move, sorts(game)) == (1, {"canoe build", "canoe skip"})
    play(game, "canoe skip", "mandatory build C3", "mandatory build C5", "turn end")
    # the second canoe gave the bonus tile
    assert sorts(game) == {"tile:farm build", "bonus:canoe_bonus build", "mandatory build"}
    assert len(game.nomad_tiles[1]) == 1
    while "turn end" not in game.legal():
        game.play(min(text for text in game.legal() if text.startswith("mandatory")))
    game.play("turn end")
    while "turn end" not in game.legal():
        game.play(min(text for text in game.legal() if text.startswith("mandatory")))
    game.play("turn end")
    assert "nomad:resettlement move" in sorts(game)


def nested_game() -> NaiveGame:
    """Three players with canoes; M2 takes another last tile, at L2."""
    game = river_game(players=3, own="E9", tiles="canoe@F9")
    game.settlements[2] = at("R9")
    give(game, 2, "canoe@S9")
    site = parse_hex("L2")
    game.board.locations[site] = "tower"
    game.stock[site] = 1
    return game


def test_nested_interrupts() -> None:
    """R-213: A triggers B and C, B triggers C and A: B, (C, A), C."""
    game = nested_game()
    asked = []
    game.play("mandatory build C4")
    asked.append(game.to_move)
    game.play("canoe build M2")
    while game.interrupts:
        asked.append(game.to_move)
        game.play("canoe skip")
    assert asked == [1, 2, 0, 2]
    assert sorts(game) == {"mandatory build"}


def test_nested_interrupts_with_an_own_canoe_used() -> None:
    """A player who used the canoe in the inner interrupt gets no choice in the outer one."""
    game = nested_game()
    play(game, "mandatory build C4", "canoe build M2", "canoe build M9", "canoe build M1")
    # 2 built on M9, then the active player on M1
    assert [names(own) for own in game.settlements] == ["C4 E9 M1", "M2 N1", "M9 R9"]
    assert (game.interrupts, game.built) == ([], 1)


def test_a_canoe_used_in_the_own_turn_stays_used() -> None:
    """R-216: until the start of the owner's next turn, not only to the end of this one."""
    game = nested_game()
    play(game, "mandatory build C4", "canoe build M2", "canoe skip", "canoe build M1")
    play(game, "canoe skip", "mandatory build C3", "mandatory build C5", "turn end")
    assert [tile.used for tile in game.tiles[0] if tile.kind == "canoe"] == [True]
    # C8 would take the next last tile, at D8
    game.board.locations[parse_hex("D8")] = "oasis"
    game.stock[parse_hex("D8")] = 1
    game.build(parse_hex("C8"), 1)
    game.settle_interrupts()
    assert game.to_move == 2


def test_the_outpost_in_an_interrupt() -> None:
    """R-222: it frees the active player's canoe only, and is used up."""
    game = nested_game()
    game.settlements[0] = at("P1 E9")  # P1 touches Q1 and Q2
    game.nomad_tiles[0] = make_game(make_board(), nomads="outpost").nomad_tiles[0]
    game.board.terrain[parse_hex("Q9")] = "water"
    play(game, "mandatory build C4")
    assert "nomad:outpost use" not in game.legal()
    game.armed = True
    assert goals(game, "canoe build") == "M1 M2 Q1 Q2 Q9"
    game.play("canoe build M2")
    game.play("canoe skip")
    assert (game.to_move, game.armed) == (0, True)
    assert goals(game, "canoe build") == "M1 M9 Q1 Q2 Q9"
    game.armed = False
    assert goals(game, "canoe build") == "M1 M9 Q1 Q2"
    game.armed = True
    game.play("canoe build Q9")
    assert not game.armed


def test_gold_in_an_interrupt() -> None:
    """Red cards pay the builder; rovers count the active player's own builds only (R-258)."""
    game = nested_game()
    for card in ("ambassadors", "shepherds", "rovers"):
        game.cards.append(card)
        for purse in game.red:
            purse[card] = 0
    game.settlements[2] = at("N2 R9")  # N2 touches M2
    play(game, "mandatory build C4", "canoe build M2", "canoe skip", "canoe build M9")
    assert game.red[1] == {"treasure": 0, "ambassadors": 1, "shepherds": 0, "rovers": 0}
    # M9 has no swamp next to it; it is in another section than C4
    assert game.red[0] == {"treasure": 0, "ambassadors": 0, "shepherds": 2, "rovers": 0}
    play(game, "canoe skip", "mandatory build C3", "mandatory build C5", "turn end")
    assert game.red[0]["rovers"] == 1


def test_the_useless_card_waits_for_the_interrupt() -> None:
    """R-221: the test for a useless card runs once interrupts are over."""
    board = make_board(locations="farm@D4", grass="C4", desert="R1 R2 R3", swamp="M1")
    game = make_game(board, "grass", other="N1", deck="desert")
    game.stock[FARM] = 1
    give(game, 1, "canoe@O1")
    game.play("mandatory build C4")
    assert (game.to_move, game.removed) == (1, [])
    game.play("canoe build M1")
    assert (game.to_move, game.removed, game.played()) == (0, ["grass"], "desert")


def test_an_interrupt_inside_a_block() -> None:
    """It may interrupt the steps of the active player's resettlement."""
    game = river_game(own="C6", nomads="resettlement")
    play(game, "nomad:resettlement move C6 C5")
    assert game.to_move == 1
    play(game, "canoe build Q1")
    assert sorts(game) == {"nomad:resettlement move", "nomad:resettlement skip"}


def test_an_interrupt_may_trigger_the_end() -> None:
    """The last settlement may be built in another player's turn."""
    game = river_game()
    game.supply[1] = 1
    play(game, "mandatory build C4", "canoe build M1")
    assert game.end_triggered
    assert not game.over


def test_scouts_are_no_neighbours_of_a_canoe() -> None:
    """R-246: no ambassadors for the canoe; but they fill their hex for the shepherds."""
    game = river_game()
    for card in ("ambassadors", "shepherds"):
        game.cards.append(card)
        for purse in game.red:
            purse[card] = 0
    game.pieces[0]["scout"] = at("M2")
    play(game, "mandatory build C4", "canoe build M1")
    assert (game.red[1]["ambassadors"], game.red[1]["shepherds"]) == (0, 2)


def test_canoe_bonus() -> None:
    """The second canoe gives it; once in the own turn, from the next turn on; the same rule."""
    board = make_board(locations="canoe@D4", grass=row("C"), swamp="E9 M1", water="B3 Q9")
    game = make_game(board, "grass", own="C2", tiles="canoe@D2", deck="grass grass grass grass")
    play(game, "mandatory build C3", "mandatory build C4")
    assert [(bonus.kind, bonus.fresh) for bonus in game.bonuses[0]] == [("canoe_bonus", True)]
    play(game, "mandatory build C5")
    assert sorts(game) == {"turn end"}
    assert game.bonus_stock["canoe"] == 1
    play(game, "turn end", "mandatory build C20", "mandatory build C19", "mandatory build C18")
    game.play("turn end")
    # no swamp touches an own settlement, B3 touches C3
    assert goals(game, "bonus:canoe_bonus build") == "B3 E9 M1"
    game.play("bonus:canoe_bonus build B3")
    assert goals(game, "bonus:canoe_bonus") == ""
    assert sorts(game) == {"mandatory build"}


def test_a_bonus_is_lost_with_one_of_its_tiles() -> None:
    """R-212: it leaves the game."""
    board = make_board(grass=row("C"))
    game = make_game(board, "grass", own="C2 C9", tiles="refuge@D2 refuge@D9", nomads="sword")
    give_bonus(game, 0, "refuge_bonus")
    assert "bonus:refuge_bonus move" in sorts(game)
    game.take_off(0, parse_hex("C9"))
    assert (len(game.tiles[0]), game.bonuses[0]) == (1, [])
    assert game.bonus_stock["refuge"] == 2
