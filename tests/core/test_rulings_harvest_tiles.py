"""Rulings on the tiles of Harvest: bazaar, scout cabin, cathedral (R-240 to R-251)."""

from __future__ import annotations

from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.events import (
    Gold,
    NumberTiles,
    Removed,
    RowMarked,
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
    names,
    number_tiles,
    of_kind,
    on_board,
    play,
    stored,
    target_names,
)

# -- bazaar ------------------------------------------------------------------------------------


def market(tiles: str, extra: dict[str, str], own: str = "C5", **more: object) -> Position:
    """Return a turn with a bazaar and other tiles on a board of grass."""
    board = make_board(full("g"), extra={"R3": "bazaar", **extra})
    return make_position(board, own=own, tiles=f"bazaar@R3 {tiles}", **more)


def test_the_bazaar_repeats_another_tile_after_its_own_action() -> None:
    """R-240: once a turn in all, and only after that tile was used."""
    position = market("farm@R5 paddock@R7", {"R5": "F", "R7": "P"})
    assert not any(source.startswith("bazaar:") for source in position.sources())
    assert position.why_not("bazaar:farm", grid.parse_hex("C6")).code == "not_used_yet"
    play(position, "tile:farm build C6")
    assert {s for s in position.sources() if s.startswith("bazaar")} == {"bazaar:farm"}
    play(position, "tile:paddock move C5 C3")
    play(position, "bazaar:paddock move C3 C5")
    assert held(position) == ["bazaar@R3:used", "farm@R5:used", "paddock@R7:used"]
    assert not any(source.startswith("bazaar:") for source in position.sources())
    reason = position.why_not("bazaar:farm", grid.parse_hex("C7"))
    assert (reason.code, reason.detail) == ("tile_used", "bazaar")


def test_a_bazaar_gained_this_turn_waits() -> None:
    """R-240: it waits like every tile."""
    board = make_board(full("g"), extra={"C6": "bazaar", "R5": "F"})
    position = make_position(board, own="C4", tiles="farm@R5")
    play(position, "tile:farm build C5")
    assert held(position) == ["bazaar@C6:new", "farm@R5:used"]
    assert not any(source.startswith("bazaar:") for source in position.sources())


def test_the_bazaar_repeats_with_the_pieces_at_hand() -> None:
    """R-241: barracks place the other warrior or take one back; the wagon moves on."""
    position = market("barracks@R5", {"R5": "K"})
    play(position, "tile:barracks place C6")
    assert target_names(position, "bazaar:barracks", verb="return") == "C6"
    # All hexes next to the warrior are blocked; those next to C5 are not.
    assert target_names(position, "bazaar:barracks", verb="place") == "B4 C4 D4"
    play(position, "bazaar:barracks place C4")
    assert on_board(position, "warrior") == "C4 C6"
    position = market("wagon@R5", {"R5": "W"})
    play(position, "tile:wagon place C6")
    play(position, "bazaar:wagon move C6 C7", "bazaar:wagon move C7 C8", "bazaar:wagon skip")
    assert on_board(position, "wagon") == "C8"


def test_the_bazaar_repeats_temple_quarry_and_fort() -> None:
    """R-241: each follows its tile, the fort with a card of its own."""
    position = market("temple@R5", {"R5": "temple"}, own="C5 K5")
    play(position, "tile:temple remove C5", "bazaar:temple remove K5")
    assert stored(position) == (2, 0)
    position = market("quarry@R5", {"R5": "Q"})
    play(position, "tile:quarry wall C6", "tile:quarry skip")
    play(position, "bazaar:quarry wall C4", "bazaar:quarry wall B4")
    assert on_board(position, "stone_wall") == "B4 C4 C6"
    position = market("fort@R5", {"R5": "D", "K5": "d"}, deck="grass desert")
    play(position, "tile:fort draw", "tile:fort build C6", "bazaar:fort draw")
    assert moves(position) == {"bazaar:fort build K5"}


def test_the_bazaar_repeats_a_fountain_with_its_bonus() -> None:
    """R-223, R-241: it may build on a mountain next to exactly one own settlement, too."""
    extra = {"R5": "fountain", "R7": "fountain", "C4": "m", "K4": "m"}
    position = market("fountain@R5 fountain@R7 fountain_bonus@R7", extra, own="C5 K5")
    assert "C4" in target_names(position, "tile:fountain").split()
    play(position, "tile:fountain build C4")
    assert "K4" in target_names(position, "bazaar:fountain").split()
    plain = market("fountain@R5", extra, own="C5 K5")
    play(plain, "tile:fountain build C6")
    assert "K4" not in target_names(plain, "bazaar:fountain").split()


def test_what_the_bazaar_cannot_repeat() -> None:
    """R-242: canoe, bonus and nomad tiles, farmland, caves, a city hall on the board."""
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
    """R-243: the card is drawn at the end of the turn, even if the tile is lost; a new tile draws
    none.
    """
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
    """R-244: they count for adjacency, lines and counts; then both are taken up."""
    position = cabin(own="C5 D5", tiles="tavern@R5 village@R7", extra={"R5": "V", "R7": "L"})
    play(position, "tile:scout_cabin place C6", "tile:scout_cabin place C7")
    assert target_names(position, "tile:tavern") == "C4 C8"
    assert target_names(position, "tile:village") == "D6"
    # B6 is next to the scouts only
    play(position, "mandatory build B6", "mandatory build B7", "mandatory build D7")
    events = play(position, "turn end")
    assert of_kind(events, Removed) == [
        Removed(0, 0, "scout", grid.parse_hex(name), "turn") for name in ("C6", "C7")
    ]
    assert names(position.own[0]) == "B6 B7 C5 D5 D7"
    assert position.supply_of(position.rules.kinds[0], 1) == 2  # the scouts pass to the next player


def test_scouts_fill_their_hex_and_are_never_moved() -> None:
    """R-244: no other piece enters their hex; move tiles do not lift them."""
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
    """R-245: three settlements and two scouts are not four settlements."""
    position = cabin(own="C4 C5", cards=["mayors"])
    play(position, "tile:scout_cabin place C6", "tile:scout_cabin place C7")
    assert of_kind(play(position, "mandatory build C3"), RowMarked) == []
    assert of_kind(play(position, "mandatory build C2"), RowMarked) == [RowMarked(0, 2, "mayors")]


def test_scouts_of_others_are_no_settlements_but_fill_for_shepherds() -> None:
    """R-246: a canoe build next to them earns no gold of Ambassadors, but is enclosed."""
    extra = {"M3": "F", "R7": "canoe", "K4": "p", "K5": "p"}
    position = cabin(
        own="M5 L4",
        extra=extra,
        tiles_of={1: "canoe@R7 farm@M3"},
        cards=["ambassadors", "shepherds"],
    )
    play(position, "tile:scout_cabin place K5", "tile:scout_cabin place M6")
    play(position, "mandatory build M4", "canoe build K4")
    # K4 is next to L4, a settlement of player 0, and the only other swamp is the scout's hex.
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
    """R-247: it is lost at the end of the turn, before the next card is drawn."""
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
    """R-248: their old hexes are free again; tiles are judged after the next placement."""
    extra = {"B6": "F", "R5": "bazaar", "R7": "P"}
    position = cabin(own="C6 K1", extra=extra, tiles="bazaar@R5 farm@B6 paddock@R7")
    play(position, "tile:scout_cabin place C7", "tile:scout_cabin place D6")
    play(position, "tile:paddock move C6 E5")
    assert "farm@B6:usable" in held(position)
    # Only E5 and K1 count for adjacency; D6 is free and next to neither.
    places = target_names(position, "bazaar:scout_cabin").split()
    assert {"D4", "D5", "E4", "E6", "F4", "F5"} <= set(places)
    assert "C7" not in places
    assert position.why_not("bazaar:scout_cabin", grid.parse_hex("C7")).code == "not_adjacent"
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
    """R-248: both are placed if possible."""
    closed = dict.fromkeys(["B4", "B5", "B6", "C4", "C7", "D4", "D5", "D6"], "S")
    board = make_board("", extra={"C5": "g", "C6": "g", "R3": "scout_cabin", **closed})
    position = make_position(board, own="C5", card=None, tiles="scout_cabin@R3")
    play(position, "tile:scout_cabin place C6")
    assert position.block is None
    assert on_board(position, "scout") == "C6"


# -- cathedral ---------------------------------------------------------------------------------


def test_a_number_tile_comes_with_the_cathedral_and_goes_with_it() -> None:
    """R-249: it is taken at once; all number tiles are returned when the tile is lost."""
    board = make_board(full("g"), extra={"C6": "cathedral", "R5": "P"})
    position = make_position(board, own="C4", tiles="paddock@R5")
    events = play(position, "mandatory build C5")
    assert of_kind(events, NumberTiles) == [NumberTiles(0, 1)]
    assert number_tiles(position) == (1, 0)
    position = make_position(board, own="C5", tiles="paddock@R5 cathedral@C6", numbers={0: 4})
    events = play(position, "tile:paddock move C5 C3")
    assert of_kind(events, NumberTiles) == [NumberTiles(0, -4)]
    assert number_tiles(position) == (0, 0)


def test_the_number_tiles_are_ten_and_five_for_each() -> None:
    """R-249: ten in all and five per player; at the limit none can be taken."""
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
    """R-250: any number of builds, each for a number tile, without other moves between."""
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
    assert (number_tiles(position), position.builds_left) == ((1, 0), 3)
    assert position.supply[0] == 37
    reason = position.why_not("tile:cathedral", grid.parse_hex("C8"))
    assert reason.code == "tile_used"


def test_without_number_tile_the_cathedral_builds_nothing() -> None:
    """R-250: one can still be taken."""
    board = make_board(full("g"), extra={"R5": "cathedral"})
    position = make_position(board, own="C5", tiles="cathedral@R5")
    assert moves(position, "tile:cathedral") == {"tile:cathedral take"}
    assert position.why_not("tile:cathedral", grid.parse_hex("C6")).code == "no_number"


def test_the_repeated_cathedral_builds_only() -> None:
    """R-251: this holds after taking a number tile, and after a block of builds."""
    board = make_board(full("g"), extra={"R5": "cathedral", "R7": "bazaar"})
    tiles = "cathedral@R5 bazaar@R7"
    position = make_position(board, own="C5", tiles=tiles, numbers={0: 1})
    play(position, "tile:cathedral take")
    assert "bazaar:cathedral take" not in moves(position)
    play(position, "bazaar:cathedral build C6", "bazaar:cathedral build C7")
    assert (position.block, number_tiles(position)) == (None, (0, 0))
