"""The files that atomic writing makes on the way, and those that killed programs left of them.

Their names say whose they are: `.kingdom-builder-<process>-<letters>.tmp`.
"""

from __future__ import annotations

import errno
import os
import re
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content.disk import changed_ns, children, is_folder

_PREFIX: Final = ".kingdom-builder-"
_OURS: Final = rf"{re.escape(_PREFIX)}([0-9]{{1,10}})-[a-z0-9_]{{8}}\.tmp"
# What earlier versions made beside files of kinds that only this program has.
_EARLIER: Final = r"\..{1,100}\.(kbgame|draft)\.[a-z0-9_]{8}\.tmp"
_DAY: Final = 86_400
_CANNOT: Final = (errno.EINVAL, errno.ENOTSUP, errno.EACCES, errno.EPERM, errno.EBADF, errno.ENOSYS)


def make_temporary(folder: Path) -> tuple[int, Path]:
    """Return descriptor and path of a new file; OSError where the folder takes none.

    What killed programs left there is removed before.
    """
    remove_stale(folder)
    descriptor, name = tempfile.mkstemp(".tmp", f"{_PREFIX}{os.getpid()}-", folder)
    return descriptor, Path(name)


def make_temporary_folder(folder: Path) -> Path:
    """Return a new folder in another one, which is made if it is missing; OSError if it cannot be.

    What killed programs left there is removed before.
    """
    folder.mkdir(parents=True, exist_ok=True)
    remove_stale(folder)
    return Path(tempfile.mkdtemp(".tmp", f"{_PREFIX}{os.getpid()}-", folder))


@contextmanager
def scratch_folder() -> Iterator[Path]:
    """Lend a new folder among the temporary files of the system.

    A program that is killed meanwhile leaves it to `remove_scratch` of the next one.
    """
    folder = make_temporary_folder(Path(tempfile.gettempdir()))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def remove_scratch() -> None:
    """Remove the scratch folders that killed programs left."""
    remove_stale(Path(tempfile.gettempdir()))


def remove_stale(folder: Path) -> None:
    """Remove temporary files and folders of ours: the program has died, or a day has passed."""
    for path in children(folder):
        if path.suffix == ".tmp" and _is_stale(path):
            with suppress(OSError):
                if is_folder(path):
                    shutil.rmtree(path)
                else:
                    path.unlink()


def sync_folder(folder: Path) -> None:
    """Bring the names in a folder to the disk, so that a replaced file outlives a power cut.

    OSError if the disk fails; where the system offers no such thing nothing happens.
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


def _is_stale(path: Path) -> bool:
    ours = re.fullmatch(_OURS, path.name)
    if ours is not None and not _is_running(int(ours[1])):
        return True
    is_known = ours is not None or re.fullmatch(_EARLIER, path.name) is not None
    return is_known and 0 < changed_ns(path) < (time.time() - _DAY) * 1e9


def _is_running(process: int) -> bool:
    """Return whether a process may still live; elsewhere than on POSIX nobody can tell safely."""
    if os.name != "posix":
        return True
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:
        return True  # somebody else's
    return True
