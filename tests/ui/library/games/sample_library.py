"""A library of a few real games for tests of the window Games."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

from kingdom_builder_qt.game import Seat
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.game.record.entry_line import EntryHead
from tests.game.library.support import ANN, BOB, record

NOON = datetime(2026, 5, 4, 12)
SHORT = 40  # moves, too few for the end of any game


def keep(
    number: int,
    *,
    title: str = "",
    starred: bool = False,
    seats: tuple[Seat, ...] = (ANN, BOB),
    moves: int = SHORT,
    played: datetime | None = None,
) -> str:
    """Store a game played `number` hours after noon, and return its id."""
    played = played or NOON + timedelta(hours=number)
    id_ = f"20260504-120000-{number:08x}"
    head = EntryHead(id_, title, starred, played - timedelta(minutes=20), played)
    Library().write(head, record(number + 1, seats, moves=moves))
    return id_


def keep_finished(number: int, **more: object) -> str:
    """Store a finished game."""
    return keep(number, moves=10_000, **more)  # type: ignore[arg-type]


def record_of(id_: str) -> Path:
    """Return the path of the record of a game."""
    return Library().path(id_)
