"""Errors of files: a conflict with another program, and the text of an error of the system."""

from __future__ import annotations

from pathlib import Path


class ChangedOutside(Exception):
    """A file was not written, because another program has changed it since it was read or saved."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


def error_text(error: OSError) -> str:
    """Return the reason of an error, with the path if it is known."""
    reason = error.strerror or str(error)
    return f"{reason}: {error.filename}" if error.filename else reason
