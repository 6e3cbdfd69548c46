"""Rulings on red cards, task cards and the set-up of the expansions (R-100, R-130 to R-186)."""

from __future__ import annotations

import pytest

from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.events import Gold
from kingdom_builder_qt.game import GameOptions, new_game
from tests.core.support import ROW
from tests.helpers.builders import (
    catalog,
    earned,
    full,
    hexes,
    kinds,
    make_board,
    make_position,
    of_kind,
    play,
)

# -- red cards ---------------------------------------------------------------------------------


def test_red_cards_pay_during_the_game_and_not_at_its_end() -> None:
    """R-130: the gold is paid at once and stays; the final scoring pays nothing for the card."""
    board = make_board(ROW, extra={"R5": "P", "B1": "w"})
    position = make_position(board, own="A9", other="A3", cards=["ambassadors"], tiles="paddock@R5")
    events = play(position, "mandatory build A10")
    assert of_kind(events, Gold) == []
    position = make_position(
        board, own="A5", other="A3", cards=["ambassadors", "hermits"], tiles="paddock@R5"
    )
    events = play(position, "mandatory build A4")
    assert kinds(events) == ["Placed", "Gold"]
    assert of_kind(events, Gold) == [Gold(0, "ambassadors", 1, grid.parse_hex("A4"))]
    assert earned(position, "ambassadors") == [1, 0]
    sheet = position.scores()[0]
    assert [entry.card for entry in sheet.entries] == ["hermits", "castle", "ambassadors"]
    assert (sheet["ambassadors"], sheet.total) == (1, position.gold()[0])
    # the settlement is removed, the gold stays
    position.own = (0, position.own[1])
    assert position.scores()[0]["ambassadors"] == 1


def test_extra_builds_earn_and_moves_do_not() -> None:
    """R-131: every new settlement earns, built by any action; a moved one never does."""
    board = make_board(ROW, extra={"R5": "P", "R7": "F", "R9": "O"})
    position = make_position(
        board, own="A5 A7", other="A3 A9", cards=["ambassadors"], tiles="paddock@R5 farm@R7"
    )
    play(position, "tile:farm build A4")
    assert earned(position, "ambassadors") == [1, 0]
    position = make_position(board, own="A6", other="A3", cards=["ambassadors"], tiles="paddock@R5")
    play(position, "tile:paddock move A6 A4")
    assert earned(position, "ambassadors") == [0, 0]


@pytest.mark.parametrize(
    ("order", "gold"),
    [
        ("C3 C4 C5", 2),
        ("C4 C5 C3", 2),
        ("C3 D3 E4", 2),
        ("E4 D3 C3", 2),
        ("C4 D3 E3", 2),
        ("C3 C4 D4", 0),
        ("C3 C4 C6", 0),
        ("C3 C5 C7", 0),
    ],
)
def test_families_pay_three_in_a_straight_line(order: str, gold: int) -> None:
    """R-132: in any order and direction, adjacent to each other."""
    names = order.split()
    board = make_board("", extra={**dict.fromkeys(names, "g"), "T20": "g"})
    # an own neighbour of all of them, so that only the terrain decides
    position = make_position(board, cards=["families"], own="")
    for name in names:
        position.halo = (position.halo[0] | hexes(order), position.halo[1])
        events = play(position, f"mandatory build {name}")
    assert earned(position, "families") == [gold, 0]
    assert len(of_kind(events, Gold)) == (1 if gold else 0)


def test_families_count_the_mandatory_settlements_only() -> None:
    """R-132: builds of tiles and earlier settlements are no part of the line."""
    board = make_board(ROW, extra={"R5": "F"})
    position = make_position(board, own="A1", cards=["families"], tiles="farm@R5")
    play(position, "tile:farm build A2", "mandatory build A3", "mandatory build A4")
    play(position, "mandatory build A5")
    assert earned(position, "families") == [2, 0]
    position = make_position(board, own="A1 A10", cards=["families"], tiles="farm@R5")
    play(position, "mandatory build A2", "mandatory build A3", "mandatory build A9")
    play(position, "tile:farm build A4")
    assert earned(position, "families") == [0, 0]
    position = make_position(board, own="A1", cards=["families"], supply={0: 2})
    play(position, "mandatory build A2", "mandatory build A3")
    assert earned(position, "families") == [0, 0]


def test_families_may_stand_on_two_terrains() -> None:
    """R-132: after a redraw in mid-action the three still are one action."""
    board = make_board("ggd", extra={"T20": "d"})
    position = make_position(board, cards=["families"], deck="desert")
    play(position, "mandatory build A1", "mandatory build A2", "mandatory build A3")
    assert position.removed == ("grass",)
    assert earned(position, "families") == [2, 0]


@pytest.mark.parametrize(("order", "gold"), [("C3 C4 C5", 2), ("C5 C4 C3", 0)])
def test_shepherds_judge_at_the_moment_of_building(order: str, gold: int) -> None:
    """R-133: rulebook example: in the order ABC two gold, in the order CBA none."""
    board = make_board("", extra=dict.fromkeys(("C2", "C3", "C4", "C5"), "f"))
    position = make_position(board, card="flower", deck="flower", cards=["shepherds"])
    for name in order.split():
        play(position, f"mandatory build {name}")
    # ABC: C5 has no empty flower neighbour when it is built; CBA: C2 stays empty next to C3
    assert earned(position, "shepherds") == [gold, 0]


def test_shepherds_know_every_terrain_and_lone_hexes() -> None:
    """R-133: an area of one hex pays, also of water or mountain."""
    board = make_board(full("g"), extra={"C3": "m", "H8": "w", "R5": "N", "R7": "N"})
    tiles = "donation_mountain@R5 donation_water@R7"
    position = make_position(board, cards=["shepherds"], tiles=tiles)
    play(position, "nomad:donation_mountain build C3", "nomad:donation_water build H8")
    assert earned(position, "shepherds") == [4, 0]


def test_shepherds_walls_fill_and_blocked_hexes_are_empty() -> None:
    """R-134: a piece or wall fills its hex; a warrior next to a hex does not."""
    extra = {"C2": "g", "C3": "g", "C4": "g", "B4": "d", "R5": "Q", "R7": "K"}
    board = make_board("", extra={**extra, "T20": "g"})
    position = make_position(board, walls="C2", cards=["shepherds"], others_of={1: "warrior@B4"})
    # B4 blocks C4, which is empty all the same
    play(position, "mandatory build C3")
    assert earned(position, "shepherds") == [0, 0]
    position = make_position(board, walls="C2 C4", cards=["shepherds"])
    play(position, "mandatory build C3")
    assert earned(position, "shepherds") == [2, 0]


def test_ambassadors_pay_one_however_many_opponents_touch() -> None:
    """R-135: one gold per settlement built next to any counting piece of another player."""
    extra = {"R3": "K", "R5": "I", "R7": "Q", "D4": "w"}
    board = make_board("g" * 20 + "\n" + "g" * 20, at="B1", extra=extra)
    position = make_position(
        board,
        pieces=["B4", "C3", "C5"],
        cards=["ambassadors"],
        hands=["", "grass", "grass"],
        others_of={1: "ship@D4"},
    )
    play(position, "mandatory build C4")
    assert earned(position, "ambassadors") == [1, 0, 0]
    position = make_position(
        board, own="C3", cards=["ambassadors"], others_of={1: "warrior@C7"}, walls="C2"
    )
    play(position, "mandatory build C4")  # C5 between it and the warrior
    assert earned(position, "ambassadors") == [0, 0]
    position = make_position(board, own="C3", cards=["ambassadors"], others_of={1: "ship@D4"})
    play(position, "mandatory build C4")
    assert earned(position, "ambassadors") == [1, 0]


def test_placed_pieces_earn_red_gold_and_walls_do_not() -> None:
    """R-136: warrior, wagon and ship like a settlement; moving or walling earns nothing."""
    extra = {"R3": "K", "R5": "W", "R7": "I", "R9": "Q"}
    board = make_board(ROW, at="C1", extra=extra)
    cards = ["ambassadors"]
    for tile, at in (("barracks@R3", "C4"), ("wagon@R5", "C4"), ("lighthouse@R7", "D3")):
        position = make_position(board, own="C3", other="C5 D4", tiles=tile, cards=cards)
        play(position, f"tile:{tile.partition('@')[0]} place {at}")
        assert earned(position, "ambassadors") == [1, 0]
    position = make_position(board, own="C3", other="C5", tiles="quarry@R9", cards=cards)
    play(position, "tile:quarry wall C4")
    assert earned(position, "ambassadors") == [0, 0]
    position = make_position(
        board, own="C2", others="wagon@C3", other="C5", tiles="wagon@R5", cards=cards
    )
    play(position, "tile:wagon move C3 C4")
    assert earned(position, "ambassadors") == [0, 0]


# -- task cards --------------------------------------------------------------------------------


def task(card: str, own: str, **more: object) -> list[int]:
    """Return the gold of both players for a task card on a small board."""
    extra = {"J5": "N", "T20": "S", "C9": "w", "R12": "Q", "R14": "K"}
    board = make_board(full("g"), extra={**extra, **dict.fromkeys(("M1", "M2", "M3"), "d")})
    position = make_position(board, own=own, cards=[card], **more)
    return [sheet[card] for sheet in position.scores()]


def test_home_country_is_a_whole_area_of_one_terrain() -> None:
    """R-180: of any size and any terrain; an empty hex, an opponent or a wall in it spoils it."""
    assert task("home_country", "M1 M2 M3") == [5, 0]
    assert task("home_country", "M1 M2 M3 C9") == [5, 0]
    assert task("home_country", "C9") == [5, 0]
    assert task("home_country", "M1 M2") == [0, 0]
    assert task("home_country", "M1 M2", other="M3") == [0, 0]
    assert task("home_country", "M1 M2", walls="M3") == [0, 0]
    assert task("home_country", "M1 M2", others="warrior@M3") == [5, 0]


def test_fortress_is_a_settlement_with_six_own_neighbours() -> None:
    """R-181: so it never stands at the edge of the board."""
    assert task("fortress", "E5 D4 D5 E4 E6 F4 F5") == [6, 0]
    assert task("fortress", "D4 D5 E4 E6 F4 F5") == [0, 0]
    assert task("fortress", "A2 A1 A3 B1 B2") == [0, 0]
    assert task("fortress", "E5 D4 D5 E4 E6 F4", other="F5") == [0, 0]


def test_road_is_seven_in_a_diagonal() -> None:
    """R-182: one unbroken diagonal line of at least seven; horizontal lines do not count."""
    assert task("road", "C3 D3 E4 F4 G5 H5 I6") == [7, 0]
    assert task("road", "C3 D3 E4 F4 G5 H5 I6 J6") == [7, 0]
    assert task("road", "C8 D7 E7 F6 G6 H5 I5") == [7, 0]
    assert task("road", "C3 D3 E4 F4 G5 H5") == [0, 0]
    assert task("road", "C3 D3 E4 F4 G5 H5 J6") == [0, 0]
    assert task("road", "E1-7") == [0, 0]


def test_place_of_refuge_is_a_site_all_round() -> None:
    """R-183: any location or castle; at the edge the existing hexes are enough."""
    assert task("place_of_refuge", "J4 J6 I5 I6 K5 K6") == [8, 0]
    assert task("place_of_refuge", "J4 J6 I5 I6 K5") == [0, 0]
    assert task("place_of_refuge", "J4 J6 I5 I6 K5", other="K6") == [0, 0]
    assert task("place_of_refuge", "T19 S20") == [8, 0]
    assert task("place_of_refuge", "J4 J6 I5 I6 K5 K6 T19 S20") == [8, 0]


def test_advance_is_seven_at_one_edge() -> None:
    """R-184: they need not touch; corners belong to both edges."""
    assert task("advance", "A1 A3 A5 A7 A9 A11 A20") == [9, 0]
    assert task("advance", "A1 A3 A5 A7 A9 A11 B20") == [0, 0]
    assert task("advance", "A1 B1 C1 D1 E1 F1 T1") == [9, 0]
    assert task("advance", "A1 A3 A5 A7 B1 C1 D1") == [0, 0]


def test_compass_points_are_all_four_edges() -> None:
    """R-185: a corner counts for two of them."""
    assert task("compass_points", "A1 S20 T5") == [10, 0]
    assert task("compass_points", "A5 T5 K1 K20") == [10, 0]
    assert task("compass_points", "A1 T19") == [0, 0]
    assert task("compass_points", "A20 T1") == [10, 0]


def test_everybody_who_fulfils_a_task_is_paid_once() -> None:
    """R-186: a task fulfilled twice pays once, and other players may fulfil it, too."""
    assert task("fortress", "E5 D4 D5 E4 E6 F4 F5 D6 E7 F6", other="") == [6, 0]
    assert task("compass_points", "A1 A2 S20 T5", other="A3 T7 L1 L20") == [10, 10]


# -- set-up ------------------------------------------------------------------------------------

ALL = ("base", "nomads", "crossroads")


def test_fifteen_nomad_tiles_of_eleven_kinds() -> None:
    """R-100: one face up on every nomad space, the others stay in the box."""
    sections = [("quarry", 0), ("caravan", 180), ("village", 0), ("garden", 0)]
    seen = set()
    for seed in range(40):
        options = GameOptions(seed=seed, expansions=ALL[:2], sections=sections)
        nomads = new_game(catalog(), options).rules.nomads
        assert len(nomads) == 6
        assert list(nomads) == sorted(nomads)
        for tile in set(nomads.values()):
            copies = 2 if tile in ("outpost", "resettlement", "sword", "treasure") else 1
            assert list(nomads.values()).count(tile) <= copies
        seen |= set(nomads.values())
    assert len(seen) == 11
    deck = [t for t in catalog().tiles.values() if t.kind == "nomad_tile"]
    assert sum(tile.copies for tile in deck) == 15


@pytest.mark.parametrize("count", range(5))
def test_one_task_card_per_section_of_crossroads(count: int) -> None:
    """R-140: none to four, all different, in addition to the three Kingdom Builder cards."""
    names = ["lighthouse", "barracks", "city_hall", "monastery"][:count]
    names += ["tavern", "paddock", "quarry", "farm"][count:]
    options = GameOptions(seed=count, expansions=ALL, sections=[(name, 0) for name in names])
    rules = new_game(catalog(), options).rules
    tasks = [s.card.id for s in rules.scores if s.card.kind == "task_card"]
    assert len(set(tasks)) == count
    others = [s.card.id for s in (*rules.scores, *rules.red) if s.card.kind == "scoring_card"]
    assert len(others) == 3


def test_every_player_has_two_warriors_a_wagon_a_ship_and_a_city_hall() -> None:
    """R-140: in addition to 40 settlements; a location of Crossroads is once in each section."""
    sections = [("lighthouse", 0), ("barracks", 0), ("city_hall", 0), ("monastery", 0)]
    options = GameOptions(players=5, seed=1, expansions=ALL, sections=sections)
    position = new_game(catalog(), options)
    kinds_in_play = {kind.id: kind for kind in position.rules.kinds}
    assert {id_: kind.supply for id_, kind in kinds_in_play.items()} == {
        "warrior": 2,
        "wagon": 1,
        "ship": 1,
        "city_hall": 1,
    }
    assert position.supply == (40,) * 5
    tiles = [place.tile for place in position.rules.board.locations]
    assert len(tiles) == len(set(tiles)) == 8
