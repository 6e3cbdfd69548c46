"""Rulings on set-up, the course of a turn and the end of the game."""

import random

import pytest

from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.errors import IllegalMove
from kingdom_builder_qt.core.events import EndTriggered, GameOver, MandatoryDone, Placed, TurnBegan
from kingdom_builder_qt.core.moves import parse_move
from kingdom_builder_qt.game import GameOptions, first_game, new_game
from tests.helpers.builders import (
    catalog,
    full,
    hexes,
    kinds,
    make_board,
    make_position,
    moves,
    names,
    of_kind,
    play,
    target_names,
    tidy,
)
from tests.helpers.random_games import random_move

GRASS = make_board(full("g"))


def test_set_up_of_the_first_game() -> None:
    """R-01: four sections make 20 rows of 20 hexes; each location hex has two tiles."""
    position = new_game(catalog(), first_game(catalog(), GameOptions(players=3, seed=1, start=0)))
    assert [p.section.id for p in position.rules.board.placements] == [
        "tavern",
        "paddock",
        "oasis",
        "farm",
    ]
    assert [score.card.id for score in position.rules.scores] == [
        "fishermen",
        "knights",
        "merchants",
        "castle",
    ]
    assert position.rules.board.hex_mask.bit_count() == 400
    assert sorted(set(position.rules.tile_of.values())) == [
        "farm",
        "oasis",
        "paddock",
        "tavern",
    ]
    assert position.stock == (2,) * 8
    assert position.supply == (40, 40, 40)


def test_a_turned_section_is_read_backwards() -> None:
    """R-01: a section is upright or turned by 180 degrees."""
    options = first_game(catalog(), GameOptions(seed=1))
    board = new_game(catalog(), options).rules.board
    turned = GameOptions(
        seed=1, sections=[("tavern", 180), ("paddock", 0), ("oasis", 0), ("farm", 0)]
    )
    other = new_game(catalog(), turned).rules.board
    for row in range(10):
        for column in range(10):
            upright = grid.hex_at(row, column)
            rotated = grid.hex_at(9 - row, 9 - column)
            assert board.terrain_at(upright) == other.terrain_at(rotated)
            assert board.feature_at(upright) == other.feature_at(rotated)


def test_adjacency_crosses_the_seams_of_sections() -> None:
    """R-01: sections join without a border."""
    assert names(grid.NEIGHBOURS[grid.parse_hex("J10")]) == "I10 I11 J9 J11 K10 K11"


@pytest.mark.parametrize("start", [0, 1, 2])
def test_players_take_turns_clockwise_from_the_start_player(start: int) -> None:
    """R-02: the start player begins and the turn passes to the left."""
    position = new_game(catalog(), GameOptions(players=3, seed=4, start=start))
    rng = random.Random(1)
    order = [position.to_move]
    while len(order) < 7:
        events = position.push(random_move(position, rng))
        order += [event.player for event in of_kind(events, TurnBegan)]
    assert order == [(start + turn) % 3 for turn in range(7)]


def test_every_player_holds_one_card_of_twenty_five() -> None:
    """R-03: five cards of each of five terrains; one per hand, one of them is revealed."""
    position = new_game(catalog(), GameOptions(players=5, seed=3))
    everything = [*position.deck, *sum(position.hands, ()), position.card]
    assert sorted(everything) == sorted(["grass", "canyon", "desert", "flower", "forest"] * 5)
    sizes = [len(hand) for hand in position.hands]
    assert sizes[position.active] == 0
    assert sum(sizes) == 4
    assert max(sizes) == 1


def test_the_mandatory_action_is_three_settlements_on_the_card_s_terrain() -> None:
    """R-04: three builds, one at a time, on the card's terrain; no turn end before."""
    position = make_position(
        make_board("ggggd\nttttt", extra={"K3": "f"}), deck="grass", hand="grass"
    )
    assert target_names(position, "mandatory") == "A1 A2 A3 A4"
    for name in ("A1", "A2", "A3"):
        assert "turn end" not in moves(position)
        events = play(position, f"mandatory build {name}")
    assert of_kind(events, MandatoryDone) == [MandatoryDone(0, 3)]
    assert moves(position) == {"turn end"}
    assert position.supply == (37, 40)


def test_settlements_go_next_to_own_ones_if_possible() -> None:
    """R-05: rulebook example, building rule 3: two hexes touch your settlement, and only they are
    legal.
    """
    board = make_board("ggtgg\ntttgg\nfffff")
    position = make_position(board, own="B4", card="grass")
    # B4 touches A4, A5, B3 (forest), B5, C4 and C5 (flower).
    assert target_names(position, "mandatory") == "A4 A5 B5"


def test_without_adjacent_hex_any_hex_of_the_terrain_may_be_chosen() -> None:
    """R-05: rulebook example, building rule 3: no such hex touches an own settlement."""
    board = make_board("ggtgg\nttttt\nfffff")
    position = make_position(board, own="C3", card="grass")
    assert target_names(position, "mandatory") == "A1 A2 A4 A5"


def test_adjacency_counts_any_own_settlement_and_is_judged_anew_each_time() -> None:
    """R-05: every settlement on the board counts, including each one just placed."""
    board = make_board("ggd\nddd\nddd\nddd", extra={"T20": "g", "T19": "g", "A10": "g"})
    position = make_position(board, own="B1", card="grass")
    assert target_names(position, "mandatory") == "A1 A2"
    play(position, "mandatory build A1", "mandatory build A2")
    assert target_names(position, "mandatory") == "A10 T19 T20"


def test_settlements_of_others_do_not_count_for_adjacency() -> None:
    """R-05: only own settlements require adjacency."""
    position = make_position(make_board("gggg"), other="A1")
    assert target_names(position, "mandatory") == "A2 A3 A4"


def test_adjacency_crosses_a_seam() -> None:
    """R-05: an own settlement beyond the border of a section requires adjacency, too."""
    position = make_position(make_board(full("g")), own="J10")
    assert target_names(position, "mandatory") == "I10 I11 J9 J11 K10 K11"


def test_nothing_comes_between_the_mandatory_builds() -> None:
    """R-06: extra actions are before or after the mandatory action, never in between."""
    board = make_board(full("g"), extra={"B3": "F"})
    position = make_position(board, own="C3", tiles="farm@B3")
    assert {m.split()[0] for m in moves(position)} == {"mandatory", "tile:farm"}
    for name in ("C4", "C5"):
        play(position, f"mandatory build {name}")
        assert {m.split()[0] for m in moves(position)} == {"mandatory"}
        assert position.why_not("tile:farm", grid.parse_hex("C7")).code == "block"
    play(position, "mandatory build C6")
    assert {m.split()[0] for m in moves(position)} == {"tile:farm", "turn"}


def test_each_extra_action_once_per_turn_before_or_after() -> None:
    """R-07: two tiles, one before and one after the mandatory action, each once."""
    board = make_board(full("g"), extra={"B3": "F", "B9": "R"})
    position = make_position(board, own="C3 C9", tiles="farm@B3 tower@B9", deck="grass grass")
    play(position, "tile:farm build C4")
    assert {m.split()[0] for m in moves(position)} == {"mandatory", "tile:tower"}
    play(position, "mandatory build C5", "mandatory build C6", "mandatory build C7")
    assert {m.split()[0] for m in moves(position)} == {"tile:tower", "turn"}
    play(position, "tile:tower build A1")
    assert moves(position) == {"turn end"}


def test_extra_actions_are_optional() -> None:
    """R-07: the turn may end with unused tiles."""
    board = make_board(full("g"), extra={"B3": "F"})
    position = make_position(board, own="C3", tiles="farm@B3", deck="grass", hand="grass")
    play(position, "mandatory build C4", "mandatory build C5", "mandatory build C6", "turn end")
    assert position.to_move == 1


def test_an_extra_action_without_target_is_not_offered() -> None:
    """R-08: rulebook, farm: skip it without an unoccupied grass hex; the player need not skip
    anything.
    """
    board = make_board("gdddd", extra={"C3": "F"})
    position = make_position(board, own="A1", card="desert", tiles="farm@C3")
    assert position.sources() == ["mandatory"]
    assert position.targets("tile:farm") == 0


def test_the_turn_ends_by_an_explicit_move_discard_then_draw() -> None:
    """R-09: the played card is discarded first, then a new one is drawn."""
    position = make_position(GRASS, deck="desert forest", hand="canyon")
    play(position, "mandatory build A1", "mandatory build A2", "mandatory build A3")
    assert position.to_move == 0
    position.deck, position.discards = (), ()
    events = play(position, "turn end")
    assert kinds(events)[:3] == ["TurnEnded", "Reshuffled", "CardDrawn"]
    assert position.hands[0] == ("grass",)


def test_used_tiles_are_usable_again_next_turn() -> None:
    """R-07: once per turn means once in every turn."""
    board = make_board(full("g"), extra={"B3": "F"})
    position = make_position(
        board, own="C3", tiles="farm@B3:used", hand="grass", deck="grass grass"
    )
    play(position, "mandatory build C4", "mandatory build C5", "mandatory build C6")
    assert moves(position) == {"turn end"}
    play(position, "turn end", "mandatory build T1", "mandatory build T2", "mandatory build T3")
    play(position, "turn end")
    assert "tile:farm" in position.sources()


@pytest.mark.parametrize("supply", [1, 2, 3, 4])
def test_a_small_supply_shortens_the_mandatory_action(supply: int) -> None:
    """R-16: as many builds as the supply allows, three at most."""
    position = make_position(GRASS, supply={0: supply})
    builds = 0
    while "turn end" not in moves(position):
        position.push(position.legal_moves(("mandatory",))[0])
        builds += 1
    assert builds == min(3, supply)


def test_with_an_empty_supply_pieces_may_still_be_moved() -> None:
    """R-16: no build is due, build tiles have no target, move tiles work."""
    board = make_board(full("g"), extra={"B3": "F", "B9": "P"})
    position = make_position(
        board, own="C3 C9", tiles="farm@B3 paddock@B9", supply={0: 0}, deck="grass"
    )
    assert {m.split()[0] for m in moves(position)} == {"tile:paddock", "turn"}
    assert position.why_not("tile:farm", grid.parse_hex("C4")).code == "no_supply"
    play(position, "tile:paddock move C3 C5")
    assert moves(position) == {"turn end"}


def test_mandatory_builds_lapse_when_extra_builds_took_the_last_settlement() -> None:
    """R-16 (inferred): the supply ran out before the mandatory action."""
    board = make_board(full("g"), extra={"B3": "F"})
    position = make_position(board, own="C3", tiles="farm@B3", supply={0: 1}, deck="grass")
    events = play(position, "tile:farm build C4")
    assert kinds(events) == ["TileUsed", "Placed", "EndTriggered", "MandatoryDone"]
    assert moves(position) == {"turn end"}


def end_game(start: int) -> tuple[list[int], list[object]]:
    """Let player 1 of three use up the supply; return the players of the later turns, and the
    events.
    """
    position = make_position(
        GRASS,
        pieces=["", "", ""],
        supply={1: 3},
        hands=["", "", ""],
        deck="grass " * 9,
        start=start,
    )
    turns, events, triggered = [], [], False
    while not position.is_over:
        if triggered:
            turns.append(position.to_move)
        new = position.push(position.legal_moves()[0])
        events += new
        triggered = triggered or bool(of_kind(new, EndTriggered))
    return list(dict.fromkeys(turns)), events


@pytest.mark.parametrize(("start", "turns"), [(0, [1, 2]), (1, [1, 2, 0]), (2, [1])])
def test_the_round_is_completed_after_the_last_settlement(start: int, turns: list[int]) -> None:
    """R-19: the player to the right of the start player is the last one."""
    had_turns, events = end_game(start)
    assert had_turns == turns
    assert of_kind(events, EndTriggered) == [EndTriggered(1)]
    assert events[-1] == GameOver(by_safety_end=False)


def test_the_last_turn_still_draws_a_card() -> None:
    """R-19: even the last turn ends with a draw, which has no consequence."""
    _, events = end_game(0)
    assert kinds(events)[-3:] == ["TurnEnded", "CardDrawn", "GameOver"]


def test_after_the_end_nothing_is_legal() -> None:
    """R-19: no move is left and none is accepted."""
    position = make_position(GRASS, supply={0: 40, 1: 1}, active=1, deck="grass grass")
    play(position, "mandatory build A1", "turn end")
    assert position.is_over
    assert position.legal_moves() == []
    assert position.sources() == []
    before = position.state()
    for text in ("turn end", "mandatory build A2"):
        with pytest.raises(IllegalMove):
            position.push(parse_move(text))
    assert position.why_not("mandatory", grid.parse_hex("A2")).code == "over"
    assert position.state() == before


def test_the_last_settlement_does_not_end_the_turn() -> None:
    """R-16: move tiles may be used after the last settlement."""
    board = make_board(full("g"), extra={"B9": "P"})
    position = make_position(board, own="C9", tiles="paddock@B9", supply={0: 1}, deck="grass")
    events = play(position, "mandatory build C8")
    assert of_kind(events, Placed, EndTriggered) == [
        Placed(0, grid.parse_hex("C8"), "mandatory"),
        EndTriggered(0),
    ]
    assert {m.split()[0] for m in moves(position)} == {"tile:paddock", "turn"}


def test_water_mountains_and_sites_are_never_built_on() -> None:
    """R-04: only the five terrains are built on, with any card or tile."""
    board = make_board("wmSFgR", at="A1")
    position = make_position(board, card="grass", tiles="tower@A6")
    assert target_names(position, "mandatory") == "A5"
    assert target_names(position, "tile:tower") == "A5"
    assert hexes("A5") == board.buildable_mask
    assert tidy("A5") == names(board.buildable_mask)
