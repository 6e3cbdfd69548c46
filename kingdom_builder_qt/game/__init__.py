"""The game without Qt: set-up, session, records, analysis, arena."""

from typing import TYPE_CHECKING, Any

from kingdom_builder_qt.game.intervals import Interval
from kingdom_builder_qt.game.record.game_text import game_text, read_game
from kingdom_builder_qt.game.record.saved_game import (
    RecordError,
    load_record,
    record_text,
    save_record,
)
from kingdom_builder_qt.game.session import LogEntry, Seat, Session
from kingdom_builder_qt.game.setup.first_position import first_game, new_game
from kingdom_builder_qt.game.setup.options import Deal, GameOptions
from kingdom_builder_qt.game.setup.presets import preset_options, preset_words

if TYPE_CHECKING:
    from kingdom_builder_qt.game.arena.arena import GameResult, Match, Report, Standing, run_match

__all__ = [
    "Deal",
    "GameOptions",
    "GameResult",
    "Interval",
    "LogEntry",
    "Match",
    "RecordError",
    "Report",
    "Seat",
    "Session",
    "Standing",
    "first_game",
    "game_text",
    "load_record",
    "new_game",
    "preset_options",
    "preset_words",
    "read_game",
    "record_text",
    "run_match",
    "save_record",
]


def __getattr__(name: str) -> Any:
    """Import the arena on first use (PEP 562), with all computer players and process pools."""
    if name in {"GameResult", "Match", "Report", "Standing", "run_match"}:
        from kingdom_builder_qt.game.arena import arena

        return getattr(arena, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
