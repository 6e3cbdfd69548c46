"""Obstacles to setting up a game, and the page on which to remove them."""

from __future__ import annotations

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.newgame.set_up_check import Control, SetUpObstacle
from kingdom_builder_qt.ui.words.error_texts import ErrorTexts

tr = translator(__name__)


class ObstacleTexts:
    """Describes obstacles."""

    def __init__(self, catalog: Catalog) -> None:
        self._errors = ErrorTexts(catalog)

    def sentence(self, obstacle: SetUpObstacle) -> str:
        """Return the page and the obstacle."""
        place = self._place(obstacle.control)
        reason = self._errors.sentence(obstacle.error)
        return tr("{place}: {sentence}").format(place=place, sentence=reason)

    def _place(self, control: Control) -> str:
        return {
            "castles": tr("Expansions, “Beautiful castles”"),
            "tiles": tr("Board, selection tiles"),
            "cards": tr("Cards"),
            "tasks": tr("Task cards"),
            "sections": tr("Board"),
            "expansions": tr("Expansions"),
        }[control]
