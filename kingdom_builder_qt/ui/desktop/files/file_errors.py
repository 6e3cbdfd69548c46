"""Errors of files: a conflict with another program, errors of the disk in words."""

from __future__ import annotations

from pathlib import Path


class ChangedOutside(Exception):
    """A file was not written: another program has changed it since it was read or saved."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


def words_of(error: OSError) -> str:
    """Return what went wrong, and with which file or folder where that is known."""
    reason = error.strerror or str(error)
    return f"{reason}: {error.filename}" if error.filename else reason
