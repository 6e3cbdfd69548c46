"""Games that go on from a moment of another game, and name it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.record.saved_game import check_at
from kingdom_builder_qt.game.replay.sight import FACE_UP, Sight, text_for
from kingdom_builder_qt.game.session import HUMAN, Seat, Session
from kingdom_builder_qt.game.setup.options import GameOptions


@dataclass(frozen=True, slots=True)
class Branch:
    """What a game is made of that goes on from a moment; its options name the other game."""

    options: GameOptions
    seats: tuple[Seat, ...]
    free_undo: bool


def position_at(session: Session, moves: int) -> Position:
    """Return the position of a game after so many moves; the game stays as it is."""
    position = session.first_position()
    for entry in session.log[:moves]:
        position.push_unchecked(entry.move)  # the session has played it
    return position


def branch_from(
    session: Session, moves: int, seats: Sequence[Seat], known: Sight, name: str = ""
) -> Branch:
    """Return a game that goes on after so many moves of another one, which is not over then.

    `known`: what is known of the cards; all others are dealt anew, for nobody can tell them.
    `name`: what the other game is called, the names of its players if it has no name.
    """
    called = name or ", ".join(seat.name for seat in session.seats)
    options = GameOptions(
        players=len(seats),
        seed=None,
        position=text_for(position_at(session, moves), known),
        origin=(called, moves, check_at(session, moves)),
    )
    return Branch(options, tuple(seats), session.free_undo)


def reseated(branch: Branch, seats: Sequence[Seat], position: Position) -> Branch:
    """Return a branch played by others; what its player knew stays only with that very player.

    `position`: that of the branch.  Whoever sits elsewhere gets a hand that is dealt anew.
    """
    if _people(seats) == _people(branch.seats):
        return Branch(branch.options, tuple(seats), branch.free_undo)
    options = replace(branch.options, position=text_for(position, FACE_UP))
    return Branch(options, tuple(seats), branch.free_undo)


def with_person(seats: Sequence[Seat], mover: int) -> list[Seat]:
    """Return seats as they were; without any person the one to move gets one."""
    found = list(seats)
    if not _people(found):
        found[mover] = replace(found[mover], controller=HUMAN)
    return found


def _people(seats: Sequence[Seat]) -> list[int]:
    return [number for number, seat in enumerate(seats) if seat.is_human]
