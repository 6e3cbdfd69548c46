"""Parsed entries before validation as a whole; the input of lint passes. Reads no files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from kingdom_builder_qt.content.languages.overlays import Overlays, Pairs
from kingdom_builder_qt.content.own_pictures import OwnPicture
from kingdom_builder_qt.content.packs.manifest import Manifest
from kingdom_builder_qt.content.problems import Guesses, Problem, Severity, kind_name
from kingdom_builder_qt.content.schema.kinds import Reference
from kingdom_builder_qt.core.errors import quoted
from kingdom_builder_qt.core.messages import NO_MESSAGE, Message

KINDS: Final = ("terrain", "feature", "piece", "expansion", "tile", "card", "section")


@dataclass(slots=True)
class EntryDraft:
    """One parsed entry: the object of `core`, and its place."""

    kind: str  # one of `KINDS`
    id: str
    value: Any  # None for an invalid entry
    file: Path
    line: int = 1
    column: int = 1
    user: bool = False
    references: tuple[Reference, ...] = ()
    broken: bool = False
    icon: Reference | None = None  # of kind "icon": name and place of its picture
    picture: OwnPicture | None = None  # a valid picture

    def problem(
        self,
        severity: Severity,
        message: Message,
        suggestion: Message = NO_MESSAGE,
        at: Reference | None = None,
    ) -> Problem:
        """Return a problem of this entry, located at a reference or at its beginning."""
        place = (at.line, at.column, at.path) if at else (self.line, self.column, self.id)
        return Problem(severity, str(self.file), *place, message, suggestion)


@dataclass(slots=True)
class DraftContent:
    """All parsed entries; the first of a kind and id counts.

    `packs`: manifests and folders by id. `duplicated`: the files of entries whose id is used again,
    once per duplicate; duplicates are skipped.
    """

    drafts: dict[tuple[str, str], EntryDraft] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    unsaved: Mapping[Path, str] = field(default_factory=dict)  # replaces the content of files
    packs: dict[str, tuple[Manifest, Path]] = field(default_factory=dict)
    guesses: Guesses = field(default_factory=Guesses)
    of_kind: dict[str, list[EntryDraft]] = field(default_factory=dict)  # `drafts` by kind
    duplicated: list[Path] = field(default_factory=list)
    overlays: Overlays = field(default_factory=Overlays)
    originals: dict[tuple[str, str], Pairs] = field(default_factory=dict)  # as in `Catalog`

    def add(self, draft: EntryDraft) -> None:
        """Add an entry, or report a duplicate id."""
        first = self.drafts.setdefault((draft.kind, draft.id), draft)
        if first is draft:
            self.of_kind.setdefault(draft.kind, []).append(draft)
            return
        self.duplicated.append(first.file)
        message = Message(
            "{kind} {id} exists already", kind=kind_name(draft.kind), id=quoted(draft.id)
        )
        if draft.user and not first.user:
            message = Message(
                "{kind} {id} would replace the shipped one",
                kind=kind_name(draft.kind),
                id=quoted(draft.id),
            )
        suggestion = Message(
            "choose another id; the first is in {file}:{line}", file=first.file, line=first.line
        )
        self.problems.append(draft.problem("error", message, suggestion))

    def take(self, other: DraftContent) -> None:
        """Add copies of all entries and problems of other content."""
        for draft in other.drafts.values():
            self.add(copy(draft))
        self.problems += other.problems
        self.duplicated += other.duplicated
        self.originals |= other.originals

    def report(
        self, severity: Severity, path: Path, message: Message, suggestion: Message = NO_MESSAGE
    ) -> None:
        """Report a problem of a file or folder as a whole."""
        self.problems.append(Problem(severity, str(path), 0, 0, "", message, suggestion))

    def find(self, kind: str, id_: str) -> EntryDraft | None:
        """Return an entry, valid or not."""
        return self.drafts.get((kind, id_))

    def usable(self, *kinds: str) -> Iterator[EntryDraft]:
        """Yield the valid entries of the given kinds."""
        drafts = self.of_kind.get(kinds[0], ()) if len(kinds) == 1 else self.drafts.values()
        return (draft for draft in drafts if draft.kind in kinds and not draft.broken)

    def values(self, kind: str) -> dict[str, Any]:
        """Return the objects of the valid entries of one kind by id."""
        return {draft.id: draft.value for draft in self.usable(kind)}
