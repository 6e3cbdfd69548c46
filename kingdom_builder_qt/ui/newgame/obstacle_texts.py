"""Why a game cannot be set up, and where the player finds what has to change."""

from __future__ import annotations

from kingdom_builder_qt.ui.desktop.style.texts import Texts
from kingdom_builder_qt.ui.newgame.set_up_check import Control, SetUpObstacle


class ObstacleTexts(Texts):
    """Words for what is in the way of a game."""

    def sentence(self, obstacle: SetUpObstacle) -> str:
        """Return the place and what is wrong there."""
        place = self._place(obstacle.control)
        return self.tr("{place}: {sentence}.").format(place=place, sentence=obstacle.sentence)

    def _place(self, control: Control) -> str:
        return {
            "castles": self.tr("Expansions, “Beautiful castles”"),
            "tiles": self.tr("Board, selection tiles"),
            "cards": self.tr("Cards"),
            "tasks": self.tr("Task cards"),
            "sections": self.tr("Board"),
            "expansions": self.tr("Expansions"),
        }[control]
