"""Rulings on Harvest: farmland, silo, its tiles, mayors and rovers (R-230 to R-258)."""

from __future__ import annotations

import pytest

from kingdom_builder_qt.core import Position, hexgrid
from kingdom_builder_qt.core.events import (
    EndTriggered,
    GameOver,
    Gold,
    NumberTiles,
    Placed,
    Removed,
    RowMarked,
    SilosBegan,
    TileLost,
    TileTaken,
)
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

ROW = "g" * 20  # one row of grass, the rest is water


def verbs(position: Position) -> set[str]:
    """Return the legal moves without their hexes."""
    return {" ".join(move.split()[:2]) for move in moves(position)}


# -- farmland ----------------------------------------------------------------------------------


def test_the_farmland_action_belongs_to_everybody_once_a_turn() -> None:
    """R-230: before or after the mandatory action, only beside an own piece."""
    board = make_board(ROW, at="C1", extra={"B4": "r", "B5": "r", "M5": "r"})
    position = make_position(board, own="C4", hand="grass", deck="grass grass", other="C16")
    assert target_names(position, "farmland") == "B4"
    play(position, "farmland build B4")
    assert "farmland" not in position.sources()
    assert position.why_not("farmland", hexgrid.parse_hex("B5")).code == "action_used"
    position = make_position(board, own="C4", hand="grass", deck="grass grass", other="C16")
    play(position, "mandatory build C5")
    assert verbs(position) == {"mandatory build"}
    assert position.why_not("farmland", hexgrid.parse_hex("B4")).code == "block"
    play(position, "mandatory build C3", "mandatory build C2")
    assert target_names(position, "farmland") == "B4 B5"
    play(position, "turn end")
    assert "farmland" not in position.sources()  # the other player has none beside him
    assert position.why_not("farmland", hexgrid.parse_hex("B5")).code == "not_adjacent"


def test_farmland_is_buildable_for_tiles_that_name_no_terrain() -> None:
    """R-231: paddock, tavern and tower; the farm is for grass, and no card shows farmland."""
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
    """Return the phase before scoring: silos at C5 and H5; everybody's last turn is over."""
    board = make_board(full("g"), extra={"C5": "silo", "H5": "silo", **(extra or {})})
    supply = {len(pieces) - 1: 0, **more.pop("supply", {})}  # type: ignore[dict-item]
    position = make_position(
        board, pieces=pieces, active=len(pieces) - 1, card=None, supply=supply, **more
    )
    position.ending = True
    play(position, "turn end")
    return position


def test_silo_actions_go_round_from_the_start_player() -> None:
    """R-232: E17: one per silo beside an own settlement; each player resolves all of his."""
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
    """R-232: whoever that is; after the last turn of the round it is his again."""
    board = make_board(full("g"), extra={"C5": "silo"})
    position = make_position(board, pieces=["C4", "C6", ""], start=1, active=0, card=None)
    position.ending = True
    play(position, "turn end")
    assert position.to_move == 1
    play(position, "silo skip")
    assert position.to_move == 0


def test_the_number_of_silo_actions_is_fixed_at_the_start_of_the_phase() -> None:
    """R-233: moving to another silo adds none, moving away takes none."""
    position = silos(["C4 D4 G4", ""])
    assert position.extras.silos == (1, 0)
    position = silos(["C4 D4 I4", "", ""], extra={"H5": "g", "E6": "silo"})
    play(position, "silo build D5", "silo skip")  # D5 is beside E6
    assert position.is_over
    position = silos(["C4 C3 H4", ""])
    play(position, "silo move C4 B2", "silo skip")
    assert position.extras.silos == (1, 0)
    assert not position.is_over


def test_one_silo_action_builds_or_moves_up_to_three() -> None:
    """R-234: never both, each piece once, always beside an own piece; then the next action."""
    position = silos(["C4 C3 H4", ""])
    play(position, "silo move C3 B4")
    assert verbs(position) == {"silo move", "silo skip"}
    assert target_names(position, "silo", "B4") == ""
    assert position.why_not("silo", hexgrid.parse_hex("A4"), hexgrid.parse_hex("B4")).code == (
        "origin"
    )
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
    """R-236: mayors look at the phase, too."""
    position = silos(["C4 C1 C8", ""], cards=["mayors"])
    events = play(position, "silo build C3")
    assert of_kind(events, RowMarked) == [RowMarked(0, 2, "mayors")]
    assert position.scores()[0]["mayors"] == 4


def test_a_silo_action_without_any_step_lapses() -> None:
    """R-237: E17: a lone piece without supply; a game without a silo action just ends."""
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


# -- bazaar ------------------------------------------------------------------------------------


def market(tiles: str, extra: dict[str, str], own: str = "C5", **more: object) -> Position:
    """Return a turn with a bazaar and other tiles on a board of grass."""
    board = make_board(full("g"), extra={"R3": "bazaar", **extra})
    return make_position(board, own=own, tiles=f"bazaar@R3 {tiles}", **more)


def test_the_bazaar_repeats_another_tile_after_its_own_action() -> None:
    """R-240: E21: once a turn, in all, and not before that tile was used."""
    position = market("farm@R5 paddock@R7", {"R5": "F", "R7": "P"})
    assert not any(source.startswith("bazaar:") for source in position.sources())
    assert position.why_not("bazaar:farm", hexgrid.parse_hex("C6")).code == "not_used_yet"
    play(position, "tile:farm build C6")
    assert {s for s in position.sources() if s.startswith("bazaar")} == {"bazaar:farm"}
    play(position, "tile:paddock move C5 C3")
    play(position, "bazaar:paddock move C3 C5")
    assert held(position) == ["bazaar@R3:used", "farm@R5:used", "paddock@R7:used"]
    assert not any(source.startswith("bazaar:") for source in position.sources())
    reason = position.why_not("bazaar:farm", hexgrid.parse_hex("C7"))
    assert (reason.code, reason.detail) == ("tile_used", "bazaar")


def test_a_bazaar_gained_this_turn_waits() -> None:
    """R-240: like every tile."""
    board = make_board(full("g"), extra={"C6": "bazaar", "R5": "F"})
    position = make_position(board, own="C4", tiles="farm@R5")
    play(position, "tile:farm build C5")
    assert held(position) == ["bazaar@C6:new", "farm@R5:used"]
    assert not any(source.startswith("bazaar:") for source in position.sources())


def test_the_bazaar_repeats_with_the_pieces_at_hand() -> None:
    """R-241: barracks place the other warrior or take one back; the wagon drives on."""
    position = market("barracks@R5", {"R5": "K"})
    play(position, "tile:barracks place C6")
    assert target_names(position, "bazaar:barracks", verb="return") == "C6"
    # All hexes beside the warrior are blocked; those beside C5 are not.
    assert target_names(position, "bazaar:barracks", verb="place") == "B4 C4 D4"
    play(position, "bazaar:barracks place C4")
    assert on_board(position, "warrior") == "C4 C6"
    position = market("wagon@R5", {"R5": "W"})
    play(position, "tile:wagon place C6")
    play(position, "bazaar:wagon move C6 C7", "bazaar:wagon move C7 C8", "bazaar:wagon skip")
    assert on_board(position, "wagon") == "C8"


def test_the_bazaar_repeats_temple_quarry_and_fort() -> None:
    """R-241: each as its tile says, the fort with a card of its own."""
    position = market("temple@R5", {"R5": "temple"}, own="C5 K5")
    play(position, "tile:temple remove C5", "bazaar:temple remove K5")
    assert position.extras.stored == (2, 0)
    position = market("quarry@R5", {"R5": "Q"})
    play(position, "tile:quarry wall C6", "tile:quarry skip")
    play(position, "bazaar:quarry wall C4", "bazaar:quarry wall B4")
    assert on_board(position, "stone_wall") == "B4 C4 C6"
    position = market("fort@R5", {"R5": "D", "K5": "d"}, deck="grass desert")
    play(position, "tile:fort draw", "tile:fort build C6", "bazaar:fort draw")
    assert moves(position) == {"bazaar:fort build K5"}


def test_what_the_bazaar_cannot_repeat() -> None:
    """R-242: canoe, bonus and nomad tiles, farmland, caves, a city hall that stands."""
    extra = {"R5": "refuge", "R7": "refuge", "R9": "canoe", "R11": "Y", "P3": "N", "K3": "cave"}
    position = market(
        "refuge@R5 refuge@R7 refuge_bonus@R7 canoe@R9 city_hall@R11 resettlement@P3",
        {**extra, "C6": "r", "T1": "p"},
        own="C5 K4 M10",
    )
    play(position, "bonus:refuge_bonus move M10 M11", "farmland build C6", "cave move K4 K2")
    play(position, "nomad:resettlement move M11 M10", "nomad:resettlement skip")
    play(position, "tile:city_hall place E5")
    assert not any(source.startswith("bazaar:") for source in position.sources())
    play(position, "tile:refuge move M10 M11")
    assert {s for s in position.sources() if s.startswith("bazaar")} == {"bazaar:refuge"}


def test_the_bazaar_with_crossroads_draws_one_more_card() -> None:
    """R-243: E21, E34: at the end of the turn, even if the tile is lost; a new one not yet."""
    position = market("crossroads@R5", {"R5": "X"}, hand="grass", deck="grass " * 9)
    play(position, "bazaar:crossroads take")
    assert not any(source.startswith("bazaar:") for source in position.sources())
    play(position, "mandatory build C6", "mandatory build C7", "mandatory build C8", "turn end")
    assert len(position.hands[0]) == 3
    extra = {"C6": "X", "R5": "P"}
    position = market("crossroads@C6 paddock@R5", extra, hand="grass", deck="grass " * 9)
    play(position, "bazaar:crossroads take", "tile:paddock move C5 A4")
    assert "crossroads" not in " ".join(held(position))
    play(position, "mandatory build A3", "mandatory build A2", "mandatory build A1", "turn end")
    assert len(position.hands[0]) == 2
    position = market("farm@R5", {"C7": "X", "R5": "F"}, hand="grass", deck="grass " * 9)
    play(position, "tile:farm build C6")
    assert "crossroads@C7:new" in held(position)
    assert "bazaar:crossroads" not in position.sources()


# -- scouts ------------------------------------------------------------------------------------


def cabin(own: str = "C5", extra: dict[str, str] | None = None, **more: object) -> Position:
    """Return a turn with a scout cabin on a board of grass."""
    board = make_board(full("g"), extra={"R3": "scout_cabin", **(extra or {})})
    tiles = f"scout_cabin@R3 {more.pop('tiles', '')}"
    return make_position(board, own=own, tiles=tiles, hand="grass", deck="grass " * 6, **more)


def test_scouts_count_as_own_settlements_until_the_turn_ends() -> None:
    """R-244: E12: for adjacency, lines and counts; then both are taken up."""
    position = cabin(own="C5 D5", tiles="tavern@R5 village@R7", extra={"R5": "V", "R7": "L"})
    play(position, "tile:scout_cabin place C6", "tile:scout_cabin place C7")
    assert target_names(position, "tile:tavern") == "C4 C8"
    assert target_names(position, "tile:village") == "D6"
    # B6 is beside the scouts only
    play(position, "mandatory build B6", "mandatory build B7", "mandatory build D7")
    events = play(position, "turn end")
    assert of_kind(events, Removed) == [
        Removed(0, 0, "scout", hexgrid.parse_hex(name), "turn") for name in ("C6", "C7")
    ]
    assert names(position.own[0]) == "B6 B7 C5 D5 D7"
    assert position.supply_of(position.rules.kinds[0], 1) == 2  # they pass on to the next player


def test_scouts_fill_their_hex_and_are_never_moved() -> None:
    """R-244: nothing else comes there; move tiles do not lift them."""
    position = cabin(tiles="paddock@R5 barn@R7", extra={"R5": "P", "R7": "B"})
    play(position, "tile:scout_cabin place C6", "tile:scout_cabin place B6")
    assert "C6" not in target_names(position, "mandatory").split()
    for source in ("tile:paddock", "tile:barn"):
        assert names(position.origins(source)) == "C5"


def test_scouts_take_no_tile_and_earn_nothing() -> None:
    """R-245: no location or nomad tile, no row for mayors, no red gold, no score."""
    extra = {"B6": "F", "D6": "N"}
    cards = ["mayors", "rovers", "ambassadors"]
    position = cabin(own="C4 C5 C1", other="C8", extra=extra, cards=cards, nomads="sword@D6")
    events = play(position, "tile:scout_cabin place C6", "tile:scout_cabin place C7")
    assert of_kind(events, TileTaken, Gold, RowMarked) == []
    assert position.scores()[0].total == 0
    for cards in (["knights", "citizens", "fortress"], ["chainers", "captains", "hermits"]):
        position = cabin(own="C4 C5 D4", cards=cards)
        before = position.scores()
        play(position, "tile:scout_cabin place C6", "tile:scout_cabin place D5")
        assert position.scores() == before


def test_scouts_do_not_help_to_mark_a_row() -> None:
    """R-245: three settlements and two scouts are no four settlements."""
    position = cabin(own="C4 C5", cards=["mayors"])
    play(position, "tile:scout_cabin place C6", "tile:scout_cabin place C7")
    assert of_kind(play(position, "mandatory build C3"), RowMarked) == []
    assert of_kind(play(position, "mandatory build C2"), RowMarked) == [RowMarked(0, 2, "mayors")]


def test_scouts_of_others_are_no_settlements_but_fill_for_shepherds() -> None:
    """R-246: E24: a canoe build beside them earns no gold of ambassadors, but is shut in."""
    extra = {"M3": "F", "R7": "canoe", "K4": "p", "K5": "p"}
    position = cabin(
        own="M5 L4",
        extra=extra,
        tiles_of={1: "canoe@R7 farm@M3"},
        cards=["ambassadors", "shepherds"],
    )
    play(position, "tile:scout_cabin place K5", "tile:scout_cabin place M6")
    play(position, "mandatory build M4", "canoe build K4")
    # K4 is beside L4, a settlement of player 0, and the only other swamp is the scout's hex.
    assert earned(position, "shepherds") == [0, 2]
    assert earned(position, "ambassadors")[1] == 1
    position = cabin(
        own="M5",
        extra={**extra, "K4": "g"},
        tiles_of={1: "canoe@R7 farm@M3"},
        cards=["ambassadors"],
    )
    play(position, "tile:scout_cabin place L5", "tile:scout_cabin place L6")
    play(position, "mandatory build M4", "canoe build K5")
    assert earned(position, "ambassadors")[1] == 0


def test_scouts_keep_a_tile_until_they_are_taken_up() -> None:
    """R-247: E8, E12: it is lost at the end of the turn, before the next card is drawn."""
    extra = {"B6": "F", "R5": "P"}
    position = cabin(own="C6 K1", extra=extra, tiles="farm@B6:used paddock@R5", cards=["rovers"])
    play(position, "tile:scout_cabin place C7", "tile:scout_cabin place D6")
    play(position, "tile:paddock move C6 E5")
    assert "farm@B6:used" in held(position)
    play(position, "mandatory build K2", "mandatory build K3", "mandatory build K4")
    events = play(position, "turn end")
    assert kinds(events) == [
        *("TurnEnded", "Gold", "Removed", "Removed", "TileLost", "CardDrawn", "TurnBegan"),
    ]
    assert "farm@B6" not in " ".join(held(position))


def test_the_repeated_scout_cabin_takes_both_up_first() -> None:
    """R-248: E22, E35: their old hexes are free again; tiles are judged when one stands again."""
    extra = {"B6": "F", "R5": "bazaar", "R7": "P"}
    position = cabin(own="C6 K1", extra=extra, tiles="bazaar@R5 farm@B6 paddock@R7")
    play(position, "tile:scout_cabin place C7", "tile:scout_cabin place D6")
    play(position, "tile:paddock move C6 E5")
    assert "farm@B6:usable" in held(position)
    # Only E5 and K1 are left to be beside; D6 is free and beside neither.
    places = target_names(position, "bazaar:scout_cabin").split()
    assert {"D4", "D5", "E4", "E6", "F4", "F5"} <= set(places)
    assert "C7" not in places
    assert position.why_not("bazaar:scout_cabin", hexgrid.parse_hex("C7")).code == "not_adjacent"
    events = play(position, "bazaar:scout_cabin place D5")
    assert kinds(events)[:3] == ["TileUsed", "Removed", "Removed"]
    assert "farm@B6" not in " ".join(held(position))
    position = cabin(own="C6 K1", extra=extra, tiles="bazaar@R5 farm@B6 paddock@R7")
    play(position, "tile:scout_cabin place D6", "tile:scout_cabin place C7")
    assert "C7" in target_names(position, "bazaar:scout_cabin").split()
    play(position, "bazaar:scout_cabin place C7", "bazaar:scout_cabin place D6")
    assert on_board(position, "scout") == "C7 D6"
    assert "farm@B6:usable" in held(position)


def test_one_scout_is_placed_where_there_is_room_for_one() -> None:
    """R-248: E22: both if possible."""
    closed = dict.fromkeys(["B4", "B5", "B6", "C4", "C7", "D4", "D5", "D6"], "S")
    board = make_board("", extra={"C5": "g", "C6": "g", "R3": "scout_cabin", **closed})
    position = make_position(board, own="C5", card=None, tiles="scout_cabin@R3")
    play(position, "tile:scout_cabin place C6")
    assert position.block is None
    assert on_board(position, "scout") == "C6"


# -- cathedral ---------------------------------------------------------------------------------


def test_a_number_tile_comes_with_the_cathedral_and_goes_with_it() -> None:
    """R-249: taken at once; all go back when the tile is lost."""
    board = make_board(full("g"), extra={"C6": "cathedral", "R5": "P"})
    position = make_position(board, own="C4", tiles="paddock@R5")
    events = play(position, "mandatory build C5")
    assert of_kind(events, NumberTiles) == [NumberTiles(0, 1)]
    assert position.extras.numbers == (1, 0)
    position = make_position(board, own="C5", tiles="paddock@R5 cathedral@C6", numbers={0: 4})
    events = play(position, "tile:paddock move C5 C3")
    assert of_kind(events, NumberTiles) == [NumberTiles(0, -4)]
    assert position.extras.numbers == (0, 0)


def test_the_number_tiles_are_ten_and_five_for_each() -> None:
    """R-249: as counters; none can be taken then."""
    board = make_board(full("g"), extra={"R5": "cathedral"})
    for numbers, may_take in [
        ({0: 4, 1: 5}, True),
        ({0: 5}, False),
        ({0: 1, 1: 5, 2: 4}, False),
        ({0: 1, 1: 5, 2: 3}, True),
    ]:
        position = make_position(
            board, pieces=["C5", "", ""], tiles="cathedral@R5", numbers=numbers
        )
        assert ("tile:cathedral take" in moves(position)) == may_take


def test_the_cathedral_builds_on_the_terrain_of_the_card() -> None:
    """R-250: E20: as many as one likes, each for a number tile, nothing in between."""
    extra = {"R5": "cathedral", "R7": "F", "T20": "d"}
    board = make_board(full("g"), extra=extra)
    tiles = "cathedral@R5 farm@R7"
    position = make_position(board, own="C5", tiles=tiles, numbers={0: 3}, card="desert")
    assert target_names(position, "tile:cathedral") == "T20"
    position = make_position(board, own="C5", tiles=tiles, numbers={0: 3})
    assert target_names(position, "tile:cathedral") == "B4 B5 C4 C6 D4 D5"
    play(position, "tile:cathedral build C6")
    assert verbs(position) == {"tile:cathedral build", "tile:cathedral skip"}
    play(position, "tile:cathedral build C7", "tile:cathedral skip")
    assert (position.extras.numbers, position.builds_left) == ((1, 0), 3)
    assert position.supply[0] == 37
    reason = position.why_not("tile:cathedral", hexgrid.parse_hex("C8"))
    assert reason.code == "tile_used"


def test_without_number_tile_the_cathedral_builds_nothing() -> None:
    """R-250: one can still be taken."""
    board = make_board(full("g"), extra={"R5": "cathedral"})
    position = make_position(board, own="C5", tiles="cathedral@R5")
    assert moves(position, "tile:cathedral") == {"tile:cathedral take"}
    assert position.why_not("tile:cathedral", hexgrid.parse_hex("C6")).code == "no_number"


def test_the_repeated_cathedral_builds_only() -> None:
    """R-251: E20: after a number tile was taken, or after a block of builds."""
    board = make_board(full("g"), extra={"R5": "cathedral", "R7": "bazaar"})
    tiles = "cathedral@R5 bazaar@R7"
    position = make_position(board, own="C5", tiles=tiles, numbers={0: 1})
    play(position, "tile:cathedral take")
    assert "bazaar:cathedral take" not in moves(position)
    play(position, "bazaar:cathedral build C6", "bazaar:cathedral build C7")
    assert (position.block, position.extras.numbers) == (None, (0, 0))


# -- mayors ------------------------------------------------------------------------------------


def test_the_fourth_settlement_in_a_row_is_marked_at_once() -> None:
    """R-252: E24: they need not touch; compulsory, from the supply, and for nothing else."""
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
    """R-253: nobody else gets it, and it stays when the settlements have moved."""
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


def test_no_mark_for_what_was_there_before() -> None:
    """R-253: E24: only rows placed in or moved to are looked at; without supply there is none."""
    board = make_board(full("g"))
    position = make_position(board, own="C1 C5 C9 C13 K1", cards=["mayors"])
    play(position, "mandatory build K2")
    assert position.scores()[0]["mayors"] == 0
    play(position, "mandatory build L1", "mandatory build L2")
    position = make_position(board, own="C1 C5 C9 C13", cards=["mayors"])
    play(position, "mandatory build C2")
    assert position.scores()[0]["mayors"] == 4


def test_a_mark_can_trigger_the_end() -> None:
    """R-254: the last settlement goes beside the row; the rest of the action lapses."""
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
    """R-254: E24: here rows D and E are both full, but only one settlement is left."""
    board = make_board(full("g"), extra={"R5": "Y"})
    own = "D10 D12 E10 C4"
    position = make_position(board, own=own, cards=["mayors"], tiles="city_hall@R5", supply={0: 1})
    events = play(position, "tile:city_hall place E5")
    assert of_kind(events, RowMarked) == [RowMarked(0, 3, "mayors")]
    position = make_position(board, own=own, cards=["mayors"], tiles="city_hall@R5")
    events = play(position, "tile:city_hall place E5")
    assert [event.row for event in of_kind(events, RowMarked)] == [3, 4]


def test_the_order_inside_one_event() -> None:
    """R-255: placed, tiles, red gold, mark, then canoes."""
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
    """R-255: the row belongs to whoever built."""
    board = make_board(full("g"), extra={"M3": "F", "R5": "canoe", "T9": "p"})
    position = make_position(
        board,
        own="M5",
        other="T1 T3 T5",
        tiles_of={1: "canoe@R5 farm@M3"},
        cards=["mayors"],
    )
    play(position, "mandatory build M4", "canoe build T9")
    assert position.extras.row_owners[19] == 1
    assert position.supply == (38, 35)


# -- rovers ------------------------------------------------------------------------------------


def test_rovers_pay_at_the_end_of_the_turn_for_new_settlements() -> None:
    """R-256: one gold for each sector, in own turns only; kept, and not scored again."""
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
    """R-258: E33: not even those of the active player; nothing for the other one either."""
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


def test_gold_is_told_with_the_last_new_settlement() -> None:
    """R-258: the event names a hex of the turn."""
    position = make_position(
        make_board(full("g")), own="A10", cards=["rovers"], hand="grass", deck="grass grass"
    )
    events = play(position, *(f"mandatory build A{n}" for n in (11, 12, 13)), "turn end")
    (gold,) = of_kind(events, Gold)
    assert gold.hex in [event.hex for event in of_kind(events, Placed)]
