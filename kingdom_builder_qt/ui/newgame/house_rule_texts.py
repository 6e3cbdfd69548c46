"""House rules: a name and one sentence each."""

from __future__ import annotations

from kingdom_builder_qt.core.rules import (
    ANY_TERRAIN_FOR_TWINS,
    DRAW_AT_START,
    LORDS_NEED_SETTLEMENT,
    LORDS_OUT,
    OPEN_HANDS,
    OWN_TILES_ONLY,
)
from kingdom_builder_qt.ui.desktop.style.texts import Texts


class HouseRuleTexts(Texts):
    """Describes house rules."""

    def name(self, rule: str) -> str:
        return {
            OWN_TILES_ONLY: self.tr("Pieces move only by their own tile"),
            ANY_TERRAIN_FOR_TWINS: self.tr("Twin cards are wild"),
            LORDS_NEED_SETTLEMENT: self.tr("Lords need a settlement"),
            LORDS_OUT: self.tr("No Lords"),
            DRAW_AT_START: self.tr("Draw at the start of the turn"),
            OPEN_HANDS: self.tr("Open hands"),
        }[rule]

    def text(self, rule: str) -> str:
        """Return the change to the rules in one sentence."""
        return {
            OWN_TILES_ONLY: self.tr(
                "Warriors, wagons and ships can be moved only by the tile that placed them."
            ),
            ANY_TERRAIN_FOR_TWINS: self.tr(
                "With the Crossroads tile, two identical terrain cards in hand may be played as any"
                " terrain."
            ),
            LORDS_NEED_SETTLEMENT: self.tr(
                "The card Lords pays in a sector only to players with a settlement there."
            ),
            LORDS_OUT: self.tr("The card Lords is never drawn."),
            DRAW_AT_START: self.tr(
                "Players draw their terrain card at the start of their turn, not at its end."
            ),
            OPEN_HANDS: self.tr("All players see each other's terrain cards."),
        }[rule]
