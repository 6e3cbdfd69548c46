"""Everything about one game that never changes: board, entries in play, compiled actions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from kingdom_builder_qt.core.actions import SETTLEMENT, Compiler, Source
from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.entries import (
    BuildAction,
    Card,
    Filter,
    HandSize,
    Piece,
    TerrainCard,
    Tile,
    WaiveAdjacency,
)
from kingdom_builder_qt.core.hexgrid import Hex, Mask
from kingdom_builder_qt.core.moves import MANDATORY, nomad_source, tile_source
from kingdom_builder_qt.core.scoring import CompiledScore

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 5
TREASURE: Final = "treasure"  # entry of a score sheet: gold of claimed tiles

# RULINGS 2.2: settlements on the terrain of the played card, adjacent if possible.
_MANDATORY_ACTION: Final = BuildAction(to=Filter(terrain=("card",)))


class Rules:
    """The frozen part of a game; shared by all positions of it.

    `kinds`: the kinds of pieces in play besides settlements; `red`: scores paid during the game;
    `earners`: what gold can be earned for during play; `nomads`: tile by nomad space.
    """

    def __init__(
        self,
        *,
        board: Board,
        players: int,
        pieces: Mapping[str, Piece],
        terrain_cards: Sequence[TerrainCard],
        tiles: Mapping[str, Tile],
        cards: Sequence[Card],
        start: int = 0,
        tiles_per_location: int = 2,
        nomads: Mapping[Hex, str] | None = None,
    ) -> None:
        """Compile all actions and scores; `tiles` holds at least those that are on the board.

        ValueError if the number of players or the start player is out of range.
        """
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            wanted = f"{MIN_PLAYERS} to {MAX_PLAYERS}"
            raise ValueError(f"the game takes {wanted} players, not {players}")
        if not 0 <= start < players:
            raise ValueError(f"start player {start} is not one of 0 to {players - 1}")
        self.board = board
        self.players = players
        self.start = start
        self.piece = pieces[SETTLEMENT]
        self.terrain_cards = {card.id: card for card in terrain_cards}
        self.tiles_per_location = tiles_per_location
        self.nomads = dict(sorted((nomads or {}).items()))
        self._index_sites()
        self.tiles = {tile: tiles[tile] for tile in dict.fromkeys(self.tile_of.values())}
        self._compile_actions(pieces)
        scores = [CompiledScore(card, board) for card in cards]
        self.scores = tuple(s for s in scores if s.score.when == "final")
        self.red = tuple(s for s in scores if s.score.when != "final")
        treasure = (TREASURE,) if self.nomads else ()
        self.earners = (*(score.card.id for score in self.red), *treasure)

    def _index_sites(self) -> None:
        """Number the hexes that give tiles: locations, then nomad spaces."""
        locations = {place.hex: place.tile for place in self.board.locations}
        self.tile_of = {**locations, **self.nomads}
        self.site_index = {hex_: index for index, hex_ in enumerate(self.tile_of)}
        self.location_mask: Mask = _mask(locations)
        self.nomad_mask: Mask = _mask(self.nomads)

    def _compile_actions(self, pieces: Mapping[str, Piece]) -> None:
        compiler = Compiler(self.board, pieces)
        self.source_of = {
            tile.id: (nomad_source if tile.kind == "nomad_tile" else tile_source)(tile.id)
            for tile in self.tiles.values()
        }
        self.actions: dict[str, Source] = {
            MANDATORY: compiler.source(_MANDATORY_ACTION),
            **{self.source_of[tile.id]: compiler.tile(tile) for tile in self.tiles.values()},
        }
        used = {
            branch.piece.id: branch.piece
            for source in self.actions.values()
            for branch in source.branches
            if branch.piece is not None
        }
        self.kinds = tuple(piece for id_, piece in used.items() if id_ != SETTLEMENT)
        self.kind_index = {piece.id: index for index, piece in enumerate(self.kinds)}
        modifiers = {tile.id: tile.modifier for tile in self.tiles.values()}
        self.hand_sizes = {i: m.cards for i, m in modifiers.items() if isinstance(m, HandSize)}
        self.waivers = frozenset(
            self.source_of[i] for i, m in modifiers.items() if isinstance(m, WaiveAdjacency)
        )
        self.branches = {
            (source_id, branch.verb): branch
            for source_id, source in self.actions.items()
            for branch in source.branches
        }
        self.drawing = frozenset(i for i, source in self.actions.items() if source.draws)
        self.plain = self.drawing | self.waivers  # sources with moves that name no hex

    def full_stock(self) -> tuple[int, ...]:
        """Return the number of tiles on each location hex and nomad space at the start."""
        return (self.tiles_per_location,) * len(self.board.locations) + (1,) * len(self.nomads)

    def full_deck(self) -> list[str]:
        """Return all terrain cards, not shuffled."""
        return [card.id for card in self.terrain_cards.values() for _ in range(card.copies)]

    def next_player(self, player: int) -> int:
        """Return the player to the left."""
        return (player + 1) % self.players


def _mask(hexes: Iterable[Hex]) -> Mask:
    return sum(1 << hex_ for hex_ in hexes)
