"""Thinking times that the player can choose for the Master level (`TIMED`).

Only the worker gets the chosen time: seats and saved games have the plain level, so that a game can
continue with another time. Advice and analysis use times of their own.
"""

from __future__ import annotations

from typing import Final

from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.numbers import amount

tr = translator(__name__)

# A fixed number of nodes, about a quarter of a second: the same moves on every computer.
AS_NEEDED: Final = 0.0
TIMES: Final = (AS_NEEDED, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)  # seconds per turn


def with_time(controller: str, seconds: float) -> str:
    """Return the controller name with a thinking time of `seconds` per turn.

    Unchanged for persons, for levels without a choice of time, and for names that have a time.
    """
    from kingdom_builder_qt.ai.players import TIMED

    if seconds == AS_NEEDED or controller not in TIMED:
        return controller
    return f"{controller}@{seconds:g}"


class TimeNames:
    """Display names of the thinking times."""

    def name(self, seconds: float) -> str:
        if seconds == AS_NEEDED:
            return tr("Automatic")
        shown = amount(seconds, 0 if seconds >= 1 else 1)
        return tr("Up to {seconds} s per turn").format(seconds=shown)
