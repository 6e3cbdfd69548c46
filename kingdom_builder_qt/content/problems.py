"""Problems of content files, as values. No reading, no checking."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from kingdom_builder_qt.core.errors import did_you_mean
from kingdom_builder_qt.core.messages import NO_MESSAGE, Message

Severity: TypeAlias = Literal["error", "warning", "hint"]
SEVERITIES: Final[tuple[Severity, ...]] = ("error", "warning", "hint")


@dataclass(frozen=True, slots=True)
class Problem:
    """One problem; an error excludes the entry, a warning or hint does not."""

    severity: Severity
    file: str
    line: int  # counted from 1; 0: the whole file
    column: int  # counted from 1; 0: the whole file
    path: str  # position in the data: "farm.action.build"
    message: Message
    suggestion: Message = NO_MESSAGE

    def __str__(self) -> str:
        """Return `file:line:column: severity: message (suggestion)`."""
        place = f"{self.file}:{self.line}:{self.column}" if self.line else self.file
        suggestion = f" ({self.suggestion})" if self.suggestion else ""
        return f"{place}: {self.severity}: {self.message}{suggestion}"

    @property
    def is_error(self) -> bool:
        """Return whether it excludes the entry."""
        return self.severity == "error"


def in_order(problems: Sequence[Problem]) -> list[Problem]:
    """Return problems ordered by file (first occurrence), line and column."""
    files = {problem.file: index for index, problem in reversed([*enumerate(problems)])}
    return sorted(problems, key=lambda p: (files[p.file], p.line, p.column))


# The kinds of entries and files, as nouns.
_KINDS: Final[Mapping[str, Message]] = {
    "card": Message("card"),
    "expansion": Message("expansion"),
    "feature": Message("feature"),
    "pack": Message("pack"),
    "piece": Message("piece"),
    "section": Message("section"),
    "terrain": Message("terrain"),
    "tile": Message("tile"),
}


def kind_name(kind: str) -> str:
    """Return the noun for a kind of entry."""
    return _KINDS.get(kind, kind)


@dataclass(slots=True)
class Guesses:
    """Suggestions for unknown words, with a budget of comparisons.

    Thousands of unknown words among thousands of known ones would take hours.
    """

    left: int = 20_000  # remaining comparisons

    def nearest(self, word: str, known: Collection[str]) -> Message:
        """Return `did you mean '...'?`, "" without a similar name or budget."""
        if self.left < len(known):
            return NO_MESSAGE
        self.left -= len(known)
        return did_you_mean(word, known)
