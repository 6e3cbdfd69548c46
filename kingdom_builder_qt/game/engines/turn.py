"""The rest of a turn as an engine would play it, asked for in a trial position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from kingdom_builder_qt.ai.advice import PlannedTurn, planned_turn
from kingdom_builder_qt.ai.search.action_search import DECLINE
from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.core.events import reveals
from kingdom_builder_qt.core.moves import END_TURN, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.game.engines.protocol import Budget, Info
from kingdom_builder_qt.game.replay import shared_view

_MOST: Final = 30  # decisions of a turn


class Decider(Protocol):
    """An engine that has been told the game, as `EngineProcess`."""

    def observe(self, played: Sequence[tuple[int, Move]]) -> None: ...

    def decide(
        self,
        view: View,
        moves: Sequence[Move],
        budget: Budget,
        limit: float,
        informed: Callable[[Info], object],
    ) -> Move: ...


@dataclass(frozen=True, slots=True)
class EngineTurn(PlannedTurn):
    """The rest of a turn as an engine would play it; None for a number that it does not tell.

    `lead`: the final lead in gold that it expects. `positions`: the number evaluated.
    """

    lead: float | None = None
    positions: int | None = None


def told_turn(view: View, info: Info) -> EngineTurn | None:
    """Return the turn of which an engine tells, None if its line is not legal or missing."""
    trial = _Trial(view)
    return _planned(view, trial.played, info) if info.line and trial.play(info.line) else None


def turn_of(
    engine: Decider,
    view: View,
    budget: Budget,
    limit: float,
    told: Callable[[EngineTurn], object] = lambda _turn: None,
) -> EngineTurn:
    """Return the rest of the turn of an engine, which has been told the game up to `view`.

    The line that it has told counts if it is legal and begins with its answer. Otherwise, and where
    the line is shorter than the turn, the following decisions are asked for one by one; the engine
    observes moves that are not played then. `limit`: seconds for each decision. `told` is called
    with the turns of which it tells before its answer. Raises EngineError for any fault.
    """
    trial = _Trial(view)
    first = latest = Info()

    def informed(info: Info) -> None:
        nonlocal first, latest
        latest = info
        if trial.played:
            return  # the value of the turn was told at its begin
        first = info
        if (turn := told_turn(view, info)) is not None:
            told(turn)

    for _ in range(_MOST):
        latest, seen = Info(), len(trial.log)
        here = trial.view()
        move = engine.decide(here, here.legal_moves(), budget, limit, informed)
        if latest.line[:1] != (move,) or not trial.play(latest.line):
            trial.play((move,))
            is_whole = False
        else:
            is_whole = trial.can_end
        if is_whole or not trial.goes_on or trial.must_end:
            break
        engine.observe(trial.log[seen:])
    return _planned(view, trial.played, first)


def _planned(view: View, line: Sequence[Move], info: Info) -> EngineTurn:
    plan = planned_turn(Position.sample(view), tuple(line))
    return EngineTurn(
        plan.line, plan.gold_now, plan.gold_then, plan.by_card, info.value, info.positions
    )


class _Trial:
    """A position with invented hidden cards, in which the player of a view plays on.

    It stops at the end of the turn and at the first move that reveals something.
    """

    def __init__(self, view: View) -> None:
        self._first, self._player = view, view.player
        self._is_shared = view.hands[view.player] is None
        self._position = Position.sample(view)
        self.played: list[Move] = []
        self.log: list[tuple[int, Move]] = []  # with the refusals of others
        self.goes_on = True

    @property
    def can_end(self) -> bool:
        """Return whether the turn may end here."""
        return self.goes_on and self._position.is_legal(END_TURN)

    @property
    def must_end(self) -> bool:
        """Return whether the end of the turn is the only legal move."""
        return self._position.legal_moves() == [END_TURN]

    def view(self) -> View:
        """Return the view of the player, without the invented cards."""
        if not self.played:
            return self._first
        view = self._position.view(self._player)
        return shared_view(view) if self._is_shared else view

    def play(self, line: Sequence[Move]) -> bool:
        """Play moves as far as the turn goes; without effect if one of them is not legal."""
        position, played, log = self._position.copy(), [*self.played], [*self.log]
        goes_on = self.goes_on
        for move in line:
            if not goes_on:
                break
            if not _is_legal(position, move):
                return False
            goes_on = move != END_TURN
            if goes_on:
                goes_on = not self._push(position, move, log)
                played.append(move)
        self._position, self.played, self.log, self.goes_on = position, played, log, goes_on
        return True

    def _push(self, position: Position, move: Move, log: list[tuple[int, Move]]) -> bool:
        """Play one move; return whether it ends what can be planned."""
        was_asked, turn = position.extras.asked, (position.round, position.active)
        log.append((position.to_move, move))
        has_revealed = reveals(position.push(move))
        while position.extras.asked and not was_asked and not position.is_over:
            log.append((position.to_move, DECLINE))
            position.push(DECLINE)
        return (
            has_revealed
            or position.is_over
            or position.to_move != self._player
            or turn != (position.round, position.active)
        )


def _is_legal(position: Position, move: Move) -> bool:
    try:
        return position.is_legal(move)
    except KingdomBuilderError:
        return False
