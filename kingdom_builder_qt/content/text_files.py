"""Text of content files: read with a limit, written atomically.  Nothing here knows YAML."""

from __future__ import annotations

import os
import re
import stat
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content.disk import read_bytes, resolved, status
from kingdom_builder_qt.content.problems import Problem

# Everything that YAML does not allow in a file, and lone surrogates.
_FORBIDDEN: Final = re.compile(
    r"[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]"
)
_TAB: Final = re.compile(r"^ *(\t)[ \t]*[^ \t\r\n]", re.MULTILINE)


def read_text(path: Path, limit: int) -> str | Problem:
    """Return the text of a UTF-8 file of at most `limit` bytes, or what is wrong with it."""
    data = read_bytes(path, limit)
    if isinstance(data, str):
        return _problem(str(path), data)
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
    path = resolved(path)  # replace the file that a link points to, not the link
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
    found = status(path)
    return 0o644 if found is None else stat.S_IMODE(found.st_mode)


def _place(text: str, index: int) -> tuple[int, int]:
    return text.count("\n", 0, index) + 1, index - text.rfind("\n", 0, index)


def _problem(
    file: str, message: str, suggestion: str = "", line: int = 0, column: int = 0
) -> Problem:
    return Problem("error", file, line, column, "", message, suggestion)
