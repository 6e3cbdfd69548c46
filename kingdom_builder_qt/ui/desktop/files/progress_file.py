"""Files of a player's progress; a damaged one is quarantined."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from kingdom_builder_qt.content.disk import is_present
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.content.text_files import quarantine, read_text
from kingdom_builder_qt.core.errors import KingdomBuilderError

T = TypeVar("T")


def read_or_quarantine(
    path: Path, most_bytes: int, parse: Callable[[str], T], nothing: T
) -> tuple[T, Path | None]:
    """Return the parsed file, or `nothing` if it is missing or damaged, and its quarantine.

    `parse` raises a KingdomBuilderError for a damaged text; the file is renamed then, and the new
    path returned.  Raises OSError if it cannot be renamed.
    """
    if not is_present(path):
        return nothing, None
    text = read_text(path, most_bytes)
    try:
        return (nothing, quarantine(path)) if isinstance(text, Problem) else (parse(text), None)
    except KingdomBuilderError:
        return nothing, quarantine(path)
