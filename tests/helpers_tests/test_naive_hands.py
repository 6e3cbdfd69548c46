"""Self tests of the naive reference engine: several terrain cards in hand (crossroads)."""

from __future__ import annotations

from tests.helpers.naive_setup import at, goals, make_board, make_game, play, row


def test_a_card_is_chosen_before_it_is_needed() -> None:
    """R-152: farm may be used first; oracle, barn, quarry and the mandatory action may not."""
    board = make_board(grass=row("C"), desert=row("M"))
    tiles = "farm@B3 oracle@B5 barn@B7 quarry@B9 crossroads@B11"
    game = make_game(board, "grass desert", own="C3 C5 C7 C9 C11", deck="forest", tiles=tiles)
    assert {" ".join(text.split()[:2]) for text in game.legal()} == {
        "turn choose",
        "tile:farm build",
    }
    play(game, "tile:farm build C4", "turn choose desert")
    assert goals(game, "turn") == ""
    assert goals(game, "tile:oracle build") == goals(game, "mandatory build")
    assert game.hands[0] == ["desert", "grass"]
    play(game, "mandatory build M1", "mandatory build M2", "mandatory build M3")
    # the deck has one card: the second one comes from the reshuffled hand, played card first
    game.play("turn end")
    assert (game.hands[0], game.hands[1], game.discards) == (["forest", "desert"], "grass", [])


def test_equal_cards_are_one_choice() -> None:
    """There is still a choice."""
    game = make_game(make_board(grass=row("C")), "grass grass")
    assert game.legal() == {"turn choose grass"}


def test_a_useless_card_may_not_be_chosen() -> None:
    """It stays in hand and is discarded at the end."""
    game = make_game(make_board(grass=row("C")), "desert grass")
    assert game.legal() == {"turn choose grass"}
    play(game, "turn choose grass", "mandatory build C1", "mandatory build C2")
    play(game, "mandatory build C3", "turn end")
    assert game.removed == ["desert"]  # player 0 had drawn grass, player 1 desert
    assert game.hands == ["grass", None]


def test_a_useless_hand_loses_the_card_drawn_first() -> None:
    """R-155: a useless hand is a queue, and the card drawn first is removed."""
    board = make_board(grass=row("C"))
    game = make_game(board, "desert forest", deck="canyon flower grass canyon")
    assert game.removed == ["desert", "forest", "canyon"]
    assert game.hands[0] == ["flower", "grass"]
    assert game.legal() == {"turn choose grass"}
    last = make_game(board, "desert grass")
    last.settlements[1] = at(row("C"))
    last.begin_turn()
    assert (last.removed, last.legal()) == (["desert", "grass"], {"turn end"})
    one = make_game(board, "desert forest", deck="grass")
    assert (one.hands[0], one.chosen) == (["forest", "grass"], False)


def test_the_played_card_is_replaced_from_the_pile_only() -> None:
    """R-156: the other card in hand is no replacement."""
    board = make_board(grass="C1", desert=row("M"))
    game = make_game(board, "grass desert", deck="desert")
    play(game, "turn choose grass", "mandatory build C1")
    assert (game.hands[0], game.deck, game.removed) == (["desert", "desert"], [], ["grass"])
    other = make_game(board, "grass desert")
    play(other, "turn choose grass", "mandatory build C1")
    assert (other.legal(), other.hands[0]) == ({"turn end"}, "desert")
    other.play("turn end")
    # discarded, reshuffled and drawn again
    assert other.hands == ["desert", None]


def test_no_choice_without_supply() -> None:
    """The turn may end; the cards are discarded in the order of the hand."""
    board = make_board(grass=row("C"), desert=row("M"))
    game = make_game(board, "grass desert", deck="forest forest forest")
    game.supply[0] = 0
    assert game.legal() == {"turn end", "turn choose grass", "turn choose desert"}
    game.play("turn end")
    # player 1 removed the useless forest cards from the game
    assert game.hands[0] == "forest"
    assert game.removed == ["forest", "forest"]
    assert game.hands[1] == "grass"
    assert game.deck == ["desert"]


def test_hand_size() -> None:
    """Two cards from the turn of the gain on; a lost tile does not change the hand."""
    board = make_board(grass=row("C"), locations="crossroads@B3")
    game = make_game(board, "grass", deck="grass grass grass grass grass")
    play(game, "mandatory build C3", "mandatory build C4", "mandatory build C5", "turn end")
    assert game.hands == [["grass", "grass"], "grass"]
    game.tiles[0] = []
    play(game, "mandatory build C7", "mandatory build C8", "mandatory build C9", "turn end")
    assert game.hands[0] == ["grass", "grass"]
    play(game, "turn choose grass")
    play(game, "mandatory build C6", "mandatory build C2", "mandatory build C1", "turn end")
    assert game.hands[0] == "grass"
