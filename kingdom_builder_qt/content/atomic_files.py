"""Files replaced as a whole: a reader or a crash sees the old content or the new, never half.

Windows lets nobody replace a file that another program holds open, as virus scanners and cloud
folders do for a moment: who writes may try again for a while, and then keep the content beside.
"""

from __future__ import annotations

import errno
import os
import re
import shutil
import stat
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from itertools import count
from pathlib import Path
from threading import Lock
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from kingdom_builder_qt.content.disk import is_folder, is_present, read_bytes, resolved, status
from kingdom_builder_qt.content.temporary_files import make_temporary, sync_folder

_Done = TypeVar("_Done")

HELD_SECONDS: Final = 2.0  # how long it is tried to replace a file that is held open
_FIRST_PAUSE: Final = 0.02  # seconds; each is twice as long as the one before
_LONGEST_PAUSE: Final = 0.25
# Windows: access denied, sharing violation, lock violation.  It says the first of a file that may
# never be written to as well.
_HELD: Final = (5, 32, 33)
_MOST_BYTES: Final = 64 << 20  # of a file that is moved to another disk
_BUSY: Final = (errno.EBUSY, errno.ETXTBSY)
_KEPT: Final = r".*-kept-\d{4}-\d\d-\d\d-\d{6}(-\d+)?\.\w+"


@dataclass(slots=True, weakref_slot=True, eq=False)
class _Turns:
    """Who may give a file its name: the last who began to write it."""

    lock: Lock = field(default_factory=Lock)
    number: int = 0


@dataclass(frozen=True, slots=True)
class _Turn:
    """One attempt to write a file, among all as long as one of them is not settled."""

    turns: _Turns
    number: int


# Forgotten with the last attempt: thousands of files may be written while the program runs.
_turns: Final[WeakValueDictionary[Path, _Turns]] = WeakValueDictionary()
_turns_lock: Final = Lock()


class HeldOpen(OSError):
    """Another program holds a file open; nothing was changed, and the content is not lost."""

    def __init__(self, path: Path, data: bytes, turn: _Turn) -> None:
        """Take what was to be written, and which of the attempts to write the file this was."""
        super().__init__(errno.EBUSY, "another program holds the file open", str(path))
        self.path, self._data, self._turn = path, data, turn

    def settle(self, seconds: float = HELD_SECONDS, *, keep: bool = True) -> Path | None:
        """Try again for some time, which blocks; then `keep` the content beside the file.

        Return where it is: in the file, or in a new one beside it; None if something newer was
        written to the file since.  OSError if the content is nowhere.
        """
        try:
            return self.path if _write(self.path, self._data, self._turn, seconds) else None
        except HeldOpen:
            if not keep:
                raise
            return self._keep()

    def _keep(self) -> Path:
        target = resolved(self.path)
        stem = f"{target.stem}-kept-{datetime.now():%Y-%m-%d-%H%M%S}"
        for number in count(1):
            end = f"-{number}" if number > 1 else ""
            beside = self.path.with_name(f"{stem}{end}{target.suffix}")
            if not is_present(beside):
                break
        write_bytes(beside, self._data)
        return beside


def is_kept(path: Path) -> bool:
    """Return whether a file was made beside another one that was held open."""
    return re.fullmatch(_KEPT, path.name) is not None


def write_bytes(path: Path, data: bytes, patience: float = 0.0) -> None:
    """Replace a file, or make a new one, atomically.

    OSError names `path`, or its folder where that is missing; the old file is then unchanged.
    `patience`: for how many seconds it is tried, which blocks, while another program holds the
    file open; HeldOpen after that.
    """
    try:
        _write(path, data, _next_turn(path), patience)
    except HeldOpen:
        raise
    except ValueError as error:  # half a letter, a NUL in the name
        raise OSError(errno.EINVAL, str(error), str(path)) from error
    except OSError as error:
        is_homeless = isinstance(error, FileNotFoundError) and not is_present(path.parent)
        named = path.parent if is_homeless else path  # never the temporary file
        raise OSError(error.errno, error.strerror, str(named)) from error


def move(source: Path, target: Path) -> Path:
    """Give a file or folder another name, also on another disk; return that.

    OSError if it stays where it is.
    """
    try:
        return source.rename(target)
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
    if is_folder(source):
        shutil.copytree(source, target, symlinks=True)
        shutil.rmtree(source)
        return target
    data = read_bytes(source, _MOST_BYTES)
    if isinstance(data, str):
        raise OSError(errno.EIO, data, str(source))
    write_bytes(target, data)
    source.unlink()
    return target


def remove(path: Path, patience: float = 0.0) -> None:
    """Remove a file, if it is there; `patience` as in `write_bytes`.  OSError if it stays."""
    _next_turn(path)  # what is still to be settled came before
    _patiently(lambda: path.unlink(missing_ok=True), path, patience)


def _write(path: Path, data: bytes, turn: _Turn, patience: float) -> bool:
    """Return False if something newer was written meanwhile, which stays."""
    target = resolved(path)  # the file that a link points to, not the link
    before = status(target)
    # One that is replaced may be private: nothing of the new content is shown meanwhile.
    descriptor, temporary = make_temporary(target.parent, 0o666 if before is None else 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if temporary.read_bytes() != data:
            raise OSError(errno.EIO, "the disk has not kept what was written")
        if before is not None:
            with suppress(PermissionError):  # some disks know no permissions
                temporary.chmod(stat.S_IMODE(before.st_mode))
        if not _take_name(temporary, target, turn, patience):
            temporary.unlink()
            return False
    except BaseException as error:
        with suppress(OSError):
            temporary.unlink()
        if isinstance(error, OSError) and _is_held(error, target):
            raise HeldOpen(path, data, turn) from error
        raise
    sync_folder(target.parent)
    return True


def _take_name(temporary: Path, target: Path, turn: _Turn, patience: float) -> bool:
    def take() -> bool:
        with turn.turns.lock:
            if turn.turns.number != turn.number:
                return False
            temporary.replace(target)
            return True

    return _patiently(take, target, patience)


def _patiently(step: Callable[[], _Done], target: Path, patience: float) -> _Done:
    """Return what a step does with a file; while that is held open, try for so many seconds."""
    until, pause = time.monotonic() + patience, _FIRST_PAUSE
    while True:
        try:
            return step()
        except OSError as error:
            left = until - time.monotonic()
            if left <= 0 or not _is_held(error, target):
                raise
        time.sleep(min(pause, left))
        pause = min(2 * pause, _LONGEST_PAUSE)


def _is_held(error: OSError, target: Path) -> bool:
    if getattr(error, "winerror", None) not in _HELD:
        return error.errno in _BUSY
    found = status(target)
    is_read_only = found is not None and not found.st_mode & stat.S_IWUSR
    return not is_folder(target) and not is_read_only


def _next_turn(path: Path) -> _Turn:
    target = resolved(path)
    with _turns_lock:
        turns = _turns.setdefault(target, _Turns())
    with turns.lock:
        turns.number += 1
        return _Turn(turns, turns.number)
