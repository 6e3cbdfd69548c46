"""Self tests of the naive reference engine: random games on all sections, printed and own."""

from __future__ import annotations

import random

import pytest

from tests.helpers import naive
from tests.helpers.cases import slow_but
from tests.helpers.naive import NaiveBoard, NaiveGame
from tests.helpers.naive_board import distance
from tests.helpers.naive_tiles import HOUSE_RULES, STOCK

NOMADS = [f"donation_{terrain}" for terrain in [*naive.BASIC, "water", "mountain"]]
NOMADS += 2 * ["resettlement", "outpost", "sword", "treasure"]
NEW = list(naive.SECTIONS)[8:]
PLAIN = [*naive.SCORES, *naive.LATE_SCORES, *naive.SPECIAL, *naive.RED]


def random_board(seed: int, rng: random.Random, water: float) -> NaiveBoard:
    """Join four sections, half of the time those of the expansions only."""
    sections = list(naive.SECTIONS) if seed % 2 else NEW
    placed = [(name, rng.choice([0, 180])) for name in rng.sample(sections, 4)]
    board = NaiveBoard.from_sections(naive.SECTIONS, placed, naive.SECTION_TILES)
    if seed % 3 == 0:
        tile = rng.choice(sorted(naive.ISLANDS))
        board.add_island(naive.ISLANDS[tile], tile)
    for hex_ in sorted(board.terrain):
        if rng.random() < water:
            board.terrain[hex_] = "water"
    spaces = sorted(board.nomads)
    board.nomads.update(zip(spaces, rng.sample(NOMADS, len(spaces)), strict=True))
    sites = set(board.locations) | board.castles | set(board.nomads)
    for hex_ in sorted(board.hexes_of("mountain")):
        if rng.random() < 0.1 and all(distance(hex_, site) > 2 for site in sites):
            board.caves.add(hex_)
    board.capitols = set(rng.sample(sorted(board.castles), min(2, len(board.castles))))
    return board


def random_game(seed: int, water: float = 0.0) -> tuple[NaiveGame, random.Random, list[str]]:
    """Set up a game; return it with its random generator and all its cards."""
    rng = random.Random(seed)
    players = 2 + seed % 4
    board = random_board(seed, rng, water)
    deck = [*naive.BASIC] * 5
    deck += [f"swamp_{terrain}" for terrain in naive.BASIC] if seed % 4 else []
    rng.shuffle(deck)
    cards = rng.sample(PLAIN, 3) + rng.sample(sorted(naive.TASKS), rng.randrange(5))
    scouted = rng.choice(naive.BASIC) if "scouts" in cards else None
    deck = [card for card in deck if scouted is None or scouted not in card]
    house = rng.sample(HOUSE_RULES, rng.randrange(3)) if seed % 5 == 0 else []
    whole = list(deck)
    late = "draw_at_start" in house
    hands = [None if late else deck.pop(0) for _ in range(players)]

    def shuffle(pile: list[str]) -> list[str]:
        return rng.sample(pile, len(pile))

    start = rng.randrange(players)
    game = NaiveGame(board, players, cards, hands, deck, shuffle, start, scouted, house)
    return game, rng, whole


def check_pieces(game: NaiveGame) -> None:
    """Check that pieces are conserved, on fitting hexes, and nowhere two of them."""
    everything = list(game.walls)
    for player, own in enumerate(game.settlements):
        marks = list(game.marks.values()).count(player)
        assert len(own) + game.supply[player] + game.temple_stock[player] + marks == 40
        assert game.supply[player] >= 0
        everything += own
        assert all(hex_ in game.board.terrain for hex_ in own)
        for kind, hexes in game.pieces[player].items():
            assert len(hexes) <= STOCK[kind] or (kind, len(hexes)) == ("city_hall", 7)
            everything += hexes
            terrains = {game.board.terrain[hex_] for hex_ in hexes}
            more = {"wagon": {"mountain"}, "ship": {"water"}, "scout": {"mountain", "water"}}
            allowed = more.get(kind, set())
            assert terrains <= allowed | (set() if kind == "ship" else naive.BUILDABLE)
        assert player == game.active or not game.pieces[player]["scout"]
    assert len(game.walls) <= 25
    assert len(everything) == len(set(everything))


def check_tiles(game: NaiveGame) -> None:
    """Check that tiles are conserved, with allowed owners."""
    for player in range(game.players):
        pieces = game.all_pieces()[player]
        for tile in game.tiles[player]:
            assert any(hex_ in pieces for hex_ in game.board.neighbours(tile.location))
            used = tile.used and tile.kind != "canoe"
            assert player == game.active or not (used or tile.fresh)
        for nomad in game.nomad_tiles[player]:
            assert nomad.claimed in (game.round, game.round - 1)
            assert not nomad.used or player == game.active
        for bonus in game.bonuses[player]:
            assert game.count_tiles(player, bonus.kind.removesuffix("_bonus")) == 2
        assert game.numbers[player] <= 5
        assert game.numbers[player] == 0 or game.count_tiles(player, "cathedral") == 1
        assert game.gold[player] == sum(game.red[player].values())
    assert sum(game.numbers) + game.number_stock == 10
    for location in game.board.locations:
        takers = sum(1 for entry in game.taken if entry[1] == location)
        assert game.stock[location] + takers == 2


def check(game: NaiveGame, whole: list[str]) -> None:
    """Check the invariants after a move."""
    check_pieces(game)
    check_tiles(game)
    cards = game.deck + game.discards + game.removed
    for player in range(game.players):
        cards += game.hand(player)
    if game.block is not None and game.block.card is not None:
        cards.append(game.block.card)
    assert sorted(cards) == sorted(whole)
    assert game.over or game.legal()


def random_text(game: NaiveGame, rng: random.Random) -> str:
    """Choose a move; move actions far outnumber the others, so the kind of move is drawn first."""
    legal = sorted(game.legal())
    sorts = sorted({" ".join(text.split()[:2]) for text in legal})
    sort = rng.choice(sorts)
    if sort == "turn end" and len(sorts) > 1 and rng.random() < 0.7:
        sort = rng.choice([other for other in sorts if other != "turn end"])
    return rng.choice([text for text in legal if text.startswith(sort)])


def play_random_game(seed: int, water: float = 0.0) -> tuple[NaiveGame, set[str]]:
    """Play one random game to its end; return it and the kinds of moves that occurred."""
    game, rng, whole = random_game(seed, water)
    seen = set()
    for _ in range(5000):
        if game.over:
            break
        text = random_text(game, rng)
        seen.add(" ".join(text.split()[:2]))
        warriors = [set(own["warrior"]) for own in game.pieces]
        before = set().union(*game.all_pieces(), game.walls)
        player, silo = game.active, game.silo_queue is not None
        game.play(text)
        check(game, whole)
        # no new piece is next to a warrior that was there before and after
        new = set().union(*game.all_pieces(), game.walls) - before
        for old, own in zip(warriors, game.pieces, strict=True):
            for warrior in old & own["warrior"]:
                assert not new & set(game.board.neighbours(warrior))
        assert (
            silo or game.silo_queue is not None or (game.active == player) == (text != "turn end")
        )
    assert game.over
    assert game.active == game.start
    assert game.interrupts == []
    check_gold(game)
    return game, seen


def check_gold(game: NaiveGame) -> None:
    """Check the sums of the final sheet, and that gold during the game equals the gains."""
    for player, gold in enumerate(game.scores()):
        plain = [card for card in game.cards if card not in naive.RED]
        red = [card for card in game.cards if card in naive.RED]
        board = game.board
        features = {"palace": board.palaces, "capitol": board.capitols}
        more = [name for name, hexes in features.items() if hexes]
        treasure = ["treasure"] if board.nomads else []
        assert list(gold) == [*plain, "castle", *more, *red, *treasure]
        assert sum(gold[card] for card in red + treasure) == game.gold[player]
        assert min(gold.values()) >= 0


def test_the_sections_have_their_counts() -> None:
    """SECTIONS.txt and SECTIONS_OWN.txt have these nomad spaces, castles, palaces, silos and
    locations.
    """
    for name, lines in naive.SECTIONS.items():
        board = NaiveBoard.from_sections(
            naive.SECTIONS, [(name, 0), (name, 180)] * 2, naive.SECTION_TILES
        )
        nomads = {"quarry": 3, "caravan": 1, "village": 1, "garden": 1}.get(name, 0)
        castles = {"oracle": 2, "harbor": 2, "bazaar": 0, "cathedral": 0, "university": 0}
        palaces = 1 if name in ("canoe", "fountain", "temple", "refuge") else 0
        silos = 1 if name in ("bazaar", "mountain_station", "cathedral", "university") else 0
        assert len(board.nomads) == 4 * nomads
        assert len(board.castles) == 4 * castles.get(name, 0 if nomads or palaces else 1)
        assert len(board.palaces) == 4 * palaces
        assert len(board.silos) == 4 * silos
        assert len(board.locations) == (4 if name in ("oracle", "harbor", "quarry") else 8)
        assert set(board.locations.values()) == set(naive.SECTION_TILES[name])
        assert len(board.terrain) + len(board.sites()) == 400
        assert len(board.hexes_of("swamp")) == 4 * sum(line.count("P") for line in lines)
        assert len(lines) == 10


@pytest.mark.parametrize("tile", ["rope_bridge", "tree_house"])
def test_the_island_has_its_counts(tile: str) -> None:
    """SECTIONS_OWN.txt has 18 hexes with one location and one castle."""
    board = NaiveBoard()
    board.add_island(naive.ISLANDS[tile], tile)
    assert (len(board.island), len(board.terrain)) == (18, 16)
    assert list(board.locations.values()) == [tile]
    assert len(board.castles) == 1


@pytest.mark.slow
def test_the_random_games_show_every_sort_of_action() -> None:
    """Games from 200 on: a few contain the most frequent actions of every expansion."""
    seen = set()
    for seed in range(200, 212):
        seen |= play_random_game(seed)[1]
    sources = {sort.split()[0].split(":")[0] for sort in seen}
    games = {"turn", "mandatory", "tile", "nomad", "farmland", "cave", "silo"}
    assert sources == games | {"bazaar", "bonus", "canoe"}


@pytest.mark.parametrize("seed", slow_but(range(8), range(200)))
def test_random_game(seed: int) -> None:
    """A game ends with an empty supply."""
    game, _ = play_random_game(seed)
    assert game.end_triggered


@pytest.mark.parametrize("seed", range(8))
def test_random_game_on_a_flooded_board(seed: int) -> None:
    """There is hardly any land, and all cards leave the game."""
    game, _ = play_random_game(seed, water=0.9)
    if not game.end_triggered:
        assert game.deck == game.discards == []
