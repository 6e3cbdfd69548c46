"""The line of a record that says which entry of the library it is: id, title, star, dates.

It follows the line `program:`, and no check is made over it, because a title may change.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from kingdom_builder_qt.content.characters import clean_line
from kingdom_builder_qt.content.yaml.writer import as_yaml

KEY: Final = "entry"
MOST_LETTERS: Final = 200  # of an id or a title
_LINE: Final = re.compile(r"^entry:.*\n", re.MULTILINE)
_PROGRAM: Final = re.compile(r"^program: .*\n", re.MULTILINE)
_FORMAT: Final = re.compile(r"^format: .*\n", re.MULTILINE)
_MOMENT: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d", re.ASCII)


@dataclass(frozen=True, slots=True)
class EntryHead:
    """What the line says; "" for a title that the program proposes, None for an unknown moment.

    The moments are those of the clock on the wall, in whole seconds.
    """

    id: str
    title: str = ""
    starred: bool = False
    begun: datetime | None = None  # when the game began
    played: datetime | None = None  # when it was played last


def with_head(text: str, head: EntryHead) -> str:
    """Return a record with the line of an entry, in place of the one that it has."""
    bare = without_head(text)
    before = _PROGRAM.search(bare) or _FORMAT.search(bare)
    place = 0 if before is None else before.end()
    return f"{bare[:place]}{_line(head)}\n{bare[place:]}"


def without_head(text: str) -> str:
    """Return a record without the line of an entry, as `record_text` makes it."""
    return _LINE.sub("", text, count=1)


def moment_of(text: str) -> datetime | None:
    """Return a moment as the line writes it; None for any other text."""
    if not _MOMENT.fullmatch(text):
        return None
    try:
        return datetime.fromisoformat(text)
    except ValueError:  # a day that no month has
        return None


def moment_text(moment: datetime) -> str:
    """Return a moment as the line writes it."""
    return moment.replace(tzinfo=None).isoformat(timespec="seconds")


def _line(head: EntryHead) -> str:
    parts, title = [f"id: {_quoted(head.id)}"], clean_line(head.title, MOST_LETTERS).strip()
    if title:
        parts.append(f"title: {_quoted(title)}")
    if head.starred:
        parts.append("starred: true")
    moments = ("begun", head.begun), ("played", head.played)
    parts += [f"{key}: {_quoted(moment_text(at))}" for key, at in moments if at is not None]
    return f"{KEY}: {{{', '.join(parts)}}}"


def _quoted(text: str) -> str:
    return as_yaml(text, ascii_only=True)
