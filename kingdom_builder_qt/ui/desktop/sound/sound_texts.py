"""Sound in words."""

from __future__ import annotations

from kingdom_builder_qt.ui.desktop.sound.player import SoundProblem
from kingdom_builder_qt.ui.desktop.style.texts import Texts


class SoundTexts(Texts):
    """Says what is wrong."""

    def problem(self, problem: SoundProblem) -> str:
        """Return why nothing can be heard, empty if nothing is known against it."""
        sentences = {
            SoundProblem.NONE: "",
            SoundProblem.LIBRARY: self.tr("This installation has no sound library."),
            SoundProblem.DEVICE: self.tr("No sound device was found."),
        }
        return sentences[problem]

    def switched(self, on: bool, problem: SoundProblem) -> str:
        """Return what the switch has done."""
        if not on:
            return self.tr("Sound is off.")
        return self.problem(problem) or self.tr("Sound is on.")
