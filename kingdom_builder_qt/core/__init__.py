"""The pure rules of the game: no Qt, no YAML, no files, no clock, no global random."""

from kingdom_builder_qt.core.board import Board, Placement, Section, build_board
from kingdom_builder_qt.core.compile.scores import ScoreEntry, ScoreSheet
from kingdom_builder_qt.core.errors import (
    BadPosition,
    IllegalMove,
    KingdomBuilderError,
    Misuse,
    NotationError,
    SetupError,
)
from kingdom_builder_qt.core.events import Event
from kingdom_builder_qt.core.grid import Hex, Mask, hex_name, parse_hex
from kingdom_builder_qt.core.moves import Move, parse_move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.status import Status
from kingdom_builder_qt.core.view import View

__all__ = [
    "BadPosition",
    "Board",
    "Event",
    "Hex",
    "IllegalMove",
    "KingdomBuilderError",
    "Mask",
    "Misuse",
    "Move",
    "NotationError",
    "Placement",
    "Position",
    "Rules",
    "ScoreEntry",
    "ScoreSheet",
    "Section",
    "SetupError",
    "Status",
    "View",
    "build_board",
    "hex_name",
    "parse_hex",
    "parse_move",
]
