"""Cuts a game into turns and decisions: from the log of a session to the plan of its review."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kingdom_builder_qt.core.events import Event, reveals
from kingdom_builder_qt.core.moves import CANOE, DRAW, END_TURN, SKIP, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.game.analysis.review import GAMES, Decision, Plan, Stage
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.game.setup.positions import without_moment

NO_SEED: Final = 0


def review_plan(session: Session, *, games: int = GAMES, seed: int = 0) -> Plan:
    """Return the plan for a game as far as it was played.

    The turns of the people are judged, those of all players if no person plays.
    """
    people = tuple(n for n, seat in enumerate(session.seats) if seat.is_human)
    judged = people or tuple(range(len(session.seats)))
    cutter = _Cutter(session.first_position(), judged)
    for entry in session.log:
        cutter.play(entry.move)
    cutter.finish()
    return Plan(
        replace(
            without_moment(session.options, session.position.rules), seed=NO_SEED, challenge=""
        ),
        session.dealt.nomads,
        session.dealt.removed_terrain,
        tuple(cutter.stages),
        tuple(cutter.decisions),
        judged,
        games,
        seed,
    )


class _Due:
    """A decision that goes on."""

    def __init__(self, view: View, is_alone: bool) -> None:
        self.view, self.is_alone = view, is_alone
        self.line: list[Move] = []


class _Cutter:
    """Plays a game again and notes its turns and, of some players, their decisions."""

    def __init__(self, position: Position, players: tuple[int, ...]) -> None:
        self._position, self._players = position, players
        self._due: dict[int, _Due] = {}
        self._first = 0
        self._turn = position.round, position.active, bool(position.extras.silos)
        self.decisions: list[Decision] = []
        self.stages = [
            Stage(position.active, 0, 0, 0, tuple(position.gold()), position.view(position.active))
        ]

    def play(self, move: Move) -> None:
        """Play the next move of the log."""
        position = self._position
        player, is_end = position.to_move, move == END_TURN
        if is_end:
            self._end_turn(player)
        elif player in self._players:
            self._continue(player, move)
        events = position.push(move)
        if not is_end:
            self._cut(player, move, events)
        turn = position.round, position.active, bool(position.extras.silos)
        if is_end or turn != self._turn or position.is_over:
            self._next_stage(turn)

    def finish(self) -> None:
        """Note what is left where a game stops before its end."""
        position = self._position
        if position.is_over:
            gold = tuple(position.gold())
            self.stages[-1] = replace(self.stages[-1], view=None, ends=False, gold=gold)
            return
        for player in tuple(self._due):
            self._close(player, is_complete=False)
        if position.ply > self._first:
            self._add_stage(position.ply, ends=False)

    # -- turns -------------------------------------------------------------------------------------

    def _end_turn(self, player: int) -> None:
        position = self._position
        if player in self._players:
            if player not in self._due and len(position.legal_moves()) > 1:
                self._begin(player)  # ending the turn was a choice, too
            if player in self._due:
                self._close(player, is_complete=True)
        self._due.clear()
        self._add_stage(position.ply + 1, ends=True)

    def _add_stage(self, after: int, ends: bool) -> None:
        round_, player, is_silo = self._turn
        position = self._position
        view = None if position.is_over else position.view(position.active)
        gold = tuple(position.gold())
        self.stages.append(Stage(player, round_, self._first, after, gold, view, ends, is_silo))
        self._first = after

    def _next_stage(self, turn: tuple[int, int, bool]) -> None:
        """Begin another turn; the silo actions of a player have no end of their own."""
        if self._position.ply > self._first:
            self._add_stage(self._position.ply, ends=False)
        self._turn = turn

    # -- decisions ---------------------------------------------------------------------------------

    def _begin(self, player: int) -> None:
        position = self._position
        is_alone = player != position.active or position.block is not None
        self._due[player] = _Due(position.view(player), is_alone or bool(position.extras.silos))

    def _continue(self, player: int, move: Move) -> None:
        if move.verb == DRAW:  # it is judged up to the draw and then from what came up
            self._close(player, is_complete=False)
            return
        if player not in self._due:
            if len(self._position.legal_moves()) == 1:
                return  # nothing was decided
            self._begin(player)
        self._due[player].line.append(move)

    def _cut(self, player: int, move: Move, events: tuple[Event, ...]) -> None:
        """Close what cannot be planned further: somebody learnt something, or it is done."""
        position = self._position
        is_canoe = move.source == CANOE
        is_news = reveals(events) or (is_canoe and move.verb != SKIP)
        for other, due in tuple(self._due.items()):
            is_done = due.is_alone and other == player and (is_canoe or position.block is None)
            if is_done or is_news:
                self._close(other, is_complete=is_done)

    def _close(self, player: int, is_complete: bool) -> None:
        due = self._due.pop(player, None)
        if due is not None and (due.line or is_complete):
            stage, line = len(self.stages), tuple(due.line)
            self.decisions.append(Decision(stage, player, due.view, line, is_complete))
