"""Sentence patterns for moves and events of pieces, tiles and cards beyond plain settlements."""

from __future__ import annotations

from PySide6.QtCore import QObject

from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.core.events import Event
from kingdom_builder_qt.core.moves import (
    CHOOSE,
    DRAW,
    PLACE,
    REMOVE,
    RETURN,
    SKIP,
    USE,
    WALL,
)


class PatternTexts(QObject):
    """Gives the pattern of a move or event; empty for those that are told elsewhere."""

    def move_pattern(self, verb: str) -> str:
        """Return the pattern of a move by its verb."""
        patterns = {
            PLACE: self.tr("{player} places a piece on {hex} ({terrain}) with the {tile}"),
            WALL: self.tr("{player} builds a stone wall on {hex} ({terrain})"),
            RETURN: self.tr("{player} takes the piece on {hex} back with the {tile}"),
            REMOVE: self.tr("{player} removes the piece on {hex} with the {tile}"),
            DRAW: self.tr("{player} turns up a terrain card with the {tile}"),
            USE: self.tr("{player} uses the {tile}"),
            SKIP: self.tr("{player} is done with the {tile}"),
            CHOOSE: self.tr("{player} chooses {card}"),
        }
        return patterns.get(verb, "")

    def event_pattern(self, event: Event) -> str:
        """Return the pattern of an event."""
        patterns = {
            happened.PiecePlaced: self.tr("{player} places a {piece} on {hex}"),
            happened.Removed: self.tr("The {piece} of {owner} on {hex} goes back to the supply"),
            happened.TileExpired: self.tr("{player} hands the {tile} in"),
            happened.Gold: self.tr("{player} earns {amount} gold"),
            happened.CardsRevealed: self.tr("{player} has several terrain cards to choose from"),
            happened.CardChosen: self.tr("{player} plays {card}"),
            happened.CardTurnedUp: self.tr("The card turned up is {card}"),
        }
        return patterns.get(type(event), "")
