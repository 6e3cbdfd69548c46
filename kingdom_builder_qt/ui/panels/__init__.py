"""The panels around the board: each takes (desk, theme, parent) and follows the desk."""

from kingdom_builder_qt.ui.panels.cards import CardsPanel
from kingdom_builder_qt.ui.panels.hand.hand import HandPanel
from kingdom_builder_qt.ui.panels.log import LogPanel
from kingdom_builder_qt.ui.panels.players import PlayersPanel
from kingdom_builder_qt.ui.panels.status import StatusPanel
from kingdom_builder_qt.ui.panels.tiles import TilesPanel

__all__ = ["CardsPanel", "HandPanel", "LogPanel", "PlayersPanel", "StatusPanel", "TilesPanel"]
