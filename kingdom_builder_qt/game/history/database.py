"""The index of the history: an SQLite file that can be made anew from the records at any time.

So what is no index of ours, or is damaged, is put aside and never mended.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content.disk import is_folder
from kingdom_builder_qt.content.text_files import put_aside
from kingdom_builder_qt.game.history.filing import FiledGame

_log = logging.getLogger(__name__)

APPLICATION: Final = 0x4B42_4869  # "KBHi": tells the file from those of other programs
_BUSY_SECONDS: Final = 10.0  # another running program may be filing, too
_DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class Damaged(Exception):
    """The file is no index of ours, or not in order."""


def _first_tables(db: sqlite3.Connection) -> None:
    for statement in (
        """CREATE TABLE games (
            id INTEGER PRIMARY KEY,
            key TEXT NOT NULL UNIQUE,
            file TEXT NOT NULL UNIQUE,
            ended TEXT NOT NULL,
            players INTEGER NOT NULL,
            rounds INTEGER,
            unrated TEXT NOT NULL
        )""",
        "CREATE INDEX games_ended ON games (ended, id)",
        """CREATE TABLE seats (
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            colour INTEGER NOT NULL,
            level TEXT NOT NULL,
            gold INTEGER NOT NULL,
            rank INTEGER NOT NULL,
            is_person INTEGER NOT NULL,
            is_lead INTEGER NOT NULL,
            PRIMARY KEY (game, seat)
        ) WITHOUT ROWID""",
        "CREATE INDEX seats_name ON seats (is_person, name, game)",
        """CREATE TABLE parts (
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            part TEXT NOT NULL,
            PRIMARY KEY (game, kind, part)
        ) WITHOUT ROWID""",
        """CREATE TABLE gold (
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            card TEXT NOT NULL,
            gold INTEGER NOT NULL,
            PRIMARY KEY (game, seat, card)
        ) WITHOUT ROWID""",
        """CREATE TABLE tiles (
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            tile TEXT NOT NULL,
            PRIMARY KEY (game, seat, tile)
        ) WITHOUT ROWID""",
    ):
        db.execute(statement)


def _indices_of_parts(db: sqlite3.Connection) -> None:
    """Let everything that games have in common be found without going through all games."""
    for statement in (
        "CREATE INDEX parts_part ON parts (kind, part, game)",
        "CREATE INDEX tiles_tile ON tiles (tile, game, seat)",
        "CREATE INDEX seats_level ON seats (is_person, level)",
    ):
        db.execute(statement)


def _made_anew(db: sqlite3.Connection) -> None:
    """Leave it to the records to tell what a new kind of part is: they are all read again."""
    db.execute("DELETE FROM games")


# The n-th step makes version n + 1 of the tables out of version n; 0 is a new file.  A step that
# was published is never changed.
MIGRATIONS: Final[list[Callable[[sqlite3.Connection], None]]] = [
    _first_tables,
    _indices_of_parts,
    _made_anew,  # challenges
    _made_anew,  # assistance
]


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """Return a connection for one thread, closed at the end; sqlite3.Error if that fails.

    What is changed in it is written at once, unless `changing` holds it together.
    """
    db = sqlite3.connect(path, timeout=_BUSY_SECONDS, isolation_level=None)
    try:
        db.execute("PRAGMA foreign_keys = ON")
        # With a log beside the file a killed program, or a power cut, loses the last games of the
        # index at most: their records bring them back.
        db.execute("PRAGMA synchronous = NORMAL")
        yield db
    finally:
        db.close()


@contextmanager
def changing(db: sqlite3.Connection) -> Iterator[None]:
    """Let everything that is changed meanwhile become true at once, or nothing of it."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        raise


def made_ready(path: Path) -> Path | None:
    """Check the file and bring its tables up to date; make it where there is none.

    A damaged or foreign file, or one of a later version, is put aside: return where it lies then.
    OSError if that fails, sqlite3.Error if the disk does.
    """
    try:
        _make_ready(path)
    except Damaged as error:
        _log.warning("the index of the history is made anew: %s: %s", path, error)
        aside = set_aside(path)
        _make_ready(path)
        return aside
    return None


def set_aside(path: Path) -> Path:
    """Give a file that cannot be used a name of its own beside it; OSError if it stays."""
    aside = put_aside(path)
    for ending in ("-wal", "-shm"):  # nothing without their file
        path.with_name(path.name + ending).unlink(missing_ok=True)
    return aside


def is_damage(error: sqlite3.Error) -> bool:
    """Return whether an error says that the file is damaged, not that it cannot be used now."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    # What the tables should hold and do not is damage, too: somebody else has changed them.
    is_odd = code == sqlite3.SQLITE_ERROR and "no such" in str(error)
    return code in _DAMAGED or is_odd


def _make_ready(path: Path) -> None:
    if is_folder(path):
        raise Damaged("it is a folder")
    try:
        with opened(path) as db:
            # In one transaction: another program may make the tables meanwhile.
            db.execute("BEGIN")
            _check(db)
            db.execute("COMMIT")
            db.execute("PRAGMA journal_mode = WAL")  # some disks cannot; it works without, too
            _migrate(db)
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
    if version > len(MIGRATIONS):
        raise Damaged(f"version {version} is later than {len(MIGRATIONS)}")
    (found,) = db.execute("PRAGMA quick_check (1)").fetchone()
    if found != "ok":
        raise Damaged(found)


def _migrate(db: sqlite3.Connection) -> None:
    if _pragma(db, "user_version") == len(MIGRATIONS):
        return
    with changing(db):
        # Asked again: another program may have been first.
        for number in range(_pragma(db, "user_version"), len(MIGRATIONS)):
            MIGRATIONS[number](db)
            db.execute(f"PRAGMA user_version = {number + 1}")
        db.execute(f"PRAGMA application_id = {APPLICATION}")


def _pragma(db: sqlite3.Connection, name: str) -> int:
    (value,) = db.execute(f"PRAGMA {name}").fetchone()
    return int(value)


def insert(db: sqlite3.Connection, game: FiledGame, file: str) -> None:
    """Add a game, unless it is there; `file`: the name of its record."""
    row = (
        game.key,
        file,
        game.ended.isoformat(timespec="seconds"),
        len(game.seats),
        game.rounds,
        game.unrated,
    )
    done = db.execute(
        "INSERT OR IGNORE INTO games (key, file, ended, players, rounds, unrated)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        row,
    )
    if not done.rowcount:
        return
    id_, lead = done.lastrowid, game.lead
    seats: list[Sequence[object]] = []
    gold: list[Sequence[object]] = []
    tiles: list[Sequence[object]] = []
    for number, seat in enumerate(game.seats):
        values = (seat.name, seat.colour, seat.level, seat.gold, seat.rank, seat.is_person)
        seats.append((id_, number, *values, number == lead))
        gold += [(id_, number, card, amount) for card, amount in seat.cards.items()]
        tiles += [(id_, number, tile) for tile in seat.tiles]
    db.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", seats)
    db.executemany("INSERT INTO gold VALUES (?, ?, ?, ?)", gold)
    db.executemany("INSERT INTO tiles VALUES (?, ?, ?)", tiles)
    db.executemany("INSERT INTO parts VALUES (?, ?, ?)", [(id_, *part) for part in game.parts])
