"""A game with all its moments: played once, any of them is there at once.  No Qt, no files."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import Any

from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.core.decision import put_to
from kingdom_builder_qt.core.grid import Hex, Mask
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.session import LogEntry, Seat, Session


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn, or the silo actions of a player before scoring.

    `first`, `after`: how many moves were played when it began and when it was over.
    """

    player: int
    round: int
    first: int
    after: int
    is_silo: bool = False


class Course:
    """Every moment of a game, by the number of moves played until then.

    `gold`: of each player by the scores of each moment; `turns`: in order, without gaps.
    """

    def __init__(self, session: Session) -> None:
        """Play a game again as far as it was played; nobody may change the session any more."""
        self.session = session
        self.seats: tuple[Seat, ...] = session.seats
        self.log: tuple[LogEntry, ...] = tuple(session.log)
        self.rules = session.position.rules
        self.is_over = session.position.is_over
        position = session.first_position()
        self._states: list[tuple[Any, ...]] = [position.state()]
        self.gold: list[tuple[int, ...]] = [tuple(position.gold())]
        self.turns: list[Turn] = []
        for entry in self.log:
            self._note(position)
            position.push_unchecked(entry.move)  # the session has played it
            self._states.append(position.state())
            self.gold.append(tuple(position.gold()))
        if not self.is_over:
            self._note(position, of_move=False)
        self._firsts = [turn.first for turn in self.turns]

    def _note(self, position: Position, *, of_move: bool = True) -> None:
        """Count a move to the turn in which it is played; without one, the turn that goes on."""
        ply = position.ply
        turn = position.active, position.round, bool(position.extras.silos)
        last = self.turns[-1] if self.turns else None
        player, round_, is_silo = turn
        first = ply
        if last is not None and (last.player, last.round, last.is_silo) == turn:
            self.turns.pop()
            first = last.first
        self.turns.append(Turn(player, round_, first, ply + of_move, is_silo))

    @property
    def moves(self) -> int:
        """Return the number of moves, which is that of the last moment."""
        return len(self.log)

    def position(self, moves: int) -> Position:
        """Return the position after so many moves."""
        return Position(self.rules, self._states[moves])

    def turn_number(self, moves: int) -> int:
        """Return which turn a moment belongs to, counted from 0; the end to the last one."""
        return min(bisect_right(self._firsts, moves), len(self.turns)) - 1

    def turn(self, moves: int) -> Turn:
        """Return the turn to which a moment belongs."""
        return self.turns[self.turn_number(moves)]

    def played(self, moves: int) -> Mask:
        """Return where pieces stand that were put or moved there in the turn of the last move."""
        if not moves:
            return 0
        first = self.turn(moves - 1).first
        mask = 0
        for entry in self.log[first:moves]:
            for event in entry.events:
                mask |= put_to(self.rules, event)
        return mask & ~self.position(moves).empty_mask

    def is_seen(self, moves: int) -> bool:
        """Return whether the last of so many moves changed what stands on the board."""
        if not moves:
            return False
        now, before = self.position(moves), self.position(moves - 1)
        return (now.own, now.others) != (before.own, before.others)

    def came(self, hex_: Hex, moves: int) -> int | None:
        """Return after how many moves the piece came that stands on a hex after `moves`.

        At that very moment it is asked where the piece was before: a piece that was moved came to
        its origin earlier.  None where nothing stands, or what stood there from the beginning.
        """
        if self.position(moves).empty_mask >> hex_ & 1:
            return None
        number = moves
        while number:
            for event in reversed(self.log[number - 1].events):
                if put_to(self.rules, event) >> hex_ & 1:
                    if number < moves or not isinstance(event, happened.Moved):
                        return number
                    hex_ = event.origin
            number -= 1
        return None
