"""Keeps unsaved entries on disk, so that a crash loses nothing."""

from __future__ import annotations

import json
import logging
import os
import threading
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile, QObject, QTimer

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.disk import children, is_present
from kingdom_builder_qt.content.loader import PAGES_FILE, is_section_place
from kingdom_builder_qt.content.text_files import json_trouble, put_aside, read_text
from kingdom_builder_qt.editor.sections.files.recovery import recovery_folder
from kingdom_builder_qt.editor.workbench.entry_document import EntryDocument, is_listed
from kingdom_builder_qt.ui.desktop.files.file_writer import Writer
from kingdom_builder_qt.ui.desktop.files.locks import held_lock
from kingdom_builder_qt.ui.desktop.tasks import Task

_log = logging.getLogger(__name__)

SUFFIX: Final = ".entries"
DELAY_MS: Final = 300
_MOST: Final = 16 << 20
_MAX_WINDOWS: Final = 20
_turns: Final = threading.Lock()  # whoever looks holds the locks for a moment


class EntryDrafts(QObject):
    """Follows a document until `close`."""

    def __init__(self, document: EntryDocument, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self.path, self._lock = _free_slot()
        self._writer = Writer(self.path, json_trouble, self)
        self._writer.written.connect(self._drop_replaced)
        self._replaced: tuple[Path, ...] = ()
        self._timer = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._timer.timeout.connect(self.write)
        document.changed.connect(self._soon)
        document.file_changed.connect(self._soon)

    def _soon(self) -> None:
        if not self._timer.isActive():  # put off by every letter, it would never be kept
            self._timer.start()

    def write(self) -> None:
        """Keep the present state; what is saved needs no copy."""
        self._timer.stop()
        texts = {str(path): text for path, text in self._document.unsaved().items()}
        self._writer.put(json.dumps(texts) + "\n" if texts else None)

    def replace(self, copies: tuple[Path, ...]) -> None:
        """Remove other copies, of texts that the document holds now, once its own is kept."""
        self._replaced += copies
        self.write()

    def _drop_replaced(self) -> None:
        copies, self._replaced = self._replaced, ()
        if self._writer.error:
            self._replaced = copies
        elif copies:
            Task(self, partial(drop, copies), must_end=True)

    def close(self, *, is_lost: bool) -> None:
        """Stop; the copy is removed, unless nobody was asked what to do with the changes."""
        self._document.changed.disconnect(self._soon)
        self._document.file_changed.disconnect(self._soon)
        self._timer.stop()
        if is_lost:
            self._writer.put(None)
        else:
            self.write()
        self._writer.close()
        self._drop_replaced()
        if self._lock is not None:
            self._lock.unlock()


@dataclass(frozen=True, slots=True)
class LeftEntries:
    """Unsaved texts of programs that were killed, of the newest last, and the copies with them."""

    texts: dict[Path, str]
    copies: tuple[Path, ...]


def has_leftovers() -> bool:
    """Return whether a program that was killed left unsaved entries; asks the disk."""
    with _turns:
        locks = [lock for _, lock in _abandoned()]
        for lock in locks:
            lock.unlock()
    return bool(locks)


def left_entries() -> LeftEntries:
    """Read what programs that were killed left; what cannot be read is put aside."""
    texts: dict[Path, str] = {}
    copies = []
    with _turns:
        for path, lock in _abandoned():
            if (found := _read(path)) is not None:
                texts |= found
                copies.append(path)
            lock.unlock()
    return LeftEntries(texts, tuple(copies))


def drop(copies: Iterable[Path]) -> None:
    """Remove copies that another window keeps by now; one that cannot be removed is logged."""
    for path in copies:
        if (lock := held_lock(path)) is None:
            continue
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            _log.warning("%s not removed: %s", path, error)
        lock.unlock()


def _abandoned() -> Iterator[tuple[Path, QLockFile]]:
    """Yield the copies that no window keeps any more, each with its lock, to be unlocked."""
    for path in children(recovery_folder()):
        if path.suffix == SUFFIX and (lock := held_lock(path)):
            yield path, lock


def _read(path: Path) -> dict[Path, str] | None:
    """Read a copy; one that cannot be read is put aside."""
    text = read_text(path, _MOST)
    data: object = None
    if isinstance(text, str):
        with suppress(ValueError, RecursionError):
            data = json.loads(text)
    if not isinstance(data, dict):
        _log.warning("%s cannot be recovered", path)
        try:
            put_aside(path)
        except OSError as error:
            _log.warning("%s not put aside: %s", path, error)
        return None
    found = {Path(name): text for name, text in data.items() if isinstance(text, str)}
    return {name: text for name, text in found.items() if _is_own(name)}


def _is_own(path: Path) -> bool:
    is_ours = is_listed(path) or path.name == PAGES_FILE or is_section_place(path)
    return is_ours and path.is_relative_to(paths.user_content()) and ".." not in path.parts


def _free_slot() -> tuple[Path, QLockFile | None]:
    folder = recovery_folder()
    for number in range(1, _MAX_WINDOWS):
        path = folder / f"entries-{number}{SUFFIX}"
        if not is_present(path) and (lock := held_lock(path)) is not None:
            return path, lock
    return folder / f"entries-{os.urandom(4).hex()}{SUFFIX}", None
