"""The user's content files during editing: texts, undo stack, saved state.

The texts are the only data: list, form, YAML and board are derived from them.  An edit in the form
rewrites the lines of the changed keys.  No disk access.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from kingdom_builder_qt.content.entry_files import (
    EXPANSION_ENTRY,
    EXPANSION_FILES,
    ROOT_FILES,
    EntryFile,
)
from kingdom_builder_qt.content.loader import EXPANSION_FILE
from kingdom_builder_qt.content.yaml.entry_texts import (
    Span,
    is_split,
    root_value,
    span_of,
    spans,
    value_of,
    with_root_value,
    with_value,
)
from kingdom_builder_qt.content.yaml.writer import Plain

_CHANGE = 1


@dataclass(frozen=True, slots=True)
class Ref:
    """The file of an entry and its id there."""

    path: Path
    id: str

    def names(self, id_: str) -> bool:
        """Return whether an id is that of the entry or of one of its variants."""
        return id_ == self.id or id_.startswith(f"{self.id}_")

    @property
    def is_whole_file(self) -> bool:
        """Whether the entry is a whole file, whose id is the name of its folder."""
        return self.path.name == EXPANSION_FILE

    @property
    def file(self) -> EntryFile:
        """The description of the entries in its file."""
        return entry_file(self.path)


def entry_file(path: Path) -> EntryFile:
    """Return the description of the entries in a file; KeyError for another file."""
    return {**ROOT_FILES, **EXPANSION_FILES, EXPANSION_FILE: EXPANSION_ENTRY}[path.name]


def is_entry_file(path: Path) -> bool:
    """Return whether a file contains entries, by its name."""
    return path.name in ROOT_FILES or path.name in EXPANSION_FILES


def is_listed(path: Path) -> bool:
    """Return whether a file contains entries or is an entry (an expansion)."""
    return is_entry_file(path) or path.name == EXPANSION_FILE


def _place(path: Path) -> tuple[bool, str, int, str]:
    """Return the sort key of files: shared files first, then by expansion."""
    names = [*ROOT_FILES, *EXPANSION_FILES]
    number = names.index(path.name) if path.name in names else len(names)
    return path.name not in ROOT_FILES, path.parent.name, number, str(path)


class EntryDocument(QObject):
    """The texts of some files; every change goes through `stack`."""

    changed = Signal()
    file_changed = Signal()  # saved state

    def __init__(self) -> None:
        super().__init__()
        self.texts: dict[Path, str] = {}
        self.known: dict[Path, str] = {}  # the texts when the files were last read or saved
        self.stack = QUndoStack(self)
        self.stack.cleanChanged.connect(self.file_changed)
        self._strokes = count(1)

    def load(self, texts: Mapping[Path, str]) -> None:
        """Start with the texts of the files on the disk."""
        self.texts, self.known = dict(texts), dict(texts)
        self.stack.clear()
        self.stack.setClean()
        self.changed.emit()
        self.file_changed.emit()

    def add_texts(self, texts: Mapping[Path, str]) -> None:
        """Add the texts of further files: sections and pages that a change affects."""
        self.texts |= texts
        self.known |= texts

    def saved(self, texts: Mapping[Path, str]) -> None:
        """Record that the files contain these texts."""
        self.known.update(texts)
        if not self.unsaved():
            self.stack.setClean()
        self.file_changed.emit()

    @property
    def is_modified(self) -> bool:
        """Whether closing would lose changes."""
        return bool(self.unsaved())

    def unsaved(self) -> dict[Path, str]:
        """Return the texts that differ from their files."""
        return {path: text for path, text in self.texts.items() if self.known.get(path, "") != text}

    # -- entries -----------------------------------------------------------------------------------

    def refs(self) -> list[Ref]:
        """Return all entries by file, then the expansions; new files are sorted in."""
        paths = sorted(self.texts, key=_place)
        entries = [
            Ref(path, span.id)
            for path in paths
            if is_entry_file(path) and is_split(self.texts[path])
            for span in spans(self.texts[path])
        ]
        homes = (path for path in paths if path.name == EXPANSION_FILE)
        return [*entries, *(Ref(path, path.parent.name) for path in homes)]

    def unlisted_files(self) -> list[Path]:
        """Return the files whose entries cannot be edited separately."""
        return [p for p, text in self.texts.items() if is_entry_file(p) and not is_split(text)]

    def span(self, ref: Ref) -> Span | None:
        """Return the present span of an entry, None if it is deleted; an expansion is its whole
        file.
        """
        if ref.is_whole_file:
            text = self.texts.get(ref.path)
            return None if text is None else Span(ref.id, 1, 0, len(text))
        return span_of(self.texts.get(ref.path, ""), ref.id)

    def ref_at(self, path: Path, line: int) -> Ref | None:
        """Return the entry on a line of a file; lines count from 1."""
        if path in self.texts and path.name == EXPANSION_FILE:
            return Ref(path, path.parent.name)
        if path not in self.texts or not is_entry_file(path) or not is_split(self.texts[path]):
            return None
        above = [span for span in spans(self.texts[path]) if span.line <= line]
        return Ref(path, above[-1].id) if above else None

    def text(self, ref: Ref) -> str:
        """Return the text of an entry, "" if it is deleted."""
        span = self.span(ref)
        return span.of(self.texts[ref.path]) if span is not None else ""

    def value(self, ref: Ref) -> dict[str, Plain] | None:
        """Return the value of an entry, None if it cannot be parsed."""
        text = self.text(ref)
        return root_value(text) if ref.is_whole_file else value_of(text)

    def text_with(self, ref: Ref, value: dict[str, Plain]) -> str:
        """Return the text of an entry with another value; lines of unchanged keys stay the same."""
        order = [field.key for field in ref.file.record.fields]
        change = with_root_value if ref.is_whole_file else with_value
        return change(self.text(ref), value, order)

    # -- changes -----------------------------------------------------------------------------------

    def stroke(self) -> int:
        """Return a number for changes that are one undo step."""
        return next(self._strokes)

    def change(self, texts: Mapping[Path, str], words: str, stroke: int = 0) -> None:
        """Change texts as one undo step; changes of one stroke merge."""
        before = {path: self.texts.get(path) for path in texts}
        if before != dict(texts):
            self.stack.push(_Change(self, before, dict(texts), words, stroke))

    def put(self, texts: Mapping[Path, str | None]) -> None:
        """Exchange texts; only for the commands on the stack."""
        for path, text in texts.items():
            if text is None:
                self.texts.pop(path, None)
            else:
                self.texts[path] = text
        self.changed.emit()


class _Change(QUndoCommand):
    def __init__(
        self,
        document: EntryDocument,
        before: dict[Path, str | None],
        after: dict[Path, str],
        words: str,
        stroke: int,
    ) -> None:
        super().__init__(words)
        self._document, self._stroke = document, stroke
        self._before: dict[Path, str | None] = before
        self._after: dict[Path, str | None] = {**after}

    def id(self) -> int:
        return _CHANGE

    def redo(self) -> None:
        self._document.put(self._after)

    def undo(self) -> None:
        self._document.put(self._before)

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, _Change) or not self._stroke or other._stroke != self._stroke:
            return False
        self._before = {**other._before, **self._before}
        self._after |= other._after
        self.setObsolete(self._after == self._before)
        return True
