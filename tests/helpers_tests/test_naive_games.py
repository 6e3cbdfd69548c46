"""Self tests of the naive reference engine: tiles, cards, random games."""

from __future__ import annotations

import random

import pytest

from tests.helpers import naive
from tests.helpers.naive import NaiveBoard, NaiveGame, NaiveTile, parse_hex
from tests.helpers_tests.support import SECTIONS, TERRAINS, at, make_board, make_game, row

# ----- tiles


def test_gain_from_every_neighbouring_location() -> None:
    """It takes one tile from each, not usable in this turn."""
    # C5 touches C4, C6, B4, B5, D4, D5
    board = make_board(grass="C5 M1 M2 M3", locations="farm@C4 tower@D5 barn@F5")
    game = make_game(board, "grass", deck="grass")
    game.play("mandatory build C5")
    assert [(tile.kind, tile.fresh) for tile in game.tiles[0]] == [("farm", True), ("tower", True)]
    assert game.stock == {parse_hex("C4"): 1, parse_hex("D5"): 1, parse_hex("F5"): 2}
    game.play("mandatory build M1")
    game.play("mandatory build M2")
    # fresh tiles are not usable
    assert game.legal() == {"turn end"}
    game.play("turn end")
    assert not any(tile.fresh for tile in game.tiles[0])


def test_empty_location_gives_nothing() -> None:
    """A location without tiles in stock gives none."""
    board = make_board(grass=row("C"), locations="farm@B3")
    game = make_game(board, "grass", deck="grass")
    game.stock[parse_hex("B3")] = 0
    game.play("mandatory build C3")
    assert game.tiles[0] == []


def test_loss_at_once_and_never_again() -> None:
    """A lost tile cannot be taken a second time."""
    board = make_board(grass=row("C"), locations="paddock@B3 farm@D7")
    game = make_game(board, "grass", own="C3", deck="grass grass", tiles="paddock@B3")
    game.play("tile:paddock move C3 C5")
    assert game.tiles[0] == []
    game.play("mandatory build C4")
    # C4 touches B3 again, but the tile was taken once already
    assert game.tiles[0] == []
    assert game.stock[parse_hex("B3")] == 2


def test_own_move_that_stays_adjacent_keeps_the_tile_and_moves_gain() -> None:
    """A move next to a location gains its tile, too."""
    # the neighbours of D5 (odd row) are D4, D6, C5, C6, E5, E6; those of E7 are D6 and D7 above
    board = make_board(grass="D4 D6 F9 F10 F11", locations="paddock@D5 farm@E7")
    game = make_game(board, "grass", own="D4", deck="grass", tiles="paddock@D5")
    game.play("tile:paddock move D4 D6")
    assert [(tile.kind, tile.used, tile.fresh) for tile in game.tiles[0]] == [
        ("paddock", True, False),
        ("farm", False, True),
    ]


def twins() -> NaiveGame:
    """Two paddocks, one settlement at each of their locations."""
    board = make_board(grass=row("C") + " " + row("M"), locations="paddock@B3 paddock@L3")
    return make_game(board, "grass", own="C3 M3", deck="grass", tiles="paddock@B3 paddock@L3")


@pytest.mark.parametrize("name", ["C3 C5", "M3 M5"])
def test_twins_the_used_one_goes_first(name: str) -> None:
    """R-33: the used one goes, whichever location was lost."""
    game = twins()
    game.play(f"tile:paddock move {name}")
    # whichever location was lost, one unused tile stays, tied to the other location
    other = parse_hex("L3" if name[0] == "C" else "B3")
    assert game.tiles[0] == [NaiveTile("paddock", other, used=False, fresh=False)]
    assert any(text.startswith("tile:paddock") for text in game.legal())


def test_twins_one_after_the_other() -> None:
    """Both twins are used and lost."""
    game = twins()
    game.play("tile:paddock move C3 C5")
    game.play("tile:paddock move M3 M5")
    assert game.tiles[0] == []


def test_twins_both_locations_lost_at_once() -> None:
    """Both twins are lost, whichever was used."""
    board = make_board(grass=row("C"), locations="paddock@B3 paddock@D3 farm@D9")
    for first_used in (True, False):
        game = make_game(board, "grass", own="C4 C9", tiles="paddock@B3 paddock@D3 farm@D9")
        game.tiles[0][0].used = first_used
        game.play("tile:paddock move C4 C6")
        assert [tile.kind for tile in game.tiles[0]] == ["farm"]


def test_tile_moves_are_offered_once_per_tile() -> None:
    """Two twins give each text once."""
    board = make_board(grass=row("C"), locations="paddock@B3 paddock@D3 tower@T10")
    game = make_game(board, "grass", own="C3", deck="grass", tiles="paddock@B3 paddock@D3")
    assert sorted(text for text in game.legal() if text.startswith("tile")) == [
        "tile:paddock move C3 C1",
        "tile:paddock move C3 C5",
    ]


def test_a_freed_hex_counts_for_the_useless_card_test_after_the_move_only() -> None:
    """The vacated hex is free."""
    board = make_board(grass="C1 C2", desert="C3 M5 M6", locations="paddock@D1")
    game = make_game(board, "grass", own="C1", deck="desert", tiles="paddock@D1")
    game.settlements[1] = at("M6")
    game.play("tile:paddock move C1 C3")
    assert game.hands[0] == "grass"
    game.play("mandatory build C2")
    game.play("mandatory build C1")
    assert (game.hands[0], game.removed) == ("desert", ["grass"])
    assert game.legal() == {"mandatory build M5"}


# ----- cards


def test_fishermen_and_miners() -> None:
    """On water no fisherman, but a miner next to a mountain."""
    board = make_board(grass="C3 C4 M1", water="C5 C6", mountain="B3 D6")
    # C3 touches the mountain B3; C4 the mountain B3 and the water C5; C5 is on water, next to C6
    settlements = [at("C3 C4 C5 M1")]
    assert naive.score_fishermen(board, settlements, 0) == 1
    # C5 (water) touches B4, B5, D4, D5: no mountain; C6 touches D5, D6: mountain D6
    assert naive.score_miners(board, settlements, 0) == 2
    assert naive.score_miners(board, [at("C6")], 0) == 1
    assert naive.score_fishermen(board, [at("C6")], 0) == 0


def test_workers_and_castles() -> None:
    """Once per settlement; once per castle."""
    board = make_board(grass=row("C"), castles="B3 B9", locations="farm@D3")
    # C3 and C4 touch B3; C3 and C4 touch D3 (neighbours C3, C4 of an odd row)
    assert naive.score_workers(board, [at("C3 C4 C12")], 0) == 2
    assert naive.score_castle(board, [at("C3 C4 C12")], 0) == 3
    assert naive.score_castle(board, [at("C3 C10")], 0) == 6
    assert naive.score_castle(board, [set()], 0) == 0


def test_merchants() -> None:
    """Sites linked by one area, each once."""
    board = make_board(grass=row("C"), castles="B3", locations="farm@D3 oasis@B9 tower@M5")
    # one settlement touching two sites links them
    assert naive.score_merchants(board, [at("C3")], 0) == 8
    # C9 touches only B9, and no other site is linked to it
    assert naive.score_merchants(board, [at("C3 C9")], 0) == 8
    assert naive.score_merchants(board, [at(row("C", 3, 9))], 0) == 12
    assert naive.score_merchants(board, [at("C9 M6")], 0) == 0
    # a gap breaks the link
    assert naive.score_merchants(board, [at(row("C", 5, 9))], 0) == 0
    # each hex once, though two areas link it
    twice = make_board(castles="C3", locations="farm@C5 oasis@E4")
    assert naive.score_merchants(twice, [at("C4 D3")], 0) == 12


def test_rows_and_areas() -> None:
    """Discoverers, knights, hermits, citizens; nothing built scores nothing."""
    board = make_board()
    settlements = [at("A1 A2 A9 B1 K5 K6")]
    assert naive.score_discoverers(board, settlements, 0) == 3
    assert naive.score_knights(board, settlements, 0) == 6
    assert naive.score_hermits(board, settlements, 0) == 3
    assert naive.score_citizens(board, settlements, 0) == 1
    assert naive.score_citizens(board, [at("A1 A2 A3 A4 M1")], 0) == 2
    for score in naive.SCORES.values():
        if score is not naive.score_lords:
            assert score(board, [set()], 0) == 0


def test_farmers() -> None:
    """The weakest sector times three."""
    board = make_board()
    assert naive.score_farmers(board, [at("A1 A2 A20 B20 T1 T2 T20 S20")], 0) == 6
    assert naive.score_farmers(board, [at("A1 A2 A20 B20 T1 T2")], 0) == 0
    assert naive.score_farmers(board, [at("J10 J11 K10 K11")], 0) == 3


def lords(*counts: int) -> list[int]:
    """Return the gold of lords in the first sector alone for these counts."""
    board = make_board()
    settlements = [{(player, column) for column in range(n)} for player, n in enumerate(counts)]
    # three empty sectors give everyone 12 each
    return [naive.score_lords(board, settlements, p) - 36 for p in range(len(counts))]


def test_lords() -> None:
    """Ties and zeros (R-40, R-41)."""
    assert lords(8, 8, 6, 2) == [12, 12, 6, 0]
    assert lords(5, 0) == [12, 6]
    assert lords(0, 0) == [12, 12]
    assert lords(4, 4, 4) == [12, 12, 12]
    assert lords(7, 5, 5, 1) == [12, 6, 6, 0]
    assert lords(7, 0, 0) == [12, 6, 6]


# ----- whole games


def play_random_game(seed: int, water: float = 0.0) -> NaiveGame:
    """Play a random game to its end, checking invariants; flood a share of the board first."""
    rng = random.Random(seed)
    players = 2 + seed % 4
    placed = [(name, rng.choice([0, 180])) for name in rng.sample(sorted(SECTIONS), 4)]
    board = NaiveBoard.from_sections(SECTIONS, placed)
    for hex_ in sorted(board.terrain):
        if rng.random() < water:
            board.terrain[hex_] = "water"
    deck = TERRAINS * 5
    rng.shuffle(deck)
    hands = [deck.pop(0) for _ in range(players)]

    def shuffle(cards: list[str]) -> list[str]:
        return rng.sample(cards, len(cards))

    start = rng.randrange(players)
    cards = rng.sample(sorted(naive.SCORES), 3)
    game = NaiveGame(board, players, cards, hands, deck, shuffle, start)
    for _ in range(5000):
        if game.over:
            break
        legal = sorted(game.legal())
        # move actions far outnumber the others: choose the kind of move first
        sort = rng.choice(sorted({text.split()[0] for text in legal}))
        player = game.active
        before = [set(own) for own in game.settlements]
        game.play(rng.choice([text for text in legal if text.split()[0] == sort]))
        check_invariants(game)
        for other in range(players):
            assert other == player or game.settlements[other] == before[other]
    assert game.over
    assert game.active == start
    for gold in game.scores():
        assert list(gold) == [*cards, "castle"]
        assert all(value >= 0 for value in gold.values())
    return game


def check_invariants(game: NaiveGame) -> None:
    """Check the invariants after a move."""
    for player, own in enumerate(game.settlements):
        assert len(own) + game.supply[player] == 40
        for hex_ in own:
            assert game.board.terrain[hex_] in naive.BUILDABLE | {"water"}
        for tile in game.tiles[player]:
            assert any(hex_ in own for hex_ in game.board.neighbours(tile.location))
            assert (player, tile.location) in game.taken
            assert player == game.active or not (tile.used or tile.fresh)
    assert len(set().union(*game.settlements)) == sum(len(own) for own in game.settlements)
    held = [hand for hand in game.hands if hand is not None]
    assert sorted(held + game.deck + game.discards + game.removed) == sorted(TERRAINS * 5)
    for location in game.board.locations:
        takers = sum(1 for entry in game.taken if entry[1] == location)
        assert game.stock[location] + takers == 2


@pytest.mark.parametrize("seed", range(8))
def test_random_game(seed: int) -> None:
    """A game on real sections ends with an empty supply."""
    assert 0 in play_random_game(seed).supply


@pytest.mark.parametrize("seed", range(8))
def test_random_game_on_a_flooded_board_reaches_the_safety_end(seed: int) -> None:
    """With hardly any land the game ends by E10."""
    game = play_random_game(seed, water=0.85)
    assert 0 not in game.supply
    assert game.hands == [None] * game.players
    assert game.deck == game.discards == []


def test_a_random_game_can_be_repeated() -> None:
    """The game has no hidden randomness."""
    assert play_random_game(3).settlements == play_random_game(3).settlements
