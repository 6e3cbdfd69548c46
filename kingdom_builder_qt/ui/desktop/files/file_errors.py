"""Errors of files: a conflict with another program, and the text of an error of the system."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)

_DENIED: Final = tr.later("Access is denied")
_FULL: Final = tr.later("The disk is full")
# Python has the words of the system, on Linux in English.
_REASONS: Final[dict[str, Callable[[], str]]] = {
    os.strerror(number): words
    for number, words in (
        (errno.EACCES, _DENIED),
        (errno.EPERM, _DENIED),
        (errno.ENOSPC, _FULL),
        (errno.EDQUOT, _FULL),
        (errno.EROFS, tr.later("The disk is write-protected")),
        (errno.EIO, tr.later("The disk reports an error")),
        (errno.ENOENT, tr.later("There is no such file or folder")),
        (errno.ENAMETOOLONG, tr.later("The name is too long")),
        (errno.EBUSY, tr.later("Another program is using the file")),
    )
}


class ChangedOutside(Exception):
    """A file was not written, because another program has changed it since it was read or saved."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


def worded(reason: str) -> str:
    """Return a reason of the system in the language of the program; others are unchanged."""
    known = _REASONS.get(reason)
    return reason if known is None else known()


def reason_of(error: OSError) -> str:
    """Return the reason of an error without its path."""
    return worded(error.strerror or str(error))


def error_text(error: OSError) -> str:
    """Return the reason of an error, with the path if it is known."""
    reason = reason_of(error)
    if not error.filename:
        return reason
    return tr("{reason}: {file}").format(reason=reason, file=error.filename)
