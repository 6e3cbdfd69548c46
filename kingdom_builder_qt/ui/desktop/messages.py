"""Messages of the layers without Qt, and of the system, in the language of the program."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import QLocale

from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.ui.desktop.translator import MESSAGES, translator

tr = translator(__name__)

_FILE_WORD: Final = re.compile("`([^`]*)`")  # a word of the content format

Named: TypeAlias = Callable[[str, object], object]  # of the name of a placeholder and its value

_DENIED: Final = tr.later("Access is denied")
_FULL: Final = tr.later("The disk is full")
# Python has the words of the system, on Linux in English.
_OF_SYSTEM: Final[dict[str, Callable[[], str]]] = {
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


def said(text: str, named: Named | None = None) -> str:
    """Return a message or a reason of the system translated; other text is unchanged.

    `named` replaces values of a message, such as ids by names.
    """
    if not isinstance(text, Message):
        return _OF_SYSTEM[text]() if text in _OF_SYSTEM else text
    if not text:
        return ""
    values = {
        name: _value(value if named is None else named(name, value), named)
        for name, value in text.values.items()
    }
    return _with_quotes(MESSAGES(text.template)).format(**values)


def _with_quotes(template: str) -> str:
    """Put the words of files, marked like code, into the quotation marks of the language."""
    if "`" not in template:
        return template
    marks = tr("“{word}”", "a word of a content file")
    return _FILE_WORD.sub(lambda found: marks.replace("{word}", found[1]), template)


def problem_text(problem: Problem) -> str:
    """Return the message of a problem with its suggestion."""
    text = said(problem.message)
    return f"{text} ({said(problem.suggestion)})" if problem.suggestion else text


def _value(value: object, named: Named | None) -> str:
    if isinstance(value, str):
        return said(value, named)
    if isinstance(value, list):
        comma = MESSAGES(", ", "between the parts of a list")
        return comma.join(_value(one, named) for one in value)
    return QLocale().toString(value) if isinstance(value, int) else str(value)
