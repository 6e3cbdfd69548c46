"""The rules of a game: their parts, and combinations that are refused."""

from __future__ import annotations

from typing import Any

import pytest

from kingdom_builder_qt.core.decision import source_of_tile
from kingdom_builder_qt.core.errors import Misuse, SetupError
from kingdom_builder_qt.core.grid import parse_hex
from kingdom_builder_qt.core.moves import CANOE, SILO
from kingdom_builder_qt.core.rules import Rules
from tests.helpers.builders import catalog, full, hexes, make_board, make_position


def rules(**changes: Any) -> Rules:
    """Return the rules of a game for two on a small board, or on another one."""
    content = catalog()
    parts: dict[str, Any] = {
        "board": make_board("ggw", extra={"B2": "F"}),
        "players": 2,
        "pieces": content.pieces,
        "terrain_cards": content.expansion("base").terrain_cards,
        "tiles": content.tiles,
        "cards": (),
    }
    return Rules(**(parts | changes))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"board": None}, "not a Board: None"),
        ({"pieces": 5}, "not a Mapping: 5"),
        ({"tiles": ["farm"]}, r"not a Mapping: \['farm'\]"),
        ({"terrain_cards": None}, "not a Sequence: None"),
        ({"terrain_cards": ["grass"]}, "not a TerrainCard: 'grass'"),
        ({"cards": {"lords": 1}}, r"not a Sequence: \{'lords': 1\}"),
        ({"cards": ["lords"]}, "not a Card: 'lords'"),
        ({"nomads": ["sword"]}, r"not a Mapping: \['sword'\]"),
        ({"nomads": {0: 5}}, "not a str: 5"),
        ({"nomads": {-1: "sword"}}, r"no hex has the number -1 \(parse_hex finds .*\)"),
        ({"tiles_per_location": "2"}, "not a number of tiles: '2'"),
        ({"removed_terrain": None}, "not a str: None"),
        ({"house": "lords_out"}, "not a list of house rules: 'lords_out'"),
        ({"house": 5}, "not a list of house rules: 5"),
        ({"house": [5]}, "not a str: 5"),
    ],
)
def test_parts_of_another_kind_are_a_misuse(changes: dict[str, Any], sentence: str) -> None:
    """Misuse names the part before any rules are made."""
    with pytest.raises(Misuse, match=rf"\A{sentence}\Z"):
        rules(**changes)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"players": "2"}, "the game takes 2 to 5 players, not '2'"),
        ({"players": True}, "the game takes 2 to 5 players, not True"),
        ({"players": 1}, "the game takes 2 to 5 players, not 1"),
        ({"players": 6}, "the game takes 2 to 5 players, not 6"),
        ({"start": None}, "start player None is not one of 0 to 1"),
        ({"start": 2}, "start player 2 is not one of 0 to 1"),
        ({"tiles": {}}, "unknown tile 'farm'"),
        ({"pieces": {}}, "unknown piece 'settlement'"),
        ({"nomads": {0: "swodr"}}, r"unknown tile 'swodr' \(did you mean 'sword'\?\)"),
    ],
)
def test_a_game_that_cannot_be_is_a_set_up_error(changes: dict[str, Any], sentence: str) -> None:
    """The number of players, the start player or an unknown id are refused."""
    with pytest.raises(SetupError, match=rf"\A{sentence}\Z"):
        rules(**changes)


@pytest.mark.parametrize("players", [2, 5])
def test_as_many_as_may_can_play(players: int) -> None:
    """The maximum number of players can play, and each of them may start."""
    made = rules(players=players, start=players - 1)
    assert (made.players, made.start) == (players, players - 1)
    assert made.left_of(players - 1) == tuple(range(players - 1))


def test_sites_hold_the_tiles_of_the_start() -> None:
    """Each location holds the configured number of tiles, each nomad space one."""
    board = make_board(full("g"), extra={"C3": "F", "C5": "N", "M3": "A"})
    nomads = {parse_hex("C5"): "sword"}
    made = rules(board=board, nomads=nomads)
    assert made.full_stock == (2, 2, 1)
    assert made.full_sites == hexes("C3 C5 M3")
    bare = rules(board=board, nomads=nomads, tiles_per_location=0)
    assert bare.full_stock == (0, 0, 1)
    assert bare.full_sites == hexes("C5")


def test_standing_actions_come_with_their_land() -> None:
    """Only tiles whose terrain or feature the board has are included."""
    board = make_board(full("g"), extra={"C3": "cave", "M3": "r", "T5": "silo", "T9": "silo"})
    position = make_position(board, own="A1")
    assert set(position.rules.standing) == {"cave", "farmland"}
    assert position.rules.silo_mask == hexes("T5 T9")
    assert {*position.rules.standing, SILO} <= set(position.rules.actions)
    plain = make_position(make_board(full("g")), own="A1").rules
    assert (plain.standing, plain.silo_mask, plain.standing_actions) == ((), 0, {})
    assert CANOE not in plain.actions


@pytest.mark.parametrize("tile", ["farm", "canoe", "temple", "cathedral", "bazaar", "palisade"])
def test_any_tile_of_a_game_may_be_asked_about(tile: str) -> None:
    """A tile used in turns, by other players or never has a source in the rules."""
    position = make_position(make_board(full("g"), extra={"R3": tile}), own="A1")
    source = source_of_tile(position.rules, tile)
    position.rules.check_source(source)
    assert not position.origins(source)
    for known in position.rules.tiles:
        position.rules.check_source(f"bonus:{known}")


def test_pieces_stand_where_their_entries_say() -> None:
    """Pieces are placed on named terrain, on all buildable terrain, or on both."""
    board = make_board("gwmg", extra={"R1": "K", "R3": "I", "R5": "W", "R7": "F"})
    stands = make_position(board, own="A1").rules.stands
    assert stands["warrior"] == hexes("A1 A4")
    assert stands["wagon"] == hexes("A1 A3 A4")
    assert stands["ship"] == board.hexes_with("water")
    assert not stands["ship"] & hexes("A1 A3 A4 R1")
    flat = make_position(make_board("wg", extra={"R5": "W"}), own="A2").rules
    assert flat.stands["wagon"] == hexes("A2")


def test_sides_that_the_board_lacks_are_no_choice() -> None:
    """R-191: the last side always remains."""
    dry = make_position(make_board("gg"), own="A1").rules
    assert [option.terrain for option in dry.options["swamp_grass"]] == ["grass"]
    wet = make_position(make_board("gp"), own="A1").rules
    assert [option.terrain for option in wet.options["swamp_grass"]] == ["swamp", "grass"]
    assert [option.terrain for option in dry.options["desert"]] == ["desert"]


def test_a_terrain_that_is_out_has_no_cards() -> None:
    """The terrain is absent as a card and as a side; the deck has all the others."""
    usual, without = rules().full_deck(), rules(removed_terrain="canyon").full_deck()
    assert len(usual) == 25
    assert without == [card for card in usual if card != "canyon"]
