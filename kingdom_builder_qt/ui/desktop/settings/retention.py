"""Retention periods of finished games in the library."""

from __future__ import annotations

from typing import Final

from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)

NOT_AT_ALL: Final = 0
FOR_EVER: Final = -1
PERIODS: Final = (FOR_EVER, 365, 30, NOT_AT_ALL)  # days after a game was played last


class RetentionNames:
    """Display names of the retention periods."""

    def name(self, days: int) -> str:
        """Return the name of a period; `days` is one of `PERIODS`."""
        names = {
            FOR_EVER: tr("Forever"),
            365: tr("For a year"),
            30: tr("For a month"),
            NOT_AT_ALL: tr("Not at all"),
        }
        return names[days]
