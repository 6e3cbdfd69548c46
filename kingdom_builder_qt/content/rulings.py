"""The rulings of `docs/rulings.md` as values: the page for people is the one source."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.content.text_files import read_text
from kingdom_builder_qt.core.late.frozen import frozen

FILE: Final = "rulings.md"
_LIMIT: Final = 1 << 20  # bytes
_HEADING: Final = re.compile(r"^## (.+)$")
_ROW: Final = re.compile(r"^\| (R-\d{2,3}) \| (.+?) \| (.+?) \| .+? \|$")


@frozen
class Ruling:
    """How this program reads one point of the rules; `chapter` is the heading it stands under."""

    id: str
    chapter: str
    text: str
    basis: str


def load_rulings(path: Path | None = None) -> tuple[tuple[Ruling, ...], list[Problem]]:
    """Return all rulings in the order of the page, and what is wrong with the file.

    `path` replaces the shipped page.
    """
    path = path or paths.docs() / FILE
    text = read_text(path, _LIMIT)
    if isinstance(text, Problem):
        return (), [text]
    found, chapter = [], ""
    for line in text.splitlines():
        if heading := _HEADING.match(line):
            chapter = heading[1]
        elif row := _ROW.match(line):
            found.append(Ruling(row[1], chapter, row[2], row[3]))
    return tuple(found), []
