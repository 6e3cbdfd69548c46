"""Rulings on Crossroads: building tiles, fort, two cards, city hall (R-141 to R-161)."""

from __future__ import annotations

import random

import pytest

from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.events import CardChosen, CardsRevealed, PiecePlaced, TileTaken
from kingdom_builder_qt.core.position import Position
from tests.core.support import ROW, targets_by_verb
from tests.helpers.builders import (
    earned,
    full,
    held,
    kinds,
    make_board,
    make_position,
    moves,
    names,
    of_kind,
    on_board,
    play,
    target_names,
)

RING = "D4 D5 E4 E5 E6 F4 F5"  # the city hall around E5


# -- building tiles ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("letter", "tile", "terrain"), [("T", "foresters_lodge", "t"), ("M", "monastery", "c")]
)
def test_lodge_and_monastery_build_on_their_terrain(letter: str, tile: str, terrain: str) -> None:
    """R-141: forest or canyon, adjacent if possible; nothing to do without such a hex."""
    extra = {"B2": terrain, "B3": terrain, "T20": terrain, "R5": letter}
    position = make_position(make_board(ROW, at="C1", extra=extra), own="C3", tiles=f"{tile}@R5")
    assert target_names(position, f"tile:{tile}") == "B2 B3"
    position = make_position(
        make_board(ROW, at="C1", extra=extra), own="C3 B2", other="B3", tiles=f"{tile}@R5"
    )
    assert target_names(position, f"tile:{tile}") == "T20"
    position = make_position(
        make_board(ROW, at="C1", extra={"R5": letter}), own="C3", tiles=f"{tile}@R5"
    )
    assert f"tile:{tile}" not in position.sources()


# -- fort --------------------------------------------------------------------------------------


def fort(deck: str = "desert", **more: object) -> Position:
    """Return a turn with a fort and an outpost."""
    extra = {"D1": "d", "D2": "d", "M9": "d", "R5": "D", "R7": "N"}
    board = make_board(ROW, at="C1", extra=extra)
    return make_position(board, own="C2", deck=deck, tiles="fort@R5 outpost@R7", **more)


def test_fort_draws_and_builds_in_one_action() -> None:
    """R-142: the build is compulsory; only an outpost may be used before it; the card is discarded
    at once.
    """
    position = fort()
    assert moves(position, "tile:fort") == {"tile:fort draw"}
    events = play(position, "tile:fort draw")
    assert kinds(events) == ["TileUsed", "CardTurnedUp"]
    assert moves(position) == {
        "tile:fort build D1",
        "tile:fort build D2",
        "nomad:outpost use",
    }
    assert (position.card, position.discards) == ("grass", ())
    play(position, "nomad:outpost use")
    assert target_names(position, "tile:fort") == "D1 D2 M9"
    play(position, "tile:fort build M9")
    assert (position.discards, position.drawn, position.armed) == (("desert",), None, False)
    assert target_names(position, "mandatory") == "C1 C3"
    assert "tile:fort" not in position.sources()
    position = fort()
    play(position, "nomad:outpost use")
    assert moves(position, "tile:fort") == {"tile:fort draw"}  # no card, no hex yet


def test_fort_without_a_hex_builds_nothing() -> None:
    """R-143: there is no second draw; the played card stays the same."""
    position = fort("flower")
    play(position, "tile:fort draw")
    assert (position.block, position.discards, position.card) == (None, ("flower",), "grass")
    assert position.supply[0] == 39
    assert "tile:fort" not in position.sources()


def test_fort_needs_a_settlement_and_a_card() -> None:
    """R-143: not offered without supply or with both piles empty; a pile is refilled."""
    assert "tile:fort" not in fort("").sources()
    assert "tile:fort" not in fort(supply={0: 0}).sources()
    position = fort("", discards="desert")
    events = play(position, "tile:fort draw")
    assert kinds(events) == ["TileUsed", "Reshuffled", "CardTurnedUp"]


# -- crossroads: two cards ---------------------------------------------------------------------


def test_crossroads_draws_two_cards_from_the_turn_of_the_gain_on() -> None:
    """R-150: both are discarded; when the tile is lost, two cards remain for one more turn."""
    board = make_board(ROW, at="C1", extra={"B3": "X", "R5": "P"})
    position = make_position(board, own="C18", deck="grass " * 8, hand="grass", tiles="paddock@R5")
    play(position, "mandatory build C19", "mandatory build C17", "mandatory build C16")
    play(position, "turn end")
    assert [len(hand) for hand in position.hands] == [1, 0]
    position = make_position(board, deck="grass " * 8, hand="grass", tiles="paddock@R5")
    play(position, "mandatory build C4", "mandatory build C5", "mandatory build C6", "turn end")
    assert position.hands[0] == ("grass", "grass")
    play(position, "mandatory build C20", "mandatory build C19", "mandatory build C18")
    events = play(position, "turn end")
    assert of_kind(events, CardsRevealed) == [CardsRevealed(0, ("grass", "grass"))]
    assert position.choosing
    before = len(position.discards)
    play(position, "turn choose grass")
    while "turn end" not in moves(position):
        position.push(position.legal_moves(("mandatory",))[0])
    play(position, "turn end")
    assert len(position.discards) == before + 2
    assert position.hands[0] == ("grass", "grass")


def test_a_lost_crossroads_leaves_the_cards_in_hand() -> None:
    """R-150: one of them is used next turn, then one card is drawn again."""
    board = make_board(ROW, at="C1", extra={"B3": "X", "R5": "P"})
    position = make_position(
        board,
        own="C4 C12",
        tiles="crossroads@B3 paddock@R5",
        hand="grass",
        deck="grass " * 9,
        card="grass grass",
    )
    play(position, "tile:paddock move C4 C6")
    assert held(position) == ["paddock@R5:used"]
    assert position.choosing
    play(position, "turn choose grass", "mandatory build C5", "mandatory build C7")
    play(position, "mandatory build C8", "turn end")
    assert position.hands[0] == ("grass",)


def test_every_crossroads_tile_adds_a_card() -> None:
    """R-151: two of them, on the two locations of a section of the new edition, make three."""
    board = make_board(ROW, at="C1", extra={"B3": "X", "D3": "X"})
    position = make_position(
        board, own="C2 C3 C4", tiles="crossroads@B3 crossroads@D3", hand="grass", deck="grass " * 9
    )
    play(position, "mandatory build C5", "mandatory build C6", "mandatory build C7", "turn end")
    assert len(position.hands[0]) == 3


def test_the_card_is_chosen_before_it_is_needed() -> None:
    """R-152: farm may come first; oracle, barn, quarry and mandatory build may not."""
    extra = {"R3": "F", "R5": "O", "R7": "B", "R9": "Q", "R11": "X"}
    board = make_board(ROW + "\n" + "d" * 20, at="C1", extra=extra)
    tiles = "farm@R3 oracle@R5 barn@R7 quarry@R9 crossroads@R11"
    position = make_position(board, own="C3 C9", card="grass desert", deck="forest", tiles=tiles)
    assert position.opening[-1] == CardsRevealed(0, ("grass", "desert"))
    assert (position.card, position.choosing) == (None, True)
    assert {" ".join(m.split()[:2]) for m in moves(position)} == {"turn choose", "tile:farm build"}
    events = play(position, "tile:farm build C4", "turn choose desert")
    assert of_kind(events, CardChosen) == [CardChosen(0, "desert")]
    assert (position.card, position.hands[0]) == ("desert", ("grass",))
    assert {m.split()[0] for m in moves(position)} == {
        "mandatory",
        "tile:oracle",
        "tile:barn",
        "tile:quarry",
    }
    assert target_names(position, "tile:oracle") == target_names(position, "mandatory")
    play(position, *(f"mandatory build D{column}" for column in (2, 3, 4)))
    assert "turn choose grass" not in moves(position)  # fixed for the turn
    events = play(position, "turn end")
    # the played card is discarded first, then the other one
    assert position.hands[0][0] == "forest"
    assert kinds(events)[:2] == ["TurnEnded", "CardDrawn"]


def test_two_equal_cards_are_one_choice() -> None:
    """R-152: there is something to choose all the same."""
    position = make_position(make_board(ROW), card="grass grass")
    assert moves(position) == {"turn choose grass"}


def test_the_choice_is_needed_for_the_mandatory_action() -> None:
    """R-152: the reason is that the card is not chosen yet."""
    position = make_position(make_board(ROW), card="grass grass")
    assert position.why_not("mandatory", grid.parse_hex("A1")).code == "choose"
    assert position.builds_left == 3


def test_no_choice_is_needed_without_supply() -> None:
    """R-153: the turn may end; the cards go to the discards in the order of the hand."""
    board = make_board(ROW + "\n" + "d" * 20)
    position = make_position(board, card="grass desert", hand="grass", deck="desert", supply={0: 0})
    assert moves(position) == {"turn end", "turn choose grass", "turn choose desert"}
    play(position, "turn end")
    assert position.discards == ("grass", "desert")


def test_a_useless_card_may_not_be_chosen_while_the_other_has_a_hex() -> None:
    """R-154: it stays in hand and is discarded at the end like any other."""
    position = make_position(make_board(ROW), card="desert grass", hand="grass", deck="grass")
    assert moves(position) == {"turn choose grass"}
    assert position.removed == ()
    play(position, "turn choose grass", "mandatory build A1", "mandatory build A2")
    play(position, "mandatory build A3", "turn end")
    assert position.discards == ("grass", "desert")


def test_a_useless_hand_loses_the_card_drawn_first() -> None:
    """R-155: the hand is a queue; drawn cards join at the end, until one card has a hex."""
    position = make_position(
        make_board(ROW), card="desert forest", deck="canyon flower grass canyon"
    )
    assert position.removed == ("desert", "forest", "canyon")
    assert position.hands[0] == ("flower", "grass")
    assert moves(position) == {"turn choose grass"}
    assert kinds(position.opening) == [
        "TurnBegan",
        "CardsRevealed",
        *["CardUseless", "CardReplaced"] * 3,
    ]


def test_one_card_left_of_a_useless_hand_is_the_played_card() -> None:
    """R-155: with no card to draw the last one needs no choice; it may be useless, too."""
    position = make_position(make_board("", extra={"A1": "d"}), card="grass desert")
    assert (position.choosing, position.hands[0]) == (True, ("grass", "desert"))
    position = make_position(
        make_board("", extra={"A1": "d", "B1": "g"}), other="A1 B1", card="grass desert"
    )
    assert (position.card, position.choosing, position.removed) == (
        None,
        False,
        ("grass", "desert"),
    )
    assert moves(position) == {"turn end"}


def test_a_mid_turn_replacement_comes_from_the_pile() -> None:
    """R-156: the other card in hand is no replacement, neither with cards left nor without."""
    board = make_board("g\n\n", extra={f"M{column}": "d" for column in range(1, 9)})
    position = make_position(board, card="grass desert", deck="desert")
    play(position, "turn choose grass", "mandatory build A1")
    assert (position.card, position.hands[0], position.removed) == (
        "desert",
        ("desert",),
        ("grass",),
    )
    position = make_position(board, card="grass desert", hand="desert")
    play(position, "turn choose grass", "mandatory build A1")
    assert (position.card, position.hands[0]) == (None, ("desert",))
    assert moves(position) == {"turn end"}
    play(position, "turn end")
    assert position.hands[0] == ("desert",)  # discarded, reshuffled and drawn again


def test_the_hand_lies_open_in_the_own_turn() -> None:
    """R-157: all players see both cards once the turn began, and not before."""
    board = make_board(ROW + "\n" + "d" * 20)
    position = make_position(board, card="grass desert", hands=["", "grass grass"], deck="forest")
    view = position.view(1)
    assert view.hands == (("grass", "desert"), ("grass", "grass"))
    assert view.hand_sizes == (2, 2)
    assert position.view(0).unseen == ("forest", "grass", "grass")
    assert position.sample(view, random.Random(1), position.rules).hands[0] == ("grass", "desert")


# -- city hall ---------------------------------------------------------------------------------


def hall(**more: object) -> Position:
    """Return a turn with a city hall; the flower around E5 touches the settlement on E3."""
    extra = {"C4": "F", "G5": "R", "G4": "S", "E7": "N", "R5": "Y", "R7": "K", "R9": "Q"}
    board = make_board(full("g"), extra=extra)
    keywords = {"own": "E3", "other": "E8", "nomads": "treasure@E7", "tiles": "city_hall@R5"}
    return make_position(board, **{**keywords, **more})


def test_the_city_hall_needs_seven_eligible_hexes_beside_an_own_piece() -> None:
    """R-160: a centre and its six neighbours, any buildable terrains, one of them adjacent."""
    assert target_names(hall(), "tile:city_hall") == "C2 E5 G2"
    assert targets_by_verb(hall(), "tile:city_hall") == {"place": "C2 E5 G2"}
    assert target_names(hall(walls="F5"), "tile:city_hall") == "C2 G2"
    assert target_names(hall(others_of={1: "warrior@H1"}), "tile:city_hall") == "C2 E5"
    assert target_names(hall(own="T20"), "tile:city_hall") == "R19 S19"


def test_the_city_hall_comes_once_and_stays() -> None:
    """R-160: the city hall is never moved or removed, and is not part of the supply."""
    position = hall(tiles="city_hall@R5", deck="grass " * 4, hand="grass")
    events = play(position, "tile:city_hall place E5")
    assert of_kind(events, PiecePlaced) == [
        PiecePlaced(0, "city_hall", grid.parse_hex("E5"), "tile:city_hall")
    ]
    assert on_board(position, "city_hall") == RING
    assert position.supply[0] == 39
    assert position.movable_others(0) == 0
    assert names(position.removable(0)) == "E3"
    position = hall(others="city_hall@E5")
    assert "tile:city_hall" not in position.sources()
    assert position.why_not("tile:city_hall", grid.parse_hex("K5")).code == "no_supply"


def test_the_city_hall_takes_tiles_and_pays_hex_by_hex() -> None:
    """R-161: one tile of each location it touches; red gold is paid after all seven hexes are
    placed.
    """
    position = hall(cards=["shepherds", "ambassadors", "hermits", "fortress"])
    events = play(position, "tile:city_hall place E5")
    assert [event.tile for event in of_kind(events, TileTaken)].count("farm") == 1
    assert sorted(t.partition("@")[0] for t in held(position)) == ["city_hall", "farm", "tower"]
    # only the centre has no empty neighbour; no hex touches E8
    assert [earned(position, c)[0] for c in ("shepherds", "ambassadors", "treasure")] == [2, 0, 3]
    sheet = position.scores()[0]
    assert [sheet[card] for card in ("hermits", "fortress", "castle")] == [1, 6, 3]
    position = hall(cards=["ambassadors"], other="C5")
    play(position, "tile:city_hall place E5")
    assert earned(position, "ambassadors") == [2, 0]  # D4 and D5 touch C5


def test_the_city_hall_counts_seven_and_is_built_on() -> None:
    """R-161: it counts seven for every card, and own settlements may be built next to it."""
    position = hall(own="", others="city_hall@E5", cards=["knights", "citizens", "workers"])
    sheet = position.scores()[0]
    assert [sheet[card] for card in ("knights", "citizens", "workers")] == [6, 3, 4]
    assert "D3" in target_names(position, "mandatory").split()
    assert "T20" not in target_names(position, "mandatory").split()
