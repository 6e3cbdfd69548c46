"""Games that begin at a drawn position, for tests of windows and panels.

The boards are always the same, so that they are compiled and painted once: fields of one terrain
each, five hexes wide and four high, and in the last rows a location for every tile. A tile is named
without a hex (`lighthouse`, `wagon:used`) if it was taken from its own location.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.moves import END_TURN, MANDATORY, MOVE, RETURN, SKIP, Move, parse_move
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.game.record.saved_game import load_record
from tests.helpers.builders import make_board, make_position
from tests.helpers.pinned import pinned

GAMES = Path(__file__).parents[1] / "data" / "games"
NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve")
THREE = ("human", "human", "human")
PLAIN = ("base", "nomads", "crossroads")
ALL = (*PLAIN, "marshlands", "harvest", "capitol", "caves", "island")
CARDS = ("lords", "shepherds", "ambassadors")
# A-D: grass, canyon, desert, flower; E-H: forest, water, grass, mountain; I-L: canyon, desert,
# flower, forest; M-P: water, grass, forest, canyon, or with everything swamp, water, farmland,
# grass; Q is grass.
FIELDS = {PLAIN: "gcdf twgm cdft wgtc", ALL: "gcdf twgm cdft pwrg"}
# On the board with everything: the locations without a tile.
BESIDES = {"O1": "silo", "E16": "cave", "B18": "capitol", "G18": "palace", "S20": "temple"}


@cache
def sites(expansions: Sequence[str] = PLAIN) -> Mapping[str, str]:
    """Return the hex from which each location and nomad tile comes, by the tile."""
    kinds = ("location_tile", "nomad_tile")
    found = [
        tile.id
        for expansion in expansions
        for kind in kinds
        for tile in pinned().tiles.values()
        if tile.expansion == expansion and tile.kind == kind
    ]
    return {tile: f"{'RTP'[n // 20]}{n % 20 + 1}" for n, tile in enumerate(found)}


@cache
def board(expansions: Sequence[str] = PLAIN) -> Board:
    """Return the board with the sites of these expansions."""
    rows = ["".join(5 * letter for letter in row) for row in FIELDS[tuple(expansions)].split()]
    drawing = [row for row in rows for _ in range(4)] + 4 * ["g" * 20]
    tiles = pinned().tiles
    extra = {
        hex_: "N" if tiles[tile].kind == "nomad_tile" else tile
        for tile, hex_ in sites(expansions).items()
    }
    besides = BESIDES if "harvest" in expansions else {"B18": "S"}
    return make_board("\n".join(drawing), extra={**extra, **besides})


def drawn(
    catalog: Catalog,
    *controllers: str,
    expansions: Sequence[str] = PLAIN,
    cards: Sequence[str] = CARDS,
    names: Sequence[str] = NAMES,
    tiles: str = "",
    tiles_of: Mapping[int, str] | None = None,
    play: str = "",
    **position: Any,
) -> Session:
    """Return a game at a drawn position, the card just revealed; two people are the default
    players.

    `tiles`: of player 0, `tiles_of`: of others; `play`: moves made then, which are in the log of
    the game, separated by commas; all else as for `make_position`. Every other player has a card in
    hand, and the draw pile is not empty.
    """
    seats = [Seat(names[n], n, who) for n, who in enumerate(controllers or ("human", "human"))]
    options = GameOptions(players=len(seats), expansions=tuple(expansions), start=0)
    session = Session(catalog, options, seats)
    held = {0: tiles, **(tiles_of or {})}
    placed = [position.pop("own", ""), position.pop("other", ""), *[""] * len(seats)]
    position.setdefault("pieces", placed[: len(seats)])
    position.setdefault("hands", ["forest"] * len(seats))
    position.setdefault("deck", "grass canyon desert flower forest")
    session.position = make_position(
        board(tuple(expansions)),
        cards=cards,
        tiles_of={player: _from_sites(text, expansions) for player, text in held.items()},
        nomads=_from_sites(_nomads(expansions), expansions),
        **position,
    )
    for text in filter(None, play.split(", ")):
        session.play(parse_move(text))
    return session


def _nomads(expansions: Sequence[str]) -> str:
    return " ".join(t for t in sites(tuple(expansions)) if pinned().tiles[t].kind == "nomad_tile")


def _from_sites(text: str, expansions: Sequence[str]) -> str:
    """Return tiles with the hexes of their locations: `wagon:used` -> `wagon@T11:used`."""
    place = sites(tuple(expansions))
    words = [word.partition(":") for word in text.split()]
    from_ = {tile: tile if "@" in tile else f"{tile}@{place[tile]}" for tile, _, _ in words}
    return " ".join(from_[tile] + colon + state for tile, colon, state in words)


def ready(catalog: Catalog, source: str, verb: str, *controllers: str, **more: Any) -> Session:
    """Return a game in which Ann can begin her turn with a verb of a source."""
    tile = source.partition(":")[2]
    out = {"lighthouse": "ship@G6", "wagon": "wagon@G3", "barracks": "warrior@G3"}
    lies = tile in out and verb in ("move", "return")
    given = {"own": "C5 D4 D6", "other": "J8 J9", "tiles": tile, "card": "grass", **more}
    return drawn(catalog, *controllers, others=out[tile] if lies else "", **given)


def saved(catalog: Catalog, name: str) -> Session:
    """Return a game of `tests/data/games`, whose position was reached by moves.

    Such a game can be saved, loaded and continued by a computer, unlike a drawn position.
    """
    return load_record(GAMES / f"{name}.kbgame", catalog)


def stepped(session: Session, source: str, steps: int = 1) -> Session:
    """Return the game after some steps with a source, none of which ends its block."""
    for _ in range(steps):
        moves = session.position.legal_moves([source])
        session.play(next(move for move in moves if move.verb not in (RETURN, SKIP)))
    return session


def begun(catalog: Catalog, source: str, steps: int = 1, *controllers: str, **more: Any) -> Session:
    """Return a game in which Ann has made some steps with a tile, and its block is open."""
    verb = MOVE if source in ("tile:lighthouse", "tile:wagon") else ""
    session = stepped(ready(catalog, source, verb, *controllers, **more), source, steps)
    assert session.position.block is not None
    return session


def at_silos(catalog: Catalog) -> Session:
    """Return a game of three with everything in which Ann may use a silo, before the scoring."""
    pieces = ["N1 N2", "J8", "J12"]
    session = drawn(catalog, *THREE, expansions=ALL, pieces=pieces, active=2, supply={2: 0})
    session.position.ending = True
    session.play(END_TURN)
    return session


def before_canoe(catalog: Catalog) -> tuple[Session, Move]:
    """Return a game in its second round, and Ann's move that lets Bob use his canoe."""
    session = drawn(
        catalog,
        *THREE,
        expansions=ALL,
        pieces=["D4 Q4", "D7", "J8"],
        tiles_of={1: "canoe farm"},
        deck="grass grass grass grass",
    )
    while session.position.round < 2:
        session.play(next(iter(session.position.legal_moves([MANDATORY])), END_TURN))
    return session, parse_move("mandatory build Q3")


def asked(catalog: Catalog) -> Session:
    """Return a game in which Bob may use his canoe in Ann's turn."""
    session, move = before_canoe(catalog)
    session.play(move)
    return session


def of_two(catalog: Catalog, *controllers: str, **more: Any) -> Session:
    """Return a game in which Ann may choose one of two cards, and the others have two as well."""
    players = len(controllers or ("human", "human"))
    hands = ["grass desert", *["forest canyon"] * (players - 1)]
    given = {"own": "D4", "card": hands[0], "hands": hands, "tiles": "crossroads", **more}
    return drawn(catalog, *controllers, **given)
