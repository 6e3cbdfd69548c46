"""Positions of a finished game by turn, for the board of the analysis."""

from __future__ import annotations

from kingdom_builder_qt.core.decision import covered_hexes
from kingdom_builder_qt.core.grid import Mask
from kingdom_builder_qt.core.moves import END_TURN, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.analysis.review import ReviewPlan
from kingdom_builder_qt.game.session import LogEntry, Seat, Session


class ReviewGame:
    """Replays a copy of a game; the game itself is not changed."""

    def __init__(self, session: Session, plan: ReviewPlan) -> None:
        self._plan = plan
        self._log: list[LogEntry] = list(session.log)
        self.seats: tuple[Seat, ...] = tuple(session.seats)
        self.position: Position = session.first_position()

    def go_to(self, stage: int) -> None:
        """Go to the position at the end of a turn."""
        position, ply = self.position, self._plan.stages[stage].after
        while position.ply > ply:
            position.pop()
        while position.ply < ply:
            position.push(self._log[position.ply].move)

    def line(self, stage: int, player: int) -> tuple[Move, ...]:
        """Return the moves of a player in a turn, without END_TURN."""
        moves = [entry.move for entry in self._entries(stage, player)]
        return tuple(move for move in moves if move != END_TURN)

    def played(self, stage: int, player: int) -> Mask:
        """Return the hexes of pieces that a player placed or moved in a turn and that remain."""
        self.go_to(stage)
        mask = 0
        for entry in self._entries(stage, player):
            for event in entry.events:
                mask |= covered_hexes(self.position.rules, event)
        return mask & ~self.position.empty_mask

    def _entries(self, stage: int, player: int) -> list[LogEntry]:
        turn = self._plan.stages[stage]
        return [entry for entry in self._log[turn.first : turn.after] if entry.player == player]
