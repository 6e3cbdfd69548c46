"""The library of games as windows use it: queries and changes run in threads."""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from errno import EDQUOT, ENOSPC, EROFS
from functools import partial
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.atomic_files import RETRY_SECONDS, remove
from kingdom_builder_qt.content.disk import is_present
from kingdom_builder_qt.content.portable_names import name_fault
from kingdom_builder_qt.content.temporary_files import make_temporary
from kingdom_builder_qt.content.text_files import write_atomic
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.game.record.entry_line import EntryHead, with_head
from kingdom_builder_qt.game.record.record_reader import RecordError, read_file
from kingdom_builder_qt.game.record.saved_game import text_fault
from kingdom_builder_qt.game.record.unread_file import MOST_BYTES, SUFFIX
from kingdom_builder_qt.ui.desktop.files.file_errors import error_text
from kingdom_builder_qt.ui.desktop.files.trash import (
    TrashedFile,
    move_to_trash,
    thrown_from,
    trash_folder,
)
from kingdom_builder_qt.ui.desktop.slot import Slot, after_writes, in_turn, is_locked, take_lock
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.desktop.translator import translator

if TYPE_CHECKING:
    import sqlite3
    from zipfile import ZipFile, ZipInfo

    from kingdom_builder_qt.game.library.entry import Entry
    from kingdom_builder_qt.game.library.library import Library, Refreshed
    from kingdom_builder_qt.game.library.migration import Migrated

tr = translator(__name__)

ZIP_SUFFIX: Final = ".zip"
_AT_ONCE: Final = 500  # entries that an export reads together
_MOST_ARCHIVED: Final = 100_000  # records of one ZIP file
_NAME: Final = 60  # letters of a title in the name of an exported file
_FULL: Final = (ENOSPC, EROFS, EDQUOT)  # no further game would fit
_Answer = TypeVar("_Answer")
_log = logging.getLogger(__name__)


class _Lazy:
    """Opens the library, or that of deleted games, in the first thread that needs it."""

    def __init__(self, *, is_trash: bool = False) -> None:
        self._is_trash = is_trash
        self._lock = threading.Lock()
        self._library: Library | None = None

    def get(self) -> Library:
        """Return the library; raises OSError if Python has no SQLite."""
        with self._lock:
            if self._library is None:
                try:
                    from kingdom_builder_qt.game.library.library import Library
                except ImportError as error:  # some systems package SQLite separately
                    raise OSError(Message("Python has no SQLite")) from error
                self._library = Library(is_trash=self._is_trash, is_open=is_locked)
            return self._library


@dataclass(frozen=True, slots=True)
class Deleted:
    """Games that one command moved to the trash; `title` is of a single game, else ""."""

    count: int
    title: str
    thrown: tuple[TrashedFile, ...]


@dataclass(frozen=True, slots=True)
class Imported:
    """The result of an import: ids of new, known and restored games, (name, error) of failures.

    `undeleted`: the ids of the restored games among the deleted ones.
    """

    new: tuple[str, ...]
    known: tuple[str, ...]
    failed: tuple[tuple[str, str], ...]
    restored: tuple[str, ...] = ()
    undeleted: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Added:
    """The entry of a game that was added; `undeleted`: its former id in the trash, else ""."""

    id: str
    undeleted: str = ""


class LibraryDisk(QObject):
    """Finds and changes games; no call waits for the disk.

    Results arrive as callbacks of `look` and `ask`, or as the signals below.
    """

    changed = Signal()  # entries were added, changed or removed
    removed = Signal(object)  # Deleted
    restored = Signal(int, str)  # number of restored games, and the title of a single one
    failed = Signal(str)  # a sentence
    quarantined = Signal(object)  # list of Paths: the quarantine of damaged records
    migrated = Signal(object)  # Migrated: the games of an earlier version were taken over
    copied = Signal(object)  # Path of the copy of a game
    exported = Signal(object, int)  # Path of a ZIP file and the number of games in it
    imported = Signal(object)  # Imported

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lazy, self._trash = _Lazy(), _Lazy(is_trash=True)
        self._deleted: list[Deleted] = []
        self._closing: dict[Slot, str] = {}  # ids of games that are written and then unlocked
        self._refused: set[Slot] = set()  # of these, as `failed` has said
        self._written: set[str] = set()  # ids of games that the index does not follow yet
        self._indexing: frozenset[str] = frozenset()  # and of those that a thread adds to it
        self._days: int | None = None  # limit for finished games, None for ever
        self.has_begun = False  # a start opens no database before

    # -- games that are open -----------------------------------------------------------------------

    @property
    def folder(self) -> Path:
        """Return the folder of the records."""
        return paths.user_data() / "games"

    def path(self, id_: str) -> Path:
        """Return the path of a record, which need not exist."""
        return self.folder / f"{id_}{SUFFIX}"

    def record_of(self, entry: Entry) -> Path:
        """Return where the record of a game is, also of one that was deleted."""
        if entry.is_deleted:
            return trash_folder() / f"{entry.id}{SUFFIX}"
        return self.path(entry.id)

    def slot(self, id_: str) -> Slot:
        """Return the slot of a game, which `close_slot` closes; its lock is not taken yet."""
        slot = Slot(self.path(id_), text_fault, self)
        slot.written.connect(partial(self._on_written, slot))
        return slot

    def _on_written(self, slot: Slot) -> None:
        if not slot.error:
            self._written.add(slot.path.stem)
            self._index()

    def _index(self) -> None:
        """Let the index follow the records that were written; no record waits for it."""
        if self._written and not self._indexing:
            self._indexing = frozenset(self._written)
            self._written.clear()
            work = partial(_indexed, self._lazy, self._indexing)
            Task(self, work, self._on_indexed, must_end=True)

    def _on_indexed(self, _answer: object) -> None:
        self._indexing = frozenset()
        self.changed.emit()
        self._index()

    def close_slot(self, slot: Slot, *, was_played: bool = False, gives_up: bool = False) -> None:
        """Write the waiting text of a game in a thread, then let other programs open the game.

        `gives_up` as in `Slot.close`; otherwise a refused text is retried, and `failed` says so.
        A finished game that `was_played` is removed if no finished games are kept.
        """
        self._closing[slot] = slot.path.stem
        slot.written.connect(partial(self._on_closing_written, slot))
        slot.closed.connect(partial(self._on_closed, slot, was_played))
        slot.close(gives_up=gives_up)

    @property
    def closing(self) -> frozenset[str]:
        """Return the ids of the games that this window has left and that are still being written.

        Their locks are held, and yet this window can open them: that waits for the disk.
        """
        return frozenset(self._closing.values())

    def _on_closing_written(self, slot: Slot) -> None:
        if slot.is_refused and slot not in self._refused:
            self._refused.add(slot)
            text = tr("Your last game is not saved yet: {error}.")
            self.failed.emit(text.format(error=slot.error))

    def _on_closed(self, slot: Slot, was_played: bool) -> None:
        id_ = self._closing.pop(slot)
        self._refused.discard(slot)
        slot.deleteLater()
        self.changed.emit()
        if was_played and self._days == 0:
            self._change(partial(_dropped, id_), self._on_pruned)

    # -- the start, and the limit for finished games -----------------------------------------------

    def begin(self) -> None:
        """Migrate the games of earlier versions, refresh the index, remove games over the limit.

        Called once, after the start page was painted.
        """
        self.has_begun = True
        self.look(self, _migrated, self._on_migrated)

    def set_retention(self, days: int | None) -> None:
        """Set the days until a finished game is removed, None for never.

        0: games that end from now on are removed when they are left.
        """
        self._days = days

    def _prune(self) -> None:
        """Move finished games over the limit to the trash, except for starred ones.

        The limit 0 is handled by `close_slot`; earlier games stay.
        """
        if self._days:
            before = date.today() - timedelta(days=self._days - 1)
            self._change(partial(_pruned, before), self._on_pruned)

    def _on_migrated(self, found: Migrated) -> None:
        if found.games or found.left:
            self.migrated.emit(found)
        self.refresh()
        self._prune()

    def _on_pruned(self, ids: tuple[str, ...]) -> None:
        if ids:
            self.changed.emit()

    def reader(self, *, deleted: bool = False) -> Callable[[], Library]:
        """Return what opens the library, or that of `deleted` games, for a thread."""
        return (self._trash if deleted else self._lazy).get

    def look(
        self,
        owner: QObject,
        question: Callable[[Library], _Answer],
        done: Callable[[_Answer], object],
        failed: Callable[[BaseException], object] | None = None,
    ) -> Task:
        """Query the library in a thread (see `Task`); the default of `failed` emits the signal."""
        lazy = self._lazy
        return Task(owner, lambda: question(lazy.get()), done, failed or self._tell_unread)

    def ask(
        self,
        owner: QObject,
        question: Callable[[sqlite3.Connection], _Answer],
        done: Callable[[_Answer], object],
        failed: Callable[[BaseException], object] | None = None,
    ) -> Task:
        """Query the index as `look` does the library."""
        return self.look(owner, lambda library: library.ask(question), done, failed)

    def _tell_unread(self, error: BaseException) -> None:
        if not isinstance(error, OSError):
            raise error
        text = tr("Your games cannot be read: {error}.")
        self.failed.emit(text.format(error=error_text(error)))

    # -- queries -----------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Compare the index with the folder: new, removed and damaged records."""
        self.look(self, lambda library: library.refresh(), self._on_refreshed, _leave_unread)

    # -- changes -----------------------------------------------------------------------------------

    def rename(self, id_: str, title: str) -> None:
        """Set the title of a game, "" for the proposed one."""
        self._change(lambda library: library.change(id_, title=title), self._on_changed)

    def star(self, ids: Sequence[str], starred: bool) -> None:
        """Add or remove the stars of games."""
        ids = tuple(ids)
        self._change(partial(_starred, ids, starred), self._on_changed)

    def remove(self, ids: Sequence[str], title: str = "") -> None:
        """Move games to the trash; `title` is of a single one."""
        done = partial(self._on_removed, title if len(ids) == 1 else "")
        self._change(partial(_removed, tuple(ids)), done)

    @property
    def deleted(self) -> Deleted | None:
        """Return the last deletion that can be undone."""
        return self._deleted[-1] if self._deleted else None

    def undo(self) -> None:
        """Restore the games of the last deletion."""
        if self._deleted:
            last = self._deleted.pop()
            done, failed = partial(self._on_restored, last), partial(self._on_unrestored, last)
            self._change(partial(_restored, last), done, failed)

    def remove_all(self, but: Collection[str]) -> None:
        """Remove all games for good, also those in the trash, except for open games."""
        self._deleted.clear()  # their records are removed as well
        self._change(partial(_emptied, frozenset(but), self._trash), self._on_changed)

    def restore_from_trash(self, ids: Sequence[str], title: str = "") -> None:
        """Move deleted games from the trash back into the library; `title` is of a single one."""
        self._forget_deleted(ids)
        done = partial(self._on_put_back, title if len(ids) == 1 else "")
        self._change(partial(_put_back, tuple(ids), self._trash), done)

    def note_added(self, added: Added) -> None:
        """Signal a game that a thread added; one that was restored cannot be restored again."""
        if added.undeleted:
            self._forget_deleted([added.undeleted])
        self.changed.emit()

    def destroy(self, ids: Sequence[str]) -> None:
        """Remove deleted games from the trash for good."""
        self._forget_deleted(ids)
        self._change(partial(_destroyed, tuple(ids), self._trash), self._on_changed)

    def _forget_deleted(self, ids: Sequence[str]) -> None:
        """Leave nothing to undo of games that leave the trash."""
        still = [
            (one, tuple([thrown for thrown in one.thrown if thrown.place.stem not in ids]))
            for one in self._deleted
        ]
        self._deleted = [Deleted(len(left), one.title, left) for one, left in still if left]

    # -- files elsewhere ---------------------------------------------------------------------------

    def copy(self, id_: str, path: Path) -> None:
        """Write the record of a game to a file, without title, star and dates."""
        self._write_out(partial(_copied, id_, path), lambda _: self.copied.emit(path), path)

    def export(self, ids: Sequence[str] | None, path: Path) -> None:
        """Write games, None for all, into a ZIP file with their titles, stars and dates."""
        chosen = None if ids is None else tuple(ids)
        self._write_out(
            partial(_exported, chosen, path), lambda count: self.exported.emit(path, count), path
        )

    def add(self, files: Sequence[Path]) -> None:
        """Import games from records and from ZIP files of records; the files are not changed."""
        self._change(partial(_imported, tuple(files), self._trash), self._on_imported)

    # -- results -----------------------------------------------------------------------------------

    def _on_refreshed(self, found: Refreshed) -> None:
        if found.damaged:
            self.quarantined.emit(list(found.damaged))
        if found.is_changed:
            self.changed.emit()

    def _on_changed(self, _answer: object) -> None:
        self.changed.emit()

    def _on_removed(self, title: str, found: _Removal) -> None:
        if found.thrown:
            self._deleted.append(Deleted(len(found.thrown), title, found.thrown))
            self.removed.emit(self._deleted[-1])
        if found.error is not None:
            self._refuse(found.error)
            return
        if found.is_held:
            self.failed.emit(tr("A game that is open cannot be deleted."))
        elif not found.thrown:
            self.failed.emit(tr("This game is no longer in your games."))
        self.changed.emit()

    def _on_restored(self, last: Deleted, left: tuple[TrashedFile, ...]) -> None:
        if not left:
            self._on_put_back(last.title, last.count)
            return
        self._deleted.append(Deleted(len(left), last.title, left))  # for another attempt
        self.failed.emit(
            tr("%n games could not be restored. Choose Undo to try again.", "", len(left))
        )

    def _on_put_back(self, title: str, count: int) -> None:
        self.restored.emit(count, title)
        self.changed.emit()

    def _on_unrestored(self, left: Deleted, error: BaseException) -> None:
        self._deleted.append(left)  # for another attempt
        self._refuse(error)

    def _on_unwritten(self, path: Path, error: BaseException) -> None:
        if isinstance(error, OSError):
            text = tr("{file} cannot be written: {error}.")
            self.failed.emit(text.format(file=path.name, error=error_text(error)))
        else:
            self._refuse(error)

    def _on_imported(self, found: Imported) -> None:
        self._forget_deleted(found.undeleted)
        self.changed.emit()
        self.imported.emit(found)

    def _refuse(self, error: BaseException) -> None:
        """Signal why the library was not changed, and let windows show its present state."""
        if isinstance(error, RecordError):
            _log.info("%s", error)
            self.failed.emit(tr("A game cannot be read: its file is damaged or incomplete."))
        elif isinstance(error, OSError):
            text = tr("Your games cannot be changed: {error}.")
            self.failed.emit(text.format(error=error_text(error)))
        else:
            raise error
        self.changed.emit()

    def _change(
        self,
        work: Callable[[Library], _Answer],
        done: Callable[[_Answer], object],
        failed: Callable[[BaseException], object] | None = None,
    ) -> None:
        """Change the library in a thread; the exit of the program waits for it.

        Changes follow one another in the order of the calls, and wait for the last texts of the
        games that this window has left.
        """
        change = in_turn(self.folder, self._after_games(work))
        Task(self, change, done, failed or self._refuse, must_end=True)

    def _write_out(
        self,
        work: Callable[[Library], _Answer],
        done: Callable[[_Answer], object],
        path: Path,
    ) -> None:
        """Write a file outside the library in a thread, as `_change`, beside changes."""
        write = self._after_games(work)
        Task(self, write, done, partial(self._on_unwritten, path), must_end=True)

    def _after_games(self, work: Callable[[Library], _Answer]) -> Callable[[], _Answer]:
        """Return a function for a thread: the index has all games of this window for `work`."""
        lazy, left = self._lazy, [slot.path for slot in self._closing]
        ids = self._written | self._indexing | {path.stem for path in left}

        def index_and_work() -> _Answer:
            if ids:
                _indexed(lazy, ids)
            return work(lazy.get())

        return after_writes(left, index_and_work)


# -- in threads: no Qt object of a window is used here ---------------------------------------------


@dataclass(frozen=True, slots=True)
class _Removal:
    """Records in the trash, and the error that stopped the rest of the deletion.

    `is_held`: a game was left out because a program has it open.
    """

    thrown: tuple[TrashedFile, ...]
    is_held: bool
    error: OSError | None


def _indexed(lazy: _Lazy, ids: Collection[str]) -> None:
    """Update the index for records that were written; a failure costs nothing but the log line."""
    try:
        lazy.get().reindex(*ids)
    except OSError as error:
        _log.warning("the index does not follow %s: %s", sorted(ids), error)


def _migrated(library: Library) -> Migrated:
    """Migrate the games of earlier versions."""
    from kingdom_builder_qt.game.library.migration import migrate

    return migrate(library, take_lock)


def _pruned(before: date, library: Library) -> tuple[str, ...]:
    held = open_ids(library, library.ids())
    return library.prune(before, move_to_trash, held)


def _dropped(id_: str, library: Library) -> tuple[str, ...]:
    """Remove a game for good if it is over and has no star."""
    library.reindex(id_)
    if any(entry.is_over and not entry.starred for entry in library.entries([id_])):
        library.remove([id_], _remove_record)
        return (id_,)
    return ()


def _remove_record(path: Path) -> None:
    """Remove a record for good; on Windows a thread that reads it delays that."""
    remove(path, RETRY_SECONDS)


def open_ids(library: Library, ids: Iterable[str]) -> frozenset[str]:
    """Return the ids of the games that are open in any running program, this one included."""
    return frozenset(id_ for id_ in ids if is_locked(library.path(id_)))


def _leave_unread(error: BaseException) -> None:
    """Log an error only: the next query reports it."""
    if not isinstance(error, OSError):
        raise error
    _log.info("the library was not looked through: %s", error)


def _starred(ids: Sequence[str], starred: bool, library: Library) -> None:
    for id_ in ids:
        library.change(id_, starred=starred)


def _removed(ids: Sequence[str], library: Library) -> _Removal:
    """Move records to the trash one by one; the first error ends it."""
    held, thrown = open_ids(library, ids), []
    for id_ in ids:
        if id_ in held:
            continue
        try:
            thrown += library.remove([id_], move_to_trash)
        except OSError as error:
            return _Removal(tuple(thrown), bool(held), error)
    return _Removal(tuple(thrown), bool(held), None)


def _restored(last: Deleted, library: Library) -> tuple[TrashedFile, ...]:
    """Restore records; return those that stay in the trash."""
    left = list(last.thrown)
    while left:
        path, place = left[-1].path, left[-1].place
        try:
            if is_present(place):
                library.restore(place, path.stem)
        except OSError as error:
            _log.warning("%s stays in the trash: %s", path.name, error)
            break
        left.pop()
    return tuple(left)


def _put_back(ids: Sequence[str], trash: _Lazy, library: Library) -> int:
    """Return how many games were moved; one that is gone from the trash is left out."""
    deleted, count = trash.get(), 0
    for id_ in ids:
        if is_present(deleted.path(id_)):
            _restore(id_, deleted, library)
            count += 1
        deleted.reindex(id_)
    return count


def _restore(id_: str, deleted: Library, library: Library) -> str:
    """Restore a deleted game and return the id of its entry."""
    place = deleted.path(id_)
    restored = library.restore(place, thrown_from(library.folder, place).path.stem)
    deleted.reindex(id_)
    return restored


def take_in(source: Path | str, library: Library, deleted: Library) -> Added:
    """Add the game of a file or a text to the library, in a thread.

    A deleted game is restored, with the moves of the longer record.  RecordError, GameIsOpen and
    OSError as in `Library.add`.
    """
    deleted.update_index()
    known, found = library.find(source), deleted.find(source)
    if found is None or (known is not None and known.has_its_id >= found.has_its_id):
        return Added(library.add(source))
    deleted.add(source)  # before: another change may follow as soon as the library has the game
    return Added(_restore(found.id, deleted, library), found.id)


def _destroyed(ids: Sequence[str], trash: _Lazy, _library: Library) -> None:
    deleted = trash.get()
    deleted.remove(ids, _remove_record)
    deleted.shrink()


def _emptied(but: frozenset[str], trash: _Lazy, library: Library) -> None:
    from kingdom_builder_qt.game.library.game_filter import GameFilter

    unfinished = library.ids(GameFilter(state="unfinished"))
    library.remove_all(but | open_ids(library, unfinished))
    trash.get().remove_all()


def _copied(id_: str, path: Path, library: Library) -> None:
    _, text = library.read(id_)
    write_atomic(path, with_head(text, EntryHead(id_)), text_fault, RETRY_SECONDS)


def _exported(ids: Sequence[str] | None, path: Path, library: Library) -> int:
    """Write unchanged records into a ZIP file, which gets its name once it is complete."""
    import zipfile  # lazy: not needed at the start

    chosen = library.ids() if ids is None else ids
    taken: set[str] = set()
    descriptor, temporary = make_temporary(path.parent)
    try:
        with (
            os.fdopen(descriptor, "w+b") as file,
            zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive,
        ):
            for start in range(0, len(chosen), _AT_ONCE):
                for entry in library.entries(chosen[start : start + _AT_ONCE]):
                    text = read_file(library.path(entry.id))
                    archive.writestr(_archived_name(entry, taken), text.encode())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    return len(taken)


def _archived_name(entry: Entry, taken: set[str]) -> str:
    """Return the name of a record in an archive: day, time and title, the same on all systems."""
    stem = f"{entry.played:%Y-%m-%d %H%M}"
    titled = f"{stem} {entry.title[:_NAME].strip()}"
    if entry.title and name_fault(f"{titled}{SUFFIX}") is None:
        stem = titled
    numbered = (f"{stem} {number}" if number > 1 else stem for number in count(1))
    name = next(f"{name}{SUFFIX}" for name in numbered if name.casefold() not in taken)
    taken.add(name[: -len(SUFFIX)].casefold())
    return name


def _imported(files: Sequence[Path], trash: _Lazy, library: Library) -> Imported:
    new: dict[str, None] = {}
    restored: dict[str, None] = {}
    undeleted: list[str] = []
    known: dict[str, None] = {}
    failed: list[tuple[str, str]] = []
    before = set(library.ids())
    for name, content in _contents(files):
        try:
            if isinstance(content, OSError):
                raise content
            added = take_in(content, library, trash.get())
            if added.undeleted:
                undeleted.append(added.undeleted)
                restored[added.id] = None
            elif added.id not in restored:
                (known if added.id in before else new)[added.id] = None
        except (RecordError, OSError) as error:
            if isinstance(error, OSError) and error.errno in _FULL:
                raise  # no other game would fit either
            failed.append((name, str(error)))
    return Imported(tuple(new), tuple(known), tuple(failed), tuple(restored), tuple(undeleted))


def _contents(files: Iterable[Path]) -> Iterator[tuple[str, Path | str | OSError]]:
    """Yield name and content of each record, those in ZIP files as texts."""
    for path in files:
        if path.suffix.lower() == ZIP_SUFFIX:
            yield from _archived(path)
        else:
            yield path.name, path


def _archived(path: Path) -> Iterator[tuple[str, str | OSError]]:
    import zipfile  # lazy: not needed at the start

    try:
        with zipfile.ZipFile(path) as archive:
            infos = [i for i in archive.infolist() if i.filename.lower().endswith(SUFFIX)]
            for info in infos[:_MOST_ARCHIVED]:
                yield info.filename.rpartition("/")[2], _unpacked(archive, info)
    except (zipfile.BadZipFile, OSError, NotImplementedError) as error:
        yield path.name, OSError(f"{path.name} cannot be read: {error}")


def _unpacked(archive: ZipFile, info: ZipInfo) -> str | OSError:
    """Return a record in an archive, read up to a limit: the size in the archive may be a lie."""
    import zlib
    from zipfile import BadZipFile

    try:
        with archive.open(info) as file:
            data = file.read(MOST_BYTES + 1)
    except (BadZipFile, zlib.error, OSError, RuntimeError, EOFError) as error:
        return OSError(f"{info.filename} cannot be read: {error}")
    return data.decode("utf-8", "replace") if len(data) <= MOST_BYTES else ""
