"""Everything the program says about a game in words: one object for all panels and dialogs.

Texts only: no rule is judged here, and no hidden card is ever named to somebody else.
"""

from __future__ import annotations

from collections.abc import Sequence

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.events import Event
from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.reasons import Reason
from kingdom_builder_qt.core.turn.tiles import HeldTile
from kingdom_builder_qt.game.session import LogEntry, Session
from kingdom_builder_qt.ui.words.events import EventTexts, Line
from kingdom_builder_qt.ui.words.hexes import HexTexts
from kingdom_builder_qt.ui.words.moves import MoveTexts
from kingdom_builder_qt.ui.words.names import NameTexts
from kingdom_builder_qt.ui.words.reasons import ReasonTexts
from kingdom_builder_qt.ui.words.tiles import TileTexts
from kingdom_builder_qt.ui.words.turn import TurnTexts

__all__ = ["GameTexts", "Line", "NameTexts"]


class GameTexts:
    """The words for one running game: names of its players, moves, events, reasons, hexes."""

    def __init__(self, catalog: Catalog, session: Session) -> None:
        """Take the names of content from the catalog and those of the players from the seats."""
        self.names = NameTexts(catalog, tuple(seat.name for seat in session.seats))
        self._events = EventTexts(self.names, session.position.rules)
        self._hexes = HexTexts(self.names)
        self._reasons = ReasonTexts(self.names)
        self._tiles = TileTexts(self.names)
        self._turn = TurnTexts(self.names)
        self._moves = MoveTexts(self.names)

    def move(self, player: int, move: Move) -> str:
        """Return a move in words: "Anna builds on C7 (grass)"."""
        return self._events.move(player, move)

    def choice(self, move: Move, position: Position) -> str:
        """Return a possible move for a list: "Build on C7, grass, beside location farm"."""
        return self._moves.choice(move, position)

    def event(self, event: Event, viewer: int | None = None) -> str:
        """Return an event in words as `viewer` may know it; None may know no hidden card."""
        return self._events.describe(event, viewer)

    def entry_lines(self, entry: LogEntry, viewer: int | None = None) -> list[Line]:
        """Return a log entry as lines: the move, what followed, the head of the next turn."""
        return self._events.entry_lines(entry, viewer)

    def event_lines(self, events: Sequence[Event], viewer: int | None = None) -> list[Line]:
        """Return events without a move as lines, for the opening of a game."""
        return self._events.event_lines(events, viewer)

    def game_over(self, position: Position) -> str:
        """Return who won: "Anna wins with 54 gold"."""
        return self._turn.game_over(position)

    def reason(self, reason: Reason, source: str, hex_: Hex, position: Position) -> str:
        """Return why a hex is no target, as a sentence that helps."""
        return self._reasons.reason(reason, source, hex_, position)

    def hex(self, hex_: Hex, position: Position) -> str:
        """Return a hex for a screen reader: "D4, location Farm, 1 tile left"."""
        return self._hexes.describe(hex_, position)

    def tile_state(self, held: HeldTile, position: Position) -> str:
        """Return what can be done with a held tile now, in a word or two."""
        return self._tiles.state(held, position)

    def tile_waiting(self, held: HeldTile, position: Position) -> str:
        """Return the state of a tile that waits for its owner's next turn, in a word or two."""
        return self._tiles.waiting(held, position)

    def tile_now(self, held: HeldTile, position: Position) -> str:
        """Return what can be done with a held tile now, as a sentence."""
        return self._tiles.now(held, position)

    def tile_life(self, held: HeldTile, position: Position) -> str:
        """Return how long a nomad tile lasts, as a sentence; empty for location tiles."""
        return self._tiles.life(held, position)

    def source(self, source: str) -> str:
        """Return the name of what allows a move: "Build", "Farm", "End turn"."""
        return self.names.source(source)

    def task(self, position: Position) -> str:
        """Return what the player to move has to do or may do now."""
        return self._turn.task(position)

    def step(self, source: str, position: Position, origin: Hex | None) -> str:
        """Return what to do next with a tile in use; empty for all other sources."""
        return self._turn.step(source, position, origin)

    def phase(self, position: Position) -> str:
        """Return who decides in a moment that is no usual turn; empty within a turn."""
        return self._turn.phase(position)

    def end_action(self, position: Position) -> str:
        """Return what the button does that ends the action under way, as a sentence."""
        return self._turn.end_action(position)

    def plain(self, move: Move) -> str:
        """Return the words on the button of a move that names no hex: "Done"."""
        return self._turn.plain(move)

    def progress(self, verb: str, done: int, due: int) -> str:
        """Return how far an action of several steps is: "1 of 3 built", "step 2 of 4"."""
        return self._turn.progress(verb, done, due)
