"""Atomic replacement of files: readers and crashes see the old content or the new, never a mix.

Bytes are written to a temporary file, read back, renamed, and the folder is synced. Windows refuses
to replace a file that another program has open, as virus scanners and cloud folders do briefly
(`FileInUse`). The writer can retry for a while and then save the content next to the file.
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
from kingdom_builder_qt.core.messages import Message

_Done = TypeVar("_Done")

RETRY_SECONDS: Final = 2.0  # time of retries for a blocked file
_FIRST_PAUSE: Final = 0.02  # seconds; doubled after each retry
_LONGEST_PAUSE: Final = 0.25
# Windows: access denied, sharing violation, lock violation. Access denied is also reported for
# read-only files.
_HELD: Final = (5, 32, 33)
_MOST_BYTES: Final = 64 << 20  # of a file moved to another disk
_BUSY: Final = (errno.EBUSY, errno.ETXTBSY)
_KEPT: Final = r".*-kept-\d{4}-\d\d-\d\d-\d{6}(-\d+)?\.\w+"


@dataclass(slots=True, weakref_slot=True, eq=False)
class _Turns:
    """Order of the writes to one file; only the latest may take its name."""

    lock: Lock = field(default_factory=Lock)
    number: int = 0


@dataclass(frozen=True, slots=True)
class _Turn:
    """One write to a file, numbered among the pending ones."""

    turns: _Turns
    number: int


# Entries are removed with the last pending write: a program run may write thousands of files.
_turns: Final[WeakValueDictionary[Path, _Turns]] = WeakValueDictionary()
_turns_lock: Final = Lock()


class FileInUse(OSError):
    """Another program has the file open. Nothing was changed; `settle` still has the content."""

    def __init__(self, path: Path, data: bytes, turn: _Turn) -> None:
        """`turn`: the write among all writes to the file."""
        super().__init__(errno.EBUSY, Message("another program holds the file open"), str(path))
        self.path, self._data, self._turn = path, data, turn

    def settle(self, seconds: float = RETRY_SECONDS, *, keep: bool = True) -> Path | None:
        """Retry for some time (blocking), then with `keep` save the content next to the file.

        Returns the path of the content, the file or a new one next to it, or None if the file was
        written again since. OSError if the content could not be saved.
        """
        try:
            return self.path if _write(self.path, self._data, self._turn, seconds) else None
        except FileInUse:
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
    """Return whether a file was saved next to a blocked one."""
    return re.fullmatch(_KEPT, path.name) is not None


def write_bytes(path: Path, data: bytes, patience: float = 0.0) -> None:
    """Replace or create a file atomically.

    On OSError, which names `path` or its missing folder, the old file is unchanged. `patience`:
    seconds of blocking retries while another program has the file open; then FileInUse.
    """
    try:
        _write(path, data, _next_turn(path), patience)
    except FileInUse:
        raise
    except ValueError as error:  # a surrogate or NUL in the name
        raise OSError(errno.EINVAL, str(error), str(path)) from error
    except OSError as error:
        is_homeless = isinstance(error, FileNotFoundError) and not is_present(path.parent)
        named = path.parent if is_homeless else path  # not the temporary file
        raise OSError(error.errno, error.strerror, str(named)) from error


def move(source: Path, target: Path, patience: float = 0.0) -> Path:
    """Move a file or folder, also to another disk; return the new path.

    `patience` as in `write_bytes`. On OSError it stays in place.
    """
    try:
        return _patiently(lambda: source.rename(target), source, patience)
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
    """Remove a file if it exists; `patience` as in `write_bytes`. OSError if it stays."""
    _next_turn(path)  # cancels pending writes
    _patiently(lambda: path.unlink(missing_ok=True), path, patience)


def _write(path: Path, data: bytes, turn: _Turn, patience: float) -> bool:
    """Return False if a later write has replaced the file already."""
    target = resolved(path)  # the target of a link, not the link
    before = status(target)
    # A replaced file may be private, so the temporary file must not be readable by others.
    descriptor, temporary = make_temporary(target.parent, 0o666 if before is None else 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if temporary.read_bytes() != data:
            raise OSError(errno.EIO, Message("the disk returned other data than were written"))
        if before is not None:
            with suppress(PermissionError):  # file systems without permissions
                temporary.chmod(stat.S_IMODE(before.st_mode))
        if not _take_name(temporary, target, turn, patience):
            temporary.unlink()
            return False
    except BaseException as error:
        with suppress(OSError):
            temporary.unlink()
        if isinstance(error, OSError) and _is_held(error, target):
            raise FileInUse(path, data, turn) from error
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
    """Run a step; retry for some seconds while the file is open elsewhere."""
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
