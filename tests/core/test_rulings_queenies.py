"""Rulings on Capitol, Caves and Island (R-300 to R-317)."""

from __future__ import annotations

import pytest

from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.events import RowMarked, TileTaken
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game import GameOptions, new_game
from tests.helpers.builders import (
    catalog,
    earned,
    full,
    held,
    make_board,
    make_position,
    moves,
    names,
    of_kind,
    on_board,
    play,
    target_names,
)

# -- capitol -----------------------------------------------------------------------------------


def test_a_capitol_lies_on_a_castle_of_harbor_and_oracle() -> None:
    """R-300: one on each of these sections, none without them; the hex stays a castle."""
    for sections, count in [
        (("harbor", "farm", "oasis", "oracle"), 2),
        (("tower", "farm", "oracle", "tavern"), 1),
        (("tower", "farm", "oasis", "tavern"), 0),
    ]:
        options = GameOptions(
            seed=3, expansions=("base", "capitol"), sections=tuple((id_, 0) for id_ in sections)
        )
        position = new_game(catalog(), options)
        board = position.rules.board
        capitols = board.feature_masks.get("capitol", 0)
        assert capitols.bit_count() == count
        assert capitols & ~board.feature_masks["castle"] == 0
        assert ("capitol" in [s.card.id for s in position.rules.scores]) == bool(count)


def test_the_capitol_pays_besides_its_castle() -> None:
    """R-301: distances of one and two are paid in addition to the castle; the hex is no target."""
    board = make_board(full("g"), extra={"E5": "capitol"})
    position = make_position(board, own="E6 E7 E8", cards=["workers", "merchants"])
    sheet = position.scores()[0]
    assert (sheet["capitol"], sheet["castle"], sheet["workers"]) == (2, 3, 1)
    assert position.why_not("mandatory", grid.parse_hex("E5")).detail == "castle"
    assert position.rules.board.overlay_at(grid.parse_hex("E5")) == "capitol"


# -- caves -------------------------------------------------------------------------------------


def caves_of(sections: list[str], seed: int) -> tuple[Board, int]:
    """Return the board of a game with caves, and the caves."""
    options = GameOptions(
        seed=seed,
        expansions=("base", "nomads", "marshlands", "harvest", "caves"),
        sections=tuple((id_, 180 * (seed % 2)) for id_ in sections),
        cards=("knights", "lords", "miners"),
    )
    board = new_game(catalog(), options).rules.board
    return board, board.feature_masks.get("cave", 0)


@pytest.mark.parametrize("seed", range(6))
def test_caves_lie_on_mountains_far_from_sites(seed: int) -> None:
    """R-302: one on each section with such a mountain, more than two hexes from any location."""
    board, caves = caves_of(["tower", "paddock", "refuge", "university"], seed)
    assert caves & ~board.terrain_masks["mountain"] == 0
    near = grid.around(board.site_mask)
    near |= grid.around(near)
    assert caves & near == 0
    for sector in board.sector_masks:
        possible = board.terrain_masks["mountain"] & sector & ~near
        assert (caves & sector).bit_count() == bool(possible)


def test_a_section_without_mountain_has_no_cave() -> None:
    """R-302: the oasis section has none."""
    board, caves = caves_of(["oasis", "paddock", "refuge", "university"], 0)
    assert not board.terrain_masks["mountain"] & board.sector_masks[0]
    assert caves & board.sector_masks[0] == 0


CAVES = {"C5": "cave", "C6": "cave", "H9": "cave"}


def test_everybody_moves_once_a_turn_from_cave_to_cave() -> None:
    """R-303: before or after the mandatory action, not within it; adjacency is not required."""
    board = make_board(full("g"), extra=CAVES)
    position = make_position(board, own="C4", deck="grass grass", hand="grass", other="G9")
    assert "I10" in target_names(position, "cave", "C4").split()
    assert "C4" not in target_names(position, "cave", "C4").split()
    play(position, "cave move C4 H8")
    assert "cave" not in position.sources()
    assert position.why_not("cave", grid.parse_hex("H8")).code == "action_used"
    play(position, "mandatory build H7")
    assert all(move.startswith("mandatory") for move in moves(position))
    play(position, "mandatory build H6", "mandatory build I8", "turn end")
    assert names(position.origins("cave")) == "G9"


def test_the_target_is_beside_a_cave_and_buildable() -> None:
    """R-303: other targets of a cave move have a reason."""
    board = make_board(full("g"), extra={**CAVES, "G9": "w"})
    position = make_position(board, own="C4 K1")
    c4 = grid.parse_hex("C4")
    for name, code in [("K5", "near"), ("G9", "terrain"), ("C5", "terrain"), ("H8", None)]:
        reason = position.why_not("cave", grid.parse_hex(name), c4)
        assert (reason and reason.code) == code
    assert position.why_not("cave", grid.parse_hex("K1")).code == "origin"


def test_a_cave_is_a_mountain_hex() -> None:
    """R-304: it is empty without a piece on it; Miners, wagon and donation treat it so."""
    extra = {**CAVES, "R3": "W", "R5": "N"}
    board = make_board(full("g"), extra=extra)
    position = make_position(
        board, own="C4", tiles="wagon@R3 donation_mountain@R5", cards=["miners"]
    )
    assert "C5" in target_names(position, "tile:wagon").split()
    assert target_names(position, "nomad:donation_mountain") == "C5"
    assert position.scores()[0]["miners"] == 1
    assert position.rules.board.feature_at(grid.parse_hex("C5")) is None


def test_a_piece_on_a_cave_is_beside_no_cave() -> None:
    """R-305: this includes other caves; warriors and wagons may cross caves."""
    extra = {**CAVES, "R3": "W", "R5": "K"}
    board = make_board(full("g"), extra=extra)
    for cave in ("C5", "C6", "H9"):  # C5 and C6 touch
        position = make_position(board, others=f"wagon@{cave}", tiles="wagon@R3")
        assert names(position.origins("cave")) == ""
        assert "cave" not in position.sources()
    position = make_position(board, others="wagon@C4", tiles="wagon@R3")
    play(position, "cave move C4 H8")
    assert on_board(position, "wagon") == "H8"


# -- island ------------------------------------------------------------------------------------

# iB3 and the six hexes around it: iA3 iA4 iB2 iB4 iC3 iC4.
ISLAND = """
..gg..
.gcd..
..gt..
"""


def island(drawing: str = "", extra: dict[str, str] | None = None, **more: object) -> Position:
    """Return a turn with the little island next to a board of some rows."""
    land = str(more.pop("land", ISLAND))
    board = make_board(drawing, at="C1", extra=extra, island=land)
    return make_position(board, **more)


def test_the_island_is_reached_where_adjacency_does_not_tie() -> None:
    """R-310: any placement may reach it, also a mandatory build; adjacency can require it
    afterwards.
    """
    position = island("ggggg", own="C1", card="canyon", deck="grass")
    assert target_names(position, "mandatory") == "iB3"
    position = island("gcggg", own="C1", card="canyon")
    assert target_names(position, "mandatory") == "C2"
    position = island("dgggg", own="iB3 C1", card="grass")
    assert target_names(position, "mandatory") == "C2 iA3 iA4 iB2 iC3"
    position = island("dwggg", own="iB3 C1", card="grass")
    assert target_names(position, "mandatory") == "iA3 iA4 iB2 iC3"


def test_its_location_gives_tiles_like_any_other() -> None:
    """R-310: two tiles, one for each player; rope bridge and tree house move to it and back."""
    extra = {"iB4": "tree_house", "T1": "t"}
    position = island("gg", extra=extra, own="C1 iA3")
    events = play(position, "mandatory build iA4")
    assert [event.tile for event in of_kind(events, TileTaken)] == ["tree_house"]
    position = island("gg", extra=extra, own="C1 iA4", tiles="tree_house@iB4")
    assert target_names(position, "tile:tree_house", "C1") == "T1 iC4"
    events = play(position, "tile:tree_house move iA4 T1")
    assert held(position) == []  # no piece is left next to the location


def test_the_island_is_no_sector() -> None:
    """R-311: Lords, Farmers, Homesteaders and Rovers do not count it."""
    cards = ["lords", "farmers", "homesteaders", "rovers"]
    position = island("gg", own="iA3 iA4 iC3", other="C2", cards=cards)
    sheet = position.scores()[0]
    assert sheet["homesteaders"] == 0
    assert sheet["lords"] == 6 + 3 * 12  # second in one sector, tied for nothing in three
    position = island(
        "gggggggg", own="C1 M1 iA3", cards=cards, hand="grass", deck="grass grass", card="grass"
    )
    play(position, "mandatory build iA4", "mandatory build iB2", "mandatory build iC3", "turn end")
    assert earned(position, "rovers") == [0, 0]


def test_its_five_rows_are_rows() -> None:
    """R-312: they count for Discoverers, Knights, Rangers and Mayors, apart from the main rows of
    the same letter.
    """
    cards = ["discoverers", "knights", "rangers"]
    position = island("g" * 8, own="A1 iA3 iA4 iB2", cards=cards)
    sheet = position.scores()[0]
    assert (sheet["discoverers"], sheet["knights"], sheet["rangers"]) == (3, 4, 4)
    land = "gggg\nc"
    position = island("gg", land=land, own="iA1 iA2 iA3", cards=["mayors"])
    events = play(position, "mandatory build iA4")
    assert of_kind(events, RowMarked) == [RowMarked(0, 20, "mayors")]
    assert position.rules.specials[0].start(position.rules) == (-1,) * 25


def test_its_rim_is_no_edge_and_no_seam() -> None:
    """R-313: Tower, Travellers, Advance, Compass points and Vassals do not count it."""
    extra = {"R5": "R"}
    position = island(
        "ggg",
        extra=extra,
        own="iA3 iA4 iB2 iC3",
        tiles="tower@R5",
        cards=["travellers", "advance", "compass_points", "vassals"],
    )
    assert target_names(position, "tile:tower") == "C1"
    sheet = position.scores()[0]
    cards = ("travellers", "advance", "compass_points", "vassals")
    assert [sheet[card] for card in cards] == [0, 0, 0, 0]


def test_every_coast_hex_is_beside_water() -> None:
    """R-314: Fishermen and water mill; a hex with all six neighbours is no coast."""
    board = make_board(full("g"), extra={"R5": "water_mill"}, island=ISLAND)
    position = make_position(board, own="iB3 iA3", tiles="water_mill@R5", cards=["fishermen"])
    assert position.scores()[0]["fishermen"] == 1
    assert target_names(position, "tile:water_mill") == "iA4 iB2 iB4 iC3 iC4"
    position = make_position(board, own="K10", tiles="water_mill@R5")
    assert target_names(position, "tile:water_mill") == "iA3 iA4 iB2 iB4 iC3 iC4"


def test_nothing_stands_on_the_sea() -> None:
    """R-315: it has no hexes for harbor, ship, canoe, scouts or donations."""
    extra = {
        "R3": "H",
        "R5": "I",
        "R7": "scout_cabin",
        "R9": "N",
        "R11": "canoe",
        "R13": "canoe",
        "K5": "w",
    }
    board = make_board(full("g"), extra=extra, island=ISLAND)
    position = make_position(
        board,
        own="iA3",
        tiles="harbor@R3 lighthouse@R5 scout_cabin@R7 donation_water@R9 canoe@R11 canoe@R13"
        " canoe_bonus@R13",
    )
    for source in ("tile:harbor", "tile:lighthouse", "nomad:donation_water", "bonus:canoe_bonus"):
        assert target_names(position, source) == "K5", source
    assert target_names(position, "tile:scout_cabin") == "iA4 iB2 iB3"
    assert position.why_not("tile:scout_cabin", grid.parse_hex("iA2")).code == "no_hex"


def test_a_jump_needs_its_target_hex_only() -> None:
    """R-316: the paddock jumps over the sea; the refuge bonus stops at the rim."""
    extra = {"R3": "P", "R5": "refuge", "R7": "refuge", "R9": "C"}
    tiles = "paddock@R3 refuge@R5 refuge@R7 refuge_bonus@R7 caravan@R9"
    position = island("g", extra=extra, land="g.ggg", own="iA1", tiles=tiles)
    assert target_names(position, "tile:paddock", "iA1") == "iA3"
    assert target_names(position, "bonus:refuge_bonus", "iA1") == ""
    assert target_names(position, "tile:caravan", "iA1") == ""
    position = island("g", extra=extra, land="g.ggg", own="iA3", tiles=tiles)
    assert target_names(position, "tile:paddock", "iA3") == "iA1 iA5"
    assert target_names(position, "tile:caravan", "iA3") == "iA5"
    assert target_names(position, "bonus:refuge_bonus", "iA3") == "iA4"


def test_areas_and_other_cards_look_at_it_like_at_any_land() -> None:
    """R-317: Citizens, Hermits, castles and Home country count it."""
    extra = {"iB4": "S"}
    position = island(
        "gg", extra=extra, own="iA3 iA4 iB2 iC3 C1", cards=["citizens", "hermits", "home_country"]
    )
    sheet = position.scores()[0]
    # iA3 iA4 iB2 touch, iC3 is next to iB2; the grass of the island is one area.
    assert (sheet["citizens"], sheet["hermits"], sheet["castle"]) == (2, 2, 3)
    assert sheet["home_country"] == 5
