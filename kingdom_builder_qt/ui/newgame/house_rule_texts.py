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
from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)


class HouseRuleTexts:
    """Describes house rules."""

    def name(self, rule: str) -> str:
        return {
            OWN_TILES_ONLY: tr("Pieces move only by their own tile"),
            ANY_TERRAIN_FOR_TWINS: tr("Twin cards are wild"),
            LORDS_NEED_SETTLEMENT: tr("Lords need a settlement"),
            LORDS_OUT: tr("No Lords"),
            DRAW_AT_START: tr("Draw at the start of the turn"),
            OPEN_HANDS: tr("Open hands"),
        }[rule]

    def text(self, rule: str) -> str:
        """Return the change to the rules in one sentence."""
        return {
            OWN_TILES_ONLY: tr(
                "Warriors, wagons and ships can be moved only by the tile that placed them."
            ),
            ANY_TERRAIN_FOR_TWINS: tr(
                "With the Crossroads tile, two identical terrain cards in hand may be played as any"
                " terrain."
            ),
            LORDS_NEED_SETTLEMENT: tr(
                "The card Lords pays in a sector only to players with a settlement there."
            ),
            LORDS_OUT: tr("The card Lords is never drawn."),
            DRAW_AT_START: tr(
                "Players draw their terrain card at the start of their turn, not at its end."
            ),
            OPEN_HANDS: tr("All players see each other's terrain cards."),
        }[rule]
