"""No decision by the board now: a click only says why."""

from __future__ import annotations

from kingdom_builder_qt.ui.board.gesture import Spot
from kingdom_builder_qt.ui.interaction.gestures import GameGesture


class IdleGesture(GameGesture):
    """Active while somebody else decides, or while nothing is selected."""

    def activated(self, spot: Spot) -> None:
        """Say what can be done instead."""
        self.desk.explainer.explain_idle(spot.hex_)
