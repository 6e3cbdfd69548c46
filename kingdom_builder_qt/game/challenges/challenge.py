"""One game that is the same for everyone, whoever draws it or sets it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Final, Literal, TypeAlias

from kingdom_builder_qt.game.session import HUMAN, Seat, Session
from kingdom_builder_qt.game.setup.options import GameOptions

Kind: TypeAlias = Literal["day", "week", "task"]
PLAYERS: Final = 2
PERSON: Final = 0  # who begins


@dataclass(frozen=True, slots=True)
class Called:
    """What a challenge is called by on any day; the fields are those of `Challenge`."""

    kind: Kind
    first: date | None = None
    name: str = ""
    aim: int = 0


@dataclass(frozen=True, slots=True)
class Challenge:
    """One game for everyone.

    `key`: what it is called in files, "2026-11-23", "2026-W48" or the id of a task; `first`,
    `last`: the days on which it is played, None for a task; `preset`: what it is a game of;
    `options`: explicit; `opponent`: the level; `name`: of a task, and `aim`: the gold it asks for.
    """

    kind: Kind
    key: str
    preset: str
    options: GameOptions
    opponent: str
    first: date | None = None
    last: date | None = None
    name: str = ""
    aim: int = 0

    @property
    def called(self) -> Called:
        """Return what it is called by."""
        return Called(self.kind, self.first, self.name, self.aim)

    def seats(self, person: Seat, other: Seat) -> list[Seat]:
        """Return who plays: names and colours as they are given, the computer of its level."""
        return [
            Seat(person.name, person.colour, HUMAN),
            Seat(other.name, other.colour, self.opponent),
        ]

    def is_tried_by(self, session: Session) -> bool:
        """Return whether a game is this one, a person against its opponent, without free undo."""
        controllers = [seat.controller for seat in session.seats]
        return (
            session.options == self.options
            and controllers == [HUMAN, self.opponent]
            and not session.free_undo
            and "seats" not in session.assistance
        )
