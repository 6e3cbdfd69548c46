"""Questions about files and folders, answered whatever a path is: nobody else asks the disk.

A path of the user may be too long, hold a NUL, lie where nobody may look or on a server that is
gone.  `Path` raises for some of that (OSError, ValueError, RuntimeError); here such a thing is
simply not there.
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

_Answer = TypeVar("_Answer")
_DEEPEST: Final = 8  # folders in each other
_ERRORS: Final = (OSError, ValueError, RuntimeError)
_LONGEST_NAME: Final = 255  # letters, on every system
ANSWER_SECONDS: Final = 3.0


def is_file(path: Path) -> bool:
    """Return whether there is such a file."""
    return _answer(path.is_file, False)


def is_folder(path: Path) -> bool:
    """Return whether there is such a folder."""
    return _answer(path.is_dir, False)


def is_present(path: Path) -> bool:
    """Return whether there is anything of this name."""
    return _answer(path.exists, False)


def status(path: Path) -> os.stat_result | None:
    """Return size, times and permissions; None if there is nothing to be seen."""
    return _answer(path.stat, None)


def changed_ns(path: Path) -> int:
    """Return when a file was changed last, in nanoseconds; 0 for one that is not there."""
    found = status(path)
    return found.st_mtime_ns if found is not None else 0


def look_into(folder: Path) -> list[Path] | str:
    """Return what lies in a folder, sorted, or why nobody can tell: "cannot be read: ..."."""
    try:
        return sorted(folder.iterdir())
    except _ERRORS as error:
        return _unreadable(error)


def files_in(folder: Path, suffix: str) -> dict[str, os.stat_result]:
    """Return size and times of the files in a folder whose names end so, by name.

    Nothing of a folder that is not there, OSError for one that cannot be read.
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
    """Return each file below a folder as a line that another content would change; None: unknown.

    Nothing of a folder that is not there.  What Python compiles is left out.
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
    if not depth:  # a link that leads back
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
            except FileNotFoundError:  # a link to nothing, as some editors lay for a lock
                known = entry.stat(follow_symlinks=False)
            # A copy may bring its size and time along; the other two it cannot.
            numbers = known.st_size, known.st_mtime_ns, known.st_ctime_ns, known.st_ino
            found.append(" ".join([entry.name, *map(str, numbers)]))


def children(folder: Path) -> list[Path]:
    """Return what lies in a folder, sorted; nothing where it cannot be looked into."""
    found = look_into(folder)
    return [] if isinstance(found, str) else found


def names_in(folder: Path) -> list[str]:
    """Return the names in a folder, in any order; nothing where it cannot be looked into.

    For folders of thousands of files, of which few are meant.
    """

    def names() -> list[str]:
        with os.scandir(folder) as inside:
            return [entry.name for entry in inside]

    return _answer(names, [])


def matching(folder: Path, pattern: str) -> list[Path]:
    """Return what lies below a folder and matches a pattern of `Path.glob`, sorted."""
    return _answer(lambda: sorted(folder.glob(pattern)), [])


def resolved(path: Path) -> Path:
    """Return the absolute path without links; the path itself where that cannot be known."""
    return _answer(path.resolve, path)


def absolute(path: Path) -> Path:
    """Return the path from the root; the path itself if the working folder is gone."""
    return _answer(path.absolute, path)


def expanded(path: Path) -> Path:
    """Return the path with `~` and `~name` replaced; the path itself if nobody has that name."""
    return _answer(path.expanduser, path)


def no_folder(path: Path) -> str:
    """Return in words why no folder can be there, a file in the way; empty: it is, or may be made.

    Whether it can be written to, and made where it is missing, only the attempt shows.
    """
    try:
        return "" if stat.S_ISDIR(path.stat().st_mode) else os.strerror(ENOTDIR)
    except FileNotFoundError:  # which Windows also says of what lies below a file
        return _too_long(path) or (no_folder(path.parent) if path.parent != path else "")
    except PermissionError:
        return ""
    except _ERRORS as error:
        return getattr(error, "strerror", None) or str(error)


def no_name(path: Path) -> str:
    """Return in words why nothing can have this name, as too long a one; empty: something may."""
    try:
        path.lstat()
    except ValueError as error:  # a NUL, half a letter
        return _too_long(path) or str(error)
    except OSError as error:
        return os.strerror(ENAMETOOLONG) if error.errno == ENAMETOOLONG else _too_long(path)
    return ""


def _too_long(path: Path) -> str:
    """Return in words that a name is too long; Windows says that there is no such file."""
    is_long = any(len(part) > _LONGEST_NAME for part in path.parts)
    return os.strerror(ENAMETOOLONG) if is_long else ""


def no_writing(folder: Path) -> str:
    """Return in words why no file can be made in a folder, which is made if it is missing.

    Empty: one can.
    """
    if reason := no_folder(folder):
        return reason
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return ""
    except _ERRORS as error:
        return getattr(error, "strerror", None) or str(error)


def read_bytes(path: Path, limit: int) -> bytes | str:
    """Return a file of at most `limit` bytes, or what is wrong with it: "cannot be read: ..."."""
    try:
        found = path.stat()
        if not stat.S_ISREG(found.st_mode):  # a pipe or a device would block or never end
            return "this is not a file"
        if found.st_size > limit:
            return f"the file is too large: {found.st_size:,} bytes; at most {limit:,}"
        with path.open("rb") as file:
            return file.read(limit + 1)
    except _ERRORS as error:
        return _unreadable(error)


class Question(threading.Thread):
    """A question to the disk, or work with it, in a thread of its own.

    A server that is gone may hold the thread for minutes: it is left behind, also at the end of the
    program.
    """

    def __init__(self, ask: Callable[[], Any]) -> None:
        super().__init__(name="disk", daemon=True)
        self._ask = ask
        self._found: tuple[Any, BaseException | None] = None, None

    def run(self) -> None:
        """Ask, in the thread."""
        try:
            self._found = self._ask(), None
        except BaseException as error:  # noqa: BLE001  # it is raised where the answer is taken
            self._found = None, error

    def is_answered(self, seconds: float) -> bool:
        """Wait so long at most; return whether the thread has ended."""
        self.join(max(0.0, seconds))
        return not self.is_alive()

    def take(self) -> tuple[Any, BaseException | None]:
        """Return the answer and the error, once; the thread holds neither them nor the question."""
        found, self._found = self._found, (None, None)
        del self._ask
        return found


_open_questions: Final[dict[Path, Question]] = {}  # without an answer in time


def answers(*paths: Path, seconds: float | None = None) -> bool:
    """Return whether the disk says anything about paths, be it that nothing is there, in time.

    They are asked about at once.  A path about which the disk is still silent is not asked about
    again, and costs no more time.
    """
    until = time.monotonic() + (ANSWER_SECONDS if seconds is None else seconds)
    old = {path: asked for path in paths if (asked := _open_questions.pop(path, None))}
    silent = {path: asked for path, asked in old.items() if not asked.is_answered(0.0)}
    for path, asked in [(p, _asked(partial(status, p))) for p in paths if p not in silent]:
        if not asked.is_answered(until - time.monotonic()):
            silent[path] = asked
    _open_questions.update(silent)
    return not silent


def in_time(question: Callable[[], _Answer], otherwise: _Answer, seconds: float) -> _Answer:
    """Return the answer to a question to the disk, or `otherwise` if it takes longer."""
    asked = _asked(question)
    if not asked.is_answered(seconds):
        return otherwise
    answer: _Answer
    answer, error = asked.take()
    if error is not None:
        raise error
    return answer


def _asked(question: Callable[[], Any]) -> Question:
    asked = Question(question)
    asked.start()
    return asked


def _unreadable(error: Exception) -> str:
    return f"cannot be read: {getattr(error, 'strerror', None) or error}"


def _answer(question: Callable[[], _Answer], otherwise: _Answer) -> _Answer:
    try:
        return question()
    except _ERRORS:
        return otherwise
