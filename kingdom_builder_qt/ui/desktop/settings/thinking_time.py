"""How long the computer may think about a turn: the one list of times that the player chooses from.

For the levels whose time can be chosen (`TIMED`), Master; advice and analysis keep their own.
"""

from __future__ import annotations

from typing import Final

from kingdom_builder_qt.ui.desktop.style.texts import Texts
from kingdom_builder_qt.ui.words.numbers import amount

# By a number of moves looked at, about half a second: the same answers everywhere.
AS_NEEDED: Final = 0.0
TIMES: Final = (AS_NEEDED, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)  # seconds of a turn


def with_time(controller: str, seconds: float) -> str:
    """Return the name under which a controller thinks for some seconds about each turn.

    Unchanged: persons, levels without a choice of time, and a name that has a time already.
    """
    from kingdom_builder_qt.ai.players import TIMED

    if seconds == AS_NEEDED or controller not in TIMED:
        return controller
    return f"{controller}@{seconds:g}"


class TimeNames(Texts):
    """Names the times."""

    def name(self, seconds: float) -> str:
        """Return one of the times in words."""
        if seconds == AS_NEEDED:
            return self.tr("as needed")
        shown = amount(seconds, 0 if seconds >= 1 else 1)
        return self.tr("{seconds} s per turn").format(seconds=shown)
