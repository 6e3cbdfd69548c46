"""Temporary files of atomic writing, and removal of those left by killed programs.

Only their age decides, because writers touch their files regularly, while process ids are
meaningless to another computer or container that shares the folder.
"""

from __future__ import annotations

import errno
import os
import re
import shutil
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, TypeVar

from kingdom_builder_qt.content.disk import is_folder, names_in, status

_Made = TypeVar("_Made")

_PREFIX: Final = ".kingdom-builder-"
# Earlier versions used the process id or the name of the target.
_NAMES: Final = (
    rf"{re.escape(_PREFIX)}(?:[0-9]{{1,10}}-)?[a-z0-9_]{{8}}\.tmp",
    r"\..{1,100}\.(?:kbgame|draft)\.[a-z0-9_]{8}\.tmp",
)
_OLD_NS: Final = 3600 * 10**9  # older than any active writer, unless it is suspended
_SCRATCH: Final = "kingdom-builder-look-"
_SCRATCH_NAME: Final = rf"{_SCRATCH}[0-9a-f]{{8}}\.tmp"
_SCRATCH_NS: Final = 60 * 10**9
_NEW: Final = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
_CANNOT: Final = (errno.EINVAL, errno.ENOTSUP, errno.EACCES, errno.EPERM, errno.EBADF, errno.ENOSYS)


def make_temporary(folder: Path, mode: int = 0o666) -> tuple[int, Path]:
    """Return descriptor and path of a new file; OSError on failure.

    The umask applies to `mode`. Removes leftovers of killed programs.
    """
    return _make(folder, lambda path: os.open(path, _NEW, mode))


def make_temporary_folder(folder: Path) -> Path:
    """Return a new folder in `folder`, which is created if needed; OSError on failure.

    Removes leftovers of killed programs.
    """
    folder.mkdir(parents=True, exist_ok=True)
    return _make(folder, lambda path: path.mkdir(0o700))[1]


@contextmanager
def scratch_folder() -> Iterator[Path]:
    """Context manager for a folder in the system's temporary folder, for a few seconds.

    If the program is killed, `remove_scratch` of a later start removes it.
    """
    folder = _make(Path(tempfile.gettempdir()), lambda path: path.mkdir(0o700), _SCRATCH)[1]
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def remove_scratch() -> None:
    """Remove scratch folders left by killed programs, a minute after their last change."""
    _remove_stale(Path(tempfile.gettempdir()), time.time_ns(), (_SCRATCH_NAME,), _SCRATCH_NS)


def _make(folder: Path, make: Callable[[Path], _Made], prefix: str = _PREFIX) -> tuple[_Made, Path]:
    while True:
        path = folder / f"{prefix}{os.urandom(4).hex()}.tmp"
        with suppress(FileExistsError):
            made = make(path)
            break
    # Compare with the clock of the disk, since a server's may differ.
    if (mine := status(path)) is not None:
        _remove_stale(folder, mine.st_mtime_ns)
    return made, path


def _remove_stale(
    folder: Path, now: int, names: Iterable[str] = _NAMES, age: int = _OLD_NS
) -> None:
    """Remove temporary files and folders that are older than `age`.

    Also those from the future, since the clock may have been set back.
    """
    # A library has thousands of games, and each move is written into its folder.
    for temporary in filter(_is_temporary, names_in(folder)):
        if any(re.fullmatch(name, temporary) for name in names):
            path = folder / temporary
            found = status(path)
            if found is not None and abs(now - found.st_mtime_ns) > age:
                with suppress(OSError):
                    if is_folder(path):
                        shutil.rmtree(path)
                    else:
                        path.unlink()


def _is_temporary(name: str) -> bool:
    return name.endswith(".tmp")


def sync_folder(folder: Path) -> None:
    """Flush the names in a folder to disk, so that a replaced file survives a power cut.

    OSError if the disk fails; no effect on systems without support.
    """
    if os.name != "posix":
        return
    try:
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
    except OSError as error:
        if error.errno not in _CANNOT:
            raise
