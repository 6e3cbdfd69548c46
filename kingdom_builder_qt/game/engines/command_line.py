"""The command line of an engine, split without a shell."""

from __future__ import annotations

import shlex
import sys


def words_of(text: str) -> list[str]:
    """Return the words of a command line.

    Quotes group words; on Windows a backslash is part of a path. Raises ValueError for an open
    quote.
    """
    words = shlex.split(text, posix=sys.platform != "win32")
    return [word.strip('"') for word in words] if sys.platform == "win32" else words
