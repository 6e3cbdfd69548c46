"""Naive reference engine: small positions for its self tests."""

from __future__ import annotations

from .naive_board import Hex, NaiveBoard, hex_name, parse_hex
from .naive_game import NaiveGame
from .naive_tiles import NaiveNomadTile, NaiveTile


def at(names: str) -> set[Hex]:
    """'A1 B2' -> a set of hexes."""
    return {parse_hex(name) for name in names.split()}


def row(letter: str, first: int = 1, last: int = 20) -> str:
    """row('A', 1, 3) -> 'A1 A2 A3'."""
    return " ".join(f"{letter}{column}" for column in range(first, last + 1))


def area(rows: str, first: int = 1, last: int = 20) -> str:
    """area('AB', 1, 3) -> 'A1 A2 A3 B1 B2 B3'."""
    return " ".join(row(letter, first, last) for letter in rows)


def make_board(
    locations: str = "", castles: str = "", nomads: str = "", **terrain: str
) -> NaiveBoard:
    """Make a board of the named hexes; the first mention of a hex counts; 'farm@C7'."""
    board = NaiveBoard({}, {}, at(castles), {})
    for entry in locations.split():
        tile, name = entry.split("@")
        board.locations[parse_hex(name)] = tile
    for entry in nomads.split():
        tile, name = entry.split("@")
        board.nomads[parse_hex(name)] = None if tile == "none" else tile
    for kind, names in terrain.items():
        for hex_ in at(names) - board.sites() - set(board.terrain):
            board.terrain[hex_] = kind
    return board


def make_game(
    board: NaiveBoard,
    hand: str = "",
    own: str = "",
    deck: str = "",
    tiles: str = "",
    nomads: str = "",
    other: str = "",
    cards: str = "",
    players: int = 2,
) -> NaiveGame:
    """Make a game in which player 0 is active, on `own`, with usable `tiles` and `nomads`."""
    game = NaiveGame(board, players, cards.split(), [None] * players, [], lambda cards: cards)
    game.set_hand(0, hand.split())
    game.deck = deck.split()
    game.settlements[0] = at(own)
    game.settlements[1] = at(other)
    for entry in tiles.split():
        kind, name = entry.split("@")
        location = parse_hex(name)
        board.locations[location] = kind
        board.terrain.pop(location, None)
        game.tiles[0].append(NaiveTile(kind, location, fresh=False))
        game.taken.add((0, location))
        game.stock[location] = 1
    for kind in nomads.split():
        game.nomad_tiles[0].append(NaiveNomadTile(kind, game.round - 1))
    game.begin_turn()
    return game


def play(game: NaiveGame, *texts: str) -> None:
    """Play some moves."""
    for text in texts:
        game.play(text)


def goals(game: NaiveGame, start: str) -> str:
    """Return the last words of the legal moves that begin with these words, sorted."""
    found = [text.split()[-1] for text in game.legal() if text.startswith(start + " ")]
    return " ".join(sorted(found))


def names(hexes: set[Hex]) -> str:
    """Return the names of some hexes, sorted."""
    return " ".join(sorted(hex_name(hex_) for hex_ in hexes))
