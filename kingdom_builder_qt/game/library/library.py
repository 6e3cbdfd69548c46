"""The library on the disk: a record for each game, unfinished or finished, and an index of them.

The records are the truth.  A game is written by writing its file, then its rows.  If the program
ends between the two, `refresh` updates the index.
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
from kingdom_builder_qt.content.atomic_files import RETRY_SECONDS, move, remove
from kingdom_builder_qt.content.characters import clean_line, storable
from kingdom_builder_qt.content.disk import files_in, is_file, is_present, read_bytes, status
from kingdom_builder_qt.content.text_files import accept_any, quarantine, write_atomic
from kingdom_builder_qt.game.library import index
from kingdom_builder_qt.game.library.entry import (
    Entry,
    IndexedGame,
    imported_id,
    indexed_game,
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

_AT_ONCE: Final = 100  # records per transaction when the index is rebuilt
_COPYING_SECONDS: Final = 10.0  # a file changed since may still be in the middle of a copy


class LibraryError(OSError):
    """The index cannot be read or written; the records are not affected."""

    def __init__(self, error: sqlite3.Error) -> None:
        super().__init__(f"the index of the library: {error}")
        self.is_damage = index.is_damage(error)


class GameIsOpen(OSError):
    """A record cannot be replaced or completed, because a table has the game open."""

    def __init__(self, id_: str) -> None:
        super().__init__("this game is open")
        self.id = id_


@dataclass(frozen=True, slots=True)
class SameGame:
    """The entry of a game; `has_its_id`: found by the id, not only by set-up and moves."""

    id: str
    has_its_id: bool


@dataclass(frozen=True, slots=True)
class _Incoming:
    """A record to be added; `ids`: valid ids for it, the preferred one first."""

    game: Glance
    head: EntryHead
    text: str  # without head
    ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Match:
    """An entry of the same game; `is_later`: it has all moves of the other record."""

    same: SameGame
    head: EntryHead
    text: str
    moves: int
    is_later: bool


@dataclass(frozen=True, slots=True)
class Refreshed:
    """The result of `Library.refresh`.

    `damaged`: the new paths of records that were set aside since the last call.
    """

    is_changed: bool
    damaged: tuple[Path, ...]


class Library:
    """Stores and finds games; thread-safe.

    Every method blocks on the disk, and raises OSError if that fails.  A damaged index is set aside
    and rebuilt.  A program calls `refresh` when it starts, after one that was killed.
    """

    def __init__(
        self,
        folder: Path | None = None,
        *,
        is_trash: bool = False,
        is_open: Callable[[Path], bool] | None = None,
    ) -> None:
        """Read nothing yet; `folder` defaults to that of the user's data.

        The records are in its folder `games`, the index is its file `library.db`.  Deleted games
        are a separate library in `trash` and `trash.db`, so that no figure counts them.
        `is_open`: whether a table has a record open; by default the presence of its lock file.
        """
        home = folder or paths.user_data()
        self._is_open = is_open or (lambda path: is_present(path.with_suffix(".lock")))
        self._is_trash = is_trash
        self.folder = home / ("trash" if is_trash else "games")
        self.index = home / ("trash.db" if is_trash else "library.db")
        self._following = RLock()  # one thread refreshes from the folder; acquired before `_lock`
        self._lock = RLock()  # one connection to the index at a time
        self._is_ready = False
        self._is_filled = Event()  # queries wait for it, writes do not
        self._is_filled.set()
        self._rebuilt = 0  # number of times
        self._damaged: list[Path] = []

    def path(self, id_: str) -> Path:
        """Return the path of the record of a game."""
        return self.folder / f"{id_}{SUFFIX}"

    # -- queries -----------------------------------------------------------------------------------

    def ids(self, chosen: GameFilter = EVERY_GAME) -> tuple[str, ...]:
        """Return the games of a filter, the latest first."""
        where, values = chosen.where()
        query = (
            f"SELECT g.name FROM games g JOIN seats s ON s.game = g.id WHERE {where}"
            " ORDER BY g.played DESC, g.id DESC"
        )
        return self.ask(lambda db: tuple([name for (name,) in db.execute(query, values)]))

    def entries(self, ids: Sequence[str]) -> list[Entry]:
        """Return the entries of ids, in their order; missing ones are left out."""
        found = self.ask(lambda db: index.entries(db, ids))
        return [replace(entry, is_deleted=True) for entry in found] if self._is_trash else found

    def ask(self, question: Callable[[sqlite3.Connection], _Answer]) -> _Answer:
        """Return the result of a read-only query, such as those of `figures`.

        All its statements see one state of the index, because another program may write in
        between.  Blocks while another thread fills a new index.
        """

        def ask(db: sqlite3.Connection) -> _Answer:
            db.execute("BEGIN")  # ends with the connection
            return question(db)

        self._fill_new()
        self._is_filled.wait()
        return self._on_index(ask)

    # -- one game ----------------------------------------------------------------------------------

    def read(self, id_: str) -> tuple[EntryHead, str]:
        """Return head and record of a game, the record as `record_text` makes it.

        The time of the file replaces a missing `played`.  RecordError names the fault of the file.
        """
        head, _, text = self._read(id_)
        return head, text

    def _read(self, id_: str) -> tuple[EntryHead, Glance, str]:
        path = self.path(id_)
        found, text = status(path), read_file(path)
        game = glance(text, str(path))
        head = game.entry or EntryHead(id_)
        played = head.played or (None if found is None else time_of(found))
        return replace(head, id=id_, played=played), game, without_head(text)

    def write(self, head: EntryHead, text: str) -> None:
        """Write a game, or replace that of its id; RecordError if the text is not a record.

        OSError if the disk fails; the old record is then unchanged.  LibraryError if the record is
        written, but not the index, which `refresh` updates.
        """
        whole = with_head(text, head)
        game = glance(whole, "<record>")
        self.folder.mkdir(parents=True, exist_ok=True)
        write_atomic(self.path(head.id), whole, accept_any, RETRY_SECONDS)
        found = status(self.path(head.id))
        if found is not None:
            self._insert([(indexed_game(game, head, time_of(found)), found)])

    def reindex(self, *ids: str) -> None:
        """Update the index of records that were written or moved by other means.

        The rows of a missing record are deleted, a damaged record is set aside.
        """
        self._take(ids)

    def change(self, id_: str, *, title: str | None = None, starred: bool | None = None) -> None:
        """Change title or star of a game, which no table may have open.

        The title "" stands for the proposed one.  RecordError as in `read`.
        """
        head, text = self.read(id_)
        head = replace(
            head,
            title=head.title if title is None else title,
            starred=head.starred if starred is None else starred,
        )
        self.write(head, text)

    def find(self, source: Path | str) -> SameGame | None:
        """Return the entry of the game of a file or of the text of a record.

        Two records of the same players and set-up are one game if one continues the other.  An
        entry with the same id is preferred, then the one with more moves.  RecordError as in `add`.
        """
        match = self._match(_incoming(source))
        return None if match is None else match.same

    def add(self, source: Path | str, head: EntryHead | None = None) -> str:
        """Add the game of a file or of the text of a record; return its id.

        The file is not changed.  A known game keeps its entry, and gets the record if that is of a
        later state; GameIsOpen if a table has it open.  A game that diverged is a new entry.
        RecordError if the source is not a record.

        `head`: one that replaces those of record and file, and completes that of a known game.
        """
        one = _incoming(source, head)
        if (match := self._match(one)) is not None:
            self._merge(match, one, completes=head is not None)
            return match.same.id
        head = replace(one.head, id=self._free_id(one.ids))
        self.write(head, one.text)
        return head.id

    def restore(self, place: Path, id_: str) -> str:
        """Move a removed record back into the library; return the id of its entry.

        `id_`: its former id.  If the library has the game, that entry stays with the moves of the
        longer record, completed by title and star of the removed one, which is deleted; GameIsOpen
        if a table has that entry open.  A game that diverged is a separate entry.
        """
        try:
            one = _incoming(place, former=id_)
        except RecordError:  # damaged, or of a later version: `reindex` judges it
            match = None
        else:
            match = self._match(one)
        if match is not None:
            self._merge(match, one, completes=True)
            remove(place)
            return match.same.id
        restored = id_ if not is_present(self.path(id_)) else new_id(datetime.now())
        self.folder.mkdir(parents=True, exist_ok=True)
        move(place, self.path(restored))
        self.reindex(restored)
        return restored

    def _free_id(self, ids: Iterable[str]) -> str:
        """Return the first unused id, else a new one: a game that diverged may have them."""
        free = (id_ for id_ in ids if not is_present(self.path(id_)))
        return next(free, new_id(datetime.now()))

    def _match(self, one: _Incoming) -> _Match | None:
        """Return the entry of the same game; a damaged record is set aside."""
        matches: list[_Match] = []
        for id_ in dict.fromkeys([*one.ids, *self._of_deal(one.game.deal)]):
            if not is_file(self.path(id_)):
                continue
            try:
                head, known, text = self._read(id_)
            except RecordError:
                self.reindex(id_)
                continue
            is_later = one.game.is_earlier_state_of(known)
            if is_later or known.is_earlier_state_of(one.game):
                line = "" if known.entry is None else known.entry.id
                same = SameGame(id_, id_ in one.ids or (is_own_id(line) and line == one.head.id))
                matches.append(_Match(same, head, text, len(known.moves), is_later))
        return max(matches, key=lambda match: (match.same.has_its_id, match.moves), default=None)

    def _merge(self, match: _Match, one: _Incoming, *, completes: bool) -> None:
        """Write the later of two states of a game; `completes`: with title and star of both."""
        head = match.head if match.is_later else replace(match.head, played=one.head.played)
        if completes:
            head = _completed(head, match.head, one.head)
        if match.is_later and head == match.head:
            return
        if self._is_open(self.path(match.same.id)):
            raise GameIsOpen(match.same.id)
        self.write(head, match.text if match.is_later else one.text)

    def _of_deal(self, deal: str) -> list[str]:
        query = "SELECT name FROM games WHERE deal = ? ORDER BY name"
        return self.ask(lambda db: [name for (name,) in db.execute(query, (deal,))])

    # -- deletion ----------------------------------------------------------------------------------

    def remove(self, ids: Iterable[str], throw_away: Callable[[Path], _Answer]) -> list[_Answer]:
        """Remove games; return the results of `throw_away`, which moves or deletes each record.

        `reindex` restores a record that is moved back.
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
        """Remove all games but some, with their records, for good; return their number."""
        chosen = [id_ for id_ in self._files() if id_ not in but]
        try:
            for id_ in chosen:
                remove(self.path(id_))
        finally:
            self.update_index()
        self.shrink()
        return len(chosen)

    def shrink(self) -> None:
        """Purge removed games from the file of the index."""

        def shrink(db: sqlite3.Connection) -> None:
            db.execute("VACUUM")
            db.execute("PRAGMA wal_checkpoint (TRUNCATE)")

        self._on_index(shrink)

    def prune(
        self,
        before: date,
        throw_away: Callable[[Path], object],
        but: Collection[str] = (),
    ) -> tuple[str, ...]:
        """Remove finished games without a star that were last played before a day; return them.

        `but`: games that stay, such as open ones.
        """
        query = (
            "SELECT name, size, changed FROM games"
            " WHERE is_over AND NOT starred AND played < ? ORDER BY played"
        )
        rows = self.ask(lambda db: db.execute(query, (before.isoformat(),)).fetchall())
        # A record that changed since it was indexed stays.
        chosen = [
            id_
            for id_, *known in rows
            if id_ not in but and known == _state(status(self.path(id_)))
        ]
        self.remove(chosen, throw_away)
        return tuple(chosen)

    # -- refreshing the index ----------------------------------------------------------------------

    def refresh(self) -> Refreshed:
        """Update the index from the folder, and set damaged records aside.

        A record of a later version stays where it is, and is not listed.
        """
        before = self._rebuilt
        is_changed = self.update_index()
        with self._lock:
            damaged, self._damaged = tuple(self._damaged), []
        is_changed |= bool(damaged) or self._rebuilt != before
        return Refreshed(is_changed, damaged)

    def update_index(self) -> bool:
        """Do as `refresh`, but leave it to that to report damaged records; return `is_changed`."""
        with self._following:
            query = "SELECT name, size, changed FROM games"
            rows = self._on_index(lambda db: db.execute(query).fetchall())
            known = {id_: state for id_, *state in rows}
            files = self._files()  # after the rows: a game written in between is only read twice
            gone = [id_ for id_ in known if id_ not in files]
            new = [id_ for id_, found in files.items() if known.get(id_) != _state(found)]
            is_changed = False
            for ids in (gone, sorted(new)):
                for start in range(0, len(ids), _AT_ONCE):
                    is_changed |= self._take(ids[start : start + _AT_ONCE])
            return is_changed

    def _files(self) -> dict[str, os.stat_result]:
        """Return the status of each record by id, without hidden files."""
        return {
            name.removesuffix(SUFFIX): found
            for name, found in files_in(self.folder, SUFFIX).items()
            if not name.startswith(".") and storable(name) == name
        }

    def _take(self, ids: Iterable[str]) -> bool:
        """Index some records again; return whether the index changed."""
        read: list[tuple[IndexedGame, os.stat_result]] = []
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

    def _filed(self, id_: str, found: os.stat_result) -> IndexedGame | None:
        """Return the rows of a record; a damaged one is set aside."""
        path = self.path(id_)
        try:
            game = glance(read_file(path), str(path))
        except NewerFormat as error:
            _log.info("not listed: %s", error)
        except RecordError as error:
            self._judge(id_, found, error)
        else:
            return indexed_game(game, replace(game.entry or EntryHead(id_), id=id_), time_of(found))
        return None

    def _judge(self, id_: str, found: os.stat_result, error: RecordError) -> None:
        """Set a damaged record aside, unless it is unreadable or still being copied."""
        path = self.path(id_)
        if not is_present(path):  # removed since it was listed
            return
        is_read = found.st_size > MOST_BYTES or not isinstance(read_bytes(path, MOST_BYTES), str)
        if not is_read:
            _log.warning("not listed: %s", error)
        elif not 0 <= time.time() - found.st_mtime < _COPYING_SECONDS:
            aside = quarantine(path)
            _log.warning("no game, kept as %s: %s", aside, error)
            self._delete([id_])
            with self._lock:
                self._damaged.append(aside)

    def _insert(self, games: Sequence[tuple[IndexedGame, os.stat_result]]) -> bool:
        """Index games whose files are unchanged since they were read."""

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
        """Delete the rows of games whose records are missing."""

        def delete(db: sqlite3.Connection) -> None:
            with index.changing(db):
                index.delete(db, [id_ for id_ in ids if not is_file(self.path(id_))])

        self._on_index(delete)

    # -- the index ---------------------------------------------------------------------------------

    def _on_index(self, call: Callable[[sqlite3.Connection], _Answer]) -> _Answer:
        """Return the result of a call on the index; a new or damaged one is filled first."""
        try:
            return self._asked(call)
        except LibraryError as error:
            if not error.is_damage and is_present(self.index):
                raise
        # Another program may have rebuilt or removed the index: check it again.
        self._is_ready = False
        try:
            return self._asked(call)
        except LibraryError as error:
            if not error.is_damage:
                raise
            _log.warning("the index of the library is rebuilt: %s", error)
        with self._lock:
            index.quarantine_index(self.index)
            self._is_ready = False
        return self._asked(call)

    def _asked(self, call: Callable[[sqlite3.Connection], _Answer]) -> _Answer:
        self._fill_new()
        with self._connection() as db:
            return call(db)

    def _fill_new(self) -> None:
        if self._make_ready():
            try:
                self.update_index()
                self._rebuilt += 1
            finally:
                self._is_filled.set()

    @contextmanager
    def _connection(self) -> Iterator[sqlite3.Connection]:
        """Return a connection to the index; its errors are raised as LibraryError."""
        with self._lock:
            try:
                with index.opened(self.index) as db:
                    yield db
            except sqlite3.Error as error:
                raise LibraryError(error) from error

    def _make_ready(self) -> bool:
        """Check the index before its first use; return whether it has to be filled.

        An index that was removed since is created again.
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


def _incoming(source: Path | str, given: EntryHead | None = None, *, former: str = "") -> _Incoming:
    """Read a record to be added; `former`: the id that replaces that of its head."""
    if isinstance(source, Path):
        text, title, found = read_file(source), title_of(source), status(source)
        name, played = str(source), datetime.now() if found is None else time_of(found)
    else:
        text, title = source.replace("\r\n", "\n"), ""
        name, played = "<record>", datetime.now()
    game, bare = glance(text, name), without_head(text)
    by_content = imported_id(bare.encode())
    head = given or game.entry or EntryHead(by_content)
    if former:
        head, title = replace(head, id=former), ""
    head = replace(head, title=head.title or title, played=head.played or played)
    ids = [id_ for id_ in (head.id, by_content) if is_own_id(id_) or (former and id_ == former)]
    return _Incoming(game, head, bare, tuple(ids))


def title_of(path: Path) -> str:
    """Return the name of a file as a title; "" for a name made by the program."""
    return "" if is_own_id(path.stem) else clean_line(path.stem, MOST_LETTERS)


def _completed(head: EntryHead, *others: EntryHead) -> EntryHead:
    """Return a head, completed by title, star and an earlier beginning of others."""
    titles = (one.title for one in (head, *others))
    instants = [at for one in (head, *others) for at in (one.begun, one.played) if at is not None]
    begun = min(instants, default=None)
    is_earlier = begun is not None and head.played is not None and begun < head.played
    return replace(
        head,
        title=next(filter(None, titles), ""),
        starred=any(one.starred for one in (head, *others)),
        begun=begun if is_earlier else head.begun,
    )


def _state(found: os.stat_result | None) -> list[int]:
    """Return size and time of a file, which change with its content."""
    return [] if found is None else [found.st_size, found.st_mtime_ns]


def time_of(found: os.stat_result) -> datetime:
    """Return the time of the last change of a file; now if that is out of range."""
    try:
        return datetime.fromtimestamp(found.st_mtime_ns // 1_000_000_000)
    except (OSError, OverflowError, ValueError):
        return datetime.now()
