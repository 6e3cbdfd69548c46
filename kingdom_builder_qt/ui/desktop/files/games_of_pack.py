"""Counts the games of the library that need a pack, from their text alone."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.disk import children, is_file, read_bytes
from kingdom_builder_qt.game.record.unread_file import MOST_BYTES, SUFFIX, ends_unfinished

# The lines of a game, as many packs as it can have; the rest of a damaged file is not read.
_PACKS: Final = re.compile(r"^packs:\n((?:  - .*+\n){1,1000}+)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class GamesOfPack:
    """The number of games that need a pack; `unfinished` is part of `saved`."""

    saved: int
    unfinished: int


def games_of_pack(id_: str) -> GamesOfPack:
    """Search all readable games of the library; blocks on the disk."""
    saved = unfinished = 0
    for path in children(paths.user_data() / "games"):
        data = read_bytes(path, MOST_BYTES) if path.suffix == SUFFIX and is_file(path) else ""
        if isinstance(data, str) or id_ not in _packs(data):
            continue
        saved += 1
        unfinished += ends_unfinished(data)
    return GamesOfPack(saved, unfinished)


def _packs(data: bytes) -> set[str]:
    found = _PACKS.search(data.decode("utf-8", "replace"))
    return set() if found is None else {_id(line) for line in found[1].splitlines()}


def _id(line: str) -> str:
    """Return the id of a line such as `- ["heath", "1.2", …]`; "" for own content or nonsense."""
    try:
        id_, version, *_ = json.loads(line.strip().removeprefix("- "))
    except (ValueError, TypeError, RecursionError):
        return ""
    return id_ if isinstance(id_, str) and version else ""
