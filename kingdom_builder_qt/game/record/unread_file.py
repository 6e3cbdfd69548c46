"""Facts about game files without parsing them."""

from __future__ import annotations

from typing import Final

SUFFIX: Final = ".kbgame"  # of saved games
TEXT_SUFFIX: Final = ".txt"  # of move lists
MOST_BYTES: Final = 4 << 20  # of a game file
_NOT_OVER: Final = b"\nover: false"  # as written by `record_text`,
_END_BYTES: Final = 100  # within this distance from the end


def ends_unfinished(data: bytes) -> bool:
    """Return whether bytes end like the record of an unfinished game."""
    return _NOT_OVER in data[-_END_BYTES:]
