"""Self tests of the naive reference engine: swamp cards (Marshlands)."""

from __future__ import annotations

import pytest

from tests.helpers.naive_setup import at, goals, make_board, make_game, play, row, sorts


def test_a_swamp_card_is_two_swamp_or_three_of_the_other_terrain() -> None:
    """R-201: the choice precedes the first action that depends on it."""
    board = make_board(grass=row("C"), swamp=row("M"), desert=row("R"))
    tiles = "oracle@B5 barn@B7 quarry@B9 oasis@S2"
    game = make_game(board, "swamp_grass", own="C5 C7 C9 R2", deck="desert", tiles=tiles)
    assert sorts(game) == {"turn choose", "tile:oasis build"}
    assert goals(game, "turn choose") == "grass swamp"
    play(game, "tile:oasis build R1", "turn choose swamp")
    assert goals(game, "turn choose") == ""
    # no swamp touches an own settlement
    assert len(goals(game, "tile:oracle build").split()) == 20
    assert goals(game, "tile:quarry wall") == ""
    play(game, "mandatory build M1", "mandatory build M2")
    assert "turn end" in game.legal()
    assert goals(game, "mandatory build") == ""
    other = make_game(board, "swamp_grass")
    play(other, "turn choose grass", "mandatory build C1", "mandatory build C2")
    assert other.legal() == {"mandatory build C3"}


def test_without_a_swamp_hex_it_is_a_plain_card() -> None:
    """R-204: without a swamp hex the card leaves no choice."""
    game = make_game(make_board(grass=row("C")), "swamp_grass", deck="grass")
    assert (sorts(game), game.played()) == ({"mandatory build"}, "swamp_grass")
    play(game, "mandatory build C1", "mandatory build C2", "mandatory build C3")
    assert game.legal() == {"turn end"}


def test_a_full_swamp_must_be_declined() -> None:
    """R-202: also if only one side is possible; without either the card is removed."""
    board = make_board(grass=row("C"), swamp="M1")
    game = make_game(board, "swamp_grass", other="M1")
    assert game.legal() == {"turn choose grass"}
    gone = make_game(make_board(desert=row("C"), swamp="M1"), "swamp_grass", other="M1")
    assert (gone.removed, gone.legal()) == (["swamp_grass"], {"turn end"})


def test_the_number_of_builds_survives_a_redraw() -> None:
    """R-205: two from the swamp choice on, whatever is drawn later."""
    board = make_board(grass=row("C"), swamp="M1", desert=row("R"))
    game = make_game(board, "swamp_grass", deck="desert desert", own="L1", tiles="oracle@K1")
    play(game, "turn choose swamp", "tile:oracle build M1")
    # only the swamp counted, though there is free grass
    assert (game.removed, game.played_terrain()) == (["swamp_grass"], "desert")
    play(game, "mandatory build R1", "mandatory build R2")
    assert game.legal() == {"turn end"}


@pytest.mark.parametrize(("side", "builds"), [("swamp", 2), ("desert", 3)])
def test_a_redraw_before_the_first_build_leaves_the_number_open(side: str, builds: int) -> None:
    """R-206: on a plain card only the first mandatory build fixes it."""
    board = make_board(grass="C1", swamp=row("M"), desert=row("R"))
    game = make_game(board, "grass", deck="swamp_desert", own="L1", tiles="farm@K1")
    play(game, "tile:farm build C1", f"turn choose {side}")
    for _ in range(builds):
        assert sorts(game) == {"mandatory build"}
        game.play(min(game.legal()))
    assert game.legal() == {"turn end"}


def test_a_swamp_card_drawn_between_the_builds() -> None:
    """Nothing but the choice and the outpost is legal; three builds in all."""
    board = make_board(grass="C1", swamp=row("M"), desert=row("R"))
    tiles = "oasis@S2"
    game = make_game(board, "grass", deck="swamp_desert", own="R2", tiles=tiles, nomads="outpost")
    play(game, "mandatory build C1")
    assert game.legal() == {"turn choose swamp", "turn choose desert", "nomad:outpost use"}
    play(game, "nomad:outpost use", "turn choose swamp")
    play(game, "mandatory build M5", "mandatory build M6")
    assert sorts(game) == {"tile:oasis build", "turn end"}


def test_the_choice_inside_a_quarry_block() -> None:
    """R-208: the block stays open; the chosen side decides whether it continues or closes."""
    board = make_board(desert="C3", grass="C5", swamp="M2")
    ends = {"grass": {"tile:quarry wall C5", "tile:quarry skip"}, "swamp": {"mandatory build M2"}}
    for side, after in ends.items():
        game = make_game(board, "desert", own="C4", deck="swamp_grass", tiles="quarry@B4")
        play(game, "tile:quarry wall C3")
        assert game.legal() == {"turn choose grass", "turn choose swamp", "tile:quarry skip"}
        game.play(f"turn choose {side}")
        assert game.legal() == after


def test_the_choice_inside_a_cathedral_block() -> None:
    """R-208: with number tiles and supply left, and with the outpost."""
    board = make_board(desert="C3", grass="C5 C9", swamp="M2")
    tiles = "cathedral@B4"
    game = make_game(board, "desert", own="C4", deck="swamp_grass", tiles=tiles, nomads="outpost")
    game.numbers[0] = 2
    play(game, "tile:cathedral build C3")
    assert sorts(game) == {"turn choose", "tile:cathedral skip", "nomad:outpost use"}
    play(game, "turn choose grass")
    assert goals(game, "tile:cathedral build") == "C5"
    short = make_game(board, "desert", own="C4", deck="swamp_grass", tiles=tiles)
    short.numbers[0] = 1
    play(short, "tile:cathedral build C3")
    assert (short.block, sorts(short)) == (None, {"turn choose"})


def test_the_choice_waits_for_the_end_of_other_blocks() -> None:
    """Resettlement continues while the new card is undecided."""
    board = make_board(desert="C5", grass="C4 D9", swamp="M2")
    game = make_game(board, "desert", own="C4 D9", deck="swamp_grass", nomads="resettlement")
    play(game, "nomad:resettlement move C4 C5")
    assert (game.removed, game.undecided()) == (["desert"], True)
    assert sorts(game) == {"nomad:resettlement move", "nomad:resettlement skip"}
    play(game, "nomad:resettlement skip")
    assert sorts(game) == {"turn choose"}


def test_fort_with_a_swamp_card() -> None:
    """R-209: the hex chooses the terrain, AIP is judged within each."""
    board = make_board(desert="C3 R1", grass="C9 R9", swamp="M2 M8")
    game = make_game(board, "desert", own="C4", deck="swamp_grass", tiles="fort@B4")
    game.play("tile:fort draw")
    # no grass and no swamp touches C4: C3 is desert
    assert goals(game, "tile:fort build") == "C9 M2 M8 R9"
    near = make_game(board, "desert", own="C10", deck="swamp_grass", tiles="fort@B10")
    near.play("tile:fort draw")
    assert goals(near, "tile:fort build") == "C9 M2 M8"
    near.play("tile:fort build M8")
    assert (near.discards, near.built) == (["swamp_grass"], 0)
    only = make_game(board, "desert", other="C9 R9", deck="swamp_grass", tiles="fort@B10")
    only.settlements[0] = at("C10")
    only.play("tile:fort draw")
    assert goals(only, "tile:fort build") == "M2 M8"


def test_a_swamp_card_among_several() -> None:
    """R-152, R-200: first the card, then its side."""
    board = make_board(grass=row("C"), swamp=row("M"))
    game = make_game(board, "grass swamp_grass")
    assert goals(game, "turn choose") == "grass swamp_grass"
    game.play("turn choose swamp_grass")
    assert (game.hands[0], goals(game, "turn choose")) == (["swamp_grass", "grass"], "grass swamp")
    assert sorts(game) == {"turn choose"}
    game.play("turn choose grass")
    assert (game.played(), game.played_terrain()) == ("swamp_grass", "grass")


def test_swamp_is_land_and_no_water() -> None:
    """Tower, tavern, paddock and warriors use it; no fishermen."""
    board = make_board(swamp="A1 A2 A3 A4 A6", grass="M1")
    tiles = "tavern@B2 tower@B3 paddock@B4 barracks@B1"
    game = make_game(board, "grass", own="A1 A2 A3", tiles=tiles, cards="fishermen")
    assert goals(game, "tile:tavern build") == goals(game, "tile:tower build") == "A4"
    assert goals(game, "tile:barracks place") == "A4"
    assert goals(game, "tile:paddock move A4") == ""
    assert goals(game, "tile:paddock move A2") == "A4"
    assert game.scores()[0]["fishermen"] == 0
