"""Names of challenges."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from kingdom_builder_qt.game.challenges.challenge import CalledChallenge
from kingdom_builder_qt.ui.desktop.style.texts import Texts
from kingdom_builder_qt.ui.words.dates import long_day


class ChallengeNames(Texts):
    def called(self, challenge: CalledChallenge) -> str:
        """Return the name of a challenge for copied text, ASCII only."""
        # English month names: characters of other languages can be lost in other programs.
        if challenge.first is None:
            return self.tr("task {name} ({aim} gold)").format(
                name=challenge.name, aim=challenge.aim
            )
        day = long_day(challenge.first, QLocale.c())
        if challenge.kind == "week":
            return self.tr("challenge of the week from {day}").format(day=day)
        return self.tr("challenge of {day}").format(day=day)

    def heading(self, challenge: CalledChallenge) -> str:
        """Return the name of a challenge as a heading."""
        title = self.called(challenge)
        return f"{title[:1].upper()}{title[1:]}"
