"""Migrates the games of earlier versions: autosaves, saved games, the history.

An original is moved only after its entry is on the disk, and nothing is deleted.  Each step is
idempotent, so the next start completes a migration that was killed, with the same result.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final, Protocol

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.atomic_files import move
from kingdom_builder_qt.content.disk import children, is_file, is_present, read_bytes, status
from kingdom_builder_qt.content.text_files import json_fault, write_atomic
from kingdom_builder_qt.game.library.entry import EntryHead
from kingdom_builder_qt.game.library.library import Library, time_of, title_of
from kingdom_builder_qt.game.record.entry_line import without_head
from kingdom_builder_qt.game.record.glance import glance
from kingdom_builder_qt.game.record.record_reader import RecordError, read_file
from kingdom_builder_qt.game.record.unread_file import MOST_BYTES, SUFFIX

_log = logging.getLogger(__name__)

_MARK: Final = "migrated.json"  # written after the migration
_FOLDER: Final = re.compile(r"migrated-\d{8}", re.ASCII)
_AUTOSAVE: Final = re.compile(rf"autosave(-[0-9]+)?{re.escape(SUFFIX)}", re.ASCII)
_UNFINISHED: Final = re.compile(
    rf"unfinished(?:-(\d{{4}}-\d\d-\d\d-\d{{6}}))?(?:-[0-9-]+)?{re.escape(SUFFIX)}", re.ASCII
)
_ENDED: Final = re.compile(
    rf"(\d{{4}}-\d\d-\d\d-\d{{6}})-[0-9a-f]{{16}}{re.escape(SUFFIX)}", re.ASCII
)
_TIME: Final = "%Y-%m-%d-%H%M%S"
_MOST_LISTED: Final = 1 << 20  # bytes of a JSON file


class Lock(Protocol):
    """An acquired lock."""

    def unlock(self) -> object:
        """Release the lock."""


@dataclass(frozen=True, slots=True)
class Left:
    """A file that could not be migrated."""

    path: Path
    reason: str


@dataclass(frozen=True, slots=True)
class Migrated:
    """The result of a migration.

    `folder`: of the originals, None if there were none; `left`: files that stay, each reported
    once.
    """

    games: int = 0
    folder: Path | None = None
    left: tuple[Left, ...] = ()


@dataclass(frozen=True, slots=True)
class _Source:
    """A file of an earlier version; `is_from_autosave`: the program chose its name."""

    path: Path
    title: str
    played: datetime | None
    is_from_autosave: bool


def migrate(library: Library, hold: Callable[[Path], Lock | None]) -> Migrated:
    """Migrate all games of earlier versions; blocks.

    Files named by the program are migrated at every start, because an earlier version may run
    again.  Files named by the player are migrated once: later ones are copies.  `hold` acquires the
    lock of an autosave, or returns None if a running program has it, whose file is left alone.
    OSError if the disk fails; the next start continues.
    """
    run = _Run(library, hold)
    return run.all()


class _Run:
    """The migration of one start."""

    def __init__(self, library: Library, hold: Callable[[Path], Lock | None]) -> None:
        self._library, self._hold = library, hold
        self._home = paths.user_data()
        self._known = _mark(self._home)
        self._folder: Path | None = None
        self._taken: set[str] = set()
        self._left: list[Left] = []

    def all(self) -> Migrated:
        """Migrate everything."""
        deleted = _deleted(self._home)
        sources = [*self._sources()]
        if sources:
            self._library.update_index()  # indexes games of a killed migration
        for source in sources:
            self._take_over(source, deleted)
        autosaves = [path for path in children(self._home) if _AUTOSAVE.fullmatch(path.name)]
        if not autosaves:  # a locked autosave may be of a game in that list
            self._move(self._home / "history" / "left-out.json")
        for name in ("history.db", "history.db-wal", "history.db-shm"):
            self._move(self._home / name)
        for path in children(self._home):
            is_name = path.suffix == ".name" and _AUTOSAVE.fullmatch(f"{path.stem}{SUFFIX}")
            if is_name and path.with_suffix(SUFFIX) not in autosaves:
                self._move(path)
        return self._end()

    def _sources(self) -> Iterator[_Source]:
        for path in _files(self._home / "history"):
            yield _Source(path, "", _time_in(_ENDED, path), is_from_autosave=False)
        for path in _files(paths.user_saves()):
            if _UNFINISHED.fullmatch(path.name):
                yield _Source(path, "", _time_in(_UNFINISHED, path), is_from_autosave=True)
            elif self._known is None:
                yield _Source(path, title_of(path), None, is_from_autosave=False)
        for path in _files(self._home):
            if _AUTOSAVE.fullmatch(path.name):
                yield _Source(path, _name_of(path), None, is_from_autosave=True)

    def _take_over(self, source: _Source, deleted: set[str]) -> None:
        is_autosave = source.path.parent == self._home
        lock = self._hold(source.path) if is_autosave else None
        if is_autosave and lock is None:
            return
        try:
            self._add(source, deleted)
        finally:
            if lock is not None:
                lock.unlock()

    def _add(self, source: _Source, deleted: set[str]) -> None:
        """Add a game, and move its file."""
        path = source.path
        try:
            text = read_file(path)
            found = status(path)
            played = source.played or (None if found is None else time_of(found))
            game = glance(text, str(path))
            # A saved game stays, even if it was deleted from the history.
            is_left_out = game.key in deleted or not (game.moves or game.options.challenge)
            if not (source.is_from_autosave and is_left_out):
                head = EntryHead("", source.title, played=played)
                self._taken.add(self._library.add(without_head(text), head))
        except RecordError as error:
            if is_file(path):
                self._leave(path, str(error))
            return
        self._move(path)

    def _leave(self, path: Path, reason: str) -> None:
        _log.warning("not taken into the library: %s", reason)
        self._left.append(Left(path, reason))

    def _move(self, path: Path) -> None:
        """Move an original into the folder of originals, below the name of its old folder."""
        if not is_file(path):
            return
        below = path.parent.name if path.parent != self._home else ""
        folder = self._originals() / below
        folder.mkdir(parents=True, exist_ok=True)
        try:
            target = folder / path.name
            if is_file(target) and _has_equal_content(path, target):
                path.unlink()  # a killed migration has copied it from another disk
            else:
                move(path, _free(target))
        except OSError as error:
            self._leave(path, str(error))

    def _originals(self) -> Path:
        """Return the folder of the originals: that of a killed migration, or a new one."""
        if self._folder is None:
            self._folder = self._last_folder() or self._home / f"migrated-{datetime.now():%Y%m%d}"
        return self._folder

    def _last_folder(self) -> Path | None:
        """Return the folder of a migration that was killed."""
        found = [path for path in children(self._home) if _FOLDER.fullmatch(path.name)]
        return found[-1] if found and self._known is None else None

    def _end(self) -> Migrated:
        """Write the note that the migration is done, with the files that stay."""
        left = {str(one.path): one for one in self._left}
        games, folder = len(self._taken), self._folder
        if self._known is None:
            folder = folder or self._last_folder()
            count = "SELECT count(*) FROM games WHERE name LIKE 'imported-%'"
            if folder is not None:  # a killed migration may have added some
                (games,) = self._library.ask(lambda db: db.execute(count).fetchone())
        if self._known is None or left.keys() != self._known:
            self._home.mkdir(parents=True, exist_ok=True)
            text = json.dumps(sorted(left)) + "\n"
            write_atomic(self._home / _MARK, text, json_fault)
        news = [one for path, one in left.items() if path not in (self._known or ())]
        return Migrated(games, folder, tuple(news))


def _files(folder: Path) -> list[Path]:
    return [path for path in children(folder) if path.suffix == SUFFIX and is_file(path)]


def _has_equal_content(one: Path, other: Path) -> bool:
    data = read_bytes(one, MOST_BYTES)
    return isinstance(data, bytes) and data == read_bytes(other, MOST_BYTES)


def _free(path: Path) -> Path:
    """Return a free path with the same suffix."""
    number, free = 1, path
    while is_present(free):
        number += 1
        free = path.with_stem(f"{path.stem}-{number}")
    return free


def _time_in(pattern: re.Pattern[str], path: Path) -> datetime | None:
    """Return the time in the name of a file, None without one."""
    found = pattern.fullmatch(path.name)
    try:
        return None if found is None or not found[1] else datetime.strptime(found[1], _TIME)
    except ValueError:  # no date
        return None


def _name_of(autosave: Path) -> str:
    """Return the title of an autosave from the name of its file, "" without one."""
    named = _json(autosave.with_suffix(".name"))
    path = named.get("path") if isinstance(named, dict) else None
    if not isinstance(path, str) or "\0" in path:
        return ""
    name = Path(path)
    is_named = name.suffix == SUFFIX and not _UNFINISHED.fullmatch(name.name)
    return title_of(name) if is_named else ""


def _deleted(home: Path) -> set[str]:
    """Return the keys of games that were deleted from the history."""
    found = _json(home / "history" / "left-out.json")
    return {key for key in found if isinstance(key, str)} if isinstance(found, list) else set()


def _mark(home: Path) -> set[str] | None:
    """Return the files in the note of the migration, None before that is done."""
    if not is_present(home / _MARK):
        return None
    found = _json(home / _MARK)
    return {path for path in found if isinstance(path, str)} if isinstance(found, list) else set()


def _json(path: Path) -> object:
    data = read_bytes(path, _MOST_LISTED)
    try:
        return None if isinstance(data, str) else json.loads(data)
    except (ValueError, RecursionError):
        return None
