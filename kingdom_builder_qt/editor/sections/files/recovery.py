"""Crash recovery: keeps a copy of each unsaved section on the disk.

Each section has its own `Slot`: a file written in a thread, with a lock file next to it.  Only the
newest text is written, again every few seconds while the disk refuses it.  A file without a live
lock is the leftover of a crash; restoring it discards the file after the new copy is on the disk.
"""

from __future__ import annotations

import json
import logging
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from kingdom_builder_qt.content import Catalog, paths
from kingdom_builder_qt.content.disk import changed_ns
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.content.sections import LIMITS, read_section, section_text
from kingdom_builder_qt.content.text_files import quarantine, read_text
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.editor.sections.document.section_document import SectionDocument
from kingdom_builder_qt.editor.sections.files.files import paste_section
from kingdom_builder_qt.ui.desktop.slot import Slot

_log = logging.getLogger(__name__)

SUFFIX: Final = ".draft"
DELAY_MS: Final = 300  # a long stroke is written a few times, not at every hex
_EXTRA_SIZE: Final = 1 << 13  # for the path of the file and JSON escapes


@dataclass(frozen=True, slots=True)
class Leftover:
    """An unsaved section of a program that did not end properly."""

    path: Path  # of the copy
    section: Section
    original: Path | None  # the file that was edited
    when: datetime | None = None  # of the last change


class _DraftCheck:
    """Returns why a text could not be recovered; called in the writing thread."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog

    def __call__(self, text: str) -> str:
        reading = read_section(json.loads(text)["section"], self.catalog.terrains)
        return "" if reading.section is not None else "no section in it"


class Recovery(QObject):
    """Follows a document and reports when its copy cannot be written."""

    trouble_changed = Signal(str)  # why changes are not backed up, "" when they are again

    def __init__(
        self, document: SectionDocument, catalog: Catalog, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._document, self._check = document, _DraftCheck(catalog)
        self._slot = Slot.new(recovery_folder(), "section", SUFFIX, self._check, self)
        self._slot.written.connect(self._report)
        self.path = self._slot.path
        self._trouble = ""
        self._step = document.stack.index()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.write)
        document.stack.indexChanged.connect(self._on_changed)
        document.file_changed.connect(self._soon)

    def set_catalog(self, catalog: Catalog) -> None:
        """Write and check with new content."""
        self._check.catalog = catalog

    def write(self) -> None:
        """Write the present state now; a saved document needs no copy."""
        self._timer.stop()
        try:
            self._slot.put(self._text() if self._document.is_modified else None)
        except ValueError:  # no file can hold the section: the previous copy stays
            return

    def replace(self, copy: Path) -> None:
        """Remove another copy of the section once its own is written."""
        self._slot.replace([copy])
        self.write()

    def flush(self) -> bool:
        """Block until the copy is written or refused; False after a timeout.  For tests."""
        if self._timer.isActive():
            self.write()
        return self._slot.flush()

    def close(self, *, is_lost: bool = True) -> None:
        """Stop; `is_lost` removes the copy, otherwise unsaved changes stay for the next start."""
        if not is_lost:
            self.write()
        self._timer.stop()
        self._document.stack.indexChanged.disconnect(self._on_changed)
        self._document.file_changed.disconnect(self._soon)
        self._slot.written.disconnect(self._report)
        if is_lost:
            self._slot.put(None)
        self._slot.close()

    def _on_changed(self, step: int) -> None:
        """Write at once after a new undo step; the parts of a stroke wait."""
        before, self._step = self._step, step
        if step != before:
            self._soon()
        elif not self._timer.isActive():  # restarting it at every hex would never write
            self._timer.start(DELAY_MS)

    def _soon(self) -> None:
        self._timer.start(0)

    def _text(self) -> str:
        document = self._document
        text = section_text(document.section, self._check.catalog.terrains)
        original = str(document.path) if document.path is not None else ""
        return json.dumps({"original": original, "section": text}) + "\n"

    def _report(self) -> None:
        """Report whether the last text was written."""
        error = self._slot.error
        if error == self._trouble:
            return
        if error and not self._trouble:
            _log.warning("unsaved section not backed up: %s", error)
        self._trouble = error
        self.trouble_changed.emit(error)


def recovery_folder() -> Path:
    """Return the folder of unsaved sections."""
    return paths.user_data() / "drafts"


def leftovers(catalog: Catalog) -> tuple[list[Leftover], list[Path]]:
    """Return the leftovers of crashed programs, newest first, and the files in quarantine.

    An unreadable leftover is moved to quarantine.
    """
    with Slot.left_in(recovery_folder(), f"*{SUFFIX}") as left:
        found = [_read(path, catalog) for path in left]
    return (
        [one for one in found if isinstance(one, Leftover)],
        [one for one in found if isinstance(one, Path)],
    )


def _read(path: Path, catalog: Catalog) -> Leftover | Path:
    """Return the leftover in a file, or the path of an unreadable file in quarantine."""
    text = read_text(path, 2 * LIMITS.size + _EXTRA_SIZE)
    reason = str(text) if isinstance(text, Problem) else "no section in it"
    section, original = None, ""
    if isinstance(text, str):
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            data, reason = None, str(error)
        match data:
            case {"original": str(original), "section": str(draft)}:
                section = paste_section(draft, catalog).section
    if section is None:
        _log.warning("%s cannot be recovered: %s", path, reason)
        return _quarantine(path)
    return Leftover(path, section, Path(original) if original else None, _when(path))


def _when(path: Path) -> datetime | None:
    """Return the time of the last change, None outside the range of the calendar."""
    with suppress(OSError, OverflowError, ValueError):
        return datetime.fromtimestamp(changed_ns(path) / 1e9)
    return None


def _quarantine(path: Path) -> Path:
    try:
        return quarantine(path)
    except OSError as error:
        _log.warning("%s not put aside: %s", path, error)
        return path
