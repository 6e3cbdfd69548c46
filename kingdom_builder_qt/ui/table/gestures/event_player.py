"""Plays the events of a game on the board, forwards and backwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.core.decision import ground_path
from kingdom_builder_qt.core.grid import Hex, bits, ring_of
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.session import LogEntry, Seat
from kingdom_builder_qt.ui.art.house import SETTLEMENT
from kingdom_builder_qt.ui.table.board.motion.motion import Call, Pause
from kingdom_builder_qt.ui.table.board.piece_item import ShownPiece, piece_of
from kingdom_builder_qt.ui.table.board.scene import BoardScene


class SeatedPosition(Protocol):
    """A position that can be shown on a board, with the seats that define its colours."""

    @property
    def position(self) -> Position:
        """Return the position."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return the seats."""


class EventPlayer:
    """Translates the events of one game into changes of one scene."""

    def __init__(self, session: SeatedPosition, scene: BoardScene) -> None:
        self._session = session
        self._scene = scene
        scene.pieces.set_kinds(session.position.rules.pieces)

    def show_all(self) -> None:
        """Jump to the current position without animation."""
        session = self._session
        nomads = session.position.rules.nomads
        badges = dict(tiles_left_by_hex(session))
        self._scene.sync(pieces_of(session), badges, nomads, marks_of(session))

    def play(self, entry: LogEntry) -> None:
        """Animate a move."""
        stored = [e.hex for e in entry.events if isinstance(e, happened.StoredBuilt)]
        for event in entry.events:
            if isinstance(event, happened.Placed) and event.hex in stored:
                self._scene.changes.place_stored(self._colour(event.player), event.hex)
            else:
                self._show(event)

    def show_again(
        self, entries: Sequence[LogEntry], pause: int, shown: Callable[[int], None]
    ) -> None:
        """Animate some of the last moves again, with a pause (ms) before each and at the end.

        `shown` is called with the index of each one when its pieces have arrived.

        Later decisions stay in place: the board starts without the effects of these moves and ends
        in its current state.
        """
        scene = self._scene
        scene.sync(*before(self._session, entries))
        for number, entry in enumerate(entries):
            scene.animator.play(Pause(pause))
            self.play(entry)
            scene.animator.play(Call(partial(shown, number)))
        scene.animator.play(Pause(pause))
        scene.animator.play(Call(self._show_standing))

    def _show_standing(self) -> None:
        """Show the current pieces of the game."""
        self._scene.pieces.sync(pieces_of(self._session))
        self._scene.row_marks.sync(marks_of(self._session))

    def take_back(self, entry: LogEntry) -> None:
        """Animate the undoing of a move."""
        for event in reversed(entry.events):
            self._take_back(event)

    def show_stock(self) -> None:
        """Show the tiles left on each location."""
        for hex_, left in tiles_left_by_hex(self._session):
            self._scene.locations.set_left(hex_, left)

    def _colour(self, player: int) -> int:
        return self._session.seats[player].colour

    def _show(self, event: happened.Event) -> None:
        changes = self._scene.changes
        if isinstance(event, happened.Placed):
            changes.place(self._colour(event.player), event.hex)
        elif isinstance(event, happened.PiecePlaced):
            changes.place(self._colour(event.player), event.hex, event.piece)
        elif isinstance(event, happened.Moved):
            self._move(event, back=False)
        elif isinstance(event, happened.Removed):
            changes.remove(event.hex, fallen=event.owner != event.player)
        elif isinstance(event, happened.Gold):
            changes.pay(event.hex, event.amount)
        elif isinstance(event, happened.Stored):
            changes.store(event.hex)
        elif isinstance(event, happened.RowMarked):
            changes.mark_row(self._colour(event.player), event.row)

    def _move(self, event: happened.Moved, *, back: bool) -> None:
        """Move a piece, or move it back, along the way of the rules."""
        colour, changes = self._colour(event.player), self._scene.changes
        ends = (event.hex, event.origin) if back else (event.origin, event.hex)
        way = ground_path(self._session.position.rules, event)
        if way:
            changes.travel(colour, way[::-1] if back else way)
        else:
            changes.move(colour, *ends)

    def _take_back(self, event: happened.Event) -> None:
        changes = self._scene.changes
        if isinstance(event, happened.Placed | happened.PiecePlaced):
            changes.remove(event.hex)
        elif isinstance(event, happened.Moved):
            self._move(event, back=True)
        elif isinstance(event, happened.Removed):
            changes.place(self._colour(event.owner), event.hex, event.piece)
        elif isinstance(event, happened.Stored):
            changes.place_stored(self._colour(event.player), event.hex)
        elif isinstance(event, happened.RowMarked):
            changes.unmark_row(event.row)


def pieces_of(session: SeatedPosition) -> dict[Hex, ShownPiece]:
    """Return all pieces of a game by hex, owners as colours, a city hall on all its hexes."""
    position, seats = session.position, session.seats
    pieces = {
        hex_: ShownPiece(SETTLEMENT, seat.colour)
        for player, seat in enumerate(seats)
        for hex_ in bits(position.settlements(player))
    }
    for kind, masks in zip(position.rules.kinds, position.others, strict=True):
        for owner, mask in enumerate(masks):
            piece = piece_of(kind, seats[owner].colour)
            pieces.update(dict.fromkeys(bits(mask), piece))
    return pieces


def before(
    session: SeatedPosition, entries: Sequence[LogEntry]
) -> tuple[dict[Hex, ShownPiece], None, None, dict[int, int]]:
    """Return the pieces and row marks of a game without the effects of its last `entries`."""
    pieces, marks = pieces_of(session), marks_of(session)
    kinds, seats = session.position.rules.pieces, session.seats
    for event in (event for entry in reversed(entries) for event in reversed(entry.events)):
        if isinstance(event, happened.Placed):
            pieces.pop(event.hex, None)
        elif isinstance(event, happened.PiecePlaced):
            for hex_ in bits(ring_of(event.hex) if kinds[event.piece].ring else 1 << event.hex):
                pieces.pop(hex_, None)
        elif isinstance(event, happened.Moved) and event.hex in pieces:
            pieces[event.origin] = pieces.pop(event.hex)
        elif isinstance(event, happened.Removed):
            pieces[event.hex] = piece_of(kinds[event.piece], seats[event.owner].colour)
        elif isinstance(event, happened.Stored):
            pieces[event.hex] = ShownPiece(SETTLEMENT, seats[event.player].colour)
        elif isinstance(event, happened.RowMarked):
            marks.pop(event.row, None)
    return pieces, None, None, marks


def marks_of(session: SeatedPosition) -> dict[int, int]:
    """Return the marking player's colour by row."""
    owners = session.position.marked_rows().items()
    return {row: session.seats[owner].colour for row, owner in owners}


def tiles_left_by_hex(session: SeatedPosition) -> list[tuple[Hex, int]]:
    """Return the number of tiles left on each location hex and nomad space."""
    position = session.position
    return [(hex_, position.tiles_left(hex_)) for hex_ in position.rules.tile_of]
