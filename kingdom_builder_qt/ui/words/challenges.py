"""What challenges are called, wherever a game is one."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from kingdom_builder_qt.game.challenges.challenge import CalledChallenge
from kingdom_builder_qt.ui.desktop.style.texts import Texts
from kingdom_builder_qt.ui.words.dates import long_day


class ChallengeNames(Texts):
    """Words that need no game and no content."""

    def called(self, challenge: CalledChallenge) -> str:
        """Return what a challenge is called on any day, in letters that all programs have."""
        # In English months, as others have letters that get lost on the way.
        if challenge.first is None:
            return self.tr("task {name} ({aim} gold)").format(
                name=challenge.name, aim=challenge.aim
            )
        day = long_day(challenge.first, QLocale.c())
        if challenge.kind == "week":
            return self.tr("challenge of the week from {day}").format(day=day)
        return self.tr("challenge of {day}").format(day=day)

    def heading(self, challenge: CalledChallenge) -> str:
        """Return what a challenge is called where no sentence goes before it."""
        title = self.called(challenge)
        return f"{title[:1].upper()}{title[1:]}"
