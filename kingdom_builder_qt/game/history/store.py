"""The history on the disk: a file for each finished game, and an index of them.

The files are the truth.  A game is filed by writing its file, then its row; whatever ends a
program between the two is made good by `catch_up` at the next start.
"""

from __future__ import annotations

import errno
import json
import logging
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from threading import RLock
from typing import Final, TypeVar

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.atomic_files import HELD_SECONDS, remove
from kingdom_builder_qt.content.disk import changed_ns, children, is_file, is_present, look_into
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.content.text_files import json_trouble, put_aside, read_text, write_atomic
from kingdom_builder_qt.game.history import database
from kingdom_builder_qt.game.history.filing import (
    FiledGame,
    file_name,
    filed,
    mark,
    told_by,
    told_key,
)
from kingdom_builder_qt.game.record.record_reader import RecordError, read_file
from kingdom_builder_qt.game.record.saved_game import trouble_in
from kingdom_builder_qt.game.record.unread_file import seems_unfinished

_log = logging.getLogger(__name__)
_Answer = TypeVar("_Answer")

_AT_ONCE: Final = 100  # records whose rows are written together when an index is made anew
_MOST_BYTES: Final = 1 << 20  # of the list of games left out


def history_folder() -> Path:
    """Return where the records of finished games lie."""
    return paths.user_data() / "history"


def index_path() -> Path:
    """Return where the index of them lies."""
    return paths.user_data() / "history.db"


class HistoryError(OSError):
    """The index cannot be read or written; no record is lost by it."""

    def __init__(self, error: sqlite3.Error) -> None:
        """`error`: what the database said."""
        super().__init__(f"the index of the history: {error}")
        self.is_damage = database.is_damage(error)


class GameHistory:
    """Files finished games and finds them again; any thread may ask, one after the other.

    Every method waits for the disk, and raises OSError if that fails.  An index that turns out to
    be damaged is put aside and made anew.
    """

    def __init__(self, folder: Path | None = None, index: Path | None = None) -> None:
        """Touch nothing yet; the folders of the user if none are given."""
        self.folder, self.index = folder or history_folder(), index or index_path()
        self._lock = RLock()
        self._is_ready = False

    # -- asking ------------------------------------------------------------------------------------

    def ask(self, question: Callable[[sqlite3.Connection], _Answer]) -> _Answer:
        """Return the answer to a question that changes nothing."""

        def answer() -> _Answer:
            with self._connection() as db:
                return question(db)

        return self._mended(answer)

    def path_of(self, file: str) -> Path:
        """Return where the record with a name of the index lies."""
        return self.folder / file

    # -- filing ------------------------------------------------------------------------------------

    def file(self, text: str, ended: datetime, instead_of: str = "") -> str:
        """Keep the record of a finished game and return its key; once, however often it is filed.

        `instead_of`: the key of the same game as it had ended before its last moves were taken
        back; "" if there is none.  RecordError if the text is no record of a finished game.
        """
        game = filed(text, "<record>", ended)

        def keep() -> str:
            name = self._file_of(game.key) or file_name(game.key, ended)
            path = self.folder / name
            if not is_present(path):
                self.folder.mkdir(parents=True, exist_ok=True)
                write_atomic(path, text, trouble_in, HELD_SECONDS)
            with self._connection() as db:
                self._insert(db, [(game, name)])
            if instead_of and instead_of != game.key:
                self._remove(instead_of, remove)
            return game.key

        return self._mended(keep)

    def catch_up(self, finished: Iterable[Path] = (), *, keeps: bool = True) -> None:
        """Bring the index in line with the records, and file what was not filed.

        `finished`: files that may hold a finished game which a killed program did not file, such
        as autosaves; not `keeps`: none of them is ever to be filed.
        """
        files = tuple(finished)

        def make_good() -> None:
            self._index_files()
            self._take(files, keeps=keeps)

        self._mended(make_good)

    def _take(self, finished: Iterable[Path], *, keeps: bool) -> None:
        left_out = self.left_out()
        found: set[str] = set()
        for path in finished:
            if seems_unfinished(path):
                continue
            try:
                text = read_file(path)
                if self._file_of(told_key(text)):
                    continue
                ended = _changed(path)
                game = filed(text, str(path), ended)
            except RecordError:
                continue  # it goes on, or somebody else says what is wrong with it
            found.add(game.key)
            if keeps and game.key not in left_out:
                self.file(text, ended)
        # What lies nowhere any more need not be remembered.
        stays = found if not keeps else found & left_out
        if stays != left_out:
            self._leave_out(stays)

    def _index_files(self) -> None:
        inside = look_into(self.folder) if is_present(self.folder) else []
        if isinstance(inside, str):
            raise OSError(errno.EIO, inside, str(self.folder))
        files = {path.name for path in inside if told_by(path.name) is not None}
        with self._connection() as db:
            known = {file for (file,) in db.execute("SELECT file FROM games")}
            if gone := known - files:
                with database.changing(db):
                    db.executemany("DELETE FROM games WHERE file = ?", [(file,) for file in gone])
            new = sorted(files - known)
            for start in range(0, len(new), _AT_ONCE):
                games = [*self._read(new[start : start + _AT_ONCE])]
                self._insert(db, games)
                self._drop_doubles(db, games)

    def _read(self, names: Iterable[str]) -> Iterator[tuple[FiledGame, str]]:
        """Return the games of some records; what is none, or damaged, is put aside."""
        for name in names:
            path, told = self.folder / name, told_by(name)
            assert told is not None, "other files are not looked at"
            try:
                yield filed(read_file(path), str(path), told[0]), name
            except RecordError as error:
                if is_file(path):
                    _log.warning("no game of the history, kept as %s: %s", put_aside(path), error)

    def _insert(self, db: sqlite3.Connection, games: Iterable[tuple[FiledGame, str]]) -> None:
        with database.changing(db):
            for game, name in games:
                database.insert(db, game, name)

    def _drop_doubles(self, db: sqlite3.Connection, games: Iterable[tuple[FiledGame, str]]) -> None:
        """Remove files of a game that another file holds, to the last move."""
        for game, name in games:
            (kept,) = db.execute("SELECT file FROM games WHERE key = ?", (game.key,)).fetchone()
            if kept != name and is_file(self.folder / kept):
                _log.info("%s holds the same game as %s", name, kept)
                remove(self.folder / name, HELD_SECONDS)

    def _file_of(self, key: str) -> str:
        """Return the name of the file that a game is kept in, "" if it is not."""
        with self._connection() as db:
            row = db.execute("SELECT file FROM games WHERE key = ?", (key,)).fetchone()
        if row is not None and is_file(self.folder / row[0]):
            return str(row[0])
        if not key:
            return ""
        ending = mark(key)
        names = (path.name for path in children(self.folder))
        return next((n for n in names if (told := told_by(n)) and told[1] == ending), "")

    # -- forgetting --------------------------------------------------------------------------------

    def remove(self, file: str, throw_away: Callable[[Path], _Answer]) -> _Answer | None:
        """Forget a game; `throw_away` does away with its record, and what it returns comes back.

        None if there is no such game.  It is not filed again from an autosave that holds it, too.
        """

        def forget() -> _Answer | None:
            with self._connection() as db:
                row = db.execute("SELECT key FROM games WHERE file = ?", (file,)).fetchone()
            return None if row is None else self._remove(row[0], throw_away)

        return self._mended(forget)

    def _remove(self, key: str, throw_away: Callable[[Path], _Answer]) -> _Answer | None:
        name, thrown = self._file_of(key), None
        if name:
            self._leave_out({*self.left_out(), key})
            thrown = throw_away(self.folder / name)
        with self._connection() as db:
            db.execute("DELETE FROM games WHERE key = ?", (key,))
        return thrown

    def restored(self, path: Path) -> None:
        """Take a record in again that came back to the folder."""

        def take() -> None:
            self._index_files()
            with self._connection() as db:
                row = db.execute("SELECT key FROM games WHERE file = ?", (path.name,)).fetchone()
            if row is not None:
                self._leave_out(self.left_out() - {row[0]})

        self._mended(take)

    def remove_all(self) -> int:
        """Forget all games for good, with their records; return how many there were."""

        def forget() -> int:
            with self._connection() as db:
                rows = db.execute("SELECT key, file FROM games").fetchall()
            self._leave_out(self.left_out().union(key for key, _ in rows))
            try:
                for _, file in rows:
                    remove(self.folder / file)
            finally:
                self._index_files()
            with self._connection() as db:
                db.execute("VACUUM")  # names are not to be read in the file any more
                db.execute("PRAGMA wal_checkpoint (TRUNCATE)")
            return len(rows)

        return self._mended(forget)

    def left_out(self) -> set[str]:
        """Return the keys of games that are not to be filed, though an autosave holds them."""
        path = self._left_out_path
        if not is_present(path):
            return set()
        text = read_text(path, _MOST_BYTES)
        try:
            found = json.loads("" if isinstance(text, Problem) else text)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, list) or not all(isinstance(key, str) for key in found):
            _log.warning("%s cannot be read, kept as %s", path, put_aside(path))
            return set()
        return set(found)

    @property
    def _left_out_path(self) -> Path:
        return self.folder / "left-out.json"

    def _leave_out(self, keys: set[str]) -> None:
        if keys != self.left_out():
            self.folder.mkdir(parents=True, exist_ok=True)
            text = json.dumps(sorted(keys)) + "\n"
            write_atomic(self._left_out_path, text, json_trouble, HELD_SECONDS)

    # -- the index ---------------------------------------------------------------------------------

    def _mended(self, call: Callable[[], _Answer]) -> _Answer:
        """Return what a call returns; if the index is damaged, make it anew and call again."""
        with self._lock:
            try:
                return call()
            except HistoryError as error:
                if not error.is_damage:
                    raise
                _log.warning("the index of the history is made anew: %s", error)
            database.set_aside(self.index)
            self._is_ready = False
            return call()

    @contextmanager
    def _connection(self) -> Iterator[sqlite3.Connection]:
        """Return a connection to the index, which is checked once, before anything else.

        One that somebody removed since is made anew.
        """
        try:
            if not self._is_ready or not is_present(self.index):
                self._make_ready()
            with database.opened(self.index) as db:
                yield db
        except sqlite3.Error as error:
            raise HistoryError(error) from error

    def _make_ready(self) -> None:
        self.index.parent.mkdir(parents=True, exist_ok=True)
        is_new = not is_present(self.index)
        aside = database.made_ready(self.index)
        self._is_ready = True
        if is_new or aside is not None:
            self._index_files()


def _changed(path: Path) -> datetime:
    try:
        return datetime.fromtimestamp(changed_ns(path) // 1_000_000_000)
    except (OSError, OverflowError, ValueError):  # a time that no calendar has
        return datetime.now()
