"""Texts of files: read with a limit, checked, written atomically.  Nothing here knows YAML."""

from __future__ import annotations

import errno
import json
import os
import re
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final, TypeAlias

from kingdom_builder_qt.content.atomic_files import write_bytes
from kingdom_builder_qt.content.disk import (
    is_file,
    is_folder,
    is_present,
    read_bytes,
    resolved,
)
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.content.temporary_files import make_temporary

Check: TypeAlias = Callable[[str], str]  # what is wrong with a text, "" if nothing

# Everything that YAML does not allow in a file, and lone surrogates.  To list what is
# allowed instead would take Python ten times as long, as that reaches beyond 16 bits.
_FORBIDDEN: Final = r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff\ufeff\ufffe\uffff]"
_TAB: Final = r"(?m)^ *(\t)[ \t]*[^ \t\r\n]"


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
    found = re.search(_FORBIDDEN, text)
    if found is not None:
        message = f"binary data or the control character U+{ord(found[0]):04X}"
        return _problem(name, message, "", *_place(text, found.start()))
    tab = re.search(_TAB, text)
    if tab is not None:
        message = "a tab is used for indentation"
        return _problem(name, message, "use spaces", *_place(text, tab.start(1)))
    return text


def write_atomic(path: Path, text: str, check: Check, patience: float = 0.0) -> None:
    """Write a UTF-8 file so that a reader or a crash sees the old text or the new, never half.

    `check` returns what is wrong with a text that cannot be read back, "" if nothing.  OSError
    names `path`, or its folder where that is missing; the old file is then unchanged.  `patience`
    and HeldOpen: see `write_bytes`.
    """
    if trouble := check(text):
        raise OSError(
            errno.EINVAL,
            f"it could not be opened again ({trouble}); nothing was changed",
            str(path),
        )
    try:
        data = text.encode()
    except ValueError as error:  # half a letter
        raise OSError(errno.EINVAL, str(error), str(path)) from error
    write_bytes(path, data, patience)


def check_writable(path: Path) -> None:
    """Raise OSError, as `write_atomic` would, if nothing can be written there.

    For work of hours that is written at its end.  Leaves nothing behind.
    """
    if is_present(path) and not is_file(path):
        raise OSError(errno.EINVAL, "is not a file", str(path))
    try:
        descriptor, temporary = make_temporary(resolved(path).parent)
        os.close(descriptor)
        temporary.unlink()
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def as_it_is(_text: str) -> str:
    """Check nothing: the text is a copy of a file, good or bad."""
    return ""


def json_trouble(text: str) -> str:
    """Return why a text is no JSON, "" if it is."""
    try:
        json.loads(text)
    except (ValueError, RecursionError) as error:
        return str(error)
    return ""


def put_aside(path: Path) -> Path:
    """Give what cannot be read, be it a folder, a name of its own beside it, and return that.

    What was put aside before keeps its name.  OSError if the folder cannot be changed.
    """
    stem = f"{path.stem}-{datetime.now():%Y-%m-%d-%H%M%S}"
    for number in count(1):
        target = path.with_name(f"{stem}{f'-{number}' if number > 1 else ''}.bad")
        with suppress(FileExistsError):
            target.open("x").close()  # taken for us, whoever else puts something aside
            break
    try:
        if is_folder(path):  # it can replace no file
            target.unlink()
        path.replace(target)
    except BaseException:
        with suppress(OSError):
            target.unlink()
        raise
    return target


def _place(text: str, index: int) -> tuple[int, int]:
    return text.count("\n", 0, index) + 1, index - text.rfind("\n", 0, index)


def _problem(
    file: str, message: str, suggestion: str = "", line: int = 0, column: int = 0
) -> Problem:
    return Problem("error", file, line, column, "", message, suggestion)
