"""A running game without Qt: set-up, session, record, arena."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
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
else:
    from kingdom_builder_qt.core.late.names import LateNames

    __getattr__ = LateNames(
        __name__,
        {
            "arena.arena": ("GameResult", "Match", "Report", "Standing", "run_match"),
            "intervals": ("Interval",),
            "record.game_text": ("game_text", "read_game"),
            "record.saved_game": ("RecordError", "load_record", "record_text", "save_record"),
            "session": ("LogEntry", "Seat", "Session"),
            "setup.options": ("Deal", "GameOptions"),
            "setup.presets": ("preset_options", "preset_words"),
            "setup.start": ("first_game", "new_game"),
        },
    )
    __dir__ = __getattr__.names

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
