"""Rulings on the canoe of Marshlands: order of interrupts, state of the turn (R-213 to R-222)."""

from __future__ import annotations

from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.events import (
    Asked,
    EndTriggered,
    TileTaken,
)
from kingdom_builder_qt.core.position import Position
from tests.core.support import verbs
from tests.helpers.builders import (
    earned,
    full,
    held,
    kinds,
    make_board,
    make_position,
    moves,
    of_kind,
    play,
    target_names,
)

# -- canoe -------------------------------------------------------------------------------------

# M3 and M8 are farm and tavern, H5 is a paddock with swamp next to it; canoes come from R3 and R7.
RIVER = {
    "M3": "F",
    "M8": "V",
    "H5": "P",
    "R3": "canoe",
    "R7": "canoe",
    "H6": "p",
    "T10": "p",
    "T12": "p",
    "T15": "p",
}


def river(tiles_of: dict[int, str], players: int = 3, **more: object) -> Position:
    """Return a turn of player 0, who can take the last tile of M3 by building on M4."""
    pieces = ["M5", "", "", "", ""][:players]
    extra = {**RIVER, **more.pop("extra", {})}  # type: ignore[dict-item]
    return make_position(
        make_board(full("g"), extra=extra),
        **{"pieces": pieces, "tiles_of": tiles_of, "deck": "grass " * 9, **more},
    )


def test_canoe_interrupts_follow_the_turn_order_and_nest() -> None:
    """R-213: A takes a tile, B builds and takes another last one; the order is B, (C, A), C."""
    position = river({0: "canoe@R3", 1: "canoe@R3 farm@M3", 2: "canoe@R7 paddock@H5"})
    events = play(position, "mandatory build M4")
    assert of_kind(events, Asked) == [Asked(1)]
    assert (position.active, position.to_move) == (0, 1)
    assert target_names(position, "canoe") == "H6 T10 T12 T15"
    events = play(position, "canoe build H6")
    assert [event.tile for event in of_kind(events, TileTaken)] == ["paddock"]
    assert position.to_move == 2
    play(position, "canoe skip")
    assert position.to_move == 0  # the active player, too, since another one took that tile
    play(position, "canoe skip")
    assert position.to_move == 2  # its interrupt for the first tile is still open
    play(position, "canoe build T10")
    assert (position.active, position.to_move, position.builds_left) == (0, 0, 2)
    assert verbs(position) == {"mandatory build"}


def test_the_player_who_takes_the_last_tile_gets_no_interrupt() -> None:
    """R-214: the player's own canoe does not help; while a tile is left there is no interrupt."""
    position = river({0: "canoe@R3", 1: "farm@M3"})
    events = play(position, "mandatory build M4")
    assert (of_kind(events, Asked), position.to_move) == ([], 0)
    position = river({1: "canoe@R3"})
    events = play(position, "mandatory build M4")
    assert len(of_kind(events, TileTaken)) == 1
    assert (of_kind(events, Asked), position.to_move) == ([], 0)


def test_an_interrupt_allows_only_the_canoe() -> None:
    """R-215: the interrupt happens between two mandatory builds; only the canoe acts."""
    position = river({1: "canoe@R3 farm@M3"})
    play(position, "mandatory build M4")
    assert verbs(position) == {"canoe build", "canoe skip"}
    for source in ("mandatory", "turn"):
        assert position.why_not(source, grid.parse_hex("M6")).code == "interrupt"
    play(position, "canoe skip")
    assert (position.to_move, position.builds_left, held(position, 1)[0]) == (
        0,
        2,
        "canoe@R3:usable",
    )


def test_each_canoe_serves_once_a_round() -> None:
    """R-216: two of them serve twice; they are refreshed at the start of the own turn."""
    steps = ("mandatory build M4", "canoe build T10", "mandatory build M6", "mandatory build M7")
    position = river({1: "canoe@R3 farm@M3", 2: "tavern@M8"})
    play(position, *steps)
    assert position.to_move == 0
    assert held(position, 1) == ["canoe@R3:used", "farm@M3:usable"]
    play(position, "turn end")
    assert "canoe@R3:usable" in held(position, 1)
    position = river({1: "canoe@R3 canoe@R7 farm@M3", 2: "tavern@M8"})
    play(position, *steps[:1])
    assert of_kind(play(position, steps[1]), Asked) == []  # the same player continues
    assert position.to_move == 1  # the second canoe may be used for the same event
    play(position, "canoe skip", *steps[2:])
    assert position.to_move == 1
    play(position, "canoe build T15")
    assert position.to_move == 0


def test_a_canoe_serves_in_the_turn_in_which_it_was_gained() -> None:
    """R-217: also one gained in that very interrupt."""
    position = river({1: "canoe@R3:new farm@M3"})
    play(position, "mandatory build M4")
    assert position.to_move == 1
    extra = {"Q7": "p"}  # next to R7, where canoes are left
    position = river({1: "canoe@R3 farm@M3"}, extra=extra)
    play(position, "mandatory build M4", "canoe build Q7")
    assert held(position, 1) == [
        "canoe@R3:used",
        "canoe@R7:new",
        "canoe_bonus@R7:new",
        "farm@M3:usable",
    ]
    assert position.to_move == 1
    play(position, "canoe build T10")
    assert position.to_move == 0


def test_one_interrupt_for_several_last_tiles() -> None:
    """R-218: a settlement that takes two last tiles at once asks once."""
    position = river(
        {1: "canoe@R3 farm@M3", 2: "canoe@R7 oasis@M5"}, extra={"M5": "A"}, pieces=["L4", "", ""]
    )
    play(position, "mandatory build M4")
    assert position.to_move == 1
    play(position, "canoe skip")
    assert position.to_move == 2
    play(position, "canoe skip")
    assert position.to_move == 0


def test_a_canoe_without_target_does_not_interrupt() -> None:
    """R-218: owners without supply or without target are skipped."""
    position = river({1: "canoe@R3 farm@M3"}, supply={1: 0})
    play(position, "mandatory build M4")
    assert position.to_move == 0
    dry = dict.fromkeys(("H6", "T10", "T12", "T15"), "g")
    position = river({1: "canoe@R3 farm@M3"}, extra=dry)
    play(position, "mandatory build M4")
    assert position.to_move == 0


def test_a_nomad_tile_is_always_the_last_one() -> None:
    """R-219: this includes a treasure, which leaves the game at once."""
    for tile in ("treasure", "sword"):
        position = river({1: "canoe@R3"}, extra={"M3": "N"}, nomads=f"{tile}@M3")
        play(position, "mandatory build M4")
        assert position.to_move == 1


def test_a_canoe_build_is_a_build_like_any_other() -> None:
    """R-220: it takes tiles, earns red gold at once and can trigger the end."""
    position = river(
        {1: "canoe@R3 farm@M3"}, extra={"H4": "w"}, pieces=["M5 G5", "", ""], cards=["ambassadors"]
    )
    play(position, "mandatory build M4", "canoe build H6")  # H6 is next to H5, not next to G5
    assert (earned(position, "ambassadors"), "paddock@H5:new" in held(position, 1)) == (
        [0, 0, 0],
        True,
    )
    position = river(
        {1: "canoe@R3 farm@M3"},
        pieces=["M5 T11", "", ""],
        cards=["ambassadors"],
        supply={1: 1},
    )
    events = play(position, "mandatory build M4", "canoe build T10")
    assert earned(position, "ambassadors") == [0, 1, 0]
    assert of_kind(events, EndTriggered) == [EndTriggered(1)]
    assert position.ending
    assert not position.is_over


def test_the_useless_card_waits_for_the_interrupts() -> None:
    """R-221: after the last hex of grass is built on, the canoe acts first."""
    board = make_board("", extra={**RIVER, "M4": "g", "M5": "g", "A1": "d"})
    position = make_position(
        board, pieces=["M5", ""], tiles_of={1: "canoe@R3 farm@M3"}, deck="desert"
    )
    events = play(position, "mandatory build M4")
    assert "CardUseless" not in kinds(events)
    assert kinds(events)[-1] == "Asked"
    events = play(position, "canoe skip")
    assert kinds(events) == ["CardUseless", "CardReplaced"]
    assert (position.to_move, position.card, position.builds_left) == (0, "desert", 2)


def test_a_block_goes_on_after_an_interrupt() -> None:
    """R-221: the remaining steps of a resettlement are still available."""
    position = river(
        {0: "resettlement@P3", 1: "canoe@R3 farm@M3"}, extra={"P3": "N"}, pieces=["M5", "", ""]
    )
    play(position, "nomad:resettlement move M5 M4")
    assert (position.to_move, verbs(position)) == (1, {"canoe build", "canoe skip"})
    play(position, "canoe build T10")
    assert verbs(position) == {"nomad:resettlement move", "nomad:resettlement skip"}
    assert position.block is not None
    assert position.block.left == 3


def test_an_armed_outpost_serves_in_an_interrupt_of_the_active_player() -> None:
    """R-222: it does not serve the interrupt of another owner of a canoe."""
    position = river(
        {0: "canoe@R7 refuge@P5 outpost@P3", 1: "canoe@R3 farm@M3", 2: "paddock@H5"},
        extra={"P3": "N", "P5": "refuge"},
        pieces=["M5 T11", "T13", ""],
    )
    play(position, "nomad:outpost use", "tile:refuge move M5 M4")
    assert target_names(position, "canoe") == "T12"  # T13 is next to it
    assert position.armed
    play(position, "canoe skip")
    assert (position.to_move, position.armed) == (0, True)
    position = river(
        {0: "canoe@R7 refuge@P5 outpost@P3", 1: "canoe@R3 farm@M3", 2: "paddock@H5"},
        extra={"P3": "N", "P5": "refuge"},
        pieces=["M5 T11", "", ""],
    )
    play(position, "nomad:outpost use", "tile:refuge move M5 M4", "canoe build H6")
    assert position.to_move == 0
    assert target_names(position, "canoe") == "T10 T12 T15"  # T10 and T12 are next to T11
    assert "nomad:outpost" not in position.sources()
    play(position, "canoe build T15")
    assert not position.armed


def test_a_canoe_alone_is_no_action_of_the_own_turn() -> None:
    """R-222: the bonus tile is one; it follows the same rule of the terrains."""
    position = river({0: "canoe@R3 canoe@R7 canoe_bonus@R7"})
    assert not any("canoe " in move for move in moves(position) if not move.startswith("bonus"))
    assert target_names(position, "bonus:canoe_bonus") == "H6 T10 T12 T15"
    assert position.why_not("canoe", grid.parse_hex("T10")).code == "not_now"
    assert position.why_not("tile:canoe", grid.parse_hex("T10")).code == "not_now"
