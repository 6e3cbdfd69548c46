"""Rulings on details of the last expansions that no rulebook mentions (R-190 to R-199, R-259 to
R-261).
"""

from __future__ import annotations

from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.events import (
    Asked,
    CardDrawn,
    CardReplaced,
    CardUseless,
    GameOver,
    NumberTiles,
    Removed,
    SilosBegan,
    TileLost,
    TileTaken,
)
from kingdom_builder_qt.game import GameOptions, new_game
from kingdom_builder_qt.game.setup.resolve import overlay_places, resolve
from tests.helpers.builders import (
    catalog,
    full,
    held,
    hexes,
    make_board,
    make_position,
    moves,
    names,
    number_tiles,
    of_kind,
    on_board,
    play,
    sector_of,
    target_names,
)

# A hex in the middle of this island has all its neighbours.
ISLAND = """
..gg..
.gcd..
..gt..
"""


def lost(events: list[object]) -> list[str]:
    """Return the tiles that were lost, in order."""
    return [event.tile for event in of_kind(events, TileLost)]


# -- board and cards ---------------------------------------------------------------------------


def test_the_sea_around_the_island_has_no_hexes() -> None:
    """R-190: it pays Fishermen on the coast, but has no hexes to name or enter."""
    board = make_board(full("g"), extra={"R3": "H"}, island=ISLAND)
    position = make_position(board, own="iA3 iB3", tiles="harbor@R3", cards=["fishermen"])
    (sheet, _) = position.scores()
    (mask,) = [entry.hexes for entry in sheet.entries if entry.card == "fishermen"]
    assert mask == hexes("iA3")  # iB3 has six neighbours of land
    sea = grid.parse_hex("iA2")
    assert (board.terrain_at(sea), board.feature_at(sea)) == (None, None)
    assert not board.hex_mask >> sea & 1
    assert "tile:harbor" not in position.sources()
    assert position.why_not("tile:harbor", sea, grid.parse_hex("iA3")).code == "no_hex"


def test_a_side_of_a_card_that_the_board_lacks_is_no_choice() -> None:
    """R-191: the last side always remains, so that a card has a terrain in any game."""
    position = make_position(make_board(full("g")), card="swamp_grass")
    assert (position.choosing, position.terrain, position.builds_left) == (False, "grass", 3)
    position = make_position(make_board(full("g")), card="swamp_desert", deck="grass")
    # The board has neither swamp nor desert, so the desert card is useless.
    assert of_kind(position.opening, CardUseless) == [CardUseless(0, "swamp_desert")]
    assert (position.card, position.choosing) == ("grass", False)
    # The same swamp card has a choice as soon as the board has a swamp hex; desert is no choice.
    position = make_position(make_board(full("g"), extra={"K5": "p"}), card="swamp_desert")
    assert moves(position) == {"turn choose swamp"}


def test_distances_of_overlays_cross_the_borders_of_sections() -> None:
    """R-194: no cave within two hexes of a location in the next section; the capitol pays there."""
    found = 0
    for seed in range(20):
        options = resolve(catalog(), GameOptions(seed=seed, expansions=("base", "nomads", "caves")))
        board = new_game(catalog(), options).rules.board
        places = overlay_places(catalog(), options)
        near = {
            hex_
            for site in grid.bits(board.site_mask)
            for hex_ in grid.HEXES
            if 0 < distance(site, hex_) <= 2
        }
        for _, mask in places:
            assert not near & set(grid.bits(mask))
        found += sum(
            only_near_in_another_section(board, hex_)
            for hex_ in grid.bits(board.terrain_masks["mountain"])
        )
    assert found >= 3, "no mountain is near a site of the next section only"
    # E10 is the last column of the western sections.
    board = make_board(full("g"), extra={"E10": "capitol"})
    position = make_position(board, own="E11 E12 E13 D9 F9")
    assert position.scores()[0]["capitol"] == 4


def distance(one: int, two: int) -> int:
    """Return the distance of two hexes from the rows and columns, odd rows half a hex right."""
    (row, column), (to_row, to_column) = grid.row_column(one), grid.row_column(two)
    if max(row, to_row) >= grid.ROWS:
        return 99
    x, to_x = column - row // 2, to_column - to_row // 2
    across, down = to_x - x, to_row - row
    return max(abs(across), abs(down), abs(across + down))


def only_near_in_another_section(board: Board, hex_: int) -> bool:
    """Return whether locations within two hexes are in other sections only."""
    sites = [s for s in grid.bits(board.site_mask) if distance(s, hex_) <= 2]
    sectors = {sector_of(board, site) for site in sites}
    return bool(sites) and sector_of(board, hex_) not in sectors


def test_twins_do_not_make_a_hand_useful() -> None:
    """R-195: the hand is replaced although the cards could serve for a terrain with free hexes."""
    board = make_board("gg", extra={"R3": "X", "K5": "c", "K7": "d"})
    rule = ("any_terrain_for_twins",)
    position = make_position(
        board, own="A1 A2", card="grass grass", deck="desert", tiles="crossroads@R3", house=rule
    )
    assert of_kind(position.opening, CardUseless, CardReplaced) == [
        CardUseless(0, "grass"),
        CardReplaced(0, "desert"),
    ]
    assert position.removed == ("grass",)
    assert moves(position) == {"turn choose desert"}
    # With one free grass hex nothing is replaced, and all terrains are offered.
    position = make_position(
        board, own="A1", card="grass grass", deck="desert", tiles="crossroads@R3", house=rule
    )
    assert moves(position) == {f"turn choose {t}" for t in ("grass", "canyon", "desert")}


def test_a_repeated_crossroads_counts_for_cards_drawn_at_the_start() -> None:
    """R-199: one card, one more for each crossroads held, and one from the repetition."""
    board = make_board(full("g"), extra={"R3": "X", "R5": "X", "R7": "bazaar"})
    tiles = "crossroads@R3 crossroads@R5 bazaar@R7"
    for repeated, number in ((False, 3), (True, 4)):
        position = make_position(
            board, card="grass", deck="grass " * 9, tiles=tiles, house=("draw_at_start",)
        )
        if repeated:
            play(position, "bazaar:crossroads take")
        play(position, "mandatory build A1", "mandatory build A2", "mandatory build A3", "turn end")
        play(position, "mandatory build C1", "mandatory build C2", "mandatory build C3")
        events = play(position, "turn end")
        drawn = [event.card for event in of_kind(events, CardDrawn) if event.player == 0]
        assert len(drawn) == number
        assert len(position.hands[0]) == number


# -- silo phase --------------------------------------------------------------------------------


def test_silo_actions_that_can_do_nothing_lapse_together() -> None:
    """R-192: a lone piece without supply has two of them and is skipped."""
    board = make_board(full("g"), extra={"C3": "silo", "C5": "silo", "H5": "silo"})
    position = make_position(
        board, pieces=["C4", "", "H4"], active=2, card=None, supply={0: 0, 1: 0, 2: 1}
    )
    position.ending = True
    events = play(position, "turn end")
    assert of_kind(events, SilosBegan) == [SilosBegan(2, 1)]
    assert (position.to_move, position.extras.silos) == (2, (0, 0, 1))
    assert position.why_not("silo", grid.parse_hex("H3")) is None


def test_the_silo_phase_follows_a_safety_end() -> None:
    """R-261: this includes a game that ends because no player can build any more."""
    board = make_board(full("g"), extra={"C5": "silo"})
    position = make_position(board, own="C4", card=None, supply={0: 2})
    play(position, "turn end")
    events = play(position, "turn end")
    assert of_kind(events, GameOver) == []
    assert of_kind(events, SilosBegan) == [SilosBegan(0, 1)]
    events = play(position, "silo build C3", "silo skip")
    assert of_kind(events, GameOver) == [GameOver(by_safety_end=True)]
    assert names(position.own[0]) == "C3 C4"


# -- tiles -------------------------------------------------------------------------------------


def test_number_tiles_go_back_with_the_last_cathedral() -> None:
    """R-196: with two cathedrals, the remaining one keeps all number tiles."""
    board = make_board(full("g"), extra={"C6": "cathedral", "K6": "cathedral", "R5": "P"})
    tiles = "paddock@R5 cathedral@C6 cathedral@K6"
    position = make_position(board, own="C5 K5", tiles=tiles, numbers={0: 3})
    events = play(position, "tile:paddock move C5 C3")
    assert lost(events) == ["cathedral"]
    assert of_kind(events, NumberTiles) == []
    assert number_tiles(position) == (3, 0)
    position = make_position(board, own="K5", tiles="paddock@R5 cathedral@K6", numbers={0: 3})
    events = play(position, "tile:paddock move K5 K3")
    assert of_kind(events, NumberTiles) == [NumberTiles(0, -3)]


def test_a_second_scout_cabin_takes_up_the_scouts_first() -> None:
    """R-197: as for the repetition, because there are only two scouts."""
    board = make_board(full("g"), extra={"R3": "scout_cabin", "R5": "scout_cabin"})
    position = make_position(board, own="C5", tiles="scout_cabin@R3 scout_cabin@R5")
    play(position, "tile:scout_cabin place C6", "tile:scout_cabin place C7")
    # C6 and C7 are free again, but only C6 is next to C5.
    assert target_names(position, "tile:scout_cabin") == "B4 B5 C4 C6 D4 D5"
    events = play(position, "tile:scout_cabin place C4")
    assert [(e.piece, grid.hex_name(e.hex)) for e in of_kind(events, Removed)] == [
        ("scout", "C6"),
        ("scout", "C7"),
    ]
    play(position, "tile:scout_cabin place C3")
    assert on_board(position, "scout") == "C3 C4"
    assert "tile:scout_cabin" not in position.sources()


def test_own_tiles_only_holds_for_silos_and_caves_but_not_for_the_sword() -> None:
    """R-198: the house rule limits moves; a sword can still remove a warrior."""
    extra = {"R3": "W", "C6": "silo", "K5": "cave", "P3": "N", "R9": "K"}
    board = make_board(full("g"), extra=extra)
    for house, movable in (((), "B6 C5 C7"), (("own_tiles_only",), "B6 C7")):
        position = make_position(
            board,
            own="C7 B6",
            others="wagon@C5",
            card=None,
            active=1,
            supply={1: 0},
            house=house,
        )
        position.ending = True
        play(position, "turn end")
        assert names(position.origins("silo")) == movable
    position = make_position(
        board,
        own="C1",
        other="M1",
        others_of={1: "warrior@M3"},
        tiles="sword@P3",
        house=("own_tiles_only",),
    )
    assert moves(position, "nomad:sword") == {"nomad:sword remove M1", "nomad:sword remove M3"}


def test_bonus_tiles_are_two_of_a_kind_and_none_comes_back() -> None:
    """R-259: a player who completes a pair later gets no bonus, though another one was lost."""
    extra = {"B3": "refuge", "B9": "refuge", "H3": "refuge", "N3": "refuge", "R5": "P"}
    board = make_board(full("g"), extra=extra)
    position = make_position(
        board,
        pieces=["C4 C11", "A3 A11", "I4 O5"],
        tiles_of={0: "refuge@B3 paddock@R5", 1: "refuge@B3", 2: "refuge@H3"},
        hands=["", "grass", "grass"],
        deck="grass " * 9,
    )
    events = play(position, "mandatory build C10", "mandatory build C12", "mandatory build C13")
    assert [e.tile for e in of_kind(events, TileTaken)] == ["refuge", "refuge_bonus"]
    # C4 leaves its refuge: the pair is broken and the first bonus tile is lost.
    assert lost(play(position, "tile:paddock move C4 E3")) == ["refuge", "refuge_bonus"]
    play(position, "turn end")
    events = play(position, "mandatory build A10", "mandatory build A12", "mandatory build A13")
    assert [e.tile for e in of_kind(events, TileTaken)] == ["refuge", "refuge_bonus"]
    play(position, "turn end")
    events = play(position, "mandatory build O4", "mandatory build O6", "mandatory build O7")
    assert [e.tile for e in of_kind(events, TileTaken)] == ["refuge"]
    assert "refuge_bonus" not in " ".join(held(position, 2))


def test_a_used_canoe_stays_used_until_the_owner_s_next_turn() -> None:
    """R-260: the used one of a pair is lost with a location, also in another player's turn."""
    extra = {"M3": "F", "R3": "canoe", "R7": "canoe", "T10": "p", "T12": "p", "P15": "N"}
    position = make_position(
        make_board(full("g"), extra=extra),
        own="M5",
        other="R4 R8",
        tiles_of={0: "sword@P15", 1: "canoe@R3 canoe@R7 farm@M3"},
        hand="grass",
        deck="grass " * 9,
    )
    events = play(position, "mandatory build M4")
    assert of_kind(events, Asked) == [Asked(1)]
    play(position, "canoe build T10", "canoe skip")
    assert held(position, 1) == ["canoe@R3:used", "canoe@R7:usable", "farm@M3:usable"]
    play(position, "mandatory build M6", "mandatory build M7")
    # R8 was the last piece next to R7, whose canoe is unused: the used one is lost instead.
    assert lost(play(position, "nomad:sword remove R8")) == ["canoe"]
    assert held(position, 1) == ["canoe@R3:usable", "farm@M3:usable"]
