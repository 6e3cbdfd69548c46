"""Retention periods of finished games in the library."""

from __future__ import annotations

from typing import Final

from kingdom_builder_qt.ui.desktop.style.texts import Texts

NOT_AT_ALL: Final = 0
FOR_EVER: Final = -1
PERIODS: Final = (FOR_EVER, 365, 30, NOT_AT_ALL)  # days after a game was played last


class RetentionNames(Texts):
    """Display names of the retention periods."""

    def name(self, days: int) -> str:
        """Return the name of a period; `days` is one of `PERIODS`."""
        names = {
            FOR_EVER: self.tr("Forever"),
            365: self.tr("For a year"),
            30: self.tr("For a month"),
            NOT_AT_ALL: self.tr("Not at all"),
        }
        return names[days]
