"""Rulings on Marshlands: swamp cards, palace, bonus tiles, fountain, temple, scouts.

R-200 to R-229 and R-290; the canoe has a module of its own.
"""

from __future__ import annotations

import pytest

from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.events import (
    CardReplaced,
    CardUseless,
    EndTriggered,
    TerrainChosen,
    TileLost,
    TileTaken,
)
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game import GameOptions, new_game
from tests.core.support import ROW, verbs
from tests.helpers.builders import (
    catalog,
    earned,
    full,
    held,
    hexes,
    make_board,
    make_position,
    moves,
    of_kind,
    play,
    stored,
    target_names,
    tokens,
)

SWAMP = {"B3": "p", "B8": "p", "T20": "p"}


# -- swamp cards -------------------------------------------------------------------------------


def test_a_side_of_a_swamp_card_is_chosen() -> None:
    """R-200: 2 settlements on swamp or 3 on the other terrain; fixed for the turn."""
    board = make_board(ROW, at="C1", extra=SWAMP)
    position = make_position(board, own="C3", card="swamp_grass", deck="grass")
    assert (position.card, position.choosing, position.terrain) == ("swamp_grass", True, None)
    assert moves(position) == {"turn choose swamp", "turn choose grass"}
    assert position.why_not("mandatory", grid.parse_hex("B3")).code == "choose"
    events = play(position, "turn choose swamp")
    assert of_kind(events, TerrainChosen) == [TerrainChosen(0, "swamp")]
    assert target_names(position, "mandatory") == "B3"
    assert verbs(position) == {"mandatory build"}
    play(position, "mandatory build B3", "mandatory build B8")
    assert moves(position) == {"turn end"}
    position = make_position(board, own="C3", card="swamp_grass")
    play(position, "turn choose grass")
    assert (position.builds_left, target_names(position, "mandatory")) == (3, "C2 C4")
    play(position, "mandatory build C2", "mandatory build C1", "mandatory build C4")
    assert moves(position) == {"turn end"}


def test_the_side_binds_all_that_looks_at_the_card() -> None:
    """R-201: oracle, barn, quarry and cathedral wait for the choice; other tiles do not."""
    extra = {**SWAMP, "R3": "O", "R5": "B", "R7": "Q", "R9": "cathedral", "R11": "F"}
    board = make_board(ROW, at="C1", extra=extra)
    tiles = "oracle@R3 barn@R5 quarry@R7 cathedral@R9 farm@R11"
    position = make_position(board, own="C3 C12", card="swamp_grass", tiles=tiles, numbers={0: 1})
    assert verbs(position) == {
        "turn choose",
        "tile:farm build",
        "tile:cathedral take",
    }
    assert position.why_not("tile:oracle", grid.parse_hex("B3")).code == "choose"
    play(position, "turn choose swamp")
    for source in ("mandatory", "tile:oracle", "tile:quarry", "tile:cathedral"):
        assert target_names(position, source) == "B3", source
    assert target_names(position, "tile:barn", "C12") == "B3"
    assert target_names(position, "tile:barn", "C3") == "B3 B8 T20"
    play(position, "tile:oracle build B3")
    assert (position.terrain, position.builds_left) == ("swamp", 2)


def test_a_side_without_a_free_hex_is_no_choice() -> None:
    """R-202: the choice remains even if only one side is possible, on occupied swamp too."""
    board = make_board(ROW, at="C1", extra=SWAMP)
    position = make_position(board, other="B3 B8 T20", card="swamp_grass")
    assert moves(position) == {"turn choose grass"}
    position = make_position(board, other="C1-20", card="swamp_grass")
    assert moves(position) == {"turn choose swamp"}


def test_a_swamp_card_is_useless_if_neither_side_has_a_free_hex() -> None:
    """R-203: it leaves the game and another one is drawn."""
    board = make_board(ROW, at="C1", extra=SWAMP)
    position = make_position(board, other="B3 B8 T20", card="swamp_desert", deck="grass")
    assert of_kind(position.opening, CardUseless) == [CardUseless(0, "swamp_desert")]
    assert (position.card, position.removed) == ("grass", ("swamp_desert",))
    position = make_position(board, card="swamp_desert")
    assert position.card == "swamp_desert"  # there is no desert, but there is swamp


def test_without_swamp_on_the_board_it_is_a_plain_card() -> None:
    """R-204: three settlements on the other terrain, and nothing to choose."""
    position = make_position(make_board(ROW), card="swamp_grass", hand="grass", deck="grass")
    assert (position.choosing, position.terrain, position.builds_left) == (False, "grass", 3)
    assert verbs(position) == {"mandatory build"}
    play(position, "mandatory build A1", "mandatory build A2", "mandatory build A3", "turn end")
    assert position.discards == ("swamp_grass",)


def test_only_the_chosen_side_counts_and_the_number_is_kept() -> None:
    """R-205: a redraw keeps the rest of two builds, also when the oracle used up the swamp."""
    board = make_board(ROW, at="C1", extra={"B3": "p", "R3": "O"})
    position = make_position(board, card="swamp_grass", deck="grass", tiles="oracle@R3")
    events = play(position, "turn choose swamp", "mandatory build B3")
    assert of_kind(events, CardUseless, CardReplaced) == [
        CardUseless(0, "swamp_grass"),
        CardReplaced(0, "grass"),
    ]
    assert (position.card, position.built, position.builds_left) == ("grass", 1, 1)
    position = make_position(board, card="swamp_grass", deck="grass", tiles="oracle@R3")
    play(position, "turn choose swamp", "tile:oracle build B3")
    assert (position.card, position.built, position.builds_left) == ("grass", 0, 2)


def test_a_redraw_before_the_first_build_leaves_the_number_to_the_new_card() -> None:
    """R-206: three were due, the new card is used for two."""
    board = make_board("", extra={"C1": "g", **SWAMP, "M1": "d", "R3": "F"})
    position = make_position(board, card="grass", deck="swamp_desert", tiles="farm@R3")
    assert position.builds_left == 3
    play(position, "tile:farm build C1", "turn choose swamp")
    assert position.builds_left == 2
    position = make_position(board, card="grass", deck="swamp_desert")
    play(position, "mandatory build C1", "turn choose swamp")
    assert position.builds_left == 2  # two of three builds are left


def test_a_swamp_card_drawn_between_builds_is_decided_at_once() -> None:
    """R-207: only the choice and an outpost are possible then."""
    extra = {"C1": "g", **SWAMP, "M1": "d", "M2": "d", "R3": "F", "R5": "N"}
    board = make_board("", extra=extra)
    position = make_position(
        board, card="grass", deck="swamp_desert", tiles="farm@R3 outpost@R5", own="M1"
    )
    play(position, "mandatory build C1")
    assert moves(position) == {"turn choose swamp", "turn choose desert", "nomad:outpost use"}
    play(position, "nomad:outpost use", "turn choose desert")
    assert moves(position) == {"mandatory build M2"}


def test_a_swamp_card_drawn_inside_a_cathedral_or_quarry_block() -> None:
    """R-208: the block stays open for the choice, and may be skipped."""
    extra = {"C1": "g", "C2": "g", **SWAMP, "M1": "d", "R3": "cathedral", "R5": "Q", "R7": "F"}
    board = make_board("", extra=extra)
    tiles = "cathedral@R3 quarry@R5 farm@R7"
    position = make_position(
        board, own="C1", card="grass", deck="swamp_desert", tiles=tiles, numbers={0: 2}
    )
    play(position, "tile:cathedral build C2")
    choices = {"turn choose swamp", "turn choose desert"}
    assert moves(position) == {"tile:cathedral skip", *choices}
    assert position.why_not("tile:cathedral", grid.parse_hex("B3")).code == "choose"
    play(position, "turn choose swamp")
    assert moves(position) == {"tile:cathedral skip"} | {
        f"tile:cathedral build {name}" for name in SWAMP
    }
    position = make_position(board, own="C1", card="grass", deck="swamp_desert", tiles=tiles)
    play(position, "tile:quarry wall C2")
    assert moves(position) == {"tile:quarry skip", *choices}
    play(position, "turn choose swamp")
    assert position.block is None  # no swamp next to an own piece, so the block closes


def test_such_a_block_closes_without_supply() -> None:
    """R-208: with nothing left to build the block has no use."""
    extra = {"C1": "g", "C2": "g", **SWAMP, "M1": "d", "R3": "cathedral"}
    position = make_position(
        make_board("", extra=extra),
        own="C1",
        card="grass",
        deck="swamp_desert",
        tiles="cathedral@R3",
        numbers={0: 2},
        supply={0: 1},
    )
    play(position, "tile:cathedral build C2")
    assert position.block is None
    assert position.choosing


def test_swamp_is_no_water() -> None:
    """R-209: no gold for Fishermen; a ship does not enter it."""
    board = make_board(full("g"), extra={"C5": "p", "K5": "w", "R3": "I"})
    position = make_position(board, own="C6 C4", tiles="lighthouse@R3", cards=["fishermen"])
    assert position.scores()[0]["fishermen"] == 0
    assert target_names(position, "tile:lighthouse") == "K5"


def test_fort_with_a_swamp_card_builds_one_on_either_side() -> None:
    """R-209: the hex says which side; adjacency is judged within each."""
    extra = {**SWAMP, "M9": "d", "T1": "d", "R5": "D"}
    position = make_position(
        make_board(ROW, at="C1", extra=extra), own="C3", tiles="fort@R5", deck="swamp_desert"
    )
    play(position, "tile:fort draw")
    assert target_names(position, "tile:fort") == "B3 M9 T1"
    play(position, "tile:fort build M9")
    assert (position.block, position.discards) == (None, ("swamp_desert",))


# -- palace ------------------------------------------------------------------------------------


def test_a_palace_is_a_site_that_nobody_builds_on() -> None:
    """R-210: Workers and Merchants count it; the majority is paid in every game."""
    board = make_board(full("g"), extra={"C5": "palace", "C7": "S"})
    position = make_position(board, own="C6", other="C8", cards=["workers", "merchants"])
    mine, theirs = position.scores()
    assert (mine["workers"], mine["merchants"], mine["palace"], mine["castle"]) == (1, 8, 5, 3)
    assert (theirs["workers"], theirs["merchants"], theirs["palace"]) == (1, 0, 0)
    assert "C5" not in target_names(position, "mandatory").split()
    assert position.why_not("mandatory", grid.parse_hex("C5")).code == "feature"


# -- bonus tiles -------------------------------------------------------------------------------


def refuges(**more: object) -> Position:
    """Return a turn between two refuge locations, B3 and B9, with one tile of them held."""
    board = make_board(full("g"), extra={"B3": "refuge", "B9": "refuge"})
    return make_position(board, deck="grass " * 6, hand="grass", **more)


def test_the_second_tile_of_a_kind_brings_the_bonus() -> None:
    """R-211: the bonus is taken at once and usable from the next turn on; each tile once, the bonus
    once.
    """
    position = refuges(own="C4 C11", tiles="refuge@B3")
    events = play(position, "mandatory build C10")
    assert [event.tile for event in of_kind(events, TileTaken)] == ["refuge", "refuge_bonus"]
    assert held(position) == ["refuge@B3:usable", "refuge@B9:new", "refuge_bonus@B9:new"]
    play(position, "mandatory build C12", "mandatory build C13")
    assert "bonus:refuge_bonus" not in position.sources()
    assert position.why_not("bonus:refuge_bonus", 0).code == "tile_new"
    play(position, "turn end")
    while position.active == 1:
        position.push(position.legal_moves()[0])
    assert "bonus:refuge_bonus" in position.sources()
    play(position, "tile:refuge move C12 D12", "tile:refuge move D12 C12")
    assert "tile:refuge" not in position.sources()
    play(position, "bonus:refuge_bonus move C13 C14")
    assert "bonus:refuge_bonus" not in position.sources()


def test_one_lost_of_three_keeps_the_bonus() -> None:
    """R-212: two tiles of the kind are left."""
    extra = {"B3": "refuge", "B9": "refuge", "H3": "refuge"}
    tiles = "refuge@B3 refuge@B9 refuge@H3 refuge_bonus@B9"
    position = make_position(
        make_board(full("g"), extra=extra), own="C4 C10 I4", card="grass", tiles=tiles
    )
    events = play(position, "tile:refuge move C4 C5")
    assert [event.tile for event in of_kind(events, TileLost)] == ["refuge"]
    assert "refuge_bonus@B9:usable" in held(position)


def test_one_lost_of_the_two_loses_the_bonus() -> None:
    """R-212: it leaves the game with the location tile, used or not."""
    position = refuges(own="C4 C10", tiles="refuge@B3 refuge@B9 refuge_bonus@B9")
    events = play(position, "tile:refuge move C4 C5")
    assert [event.tile for event in of_kind(events, TileLost)] == ["refuge", "refuge_bonus"]
    assert held(position) == ["refuge@B9:usable"]
    assert "bonus:refuge_bonus" not in position.sources()


# -- fountain ----------------------------------------------------------------------------------


def test_the_hexes_of_a_city_hall_count_singly_for_a_fountain() -> None:
    """R-223: only the corners outside the city hall touch exactly one of its hexes."""
    board = make_board(full("g"), extra={"R3": "fountain", "R5": "Y"})
    position = make_position(board, others="city_hall@E5", tiles="fountain@R3")
    assert target_names(position, "tile:fountain") == "C4 C6 E3 E7 G4 G6"
    position = make_position(
        board, own="C3 K10", others_of={1: "city_hall@E5"}, tiles="fountain@R3"
    )
    assert "C4" not in target_names(position, "tile:fountain").split()


def test_both_fountains_profit_from_the_bonus() -> None:
    """R-223: each fountain action may choose a mountain; it is worth nothing for Miners."""
    extra = {"R3": "fountain", "R7": "fountain", "C6": "m", "C8": "m"}
    board = make_board(full("g"), extra=extra)
    tiles = "fountain@R3 fountain@R7 fountain_bonus@R7"
    position = make_position(board, own="C5", tiles=tiles, cards=["miners"])
    play(position, "tile:fountain build C6")
    assert position.scores()[0]["miners"] == 1  # C5 is next to C6
    play(position, "tile:fountain build C4")
    assert "tile:fountain" not in position.sources()


# -- temple ------------------------------------------------------------------------------------

TEMPLE = make_board(full("g"), extra={"R3": "temple"})


def test_the_stored_settlement_is_built_last_in_the_next_mandatory_action() -> None:
    """R-224: in addition to the others, on their terrain, and not from the supply."""
    board = make_board(ROW, at="C1", extra={"R3": "temple", "T1": "g"})
    position = make_position(board, own="C3 T1", tiles="temple@R3", deck="grass " * 8, hand="grass")
    play(position, "tile:temple remove T1")
    assert (stored(position), position.supply[0], position.builds_left) == ((1, 0), 38, 3)
    play(position, "mandatory build C2", "mandatory build C1", "mandatory build C4")
    assert moves(position) == {"turn end"}
    play(position, "turn end")
    play(position, "mandatory build T1", "mandatory build C20", "mandatory build C19", "turn end")
    assert (position.supply[0], position.builds_left) == (35, 4)
    play(position, "mandatory build C5", "mandatory build C6", "mandatory build C7")
    assert (position.supply[0], position.builds_left, stored(position)) == (32, 1, (1, 0))
    assert moves(position) == {"mandatory build C8"}
    play(position, "mandatory build C8")
    assert (position.supply[0], stored(position)) == (32, (0, 0))
    assert "mandatory build" not in verbs(position)


@pytest.mark.parametrize(
    ("card", "supply", "stored", "due"),
    [
        ("grass", 30, 1, 4),
        ("grass", 30, 2, 5),
        ("swamp_grass", 30, 1, 3),
        ("grass", 1, 1, 2),
        ("grass", 0, 2, 2),
    ],
)
def test_how_many_builds_are_due_with_a_temple(
    card: str, supply: int, stored: int, due: int
) -> None:
    """R-225: three, on swamp two, or the rest of the supply, plus the stored settlements."""
    board = make_board(full("g"), extra={"R3": "temple", "T10": "p", "T12": "p", "T14": "p"})
    position = make_position(board, card=card, supply={0: supply}, stored={0: stored})
    if card == "swamp_grass":
        play(position, "turn choose swamp")
    for number in range(due):
        assert position.builds_left == due - number
        position.push(position.legal_moves(("mandatory",))[0])
    assert position.builds_left == 0
    assert tokens(position, "temple_store") == (0, 0)
    assert position.supply[0] == supply - (due - stored)


def test_what_is_stored_stays_due() -> None:
    """R-226: without the tile, and in a later turn if the player has no card in this one."""
    position = make_position(TEMPLE, stored={0: 1})
    assert position.builds_left == 4
    position = make_position(TEMPLE, card=None, stored={0: 1}, hand="grass")
    assert (position.builds_left, moves(position)) == (0, {"turn end"})
    play(position, "turn end")
    assert stored(position) == (1, 0)
    position.deck = ("grass", "grass")
    play(position, "mandatory build A1", "mandatory build A2", "mandatory build A3", "turn end")
    assert (position.active, position.card, stored(position)) == (0, "grass", (1, 0))
    assert position.builds_left == 4


def test_stored_settlements_are_no_part_of_families() -> None:
    """R-227: the three regular ones are; two on swamp and a stored one are not."""
    board = make_board(ROW, at="C1", extra={"R3": "temple", "K1": "p", "K2": "p", "K3": "p"})
    position = make_position(board, stored={0: 1}, cards=["families"])
    play(position, "mandatory build C1", "mandatory build C2")
    assert earned(position, "families") == [0, 0]
    play(position, "mandatory build C3")
    assert earned(position, "families") == [2, 0]
    play(position, "mandatory build C4")
    assert earned(position, "families") == [2, 0]
    position = make_position(board, stored={0: 1}, cards=["families"], card="swamp_grass")
    play(position, "turn choose swamp")
    play(position, *(f"mandatory build K{column}" for column in (1, 2, 3)))
    assert earned(position, "families") == [0, 0]
    # stored settlements earn like any new settlement
    position = make_position(TEMPLE, other="A6", stored={0: 1}, cards=["ambassadors"])
    play(position, *(f"mandatory build A{column}" for column in (2, 3, 4, 5)))
    assert earned(position, "ambassadors") == [1, 0]


def test_a_temple_delays_the_end() -> None:
    """R-228: it is triggered when supply and temple are both empty."""
    position = make_position(TEMPLE, supply={0: 1}, stored={0: 1})
    events = play(position, "mandatory build A1")
    assert position.supply[0] == 0
    assert (of_kind(events, EndTriggered), position.ending) == ([], False)
    events = play(position, "mandatory build A2")
    assert of_kind(events, EndTriggered) == [EndTriggered(0)]
    position = make_position(TEMPLE, own="C5", supply={0: 0}, tiles="temple@R3")
    position.ending = True
    play(position, "tile:temple remove C5")
    assert position.ending  # once triggered it stays


def test_removal_loses_tiles_at_once() -> None:
    """R-228: a farm is lost with the only settlement next to it."""
    board = make_board(full("g"), extra={"R3": "temple", "C6": "F"})
    position = make_position(board, own="C5 K5", tiles="temple@R3 farm@C6")
    events = play(position, "tile:temple remove C5")
    assert [event.tile for event in of_kind(events, TileLost)] == ["farm"]
    assert held(position) == ["temple@R3:used"]


def test_the_temple_bonus_frees_the_first_mandatory_build_only() -> None:
    """R-229: not the oracle; an armed outpost is still used up."""
    extra = {"R3": "temple", "R7": "temple", "P3": "N", "P5": "O"}
    board = make_board(ROW, at="C1", extra=extra)
    tiles = "temple@R3 temple@R7 temple_bonus@R7 outpost@P3 oracle@P5"
    position = make_position(board, own="C1", tiles=tiles)
    assert target_names(position, "tile:oracle") == "C2"
    assert len(target_names(position, "mandatory").split()) == 19
    play(position, "nomad:outpost use", "mandatory build C9")
    assert not position.armed
    assert target_names(position, "mandatory") == "C2 C8 C10"


# -- scouts (card) -----------------------------------------------------------------------------


def test_the_card_scouts_takes_one_terrain_out_of_the_deck() -> None:
    """R-290: its five cards and its swamp card are removed; the hands are dealt from the rest."""
    seen = set()
    for seed in range(30):
        options = GameOptions(
            players=3,
            seed=seed,
            expansions=("base", "marshlands"),
            cards=("scouts", "knights", "lords"),
        )
        position = new_game(catalog(), options)
        terrain = position.rules.removed_terrain
        seen.add(terrain)
        cards = [*position.deck, *(card for hand in position.hands for card in hand)]
        cards += [position.card] if position.card else []
        assert len(cards) == 24
        assert not {terrain, f"swamp_{terrain}"} & set(cards)
    assert seen == {"grass", "canyon", "desert", "flower", "forest"}


def test_the_removed_terrain_is_still_built_on() -> None:
    """R-290: by extra actions; its hexes pay at the end."""
    board = make_board(full("g"), extra={"C5": "d", "C6": "d", "R3": "A"})
    position = make_position(board, own="C4", tiles="oasis@R3", removed="desert", cards=["scouts"])
    play(position, "tile:oasis build C5")
    assert position.scores()[0]["scouts"] == 2
    assert position.own[0] == hexes("C4 C5")
