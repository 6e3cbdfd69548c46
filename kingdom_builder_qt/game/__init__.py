"""A running game without Qt: set-up, session, record, arena."""

from kingdom_builder_qt.game.session import LogEntry, Seat, Session
from kingdom_builder_qt.game.setup.options import Deal, GameOptions
from kingdom_builder_qt.game.setup.start import first_game, new_game

__all__ = ["Deal", "GameOptions", "LogEntry", "Seat", "Session", "first_game", "new_game"]
