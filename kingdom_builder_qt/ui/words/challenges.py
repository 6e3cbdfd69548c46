"""Names of challenges."""

from __future__ import annotations

from PySide6.QtCore import QDate

from kingdom_builder_qt.game.challenges.challenge import CalledChallenge
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words import dates

tr = translator(__name__)


class ChallengeNames:
    def heading(self, challenge: CalledChallenge, *, brief: bool = False) -> str:
        """Return the name of a challenge as a heading, also for copied text.

        `brief`: with the short date of the locale.
        """
        if challenge.first is None:
            return tr("Task {name} ({aim} gold)").format(name=challenge.name, aim=challenge.aim)
        of = challenge.first
        day = dates.day(QDate(of.year, of.month, of.day)) if brief else dates.long_day(of)
        if challenge.kind == "week":
            return tr("Challenge of the week from {day}").format(day=day)
        return tr("Challenge of {day}").format(day=day)
