"""Everything about one game that never changes: board, entries in play, compiled actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from kingdom_builder_qt.core.actions import CompiledAction, compile_action
from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.entries import BuildAction, Card, Filter, Piece, TerrainCard, Tile
from kingdom_builder_qt.core.hexgrid import Hex, Mask
from kingdom_builder_qt.core.moves import MANDATORY, tile_source
from kingdom_builder_qt.core.scoring import CompiledScore

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 5

# RULINGS 2.2: settlements on the terrain of the played card, adjacent if possible.
_MANDATORY_ACTION: Final = BuildAction(to=Filter(terrain=("card",)))


class Rules:
    """The frozen part of a game; shared by all positions of it."""

    __slots__ = (
        "actions",
        "board",
        "location_index",
        "location_mask",
        "piece",
        "players",
        "scores",
        "start",
        "terrain_cards",
        "tile_of_location",
        "tiles",
        "tiles_per_location",
    )

    def __init__(
        self,
        *,
        board: Board,
        players: int,
        piece: Piece,
        terrain_cards: Sequence[TerrainCard],
        tiles: Mapping[str, Tile],
        cards: Sequence[Card],
        start: int = 0,
        tiles_per_location: int = 2,
    ) -> None:
        """Compile all actions and scores; `tiles` holds at least those on the board's locations.

        ValueError if the number of players or the start player is out of range.
        """
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            wanted = f"{MIN_PLAYERS} to {MAX_PLAYERS}"
            raise ValueError(f"the game takes {wanted} players, not {players}")
        if not 0 <= start < players:
            raise ValueError(f"start player {start} is not one of 0 to {players - 1}")
        self.board: Final = board
        self.players: Final = players
        self.start: Final = start
        self.piece: Final = piece
        self.terrain_cards: Final = {card.id: card for card in terrain_cards}
        self.tiles_per_location: Final = tiles_per_location
        self.location_index: Final = {place.hex: i for i, place in enumerate(board.locations)}
        self.tile_of_location: Final = {place.hex: place.tile for place in board.locations}
        self.location_mask: Final[Mask] = sum(1 << place.hex for place in board.locations)
        in_play = dict.fromkeys(place.tile for place in board.locations)
        self.tiles: Final = {tile: tiles[tile] for tile in in_play}
        self.actions: Final = self._compile_actions()
        self.scores: Final = tuple(CompiledScore(card, board) for card in cards)

    def _compile_actions(self) -> dict[str, CompiledAction]:
        actions = {MANDATORY: compile_action(_MANDATORY_ACTION, self.piece, self.board)}
        for tile in self.tiles.values():
            actions[tile_source(tile.id)] = compile_action(tile.action, self.piece, self.board)
        return actions

    def full_stock(self) -> tuple[int, ...]:
        """Return the number of tiles on each location hex at the start."""
        return (self.tiles_per_location,) * len(self.board.locations)

    def full_deck(self) -> list[str]:
        """Return all terrain cards, not shuffled."""
        return [card.id for card in self.terrain_cards.values() for _ in range(card.copies)]

    def next_player(self, player: int) -> int:
        """Return the player to the left."""
        return (player + 1) % self.players

    def location_hexes(self) -> list[Hex]:
        """Return the location hexes in ascending order."""
        return [place.hex for place in self.board.locations]
