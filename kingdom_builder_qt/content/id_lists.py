"""Lists of ids in the settings folder, such as the sections excluded from random choice.

They are separate from the settings because editor and game change them in their own windows, and
possibly in different programs.
"""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.disk import is_present
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.content.text_files import (
    json_fault,
    quarantine,
    read_text,
    write_atomic,
)

_log = logging.getLogger(__name__)
_SIZE: Final = 1 << 20


def read_ids(name: str, consequence: str) -> tuple[str, ...]:
    """Return the sorted ids of a list; entries may no longer exist.

    An unreadable list is quarantined and counts as empty; the log line ends in `consequence`.
    """
    path = paths.user_config() / name
    if not is_present(path):
        return ()
    text = read_text(path, _SIZE)
    try:
        match json.loads("" if isinstance(text, Problem) else text):
            case [*ids]:
                return tuple(sorted({id_ for id_ in ids if isinstance(id_, str)}))
    except (ValueError, RecursionError):
        pass
    _log.warning("%s cannot be read: %s", path, consequence)
    _quarantine(path)
    return ()


def write_ids(name: str, ids: set[str]) -> None:
    """Replace a list; OSError if it cannot be written."""
    path = paths.user_config() / name
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomic(path, json.dumps(sorted(ids)) + "\n", json_fault)


def _quarantine(path: Path) -> None:
    try:
        quarantine(path)
    except OSError as error:
        _log.warning("%s not put aside: %s", path, error)


_FILE: Final = "left_out_sections.json"


def left_out_path() -> Path:
    """Return the path of the list."""
    return paths.user_config() / _FILE


def left_out() -> tuple[str, ...]:
    """Return the sorted ids of the sections excluded from random choice (see `read_ids`)."""
    return read_ids(_FILE, "all sections may be drawn")


def set_left_out(id_: str, value: bool) -> None:
    """Exclude a section from random choice or include it; OSError if the list cannot be written."""
    write_ids(_FILE, {*left_out(), id_} if value else {*left_out()} - {id_})
