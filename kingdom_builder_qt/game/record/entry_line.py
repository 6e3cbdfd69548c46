"""The entry line of a record: id, title, star and dates in the library.

It follows the line `program:`.  The checks of the record exclude it, because a title may change.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from kingdom_builder_qt.content.characters import clean_line
from kingdom_builder_qt.content.yaml.writer import as_yaml

KEY: Final = "entry"
MOST_LETTERS: Final = 200  # characters of an id or a title
_LINE: Final = re.compile(r"^entry:.*\n", re.MULTILINE)
_PROGRAM: Final = re.compile(r"^program: .*\n", re.MULTILINE)
_FORMAT: Final = re.compile(r"^format: .*\n", re.MULTILINE)
_INSTANT: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d", re.ASCII)


@dataclass(frozen=True, slots=True)
class EntryHead:
    """The values of the line: "" for the proposed title, None for an unknown time.

    Times are local, in whole seconds.
    """

    id: str
    title: str = ""
    starred: bool = False
    begun: datetime | None = None
    played: datetime | None = None  # the latest decision


def with_head(text: str, head: EntryHead) -> str:
    """Return a record with an entry line, which replaces that of the record."""
    bare = without_head(text)
    before = _PROGRAM.search(bare) or _FORMAT.search(bare)
    place = 0 if before is None else before.end()
    return f"{bare[:place]}{_line(head)}\n{bare[place:]}"


def without_head(text: str) -> str:
    """Return a record without its entry line, as `record_text` makes it."""
    return _LINE.sub("", text, count=1)


def instant_of(text: str) -> datetime | None:
    """Parse a time of the line; None for any other text."""
    if not _INSTANT.fullmatch(text):
        return None
    try:
        return datetime.fromisoformat(text)
    except ValueError:  # no date
        return None


def instant_text(instant: datetime) -> str:
    """Format a time for the line."""
    return instant.replace(tzinfo=None).isoformat(timespec="seconds")


def _line(head: EntryHead) -> str:
    parts, title = [f"id: {_quoted(head.id)}"], clean_line(head.title, MOST_LETTERS).strip()
    if title:
        parts.append(f"title: {_quoted(title)}")
    if head.starred:
        parts.append("starred: true")
    instants = ("begun", head.begun), ("played", head.played)
    parts += [f"{key}: {_quoted(instant_text(at))}" for key, at in instants if at is not None]
    return f"{KEY}: {{{', '.join(parts)}}}"


def _quoted(text: str) -> str:
    return as_yaml(text, ascii_only=True)
