"""Who plays: turns what the person at the screen wants into moves; holds what is selected.

Knows no rule: what is possible comes from the position, why not from the explainer.
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
    """Plays the decisions of the person at the screen and takes them back.

    `source`: what the next click is for, `NOTHING` if nothing is selected; `ends_turn_itself`:
    end the turn as soon as nothing else is left to do; `plays_only_moves`: play for the person
    where the board leaves one move.
    """

    decided = Signal(str)  # something else is possible; the source to stay with if it can be
    selected = Signal()  # another source, the position is the same

    def __init__(self, seats: Seats, explainer: Explainer, parent: QObject | None = None) -> None:
        """Wait for a session; `explainer` says why something is not done."""
        super().__init__(parent)
        self._seats, self._explainer = seats, explainer
        self.source = NOTHING
        # Called in place of the end of the turn, where that is no move but an answer: in a puzzle.
        self.instead_of_end: Callable[[], object] | None = None
        self.ends_turn_itself = self.plays_only_moves = False
        self._waiting = NOTHING  # a source that was wanted and needs the choice of a card first
        self._offered = NOTHING  # the only tile left, selected before anybody asked for it

    # -- what can be done ----------------------------------------------------------------------

    @property
    def can_end_turn(self) -> bool:
        """Return whether the person may end the turn now."""
        position = self._position_to_decide()
        return position is not None and position.is_legal(END_TURN)

    @property
    def can_skip(self) -> bool:
        """Return whether an open block or a silo action may be ended now."""
        return self._skip_move() not in (None, DECLINE)

    @property
    def can_decline(self) -> bool:
        """Return whether a question in another player's turn may be answered by no."""
        return self._skip_move() == DECLINE

    @property
    def can_return(self) -> bool:
        """Return whether the mandatory action is possible and something else is selected."""
        return self._asked_source() == MANDATORY != self.source

    @property
    def can_undo(self) -> bool:
        """Return whether a decision can be taken back now."""
        session = self._seats.session
        if session is None or self._seats.curtain_down or not session.can_undo:
            return False
        return session.free_undo or self._has_decided(session)

    @property
    def can_redo(self) -> bool:
        """Return whether a decision can be played again now."""
        session = self._seats.session
        return session is not None and not self._seats.curtain_down and session.can_redo

    @property
    def plain_move(self) -> Move | None:
        """Return the move without a hex that the selected source offers now, None without one.

        It is `skip` of what is under way, `draw` of the fort, `take` of the cathedral or `use` of
        an outpost.
        """
        position = self._position_to_decide()
        if position is None or not movegen.is_available(position, self.source):
            return None
        return next(iter(movegen.plain_moves(position, self.source)), None)

    def preview(self, choice: str) -> Mask:
        """Return where could be built after a card, or a side of it, is chosen."""
        position, move = self._position_to_decide(), choose_card(choice)
        if position is None or not position.is_legal(move):
            return 0
        after = position.copy()
        after.push(move)
        return after.targets(decision.due_source(after) or self._waiting or MANDATORY)

    def source_for(self, kind: str) -> str | None:
        """Return what would bring a kind of piece from the supply now; None without a clear one.

        The selected source comes first, then the mandatory action, then the only tile that can.
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

        `preferred`: the source that is to be selected afterwards, if it is available then.
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
        """Play the move of a source that names a hex, or mark the hex and say why not.

        `origin` is where a piece is moved from; `verb` is needed only where several would fit.
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
        """Play the move without a hex that the selected source offers, or say there is none."""
        move = self.plain_move
        if move is None:
            if self._may_decide():
                self._explainer.explain_source(self.source or TURN)
            return False
        return self.play(move)

    def choose_card(self, card: str) -> bool:
        """Choose one of several cards, or a side of one, or say why that is not possible.

        A tile that had to wait for the choice is selected then.
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
        """End the turn, or say why that is not possible yet."""
        if self._seats.is_human_turn and not self.can_end_turn:
            self._explainer.explain_source(TURN)
            return
        self.play(END_TURN)

    def finish(self) -> None:
        """End what is under way (block, silo action) if possible, else the turn.

        A question in another player's turn is not answered by that: the key is one of habit.
        """
        skip = self._skip_move()
        if skip is not None and skip != DECLINE:
            self.play(skip)
        else:
            self.end_turn()

    def decline(self) -> None:
        """Answer a question in another player's turn by no; without one do nothing."""
        if self.can_decline:
            self.play(DECLINE)

    def undo(self) -> None:
        """Take the last decision back, or say why that is not possible."""
        if self.can_undo:
            self._take_back()
        else:
            self._explainer.explain_undo()

    def take_back_all(self) -> None:
        """Take back all that can be; what plays itself is played again."""
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
        """Play a move of whoever is to move, person or computer; return whether it was legal."""
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
        """Play for the person at the screen what leaves no choice, one after the other.

        That is the choice among equal cards and, if that is wanted, the only move on the board.
        """
        session = self._seats.session
        while session is not None and (position := self._position_to_decide()) is not None:
            move = self._forced(position)
            if move is None:
                return
            session.play(move)
            if move.target is not None:
                self._explainer.tell_forced()

    def end_if_done(self) -> None:
        """End the turn if nothing else is left to do and the player wants that."""
        if self.ends_turn_itself and self.can_end_turn and self._sources() == [TURN]:
            self.play(END_TURN)

    def close_turn(self, words: str) -> None:
        """Let nobody decide in the game as it stands, or let it go on; see `Seats.closing`."""
        before = self._seats.closing
        self._seats.close_turn(words)
        if before != self._seats.closing:
            self.decided.emit(NOTHING)

    # -- selection -----------------------------------------------------------------------------

    def select_source(self, source: str) -> None:
        """Choose what the next click is for; choosing a selected tile again puts it back.

        One that was selected by itself stays: whoever chooses it then does so for the first time.
        While a block is open its source stays selected.  An outpost is switched on and off.
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
        """Put a selected tile back: the mandatory action, if due, is selected again."""
        self._select(self._asked_source())

    def forget(self) -> None:
        """Select nothing: another game begins."""
        self.source = self._waiting = self._offered = NOTHING
        self.instead_of_end = None

    def choose_source(self, preferred: str = NOTHING) -> None:
        """Select what fits the position after a decision, without a signal: the desk gives one.

        That is `preferred` if available, else what an open block or a due mandatory action asks
        for, else the only tile left.
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
        """Waive adjacency for the next placement; take that back while nothing came after it."""
        session, use, selected = self._seats.session, Move(source, USE), self.source
        assert session is not None
        # What was selected stays so: the outpost may be meant for the tile in use.
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
        """Undo the last decision, and what was played by itself after it.

        That would be played again at once.
        """
        session = self._seats.session
        assert session is not None
        undone = session.undo()
        while undone and self._forced(session.position) == undone[-1].move:
            undone = session.undo()
        self.decided.emit(preferred)

    def _forced(self, position: Position) -> Move | None:
        """Return what is played by itself in a position in which a person decides."""
        move = decision.forced_choice(position)
        return decision.only_move(position) if move is None and self.plays_only_moves else move

    def _has_decided(self, session: Session) -> bool:
        """Return whether, of what can be undone, something was not played by itself."""
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
        """Return whether the person at the screen decides now; say so if not."""
        if not self._seats.is_human_turn:
            self._explainer.explain_wait()
            return False
        return True

    def _position_to_decide(self) -> Position | None:
        """Return the position in which the person at the screen decides; None in all others."""
        return self._seats.position if self._seats.is_human_turn else None

    def _skip_move(self) -> Move | None:
        position = self._position_to_decide()
        return decision.skip_move(position) if position is not None else None

    def _sources(self) -> list[str]:
        position = self._seats.position
        return position.sources() if position is not None else []

    def _asked_source(self) -> str:
        """Return what an open block or a due mandatory action asks for."""
        position = self._position_to_decide()
        if position is None:
            return NOTHING
        due = decision.due_source(position)
        if due is not None:
            return due
        return MANDATORY if MANDATORY in position.sources() else NOTHING

    def _only_tile(self) -> str:
        """Return the only source but the end of the turn; waivers are switched, not selected."""
        position = self._position_to_decide()
        if position is None or decision.is_choosing(position):
            return NOTHING
        others = {TURN, *position.rules.waivers}
        tiles = [source for source in position.sources() if source not in others]
        return tiles[0] if len(tiles) == 1 else NOTHING
