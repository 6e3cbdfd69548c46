"""Text files: limited reading, validation, atomic writing. Independent of YAML."""

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
from kingdom_builder_qt.core.messages import NO_MESSAGE, Message

Check: TypeAlias = Callable[[str], str]  # returns the error in a text, "" if none

# Everything that YAML forbids in a file, and lone surrogates. A pattern of the allowed characters
# would be ten times slower, since it exceeds 16 bits.
_FORBIDDEN: Final = r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff\ufeff\ufffe\uffff]"
_TAB: Final = r"(?m)^ *(\t)[ \t]*[^ \t\r\n]"


def read_text(path: Path, limit: int) -> str | Problem:
    """Return the text of a UTF-8 file of at most `limit` bytes, or the problem."""
    data = read_bytes(path, limit)
    if isinstance(data, Message):
        return _problem(str(path), data)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        start = data.rfind(b"\n", 0, error.start) + 1
        column = len(data[start : error.start].decode("utf-8", "replace")) + 1
        suggestion = Message("save the file as UTF-8")
        return _problem(str(path), Message("the file is not UTF-8 text"), suggestion, line, column)
    return check_text(text, str(path), limit)


def check_text(text: str, name: str, limit: int) -> str | Problem:
    """Return the text, or the problem found before parsing."""
    # UTF-8 has up to four bytes per character; the exact size is unimportant.
    if len(text) > limit:
        message = Message(
            "the text is too long: {count} characters; the limit is {limit}",
            count=len(text),
            limit=limit,
        )
        return _problem(name, message)
    found = re.search(_FORBIDDEN, text)
    if found is not None:
        message = Message(
            "binary data or the control character {character}", character=f"U+{ord(found[0]):04X}"
        )
        return _problem(name, message, NO_MESSAGE, *_place(text, found.start()))
    tab = re.search(_TAB, text)
    if tab is not None:
        message = Message("a tab is used for indentation")
        return _problem(name, message, Message("use spaces"), *_place(text, tab.start(1)))
    return text


def write_atomic(path: Path, text: str, check: Check, patience: float = 0.0) -> None:
    """Write a UTF-8 file atomically: the only way to write games and sections.

    `check` returns why a text could not be read back, "" if it could. On OSError, which names
    `path` or its missing folder, the old file is unchanged. `patience` and FileInUse: see
    `write_bytes`.
    """
    if trouble := check(text):
        raise OSError(
            errno.EINVAL,
            Message(
                "the file could not be read back ({trouble}); nothing was changed", trouble=trouble
            ),
            str(path),
        )
    try:
        data = text.encode()
    except ValueError as error:  # a surrogate
        raise OSError(errno.EINVAL, str(error), str(path)) from error
    write_bytes(path, data, patience)


def check_writable(path: Path) -> None:
    """Raise OSError, like `write_atomic`, if a file cannot be written there.

    For results of long computations. Leaves no file behind.
    """
    if is_present(path) and not is_file(path):
        raise OSError(errno.EINVAL, Message("is not a file"), str(path))
    try:
        descriptor, temporary = make_temporary(resolved(path).parent)
        os.close(descriptor)
        temporary.unlink()
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def accept_any(_text: str) -> str:
    """Accept any text, as a copy of a file may be invalid."""
    return ""


def json_fault(text: str) -> str:
    """Return why a text is not JSON, "" if it is."""
    try:
        json.loads(text)
    except (ValueError, RecursionError) as error:
        return str(error)
    return ""


def quarantine(path: Path) -> Path:
    """Rename an unreadable file or folder to a free name next to it, and return that.

    Earlier quarantined files are not replaced. OSError if the folder cannot be changed.
    """
    stem = f"{path.stem}-{datetime.now():%Y-%m-%d-%H%M%S}"
    for number in count(1):
        target = path.with_name(f"{stem}{f'-{number}' if number > 1 else ''}.bad")
        with suppress(FileExistsError):
            target.open("x").close()  # reserves the name against other programs
            break
    try:
        if is_folder(path):  # a folder cannot replace a file
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
    file: str, message: Message, suggestion: Message = NO_MESSAGE, line: int = 0, column: int = 0
) -> Problem:
    return Problem("error", file, line, column, "", message, suggestion)
