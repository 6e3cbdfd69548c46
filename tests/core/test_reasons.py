"""Reasons why a hex is no target, with one position for each reason."""

from __future__ import annotations

from random import Random

import pytest

from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.compile.filters import compile_filter
from kingdom_builder_qt.core.entries import Filter, Near
from kingdom_builder_qt.core.movegen import is_available
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.reasons import Reason, why_nowhere
from tests.helpers.builders import catalog, full, make_board, make_position, play
from tests.helpers.random_games import all_options, random_position

EXTRA = {
    "R1": "P",
    "R3": "K",
    "R5": "W",
    "R7": "Y",
    "R9": "D",
    "R11": "H",
    "R13": "B",
    "R15": "bazaar",
    "R17": "N",
    "R19": "F",
    "P1": "I",
    "T1": "w",
    "T2": "m",
    "T3": "d",
    "T5": "S",
    "T7": "w",
    "M1": "r",
}


def turn(tiles: str = "", **more: object) -> Position:
    """Return a turn on a board of grass with pieces of all kinds."""
    board = make_board(full("g"), extra=EXTRA)
    return make_position(board, tiles=tiles, **{"own": "C5", "other": "K5", **more})


def why(position: Position, source: str, hex_: str, origin: str | None = None) -> Reason | None:
    """Return the reason for a named hex."""
    lifted = None if origin is None else grid.parse_hex(origin)
    return position.why_not(source, grid.parse_hex(hex_), lifted)


def test_a_target_has_no_reason() -> None:
    """Targets, pieces that may be lifted, and moves without a hex have no reason."""
    position = turn("paddock@R1", supply={0: 0})
    assert why(position, "turn", "A1") is None
    assert why(position, "tile:paddock", "C7", "C5") is None
    assert why(position, "tile:paddock", "C5") is None
    assert why(turn(), "mandatory", "C6") is None


def test_the_turn_says_what_comes_first() -> None:
    """Builds are due or done, a block is open, or a choice is due."""
    position = turn("farm@R19 wagon@R5", others="wagon@H5")
    assert why(position, "turn", "A1") == Reason("mandatory_due")
    play(position, "mandatory build C6")
    assert why(position, "tile:farm", "C7") == Reason("block")
    play(position, "mandatory build C7", "mandatory build C8")
    assert why(position, "mandatory", "C9") == Reason("mandatory_done")
    play(position, "tile:wagon move H5 H6")
    assert why(position, "turn", "A1") == Reason("block")
    assert why(position, "tile:wagon", "T3", "H6") == Reason("steps", "", 3)
    assert why(position, "tile:wagon", "C7", "C5") == Reason("origin")
    assert why(turn(card="grass desert"), "mandatory", "C6") == Reason("choose")
    play(position, "tile:wagon skip", "turn end")
    assert why(position, "tile:farm", "C10") == Reason("no_tile", "farm")


def test_a_tile_says_why_it_rests() -> None:
    """R-240: a tile is used up, new, another player's, or repeated before its own action."""
    position = turn("farm@R19 bazaar@R15 paddock@R1:new")
    assert why(position, "tile:paddock", "C7") == Reason("tile_new", "paddock")
    assert why(position, "tile:harbor", "C7") == Reason("no_tile", "harbor")
    assert why(position, "bazaar:farm", "C6") == Reason("not_used_yet", "farm")
    play(position, "tile:farm build C6")
    assert why(position, "tile:farm", "C7") == Reason("tile_used", "farm")
    assert why(position, "bazaar:farm", "C7") is None
    play(position, "bazaar:farm build C7")
    assert why(position, "bazaar:farm", "C8") == Reason("tile_used", "bazaar")


def test_an_action_of_all_is_used_once() -> None:
    """The farmland action is used once a turn."""
    position = turn(own="M2 C5")
    play(position, "farmland build M1")
    assert why(position, "farmland", "M1") == Reason("action_used", "farmland")


@pytest.mark.parametrize(
    ("source", "hex_", "origin", "reason"),
    [
        ("mandatory", "K5", None, Reason("occupied")),
        ("mandatory", "C5", None, Reason("occupied")),
        ("mandatory", "T5", None, Reason("feature", "castle")),
        ("mandatory", "T3", None, Reason("card", "desert")),
        ("mandatory", "F5", None, Reason("not_adjacent")),
        ("mandatory", "P6", None, Reason("blocked", "warrior")),
        ("tile:farm", "T3", None, Reason("terrain", "desert")),
        ("tile:barracks", "F5", None, Reason("not_adjacent")),
        ("tile:fort", "C6", None, Reason("drawn", "grass")),
        ("tile:city_hall", "C6", None, Reason("ring")),
        ("tile:city_hall", "H12", None, Reason("not_adjacent")),
        ("tile:paddock", "C5", "C5", Reason("same_hex")),
        ("tile:paddock", "K5", "C5", Reason("occupied")),
        ("tile:paddock", "C6", "C5", Reason("leap", "", 2)),
        ("tile:paddock", "F9", "C5", Reason("leap", "", 2)),
        ("tile:paddock", "C7", "K5", Reason("origin")),
        ("tile:paddock", "K5", None, Reason("origin")),
        ("tile:harbor", "C6", "C5", Reason("terrain", "grass")),
        ("tile:barn", "M19", "C5", Reason("not_adjacent")),
        ("tile:barn", "T3", "C5", Reason("card", "desert")),
        ("tile:wagon", "T1", "E9", Reason("terrain", "water")),
        ("tile:wagon", "E12", "E9", Reason("steps", "", 3)),
        ("tile:wagon", "E8", "E9", None),
        ("tile:paddock", "T9", "T7", Reason("terrain", "grass")),  # a ship
        ("tile:farm", "C6", "C5", Reason("origin")),
        ("nomad:sword", "C5", None, Reason("origin")),
    ],
)
def test_a_hex_says_what_is_wrong(
    source: str, hex_: str, origin: str | None, reason: Reason | None
) -> None:
    """The first condition that fails is reported."""
    position = turn(
        "paddock@R1 barracks@R3 wagon@R5 city_hall@R7 fort@R9 harbor@R11 barn@R13 farm@R19 "
        "sword@R17",
        own="C5 D5 E10",
        others="wagon@E9 ship@T7",
        others_of={1: "warrior@P5"},
        deck="grass desert",
    )
    assert why(position, source, hex_, origin) == reason


def test_without_supply_nothing_is_built() -> None:
    """R-16, R-162: settlements and warriors are not built; move tiles still work."""
    position = turn("farm@R19 barracks@R3", supply={0: 0}, others="warrior@H5 warrior@H9")
    assert why(position, "tile:farm", "C6") == Reason("no_supply", "settlement")
    assert why(position, "tile:barracks", "C6") == Reason("no_supply", "warrior")
    assert why(position, "tile:barracks", "H5") is None


def test_after_the_end_nothing_is_left_to_do() -> None:
    """The reason is the same for every source."""
    position = make_position(make_board("ggg"), card=None, own="A1 A2", other="A3")
    play(position, "turn end", "turn end")
    assert why(position, "mandatory", "A1") == Reason("over")


def nowhere(source: str, **more: object) -> Reason | None:
    """Return why a source of the usual turn has no target."""
    tile = source.partition(":")[2]
    board = make_board(full("g"), extra={"R1": tile, "T3": "d"})
    return why_nowhere(make_position(board, **{"own": "C5", "other": "K5", **more}), source)


@pytest.mark.parametrize(
    ("source", "more", "reason"),
    [
        ("tile:farm", {"tiles": "farm@R1"}, None),
        ("tile:village", {"tiles": "village@R1", "own": "C5 D5"}, ("none_near", 1, "own", 3)),
        ("tile:tavern", {"tiles": "tavern@R1", "own": "C5 C6"}, ("none_line_end", 3, "", 1)),
        ("tile:oasis", {"tiles": "oasis@R1", "other": "T3"}, ("none_terrain", 0, "", 1)),
        ("tile:paddock", {"tiles": "paddock@R1", "own": ""}, ("none_origin", 0, "", 1)),
        ("tile:harbor", {"tiles": "harbor@R1"}, ("none_terrain", 0, "", 1)),
        ("tile:farm", {"tiles": "farm@R1", "supply": {0: 0}}, ("no_supply", 0, "", 1)),
        ("tile:city_hall", {"tiles": "city_hall@R1", "own": ""}, ("none_not_adjacent", 0, "", 1)),
        ("tile:city_hall", {"tiles": "city_hall@R1:used", "others": "city_hall@H5"}, ("spent",)),
        (
            "tile:city_hall",
            {"tiles": "city_hall@R1", "others": "city_hall@H5"},
            ("spent", 0, "", 1, "city_hall"),
        ),
        ("tile:farm", {"tiles": "farm@R1:used"}, ("tile_used",)),
        ("tile:cathedral", {"tiles": "cathedral@R1", "numbers": {0: 0}}, ("no_number", 0, "", 1)),
        ("tile:cathedral", {"tiles": "cathedral@R1", "numbers": {0: 1}}, None),
    ],
)
def test_the_first_condition_that_no_hex_fulfils(
    source: str, more: dict[str, object], reason: tuple[object, ...] | None
) -> None:
    """A source without any target reports the failed condition; one with a target reports none."""
    found = nowhere(source, **more)
    if reason is None:
        assert found is None
    else:
        assert found is not None
        told = (found.code, found.number, found.about, found.count, found.detail)
        assert told[: len(reason)] == reason


def test_a_choice_comes_before_what_needs_the_card() -> None:
    """R-152: while a side is to be chosen, the oracle waits, for every hex."""
    board = make_board(full("g"), extra={"C5": "p", "R3": "oracle", "T1": "d"})
    position = make_position(board, own="C6", card="swamp_grass", tiles="oracle@R3")
    assert why_nowhere(position, "tile:oracle") == Reason("choose")
    assert why(position, "tile:oracle", "C7") == Reason("choose")
    assert why(position, "tile:oracle", "T1") == Reason("choose")
    assert why(position, "tile:oracle", "C6") == Reason("occupied")
    free = make_position(
        make_board(full("g"), extra={"C5": "p", "R3": "M"}),
        own="C6",
        card="swamp_grass",
        tiles="monastery@R3",
    )
    assert why_nowhere(free, "tile:monastery") == Reason("none_terrain")
    assert why(free, "tile:monastery", "C7") == Reason("terrain", "grass")


def test_seven_free_hexes_make_a_ring() -> None:
    """Two rows have no room for a ring; three rows have, unless one of its hexes is taken."""
    for rows, more, found in [
        (2, {}, Reason("none_ring")),
        (3, {}, None),
        (3, {"other": "C3"}, Reason("none_ring")),
    ]:
        board = make_board("\n".join(["ggg"] * rows), extra={"R3": "Y"})
        position = make_position(board, own="A1", tiles="city_hall@R3", **more)  # type: ignore[arg-type]
        assert why_nowhere(position, "tile:city_hall") == found


def test_who_has_moved_moves_no_more() -> None:
    """R-234: each piece moves once in a silo action."""
    land = "board: {gggg/gSgg/gggg,S=silo}; settlements 0: A1 A2; silos: 1 0; deck: ?*"
    position = Position.from_text(land, catalog())
    play(position, "silo move A1 B1")
    assert why(position, "silo", "A3", "B1") == Reason("origin")
    assert why(position, "silo", "B1") == Reason("origin")
    assert why(position, "silo", "A3", "A2") == Reason("not_adjacent")
    assert why(position, "silo", "C1", "A2") is None


def test_a_moved_piece_stands_on_its_own_terrain() -> None:
    """R-170: this holds for every tile that moves it."""
    board = make_board("wggw\ngggg", extra={"R3": "P", "R5": "I"})
    position = make_position(board, own="B3", others="ship@A1", tiles="paddock@R3")
    assert why(position, "tile:paddock", "A3", "A1") == Reason("terrain", "grass")
    assert why(position, "tile:paddock", "B2", "B3") == Reason("leap", "", 2)


def test_the_first_hex_has_reasons_like_others() -> None:
    """A1 has the lowest index, which could pass for none."""
    assert why(turn(own="A1"), "mandatory", "A1") == Reason("occupied")
    assert why(turn(other="A1"), "mandatory", "A1") == Reason("occupied")
    assert why(turn("farm@R19", own="B1"), "tile:farm", "A1") is None
    assert why(turn("paddock@R1"), "tile:paddock", "A1", "C5") == Reason("leap", "", 2)


def test_an_opponent_without_settlements_cannot_be_hit() -> None:
    """R-116: the sword takes a settlement of each opponent who has one."""
    board = make_board(full("g"), extra={"R1": "N"})
    assert why_nowhere(make_position(board, tiles="sword@R1"), "nomad:sword") == Reason(
        "none_victim"
    )
    assert why_nowhere(make_position(board, other="C5", tiles="sword@R1"), "nomad:sword") is None


@pytest.mark.parametrize(
    ("supply", "code"), [("", "none_terrain"), ("; supply 0: 0", "none_reach")]
)
def test_the_reason_is_that_of_the_possible_alternative(supply: str, code: str) -> None:
    """R-234: a silo action builds, or moves if no settlement is left."""
    land = "board: {gS,S=silo}; settlements 0: A1; silos: 1 0; deck: ?*"
    assert why_nowhere(Position.from_text(f"{land}{supply}", catalog()), "silo") == Reason(code)


def test_a_standing_action_says_which_condition_fails() -> None:
    """The cave needs settlements next to it; a farmland hex must be free and next to a piece."""
    board = make_board(full("g"), extra={"C3": "cave", "T1": "r"})
    assert why_nowhere(make_position(board, own="K5"), "cave") == Reason(
        "none_origin_near", "", 1, "cave"
    )
    assert why_nowhere(make_position(board, own="C5"), "cave") == Reason(
        "none_origin_near", "", 1, "cave"
    )
    assert why_nowhere(make_position(board, own="C4"), "cave") is None
    assert why_nowhere(make_position(board, own="K5"), "farmland") == Reason("none_not_adjacent")
    taken = make_position(board, own="T2", other="T1")
    assert why_nowhere(taken, "farmland") == Reason("none_terrain")
    assert why_nowhere(make_position(board, own="T2"), "farmland") is None


@pytest.mark.parametrize(
    ("near", "told"),
    [
        (Near(Filter(terrain=("water",))), (1, "water", 1)),
        (Near(Filter(terrain=("water", "mountain"))), (1, "", 1)),
        (Near(Filter(feature=("site",)), within=3), (3, "site", 1)),
        (Near(Filter(piece="own"), min=3), (1, "own", 3)),
        (Near(Filter(piece="opponent")), (1, "opponent", 1)),
        (Near(Filter(piece="none")), (1, "", 1)),
        (Near(Filter(piece="own", terrain=("grass",))), (1, "", 1)),
        (Near(Filter(piece="own", edge=True)), (1, "", 1)),
        (Near(Filter(feature=("castle",)), exactly=2), (1, "", 1)),
    ],
)
def test_the_reason_names_nearby_hexes_in_one_word(near: Near, told: tuple[int, str, int]) -> None:
    """The reason gives distance, kind and number, so that the window can make a sentence of its
    own.
    """
    (term,) = compile_filter(Filter(near=(near,)), make_board(full("g"))).terms
    assert (term.number, term.about, term.least) == told


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_possible_nowhere_without_a_reason(seed: int) -> None:
    """In random games a source has a reason exactly if it has no target."""
    random = Random(seed)
    position = random_position(all_options(seed))
    while not position.is_over:
        for source in position.rules.actions:
            if not position.rules.actions[source].branches:
                continue
            has_one = bool(position.targets(source)) if is_available(position, source) else False
            assert (why_nowhere(position, source) is None) == has_one, source
        for _ in range(9):
            if not position.is_over:
                position.push(position.random_move(random))
