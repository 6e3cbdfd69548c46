"""Locks that tell which of our files belong to a program that still runs."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile

from kingdom_builder_qt.content.disk import is_folder


def held_lock(path: Path) -> QLockFile | None:
    """Return the lock of a file, which is held until it is unlocked; its folder is made.

    None if another program holds it, or where no lock can be made.
    """
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
    if not is_folder(path.parent):  # on Windows Qt complains of each attempt
        return None
    lock = QLockFile(str(path.with_suffix(".lock")))
    lock.setStaleLockTime(0)  # only the death of its program makes a lock stale
    return lock if lock.tryLock(0) else None
