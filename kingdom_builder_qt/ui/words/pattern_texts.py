"""Sentence patterns for moves and events."""

from __future__ import annotations

from typing import Final

from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.core.entries import SETTLEMENT
from kingdom_builder_qt.core.events import Event
from kingdom_builder_qt.core.moves import (
    CHOOSE,
    DRAW,
    END,
    MANDATORY,
    MOVE,
    PLACE,
    REMOVE,
    RETURN,
    SKIP,
    TAKE,
    TURN,
    USE,
    WALL,
    Move,
)
from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)

# Special cases of moves that their verb does not distinguish.
DECLINE: Final = "decline"  # an offered action
STORE: Final = "store"  # a settlement, on a tile
MORE_CARDS: Final = "more_cards"  # at the end of the turn


class PatternTexts:
    def move_pattern(self, move: Move, kind: str, case: str = "") -> str:
        """Return the pattern of a move with a kind of piece, '' for any kind.

        `case`: one of the special cases, for verbs with several meanings.
        """
        patterns = {
            END: tr("{player} ends the turn"),
            PLACE: tr("{player} places {piece:indefinite} on {hex} ({terrain}) with the {tile}"),
            WALL: tr("{player} places {piece:indefinite} on {hex} ({terrain}) with the {tile}"),
            RETURN: tr("{player} takes the {piece} on {hex} back with the {tile}"),
            REMOVE: tr("{player} removes the piece on {hex} with the {tile}"),
            DRAW: tr("{player} turns up a terrain card with the {tile}"),
            USE: tr("{player} uses the {tile} for the next placement"),
            SKIP: tr("{player} is done with the {tile}"),
            TAKE: tr("{player} takes a number tile with the {tile}"),
            DECLINE: tr("{player} does not use the {tile}"),
            STORE: tr("{player} puts the settlement on {hex} onto the {tile}"),
            MORE_CARDS: tr("{player} will draw one more card with the {tile}"),
            CHOOSE: tr("{player} chooses the card {card}"),
        }
        return patterns.get(case or move.verb) or self._settlement_pattern(move, kind)

    def _settlement_pattern(self, move: Move, kind: str) -> str:
        if move.verb == MOVE:
            if kind == SETTLEMENT:
                return tr("{player} moves a settlement from {origin} to {hex} with the {tile}")
            if not kind:
                return tr("{player} moves a piece from {origin} to {hex} with the {tile}")
            return tr("{player} moves the {piece} from {origin} to {hex} with the {tile}")
        if move.source in (MANDATORY, TURN):
            return tr("{player} builds on {hex} ({terrain})")
        return tr("{player} builds on {hex} ({terrain}) with the {tile}")

    def event_pattern(self, event: Event, hidden: bool) -> str:
        """Return the pattern of an event; `hidden`: without its card."""
        patterns: dict[type[Event], str] = {
            happened.Placed: tr("{player} builds on {hex}"),
            happened.PiecePlaced: tr("{player} places {piece:indefinite} on {hex}"),
            happened.Moved: tr("{player} moves a piece from {origin} to {hex}"),
            happened.Removed: tr("The {piece} of {owner} on {hex} goes back to the supply"),
            happened.TileTaken: tr("{player} takes the {Tile} tile ({hex})"),
            happened.TileLost: tr(
                "{player} loses the {Tile} tile: no settlement is left next to {hex}"
            ),
            happened.TileUsed: tr("{player} uses the {tile}"),
            happened.TileExpired: tr(
                "{player}'s nomad tile {tile} leaves the game: it lasts one turn"
            ),
            happened.Gold: tr("{player} earns {amount} gold ({earner})"),
            happened.CardsRevealed: tr("{player} reveals the cards {cards}"),
            happened.CardChosen: tr("{player} plays {card}"),
            happened.CardTurnedUp: tr("{player} turns up {card}"),
            happened.TurnEnded: tr("{player} ends the turn"),
        }
        return (
            patterns.get(type(event))
            or self._special_pattern(event)
            or self._card_pattern(event, hidden)
        )

    def _special_pattern(self, event: Event) -> str:
        """Return the pattern of an event of an expansion; empty for all others."""
        if isinstance(event, happened.NumberTiles):
            return self._number_tiles(event.change)
        if isinstance(event, happened.MandatoryDone):
            return self._mandatory_done(event.built)
        patterns: dict[type[Event], str] = {
            happened.Stored: tr("{player} stores the settlement on {hex}"),
            happened.StoredBuilt: tr("{player} builds the stored settlement on {hex}"),
            happened.RowMarked: tr("{player} marks row {row} ({earner})"),
            happened.Asked: tr("{player} may use the {tile} now"),
            happened.TerrainChosen: tr("{player} uses the card for {terrain}"),
        }
        if isinstance(event, happened.SilosBegan):
            return tr("{player} has %n {tile} actions before scoring", "", event.actions)
        return patterns.get(type(event), "")

    def _mandatory_done(self, built: int) -> str:
        """Return the pattern for a mandatory action that ended early."""
        if not built:
            return tr("{player} cannot build anything in the mandatory action")
        return tr("{player} can build only %n settlements in the mandatory action", "", built)

    def _number_tiles(self, change: int) -> str:
        if change == 1:
            return tr("{player} takes a number tile")
        return tr("{player} gives %n number tiles back", "", abs(change))

    def _card_pattern(self, event: Event, hidden: bool) -> str:
        if isinstance(event, happened.CardDrawn) and not hidden and event.card is None:
            return tr("No card is left: {player} draws none")
        if isinstance(event, happened.CardDrawn):
            return tr("{player} draws a card") if hidden else tr("{player} draws a card: {card}")
        if isinstance(event, happened.CardUseless):
            return tr("No free {card} hex is left: the card leaves the game")
        if isinstance(event, happened.CardReplaced):
            if event.card is None:
                return tr("No card is left: {player} draws none")
            return tr("{player} draws {card} in its place")
        if isinstance(event, happened.Reshuffled):
            return tr("The discards are shuffled to make a new draw pile")
        if isinstance(event, happened.TurnBegan):
            if event.card is None:
                return tr("Round {round}: {player} has no card")
            return tr("Round {round}: {player} plays {card}")
        return self._end_pattern(event)

    def _end_pattern(self, event: Event) -> str:
        if isinstance(event, happened.EndTriggered):
            return tr("{player} has built the last settlement: this is the last round")
        if isinstance(event, happened.GameOver) and event.by_safety_end:
            return tr("The game is over: nothing can be built any more")
        return tr("The game is over")
