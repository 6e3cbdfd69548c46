"""A running game without Qt: set-up, session, record, arena."""

from kingdom_builder_qt.game.arena.arena import GameResult, Match, Report, Standing, run_match
from kingdom_builder_qt.game.intervals import Interval
from kingdom_builder_qt.game.record.game_text import game_text, read_game
from kingdom_builder_qt.game.record.saved_game import (
    RecordError,
    load_record,
    record_text,
    save_record,
)
from kingdom_builder_qt.game.session import LogEntry, Seat, Session
from kingdom_builder_qt.game.setup.options import Deal, GameOptions
from kingdom_builder_qt.game.setup.presets import preset_options, preset_words
from kingdom_builder_qt.game.setup.start import first_game, new_game

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
