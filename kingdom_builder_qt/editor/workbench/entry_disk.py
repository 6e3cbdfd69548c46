"""Reads and saves own entries in threads, and detects changes by other programs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content import Problem
from kingdom_builder_qt.editor.workbench.entry_document import EntryDocument
from kingdom_builder_qt.editor.workbench.own_files import (
    OwnTexts,
    check_content,
    outside_changes,
    read_own,
    save_all,
)
from kingdom_builder_qt.ui.desktop.files.file_errors import ChangedOutside
from kingdom_builder_qt.ui.desktop.tasks import Task


class EntryDisk(QObject):
    """The files of a document."""

    loaded = Signal()
    saved = Signal(object)  # old and new text by Path
    refused = Signal(object)  # OSError while saving
    conflict = Signal(object)  # Path changed by another program, None when resolved
    checked = Signal(object)  # CheckedContent

    def __init__(self, document: EntryDocument, language: str, parent: QObject) -> None:
        """`language`: of the names that checked content shows; files keep their own words."""
        super().__init__(parent)
        self._document = document
        self.language = language
        self._checking: Task | None = None
        self._saving: Task | None = None
        self._looking: Task | None = None
        self.problems: tuple[Problem, ...] = ()  # of files that cannot be read as text

    @property
    def is_saving(self) -> bool:
        return self._saving is not None and not self._saving.is_over

    def read(self) -> None:
        """Load all files again; unsaved changes are lost."""
        Task(self, read_own, self._on_read)

    def _on_read(self, found: OwnTexts) -> None:
        self.problems = found.problems
        self._document.load(found.texts)
        self.conflict.emit(None)
        self.loaded.emit()

    # -- checks ------------------------------------------------------------------------------------

    def check_content(self) -> None:
        """Load the content with the present texts, in a thread; `checked` follows."""
        if self._checking is not None:
            self._checking.cancel()
        texts, known = dict(self._document.texts), dict(self._document.known)
        check = partial(check_content, texts, known, self.language)
        self._checking = Task(self, check, self.checked.emit)

    # -- saving ------------------------------------------------------------------------------------

    def save(self, then: Callable[[], object] | None = None, *, anyway: bool = False) -> None:
        """Save unsaved texts, then call `then`; `anyway`: overwrite changes by other programs."""
        texts = self._document.unsaved()
        if not texts or self.is_saving:
            if then is not None and not self.is_saving:
                then()
            return
        work = partial(save_all, texts, dict(self._document.known), anyway=anyway)
        done = partial(self._on_saved, texts, then)
        self._saving = Task(self, work, done, self._on_refused, must_end=True)

    def _on_refused(self, error: BaseException) -> None:
        if isinstance(error, ChangedOutside):
            self.conflict.emit(error.path)
        elif isinstance(error, OSError):
            self.refused.emit(error)
        else:
            raise error

    def _on_saved(
        self, texts: dict[Path, str], then: Callable[[], object] | None, _done: object
    ) -> None:
        known = self._document.known
        changes = {path: (known.get(path, ""), text) for path, text in texts.items()}
        self._document.saved(texts)
        self.conflict.emit(None)
        self.saved.emit(changes)
        if then is not None:
            then()

    # -- outside -----------------------------------------------------------------------------------

    def check_disk(self) -> None:
        """Check the files for changes by other programs."""
        is_checking = self._looking is not None and not self._looking.is_over
        if not is_checking and not self.is_saving:
            known = dict(self._document.known)
            look = partial(outside_changes, known)
            self._looking = Task(self, look, partial(self._on_looked, known))

    def _on_looked(self, known: dict[Path, str], changed: list[Path]) -> None:
        if not changed or known != self._document.known or self.is_saving:
            return
        if self._document.is_modified:
            self.conflict.emit(changed[0])
        else:
            self.read()
