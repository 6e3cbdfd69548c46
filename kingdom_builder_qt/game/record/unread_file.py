"""What is told of a file with a game without reading the game: a start page asks no more."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kingdom_builder_qt.content.disk import read_bytes

SUFFIX: Final = ".kbgame"  # of a saved game
TEXT_SUFFIX: Final = ".txt"  # of a list of turns
MOST_BYTES: Final = 4 << 20  # of a file with a game
_NOT_OVER: Final = b"\nover: false"  # as `record_text` writes it,
_END_BYTES: Final = 100  # so near to the end


def seems_unfinished(path: Path) -> bool:
    """Return whether a file ends as the record of a game does that is not over.

    That takes no time; only who plays the moves again knows whether there is a game.
    """
    data = read_bytes(path, MOST_BYTES)
    return not isinstance(data, str) and ends_unfinished(data)


def ends_unfinished(data: bytes) -> bool:
    """Return whether a file's content ends as the record of a game does that is not over."""
    return _NOT_OVER in data[-_END_BYTES:]
