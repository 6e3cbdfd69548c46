"""Players: they see a view and choose a move; no rules, no files, no Qt."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kingdom_builder_qt.ai.advice import Advice, AdviceReason, advise
    from kingdom_builder_qt.ai.players.player import LEVELS, PLAYERS, Player, make_player
else:
    from kingdom_builder_qt.core.late.names import LateNames

    __getattr__ = LateNames(
        __name__,
        {
            "advice": ("Advice", "AdviceReason", "advise"),
            "players.player": ("LEVELS", "PLAYERS", "Player", "make_player"),
        },
    )
    __dir__ = __getattr__.names

__all__ = ["LEVELS", "PLAYERS", "Advice", "AdviceReason", "Player", "advise", "make_player"]
