"""Errors of files: a conflict with another program, and the text of an error of the system."""

from __future__ import annotations

from pathlib import Path

from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.ui.desktop.messages import said
from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)


class ChangedOutside(Exception):
    """A file was not written, because another program has changed it since it was read or saved."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


def reason_of(error: OSError) -> str:
    """Return the reason of an error without its path."""
    return said(error.strerror or (error.args[0] if error.args else str(error)))


def error_text(error: BaseException) -> str:
    """Return the reason of an error, that of the system with the path if it is known."""
    if isinstance(error, KingdomBuilderError):
        return said(error.message)
    if not isinstance(error, OSError):
        return str(error)
    reason = reason_of(error)
    if not error.filename:
        return reason
    return tr("{reason}: {file}").format(reason=reason, file=error.filename)
