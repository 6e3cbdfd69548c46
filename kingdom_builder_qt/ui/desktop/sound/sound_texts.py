"""Messages about sound."""

from __future__ import annotations

from kingdom_builder_qt.ui.desktop.sound.player import SoundProblem
from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)


class SoundTexts:
    """Describes problems of sound."""

    def problem(self, problem: SoundProblem) -> str:
        """Return why nothing can be heard, "" without a known problem."""
        sentences = {
            SoundProblem.NONE: "",
            SoundProblem.LIBRARY: tr("This installation has no sound library."),
            SoundProblem.DEVICE: tr("No sound device found."),
        }
        return sentences[problem]

    def switched(self, on: bool, problem: SoundProblem) -> str:
        """Return the message after sound was switched on or off."""
        if not on:
            return tr("Sound is off.")
        return self.problem(problem) or tr("Sound is on.")
