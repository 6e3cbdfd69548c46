"""Facts about game files without parsing them, for the start page."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kingdom_builder_qt.content.disk import read_bytes

SUFFIX: Final = ".kbgame"  # of saved games
TEXT_SUFFIX: Final = ".txt"  # of move lists
MOST_BYTES: Final = 4 << 20  # of a game file
_NOT_OVER: Final = b"\nover: false"  # as written by `record_text`,
_END_BYTES: Final = 100  # within this distance from the end


def seems_unfinished(path: Path) -> bool:
    """Return whether a file ends like the record of an unfinished game.

    Fast; only a replay can tell whether the file holds a game.
    """
    data = read_bytes(path, MOST_BYTES)
    return not isinstance(data, str) and ends_unfinished(data)


def ends_unfinished(data: bytes) -> bool:
    """Return whether bytes end like the record of an unfinished game."""
    return _NOT_OVER in data[-_END_BYTES:]
