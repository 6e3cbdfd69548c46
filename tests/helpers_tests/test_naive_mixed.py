"""Self tests of the naive reference engine: random games on all sixteen sections."""

from __future__ import annotations

import random

import pytest

from tests.helpers import naive
from tests.helpers.naive import NaiveBoard, NaiveGame
from tests.helpers.naive_tiles import STOCK

TERRAINS = ["grass", "canyon", "desert", "flower", "forest"]
NOMADS = [f"donation_{terrain}" for terrain in [*TERRAINS, "water", "mountain"]]
NOMADS += 2 * ["resettlement", "outpost", "sword", "treasure"]
NEW = ("quarry", "caravan", "village", "garden", "lighthouse", "barracks", "city_hall", "monastery")


def random_game(seed: int, water: float = 0.0) -> tuple[NaiveGame, random.Random]:
    """Set up a game; half of the time on the sections of the expansions alone."""
    rng = random.Random(seed)
    players = 2 + seed % 4
    sections = sorted(naive.SECTIONS) if seed % 2 else list(NEW)
    placed = [(name, rng.choice([0, 180])) for name in rng.sample(sections, 4)]
    board = NaiveBoard.from_sections(naive.SECTIONS, placed, naive.SECTION_TILES)
    for hex_ in sorted(board.terrain):
        if rng.random() < water:
            board.terrain[hex_] = "water"
    spaces = sorted(board.nomads)
    board.nomads.update(zip(spaces, rng.sample(NOMADS, len(spaces)), strict=True))
    deck = TERRAINS * 5
    rng.shuffle(deck)
    hands = [deck.pop(0) for _ in range(players)]
    cards = rng.sample(sorted(naive.SCORES) + list(naive.RED), 3)
    cards += rng.sample(sorted(naive.TASKS), rng.randrange(5))

    def shuffle(pile: list[str]) -> list[str]:
        return rng.sample(pile, len(pile))

    return NaiveGame(board, players, cards, hands, deck, shuffle, rng.randrange(players)), rng


def check(game: NaiveGame) -> None:
    """Check what holds after every move."""
    everything = list(game.walls)
    for player, own in enumerate(game.settlements):
        assert len(own) + game.supply[player] == 40
        everything += own
        assert all(hex_ in game.board.terrain for hex_ in own)
        for kind, hexes in game.pieces[player].items():
            assert len(hexes) <= STOCK[kind] or (kind, len(hexes)) == ("city_hall", 7)
            everything += hexes
            terrains = {game.board.terrain[hex_] for hex_ in hexes}
            allowed = {"wagon": {"mountain"}, "ship": {"water"}}.get(kind, set())
            assert terrains <= allowed | (set() if kind == "ship" else naive.BUILDABLE)
        pieces = game.all_pieces()[player]
        for tile in game.tiles[player]:
            assert any(hex_ in pieces for hex_ in game.board.neighbours(tile.location))
            assert player == game.active or not (tile.used or tile.fresh)
        for nomad in game.nomad_tiles[player]:
            assert nomad.claimed in (game.round, game.round - 1)
            assert not nomad.used or player == game.active
        assert game.gold[player] == sum(game.red[player].values())
    assert len(game.walls) <= 25
    assert len(everything) == len(set(everything))
    cards = game.deck + game.discards + game.removed
    for player in range(game.players):
        cards += game.hand(player)
    if game.block is not None and game.block.card is not None:
        cards.append(game.block.card)
    assert sorted(cards) == sorted(TERRAINS * 5)
    assert game.over or game.legal()
    for location in game.board.locations:
        takers = sum(1 for entry in game.taken if entry[1] == location)
        assert game.stock[location] + takers == 2


def play_random_game(seed: int, water: float = 0.0) -> tuple[NaiveGame, set[str]]:
    """Play one random game to its end; return it and the sorts of moves that occurred."""
    game, rng = random_game(seed, water)
    seen = set()
    for _ in range(5000):
        if game.over:
            break
        legal = sorted(game.legal())
        # move actions far outnumber the others: choose the sort of move first
        sort = rng.choice(sorted({" ".join(text.split()[:2]) for text in legal}))
        if sort == "turn end" and len(legal) > 1 and rng.random() < 0.7:
            continue
        text = rng.choice([text for text in legal if text.startswith(sort)])
        seen.add(sort)
        warriors = [set(own["warrior"]) for own in game.pieces]
        before = set().union(*game.all_pieces(), game.walls)
        player = game.active
        game.play(text)
        check(game)
        # nothing came to lie next to a warrior that stood there before and after
        new = set().union(*game.all_pieces(), game.walls) - before
        for old, own in zip(warriors, game.pieces, strict=True):
            for warrior in old & own["warrior"]:
                assert not new & set(game.board.neighbours(warrior))
        assert game.over or (game.active == player) == (text != "turn end")
    assert game.over
    assert game.active == game.start
    for player, gold in enumerate(game.scores()):
        plain = [card for card in game.cards if card not in naive.RED]
        red = [card for card in game.cards if card in naive.RED]
        treasure = ["treasure"] if game.board.nomads else []
        assert list(gold) == [*plain, "castle", *red, *treasure]
        assert sum(gold[card] for card in red + treasure) == game.gold[player]
    return game, seen


def test_the_sections_have_their_counts() -> None:
    """SECTIONS.txt: nomad spaces, castles and locations."""
    for name, lines in naive.SECTIONS.items():
        board = NaiveBoard.from_sections(
            naive.SECTIONS, [(name, 0), (name, 180)] * 2, naive.SECTION_TILES
        )
        nomads = {"quarry": 3, "caravan": 1, "village": 1, "garden": 1}.get(name, 0)
        assert len(board.nomads) == 4 * nomads
        assert len(board.castles) == 4 * (2 if name in ("oracle", "harbor") else 0 if nomads else 1)
        assert len(board.locations) == (4 if name in ("oracle", "harbor", "quarry") else 8)
        assert set(board.locations.values()) == set(naive.SECTION_TILES[name])
        assert len(board.terrain) + len(board.sites()) == 400
        assert len(lines) == 10


@pytest.mark.parametrize("seed", range(16))
def test_random_game(seed: int) -> None:
    """A game ends with an empty supply."""
    game, _ = play_random_game(seed)
    assert game.end_triggered


@pytest.mark.parametrize("seed", range(4))
def test_random_game_on_a_flooded_board(seed: int) -> None:
    """Hardly any land: all cards leave the game."""
    game, _ = play_random_game(seed, water=0.9)
    if not game.end_triggered:
        assert game.deck == game.discards == []
