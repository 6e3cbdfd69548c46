"""The fields of a position's text that describe the game: board, cards, players, house rules."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Protocol, runtime_checkable

from kingdom_builder_qt.core.board import Board, Section, build_board
from kingdom_builder_qt.core.entries import (
    Card,
    Expansion,
    Feature,
    Piece,
    Terrain,
    TerrainCard,
    Tile,
)
from kingdom_builder_qt.core.errors import NotationError, quoted
from kingdom_builder_qt.core.grid import Hex, Mask, hex_name
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.core.notation import boards, grammar
from kingdom_builder_qt.core.notation.boards import BoardReader
from kingdom_builder_qt.core.notation.grammar import Fields, known
from kingdom_builder_qt.core.rules import (
    HOUSE_RULES,
    MAX_PLAYERS,
    MIN_PLAYERS,
    TILES_PER_LOCATION,
    Rules,
)

GAME_FIELDS = (
    *("board", "island", "overlays", "players", "start", "cards", "terrain cards"),
    *("removed terrain", "nomads", "house rules", "tiles per location"),
)
_NO_IDS: tuple[str, ...] = ()


@runtime_checkable
class NamedContent(Protocol):
    """All entries by id, to resolve the ids of a text; `Catalog` implements it."""

    @property
    def terrains(self) -> Mapping[str, Terrain]: ...
    @property
    def features(self) -> Mapping[str, Feature]: ...
    @property
    def pieces(self) -> Mapping[str, Piece]: ...
    @property
    def expansions(self) -> Mapping[str, Expansion]: ...
    @property
    def tiles(self) -> Mapping[str, Tile]: ...
    @property
    def cards(self) -> Mapping[str, Card]: ...
    @property
    def sections(self) -> Mapping[str, Section]: ...


def game_fields(rules: Rules) -> Iterator[tuple[str, str]]:
    """Yield the fields of a game; fields with default values are left out."""
    board = rules.board
    yield "board", boards.board_text(board)
    if board.island is not None:
        yield "island", boards.island_text(board)
    if overlays := boards.overlays_text(board):
        yield "overlays", overlays
    yield "players", str(rules.players)
    if rules.start:
        yield "start", str(rules.start)
    if cards := [card.id for card in rules.cards]:
        yield "cards", " ".join(cards)
    yield "terrain cards", " ".join(rules.terrain_cards)
    if rules.removed_terrain:
        yield "removed terrain", rules.removed_terrain
    if rules.nomads:
        yield "nomads", " ".join(f"{tile}@{hex_name(h)}" for h, tile in rules.nomads.items())
    if rules.house:
        yield "house rules", " ".join(sorted(rules.house))
    if rules.tiles_per_location != TILES_PER_LOCATION:
        yield "tiles per location", str(rules.tiles_per_location)


def read_rules(fields: Fields, content: NamedContent) -> Rules:
    """Return the rules described by `fields`; problems are collected in `fields`."""
    players = fields.take("players", _players, MIN_PLAYERS)
    start = fields.take("start", lambda text: grammar.number(text, players - 1), 0)
    terrain_cards = {c.id: c for e in content.expansions.values() for c in e.terrain_cards}
    cards = fields.take("cards", lambda text: _ids(text, content.cards, Message("card")), _NO_IDS)
    house = fields.take(
        "house rules", lambda text: _ids(text, HOUSE_RULES, Message("house rule")), _NO_IDS
    )
    removed = fields.take(
        "removed terrain", lambda text: known(text, content.terrains, Message("terrain")), ""
    )
    count = fields.take(
        "tiles per location", lambda text: grammar.number(text, 9), TILES_PER_LOCATION
    )
    board = _read_board(fields, content)
    chosen = fields.take(
        "terrain cards",
        lambda text: _ids(text, terrain_cards, Message("terrain card")),
        tuple(card.id for card in terrain_cards.values() if _is_usual(card, board)),
    )
    no_nomads: dict[Hex, str] = {}
    nomads = fields.take("nomads", lambda text: _nomads(text, content, board), no_nomads)
    return Rules(
        board=board,
        players=players,
        pieces=content.pieces,
        terrain_cards=[terrain_cards[id_] for id_ in chosen],
        tiles=content.tiles,
        cards=[content.cards[id_] for id_ in cards],
        start=start,
        tiles_per_location=count,
        nomads=nomads,
        removed_terrain=removed,
        house=house,
    )


def _read_board(fields: Fields, content: NamedContent) -> Board:
    reader = BoardReader(content.sections, content.terrains, content.features, content.tiles)
    if not fields.has("board"):
        fields.add_problem(Message("board: the field is missing"))
    placements = fields.take("board", reader.placements, reader.placements("{}"))
    island = fields.take("island", reader.island, None)
    no_overlays: dict[str, Mask] = {}
    overlays = fields.take("overlays", lambda text: _overlays(text, content), no_overlays)
    return build_board(placements, content.terrains, content.features, island, overlays)


def _is_usual(card: TerrainCard, board: Board) -> bool:
    """Return whether a game on this board uses a card: all its terrains must be on the board."""
    terrains = [option.terrain for option in card.options]
    return len(terrains) == 1 or all(map(board.terrain_masks.get, terrains))


def _players(text: str) -> int:
    if text not in [str(players) for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)]:
        raise NotationError(
            Message(
                "the game takes {least} to {most} players, not {text}",
                least=MIN_PLAYERS,
                most=MAX_PLAYERS,
                text=quoted(text),
            )
        )
    return int(text)


def _ids(text: str, names: Collection[str], what: str) -> tuple[str, ...]:
    ids = text.split()
    for id_ in ids:
        known(id_, names, what)
        if ids.count(id_) > 1:
            raise NotationError(
                Message("{what} {name} is given twice", what=what, name=quoted(id_))
            )
    return tuple(ids)


def _overlays(text: str, content: NamedContent) -> dict[str, Mask]:
    found: dict[str, Mask] = {}
    for feature, hex_ in grammar.places_of(text):
        known(feature, content.features, Message("feature"))
        found[feature] = found.get(feature, 0) | 1 << hex_
    return found


def _nomads(text: str, content: NamedContent, board: Board) -> dict[Hex, str]:
    nomads = {id_: tile for id_, tile in content.tiles.items() if tile.kind == "nomad_tile"}
    found: dict[Hex, str] = {}
    for tile, hex_ in grammar.places_of(text):
        known(tile, nomads, Message("nomad tile"))
        if not board.feature_masks.get("nomad", 0) >> hex_ & 1:
            raise NotationError(Message("{hex} is not a nomad space", hex=quoted(hex_name(hex_))))
        if hex_ in found:
            raise NotationError(Message("two tiles lie on {hex}", hex=hex_name(hex_)))
        found[hex_] = tile
    return found
