"""Rulings on Harvest: farmland, silo, mayors and rovers (R-230 to R-258)."""

from __future__ import annotations

import pytest

from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.events import (
    EndTriggered,
    GameOver,
    Gold,
    RowMarked,
    SilosBegan,
    TileLost,
)
from kingdom_builder_qt.core.position import Position
from tests.core.support import ROW, verbs
from tests.helpers.builders import (
    earned,
    full,
    kinds,
    make_board,
    make_position,
    moves,
    names,
    of_kind,
    play,
    target_names,
)

# -- farmland ----------------------------------------------------------------------------------


def test_the_farmland_action_belongs_to_everybody_once_a_turn() -> None:
    """R-230: before or after the mandatory action, only next to an own piece."""
    board = make_board(ROW, at="C1", extra={"B4": "r", "B5": "r", "M5": "r"})
    position = make_position(board, own="C4", hand="grass", deck="grass grass", other="C16")
    assert target_names(position, "farmland") == "B4"
    play(position, "farmland build B4")
    assert "farmland" not in position.sources()
    assert position.why_not("farmland", grid.parse_hex("B5")).code == "action_used"
    position = make_position(board, own="C4", hand="grass", deck="grass grass", other="C16")
    play(position, "mandatory build C5")
    assert verbs(position) == {"mandatory build"}
    assert position.why_not("farmland", grid.parse_hex("B4")).code == "block"
    play(position, "mandatory build C3", "mandatory build C2")
    assert target_names(position, "farmland") == "B4 B5"
    play(position, "turn end")
    assert "farmland" not in position.sources()  # the other player has no piece next to it
    assert position.why_not("farmland", grid.parse_hex("B5")).code == "not_adjacent"


def test_farmland_is_buildable_for_tiles_that_name_no_terrain() -> None:
    """R-231: paddock, tavern and tower; the farm is for grass, and no card has farmland."""
    extra = {"A4": "r", "C7": "r", "R3": "P", "R5": "V", "R7": "R", "R9": "F"}
    board = make_board("", extra={**extra, **{f"C{n}": "g" for n in (4, 5, 6, 12)}})
    tiles = "paddock@R3 tavern@R5 tower@R7 farm@R9"
    position = make_position(board, own="C4 C5 C6", tiles=tiles)
    assert "C7" in target_names(position, "tile:paddock", "C5").split()
    assert target_names(position, "tile:tavern") == "C7"
    assert target_names(position, "tile:tower") == "A4"
    assert target_names(position, "tile:farm") == "C12"
    cards = position.rules.terrain_cards.values()
    assert all(option.terrain != "farmland" for card in cards for option in card.options)


# -- silo --------------------------------------------------------------------------------------


def silos(pieces: list[str], extra: dict[str, str] | None = None, **more: object) -> Position:
    """Return the phase before scoring, with silos at C5 and H5, after the last turns of all
    players.
    """
    board = make_board(full("g"), extra={"C5": "silo", "H5": "silo", **(extra or {})})
    supply = {len(pieces) - 1: 0, **more.pop("supply", {})}  # type: ignore[dict-item]
    position = make_position(
        board, pieces=pieces, active=len(pieces) - 1, card=None, supply=supply, **more
    )
    position.ending = True
    play(position, "turn end")
    return position


def test_silo_actions_go_round_from_the_start_player() -> None:
    """R-232: one per silo next to an own settlement; each player takes all actions in one go."""
    position = silos(["C4 H4", "", "C6"], supply={2: 3})
    assert (position.to_move, position.active, position.extras.silos) == (0, 0, (2, 0, 1))
    assert not position.is_over
    assert verbs(position) == {"silo build", "silo move", "silo skip"}
    assert position.why_not("mandatory", 0).code == "last_phase"
    play(position, "silo build C3", "silo skip")
    assert (position.to_move, position.extras.silos) == (0, (1, 0, 1))
    events = play(position, "silo skip")
    assert of_kind(events, SilosBegan) == [SilosBegan(2, 1)]
    assert position.to_move == 2
    events = play(position, "silo skip")
    assert of_kind(events, GameOver) == [GameOver(by_safety_end=False)]
    assert position.is_over
    assert position.legal_moves() == []


def test_silo_actions_begin_with_the_start_player() -> None:
    """R-232: any player may be the start player, who also has the turn after the last one of the
    round.
    """
    board = make_board(full("g"), extra={"C5": "silo"})
    position = make_position(board, pieces=["C4", "C6", ""], start=1, active=0, card=None)
    position.ending = True
    play(position, "turn end")
    assert position.to_move == 1
    play(position, "silo skip")
    assert position.to_move == 0


def test_the_number_of_silo_actions_is_fixed_at_the_start_of_the_phase() -> None:
    """R-233: moving to another silo adds none, moving away removes none."""
    position = silos(["C4 D4 G4", ""])
    assert position.extras.silos == (1, 0)
    position = silos(["C4 D4 I4", "", ""], extra={"H5": "g", "E6": "silo"})
    play(position, "silo build D5", "silo skip")  # D5 is next to E6
    assert position.is_over
    position = silos(["C4 C3 H4", ""])
    play(position, "silo move C4 B2", "silo skip")
    assert position.extras.silos == (1, 0)
    assert not position.is_over


def test_one_silo_action_builds_or_moves_up_to_three() -> None:
    """R-234: never both, each piece once, always next to an own piece; then the next action."""
    position = silos(["C4 C3 H4", ""])
    play(position, "silo move C3 B4")
    assert verbs(position) == {"silo move", "silo skip"}
    assert target_names(position, "silo", "B4") == ""
    assert position.why_not("silo", grid.parse_hex("A4"), grid.parse_hex("B4")).code == ("origin")
    play(position, "silo move C4 A5", "silo skip")
    assert target_names(position, "silo", "B4") != ""  # a new action
    play(position, "silo build A6", "silo build A7", "silo build A8")
    assert position.is_over
    assert names(position.own[0]) == "A5 A6 A7 A8 B4 H4"


def test_nothing_is_gained_by_silo_actions_but_tiles_are_lost() -> None:
    """R-235: no location tile, no canoe, no red gold."""
    extra = {"B3": "F", "B6": "P", "R3": "canoe"}
    position = silos(
        ["C4 C6", "D3", ""],
        extra=extra,
        tiles_of={0: "paddock@B6", 1: "canoe@R3 farm@B3"},
        cards=["ambassadors", "rovers"],
    )
    events = play(position, "silo build C3")
    assert [type(event).__name__ for event in events] == ["Placed"]
    assert earned(position, "ambassadors") == earned(position, "rovers") == [0, 0, 0]
    play(position, "silo skip")
    position = silos(["C4 C6", ""], extra=extra, tiles_of={0: "paddock@B6"})
    events = play(position, "silo move C6 D3")
    assert [event.tile for event in of_kind(events, TileLost)] == ["paddock"]
    assert position.scores()[0].total == 0


def test_silo_actions_may_mark_a_row() -> None:
    """R-236: mayors count settlements of the phase, too."""
    position = silos(["C4 C1 C8", ""], cards=["mayors"])
    events = play(position, "silo build C3")
    assert of_kind(events, RowMarked) == [RowMarked(0, 2, "mayors")]
    assert position.scores()[0]["mayors"] == 4


def test_a_silo_action_without_any_step_lapses() -> None:
    """R-237: a lone piece without supply has none; a game without a silo action ends."""
    position = silos(["C4", ""], supply={0: 0})
    assert position.is_over
    position = silos(["C2", ""])
    assert position.is_over
    position = silos(["C4", "C6 D6", ""], supply={0: 0})
    assert position.to_move == 1


def test_a_silo_is_a_site() -> None:
    """R-237: for Workers, Merchants and the university."""
    board = make_board(full("g"), extra={"C5": "silo", "C7": "S", "R3": "university"})
    position = make_position(board, own="C6", cards=["workers", "merchants"], tiles="university@R3")
    (mine, _) = position.scores()
    assert (mine["workers"], mine["merchants"]) == (1, 8)
    assert target_names(position, "tile:university") == "B5 B6 D5 D6"


# -- mayors ------------------------------------------------------------------------------------


def test_the_fourth_settlement_in_a_row_is_marked_at_once() -> None:
    """R-252: they need not touch; compulsory, from the supply, and for nothing else."""
    board = make_board(full("g"))
    position = make_position(board, own="C1 C5 C9", cards=["mayors", "knights"])
    events = play(position, "mandatory build C10")
    assert of_kind(events, RowMarked) == [RowMarked(0, 2, "mayors")]
    assert position.supply[0] == 40 - 3 - 2
    assert (position.own[0].bit_count(), position.scores()[0]["knights"]) == (4, 8)
    play(position, "mandatory build C11")
    assert position.supply[0] == 34  # a row is marked once only
    assert position.scores()[0]["mayors"] == 4


def test_the_first_in_a_row_only_and_for_good() -> None:
    """R-253: no other player gets it, and it stays when the settlements have moved."""
    board = make_board(full("g"), extra={"R5": "P", "R7": "P"})
    position = make_position(
        board,
        own="C1 C5 C9",
        other="C3 C7 C11",
        cards=["mayors"],
        tiles="paddock@R5 paddock@R7",
        hand="grass",
        deck="grass grass",
    )
    play(position, "mandatory build C10", "mandatory build D10", "mandatory build D11")
    play(position, "tile:paddock move C1 E2", "turn end", "mandatory build C12")
    assert [sheet["mayors"] for sheet in position.scores()] == [4, 0]


def test_rows_filled_before_are_not_marked() -> None:
    """R-253: only rows of placed or moved settlements count; without supply no row is marked."""
    board = make_board(full("g"))
    position = make_position(board, own="C1 C5 C9 C13 K1", cards=["mayors"])
    play(position, "mandatory build K2")
    assert position.scores()[0]["mayors"] == 0
    play(position, "mandatory build L1", "mandatory build L2")
    position = make_position(board, own="C1 C5 C9 C13", cards=["mayors"])
    play(position, "mandatory build C2")
    assert position.scores()[0]["mayors"] == 4


def test_a_mark_can_trigger_the_end() -> None:
    """R-254: the last settlement is used as the mark; the rest of the action lapses."""
    position = make_position(make_board(full("g")), own="C1 C5 C9", cards=["mayors"], supply={0: 2})
    events = play(position, "mandatory build C10")
    assert of_kind(events, RowMarked, EndTriggered) == [
        RowMarked(0, 2, "mayors"),
        EndTriggered(0),
    ]
    assert moves(position) == {"turn end"}
    position = make_position(make_board(full("g")), own="C1 C5 C9", cards=["mayors"], supply={0: 1})
    events = play(position, "mandatory build C10")
    assert kinds(events) == ["Placed", "EndTriggered", "MandatoryDone"]


def test_a_city_hall_marks_from_the_top_row_down() -> None:
    """R-254: here rows D and E are both full, but only one settlement is left."""
    board = make_board(full("g"), extra={"R5": "Y"})
    own = "D10 D12 E10 C4"
    position = make_position(board, own=own, cards=["mayors"], tiles="city_hall@R5", supply={0: 1})
    events = play(position, "tile:city_hall place E5")
    assert of_kind(events, RowMarked) == [RowMarked(0, 3, "mayors")]
    position = make_position(board, own=own, cards=["mayors"], tiles="city_hall@R5")
    events = play(position, "tile:city_hall place E5")
    assert [event.row for event in of_kind(events, RowMarked)] == [3, 4]


def test_the_order_inside_one_event() -> None:
    """R-255: the order is placement, tiles, red gold, mark, canoes."""
    board = make_board(full("g"), extra={"D4": "F", "R5": "canoe", "T1": "p"})
    position = make_position(
        board,
        own="C1 C3 C9",
        other="C5",
        tiles_of={1: "canoe@R5 farm@D4"},
        cards=["mayors", "ambassadors"],
    )
    events = play(position, "mandatory build C4")
    assert kinds(events) == ["Placed", "TileTaken", "Gold", "RowMarked", "Asked"]


def test_a_canoe_build_marks_for_its_owner() -> None:
    """R-255: the row belongs to the player who built."""
    board = make_board(full("g"), extra={"M3": "F", "R5": "canoe", "T9": "p"})
    position = make_position(
        board,
        own="M5",
        other="T1 T3 T5",
        tiles_of={1: "canoe@R5 farm@M3"},
        cards=["mayors"],
    )
    play(position, "mandatory build M4", "canoe build T9")
    assert position.marked_rows()[19] == 1
    assert position.supply == (38, 35)


# -- rovers ------------------------------------------------------------------------------------


def test_rovers_pay_at_the_end_of_the_turn_for_new_settlements() -> None:
    """R-256: one gold for each sector, in own turns only; it stays and is not scored again."""
    board = make_board(full("g"), extra={"R5": "F"})
    position = make_position(
        board, own="A10", cards=["rovers"], tiles="farm@R5", hand="grass", deck="grass grass"
    )
    play(position, "tile:farm build A11", "mandatory build A9", "mandatory build A8")
    play(position, "mandatory build A7")
    assert earned(position, "rovers") == [0, 0]
    events = play(position, "turn end")
    (gold,) = of_kind(events, Gold)
    assert (gold.player, gold.card, gold.amount) == (0, "rovers", 2)
    assert kinds(events)[:2] == ["TurnEnded", "Gold"]
    assert earned(position, "rovers") == [2, 0]


@pytest.mark.parametrize(
    ("tile", "letter", "move", "gold"),
    [
        ("barracks", "K", "tile:barracks place A11", 2),
        ("wagon", "W", "tile:wagon place A11", 2),
        ("quarry", "Q", "tile:quarry wall A11", 1),
        ("scout_cabin", "scout_cabin", "tile:scout_cabin place A11", 1),
        ("paddock", "P", "tile:paddock move A10 A12", 1),
    ],
)
def test_what_counts_for_rovers(tile: str, letter: str, move: str, gold: int) -> None:
    """R-257: pieces that count as settlements do; walls, scouts and moves do not."""
    board = make_board(full("g"), extra={"R5": letter})
    position = make_position(
        board, own="A10 K1", cards=["rovers"], tiles=f"{tile}@R5", hand="grass", deck="grass grass"
    )
    play(position, move)
    if tile == "scout_cabin":
        play(position, "tile:scout_cabin place A12")
    if tile == "quarry":
        play(position, "tile:quarry skip")
    play(position, "mandatory build K2", "mandatory build K3", "mandatory build K4", "turn end")
    assert earned(position, "rovers") == [gold, 0]


def test_interrupts_do_not_count_for_rovers() -> None:
    """R-258: this includes interrupts of the active player; the interrupting player earns nothing
    either.
    """
    extra = {"M3": "F", "H5": "P", "H6": "p", "R5": "canoe", "T12": "p"}
    board = make_board(full("g"), extra=extra)
    position = make_position(
        board,
        pieces=["M5", "", ""],
        tiles_of={0: "canoe@R5", 1: "canoe@R5 farm@M3", 2: "paddock@H5"},
        cards=["rovers"],
        hands=["", "grass", "grass"],
        deck="grass grass grass",
    )
    play(position, "mandatory build M4", "canoe build H6")
    assert position.to_move == 0
    play(position, "canoe build T12")
    play(position, "mandatory build M6", "mandatory build M7", "turn end")
    assert earned(position, "rovers") == [1, 0, 0]


@pytest.mark.parametrize(
    ("built", "wanted"),
    [
        ("A12 A11 A14", "A14"),
        ("S9 R8 Q9", "S9"),
        ("A8 A7 A12", "A12"),
        ("K10 J10 A12", "K10"),
        ("iA4 iB4 A12", "A12"),
        ("A12 iA4 iB4", "A12"),
        ("iA4 iB4 iC4", ""),
    ],
)
def test_gold_events_name_the_hex_that_earned(built: str, wanted: str) -> None:
    """R-256, R-311: the event names the last new settlement, never one on the island."""
    board = make_board(full("g"), island="\n".join(["gggggg"] * 5))
    position = make_position(
        board, own="A9 A13 S10 K11 iA3 iC3", cards=["rovers"], hand="grass", deck="grass grass"
    )
    events = play(position, *(f"mandatory build {hex_}" for hex_ in built.split()), "turn end")
    gold = of_kind(events, Gold)
    assert [event.hex for event in gold] == [grid.parse_hex(name) for name in wanted.split()]
