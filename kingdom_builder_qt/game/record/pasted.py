"""Normalises texts that were changed by chats, mail programs and word processors.

The readers of positions, games and codes are strict, for scripts; windows pass texts through here
first (docs/notation.md). Ambiguous texts are unchanged, and the reader refuses them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from kingdom_builder_qt.content.characters import as_typed
from kingdom_builder_qt.core.moves import bonus_source, nomad_source, repeat_source, tile_source
from kingdom_builder_qt.game.record.game_files import is_list, is_position, is_record

MOST: Final = 1 << 18  # letters; the window waits, and a long game has 30,000
_ROUNDS: Final = 8  # layers of quotation marks, or of quoted mail
_FENCE: Final = ("```", "~~~")
_CLOSING: Final = {
    **{sign: sign for sign in "\"'`*_"},
    "\u201c": "\u201d",
    "\u201d": "\u201d",
    "\u201e": "\u201c\u201d",
    "\u00ab": "\u00bb",
    "\u00bb": "\u00ab",
    "\u2018": "\u2019",
    "\u201a": "\u2018\u2019",
    "(": ")",
    "[": "]",
}
_SHORTEST: Final = 60  # letters; mail programs wrap no shorter lines
# Sources of moves have a colon like field names.
_SOURCES: Final = tuple(
    source("") for source in (tile_source, nomad_source, bonus_source, repeat_source)
)
_WORDS: Final = 4  # in the name of a field, including the number of a player
_HEX_FIELDS: Final = ("settlements", "claimed", "built", "new")
_NO_COMMAS: Final = ("reshuffles", "block")  # fields whose values contain commas
_ROW: Final = re.compile(r"(i[A-Ea-e]|[A-Ta-t])([0-9]{1,2})(?:-(i[A-Ea-e]|[A-Ta-t])?([0-9]{1,2}))?")


def meant(text: str) -> str:
    """Return a position, move list or saved game as its reader expects it.

    Removes quotation, replaces typographic characters and joins wrapped lines. In positions, field
    names become lower case and rows of hexes `A13-15`. Other texts keep their words.
    """
    if len(text) > MOST:
        return text
    lines = [_typed(line) for line in _bare(text).splitlines()]
    plain = "\n".join(lines)
    known = plain.lower()
    if is_record(known):
        return _joined(lines, _begins_in_yaml)
    if is_list(known):
        return _joined([_lower(line) for line in lines], _begins).rstrip().removesuffix(".")
    if is_position(known):
        return _position(_joined(lines, _begins).rstrip().removesuffix("."))
    return plain


# -- surroundings of the text ----------------------------------------------------------------------


def _bare(text: str) -> str:
    """Return a text without code fences, marks of quoted lines and surrounding quotation marks."""
    lines = text.lstrip("\ufeff").splitlines()
    for _ in range(_ROUNDS):
        if not any(lines) or not all(line[:1] == ">" for line in lines if line.strip()):
            break
        lines = [line[1:].removeprefix(" ") for line in lines]
    fences = [number for number, line in enumerate(lines) if line.strip().startswith(_FENCE)]
    if len(fences) == 2 and all(len(lines[number].split()) == 1 for number in fences):
        lines = lines[fences[0] + 1 : fences[1]]
    text = "\n".join(lines)
    for _ in range(_ROUNDS):
        text = text.strip("\n\u200b\ufeff\u00a0").rstrip()
        inner = text.strip()
        last = inner.removesuffix(".")[-1:]
        if len(inner) < 2 or not last or last not in _CLOSING.get(inner[0], ""):
            break
        text = inner.removesuffix(".")[1:-1]
    return text


def _typed(line: str) -> str:
    """Return a line with ASCII punctuation, except in quotes, which hold a player's name."""
    before, quote, rest = line.partition('"')
    return as_typed(before) + quote + rest


# -- lines -----------------------------------------------------------------------------------------


def _begins(line: str) -> bool:
    """Return whether a line begins a field, an option or a turn."""
    head, colon, _ = line.partition(":")
    words = head.replace(".", " ").replace("_", " ").split()
    is_name = bool(colon) and len(words) <= _WORDS and all(map(str.isalnum, words))
    return is_name and not line.lstrip().startswith(_SOURCES)


def _begins_in_yaml(line: str) -> bool:
    """Return whether a line begins a key or a row of a saved game."""
    return line[:1] in " -" or line.partition(":")[0].isidentifier()


def _lower(line: str) -> str:
    """Return a line with its leading name in lower case."""
    head, colon, rest = line.partition(":")
    return head.lower() + colon + rest if _begins(line) else line


def _joined(lines: Sequence[str], begins: Callable[[str], bool]) -> str:
    """Join lines wrapped by a mail program.

    Joins only if the first word of the next line did not fit on the line before and begins no
    field. Rows of a drawing are unchanged.
    """
    found: list[list[str]] = []
    depth, room, is_cut = 0, 0, False
    for line in lines:
        first, *_ = line.split(None, 1) or [""]
        is_full = bool(first) and len(first) >= room > 0
        if is_full and depth <= 0 and (is_cut or not begins(line)):
            found[-1].append(line.strip())
        else:
            found.append([line.rstrip()])
        depth += line.count("{") - line.count("}")
        is_whole = not line.strip() or "#" in line
        room = 0 if is_whole else max(1, _SHORTEST - len(line.rstrip()))
        tail = line.rpartition(";")[2]
        is_cut = tail != line and ":" not in tail  # within or before the name of a field
    return "\n".join(map(" ".join, found))


# -- positions -------------------------------------------------------------------------------------


def _position(text: str) -> str:
    """Return a position with lower-case names and normalised rows of hexes."""
    depth, found = 0, []
    for line in text.split("\n"):
        before, sign, comment = line.partition("#")
        parts = before.split(";")
        for number, part in enumerate(parts):
            if not depth:
                parts[number] = _field(part)
            depth = max(0, depth + part.count("{") - part.count("}"))
        found.append(";".join(parts) + sign + comment)
    return "\n".join(found)


def _field(part: str) -> str:
    """Return a field with a lower-case name and a value without commas."""
    name, colon, value = part.partition(":")
    name = name.lower()
    words = name.split()
    if "{" not in value and words and words[0] not in _NO_COMMAS:
        value = value.replace(", ", " ").replace(",", " ")
    if words and words[0] in _HEX_FIELDS:
        value = " ".join(map(_hexes, value.split(" ")))
    return name + colon + value


def _hexes(word: str) -> str:
    """Return a row of hexes such as `a13-A15` as `A13-15`, other words unchanged."""
    row = _ROW.fullmatch(word)
    if row is None:
        return word
    name, first, other, last = row.groups()
    name = name[:-1] + name[-1].upper()  # `iA` for the island
    if other is not None and other[:-1] + other[-1].upper() != name:
        return word
    return f"{name}{first}-{last}" if last else f"{name}{first}"
