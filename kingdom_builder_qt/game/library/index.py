"""The index of the library: an SQLite file that can be rebuilt from the records at any time.

A foreign or damaged file, or one of a later version, is set aside instead of repaired.  The tables
of an earlier version are dropped.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Final
from urllib.parse import quote

from kingdom_builder_qt.content.disk import is_folder
from kingdom_builder_qt.content.text_files import quarantine
from kingdom_builder_qt.game.library.entry import Entry, EntrySeat, IndexedGame
from kingdom_builder_qt.game.library.game_filter import searchable_text
from kingdom_builder_qt.game.record.entry_line import instant_text
from kingdom_builder_qt.game.seat_names import key_of
from kingdom_builder_qt.game.session import ASSISTANCE

_log = logging.getLogger(__name__)

APPLICATION: Final = 0x4B42_4C69  # "KBLi"
VERSION: Final = 3  # to be raised with every change of the tables or of their values
_BUSY_SECONDS: Final = 10.0  # wait for the lock of another running program
# All statements are constant and all rows valid: an error in one of them means that the tables, or
# the number of the format, are not what this program has written.
_DAMAGED: Final = (
    *(sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB),
    *(sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISMATCH),
)
_AT_ONCE: Final = 500  # ids in one query

_TABLES: Final = {
    "games": """(
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE,
        deal TEXT NOT NULL,
        size INTEGER NOT NULL,
        changed INTEGER NOT NULL,
        title TEXT NOT NULL,
        starred INTEGER NOT NULL,
        begun TEXT NOT NULL,
        played TEXT NOT NULL,
        is_over INTEGER NOT NULL,
        round INTEGER NOT NULL,
        to_move INTEGER,
        moves INTEGER NOT NULL,
        players INTEGER NOT NULL,
        challenge TEXT NOT NULL,
        unrated TEXT NOT NULL,
        lead INTEGER NOT NULL,
        words TEXT NOT NULL
    )""",
    "seats": """(
        game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        player TEXT NOT NULL,
        colour INTEGER NOT NULL,
        controller TEXT NOT NULL,
        gold INTEGER NOT NULL,
        rank INTEGER NOT NULL,
        level TEXT NOT NULL,
        is_person INTEGER NOT NULL,
        PRIMARY KEY (game, seat)
    ) WITHOUT ROWID""",
    "parts": """(
        game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        part TEXT NOT NULL,
        place INTEGER NOT NULL,
        PRIMARY KEY (game, kind, part)
    ) WITHOUT ROWID""",
    "gold": """(
        game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        card TEXT NOT NULL,
        gold INTEGER NOT NULL,
        PRIMARY KEY (game, seat, card)
    ) WITHOUT ROWID""",
    "tiles": """(
        game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        tile TEXT NOT NULL,
        PRIMARY KEY (game, seat, tile)
    ) WITHOUT ROWID""",
}
_INDICES: Final = (
    "games_played ON games (played, id)",
    "games_deal ON games (deal)",
    "seats_player ON seats (is_person, player, game)",
    "seats_level ON seats (is_person, level)",
    "parts_part ON parts (kind, part, game)",
    "tiles_tile ON tiles (tile, game, seat)",
)


class Damaged(Exception):
    """The file is not an index of the library, or is corrupt."""


class UnreadableRow(sqlite3.DatabaseError):
    """A row has invalid UTF-8 or an invalid date."""


@contextmanager
def opened(path: Path, *, makes_it: bool = False) -> Iterator[sqlite3.Connection]:
    """Return a connection for one thread, closed at the end; sqlite3.Error if that fails.

    Changes are committed at once outside of `changing`.  `makes_it`: create a missing file.
    """
    mode = "rwc" if makes_it else "rw"
    place = f"{_uri(path)}?mode={mode}"
    db = sqlite3.connect(place, timeout=_BUSY_SECONDS, isolation_level=None, uri=True)
    try:
        db.execute("PRAGMA foreign_keys = ON")
        # With a write-ahead log a kill or a power cut loses the last rows at most, which
        # `Library.refresh` restores from the records.
        db.execute("PRAGMA synchronous = NORMAL")
        yield db
    except UnicodeDecodeError as error:  # an error message of SQLite quotes the file
        raise UnreadableRow(str(error)) from error
    finally:
        db.close()


def _uri(path: Path) -> str:
    """Return the URI of a file for SQLite, which accepts no host, not even that of a share."""
    place = path.absolute().as_posix()
    before = "//" if place.startswith("//") else "" if place.startswith("/") else "/"
    return f"file:{before}{quote(place)}"


@contextmanager
def changing(db: sqlite3.Connection) -> Iterator[None]:
    """Run the block as one transaction."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        raise


def make_ready(path: Path) -> bool:
    """Check the file and create missing tables; return whether they are new and empty.

    A damaged or foreign file, or one of a later version, is set aside.  OSError if that fails,
    sqlite3.Error if the disk fails.
    """
    try:
        return _make_ready(path)
    except Damaged as error:
        _log.warning("the index of the library is rebuilt: %s: %s", path, error)
        quarantine_index(path)
        return _make_ready(path)


def quarantine_index(path: Path) -> Path:
    """Rename an unusable file within its folder, and return the new path; OSError if it stays."""
    aside = quarantine(path)
    for ending in ("-wal", "-shm"):  # useless without their file
        path.with_name(path.name + ending).unlink(missing_ok=True)
    return aside


def is_damage(error: sqlite3.Error) -> bool:
    """Return whether an error means a damaged file, rather than one that is busy or unreadable."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    is_unreadable = isinstance(error, UnreadableRow) or "Could not decode" in str(error)
    return code in _DAMAGED or is_unreadable


def _make_ready(path: Path) -> bool:
    if is_folder(path):
        raise Damaged("it is a folder")
    try:
        with opened(path, makes_it=True) as db:
            # One transaction, because another program may create the tables at the same time.
            db.execute("BEGIN")
            _check(db)
            db.execute("COMMIT")
            db.execute("PRAGMA journal_mode = WAL")  # not all disks support it
            return _make_tables(db)
    except sqlite3.Error as error:
        if is_damage(error):
            raise Damaged(str(error)) from error
        raise


def _check(db: sqlite3.Connection) -> None:
    if _pragma(db, "application_id") != APPLICATION:
        if db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            raise Damaged("it is of another program")
        return
    version = _pragma(db, "user_version")
    if version > VERSION:
        raise Damaged(f"version {version} is later than {VERSION}")
    (found,) = db.execute("PRAGMA integrity_check (1)").fetchone()
    if found != "ok":
        raise Damaged(found)


def _make_tables(db: sqlite3.Connection) -> bool:
    if _pragma(db, "user_version") == VERSION:
        return False
    with changing(db):
        if _pragma(db, "user_version") == VERSION:  # another program was first
            return False
        for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            db.execute(f'DROP TABLE "{name}"')
        for name, columns in _TABLES.items():
            db.execute(f"CREATE TABLE {name} {columns}")
        for index in _INDICES:
            db.execute(f"CREATE INDEX {index}")
        db.execute(f"PRAGMA user_version = {VERSION}")
        db.execute(f"PRAGMA application_id = {APPLICATION}")
    return True


def _pragma(db: sqlite3.Connection, name: str) -> int:
    (value,) = db.execute(f"PRAGMA {name}").fetchone()
    return int(value)


# -- rows ------------------------------------------------------------------------------------------


def insert(db: sqlite3.Connection, game: IndexedGame, size: int, changed: int) -> None:
    """Insert a game, or replace the rows of its id.

    `size` and `changed` of its file tell later whether the rows are current.
    """
    entry = game.entry
    db.execute("DELETE FROM games WHERE name = ?", (entry.id,))
    row = (
        *(entry.id, game.deal, size, changed, entry.title, entry.starred),
        *(instant_text(entry.begun), instant_text(entry.played)),
        *(entry.is_over, entry.round, entry.to_move, entry.moves, len(entry.seats)),
        *(entry.challenge, entry.unrated, entry.lead),
        searchable_text(entry.title, *(seat.name for seat in entry.seats), *entry.cards),
    )
    id_ = db.execute(
        "INSERT INTO games (name, deal, size, changed, title, starred, begun, played, is_over,"
        " round, to_move, moves, players, challenge, unrated, lead, words)"
        f" VALUES ({', '.join('?' * len(row))})",
        row,
    ).lastrowid
    seats: list[Sequence[object]] = []
    for number, seat in enumerate(entry.seats):
        values = (seat.name, key_of(seat), seat.colour, seat.controller, seat.gold, seat.rank)
        seats.append((id_, number, *values, seat.level, seat.is_person))
    gold = [
        (id_, seat, card, amount)
        for seat, sheet in enumerate(game.gold)
        for card, amount in sheet.items()
    ]
    tiles = [(id_, seat, tile) for seat, used in enumerate(game.tiles) for tile in used]
    parts = [(id_, *part, place) for place, part in enumerate(game.parts)]
    db.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", seats)
    db.executemany("INSERT INTO gold VALUES (?, ?, ?, ?)", gold)
    db.executemany("INSERT INTO tiles VALUES (?, ?, ?)", tiles)
    db.executemany("INSERT INTO parts VALUES (?, ?, ?, ?)", parts)


def delete(db: sqlite3.Connection, ids: Iterable[str]) -> None:
    """Delete the rows of games."""
    db.executemany("DELETE FROM games WHERE name = ?", [(id_,) for id_ in ids])


def entries(db: sqlite3.Connection, ids: Sequence[str]) -> list[Entry]:
    """Return the entries of ids, in their order; missing ones are left out."""
    found: dict[str, Entry] = {}
    for start in range(0, len(ids), _AT_ONCE):
        try:
            found |= {entry.id: entry for entry in _entries(db, ids[start : start + _AT_ONCE])}
        except (ValueError, TypeError, KeyError) as error:
            raise UnreadableRow(str(error)) from error
    return [found[id_] for id_ in ids if id_ in found]


def _entries(db: sqlite3.Connection, ids: Sequence[str]) -> Iterator[Entry]:
    marks = ", ".join("?" * len(ids))
    games = db.execute(
        "SELECT id, name, title, starred, begun, played, is_over, round, to_move, moves,"
        f" challenge, unrated, lead FROM games WHERE name IN ({marks})",
        ids,
    ).fetchall()
    rows = [row[0] for row in games]
    seats: dict[int, list[EntrySeat]] = {row: [] for row in rows}
    for game, *values in db.execute(
        "SELECT game, name, colour, controller, gold, rank FROM seats"
        f" WHERE game IN ({marks}) ORDER BY game, seat",
        rows + [None] * (len(ids) - len(rows)),
    ):
        seats[game].append(EntrySeat(*values))
    parts: dict[int, dict[str, list[str]]] = {row: {} for row in rows}
    for game, kind, part in db.execute(
        f"SELECT game, kind, part FROM parts WHERE game IN ({marks}) ORDER BY game, place",
        rows + [None] * (len(ids) - len(rows)),
    ):
        parts[game].setdefault(kind, []).append(part)
    for row, name, title, starred, begun, played, is_over, *rest in games:
        round_, to_move, moves, challenge, unrated, lead = rest
        has = parts[row]
        yield Entry(
            name,
            title,
            bool(starred),
            datetime.fromisoformat(begun),
            datetime.fromisoformat(played),
            bool(is_over),
            round_,
            to_move,
            moves,
            tuple(seats[row]),
            (*has.get("card", ()), *has.get("task", ())),
            tuple(has.get("expansion", ())),
            tuple(has.get("section", ())),
            tuple(has.get("variant", ())),
            challenge,
            tuple([word for word in ASSISTANCE if word in has.get("assistance", ())]),
            unrated,
            lead,
        )
