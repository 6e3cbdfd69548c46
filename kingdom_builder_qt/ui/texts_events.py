"""Moves and events in words, and how they are put together to lines of the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QObject

from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.core.events import Event
from kingdom_builder_qt.core.hexgrid import Hex, Mask, hex_name
from kingdom_builder_qt.core.moves import END, MANDATORY, MOVE, TURN, Move, source_tile
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.game.session import LogEntry
from kingdom_builder_qt.ui.texts_names import NameTexts
from kingdom_builder_qt.ui.texts_patterns import PatternTexts

LineKind: TypeAlias = Literal["turn", "move", "event"]

# The move in words already says these.
_SAID: Final = (
    happened.Placed,
    happened.Moved,
    happened.TileUsed,
    happened.TurnEnded,
    happened.PiecePlaced,
    happened.CardChosen,
)


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log: the text, what kind of line, whose, and the hexes it is about."""

    text: str
    kind: LineKind
    player: int | None = None
    hexes: Mask = 0


class EventTexts(QObject):
    """Says what was done and what happened."""

    def __init__(self, names: NameTexts, rules: Rules) -> None:
        super().__init__()
        self._names = names
        self._rules = rules
        self._patterns = PatternTexts()

    def move(self, player: int, move: Move) -> str:
        """Return a move in words."""
        name = self._names.player(player)
        if move.verb == END:
            return self.tr("{player} ends the turn").format(player=name)
        tile = source_tile(move.source)
        target = move.target if isinstance(move.target, int) else None
        places = {
            "player": name,
            "origin": hex_name(move.origin) if move.origin is not None else "",
            "hex": hex_name(target) if target is not None else "",
            "terrain": self._terrain_at(target),
            "card": self._names.terrain_card(str(move.target)),
            "tile": self._names.tile(tile, in_sentence=True) if tile is not None else "",
        }
        return self._pattern(move).format(**places)

    def _pattern(self, move: Move) -> str:
        if pattern := self._patterns.move_pattern(move.verb):
            return pattern
        if move.verb == MOVE:
            if move.source == MANDATORY:
                return self.tr("{player} moves a settlement from {origin} to {hex}")
            return self.tr("{player} moves a settlement from {origin} to {hex} with the {tile}")
        if move.source in (MANDATORY, TURN):
            return self.tr("{player} builds on {hex} ({terrain})")
        return self.tr("{player} builds on {hex} ({terrain}) with the {tile}")

    def _terrain_at(self, hex_: Hex | None) -> str:
        terrain = self._rules.board.terrain_at(hex_) if hex_ is not None else None
        return self._names.terrain(terrain) if terrain is not None else ""

    def entry_lines(self, entry: LogEntry, viewer: int | None = None) -> list[Line]:
        """Return a log entry as lines; the head of the next turn comes last."""
        events = entry.events
        said = self.move(entry.player, entry.move)
        drawn = [e for e in events if isinstance(e, happened.CardDrawn)]
        if entry.move.verb == END and drawn and drawn[0].player == entry.player:
            said = self._end_and_draw(drawn[0], viewer)
            events = tuple(event for event in events if event is not drawn[0])
        places = [h for h in (entry.move.origin, entry.move.target) if isinstance(h, int)]
        mask = sum(1 << hex_ for hex_ in set(places))
        lines = [Line(said, "move", entry.player, mask)]
        return lines + self.event_lines(events, viewer)

    def _end_and_draw(self, drawn: happened.CardDrawn, viewer: int | None) -> str:
        if drawn.player != viewer:
            pattern = self.tr("{player} ends the turn and draws a card")
        elif drawn.card is None:
            pattern = self.tr("{player} ends the turn; no card is left to draw")
        else:
            pattern = self.tr("{player} ends the turn and draws {card}")
        card = self._names.terrain_card(drawn.card) if drawn.card else ""
        return pattern.format(player=self._names.player(drawn.player), card=card)

    def event_lines(self, events: Sequence[Event], viewer: int | None = None) -> list[Line]:
        """Return events as lines, without those that the move already says."""
        lines = []
        useless: happened.CardUseless | None = None
        for event in events:
            if isinstance(event, happened.CardUseless):
                useless = event
            elif isinstance(event, happened.CardReplaced) and useless is not None:
                lines.append(Line(self._exchange(useless, event), "event", event.player))
            elif not isinstance(event, _SAID) and not self._is_routine(event):
                lines.append(self._line(event, viewer))
        return lines

    def _is_routine(self, event: Event) -> bool:
        """Tell whether the mandatory action was simply completed."""
        if not isinstance(event, happened.MandatoryDone):
            return False
        due = (o.build for card in self._rules.terrain_cards.values() for o in card.options)
        return event.built >= min(due, default=0)

    def _line(self, event: Event, viewer: int | None) -> Line:
        kind: LineKind = "turn" if isinstance(event, happened.TurnBegan) else "event"
        location = getattr(event, "location", None)
        mask = 1 << location if location is not None else 0
        return Line(self.describe(event, viewer), kind, getattr(event, "player", None), mask)

    def _exchange(self, useless: happened.CardUseless, new: happened.CardReplaced) -> str:
        values = {
            "terrain": self._names.terrain_card(useless.card),
            "player": self._names.player(new.player),
            "new": self._names.terrain_card(new.card) if new.card else "",
        }
        if new.card is None:
            pattern = self.tr(
                "No free {terrain} hex is left: the card leaves the game, and no card is left"
                " to draw"
            )
        else:
            pattern = self.tr(
                "No free {terrain} hex is left: the card leaves the game, {player} draws {new}"
            )
        return pattern.format(**values)

    def describe(self, event: Event, viewer: int | None = None) -> str:
        """Return one event in words; hidden cards only for the player who holds them."""
        hidden = isinstance(event, happened.CardDrawn) and event.player != viewer
        # What gold was earned for is a card of another kind.
        secret = hidden or isinstance(event, happened.Gold)
        card = None if secret else getattr(event, "card", None)
        player, tile = getattr(event, "player", None), getattr(event, "tile", None)
        hex_ = getattr(event, "hex", getattr(event, "location", None))
        origin = getattr(event, "origin", None)
        return self._event_pattern(event, hidden).format(
            player=self._names.player(player) if player is not None else "",
            tile=self._names.tile(tile, in_sentence=True) if tile is not None else "",
            Tile=self._names.tile(tile) if tile is not None else "",
            card=self._names.terrain_card(card) if card else "",
            hex=hex_name(hex_) if hex_ is not None else "",
            origin=hex_name(origin) if origin is not None else "",
            round=getattr(event, "round", ""),
            built=getattr(event, "built", ""),
            amount=getattr(event, "amount", ""),
            piece=getattr(event, "piece", "").replace("_", " "),
            owner=self._names.player(getattr(event, "owner", 0)),
        )

    def _event_pattern(self, event: Event, hidden: bool) -> str:
        if pattern := self._patterns.event_pattern(event):
            return pattern
        if isinstance(event, happened.Placed):
            return self.tr("{player} builds on {hex}")
        if isinstance(event, happened.Moved):
            return self.tr("{player} moves a settlement from {origin} to {hex}")
        if isinstance(event, happened.TileTaken):
            return self.tr("{player} takes a tile from {hex}: {Tile}")
        if isinstance(event, happened.TileLost):
            return self.tr("{player} loses the {tile} tile: no settlement is left beside {hex}")
        if isinstance(event, happened.TileUsed):
            return self.tr("{player} uses the {tile}")
        if isinstance(event, happened.MandatoryDone):
            return self.tr("{player} has built {built} in the mandatory action: no more is due")
        if isinstance(event, happened.TurnEnded):
            return self.tr("{player} ends the turn")
        return self._card_pattern(event, hidden)

    def _card_pattern(self, event: Event, hidden: bool) -> str:
        if isinstance(event, happened.CardDrawn) and not hidden and event.card is None:
            return self.tr("No card is left: {player} draws none")
        if isinstance(event, happened.CardDrawn):
            return (
                self.tr("{player} draws a card")
                if hidden
                else self.tr("{player} draws a card: {card}")
            )
        if isinstance(event, happened.CardUseless):
            return self.tr("No free {card} hex is left: the card leaves the game")
        if isinstance(event, happened.CardReplaced):
            if event.card is None:
                return self.tr("No card is left: {player} draws none")
            return self.tr("{player} draws {card} in its place")
        if isinstance(event, happened.Reshuffled):
            return self.tr("The discards are shuffled: they are the new draw pile")
        if isinstance(event, happened.TurnBegan):
            if event.card is None:
                return self.tr("Round {round}: {player} has no card")
            return self.tr("Round {round}: {player} plays {card}")
        return self._end_pattern(event)

    def _end_pattern(self, event: Event) -> str:
        if isinstance(event, happened.EndTriggered):
            return self.tr("{player} has built the last settlement: this is the last round")
        if isinstance(event, happened.GameOver) and event.by_safety_end:
            return self.tr("The game is over: nothing can be built any more")
        return self.tr("The game is over")
