"""The rulings of `docs/rulings.md` as values; that page is the single source."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.languages.language import ENGLISH
from kingdom_builder_qt.content.languages.overlays import Overlays, Words
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


def load_rulings(
    path: Path | None = None, language: str = ENGLISH
) -> tuple[tuple[Ruling, ...], list[Problem]]:
    """Return all rulings in the order of the page, and the problems of the file.

    `path` replaces the shipped page. An overlay next to it translates chapters and rulings.
    """
    path = path or paths.docs() / FILE
    text = read_text(path, _LIMIT)
    if isinstance(text, Problem):
        return (), [text]
    words = Overlays(language).words(path.parent)
    found, chapter = [], ""
    for line in text.splitlines():
        cells = line.split(" | ", _CELLS - 1)
        if line.startswith(_HEADING):
            heading = line.removeprefix(_HEADING)
            chapter = _put(words, "chapters", chapter_id(heading), "name", heading)
        elif len(cells) == _CELLS and _ID.fullmatch(cells[0]):
            id_ = cells[0].removeprefix("| ")
            found.append(Ruling(id_, chapter, _put(words, "rulings", id_, "text", cells[1])))
    return tuple(found), []


def chapter_id(heading: str) -> str:
    """Return the id of a chapter for overlays, made from its English heading."""
    return "_".join(re.findall("[a-z0-9]+", heading.lower()))


def _put(words: Words, kind: str, id_: str, key: str, text: str) -> str:
    values = {key: text}
    words.put(kind, id_, values)
    return values[key]
