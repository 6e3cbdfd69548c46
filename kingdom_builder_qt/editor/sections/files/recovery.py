"""Keeps each section that is open in an editor on disk, so that a crash loses nothing.

Each has a slot of its own while it is unsaved.
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
from kingdom_builder_qt.content.text_files import put_aside, read_text
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.editor.sections.document.section_document import SectionDocument
from kingdom_builder_qt.editor.sections.files.files import paste_section
from kingdom_builder_qt.ui.desktop.slot import Slot

_log = logging.getLogger(__name__)

SUFFIX: Final = ".draft"
DELAY_MS: Final = 300  # a long stroke is kept a few times, not at every hex
_EXTRA_SIZE: Final = 1 << 13  # for the path of the file and the escapes of JSON


@dataclass(frozen=True, slots=True)
class Leftover:
    """An unsaved section of a program that ended without asking."""

    path: Path  # of the copy
    section: Section
    original: Path | None  # the file that was edited
    when: datetime | None = None  # of the last change


class _DraftCheck:
    """Tells why a text would not be recovered; called in the thread that writes."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog

    def __call__(self, text: str) -> str:
        reading = read_section(json.loads(text)["section"], self.catalog.terrains)
        return "" if reading.section is not None else "no section in it"


class Recovery(QObject):
    """Follows a document and says while the disk refuses its copy."""

    trouble_changed = Signal(str)  # why the changes are not being kept; "" once they are again

    def __init__(
        self, document: SectionDocument, catalog: Catalog, parent: QObject | None = None
    ) -> None:
        """Follow a document until `close`."""
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
        """Write and check with newer content from now on."""
        self._check.catalog = catalog

    def write(self) -> None:
        """Write the present state now; a saved document needs no copy."""
        self._timer.stop()
        try:
            self._slot.put(self._text() if self._document.is_modified else None)
        except ValueError:  # no file can hold it: the last copy that was kept stays
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
        """Stop; the copy is removed, unless nobody was asked what to do with the changes."""
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
        """Keep what another undo step begins or leaves behind; the rest of a stroke can wait."""
        before, self._step = self._step, step
        if step != before:
            self._soon()
        elif not self._timer.isActive():  # put off by every hex, it would never be kept
            self._timer.start(DELAY_MS)

    def _soon(self) -> None:
        self._timer.start(0)

    def _text(self) -> str:
        document = self._document
        text = section_text(document.section, self._check.catalog.terrains)
        original = str(document.path) if document.path is not None else ""
        return json.dumps({"original": original, "section": text}) + "\n"

    def _report(self) -> None:
        """Tell whether the last text is on the disk."""
        error = self._slot.error
        if error == self._trouble:
            return
        if error and not self._trouble:
            _log.warning("unsaved section not kept: %s", error)
        self._trouble = error
        self.trouble_changed.emit(error)


def recovery_folder() -> Path:
    """Return where unsaved sections lie."""
    return paths.user_data() / "drafts"


def leftovers(catalog: Catalog) -> tuple[list[Leftover], list[Path]]:
    """Return what programs that were killed left, the newest first.

    What of it cannot be read is put aside; the second list says where.
    """
    with Slot.left_in(recovery_folder(), f"*{SUFFIX}") as left:
        found = [_read(path, catalog) for path in left]
    return (
        [one for one in found if isinstance(one, Leftover)],
        [one for one in found if isinstance(one, Path)],
    )


def _read(path: Path, catalog: Catalog) -> Leftover | Path:
    """Read a kept section, or say where one that cannot be used is now."""
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
        return _put_aside(path)
    return Leftover(path, section, Path(original) if original else None, _when(path))


def _when(path: Path) -> datetime | None:
    """Return when a file was changed last; None for a moment that no calendar has."""
    with suppress(OSError, OverflowError, ValueError):
        return datetime.fromtimestamp(changed_ns(path) / 1e9)
    return None


def _put_aside(path: Path) -> Path:
    try:
        return put_aside(path)
    except OSError as error:
        _log.warning("%s not put aside: %s", path, error)
        return path
