"""The rules of the game, pure: no Qt, YAML, files, clock or global random generator.

`Rules` is the constant part of a game: entries compiled once for one board. `Position.push` is the
only way to change a game, and the events that it returns are the only source of information about
the change. Functions of this package check their arguments and raise `KingdomBuilderError`; the
functions behind them do not check again.
"""

from kingdom_builder_qt.core.board import Board, Location, Placement, Section, build_board
from kingdom_builder_qt.core.compile.scores import ScoreEntry, ScoreSheet
from kingdom_builder_qt.core.entries import (
    Card,
    CardOption,
    Expansion,
    Feature,
    Piece,
    Terrain,
    TerrainCard,
    Tile,
)
from kingdom_builder_qt.core.errors import (
    BadPosition,
    IllegalMove,
    KingdomBuilderError,
    Misuse,
    NotationError,
    SetupError,
)
from kingdom_builder_qt.core.events import Event
from kingdom_builder_qt.core.grid import Hex, Mask, hex_name, parse_hex, row_column
from kingdom_builder_qt.core.moves import END_TURN, Move, parse_move, source_tile
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.public_geometry import (
    areas_of,
    around,
    distance,
    hexes_of,
    mask_of,
    neighbours,
    within_distance,
)
from kingdom_builder_qt.core.reasons import Reason
from kingdom_builder_qt.core.rules import HOUSE_RULES, Rules
from kingdom_builder_qt.core.state import Block, Extras, HeldTile
from kingdom_builder_qt.core.status import Oddity, Status
from kingdom_builder_qt.core.view import View

__all__ = [
    "END_TURN",
    "HOUSE_RULES",
    "BadPosition",
    "Block",
    "Board",
    "Card",
    "CardOption",
    "Event",
    "Expansion",
    "Extras",
    "Feature",
    "HeldTile",
    "Hex",
    "IllegalMove",
    "KingdomBuilderError",
    "Location",
    "Mask",
    "Misuse",
    "Move",
    "NotationError",
    "Oddity",
    "Piece",
    "Placement",
    "Position",
    "Reason",
    "Rules",
    "ScoreEntry",
    "ScoreSheet",
    "Section",
    "SetupError",
    "Status",
    "Terrain",
    "TerrainCard",
    "Tile",
    "View",
    "areas_of",
    "around",
    "build_board",
    "distance",
    "hex_name",
    "hexes_of",
    "mask_of",
    "neighbours",
    "parse_hex",
    "parse_move",
    "row_column",
    "source_tile",
    "within_distance",
]
