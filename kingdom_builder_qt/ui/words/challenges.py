"""Names of challenges."""

from __future__ import annotations

from kingdom_builder_qt.game.challenges.challenge import CalledChallenge
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.dates import long_day

tr = translator(__name__)


class ChallengeNames:
    def heading(self, challenge: CalledChallenge) -> str:
        """Return the name of a challenge as a heading, also for copied text."""
        if challenge.first is None:
            return tr("Task {name} ({aim} gold)").format(name=challenge.name, aim=challenge.aim)
        day = long_day(challenge.first)
        if challenge.kind == "week":
            return tr("Challenge of the week from {day}").format(day=day)
        return tr("Challenge of {day}").format(day=day)
