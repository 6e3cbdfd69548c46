"""The canonical text of a section: equal sections give equal text.  Nothing is read or stored."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from string import ascii_uppercase
from typing import Final

from kingdom_builder_qt.content.yaml.reader import resolve
from kingdom_builder_qt.core.board import SECTION_SIZE, Cell, Section
from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.core.grid import ISLAND_COLUMNS

# The letters of the first of its kind; further ones take a letter of their tile or feature.
_LETTERS: Final = {"location": "L", "castle": "S", "nomad": "N", "palace": "A", "silo": "O"}
# Kinds of site (location tiles apart) that a file can tell apart.
MOST_KINDS: Final = len(ascii_uppercase)
_PLAIN: Final = re.compile(r"[A-Za-z](?:[A-Za-z0-9 .,'()-]*[A-Za-z0-9.)])?")
_UNPRINTABLE: Final = re.compile("[\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]")


def section_text(section: Section, terrains: Mapping[str, Terrain]) -> str:
    """Return the section file; ValueError if there are more kinds of site than letters."""
    letters = _feature_letters(section)
    lines = [
        f"id: {section.id}",
        f"name: {quoted(section.name)}",
        f"expansion: {section.expansion}",
    ]
    if section.is_island:
        lines.append("board: island")
    lines.append(f"origin: {section.origin}")
    for key in ("author", "description", "licence"):
        if value := getattr(section, key):
            lines.append(f"{key}: {quoted(value)}")
    row = "".join(_letter(cell, letters, terrains) for cell in section.cells)
    lines.append("rows:")
    width = ISLAND_COLUMNS if section.is_island else SECTION_SIZE
    lines += [f'  - "{row[n : n + width]}"' for n in range(0, len(row), width)]
    if letters:
        lines.append("features:")
    for cell, letter in sorted(letters.items(), key=lambda item: item[1]):
        tile = f", tile: {cell.tile}" if cell.tile else ""
        lines.append(f"  {letter}: {{feature: {cell.feature}{tile}}}")
    return "\n".join(lines) + "\n"


def _letter(cell: Cell, letters: Mapping[Cell, str], terrains: Mapping[str, Terrain]) -> str:
    if cell in letters:
        return letters[cell]
    return terrains[cell.terrain].letter if cell.terrain else "."


def _feature_letters(section: Section) -> dict[Cell, str]:
    """Give each kind of feature cell a letter, in the order of the rows."""
    letters: dict[Cell, str] = {}
    for cell in section.cells:
        if cell.feature and cell not in letters:
            wanted = _LETTERS.get(cell.feature, "") + (cell.tile or "") + cell.feature
            wanted = "".join(c for c in wanted.upper() if c in ascii_uppercase) + ascii_uppercase
            free = [letter for letter in wanted if letter not in letters.values()]
            if not free:
                raise ValueError("more kinds of sites than letters of the alphabet")
            letters[cell] = free[0]
    return letters


def quoted(text: str) -> str:
    """Return a text as YAML: plain where that is safe, else in double quotes."""
    if _PLAIN.fullmatch(text) and isinstance(resolve(text), str):
        return text
    encoded = json.dumps(text, ensure_ascii=False)
    return _UNPRINTABLE.sub(lambda found: f"\\u{ord(found[0]):04x}", encoded)
