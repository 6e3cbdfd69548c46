"""The words for one running game: one holder for panels and dialogs, an attribute for each subject.

Texts only: no rule is judged here, and no hidden card is ever named to somebody else.
"""

from __future__ import annotations

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.words.event_texts import EventTexts
from kingdom_builder_qt.ui.words.hex_texts import HexTexts
from kingdom_builder_qt.ui.words.move_texts import MoveTexts
from kingdom_builder_qt.ui.words.name_texts import NameTexts
from kingdom_builder_qt.ui.words.reason_texts import ReasonTexts
from kingdom_builder_qt.ui.words.tile_texts import TileTexts
from kingdom_builder_qt.ui.words.turn_texts import TurnTexts


class GameWords:
    """Made once for a session, and again only when other players sit down."""

    def __init__(self, catalog: Catalog, session: Session) -> None:
        """Take the names of content from the catalog and those of the players from the seats."""
        names = tuple(seat.name for seat in session.seats)
        rules = session.position.rules
        in_play = frozenset(id_ for id_, mask in rules.board.feature_masks.items() if mask)
        self.names = NameTexts(catalog, names, in_play, rules.removed_terrain)
        self.events = EventTexts(self.names, rules)
        self.hexes = HexTexts(self.names)
        self.moves = MoveTexts(self.names)
        self.reasons = ReasonTexts(self.names)
        self.tiles = TileTexts(self.names, self.reasons)
        self.turn = TurnTexts(self.names)
