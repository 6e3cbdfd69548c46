"""What the browser does with section files: copies, names, the trash, the random pool."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.atomic_files import HeldOpen
from kingdom_builder_qt.content.left_out import set_left_out
from kingdom_builder_qt.editor.browser.section_model import Entry
from kingdom_builder_qt.editor.files.files import (
    SaveRefused,
    duplicate,
    move_to_trash,
    rename,
)
from kingdom_builder_qt.ui.files.disk_thread import ask_in_thread
from kingdom_builder_qt.ui.words.held_files import HeldTexts

T = TypeVar("T")


class SectionKeeper(QObject):
    """Changes files and says in one sentence what happened; nothing here raises."""

    said = Signal(str)
    written = Signal()  # a file, late: another program had held it open

    def duplicate(self, entry: Entry | None, catalog: Catalog) -> Path | None:
        """Write an own copy and return its file; None if that is not possible."""
        section = entry.section if entry is not None else None
        if entry is None or section is None:
            return None
        path = self._try(lambda: duplicate(section, catalog))
        if path is not None:
            self.said.emit(self.tr("{name} was duplicated.").format(name=entry.name))
        return path

    def rename(self, entry: Entry, name: str, catalog: Catalog) -> bool:
        path = entry.path
        if path is None or self._try(lambda: rename(path, name, catalog)) is None:
            return False
        self.said.emit("")
        return True

    def delete(self, entry: Entry | None) -> bool:
        """Put an own section into the trash."""
        path = entry.path if entry is not None and entry.is_own else None
        if entry is None or path is None or self._try(lambda: move_to_trash(path)) is None:
            return False
        self.said.emit(self.tr("{name} was moved to the trash.").format(name=entry.name))
        return True

    def set_in_pool(self, entry: Entry | None, wanted: bool) -> None:
        if entry is not None and entry.id:
            self._try(lambda: set_left_out(entry.id, not wanted))

    def _try(self, call: Callable[[], T]) -> T | None:
        """Do something with files; say why if it does not work."""
        try:
            return call()
        except HeldOpen as held:
            self.said.emit(HeldTexts().waiting(held.path))
            ask_in_thread(held.settle, self._on_settled, held.path, must_end=True)
        except SaveRefused as error:
            self.said.emit(str(error))
        except OSError as error:
            self._tell_trouble(error)
        return None

    def _on_settled(self, path: Path, place: Path | None, error: BaseException | None) -> None:
        """Tell what became of a file that was held open; None: it is newer by now."""
        if isinstance(error, OSError):
            self._tell_trouble(error)
        elif error is not None:
            raise error
        elif place == path:
            self.said.emit("")
            self.written.emit()
        elif place is not None:
            self.said.emit(f"{HeldTexts().unchanged(path)} {HeldTexts().kept(place)}")

    def _tell_trouble(self, error: OSError) -> None:
        text = self.tr("The files cannot be changed: {error}")
        self.said.emit(text.format(error=error.strerror or error))
