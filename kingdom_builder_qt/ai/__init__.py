"""Computer players: they see a view and choose a move. No rules, files or Qt."""

from kingdom_builder_qt.ai.advice import Advice, AdviceReason, advise
from kingdom_builder_qt.ai.players import LEVELS, PLAYERS, Player, make_player

__all__ = ["LEVELS", "PLAYERS", "Advice", "AdviceReason", "Player", "advise", "make_player"]
