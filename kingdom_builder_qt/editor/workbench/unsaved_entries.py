"""Crash recovery: keeps a copy of unsaved entries on the disk."""

from __future__ import annotations

import json
import logging
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.loader import PAGES_FILE, is_section_place
from kingdom_builder_qt.content.text_files import json_fault, quarantine, read_text
from kingdom_builder_qt.editor.sections.files.recovery import recovery_folder
from kingdom_builder_qt.editor.workbench.entry_document import EntryDocument, is_listed
from kingdom_builder_qt.ui.desktop.slot import Slot

_log = logging.getLogger(__name__)

SUFFIX: Final = ".entries"
DELAY_MS: Final = 300
_MOST: Final = 16 << 20


class EntryDrafts(QObject):
    """Follows a document until `close`."""

    def __init__(self, document: EntryDocument, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._slot = Slot.new(recovery_folder(), "entries", SUFFIX, json_fault, self)
        self.path = self._slot.path
        self._timer = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._timer.timeout.connect(self.write)
        document.changed.connect(self._soon)
        document.file_changed.connect(self._soon)

    def _soon(self) -> None:
        if not self._timer.isActive():  # restarting it at every letter would never write
            self._timer.start()

    def write(self) -> None:
        """Write the present state; saved entries need no copy."""
        self._timer.stop()
        texts = {str(path): text for path, text in self._document.unsaved().items()}
        self._slot.put(json.dumps(texts) + "\n" if texts else None)

    def replace(self, copies: tuple[Path, ...]) -> None:
        """Remove other copies, whose texts the document now has, once its own copy is written."""
        self._slot.replace(copies)
        self.write()

    def close(self, *, is_lost: bool) -> None:
        """Stop; `is_lost` removes the copy, otherwise unsaved changes stay for the next start."""
        self._document.changed.disconnect(self._soon)
        self._document.file_changed.disconnect(self._soon)
        self._timer.stop()
        if is_lost:
            self._slot.put(None)
        else:
            self.write()
        self._slot.close()


@dataclass(frozen=True, slots=True)
class LeftEntries:
    """Unsaved texts of crashed programs, those of the newest last, and their copies."""

    texts: dict[Path, str]
    copies: tuple[Path, ...]


def has_leftovers() -> bool:
    """Return whether a crashed program left unsaved entries; reads the disk."""
    with Slot.left_in(recovery_folder(), f"*{SUFFIX}") as left:
        return bool(left)


def left_entries() -> LeftEntries:
    """Read the leftovers of crashed programs; unreadable ones are moved to quarantine."""
    texts: dict[Path, str] = {}
    copies = []
    with Slot.left_in(recovery_folder(), f"*{SUFFIX}") as left:
        for path in reversed(left):
            if (found := _read(path)) is not None:
                texts |= found
                copies.append(path)
    return LeftEntries(texts, tuple(copies))


def _read(path: Path) -> dict[Path, str] | None:
    """Read a copy; an unreadable one is moved to quarantine."""
    text = read_text(path, _MOST)
    data: object = None
    if isinstance(text, str):
        with suppress(ValueError, RecursionError):
            data = json.loads(text)
    if not isinstance(data, dict):
        _log.warning("%s cannot be recovered", path)
        try:
            quarantine(path)
        except OSError as error:
            _log.warning("%s not put aside: %s", path, error)
        return None
    found = {Path(name): text for name, text in data.items() if isinstance(text, str)}
    return {name: text for name, text in found.items() if _is_own(name)}


def _is_own(path: Path) -> bool:
    is_ours = is_listed(path) or path.name == PAGES_FILE or is_section_place(path)
    return is_ours and path.is_relative_to(paths.user_content()) and ".." not in path.parts
