"""Self tests of the naive reference engine: the house rules (R-320 to R-325)."""

from __future__ import annotations

import pytest

from tests.helpers.naive_setup import at, goals, make_board, make_game, play, row, sorts


def test_own_tiles_only() -> None:
    """Paddock and resettlement move settlements only; the wagon's own tile moves it."""
    board = make_board(grass=row("C"))
    tiles = "paddock@B5 wagon@B4 barracks@B6"
    for house, moved in (("", {"C5", "C9", "C13"}), ("own_tiles_only", {"C5"})):
        game = make_game(
            board, "grass", own="C5", tiles=tiles, nomads="resettlement sword", house=house
        )
        game.pieces[0]["warrior"] = at("C9")
        game.pieces[0]["wagon"] = at("C13")
        game.pieces[1]["wagon"] = at("C17")
        for source in ("tile:paddock move", "nomad:resettlement move"):
            texts = [text for text in game.legal() if text.startswith(source)]
            assert {text.split()[2] for text in texts} == moved
        assert "tile:wagon move C13 C14" in game.legal()
        assert "tile:barracks return C9" in game.legal()
        # the sword takes pieces off the board, which is no move
        assert goals(game, "nomad:sword remove") == "C17"


def test_any_terrain_for_twins() -> None:
    """Two identical cards allow any of the five terrains with a free hex."""
    board = make_board(grass=row("C"), desert="M1", forest="R1", farmland="T1", swamp="P1")
    board.terrain.update(dict.fromkeys(at("R2"), "forest"))
    house = "any_terrain_for_twins"
    game = make_game(board, "grass grass", other="M1", house=house, deck="flower")
    assert goals(game, "turn choose") == "forest grass"
    game.play("turn choose forest")
    assert (game.played(), game.played_terrain(), game.hands[0]) == (
        "grass",
        "forest",
        ["grass"] * 2,
    )
    play(game, "mandatory build R1", "mandatory build R2")
    # the forest is full, and its card is useless; flower is useless too
    assert game.removed == ["grass", "flower"]
    assert (game.forfeited, sorts(game)) == (True, {"turn end"})
    without = make_game(board, "grass grass")
    assert goals(without, "turn choose") == "grass"


def test_a_card_goes_before_twins() -> None:
    """With three cards the card of that terrain is played, if there is one."""
    board = make_board(grass=row("C"), desert=row("M"))
    game = make_game(board, "grass desert grass", house="any_terrain_for_twins")
    assert goals(game, "turn choose") == "desert grass"
    game.play("turn choose desert")
    assert (game.played(), game.side) == ("desert", None)
    two = make_game(board, "grass desert", house="any_terrain_for_twins")
    assert goals(two, "turn choose") == "desert grass"


def test_twins_without_an_eligible_hex_of_their_own() -> None:
    """Ruled: the hand is useless all the same, and one of the twins leaves the game."""
    board = make_board(grass="C1", desert=row("M"))
    game = make_game(board, "grass grass", other="C1", house="any_terrain_for_twins", deck="desert")
    assert game.removed[0] == "grass"
    assert goals(game, "turn choose") == "desert"


@pytest.mark.parametrize(("house", "gold"), [("", [48, 42]), ("lords_need_settlement", [12, 6])])
def test_lords_need_settlement(house: str, gold: list[int]) -> None:
    """By the house rule zero settlements have no rank."""
    board = make_board(grass=row("A"))
    game = make_game(board, "grass", own="A1 A2", other="A3", cards="lords", house=house)
    assert [sheet["lords"] for sheet in game.scores()] == gold


def test_lords_need_settlement_with_three_players() -> None:
    """With a single first there is no second."""
    board = make_board(grass=row("A"))
    house = "lords_need_settlement"
    game = make_game(board, "grass", own="A1 A2", cards="lords", house=house, players=3)
    assert [sheet["lords"] for sheet in game.scores()] == [12, 0, 0]


def test_draw_at_start() -> None:
    """Hands are empty between turns; crossroads and repetitions count at the draw."""
    board = make_board(grass=row("C"))
    tiles = "crossroads@B5 bazaar@B6"
    deck = "grass grass grass grass grass grass"
    game = make_game(board, "", own="C5 C6", tiles=tiles, deck=deck, house="draw_at_start")
    assert (game.hands, len(game.deck)) == ([["grass", "grass"], None], 4)
    play(game, "bazaar:crossroads take", "turn choose grass")
    play(game, "mandatory build C7", "mandatory build C8", "mandatory build C9", "turn end")
    assert game.hands == [None, "grass"]
    assert game.discards == ["grass", "grass"]
    play(game, "mandatory build C20", "mandatory build C19", "mandatory build C18", "turn end")
    assert game.hands == [["grass"] * 3, None]


@pytest.mark.parametrize("start", [True, False])
def test_the_draw_by_default(start: bool) -> None:
    """By default the card is drawn at the end of the turn before."""
    board = make_board(grass=row("C"))
    house = "draw_at_start" if start else ""
    game = make_game(board, "grass", deck="grass grass", house=house)
    play(game, "mandatory build C7", "mandatory build C8", "mandatory build C9", "turn end")
    assert (game.hands[0] is None) == start


def test_unknown_house_rules_are_refused() -> None:
    """A misspelt word is an error; rules outside the engine are unknown to it."""
    for word in ("own_tile_only", "open_hands"):
        with pytest.raises(ValueError, match="unknown house rule"):
            make_game(make_board(grass="C1"), "grass", house=word)
