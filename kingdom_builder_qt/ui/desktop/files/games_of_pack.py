"""Which kept games name a pack as what they were played with; none of them is played for that."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.disk import children, is_file, read_bytes
from kingdom_builder_qt.game.record.unread_file import MOST_BYTES, SUFFIX

# The lines of a game, as many packs as it can have; what a damaged file says beyond is not read.
_PACKS: Final = re.compile(r"^packs:\n((?:  - .*+\n){1,1000}+)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class GamesOfPack:
    """How many saved games need a pack, and whether one that is to be continued does."""

    saved: int
    unfinished: bool


def games_of_pack(id_: str) -> GamesOfPack:
    """Look through the folder of saved games and the autosaves, whichever can be read."""
    saved = sum(id_ in _packs(path) for path in _games(paths.user_saves()))
    return GamesOfPack(saved, any(id_ in _packs(path) for path in _games(paths.user_data())))


def _games(folder: Path) -> Iterator[Path]:
    return (path for path in children(folder) if path.suffix == SUFFIX and is_file(path))


def _packs(path: Path) -> set[str]:
    data = read_bytes(path, MOST_BYTES)
    found = None if isinstance(data, str) else _PACKS.search(data.decode("utf-8", "replace"))
    return set() if found is None else {_id(line) for line in found[1].splitlines()}


def _id(line: str) -> str:
    """Return the id of a line such as `- ["heath", "1.2", …]`; "" for own content or nonsense."""
    try:
        id_, version, *_ = json.loads(line.strip().removeprefix("- "))
    except (ValueError, TypeError, RecursionError):
        return ""
    return id_ if isinstance(id_, str) and version else ""
