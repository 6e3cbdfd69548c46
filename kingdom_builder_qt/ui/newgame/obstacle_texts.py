"""Obstacles to setting up a game, and the page on which to remove them."""

from __future__ import annotations

from kingdom_builder_qt.ui.desktop.style.texts import Texts
from kingdom_builder_qt.ui.newgame.set_up_check import Control, SetUpObstacle


class ObstacleTexts(Texts):
    """Describes obstacles."""

    def sentence(self, obstacle: SetUpObstacle) -> str:
        """Return the page and the obstacle."""
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
