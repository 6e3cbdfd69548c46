"""Small boards and games of the naive reference engine for its own tests."""

from __future__ import annotations

from tests.helpers.naive import Hex, NaiveBoard, NaiveGame, NaiveTile, parse_hex
from tests.helpers.naive_sections import SECTIONS as ALL_SECTIONS

BASE = ("oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock")
SECTIONS = {name: ALL_SECTIONS[name] for name in BASE}
TERRAINS = ["grass", "canyon", "desert", "flower", "forest"]


def at(names: str) -> set[Hex]:
    """'A1 B2' -> a set of hexes."""
    return {parse_hex(name) for name in names.split()}


def make_board(locations: str = "", castles: str = "", **terrain: str) -> NaiveBoard:
    """Make a board that has only the named hexes; locations as 'farm@C7'."""
    board = NaiveBoard({}, {}, at(castles))
    for kind, names in terrain.items():
        for hex_ in at(names):
            board.terrain[hex_] = kind
    for entry in locations.split():
        tile, name = entry.split("@")
        board.locations[parse_hex(name)] = tile
    return board


def in_order(cards: list[str]) -> list[str]:
    """Leave the order unchanged."""
    return cards


def make_game(
    board: NaiveBoard, hand: str | None, own: str = "", deck: str = "", tiles: str = ""
) -> NaiveGame:
    """Make a two player game in which player 0 has pieces on `own` and usable `tiles`."""
    game = NaiveGame(board, 2, [], [None, None], [], in_order)
    game.hands[0] = hand
    game.deck = deck.split()
    game.settlements[0] = at(own)
    for entry in tiles.split():
        kind, name = entry.split("@")
        location = parse_hex(name)
        game.tiles[0].append(NaiveTile(kind, location, fresh=False))
        game.taken.add((0, location))
    game.begin_turn()
    return game


def row(letter: str, first: int = 1, last: int = 20) -> str:
    """row('A', 1, 3) -> 'A1 A2 A3'."""
    return " ".join(f"{letter}{column}" for column in range(first, last + 1))
