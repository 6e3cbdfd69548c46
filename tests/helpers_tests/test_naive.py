"""Self tests of the naive reference engine: boards, targets and turns, from the rulings."""

from __future__ import annotations

import pytest

from tests.helpers import naive
from tests.helpers.naive import NaiveBoard, NaiveGame, parse_hex
from tests.helpers_tests.support import SECTIONS, at, in_order, make_board, make_game, row

# ----- board


def test_neighbours_of_even_and_odd_rows() -> None:
    """Odd rows are shifted right (R-01)."""
    board = make_board()
    assert set(board.neighbours((2, 5))) == {(2, 4), (2, 6), (1, 4), (1, 5), (3, 4), (3, 5)}
    assert set(board.neighbours((3, 5))) == {(3, 4), (3, 6), (2, 5), (2, 6), (4, 5), (4, 6)}
    assert set(board.neighbours((0, 0))) == {(0, 1), (1, 0)}
    assert set(board.neighbours((19, 19))) == {(19, 18), (18, 19)}


def test_neighbours_are_mutual() -> None:
    """A neighbour of a hex has it as a neighbour."""
    board = make_board()
    for line in range(20):
        for column in range(20):
            for other in board.neighbours((line, column)):
                assert (line, column) in board.neighbours(other)


def test_from_sections() -> None:
    """Sections are upright or rotated; tiles and castles may be given."""
    placed = [("farm", 0), ("oracle", 180), ("tower", 0), ("barn", 180)]
    board = NaiveBoard.from_sections(SECTIONS, placed)
    assert len(board.terrain) + len(board.locations) + len(board.castles) == 400
    assert board.locations[(1, 7)] == "farm"
    assert board.locations[(10 + 3, 5)] == "tower"
    assert board.locations[(10 + 7, 10 + 3)] == "barn"
    assert (9 - 1, 10 + 9 - 3) in board.castles
    assert board.locations[(9 - 3, 10 + 9 - 7)] == "oracle"
    assert board.terrain[(0, 10)] == "canyon"
    assert board.terrain[(9, 19)] == "grass"
    other = NaiveBoard.from_sections(
        SECTIONS, placed, tiles={"farm": "harbor"}, castle_overrides={(1, 7)}
    )
    assert (1, 7) in other.castles
    assert (1, 7) not in other.locations
    assert other.locations[(5, 2)] == "harbor"


def test_hex_counts_of_a_section() -> None:
    """The copied section text has the documented counts."""
    # SECTIONS.txt: Oracle 16 15 15 14 15 17 5 2 0 1
    text = "".join(SECTIONS["oracle"])
    assert [text.count(letter) for letter in "GFTCDWMSL"] == [16, 15, 15, 14, 15, 17, 5, 2, 1]


# ----- targets


def test_build_next_to_own_if_possible() -> None:
    """AIP works over the terrain and over a set of wanted hexes."""
    board = make_board(grass="A1 A2 A3 A4 K10", desert="C1")
    assert naive.build_targets(board, [at("A1")], 0, board.hexes_of("grass")) == at("A2")
    assert naive.build_targets(board, [at("C1")], 0, board.hexes_of("grass")) == at(
        "A1 A2 A3 A4 K10"
    )
    # another player's settlement fills the only adjacent hex: all hexes are free again
    taken = [at("A1"), at("A2")]
    assert naive.build_targets(board, taken, 0, board.hexes_of("grass")) == at("A3 A4 K10")
    assert naive.build_targets(board, taken, 0, at("A2 K10")) == at("K10")


def test_farm_and_oasis() -> None:
    """Farm uses grass, oasis desert, both AIP."""
    board = make_board(grass="A1 A9", desert="B1 M3", water="A3")
    assert naive.farm_targets(board, [at("B1")], 0) == at("A1")
    assert naive.oasis_targets(board, [at("A1")], 0) == at("B1")
    assert naive.oasis_targets(board, [at("A1"), at("B1")], 0) == at("M3")
    assert naive.farm_targets(board, [at("A1"), at("A9")], 0) == set()


def test_tower() -> None:
    """It offers the edge of the board on any buildable terrain, AIP over their union."""
    board = make_board(
        grass="A1 T20", desert="K1 K2", canyon="H20", forest="A11 B11", water="A5", mountain="T3"
    )
    assert naive.tower_targets(board, [set()], 0) == at("A1 T20 K1 H20 A11")
    # touching over the union of terrains: only the touching edge hex may be chosen
    assert naive.tower_targets(board, [at("B11")], 0) == at("A11")


def test_tavern() -> None:
    """It offers both ends of straight lines of three in all three orientations."""
    board = make_board(
        grass=row("C"), desert="B4 D4 E4 F5 G5 H6", water="B1", forest="A3 B3", canyon="G4"
    )
    assert naive.tavern_targets(board, [at("C4 C5 C6")], 0) == at("C3 C7")
    assert naive.tavern_targets(board, [at("C4 C5 C7")], 0) == set()
    assert naive.tavern_targets(board, [at("C4 C5 C6"), at("C3")], 0) == at("C7")
    # from D4 southwest is E4 and from there southeast is F4: a bent chain is no line
    assert naive.tavern_targets(board, [at("D4 E4 F4")], 0) == set()
    # diagonal: C4, D4, E5 (southeast of an even row keeps the column), ends B3 and F5
    diagonal = make_board(grass="B3 C4 D4 E5 F5 B4")
    assert naive.tavern_targets(diagonal, [at("C4 D4 E5")], 0) == at("B3 F5")
    # the line may consist of settlements on water, the end must be buildable
    wet = make_board(water="A1 A2 A3", mountain="A4", grass="B3")
    assert naive.tavern_targets(wet, [at("A1 A2 A3")], 0) == set()


def test_paddock_has_six_targets() -> None:
    """They are two hexes straight on, from even and odd rows."""
    every = {(line, column): "grass" for line in range(20) for column in range(20)}
    board = NaiveBoard(every)
    for origin in [(4, 5), (5, 5)]:
        line, column = origin
        assert naive.paddock_targets(board, [{origin}], 0, origin) == {
            (line, column - 2),
            (line, column + 2),
            (line - 2, column - 1),
            (line - 2, column + 1),
            (line + 2, column - 1),
            (line + 2, column + 1),
        }
    assert naive.paddock_targets(board, [{(0, 0)}], 0, (0, 0)) == {(0, 2), (2, 1)}
    assert naive.paddock_targets(board, [{(0, 0)}, {(2, 1)}], 0, (0, 0)) == {(0, 2)}


def test_paddock_jumps_over_anything_and_needs_no_neighbour() -> None:
    """It jumps over a mountain; AIP does not apply."""
    board = make_board(grass="C1 C3 C9", mountain="C2", water="E2")
    settlements = [at("C1 C9")]
    assert naive.paddock_targets(board, settlements, 0, parse_hex("C1")) == at("C3")


def test_barn_cannot_empty_a_filled_area() -> None:
    """The vacated hex takes part in AIP but is not offered."""
    # three settlements fill a 3-hex grass area, the card is grass.
    board = make_board(grass="C3 C4 C5 M10 M11")
    for origin in at("C3 C4 C5"):
        assert naive.barn_targets(board, [at("C3 C4 C5")], 0, "grass", origin) == set()
    # a free hex of the area that touches the rest is offered, the vacated one is not
    bigger = make_board(grass="C3 C4 C5 C6 M10")
    targets = naive.barn_targets(bigger, [at("C3 C4 C5")], 0, "grass", parse_hex("C3"))
    assert targets == at("C6")


def test_barn_of_a_lone_settlement_goes_anywhere() -> None:
    """AIP is computed for each candidate."""
    board = make_board(grass="C3 C4 M10")
    assert naive.barn_targets(board, [at("C3")], 0, "grass", parse_hex("C3")) == at("C4 M10")
    # AIP for each candidate: without C3 the only own piece is M10
    both = [at("C3 M10")]
    assert naive.barn_targets(board, both, 0, "grass", parse_hex("C3")) == at("C4")
    assert naive.barn_targets(board, both, 0, "grass", parse_hex("M10")) == at("C4")


def test_harbor() -> None:
    """It moves to water hexes, AIP with the settlement lifted."""
    board = make_board(water="A1 A2 A9", grass="B1 K1")
    # B1 touches A1 and A2; lifting B1 leaves K1, which touches no water: all water
    assert naive.harbor_targets(board, [at("B1 K1")], 0, parse_hex("B1")) == at("A1 A2 A9")
    assert naive.harbor_targets(board, [at("B1 K1")], 0, parse_hex("K1")) == at("A1 A2")
    # the vacated water hex A1 touches B1, as does A2
    assert naive.harbor_targets(board, [at("B1 A1")], 0, parse_hex("A1")) == at("A2")
    # A2 is taken: only the vacated hex is left after AIP, so no move
    assert naive.harbor_targets(board, [at("B1 A1"), at("A2")], 0, parse_hex("A1")) == set()


# ----- turns


def test_mandatory_block() -> None:
    """Three builds are one block with tiles before or after it, then the turn may end."""
    board = make_board(grass=row("C"), desert=row("M"), locations="oasis@R5")
    game = make_game(board, "grass", own="R6", deck="desert desert", tiles="oasis@R5")
    assert "turn end" not in game.legal()
    assert "tile:oasis build M4" in game.legal()
    game.play("mandatory build C3")
    assert game.legal() == {"mandatory build C2", "mandatory build C4"}
    game.play("mandatory build C4")
    game.play("mandatory build C5")
    assert "turn end" in game.legal()
    assert not any(text.startswith("mandatory") for text in game.legal())
    game.play("tile:oasis build M4")
    assert game.legal() == {"turn end"}
    before = (game.supply, game.settlements)
    with pytest.raises(ValueError, match="not legal"):
        game.play("tile:oasis build M5")
    assert (game.supply, game.settlements) == before
    game.play("turn end")
    assert (game.active, game.discards, game.hands) == (1, ["grass"], ["desert", "desert"])
    assert game.supply == [36, 40]


def test_small_supply() -> None:
    """The action has min(3, supply) builds; the round is finished."""
    board = make_board(grass=row("C"))
    game = make_game(board, "grass", deck="grass grass")
    game.supply[0] = 2
    game.play("mandatory build C3")
    game.play("mandatory build C4")
    assert game.legal() == {"turn end"}
    game.play("turn end")
    assert not game.over
    for name in ("C6", "C7", "C8"):
        game.play(f"mandatory build {name}")
    game.play("turn end")
    assert game.over
    assert game.legal() == set()


def test_extra_builds_first_lapse_the_mandatory_action() -> None:
    """An empty supply ends the builds."""
    board = make_board(grass=row("C"), desert=row("M"), locations="oasis@R5 oracle@R9")
    game = make_game(board, "grass", own="R6 R10", deck="grass", tiles="oasis@R5 oracle@R9")
    game.supply[0] = 1
    game.play("tile:oasis build M4")
    assert game.legal() == {"turn end"}


def test_the_end_flag_waits_for_the_round() -> None:
    """The player to the right of the start player is last."""
    board = make_board(grass=row("C"))
    game = NaiveGame(board, 3, [], ["grass"] * 3, ["grass"] * 9, in_order, start=1)
    order = []
    game.supply = [9, 9, 3]
    while not game.over:
        order.append(game.active)
        while "turn end" not in game.legal():
            game.play(min(game.legal()))
        game.play("turn end")
    assert order == [1, 2, 0]


def test_useless_card_at_the_start_and_in_the_middle() -> None:
    """Useless cards are removed; the total of builds stays three."""
    board = make_board(grass="A1 A2", desert="K1 K2 K3", mountain="A3")
    game = make_game(board, "forest", deck="canyon grass flower desert grass")
    assert game.removed == ["forest", "canyon"]
    assert game.hands[0] == "grass"
    game.play("mandatory build A1")
    game.play("mandatory build A2")
    # two builds made, grass is full: the third goes on the new terrain
    assert game.removed == ["forest", "canyon", "grass", "flower"]
    assert game.legal() == {"mandatory build K1", "mandatory build K2", "mandatory build K3"}
    game.play("mandatory build K1")
    assert game.legal() == {"turn end"}
    game.play("turn end")
    # player 1 had no card: the desert card was reshuffled for that player
    assert (game.hands, game.deck, game.discards) == (["grass", "desert"], [], [])


def test_useless_card_after_the_mandatory_action() -> None:
    """The new card is the oracle's card."""
    board = make_board(grass="A1 A2 A3", desert="K1 K2 K3", locations="oracle@R5")
    game = make_game(board, "grass", own="R6", deck="desert grass", tiles="oracle@R5")
    for name in ("A1", "A2", "A3"):
        game.play(f"mandatory build {name}")
    assert (game.removed, game.hands[0]) == (["grass"], "desert")
    assert game.legal() == {
        "turn end",
        "tile:oracle build K1",
        "tile:oracle build K2",
        "tile:oracle build K3",
    }


def test_both_piles_empty() -> None:
    """Without a card the builds are forfeited; then the safety end follows."""
    board = make_board(grass="A1 A2", desert="K1 K2 K3", locations="oasis@R5 oracle@R9")
    game = make_game(board, "grass", own="R6 R10", tiles="oasis@R5 oracle@R9")
    game.hands[1] = "desert"
    game.play("mandatory build A1")
    game.play("mandatory build A2")
    assert game.hands[0] is None
    assert game.legal() == {"turn end"} | {f"tile:oasis build K{column}" for column in (1, 2, 3)}
    game.play("turn end")
    for column in (1, 2, 3):
        game.play(f"mandatory build K{column}")
    # the desert is full as well, so player 1's card is removed, too
    assert game.removed == ["grass", "desert"]
    game.play("turn end")
    assert not game.over
    assert game.legal() == {"turn end"}
    game.play("turn end")
    game.play("turn end")
    # a whole round without a build and without cards
    assert game.over


def test_a_player_without_card_draws_at_the_start_of_his_turn() -> None:
    """R-15: a player without a card draws one at the start of the own turn."""
    board = make_board(grass=row("A"))
    game = make_game(board, None)
    game.hands[1] = "grass"
    game.play("turn end")
    for column in (1, 2, 3):
        game.play(f"mandatory build A{column}")
    game.play("turn end")
    # player 1's card was discarded, reshuffled and drawn by player 1 again
    assert game.hands == [None, "grass"]
    assert game.legal() == {"turn end"}
    game.deck = ["grass"]
    game.play("turn end")
    assert game.hands == ["grass", "grass"]


def test_reshuffle_only_when_a_card_is_needed() -> None:
    """The played card is discarded before the draw (R-09, R-13)."""
    seen = []

    def shuffle(cards: list[str]) -> list[str]:
        seen.append(list(cards))
        return cards[::-1]

    board = make_board(grass=row("A"), desert=row("K"))
    game = NaiveGame(board, 2, [], ["grass", "desert"], ["desert"], shuffle)
    for _ in range(3):
        game.play(min(game.legal()))
    game.play("turn end")
    assert (seen, game.deck, game.discards) == ([], [], ["grass"])
    for _ in range(3):
        game.play(min(game.legal()))
    game.play("turn end")
    assert seen == [["grass", "desert"]]
    assert (game.hands, game.deck, game.discards) == (["desert", "desert"], ["grass"], [])
