"""Text of content files: read with a limit, written atomically.  Nothing here knows YAML."""

from __future__ import annotations

import os
import re
import stat
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content.problems import Problem

# Everything that YAML does not allow in a file, and lone surrogates.
_FORBIDDEN: Final = re.compile(
    r"[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]"
)
_TAB: Final = re.compile(r"^ *(\t)[ \t]*[^ \t\r\n]", re.MULTILINE)


def is_folder(path: Path) -> bool:
    """Return whether there is such a folder; `Path.is_dir` raises where it may not look."""
    try:
        return path.is_dir()
    except OSError:
        return False


def is_present(path: Path) -> bool:
    """Return whether there is such a file or folder; `Path.exists` raises where it may not look."""
    try:
        return path.exists()
    except OSError:
        return False


def read_text(path: Path, limit: int) -> str | Problem:
    """Return the text of a UTF-8 file of at most `limit` bytes, or what is wrong with it."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):  # a pipe or a device would block or never end
            return _problem(str(path), "is not a file")
        if status.st_size > limit:
            return _problem(str(path), f"the file has {status.st_size} bytes, at most {limit}")
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        return _problem(str(path), f"cannot be read: {reason}")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        start = data.rfind(b"\n", 0, error.start) + 1
        column = len(data[start : error.start].decode("utf-8", "replace")) + 1
        suggestion = "save the file as UTF-8"
        return _problem(str(path), "the file is not UTF-8 text", suggestion, line, column)
    return check_text(text, str(path), limit)


def check_text(text: str, name: str, limit: int) -> str | Problem:
    """Return the text, or what is wrong with it before any parsing."""
    # UTF-8 needs up to four bytes a letter; the exact size matters to nobody.
    if len(text) > limit:
        return _problem(name, f"the text has {len(text)} letters, at most {limit}")
    found = _FORBIDDEN.search(text)
    if found is not None:
        message = f"binary data or the control character U+{ord(found[0]):04X}"
        return _problem(name, message, "", *_place(text, found.start()))
    tab = _TAB.search(text)
    if tab is not None:
        message = "a tab is used for indentation"
        return _problem(name, message, "use blanks", *_place(text, tab.start(1)))
    return text


def write_atomic(path: Path, text: str) -> None:
    """Write a UTF-8 file so that a reader or a crash sees the old text or the new, never half.

    Raises OSError if that fails; the old file is then unchanged.
    """
    path = path.resolve()  # replace the file that a link points to, not the link
    descriptor, name = tempfile.mkstemp(".tmp", f".{path.name[:100]}.", path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(_mode(path))
        temporary.replace(path)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise


def _mode(path: Path) -> int:
    """Return the permissions of the file that is replaced; mkstemp would leave 0600."""
    try:
        return stat.S_IMODE(path.stat().st_mode)
    except OSError:
        return 0o644


def _place(text: str, index: int) -> tuple[int, int]:
    return text.count("\n", 0, index) + 1, index - text.rfind("\n", 0, index)


def _problem(
    file: str, message: str, suggestion: str = "", line: int = 0, column: int = 0
) -> Problem:
    return Problem("error", file, line, column, "", message, suggestion)
