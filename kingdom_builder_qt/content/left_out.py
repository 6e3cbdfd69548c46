"""Which sections chance leaves out: a list in the user's settings folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.kept.id_list import read_ids, write_ids

_FILE: Final = "left_out_sections.json"


def left_out_path() -> Path:
    """Return where the list lies."""
    return paths.user_config() / _FILE


def left_out() -> tuple[str, ...]:
    """Return the ids of the sections that are not drawn by chance, sorted.

    They need not exist any more.  A list that cannot be read is put aside, with a log line, and
    counts as empty.
    """
    return read_ids(_FILE, "all sections may be drawn")


def set_left_out(id_: str, value: bool) -> None:
    """Put a section on the list or take it off; OSError if it cannot be written."""
    write_ids(_FILE, {*left_out(), id_} if value else {*left_out()} - {id_})
