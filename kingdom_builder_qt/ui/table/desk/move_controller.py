"""Turns the wishes of the person at the screen into moves, and holds the selected source.

It contains no rules: possible moves come from the position, reasons from the explainer.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from copy import deepcopy
from typing import Final

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.core import decision, movegen
from kingdom_builder_qt.core.compile import branches
from kingdom_builder_qt.core.errors import IllegalMove
from kingdom_builder_qt.core.events import reveals
from kingdom_builder_qt.core.grid import Hex, Mask
from kingdom_builder_qt.core.moves import (
    CANOE,
    CHOOSE,
    END_TURN,
    MANDATORY,
    SKIP,
    TURN,
    USE,
    Move,
    choose_card,
)
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.table.desk.explainer import Explainer
from kingdom_builder_qt.ui.table.desk.seats import Seats

_log = logging.getLogger(__name__)

NOTHING: Final = ""
DECLINE: Final = Move(CANOE, SKIP)


class Controller(QObject):
    """Plays and undoes the decisions of the person at the screen.

    `source`: the source of the next click's move, or `NOTHING`. `ends_turn_itself`: end the turn
    when nothing else is left to do. `plays_only_moves`: play a move that is the only one on the
    board.
    """

    decided = Signal(str)  # the position has changed; the source to keep selected if possible
    selected = Signal()  # another source in the same position

    def __init__(self, seats: Seats, explainer: Explainer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seats, self._explainer = seats, explainer
        self.source = NOTHING
        # Called instead of ending the turn; in a puzzle the end of the turn is the answer.
        self.instead_of_end: Callable[[], object] | None = None
        self.ends_turn_itself = self.plays_only_moves = False
        self._waiting = NOTHING  # the wanted source, which needs the choice of a card first
        self._offered = NOTHING  # the only tile left, selected automatically

    # -- queries -------------------------------------------------------------------------------

    @property
    def can_end_turn(self) -> bool:
        position = self._position_to_decide()
        return position is not None and position.is_legal(END_TURN)

    @property
    def can_skip(self) -> bool:
        """Return whether an open block or a silo action may be ended now."""
        return self._skip_move() not in (None, DECLINE)

    @property
    def can_decline(self) -> bool:
        """Return whether a question in another player's turn may be declined."""
        return self._skip_move() == DECLINE

    @property
    def can_return(self) -> bool:
        """Return whether the mandatory action is possible while another source is selected."""
        return self._asked_source() == MANDATORY != self.source

    @property
    def can_undo(self) -> bool:
        session = self._seats.session
        if session is None or self._seats.curtain_down or not session.can_undo:
            return False
        return session.free_undo or self._has_decided(session)

    @property
    def can_redo(self) -> bool:
        session = self._seats.session
        return session is not None and not self._seats.curtain_down and session.can_redo

    @property
    def plain_move(self) -> Move | None:
        """Return the move without a hex that the selected source offers, or None.

        It is `skip` of the current action, `draw` of the fort, `take` of the cathedral or `use` of
        an outpost.
        """
        position = self._position_to_decide()
        if position is None or not movegen.is_available(position, self.source):
            return None
        return next(iter(movegen.plain_moves(position, self.source)), None)

    def preview(self, choice: str) -> Mask:
        """Return the hexes that could be built on after choosing a card or one of its sides."""
        position, move = self._position_to_decide(), choose_card(choice)
        if position is None or not position.is_legal(move):
            return 0
        after = position.copy()
        after.push(move)
        return after.targets(decision.due_source(after) or self._waiting or MANDATORY)

    def source_for(self, kind: str) -> str | None:
        """Return the source that would place a kind of piece from the supply, None if ambiguous.

        The selected source has priority, then the mandatory action, then a single tile.
        """
        position = self._position_to_decide()
        if position is None:
            return None
        able = [
            source
            for (source, verb), branch in position.rules.branches.items()
            if isinstance(branch, branches.BuildBranch)
            and branch.piece.id == kind
            and position.targets(source, verb=verb)
        ]
        for wanted in (self.source, MANDATORY):
            if wanted in able:
                return wanted
        return able[0] if len(able) == 1 else None

    # -- playing -------------------------------------------------------------------------------

    def play(self, move: Move, preferred: str = NOTHING) -> bool:
        """Play a decision of the person at the screen; return whether it was possible.

        `preferred`: the source to select afterwards if it is available.
        """
        if not self._may_decide():
            return False
        if move == END_TURN and self.instead_of_end is not None:
            can_answer = self.can_end_turn
            if can_answer:
                self.instead_of_end()
            return can_answer
        if not self.execute(move, preferred):
            return False
        self.end_if_done()
        return True

    def act(
        self, source: str, hex_: Hex, origin: Hex | None = None, verb: str | None = None
    ) -> bool:
        """Play the move of a source to a hex, or refuse the hex with a reason.

        `origin`: the hex a piece moves from. `verb`: needed only where several moves fit.
        """
        position = self._seats.position
        if not self._may_decide() or position is None:
            return False
        from_mask = None if origin is None else 1 << origin
        moves = position.legal_moves([source], from_mask, 1 << hex_)
        fitting = [m for m in moves if m.origin == origin and verb in (None, m.verb)]
        if len(fitting) != 1:
            self._explainer.refuse(source, hex_, origin)
            return False
        return self.play(fitting[0])

    def play_plain(self) -> bool:
        """Play the move without a hex that the selected source offers, or explain why there is
        none.
        """
        move = self.plain_move
        if move is None:
            if self._may_decide():
                self._explainer.explain_source(self.source or TURN)
            return False
        return self.play(move)

    def choose_card(self, card: str) -> bool:
        """Choose one of several cards or one side of a card, or explain why not.

        A tile that waited for the choice is selected afterwards.
        """
        position = self._seats.position
        if not self._may_decide() or position is None:
            return False
        if not position.is_legal(choose_card(card)):
            self._explainer.explain_card(card)
            return False
        waiting, self._waiting = self._waiting, NOTHING
        return self.play(choose_card(card), waiting)

    def end_turn(self) -> None:
        """End the turn, or explain why not."""
        if self._seats.is_human_turn and not self.can_end_turn:
            self._explainer.explain_source(TURN)
            return
        self.play(END_TURN)

    def finish(self) -> None:
        """End the current block or silo action if possible, else the turn.

        It does not decline a question in another player's turn, because the key is pressed out of
        habit.
        """
        skip = self._skip_move()
        if skip is not None and skip != DECLINE:
            self.play(skip)
        else:
            self.end_turn()

    def decline(self) -> None:
        """Decline a question in another player's turn, if there is one."""
        if self.can_decline:
            self.play(DECLINE)

    def undo(self) -> None:
        """Undo the last decision, or explain why not."""
        if self.can_undo:
            self._take_back()
        else:
            self._explainer.explain_undo()

    def undo_all(self) -> None:
        """Undo as much as possible; automatic moves are played again."""
        session = self._seats.session
        if session is not None and session.can_undo:
            while session.can_undo:
                session.undo()
            self.decided.emit(NOTHING)

    def redo(self) -> None:
        if self._seats.session is not None and self.can_redo:
            self._seats.session.redo()
            self.decided.emit(NOTHING)

    def execute(self, move: Move, preferred: str = NOTHING) -> bool:
        """Play a move of a person or computer; return whether it was legal."""
        if self._seats.session is None:
            return False
        try:
            self._seats.session.play(move)
        except IllegalMove as error:
            _log.info("refused: %s", error)
            return False
        self.decided.emit(preferred)
        return True

    def play_forced(self) -> None:
        """Play the moves of the person at the screen that leave no choice.

        These are a choice among equal cards and, with `plays_only_moves`, the only move on the
        board.
        """
        session = self._seats.session
        while session is not None and (position := self._position_to_decide()) is not None:
            move = self._forced(position)
            if move is None:
                return
            session.play(move)
            if move.target is not None:
                self._explainer.notify_forced()

    def end_if_done(self) -> None:
        """End the turn if nothing else is left to do and `ends_turn_itself` is set."""
        if self.ends_turn_itself and self.can_end_turn and self._sources() == [TURN]:
            self.play(END_TURN)

    def block_decisions(self, words: str) -> None:
        """Block all decisions in the current position with a reason, or ("") allow them again."""
        before = self._seats.block_reason
        self._seats.block_decisions(words)
        if before != self._seats.block_reason:
            self.decided.emit(NOTHING)

    # -- selection -----------------------------------------------------------------------------

    def select_source(self, source: str) -> None:
        """Select the source of the next click; selecting a tile twice deselects it.

        A tile that was selected automatically stays selected, because this is its first selection
        by the player. The source of an open block stays selected. An outpost is switched on and
        off.
        """
        position, self._waiting = self._position_to_decide(), NOTHING
        if position is None or source == NOTHING:
            self.reset_source()
        elif source == TURN:
            self.end_turn()
        elif source in position.rules.waivers:
            self._switch(source)
        elif source not in self._sources():
            if decision.waits_for_card(position, source):
                self._waiting = source
            self._explainer.explain_source(source)
        elif source == self.source and source not in (MANDATORY, self._offered):
            self.reset_source()
        else:
            self._select(source)

    def reset_source(self) -> None:
        """Deselect a tile; the mandatory action is selected again if it is due."""
        self._select(self._asked_source())

    def forget(self) -> None:
        """Reset the selection for another game."""
        self.source = self._waiting = self._offered = NOTHING
        self.instead_of_end = None

    def choose_source(self, preferred: str = NOTHING) -> None:
        """Select the source that fits the position after a decision, without emitting `selected`.

        That is `preferred` if available, else the source an open block or a due mandatory action
        demands, else the only tile left. The desk signals the result.
        """
        if self._seats.is_human_turn and preferred in self._sources():
            self.source = preferred
        else:
            asked = self._asked_source()
            self._offered = NOTHING if asked else self._only_tile()
            self.source = asked or self._offered

    # -- inside --------------------------------------------------------------------------------

    def _select(self, source: str) -> None:
        self.source, self._offered = source, NOTHING
        self.selected.emit()

    def _switch(self, source: str) -> None:
        """Waive adjacency for the next placement, or undo that before the next decision."""
        session, use, selected = self._seats.session, Move(source, USE), self.source
        assert session is not None
        # The selection stays, because the outpost may be meant for the tile in use.
        if not session.position.armed:
            if session.position.is_legal(use):
                self.play(use, selected)
            else:
                self._explainer.explain_source(source)
        elif self._is_last(session, use) and self.can_undo:
            self._take_back(selected)
        else:
            self._explainer.explain_armed(source)

    def _take_back(self, preferred: str = NOTHING) -> None:
        """Undo the last decision with the automatic moves after it, which would be played again."""
        session = self._seats.session
        assert session is not None
        undone = session.undo()
        while undone and self._forced(session.position) == undone[-1].move:
            undone = session.undo()
        self.decided.emit(preferred)

    def _forced(self, position: Position) -> Move | None:
        """Return the move that is played automatically in a position, or None."""
        move = decision.forced_choice(position)
        return decision.only_move(position) if move is None and self.plays_only_moves else move

    def _has_decided(self, session: Session) -> bool:
        """Return whether the undoable moves include one that was not automatic."""
        before, last = None, session.log[-1]
        for entry in reversed(session.log):
            is_own = entry.player == session.to_move and not reveals(entry.events)
            if entry is not last and not is_own:
                return False
            if not self._can_be_forced(entry.move):
                return True
            before = deepcopy(session.position) if before is None else before
            before.pop()
            if self._forced(before) != entry.move:
                return True
        return False

    def _can_be_forced(self, move: Move) -> bool:
        return move.verb == CHOOSE or (self.plays_only_moves and move.target is not None)

    def _is_last(self, session: Session, move: Move) -> bool:
        return bool(session.log) and session.log[-1].move == move

    def _may_decide(self) -> bool:
        """Return whether the person at the screen decides now; explain if not."""
        if not self._seats.is_human_turn:
            self._explainer.explain_wait()
            return False
        return True

    def _position_to_decide(self) -> Position | None:
        """Return the position if the person at the screen decides in it, else None."""
        return self._seats.position if self._seats.is_human_turn else None

    def _skip_move(self) -> Move | None:
        position = self._position_to_decide()
        return decision.skip_move(position) if position is not None else None

    def _sources(self) -> list[str]:
        position = self._seats.position
        return position.sources() if position is not None else []

    def _asked_source(self) -> str:
        """Return the source demanded by an open block or a due mandatory action."""
        position = self._position_to_decide()
        if position is None:
            return NOTHING
        due = decision.due_source(position)
        if due is not None:
            return due
        return MANDATORY if MANDATORY in position.sources() else NOTHING

    def _only_tile(self) -> str:
        """Return the only tile that can be used; waivers are switched, not selected."""
        position = self._position_to_decide()
        if position is None or decision.is_choosing(position):
            return NOTHING
        others = {TURN, *position.rules.waivers}
        tiles = [source for source in position.sources() if source not in others]
        return tiles[0] if len(tiles) == 1 else NOTHING
