"""The session as Qt objects see it: the only place that turns a click into a Move.

Knows no rule: what is possible comes from the position, in words from `texts`.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from PySide6.QtCore import QObject

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import IllegalMove
from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.core.moves import (
    CANOE,
    END_TURN,
    MANDATORY,
    TURN,
    USE,
    Move,
    choose_card,
)
from kingdom_builder_qt.core.queries import skip_move, waits_for_card
from kingdom_builder_qt.game.session import LogEntry, Seat, Session
from kingdom_builder_qt.ui.table.ai_turns import AiTurns
from kingdom_builder_qt.ui.table.bridge_state import NOTHING
from kingdom_builder_qt.ui.table.bridge_words import BridgeWords
from kingdom_builder_qt.ui.table.hidden_information import hidden_part, open_part
from kingdom_builder_qt.ui.words.texts import GameTexts

_log = logging.getLogger(__name__)


class SessionBridge(BridgeWords):
    """Does what the person at the screen wants, and lets the computer players play."""

    def __init__(self, catalog: Catalog, parent: QObject | None = None) -> None:
        """Wait for a session."""
        super().__init__(catalog, parent)
        self.ends_turn_itself = False
        self.ai = AiTurns(self)
        self.ai.decided.connect(self._on_decided)
        self.ai.thinking_changed.connect(self.thinking_changed)
        self.ai.restarted.connect(self._on_restarted)
        self.ai.failed.connect(self._on_failed)

    # -- the game ------------------------------------------------------------------------------

    def start(self, session: Session) -> None:
        """Show another game, new or loaded."""
        self.session = session
        self.texts = GameTexts(self.catalog, session)
        session.listen(self._on_session_changed)
        session.listen_to_seats(self._on_seats_changed)
        self.source = self._wanted = NOTHING
        self.viewer = self._seated = self._first_viewer()
        self.ai.start(session)
        self.session_started.emit()
        self.viewer_changed.emit(self.viewer)
        self._settle()

    def change_seats(self, seats: Sequence[Seat]) -> None:
        """Let others play from now on, or call them otherwise; SetupError changes nothing."""
        if self.session is not None:
            self.session.change_seats(seats)

    def close(self) -> None:
        """Stop following the game; no process remains."""
        self.session = None
        self.ai.close()

    def play(self, move: Move) -> bool:
        """Play a decision of the person at the screen; tell whether it was possible."""
        if not self._may_decide() or not self._play(move):
            return False
        self._end_by_itself()
        return True

    def act(
        self, source: str, hex_: Hex, origin: Hex | None = None, verb: str | None = None
    ) -> bool:
        """Play the move of a source that names a hex, or mark the hex and say why not.

        `origin` is where a piece is moved from; `verb` is needed only where several would fit.
        """
        if not self._may_decide() or self.position is None:
            return False
        from_mask = None if origin is None else 1 << origin
        moves = self.position.legal_moves([source], from_mask, 1 << hex_)
        fitting = [m for m in moves if m.origin == origin and verb in (None, m.verb)]
        if len(fitting) != 1:
            self.refuse(source, hex_, origin)
            return False
        return self.play(fitting[0])

    def play_plain(self) -> bool:
        """Play the move without a hex that the selected source offers, or say there is none."""
        move = self.plain_move
        if move is None:
            if self._may_decide():
                self.explain_source(self.source or TURN)
            return False
        return self.play(move)

    def choose_card(self, card: str) -> bool:
        """Choose one of several cards, or a side of one, or say why that is not possible.

        A tile that had to wait for the choice is selected then.
        """
        if not self._may_decide() or self.position is None:
            return False
        if not self.position.is_legal(choose_card(card)):
            self.explain_card(card)
            return False
        wanted, self._wanted = self._wanted, NOTHING
        played = self.play(choose_card(card))
        if played and wanted in self._sources():
            self._select(wanted)
        return played

    def end_turn(self) -> None:
        """End the turn, or say why that is not possible yet."""
        if self.is_human_turn and not self.can_end_turn:
            self.explain_source(TURN)
            return
        self.play(END_TURN)

    def finish(self) -> None:
        """End what is under way (block, silo action, offered canoe) if possible, else the turn."""
        skip = skip_move(self.position) if self.position is not None else None
        if self.can_skip and skip is not None:
            self.play(skip)
        else:
            self.end_turn()

    def undo(self) -> None:
        """Take the last decision back."""
        if self.session is None or not self.can_undo:
            self.message.emit(
                self.tr(
                    "Nothing can be undone: no own move since the last new card or the decision"
                    " of another player."
                )
            )
            return
        self.session.undo()
        self._settle()

    def redo(self) -> None:
        """Play again what was taken back."""
        if self.session is not None and self.can_redo:
            self.session.redo()
            self._settle()

    # -- selection -----------------------------------------------------------------------------

    def select_source(self, source: str) -> None:
        """Choose what the next click is for; choosing a selected tile again puts it back.

        While a block is open its source stays selected.  An outpost is switched on and off.
        """
        position, self._wanted = self.position, NOTHING
        if not self.is_human_turn or source == NOTHING or position is None:
            self._select(self._default_source(among_tiles=False))
        elif source == TURN:
            self.end_turn()
        elif source in position.rules.waivers:
            self._switch(source)
        elif source not in self._sources():
            if waits_for_card(position, source):
                self._wanted = source
            self.explain_source(source)
        elif source == self.source and source != MANDATORY:
            self._select(self._default_source(among_tiles=False))
        else:
            self._select(source)

    def reset_source(self) -> None:
        """Put a selected tile back: the mandatory action, if due, is selected again."""
        self._select(self._default_source(among_tiles=False))

    def lift_curtain(self) -> None:
        """Take the seat: from now on the board shows what the player to move may see."""
        if self.curtain_down and self.session is not None:
            self._seated = self.session.to_move
            self._show_to(self._seated)
            if self.session.log:
                self.revealed.emit(hidden_part(self.session.log[-1]))
            self._select(self._default_source())
            self.settled.emit()

    # -- inside --------------------------------------------------------------------------------

    def _switch(self, source: str) -> None:
        """Waive adjacency for the next placement; take that back while nothing came after it."""
        session, use, kept = self.session, Move(source, USE), self.source
        assert session is not None
        if not session.position.armed:
            if not session.position.is_legal(use):
                self.explain_source(source)
                return
            self.play(use)
        elif session.log and session.log[-1].move == use and self.can_undo:
            self.undo()
        else:
            self.explain_armed(source)
            return
        if kept in self._sources():  # the outpost may be meant for the tile in use
            self._select(kept)

    def _end_by_itself(self) -> None:
        """End the turn if nothing is left to do and the player wants that."""
        if self.ends_turn_itself and self.can_end_turn and self._sources() == [TURN]:
            self._play(END_TURN)

    def _may_decide(self) -> bool:
        """Return whether the person at the screen decides now; say so if not."""
        if self.session is None or not self.is_human_turn:
            self.message.emit(self.tr("It is not your turn."))
            return False
        return True

    def _play(self, move: Move) -> bool:
        if self.session is None:
            return False
        try:
            self.session.play(move)
        except IllegalMove as error:
            _log.info("refused: %s", error)
            return False
        self._settle()
        return True

    def _settle(self) -> None:
        """Bring viewer, selection and AI in line with the position."""
        self._show_to(self._viewer_now())
        self._select(self._default_source())
        self.settled.emit()
        self.ai.follow()

    def _select(self, source: str) -> None:
        self.source = source
        self.tell_step(None)
        self.source_selected.emit(source)

    def _on_session_changed(self, kind: str, entry: LogEntry) -> None:
        # The curtain falls before anybody hears of the card with which the next turn begins.
        self._show_to(self._viewer_now())
        self.changed.emit(kind, open_part(entry) if self.curtain_down else entry)

    def _on_seats_changed(self, before: tuple[Seat, ...]) -> None:
        assert self.session is not None
        self.texts = GameTexts(self.catalog, self.session)
        self._seated = self._seated_after(before)
        self.seats_changed.emit(before)
        self._show_to(self._viewer_now())
        self._select(self._default_source())
        self.settled.emit()
        self.ai.follow_seats(before)
        self.tell_seats(before)

    def _on_decided(self, move: Move) -> None:
        if not self._play(move):
            self.ai.reject(move)
        elif move.source == CANOE:  # the turn of a person may go on
            self._end_by_itself()

    def _on_restarted(self) -> None:
        self.notice.emit(self.tr("The computer player had to be restarted; the game goes on."))

    def _on_failed(self, reason: str) -> None:
        self.notice.emit(
            self.tr("The computer player does not answer ({reason}). Press P to try again.").format(
                reason=reason
            )
        )
