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
_REASONS: Final[dict[int, Callable[[], str]]] = {
    errno.EACCES: _DENIED,
    errno.EPERM: _DENIED,
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.EROFS: tr.later("The disk is write-protected"),
    errno.EIO: tr.later("The disk reports an error"),
    errno.ENOENT: tr.later("There is no such file or folder"),
    errno.ENAMETOOLONG: tr.later("The name is too long"),
    errno.EBUSY: tr.later("Another program is using the file"),
}


class ChangedOutside(Exception):
    """A file was not written, because another program has changed it since it was read or saved."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


def reason_of(error: OSError) -> str:
    """Return the reason of an error; another text than Python's own has more to say, and stays."""
    reason = error.strerror or str(error)
    number = error.errno or 0
    return _REASONS[number]() if number in _REASONS and reason == os.strerror(number) else reason


def error_text(error: OSError) -> str:
    """Return the reason of an error, with the path if it is known."""
    reason = reason_of(error)
    if not error.filename:
        return reason
    return tr("{reason}: {file}").format(reason=reason, file=error.filename)
