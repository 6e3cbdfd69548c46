"""Reading and saving own entries, in threads; what other programs did to their files meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content import Problem
from kingdom_builder_qt.editor.workbench.entry_document import EntryDocument
from kingdom_builder_qt.editor.workbench.own_files import (
    Judged,
    OwnTexts,
    judge,
    outside_changes,
    read_own,
    save_all,
)
from kingdom_builder_qt.ui.desktop.files.disk_thread import ask_in_thread
from kingdom_builder_qt.ui.desktop.files.file_errors import ChangedOutside


class EntryDisk(QObject):
    """The disk behind a document."""

    loaded = Signal()
    saved = Signal(object)  # what files held before and hold now, by Path
    refused = Signal(object)  # OSError: what could not be saved
    conflict = Signal(object)  # Path that somebody else has written to, None once that is settled
    judged = Signal(object)  # Judged

    def __init__(self, document: EntryDocument, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._number = 0  # of the last question; answers to earlier ones are stale
        self.is_saving = self._is_looking = False
        self._after: Callable[[], object] | None = None
        self.problems: tuple[Problem, ...] = ()  # of files that cannot be read as text

    def read(self) -> None:
        """Load all files anew; what was not saved is lost."""
        ask_in_thread(read_own, self._on_read, None)

    def _on_read(self, _along: None, found: OwnTexts, error: BaseException | None) -> None:
        if error is not None:
            raise error
        self.problems = found.problems
        self._document.load(found.texts)
        self.conflict.emit(None)
        self.loaded.emit()

    # -- judging -----------------------------------------------------------------------------------

    def judge(self) -> None:
        """Find out what the content is with the texts as they are now."""
        self._number += 1
        texts, known = dict(self._document.texts), dict(self._document.known)
        ask_in_thread(partial(judge, texts, known), self._on_judged, self._number)

    def _on_judged(self, number: int, found: Judged, error: BaseException | None) -> None:
        if error is not None:
            raise error
        if number == self._number:
            self.judged.emit(found)

    # -- saving ------------------------------------------------------------------------------------

    def save(self, then: Callable[[], object] | None = None, *, anyway: bool = False) -> None:
        """Save what is not saved, and then call; `anyway`: over what somebody else wrote."""
        texts = self._document.unsaved()
        if not texts or self.is_saving:
            if then is not None and not self.is_saving:
                then()
            return
        self.is_saving, self._after = True, then
        work = partial(save_all, texts, dict(self._document.known), anyway=anyway)
        ask_in_thread(work, self._on_saved, texts, must_end=True)

    def _on_saved(self, texts: dict[Path, str], _none: None, error: BaseException | None) -> None:
        self.is_saving, then, self._after = False, self._after, None
        if isinstance(error, ChangedOutside):
            self.conflict.emit(error.path)
        elif isinstance(error, OSError):
            self.refused.emit(error)
        elif error is not None:
            raise error
        else:
            known = self._document.known
            changes = {path: (known.get(path, ""), text) for path, text in texts.items()}
            self._document.saved(texts)
            self.conflict.emit(None)
            self.saved.emit(changes)
            if then is not None:
                then()

    # -- outside -----------------------------------------------------------------------------------

    def look_outside(self) -> None:
        """Find out whether other programs have written to the files."""
        if not self._is_looking and not self.is_saving:
            self._is_looking = True
            known = dict(self._document.known)
            ask_in_thread(partial(outside_changes, known), self._on_looked, known)

    def _on_looked(
        self, known: dict[Path, str], changed: list[Path], error: BaseException | None
    ) -> None:
        self._is_looking = False
        if error is not None:
            raise error
        if not changed or known != self._document.known or self.is_saving:
            return
        if self._document.is_modified:
            self.conflict.emit(changed[0])
        else:
            self.read()
