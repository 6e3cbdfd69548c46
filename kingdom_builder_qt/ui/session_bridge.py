"""The session as Qt objects see it: the only place that turns a click into a Move.

Knows no rule: what is possible comes from the position, in words from `texts`.
"""

from __future__ import annotations

import logging
from typing import Final

from PySide6.QtCore import QObject

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import IllegalMove
from kingdom_builder_qt.core.hexgrid import Hex, Mask
from kingdom_builder_qt.core.movegen import is_open
from kingdom_builder_qt.core.moves import BUILD, END_TURN, MOVE, TURN, Move, source_tile
from kingdom_builder_qt.game.session import LogEntry, Session
from kingdom_builder_qt.ui.ai_turns import AiTurns
from kingdom_builder_qt.ui.bridge_state import NOTHING, BridgeState
from kingdom_builder_qt.ui.texts import GameTexts
from kingdom_builder_qt.ui.veil import hidden_part, open_part

_log = logging.getLogger(__name__)

_ANY_HEX: Final = 0  # for questions about a source, not about a hex


class SessionBridge(BridgeState):
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
        self.source = NOTHING
        self.viewer = self._first_viewer()
        self.ai.start(session)
        self.session_started.emit()
        self.viewer_changed.emit(self.viewer)
        self._settle()

    def close(self) -> None:
        """Stop following the game; no process remains."""
        self.session = None
        self.ai.close()

    def play(self, move: Move) -> bool:
        """Play a decision of the person at the screen; tell whether it was possible."""
        if self.session is None or not self.is_human_turn:
            self.message.emit(self.tr("It is not your turn."))
            return False
        if not self._play(move):
            return False
        if self.ends_turn_itself and self.can_end_turn and self._sources() == [TURN]:
            self._play(END_TURN)
        return True

    def end_turn(self) -> None:
        """End the turn, or say why that is not possible yet."""
        if self.is_human_turn and not self.can_end_turn:
            self._explain_source(TURN)
            return
        self.play(END_TURN)

    def undo(self) -> None:
        """Take the last decision back."""
        if self.session is None or not self.can_undo:
            self.message.emit(
                self.tr("Nothing can be undone: no own move since the last new card.")
            )
            return
        self.session.undo()
        self._settle()

    def redo(self) -> None:
        """Play again what was taken back."""
        if self.session is not None and self.can_redo:
            self.session.redo()
            self._settle()

    def build(self, source: str, target: Hex) -> bool:
        """Build on a hex, or say why that is not possible."""
        return self._try(Move(source, BUILD, None, target), target, None)

    def move(self, source: str, origin: Hex, target: Hex) -> bool:
        """Move a settlement, or say why that is not possible."""
        return self._try(Move(source, MOVE, origin, target), target, origin)

    # -- selection -----------------------------------------------------------------------------

    def select_source(self, source: str) -> None:
        """Choose what the next click is for; choosing a selected tile again puts it back."""
        if not self.is_human_turn or source == NOTHING:
            self._select(NOTHING)
        elif source == TURN:
            self.end_turn()
        elif source not in self._sources():
            self._explain_source(source)
        elif source == self.source and source_tile(source) is not None:
            self._select(self._default_source(among_tiles=False))
        else:
            self._select(source)

    def explain(self, source: str, hex_: Hex, origin: Hex | None = None) -> None:
        """Say why a source has no target on a hex."""
        if self.position is None or self.texts is None or self.curtain_down:
            return
        reason = self.position.why_not(source, hex_, origin)
        if reason is not None:
            self.message.emit(self.texts.reason(reason, source, hex_, self.position))

    def refuse(self, source: str, hex_: Hex) -> None:
        """Mark a hex as not possible and say why."""
        self.refused.emit(hex_)
        self.explain(source, hex_)

    def explain_idle(self, hex_: Hex | None) -> None:
        """Say why a click on the board does nothing now."""
        if self.is_human_turn:
            tiles = [source for source in self._sources() if source_tile(source) is not None]
            self.message.emit(
                self.tr("Choose a location tile first, or end the turn.")
                if tiles
                else self.tr("Nothing is left to do: end the turn.")
            )
            if hex_ is not None:
                self.refused.emit(hex_)
        elif self.curtain_down and self.session is not None:
            name = self.session.seats[self.session.to_move].name
            self.message.emit(self.tr("First click “I am {player}”.").format(player=name))
        elif self.position is not None and not self.position.is_over:
            self.message.emit(self.tr("It is not your turn."))

    def reset_source(self) -> None:
        """Put a selected tile back: the mandatory action, if due, is selected again."""
        self._select(self._default_source(among_tiles=False))

    def tell_step(self, origin: Hex | None) -> None:
        """Say what to do next with the tile in use; `origin`: a settlement is in the hand."""
        position, texts = self.position, self.texts
        step = texts.step(self.source, position, origin) if position and texts else ""
        if step != self.step:
            self.step = step
            self.step_changed.emit(step)

    def request_highlight(self, role: str, mask: Mask) -> None:
        """Ask the board to mark hexes."""
        self.highlight_requested.emit(role, mask)

    def lift_curtain(self) -> None:
        """Take the seat: from now on the board shows what the player to move may see."""
        if self.curtain_down and self.session is not None:
            self._show_to(self.session.to_move)
            if self.session.log:
                self.revealed.emit(hidden_part(self.session.log[-1]))
            self._select(self._default_source())
            self.settled.emit()

    # -- inside --------------------------------------------------------------------------------

    def _explain_source(self, source: str) -> None:
        """Say why a source cannot be chosen at all."""
        position, texts = self.position, self.texts
        if position is None or texts is None:
            return
        if source != TURN and source not in position.rules.actions:
            self.message.emit(self.tr("That is not part of this game."))
        elif is_open(position, source):
            lacks = texts.lacks_settlements(source, position)
            pattern = (
                self.tr("{tile}: you have no settlement left to build.")
                if lacks
                else self.tr("{tile}: no hex is possible now.")
            )
            self.message.emit(pattern.format(tile=texts.source(source)))
        else:
            self.explain(source, _ANY_HEX)

    def _try(self, move: Move, hex_: Hex, origin: Hex | None) -> bool:
        if self.position is not None and self.is_human_turn and not self.position.is_legal(move):
            self.refused.emit(hex_)
            self.explain(move.source, hex_, origin)
            return False
        return self.play(move)

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

    def _on_decided(self, move: Move) -> None:
        if not self._play(move):
            self.ai.reject(move)

    def _on_restarted(self) -> None:
        self.notice.emit(self.tr("The computer player had to be restarted; the game goes on."))

    def _on_failed(self, reason: str) -> None:
        self.notice.emit(
            self.tr("The computer player does not answer ({reason}). Press P to try again.").format(
                reason=reason
            )
        )
