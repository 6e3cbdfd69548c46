"""The library on the disk: a record for each game, unfinished or finished, and an index of them.

The records are the truth.  A game is written by writing its file, then its row; whatever ends a
program between the two is made good by `refresh`.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import date, datetime
from pathlib import Path
from threading import Event, RLock
from typing import Final, TypeVar

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.atomic_files import HELD_SECONDS, remove
from kingdom_builder_qt.content.characters import clean_line, storable
from kingdom_builder_qt.content.disk import files_in, is_file, is_present, read_bytes, status
from kingdom_builder_qt.content.text_files import as_it_is, put_aside, write_atomic
from kingdom_builder_qt.game.library import index
from kingdom_builder_qt.game.library.entry import (
    Entry,
    Filed,
    filed,
    imported_id,
    is_own_id,
    new_id,
)
from kingdom_builder_qt.game.library.game_filter import EVERY_GAME, GameFilter
from kingdom_builder_qt.game.record.entry_line import (
    MOST_LETTERS,
    EntryHead,
    with_head,
    without_head,
)
from kingdom_builder_qt.game.record.glance import Glance, glance
from kingdom_builder_qt.game.record.record_reader import NewerFormat, RecordError, read_file
from kingdom_builder_qt.game.record.unread_file import MOST_BYTES, SUFFIX

_log = logging.getLogger(__name__)
_Answer = TypeVar("_Answer")

_AT_ONCE: Final = 100  # records whose rows are written together when the index is rebuilt
_COPYING_SECONDS: Final = 10.0  # since its last change a file may still be copied into the folder


class LibraryError(OSError):
    """The index cannot be read or written; no record is lost by it."""

    def __init__(self, error: sqlite3.Error) -> None:
        """`error`: what the database said."""
        super().__init__(f"the index of the library: {error}")
        self.is_damage = index.is_damage(error)


@dataclass(frozen=True, slots=True)
class Refreshed:
    """What `Library.refresh` found: whether the list is another one, and damaged records.

    `damaged`: where they are now, set aside, since the last call.
    """

    is_changed: bool
    damaged: tuple[Path, ...]


class Library:
    """Keeps games and finds them again; thread-safe.

    Every method waits for the disk, and raises OSError if that fails.  An index that turns out to
    be damaged is set aside and rebuilt.  `refresh` at the start of a program makes good what a
    killed one left.
    """

    def __init__(self, folder: Path | None = None, *, is_trash: bool = False) -> None:
        """Touch nothing yet; `folder`: that of the user's data if none is given.

        The records are in its folder `games`, the index is its file `library.db`.  Deleted games
        are a library of their own, of `trash` and `trash.db`: no figure counts them.
        """
        home = folder or paths.user_data()
        self._is_trash = is_trash
        self.folder = home / ("trash" if is_trash else "games")
        self.index = home / ("trash.db" if is_trash else "library.db")
        self._following = RLock()  # one thread looks through the folder; taken before `_lock`
        self._lock = RLock()  # one connection to the index at a time
        self._is_ready = False
        self._is_filled = Event()  # questions wait for it, but what is written never does
        self._is_filled.set()
        self._rebuilt = 0  # how often
        self._damaged: list[Path] = []

    def path(self, id_: str) -> Path:
        """Return where the record of a game is."""
        return self.folder / f"{id_}{SUFFIX}"

    # -- asking ------------------------------------------------------------------------------------

    def ids(self, chosen: GameFilter = EVERY_GAME) -> tuple[str, ...]:
        """Return the games that a filter leaves, the one played last first."""
        where, values = chosen.where()
        query = (
            f"SELECT g.name FROM games g JOIN seats s ON s.game = g.id WHERE {where}"
            " ORDER BY g.played DESC, g.id DESC"
        )
        return self.ask(lambda db: tuple([name for (name,) in db.execute(query, values)]))

    def entries(self, ids: Sequence[str]) -> list[Entry]:
        """Return games in the order of their ids; those that are gone are left out."""
        found = self.ask(lambda db: index.entries(db, ids))
        return [replace(entry, is_deleted=True) for entry in found] if self._is_trash else found

    def ask(self, question: Callable[[sqlite3.Connection], _Answer]) -> _Answer:
        """Return the answer to a question that changes nothing, as those of `figures`.

        While another thread fills a new index there is no answer yet.
        """
        self._fill_new()
        self._is_filled.wait()
        return self._on_index(question)

    # -- one game ----------------------------------------------------------------------------------

    def read(self, id_: str) -> tuple[EntryHead, str]:
        """Return head and record of a game, the record as `record_text` makes it.

        A head without the moment when it was played last has that of the file.  RecordError names
        what is wrong with the file.
        """
        path = self.path(id_)
        found, text = status(path), read_file(path)
        head = glance(text, str(path)).entry or EntryHead(id_)
        played = head.played or (None if found is None else time_of(found))
        return replace(head, id=id_, played=played), without_head(text)

    def write(self, head: EntryHead, text: str) -> None:
        """Keep a game in place of what was kept under its id; RecordError if it is no record.

        OSError if the disk refuses; the old record is then unchanged.  LibraryError if the record
        is kept, but the index is not, which `refresh` makes good.
        """
        whole = with_head(text, head)
        game = glance(whole, "<record>")
        self.folder.mkdir(parents=True, exist_ok=True)
        write_atomic(self.path(head.id), whole, as_it_is, HELD_SECONDS)
        found = status(self.path(head.id))
        if found is not None:
            self._insert([(filed(game, head, time_of(found)), found)])

    def take(self, *ids: str) -> None:
        """Bring the index up to date with records that were written or moved by other means.

        A record that is gone leaves the index, a damaged one is set aside.
        """
        self._take(ids)

    def change(self, id_: str, *, title: str | None = None, starred: bool | None = None) -> None:
        """Change what the list shows of a game, which no table may have open.

        The title "" is the one that the program proposes.  RecordError as in `read`.
        """
        head, text = self.read(id_)
        head = replace(
            head,
            title=head.title if title is None else title,
            starred=head.starred if starred is None else starred,
        )
        self.write(head, text)

    def add(self, source: Path | str, told: EntryHead | None = None) -> str:
        """Take the record of a file, or a text, into the library; return the id of the game.

        The file is not changed.  A game that is there keeps its entry: the record of one that goes
        on further takes its place, unless a table has it open.  What went on otherwise is an entry
        of its own.  RecordError if it is no record.

        `told`: what is known of the game in place of what the record and the file say; a game that
        is there gets what it lacks of that.
        """
        if isinstance(source, Path):
            text, title, found = read_file(source), title_of(source), status(source)
            name, played = str(source), datetime.now() if found is None else time_of(found)
        else:
            text, title = source.replace("\r\n", "\n"), ""
            name, played = "<record>", datetime.now()
        game, bare = glance(text, name), without_head(text)
        by_content = imported_id(bare.encode())
        head = told or game.entry or EntryHead(by_content)
        head = replace(head, title=head.title or title, played=head.played or played)
        ids = [id_ for id_ in (head.id, by_content) if is_own_id(id_)]
        for id_ in dict.fromkeys([*ids, *self._of_deal(game.deal)]):
            if is_file(self.path(id_)) and self._goes_on(id_, game, head, bare, told is not None):
                return id_
        # A game that went on otherwise may have its id.
        free = (id_ for id_ in ids if not is_present(self.path(id_)))
        head = replace(head, id=next(free, new_id(datetime.now())))
        self.write(head, bare)
        return head.id

    def _goes_on(self, id_: str, game: Glance, head: EntryHead, text: str, completes: bool) -> bool:
        """Return whether an entry holds a game, which goes on there if it is further on."""
        try:
            known_head, known_text = self.read(id_)
            known = glance(known_text, str(self.path(id_)))
        except RecordError:
            self.take(id_)  # which sets it aside
            return False
        is_known = game.is_moment_of(known)
        if not is_known and (
            not known.is_moment_of(game) or is_present(self.folder / f"{id_}.lock")
        ):
            return False
        wanted = known_head if is_known else replace(known_head, played=head.played)
        if completes:
            wanted = _completed(wanted, known_head, head)
        if not is_known or wanted != known_head:
            self.write(wanted, known_text if is_known else text)
        return True

    def _of_deal(self, deal: str) -> list[str]:
        query = "SELECT name FROM games WHERE deal = ? ORDER BY name"
        return self.ask(lambda db: [name for (name,) in db.execute(query, (deal,))])

    # -- removing ----------------------------------------------------------------------------------

    def remove(self, ids: Iterable[str], throw_away: Callable[[Path], _Answer]) -> list[_Answer]:
        """Remove games; return the answers of `throw_away`, which does away with each record.

        What comes back to the folder later comes back with `take`.
        """
        thrown: list[_Answer] = []
        gone: list[str] = []
        try:
            for id_ in ids:
                if is_present(self.path(id_)):
                    thrown.append(throw_away(self.path(id_)))
                gone.append(id_)
        finally:
            self._take(gone)
        return thrown

    def remove_all(self, but: Collection[str] = ()) -> int:
        """Remove all games for good, with their records, except for some; return how many."""
        meant = [id_ for id_ in self._files() if id_ not in but]
        try:
            for id_ in meant:
                remove(self.path(id_))
        finally:
            self.catch_up()
        self.shrink()
        return len(meant)

    def shrink(self) -> None:
        """Leave nothing of removed games in the file of the index."""

        def shrink(db: sqlite3.Connection) -> None:
            db.execute("VACUUM")
            db.execute("PRAGMA wal_checkpoint (TRUNCATE)")

        self.ask(shrink)

    def prune(
        self,
        before: date,
        throw_away: Callable[[Path], object],
        but: Collection[str] = (),
    ) -> tuple[str, ...]:
        """Remove finished games without a star that were played last before a day; return them.

        `but`: games that stay, as those that are open.
        """
        query = (
            "SELECT name, size, changed FROM games"
            " WHERE is_over AND NOT starred AND played < ? ORDER BY played"
        )
        rows = self.ask(lambda db: db.execute(query, (before.isoformat(),)).fetchall())
        # Nothing is removed of which the index does not know the present state.
        meant = [
            id_
            for id_, *known in rows
            if id_ not in but and known == _state(status(self.path(id_)))
        ]
        self.remove(meant, throw_away)
        return tuple(meant)

    # -- the index follows the folder --------------------------------------------------------------

    def refresh(self) -> Refreshed:
        """Bring the index up to date with the folder, and set damaged records aside.

        A record of a later version stays where it is, and is not listed.
        """
        before = self._rebuilt
        is_changed = self.catch_up()
        with self._lock:
            damaged, self._damaged = tuple(self._damaged), []
        is_changed |= bool(damaged) or self._rebuilt != before
        return Refreshed(is_changed, damaged)

    def catch_up(self) -> bool:
        """Do as `refresh`, which still names what is set aside; return whether the list changed."""
        with self._following:
            query = "SELECT name, size, changed FROM games"
            rows = self._on_index(lambda db: db.execute(query).fetchall())
            known = {id_: state for id_, *state in rows}
            files = self._files()  # after the rows: a game written meanwhile is read twice at most
            gone = [id_ for id_ in known if id_ not in files]
            new = [id_ for id_, found in files.items() if known.get(id_) != _state(found)]
            is_changed = False
            for ids in (gone, sorted(new)):
                for start in range(0, len(ids), _AT_ONCE):
                    is_changed |= self._take(ids[start : start + _AT_ONCE])
            return is_changed

    def _files(self) -> dict[str, os.stat_result]:
        """Return the records by id; hidden files, as other systems leave them, are none."""
        return {
            name.removesuffix(SUFFIX): found
            for name, found in files_in(self.folder, SUFFIX).items()
            if not name.startswith(".") and storable(name) == name
        }

    def _take(self, ids: Iterable[str]) -> bool:
        """Read some records again, in place of what the index holds; return whether it changed."""
        read: list[tuple[Filed, os.stat_result]] = []
        gone: list[str] = []
        for id_ in ids:
            found = status(self.path(id_))
            if found is None:
                gone.append(id_)
            elif (game := self._filed(id_, found)) is not None:
                read.append((game, found))
        if gone:
            self._delete(gone)
        return self._insert(read) or bool(gone)

    def _filed(self, id_: str, found: os.stat_result) -> Filed | None:
        """Return what the index holds of a record; one that is damaged is set aside."""
        path = self.path(id_)
        try:
            game = glance(read_file(path), str(path))
        except NewerFormat as error:
            _log.info("not listed: %s", error)
        except RecordError as error:
            self._judge(id_, found, error)
        else:
            return filed(game, replace(game.entry or EntryHead(id_), id=id_), time_of(found))
        return None

    def _judge(self, id_: str, found: os.stat_result, error: RecordError) -> None:
        """Set a damaged record aside, unless it cannot be read now or is still being copied."""
        path = self.path(id_)
        is_read = found.st_size > MOST_BYTES or not isinstance(read_bytes(path, MOST_BYTES), str)
        if not is_read:
            _log.warning("not listed: %s", error)
        elif not 0 <= time.time() - found.st_mtime < _COPYING_SECONDS:
            aside = put_aside(path)
            _log.warning("no game, kept as %s: %s", aside, error)
            self._delete([id_])
            with self._lock:
                self._damaged.append(aside)

    def _insert(self, games: Sequence[tuple[Filed, os.stat_result]]) -> bool:
        """Put games into the index whose files are still as they were read."""

        def insert(db: sqlite3.Connection) -> bool:
            is_changed = False
            with index.changing(db):
                for game, found in games:
                    if _state(status(self.path(game.entry.id))) == _state(found):
                        index.insert(db, game, found.st_size, found.st_mtime_ns)
                        is_changed = True
            return is_changed

        return bool(games) and self._on_index(insert)

    def _delete(self, ids: Iterable[str]) -> None:
        """Take games out of the index whose records are gone."""

        def delete(db: sqlite3.Connection) -> None:
            with index.changing(db):
                index.delete(db, [id_ for id_ in ids if not is_file(self.path(id_))])

        self._on_index(delete)

    # -- the index ---------------------------------------------------------------------------------

    def _on_index(self, call: Callable[[sqlite3.Connection], _Answer]) -> _Answer:
        """Return what a call makes of the index; one that is new or damaged is filled first."""
        try:
            return self._asked(call)
        except LibraryError as error:
            if not error.is_damage and is_present(self.index):
                raise
        # Another program may be rebuilding the index, or may have removed it: check it again.
        self._is_ready = False
        try:
            return self._asked(call)
        except LibraryError as error:
            if not error.is_damage:
                raise
            _log.warning("the index of the library is rebuilt: %s", error)
        with self._lock:
            index.set_aside(self.index)
            self._is_ready = False
        return self._asked(call)

    def _asked(self, call: Callable[[sqlite3.Connection], _Answer]) -> _Answer:
        self._fill_new()
        with self._connection() as db:
            return call(db)

    def _fill_new(self) -> None:
        if self._make_ready():
            try:
                self.catch_up()
                self._rebuilt += 1
            finally:
                self._is_filled.set()

    @contextmanager
    def _connection(self) -> Iterator[sqlite3.Connection]:
        """Return a connection to the index; LibraryError for whatever it raises."""
        with self._lock:
            try:
                with index.opened(self.index) as db:
                    yield db
            except sqlite3.Error as error:
                raise LibraryError(error) from error

    def _make_ready(self) -> bool:
        """Check the index once before anything else; return whether it is to be filled.

        One that was removed since is made again.
        """
        with self._lock:
            if self._is_ready and is_present(self.index):
                return False
            self.index.parent.mkdir(parents=True, exist_ok=True)
            try:
                is_empty = index.make_ready(self.index)
            except sqlite3.Error as error:
                raise LibraryError(error) from error
            self._is_ready = True
            if is_empty:
                self._is_filled.clear()
            return is_empty


def title_of(path: Path) -> str:
    """Return the title that a player gave a game by the name of its file; "" for other names."""
    return "" if is_own_id(path.stem) else clean_line(path.stem, MOST_LETTERS)


def _completed(head: EntryHead, *others: EntryHead) -> EntryHead:
    """Return the head of a game with what others know of it: a title, an earlier beginning."""
    titles = (one.title for one in (head, *others))
    moments = [at for one in (head, *others) for at in (one.begun, one.played) if at is not None]
    begun = min(moments, default=None)
    is_earlier = begun is not None and head.played is not None and begun < head.played
    return replace(
        head, title=next(filter(None, titles), ""), begun=begun if is_earlier else head.begun
    )


def _state(found: os.stat_result | None) -> list[int]:
    """Return what tells one content of a file from the next."""
    return [] if found is None else [found.st_size, found.st_mtime_ns]


def time_of(found: os.stat_result) -> datetime:
    """Return when a file was written; now for a time that no calendar has."""
    try:
        return datetime.fromtimestamp(found.st_mtime_ns // 1_000_000_000)
    except (OSError, OverflowError, ValueError):
        return datetime.now()
