"""Naive reference engine: small positions for its self tests."""

from __future__ import annotations

from .naive_board import Hex, NaiveBoard, hex_name, on_board, parse_hex
from .naive_game import NaiveGame
from .naive_tiles import NaiveBonus, NaiveNomadTile, NaiveTile


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
    """Make a board of the named hexes; the first mention of a hex counts; 'farm@C7'.

    Besides terrains there may be `palaces`, `silos`, `capitols` and `caves`, which are on castle
    and mountain hexes too. Hexes like iA1 make up the island.
    """
    board = NaiveBoard({}, {}, at(castles), {})
    for feature in ("palaces", "silos", "capitols", "caves"):
        getattr(board, feature).update(at(terrain.pop(feature, "")))
    board.castles |= board.capitols
    for entry in locations.split():
        tile, name = entry.split("@")
        board.locations[parse_hex(name)] = tile
    for entry in nomads.split():
        tile, name = entry.split("@")
        board.nomads[parse_hex(name)] = None if tile == "none" else tile
    board.terrain.update(dict.fromkeys(board.caves, "mountain"))
    for kind, names in terrain.items():
        for hex_ in at(names) - board.sites() - set(board.terrain):
            board.terrain[hex_] = kind
    board.island = {hex_ for hex_ in {*board.terrain, *board.sites()} if not on_board(hex_)}
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
    house: str = "",
    scouted: str | None = None,
) -> NaiveGame:
    """Make a game in which player 0 is active, on `own`, with usable `tiles` and `nomads`."""
    game = NaiveGame(
        board,
        players,
        cards.split(),
        [None] * players,
        [],
        lambda cards: cards,
        scouted=scouted,
        house=house.split(),
    )
    game.set_hand(0, hand.split())
    game.deck = deck.split()
    game.settlements[0] = at(own)
    game.settlements[1] = at(other)
    for entry in tiles.split():
        give(game, 0, entry)
    for kind in nomads.split():
        game.nomad_tiles[0].append(NaiveNomadTile(kind, game.round - 1))
    game.begin_turn()
    return game


def give(game: NaiveGame, player: int, entry: str) -> None:
    """Give a player a usable tile, and its location to the board: 'farm@C7'."""
    kind, name = entry.split("@")
    location = parse_hex(name)
    game.board.locations[location] = kind
    game.board.terrain.pop(location, None)
    game.tiles[player].append(NaiveTile(kind, location, fresh=False))
    game.taken.add((player, location))
    game.stock[location] = game.stock.get(location, 2) - 1


def give_bonus(game: NaiveGame, player: int, kind: str) -> None:
    """Give a player a usable bonus tile: 'canoe_bonus'."""
    game.bonuses[player].append(NaiveBonus(kind, fresh=False))


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


def sorts(game: NaiveGame) -> set[str]:
    """Return the legal moves without their hexes: 'tile:farm build'."""
    return {" ".join(text.split()[:2]) for text in game.legal()}
