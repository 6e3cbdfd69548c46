"""What a bridge knows: the session, who looks at the screen, what can be done now.

Questions only; `session_bridge` does what the player wants.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.compile.branches import BuildBranch
from kingdom_builder_qt.core.compile.rules import DRAW_AT_START, OPEN_HANDS
from kingdom_builder_qt.core.grid import Mask
from kingdom_builder_qt.core.movegen import is_open
from kingdom_builder_qt.core.moves import END_TURN, MANDATORY, Move, choose_card
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.queries import due_source, in_turn, is_choosing, skip_move
from kingdom_builder_qt.core.sources import plain_moves
from kingdom_builder_qt.game.session import LogEntry, Seat, Session
from kingdom_builder_qt.ui.table.hidden_information import open_part
from kingdom_builder_qt.ui.words.texts import GameTexts

NOTHING: Final = ""


class BridgeState(QObject):
    """One game on the screen: its session, what the person has selected, who may see what."""

    session_started = Signal()
    changed = Signal(str, object)  # 'played' | 'undone' | 'redone', LogEntry as it may be shown
    revealed = Signal(object)  # LogEntry: what the curtain had hidden of it
    seats_changed = Signal(object)  # tuple[Seat, ...]: as they were; others play, or new names
    settled = Signal()  # after all changes of one decision, undo or redo
    source_selected = Signal(str)  # '' = nothing
    thinking_changed = Signal(bool)
    viewer_changed = Signal(object)  # int | None
    highlight_requested = Signal(str, object)  # role, mask
    message = Signal(str)  # why something cannot be done: about this moment only
    notice = Signal(str)  # what has to be known beyond this moment
    step_changed = Signal(str)  # what to do next with the tile in use, '' = none in use
    refused = Signal(int)  # the hex on which nothing can be done

    def __init__(self, catalog: Catalog, parent: QObject | None = None) -> None:
        """Wait for a session."""
        super().__init__(parent)
        self.catalog = catalog
        self.session: Session | None = None
        self.texts: GameTexts | None = None
        self.viewer: int | None = None
        self.source = NOTHING
        self.step = ""
        self._seated: int | None = None  # who has taken the seat for the turn of that player
        self._wanted = NOTHING  # a source that waits for the choice of a card

    @property
    def position(self) -> Position | None:
        """Return the position of the game, None before the first one."""
        return self.session.position if self.session is not None else None

    @property
    def humans(self) -> list[int]:
        """Return the seats on which people sit."""
        seats = self.session.seats if self.session is not None else ()
        return [number for number, seat in enumerate(seats) if seat.is_human]

    @property
    def only_computers(self) -> bool:
        """Return whether nobody plays: the person at the screen watches computers."""
        return self.session is not None and not self.humans

    @property
    def curtain_down(self) -> bool:
        """Return whether the person to move has still to take the seat."""
        return self._is_person_to_move() and self.viewer is None

    @property
    def is_human_turn(self) -> bool:
        """Return whether the person at the screen decides now."""
        return self._is_person_to_move() and self.viewer is not None

    @property
    def hides_hands(self) -> bool:
        """Return whether no card of a hand may be shown: nobody left the seat for who decides.

        Canoe and silo need no card, so several people at one screen decide without a curtain.
        """
        position = self.position
        return len(self.humans) > 1 and position is not None and not in_turn(position)

    @property
    def card_viewer(self) -> int | None:
        """Return who may see hidden cards now."""
        return None if self.hides_hands else self.viewer

    @property
    def can_end_turn(self) -> bool:
        """Return whether the person may end the turn now."""
        position = self.position
        return self.is_human_turn and position is not None and position.is_legal(END_TURN)

    @property
    def plain_move(self) -> Move | None:
        """Return the move without a hex that the selected source offers now, None without one.

        It is `skip` of what is under way, `draw` of the fort, `take` of the cathedral or `use` of
        an outpost.
        """
        position = self.position
        if not self.is_human_turn or position is None or not is_open(position, self.source):
            return None
        return next(iter(plain_moves(position, self.source)), None)

    @property
    def can_skip(self) -> bool:
        """Return whether an open block, a silo action or an offered canoe may be ended now."""
        position = self.position
        return self.is_human_turn and position is not None and skip_move(position) is not None

    def preview(self, choice: str) -> Mask:
        """Return where could be built after a card, or a side of it, is chosen."""
        position, move = self.position, choose_card(choice)
        if not self.is_human_turn or position is None or not position.is_legal(move):
            return 0
        after = position.copy()
        after.push(move)
        return after.targets(due_source(after) or self._wanted or MANDATORY)

    def source_for(self, kind: str) -> str | None:
        """Return what would bring a kind of piece from the supply now; None without a clear one.

        The selected source comes first, then the mandatory action, then the only tile that can.
        """
        position = self.position
        if not self.is_human_turn or position is None:
            return None
        able = [
            source
            for (source, verb), branch in position.rules.branches.items()
            if isinstance(branch, BuildBranch)
            and branch.piece.id == kind
            and position.targets(source, verb=verb)
        ]
        for wanted in (self.source, MANDATORY):
            if wanted in able:
                return wanted
        return able[0] if len(able) == 1 else None

    @property
    def shown_log(self) -> list[LogEntry]:
        """Return the log as it may be shown now: no card of a turn that begins at the curtain."""
        log = list(self.session.log) if self.session is not None else []
        if log and self.curtain_down:
            log[-1] = open_part(log[-1])
        return log

    @property
    def can_undo(self) -> bool:
        """Return whether a decision can be taken back now."""
        return self.session is not None and not self.curtain_down and self.session.can_undo

    @property
    def can_redo(self) -> bool:
        """Return whether a decision can be played again now."""
        return self.session is not None and not self.curtain_down and self.session.can_redo

    def _is_person_to_move(self) -> bool:
        session = self.session
        if session is None or session.position.is_over:
            return False
        return session.seats[session.to_move].is_human

    def _sources(self) -> list[str]:
        return self.position.sources() if self.position is not None else []

    def _first_viewer(self) -> int | None:
        # Nobody has to make room at the start, so the first person needs no curtain; in a game
        # that goes on only who has already decided in this turn is known to be there.
        humans, session = self.humans, self.session
        if len(humans) == 1:
            return humans[0]
        if session is None or session.to_move not in humans:
            return None
        there = not session.log or session.log[-1].player == session.to_move
        there = there and session.to_move == session.position.active
        return session.to_move if there or not self._needs_seat() else None

    def _needs_seat(self) -> bool:
        """Return whether who decides now could see cards that others at the screen may not see."""
        position = self.position
        return position is not None and in_turn(position) and not self._hides_nothing()

    def _hides_nothing(self) -> bool:
        """Return whether a house rule leaves no card that only one player knows."""
        position = self.position
        return position is None or bool(position.rules.house & {OPEN_HANDS, DRAW_AT_START})

    def _viewer_now(self) -> int | None:
        """Return who may look now; between two people nobody until the next one is there."""
        humans, session = self.humans, self.session
        if session is None:
            return None
        if len(humans) == 1:  # left alone by others, they still have to take the seat once
            return humans[0] if self._seated == humans[0] or self._hides_nothing() else None
        if session.to_move not in humans:
            return None
        there = session.to_move == self._seated == session.position.active
        return session.to_move if there or not self._needs_seat() else None

    def _seated_after(self, before: Sequence[Seat]) -> int | None:
        """Return who is known to sit at the screen after a change of the seats.

        Who takes a place in a game of computers is who watched it; otherwise nobody moves.
        """
        if not any(seat.is_human for seat in before) and len(self.humans) == 1:
            return self.humans[0]
        known = self._seated == self.viewer and self._seated in self.humans
        return self._seated if known else None

    def _show_to(self, viewer: int | None) -> None:
        if viewer != self.viewer:
            self.viewer = viewer
            self.viewer_changed.emit(viewer)

    def _default_source(self, among_tiles: bool = True) -> str:
        """Return what an open block or a due mandatory action asks for, else the only tile left."""
        position = self.position
        if not self.is_human_turn or position is None:
            return NOTHING
        due = due_source(position)
        if due is not None:
            return due
        sources = position.sources()
        if MANDATORY in sources:
            return MANDATORY
        if is_choosing(position) or not among_tiles or self.texts is None:
            return NOTHING
        names, waivers = self.texts.names, position.rules.waivers  # they are switched
        tiles = [s for s in sources if names.entry(s) is not None and s not in waivers]
        return tiles[0] if len(tiles) == 1 else NOTHING
