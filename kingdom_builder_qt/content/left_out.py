"""Which sections chance leaves out: a list in the user's settings folder.

A file of its own, because the editor and the game change and read it in windows, and perhaps
programs, of their own.
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
    json_trouble,
    put_aside,
    read_text,
    write_atomic,
)

_log = logging.getLogger(__name__)
_SIZE: Final = 1 << 20


def left_out_path() -> Path:
    """Return where the list lies."""
    return paths.user_config() / "left_out_sections.json"


def left_out() -> tuple[str, ...]:
    """Return the ids of the sections that are not drawn by chance, sorted.

    They need not exist any more.  A list that cannot be read is put aside, with a log line, and
    counts as empty.
    """
    path = left_out_path()
    if not is_present(path):
        return ()
    text = read_text(path, _SIZE)
    try:
        match json.loads("" if isinstance(text, Problem) else text):
            case [*ids]:
                return tuple(sorted({id_ for id_ in ids if isinstance(id_, str)}))
    except (ValueError, RecursionError):
        pass
    _log.warning("%s cannot be read: all sections may be drawn", path)
    _put_aside(path)
    return ()


def _put_aside(path: Path) -> None:
    try:
        put_aside(path)
    except OSError as error:
        _log.warning("%s not put aside: %s", path, error)


def set_left_out(id_: str, value: bool) -> None:
    """Put a section on the list or take it off; OSError if it cannot be written."""
    path = left_out_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    ids = {*left_out(), id_} if value else {*left_out()} - {id_}
    write_atomic(path, json.dumps(sorted(ids)) + "\n", json_trouble)
