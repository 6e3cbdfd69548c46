"""Computer players: they see a view and choose a move. No rules, files or Qt.

The only file read here is the package's own `evaluation/weights.json`. Sums of fractions use
`math.fsum`, so that a seed gives the same game on every machine and version of Python.
"""

from kingdom_builder_qt.ai.advice import Advice, AdviceReason, advise
from kingdom_builder_qt.ai.players import LEVELS, PLAYERS, Observer, Player, make_player

__all__ = [
    "LEVELS",
    "PLAYERS",
    "Advice",
    "AdviceReason",
    "Observer",
    "Player",
    "advise",
    "make_player",
]
