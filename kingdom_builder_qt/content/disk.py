"""Queries to the file system that never raise; all other modules ask through this one.

A user's path may be too long, contain NUL, be unreadable or on a dead server. `Path` raises
OSError, ValueError or RuntimeError for these; here such a file does not exist.
"""

from __future__ import annotations

import os
import stat
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from errno import ENAMETOOLONG, ENOTDIR
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from kingdom_builder_qt.core.messages import Message

_Answer = TypeVar("_Answer")
_DEEPEST: Final = 8  # levels of nested folders
_ERRORS: Final = (OSError, ValueError, RuntimeError)
_LONGEST_NAME: Final = 255  # characters, on all systems
ANSWER_SECONDS: Final = 3.0


def is_file(path: Path) -> bool:
    """Return whether a file exists."""
    return _answer(path.is_file, False)


def is_folder(path: Path) -> bool:
    """Return whether a folder exists."""
    return _answer(path.is_dir, False)


def is_present(path: Path) -> bool:
    """Return whether a file or folder exists."""
    return _answer(path.exists, False)


def status(path: Path) -> os.stat_result | None:
    """Return size, times and permissions, None if unavailable."""
    return _answer(path.stat, None)


def changed_ns(path: Path) -> int:
    """Return the modification time in nanoseconds, 0 for a missing file."""
    found = status(path)
    return found.st_mtime_ns if found is not None else 0


def list_folder(folder: Path) -> list[Path] | Message:
    """Return the sorted contents of a folder, or the error text "cannot be read: ..."."""
    try:
        return sorted(folder.iterdir())
    except _ERRORS as error:
        return _unreadable(error)


def files_in(folder: Path, suffix: str) -> dict[str, os.stat_result]:
    """Return the status of the files with a suffix in a folder, by name.

    Empty for a missing folder; OSError if it cannot be read.
    """
    found: dict[str, os.stat_result] = {}
    with suppress(FileNotFoundError), os.scandir(folder) as inside:
        for entry in inside:
            if entry.name.endswith(suffix):
                with suppress(FileNotFoundError):  # removed since
                    known = entry.stat()
                    if stat.S_ISREG(known.st_mode):
                        found[entry.name] = known
    return found


def listing(folder: Path) -> list[str] | None:
    """Return a line per file below a folder that changes with its content; None if unknown.

    Empty for a missing folder. Excludes bytecode.
    """
    found: list[str] = []
    try:
        _list(str(folder), _DEEPEST, found)
    except FileNotFoundError as error:
        return [] if error.filename == str(folder) else None
    except _ERRORS:
        return None
    return found


def _list(folder: str, depth: int, found: list[str]) -> None:
    if not depth:  # a circular link
        raise RecursionError
    with os.scandir(folder) as inside:
        entries = sorted(inside, key=lambda entry: entry.name)
    for entry in entries:
        if entry.is_dir():
            if entry.name != "__pycache__":
                found.append(entry.path)
                _list(entry.path, depth - 1, found)
        else:
            try:
                known = entry.stat()
            except FileNotFoundError:  # a broken link, such as a lock file of an editor
                known = entry.stat(follow_symlinks=False)
            # A copy can preserve size and time, but not the other two.
            numbers = known.st_size, known.st_mtime_ns, known.st_ctime_ns, known.st_ino
            found.append(" ".join([entry.name, *map(str, numbers)]))


def children(folder: Path) -> list[Path]:
    """Return the sorted contents of a folder, [] if it cannot be read."""
    found = list_folder(folder)
    return [] if isinstance(found, str) else found


def names_in(folder: Path) -> list[str]:
    """Return the unsorted names in a folder, [] if it cannot be read.

    Faster than `children` for folders with thousands of files.
    """

    def names() -> list[str]:
        with os.scandir(folder) as inside:
            return [entry.name for entry in inside]

    return _answer(names, [])


def matching(folder: Path, pattern: str) -> list[Path]:
    """Return the sorted matches of a `Path.glob` pattern below a folder."""
    return _answer(lambda: sorted(folder.glob(pattern)), [])


def resolved(path: Path) -> Path:
    """Return the absolute path without links, or the path itself if unknown."""
    return _answer(path.resolve, path)


def absolute(path: Path) -> Path:
    """Return the absolute path, or the path itself if the working folder is gone."""
    return _answer(path.absolute, path)


def expanded(path: Path) -> Path:
    """Return the path with `~` and `~name` expanded, or the path itself for unknown users."""
    return _answer(path.expanduser, path)


def folder_fault(path: Path) -> str:
    """Return why a path cannot be a folder, "" if it is one or could be created.

    Permissions are not checked; only an attempt shows them.
    """
    try:
        return "" if stat.S_ISDIR(path.stat().st_mode) else os.strerror(ENOTDIR)
    except FileNotFoundError:  # also reported by Windows below a file
        return _too_long(path) or (folder_fault(path.parent) if path.parent != path else "")
    except PermissionError:
        return ""
    except _ERRORS as error:
        return getattr(error, "strerror", None) or str(error)


def path_fault(path: Path) -> str:
    """Return why no file can have this name, such as its length; "" if one can."""
    try:
        path.lstat()
    except ValueError as error:  # NUL or a surrogate
        return _too_long(path) or str(error)
    except OSError as error:
        return os.strerror(ENAMETOOLONG) if error.errno == ENAMETOOLONG else _too_long(path)
    return ""


def _too_long(path: Path) -> str:
    """Return the error text for a too long name, which Windows reports as a missing file."""
    is_long = any(len(part) > _LONGEST_NAME for part in path.parts)
    return os.strerror(ENAMETOOLONG) if is_long else ""


def write_fault(folder: Path) -> str:
    """Return why no file can be created in a folder, "" if one can. Creates the folder."""
    if reason := folder_fault(folder):
        return reason
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return ""
    except _ERRORS as error:
        return getattr(error, "strerror", None) or str(error)


def read_bytes(path: Path, limit: int) -> bytes | Message:
    """Return the bytes of a file of at most `limit` bytes, or an error text."""
    try:
        found = path.stat()
        if not stat.S_ISREG(found.st_mode):  # pipes and devices would block or never end
            return Message("this is not a file")
        if found.st_size > limit:
            return too_large(found.st_size, limit)
        with path.open("rb") as file:
            return file.read(limit + 1)
    except _ERRORS as error:
        return _unreadable(error)


def too_large(size: int, limit: int) -> Message:
    """Return the error text for a file with more bytes than `limit`."""
    return Message(
        "the file is too large: {size}; the limit is {limit}",
        size=size_text(size),
        limit=size_text(limit),
    )


def size_text(count: int) -> str:
    """Return a number of bytes for people, rounded up: `700 bytes`, `65 KB` or `50 MB`."""
    for unit, name in ((1 << 30, "GB"), (1 << 20, "MB"), (1 << 10, "KB")):
        if count >= unit:
            return f"{-(-count // unit):,} {name}"
    return f"{count} byte{'s' * (count != 1)}"


class DiskQuery(threading.Thread):
    """A query or task on the disk, in its own thread.

    A dead server can block the thread for minutes. The caller abandons it then; as a daemon it does
    not delay the end of the program.
    """

    def __init__(self, ask: Callable[[], Any]) -> None:
        super().__init__(name="disk", daemon=True)
        self._ask = ask
        self._found: tuple[Any, BaseException | None] = None, None

    def run(self) -> None:
        try:
            self._found = self._ask(), None
        except BaseException as error:  # noqa: BLE001  # it is raised where the answer is taken
            self._found = None, error

    def is_answered(self, seconds: float) -> bool:
        """Wait up to some seconds; return whether the thread has ended."""
        self.join(max(0.0, seconds))
        return not self.is_alive()

    def take(self) -> tuple[Any, BaseException | None]:
        """Return answer and error and release both, together with the query."""
        found, self._found = self._found, (None, None)
        del self._ask
        return found


_open_questions: Final[dict[Path, DiskQuery]] = {}  # unanswered queries by path


def answers(*paths: Path, seconds: float | None = None) -> bool:
    """Return whether the disk answers about all paths in time, with any answer.

    The paths are queried in parallel. A path with an unanswered earlier query is not queried again
    and costs no time.
    """
    until = time.monotonic() + (ANSWER_SECONDS if seconds is None else seconds)
    old = {path: asked for path in paths if (asked := _open_questions.pop(path, None))}
    silent = {path: asked for path, asked in old.items() if not asked.is_answered(0.0)}
    for path, asked in [(p, _asked(partial(status, p))) for p in paths if p not in silent]:
        if not asked.is_answered(until - time.monotonic()):
            silent[path] = asked
    _open_questions.update(silent)
    return not silent


def with_timeout(question: Callable[[], _Answer], otherwise: _Answer, seconds: float) -> _Answer:
    """Return the answer to a query, or `otherwise` after `seconds`."""
    asked = _asked(question)
    if not asked.is_answered(seconds):
        return otherwise
    answer: _Answer
    answer, error = asked.take()
    if error is not None:
        raise error
    return answer


def _asked(question: Callable[[], Any]) -> DiskQuery:
    asked = DiskQuery(question)
    asked.start()
    return asked


def _unreadable(error: Exception) -> Message:
    return Message("cannot be read: {error}", error=getattr(error, "strerror", None) or str(error))


def _answer(question: Callable[[], _Answer], otherwise: _Answer) -> _Answer:
    try:
        return question()
    except _ERRORS:
        return otherwise
