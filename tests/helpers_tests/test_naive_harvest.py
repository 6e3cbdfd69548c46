"""Self tests of the naive reference engine: farmland and the location tiles of Harvest."""

from __future__ import annotations

from tests.helpers.naive import NaiveGame, NaiveTile, parse_hex
from tests.helpers.naive_setup import (
    at,
    give_bonus,
    goals,
    make_board,
    make_game,
    names,
    play,
    row,
    sorts,
)

# ----- farmland


def test_farmland() -> None:
    """R-230: it acts once per turn, next to an own piece, not between the mandatory builds."""
    board = make_board(grass=row("C"), farmland="B5 B6 M1", desert="R1")
    game = make_game(board, "grass", own="C5", nomads="outpost", cards="rovers", deck="grass")
    assert goals(game, "farmland build") == "B5"
    game.armed = True
    assert goals(game, "farmland build") == "B5"  # absolute: no outpost
    game.play("farmland build B5")
    assert (game.armed, sorts(game)) == (True, {"mandatory build"})
    other = make_game(board, "grass", own="C5")
    other.play("mandatory build C6")
    assert goals(other, "farmland") == ""
    play(other, "mandatory build C4", "mandatory build C3")
    assert goals(other, "farmland build") == "B5 B6"
    other.supply[0] = 0
    assert goals(other, "farmland") == ""
    assert goals(make_game(board, "desert", own="R1"), "farmland") == ""


def test_farmland_is_land() -> None:
    """Tower, tavern and paddock use it; the farm does not."""
    board = make_board(grass="C3 C4 C5", farmland="A1 C6 C7")
    tiles = "tower@T1 tavern@T2 paddock@T3 farm@T4"
    game = make_game(board, "grass", own="C3 C4 C5", tiles=tiles)
    assert goals(game, "tile:tower build") == "A1"
    assert goals(game, "tile:tavern build") == "C6"
    assert goals(game, "tile:paddock move C5") == "C7"
    assert goals(game, "tile:farm build") == ""


# ----- build tiles


def test_water_mill_and_mountain_station() -> None:
    """They build next to water, or next to a mountain, on any land, AIP over all of it."""
    board = make_board(
        water="C1", mountain="C9", grass="C2 C10", swamp="B1", farmland="B9", desert="R1 R2"
    )
    game = make_game(board, "desert", own="R1", tiles="water_mill@T1 mountain_station@T2")
    # C1 touches B1 and C2; C9 touches B8, B9, C8, C10
    assert goals(game, "tile:water_mill build") == "B1 C2"
    assert goals(game, "tile:mountain_station build") == "B9 C10"
    game.settlements[0] |= at("B10")
    # B10 touches C10 and C11, B9 and B11
    assert goals(game, "tile:mountain_station build") == "B9 C10"
    game.settlements[1] = at("B9")
    assert goals(game, "tile:mountain_station build") == "C10"
    game.armed = True
    game.play("tile:water_mill build C2")
    assert not game.armed


def test_university() -> None:
    """It builds next to a location, castle, nomad space, palace or silo."""
    board = make_board(
        locations="farm@D3",
        castles="D6",
        nomads="none@D9",
        palaces="D12",
        silos="D15",
        grass="C3 C6 C9 C12 C15 C18",
    )
    game = make_game(board, "grass", own="T20", tiles="university@R1")
    assert goals(game, "tile:university build") == "C12 C15 C3 C6 C9"
    game.settlements[0] |= at("B9")
    assert goals(game, "tile:university build") == "C9"


def test_watchtower() -> None:
    """It counts pieces of other players; AIP counts one's own."""
    board = make_board(grass=row("C"), desert="M1 M2")
    game = make_game(board, "desert", own="T20", other="C5", tiles="watchtower@R1", players=3)
    game.pieces[2]["wagon"] = at("M1")
    assert goals(game, "tile:watchtower build") == "C4 C6 M2"
    game.settlements[0] |= at("C7")
    assert goals(game, "tile:watchtower build") == "C6"


def test_palisade() -> None:
    """A piece moves to a hex next to the rest of its area; a lone settlement cannot be chosen."""
    board = make_board(grass=row("C") + " " + row("B"))
    game = make_game(board, "grass", own="C3 C4 C9", tiles="palisade@R1")
    assert goals(game, "tile:palisade move C9") == ""
    # next to C4 without C3: B3 B4 C5; C3 itself is its origin
    assert goals(game, "tile:palisade move C3") == "B3 B4 C5"
    three = make_game(board, "grass", own="C3 C4 C5", tiles="palisade@R1")
    # both halves of the area remain members
    assert goals(three, "tile:palisade move C4") == "B2 B3 B4 B5 C2 C6"
    three.pieces[0]["scout"] = at("C10")
    three.settlements[0] |= at("C9")
    # scouts belong to an area
    assert goals(three, "tile:palisade move C9") == "B10 B9 C11"


# ----- scout cabin


def scout_game(**more: str) -> NaiveGame:
    """Player 0 has C5 and a scout cabin; C6 is water, B5 a mountain."""
    board = make_board(
        water="C6", mountain="B5", grass="C4 C7 C8 C1 " + more.pop("grass", ""), desert="C5"
    )
    cabin = "scout_cabin@T1 " + more.pop("tiles", "")
    return make_game(board, "grass", own=more.pop("own", "C5"), tiles=cabin, **more)


def test_scouts() -> None:
    """Two are placed, on water and mountain too, the second next to the first; the end removes
    them.
    """
    # T2 keeps the cabin
    game = scout_game(own="C5 T2", nomads="outpost", deck="grass grass grass")
    play(game, "nomad:outpost use")
    assert goals(game, "tile:scout_cabin place") == "B5 C4 C6"
    game.play("tile:scout_cabin place C6")
    assert game.armed
    assert sorts(game) == {"tile:scout_cabin place"}
    assert goals(game, "tile:scout_cabin place") == "B5 C4 C7"
    game.play("tile:scout_cabin place B5")
    assert (game.block, goals(game, "tile:scout_cabin")) == (None, "")
    game.armed = False
    assert goals(game, "mandatory build") == "C4 C7"
    play(game, "mandatory build C7", "mandatory build C8", "mandatory build C4", "turn end")
    assert game.pieces[0]["scout"] == set()
    assert game.supply[0] == 37


def test_one_scout_if_there_is_room_for_one() -> None:
    """R-248: both are placed if possible; else the block closes."""
    game = scout_game()
    game.walls = at("C4 B5 C7")
    game.play("tile:scout_cabin place C6")
    assert game.block is None
    assert names(game.pieces[0]["scout"]) == "C6"


def test_scouts_and_tiles() -> None:
    """R-245, R-247: they gain no tile, and prevent the loss of one until they are taken up."""
    game = scout_game(own="C5 C7 T2", tiles="paddock@D7", deck="grass grass grass")
    game.board.locations[parse_hex("D6")] = "farm"
    game.stock[parse_hex("D6")] = 2
    play(game, "tile:scout_cabin place C6", "tile:scout_cabin place C8")
    # C6 touches D6, C8 touches D7
    assert [tile.kind for tile in game.tiles[0]] == ["scout_cabin", "paddock"]
    game.move(parse_hex("C7"), parse_hex("C1"))
    assert [tile.kind for tile in game.tiles[0]] == ["scout_cabin", "paddock"]
    game.supply[0] = 0
    game.play("turn end")
    assert [tile.kind for tile in game.tiles[0]] == ["scout_cabin"]


def test_scouts_count_for_lines_but_not_for_cards() -> None:
    """They make a tavern line; mayors, scores, movers and victims ignore them."""
    cards = "mayors knights ambassadors"
    game = scout_game(grass="C9", tiles="tavern@T3 paddock@T5", cards=cards)
    game.settlements[0] |= at("C7 C8 T2 T4")
    play(game, "tile:scout_cabin place C6", "tile:scout_cabin place C4")
    assert "C9" in goals(game, "tile:tavern build").split()
    assert game.marks == {}
    assert parse_hex("C6") not in game.movable(0)
    # three settlements in row C
    assert game.scores()[0]["knights"] == 6


def test_scout_cabin_repeated() -> None:
    """R-248: both are taken up first; the old hexes may be chosen again."""
    game = scout_game(tiles="bazaar@T3 farm@D7")
    game.settlements[0] |= at("T2")
    game.tiles[0][-1].location = parse_hex("D7")  # it touches C7 and C8
    game.pieces[0]["scout"] = at("C7")
    game.tiles[0][0].used = True
    # with the scout on C7 taken up: next to C5 only (T2 has no land around)
    assert goals(game, "bazaar:scout_cabin place") == "B5 C4 C6"
    game.pieces[0]["scout"] = at("C6 C7")
    game.play("bazaar:scout_cabin place C6")
    # the farm was judged when the first scout was placed: it does not touch D7
    assert [tile.kind for tile in game.tiles[0]] == ["scout_cabin", "bazaar"]
    assert sorts(game) == {"bazaar:scout_cabin place"}
    game.play("bazaar:scout_cabin place C7")
    assert names(game.pieces[0]["scout"]) == "C6 C7"
    assert "tile:bazaar" not in " ".join(game.legal())
    assert goals(game, "bazaar:scout_cabin") == ""


# ----- cathedral


def test_cathedral_is_taken_with_a_number_tile() -> None:
    """Ten in all, five for each player; they are returned with the cathedral."""
    board = make_board(locations="cathedral@D4", grass=row("C"))
    game = make_game(board, "grass", own="C20")
    game.build(parse_hex("C4"))
    assert (game.numbers, game.number_stock) == ([1, 0], 9)
    game.move(parse_hex("C4"), parse_hex("C9"))
    assert (game.tiles[0], game.numbers, game.number_stock) == ([], [0, 0], 10)


def test_cathedral_take() -> None:
    """R-249, R-250: it takes one more up to five, while the supply lasts, and uses the action."""
    board = make_board(grass=row("C"))
    game = make_game(board, "grass", own="C5", tiles="cathedral@B5")
    assert goals(game, "tile:cathedral") == "take"
    game.play("tile:cathedral take")
    assert (game.numbers[0], game.number_stock, goals(game, "tile:cathedral")) == (1, 9, "")
    for numbers, stock, text in ((5, 5, ""), (1, 0, ""), (4, 6, "take")):
        other = make_game(board, "grass", own="C5", tiles="cathedral@B5")
        other.numbers[0], other.number_stock = numbers, stock
        assert ("tile:cathedral take" in other.legal()) == bool(text)


def test_cathedral_build() -> None:
    """It is a block: each build returns one number tile; skip after one; AIP on the played card."""
    board = make_board(grass=row("C"), desert="M1")
    tiles = "cathedral@B5 oasis@T1"
    game = make_game(board, "grass", own="C5", tiles=tiles, nomads="outpost")
    game.numbers[0], game.number_stock = 3, 7
    assert goals(game, "tile:cathedral build") == "C4 C6"
    game.play("tile:cathedral build C4")
    assert (game.numbers[0], game.number_stock) == (2, 8)
    assert sorts(game) == {"tile:cathedral build", "tile:cathedral skip", "nomad:outpost use"}
    play(game, "nomad:outpost use", "tile:cathedral build C20")
    assert (game.numbers[0], game.armed) == (1, False)
    play(game, "tile:cathedral skip")
    assert goals(game, "tile:cathedral") == ""
    assert game.supply[0] == 38
    other = make_game(board, "grass", own="C5", tiles=tiles)
    other.numbers[0] = 2
    play(other, "tile:cathedral build C4", "tile:cathedral build C3")
    # the last number tile closes the block
    assert (other.block, other.numbers[0]) == (None, 0)


def test_cathedral_waits_for_the_choice_of_a_card() -> None:
    """R-152: building needs the card, taking does not."""
    board = make_board(grass=row("C"), desert="M1")
    game = make_game(board, "grass desert", own="C5", tiles="cathedral@B5")
    game.numbers[0] = 1
    assert goals(game, "tile:cathedral") == "take"


# ----- bazaar


def test_bazaar() -> None:
    """R-240: once per turn it repeats an action of a tile that was used this turn and is still
    owned.
    """
    board = make_board(grass=row("C"), desert="D5 D9")
    game = make_game(board, "grass", own="C5", tiles="farm@B5 oasis@B4 bazaar@D4")
    assert goals(game, "bazaar:farm build") == goals(game, "tile:bazaar") == ""
    game.play("tile:farm build C6")
    assert goals(game, "bazaar:farm build") == "C4 C7"
    assert goals(game, "bazaar:oasis build") == ""
    game.play("bazaar:farm build C7")
    assert not any(text.startswith("bazaar") for text in game.legal())
    assert "tile:oasis build D5" in game.legal()
    lost = make_game(board, "grass", own="C5 C9", tiles="paddock@B9 bazaar@B5")
    lost.play("tile:paddock move C9 C7")
    assert [tile.kind for tile in lost.tiles[0]] == ["bazaar"]
    assert goals(lost, "bazaar:paddock move C7") == ""


def test_bazaar_repeats_one_of_two_twins() -> None:
    """Each of two farms acts once, and one of them again by bazaar."""
    board = make_board(grass=row("C"))
    game = make_game(board, "grass", own="C5", tiles="farm@B5 farm@B4 bazaar@D4")
    play(game, "tile:farm build C6")
    assert sorts(game) == {"tile:farm build", "bazaar:farm build", "mandatory build"}
    play(game, "bazaar:farm build C7", "tile:farm build C8")
    assert sorts(game) == {"mandatory build"}


def test_what_the_bazaar_does_not_repeat() -> None:
    """City hall, canoe, itself, bonus tiles, nomad tiles, farmland and caves are never repeated."""
    board = make_board(grass=row("C"), farmland="D5", swamp="M1")
    tiles = "bazaar@B5 bazaar@B4 city_hall@B6 canoe@B7"
    game = make_game(board, "grass", own="C5", tiles=tiles, nomads="resettlement")
    give_bonus(game, 0, "canoe_bonus")
    game.standing_used = {"farmland", "cave"}
    for tile in game.tiles[0][1:]:
        tile.used = True
    game.bonuses[0][0].used = True
    game.nomad_tiles[0][0].used = True
    assert not any(text.startswith("bazaar") for text in game.legal())


def test_bazaar_with_crossroads() -> None:
    """R-243: one more card at the end of the turn, also if the tile is lost."""
    board = make_board(grass=row("C"))
    deck = "grass desert forest grass grass"
    game = make_game(board, "grass", own="C5", tiles="bazaar@B5 crossroads@B4", deck=deck)
    assert goals(game, "bazaar:crossroads") == "take"
    game.play("bazaar:crossroads take")
    assert goals(game, "bazaar:crossroads") == ""
    play(game, "mandatory build C6", "mandatory build C7", "mandatory build C8", "turn end")
    assert game.hands[0] == ["grass", "desert", "forest"]
    assert game.extra_cards == [0, 0]
    fresh = make_game(board, "grass", own="C5", tiles="bazaar@B5 crossroads@B4")
    fresh.tiles[0][1].fresh = True
    assert sorts(fresh) == {"mandatory build"}
    lost = make_game(board, "grass", own="C5", tiles="bazaar@B5 crossroads@B4", deck=deck)
    play(lost, "bazaar:crossroads take")
    lost.tiles[0] = lost.tiles[0][:1]
    play(lost, "mandatory build C6", "mandatory build C7", "mandatory build C8", "turn end")
    assert lost.hands[0] == ["grass", "desert"]


def test_bazaar_with_a_quarry() -> None:
    """The repeated block has the bazaar's name."""
    board = make_board(grass=row("C"))
    game = make_game(board, "grass", own="C5 C9", tiles="bazaar@B5 quarry@B9")
    play(game, "tile:quarry wall C4", "tile:quarry skip")
    play(game, "bazaar:quarry wall C6")
    assert sorts(game) == {"bazaar:quarry wall", "bazaar:quarry skip"}
    play(game, "bazaar:quarry wall C8")
    assert (game.block, len(game.walls)) == (None, 3)


def test_bazaar_with_pieces() -> None:
    """R-241: barracks, wagon and lighthouse use the pieces in supply."""
    board = make_board(grass=row("C"))
    game = make_game(board, "grass", own="C5", tiles="bazaar@B5 wagon@B4 barracks@D5")
    play(game, "tile:wagon place C6")
    assert goals(game, "bazaar:wagon move C6") == "C7"
    assert goals(game, "bazaar:wagon place") == ""
    play(game, "bazaar:wagon move C6 C7", "bazaar:wagon move C7 C8", "bazaar:wagon skip")
    assert names(game.pieces[0]["wagon"]) == "C8"
    assert goals(game, "bazaar:wagon") == ""


def test_bazaar_with_fort() -> None:
    """It draws another card; an outpost may be used before the build."""
    board = make_board(grass=row("C"), desert="D5 D6")
    tiles = "bazaar@B5 fort@B4"
    game = make_game(board, "grass", own="C5", tiles=tiles, deck="desert", nomads="outpost")
    play(game, "tile:fort draw", "tile:fort build D5", "bazaar:fort draw")
    assert sorts(game) == {"bazaar:fort build", "nomad:outpost use"}
    play(game, "bazaar:fort build D6")
    assert (game.block, game.discards) == (None, ["desert"])


def test_bazaar_with_cathedral_and_temple() -> None:
    """The cathedral only builds; a second settlement is stored on the temple."""
    board = make_board(grass=row("C"))
    tiles = "bazaar@B5 cathedral@B6 temple@D5"
    game = make_game(board, "grass", own="C5 C6 C9", tiles=tiles)
    game.numbers[0] = 1
    play(game, "tile:cathedral take", "tile:temple remove C9")
    assert not any(text.endswith("take") for text in game.legal())
    assert goals(game, "bazaar:cathedral build") == "C4 C7"
    assert goals(game, "bazaar:temple remove") == "C5 C6"
    play(game, "bazaar:temple remove C5")
    assert game.temple_stock[0] == 2


def test_bazaar_with_fountain_and_its_bonus() -> None:
    """Each fountain action may choose a mountain."""
    board = make_board(mountain="C4 C6")
    game = make_game(board, "", own="C5", tiles="bazaar@B5 fountain@B4")
    give_bonus(game, 0, "fountain_bonus")
    play(game, "tile:fountain build C4")
    assert goals(game, "bazaar:fountain build") == "C6"


def test_a_fresh_bazaar_waits() -> None:
    """R-240: a bazaar is usable from the turn after its gain on."""
    board = make_board(grass=row("C"))
    game = make_game(board, "grass", own="C5", tiles="farm@B5")
    play(game, "tile:farm build C6")
    game.tiles[0].append(NaiveTile("bazaar", parse_hex("B4")))
    assert goals(game, "bazaar:farm build") == ""
