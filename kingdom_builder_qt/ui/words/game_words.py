"""The texts of one game, an attribute for each subject, shared by panels and dialogs.

No rule is decided here, and a hidden card is named only to the player who holds it.
"""

from __future__ import annotations

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.words.event_texts import EventTexts
from kingdom_builder_qt.ui.words.hex_texts import HexTexts
from kingdom_builder_qt.ui.words.move_texts import MoveTexts
from kingdom_builder_qt.ui.words.name_texts import NameTexts
from kingdom_builder_qt.ui.words.reason_texts import ReasonTexts
from kingdom_builder_qt.ui.words.survey_texts import SurveyTexts
from kingdom_builder_qt.ui.words.tile_texts import TileTexts
from kingdom_builder_qt.ui.words.turn_texts import TurnTexts


class GameWords:
    """Created once for a session, and again when its seats change."""

    def __init__(self, catalog: Catalog, session: Session) -> None:
        names = tuple(seat.name for seat in session.seats)
        rules = session.position.rules
        in_play = frozenset(id_ for id_, mask in rules.board.feature_masks.items() if mask)
        self.names = NameTexts(catalog, names, in_play, rules.removed_terrain)
        self.events = EventTexts(self.names, rules)
        self.hexes = HexTexts(self.names)
        self.moves = MoveTexts(self.names)
        self.reasons = ReasonTexts(self.names)
        self.survey = SurveyTexts(self.names, self.hexes)
        self.tiles = TileTexts(self.names, self.reasons)
        self.turn = TurnTexts(self.names)
