"""The rulings of `docs/rulings.md` as values; that page is the single source."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.content.text_files import read_text

FILE: Final = "rulings.md"
_LIMIT: Final = 1 << 20  # bytes
_HEADING: Final = "## "
_ID: Final = re.compile(r"\| R-\d{2,3}")
_CELLS: Final = 4  # per row: id, ruling, basis, status


@dataclass(frozen=True, slots=True)
class Ruling:
    """The interpretation of one point of the rules; `chapter`: its heading."""

    id: str
    chapter: str
    text: str


def load_rulings(path: Path | None = None) -> tuple[tuple[Ruling, ...], list[Problem]]:
    """Return all rulings in the order of the page, and the problems of the file.

    `path` replaces the shipped page.
    """
    path = path or paths.docs() / FILE
    text = read_text(path, _LIMIT)
    if isinstance(text, Problem):
        return (), [text]
    found, chapter = [], ""
    for line in text.splitlines():
        cells = line.split(" | ", _CELLS - 1)
        if line.startswith(_HEADING):
            chapter = line.removeprefix(_HEADING)
        elif len(cells) == _CELLS and _ID.fullmatch(cells[0]):
            found.append(Ruling(cells[0].removeprefix("| "), chapter, cells[1]))
    return tuple(found), []
