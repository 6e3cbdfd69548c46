"""The games that a filter leaves: as columns, with their details, as a table for spreadsheets."""

from __future__ import annotations

import csv
import io
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal, TypeAlias

from kingdom_builder_qt.game.history.filing import PartKind
from kingdom_builder_qt.game.history.history_filter import IS_ASSISTED, HistoryFilter
from kingdom_builder_qt.game.session import ASSISTANCE

Key: TypeAlias = tuple[int, int]  # id of a game, seat for which it is listed
OrderedBy: TypeAlias = Literal["date", "result", "gold", "lead"]
Order: TypeAlias = tuple[OrderedBy, bool]  # by what; downwards
NEWEST_FIRST: Final[Order] = ("date", True)

_ORDERS: Final[dict[OrderedBy, tuple[str, ...]]] = {
    "date": (),
    "result": ("NOT s.is_person", "s.rank", "-g.players"),
    "gold": ("s.gold",),
    "lead": (
        "s.gold - (SELECT max(o.gold) FROM seats o WHERE o.game = g.id AND o.seat <> s.seat)",
    ),
}


@dataclass(frozen=True, slots=True)
class Listing:
    """The games that a filter leaves, the newest first, as columns.

    Plain columns, because there may be ten thousands of games and few of them are looked at.
    """

    keys: tuple[Key, ...] = ()
    times: tuple[str, ...] = ()  # when they ended, as ISO 8601 has it
    gold: tuple[int, ...] = ()
    won: tuple[int, ...] = ()  # 1 for a person with the most gold; ties have won, too
    persons: tuple[int, ...] = ()  # 0: only watched
    assisted: tuple[int, ...] = ()  # 1: with assistance


def listing(db: sqlite3.Connection, chosen: HistoryFilter) -> Listing:
    """Return the games that a filter leaves."""
    where, values = chosen.where()
    rows = db.execute(
        "SELECT g.id, s.seat, g.ended, s.gold, s.is_person AND s.rank = 1, s.is_person,"
        f" {IS_ASSISTED}"
        f" FROM games g JOIN seats s ON s.game = g.id WHERE {where}"
        " ORDER BY g.ended DESC, g.id DESC",
        values,
    ).fetchall()
    if not rows:
        return Listing()
    ids, seats, *columns = zip(*rows, strict=True)
    return Listing(tuple(zip(ids, seats, strict=True)), *columns)


def ordered(db: sqlite3.Connection, chosen: HistoryFilter, order: Order) -> tuple[Key, ...]:
    """Return the keys of the same games in another order; of equal ones the newest first."""
    by, is_down = order
    way = "DESC" if is_down else "ASC"
    terms = [f"{term} {way}" for term in _ORDERS[by]]
    last = "DESC" if is_down or by != "date" else "ASC"
    terms += [f"g.ended {last}", f"g.id {last}"]
    where, values = chosen.where()
    rows = db.execute(
        f"SELECT g.id, s.seat FROM games g JOIN seats s ON s.game = g.id WHERE {where}"
        f" ORDER BY {', '.join(terms)}",
        values,
    )
    return tuple(rows)


@dataclass(frozen=True, slots=True)
class Opponent:
    """Who else played a listed game."""

    name: str
    level: str
    gold: int
    rank: int


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A finished game, seen from the seat for which it is listed."""

    id: int
    seat: int
    file: str  # name of its record
    time: str  # when it ended, as ISO 8601 has it
    name: str
    is_person: bool
    gold: int
    rank: int
    players: int
    rounds: int | None
    unrated: str
    opponents: tuple[Opponent, ...]
    expansions: tuple[str, ...]
    challenge: str  # its key, "" if it was none
    assistance: tuple[str, ...]

    @property
    def ended(self) -> datetime:
        """Return when it ended, by the clock on the wall."""
        return datetime.fromisoformat(self.time)

    @property
    def has_won(self) -> bool:
        """Return whether a person won; who ties for the most gold has won, too (R-70)."""
        return self.is_person and self.rank == 1

    @property
    def most(self) -> int:
        """Return the gold of the best opponent."""
        return max(other.gold for other in self.opponents)


def told(db: sqlite3.Connection, keys: Iterable[Key]) -> list[ListedGame]:
    """Return what is told of some games, in their order; those that are gone are left out."""
    found = (_told(db, *key) for key in keys)
    return [game for game in found if game is not None]


def _told(db: sqlite3.Connection, id_: int, seat: int) -> ListedGame | None:
    row = db.execute(
        "SELECT g.file, g.ended, s.name, s.is_person, s.gold, s.rank, g.players, g.rounds,"
        " g.unrated FROM games g JOIN seats s ON s.game = g.id AND s.seat = ? WHERE g.id = ?",
        (seat, id_),
    ).fetchone()
    if row is None:
        return None
    file, ended, name, is_person, gold, rank, players, rounds, unrated = row
    return ListedGame(
        *(id_, seat, file, ended, name, bool(is_person), gold, rank, players, rounds, unrated),
        _opponents(db, id_, seat),
        _parts(db, id_, "expansion"),
        "".join(_parts(db, id_, "challenge")),
        tuple([word for word in ASSISTANCE if word in _parts(db, id_, "assistance")]),
    )


def _opponents(db: sqlite3.Connection, id_: int, seat: int) -> tuple[Opponent, ...]:
    rows = db.execute(
        "SELECT name, level, gold, rank FROM seats WHERE game = ? AND seat <> ? ORDER BY seat",
        (id_, seat),
    )
    return tuple([Opponent(*row) for row in rows])


def _parts(db: sqlite3.Connection, id_: int, kind: PartKind) -> tuple[str, ...]:
    rows = db.execute(
        "SELECT part FROM parts WHERE game = ? AND kind = ? ORDER BY part", (id_, kind)
    )
    return tuple([part for (part,) in rows])


def total(db: sqlite3.Connection) -> int:
    """Return how many games there are in all."""
    (count,) = db.execute("SELECT count(*) FROM games").fetchone()
    return int(count)


# -- as a table for spreadsheets -------------------------------------------------------------------

COLUMNS: Final = (
    *("ended", "player", "gold", "rank", "players", "won", "lead", "rounds"),
    *("opponents", "levels", "opponents_gold", "expansions", "rated", "assistance", "file"),
)
_FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")  # as a spreadsheet takes a text to begin


def csv_of(db: sqlite3.Connection, chosen: HistoryFilter) -> str:
    """Return the games that a filter leaves as CSV (RFC 4180), a head and a row for each.

    It begins with a byte order mark, without which some spreadsheets take UTF-8 for something else.
    Several values in a cell are joined by "; ".
    """
    file = io.StringIO(newline="")
    rows = csv.writer(file, lineterminator="\r\n")
    rows.writerow(COLUMNS)
    for game in told(db, listing(db, chosen).keys):
        others = game.opponents
        rows.writerow(
            [
                game.time,
                _plain(game.name) if game.is_person else "",
                game.gold,
                game.rank,
                game.players,
                int(game.has_won),
                game.gold - game.most,
                "" if game.rounds is None else game.rounds,
                _plain(_joined(other.name for other in others)),
                _joined(other.level for other in others),
                _joined(other.gold for other in others),
                _joined(game.expansions),
                int(not game.unrated),
                _joined(game.assistance),
                game.file,
            ]
        )
    return "\ufeff" + file.getvalue()


def _joined(values: Iterable[object]) -> str:
    return "; ".join(map(str, values))


def _plain(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(_FORMULAS) else text
