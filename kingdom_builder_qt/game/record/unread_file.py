"""What is told of a file with a game without reading the game: a start page asks no more."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content.disk import read_bytes

SUFFIX: Final = ".kbgame"  # of a saved game
TEXT_SUFFIX: Final = ".txt"  # of a list of turns
MOST_BYTES: Final = 4 << 20  # of a file with a game
_NOT_OVER: Final = b"\nover: false"  # as `record_text` writes it,
_END_BYTES: Final = 100  # so near to the end
_CHALLENGE: Final = re.compile(rb'\n  challenge: "([^"\\\n]+)"\n')  # as it is written there, too


def seems_unfinished(path: Path) -> bool:
    """Return whether a file ends as the record of a game does that is not over.

    That takes no time; only who plays the moves again knows whether there is a game.
    """
    data = read_bytes(path, MOST_BYTES)
    return not isinstance(data, str) and _is_unfinished(data)


def unfinished_challenge(path: Path) -> str:
    """Return the key of the challenge that a file seems to hold, not over; "" of any other."""
    data = read_bytes(path, MOST_BYTES)
    if isinstance(data, str) or not _is_unfinished(data):
        return ""
    found = _CHALLENGE.search(data)
    return "" if found is None else found[1].decode("ascii", "replace")


def _is_unfinished(data: bytes) -> bool:
    return _NOT_OVER in data[-_END_BYTES:]
