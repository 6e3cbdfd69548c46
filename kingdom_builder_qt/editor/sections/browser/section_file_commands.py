"""File commands of the browser: copies, names, trash, use on random boards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.atomic_files import FileInUse
from kingdom_builder_qt.content.id_lists import set_left_out
from kingdom_builder_qt.editor.sections.browser.section_model import Entry
from kingdom_builder_qt.editor.sections.files.files import SaveRefused, duplicate, rename
from kingdom_builder_qt.ui.desktop.files.file_errors import reason_of
from kingdom_builder_qt.ui.desktop.files.trash import TrashedFile, move_to_trash, restore_from_trash
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.file_in_use_texts import FileInUseTexts

tr = translator(__name__)

_Then: TypeAlias = Callable[[Any], None]


class SectionFileCommands(QObject):
    """Changes files in threads, one after the other, and reports the results.

    Nothing here raises.  Started changes are completed even if the browser is closed.
    """

    said = Signal(str)
    # The Path of a file that was written, changed or moved, and whether it is new.
    written = Signal(object, bool)
    pool_changed = Signal()
    undo_changed = Signal(bool)  # whether a deleted section can be restored

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._last = Event()
        self._last.set()
        self._running = 0
        self._after: Callable[[], object] | None = None
        self._thrown: list[
            tuple[str, TrashedFile]
        ] = []  # names and files, the last deleted one last
        self._moving: set[Path] = set()  # moving to or from the trash; another press is ignored

    @property
    def is_busy(self) -> bool:
        """Whether a change or its report is pending."""
        return bool(self._running)

    def call_after(self, call: Callable[[], object]) -> None:
        """Call after all pending changes and reports, at once if there are none."""
        if self._running:
            self._after = call
        else:
            call()

    def duplicate(self, entry: Entry | None, catalog: Catalog) -> None:
        section = entry.section if entry is not None else None
        if entry is not None and section is not None:
            text = tr("{name} was duplicated.").format(name=entry.name)
            self._do(partial(duplicate, section, catalog), partial(self._tell_new, text))

    def rename(self, entry: Entry, name: str, catalog: Catalog) -> None:
        if entry.path is not None:
            self._do(partial(rename, entry.path, name, catalog), self._tell_renamed)

    def delete(self, entry: Entry | None) -> None:
        """Move an own section to the trash; `undo` restores it."""
        if entry is None or not entry.is_own or entry.path is None or entry.path in self._moving:
            return
        self._moving.add(entry.path)
        self._do(partial(move_to_trash, entry.path), partial(self._tell_thrown, entry.name))

    def undo(self) -> None:
        """Restore the last deleted section that is not being restored."""
        waiting = [found for found in self._thrown if found[1].place not in self._moving]
        if waiting:
            self._moving.add(waiting[-1][1].place)
            self._do(
                partial(restore_from_trash, waiting[-1][1]),
                partial(self._tell_restored, waiting[-1]),
            )

    def set_in_pool(self, entry: Entry | None, wanted: bool) -> None:
        if entry is not None and entry.id:
            self._do(partial(set_left_out, entry.id, not wanted), self._tell_pool)

    # -- reports
    # -------------------------------------------------------------------------------------

    def _tell_new(self, text: str, path: Path) -> None:
        self._forget_thrown()
        self.said.emit(text)
        self.written.emit(path, True)

    def _tell_renamed(self, path: Path) -> None:
        self._forget_thrown()
        self.said.emit("")
        self.written.emit(path, False)

    def _tell_thrown(self, name: str, thrown: TrashedFile) -> None:
        self._thrown.append((name, thrown))
        self.said.emit(tr("{name} was moved to the trash.").format(name=name))
        self.undo_changed.emit(True)
        self.written.emit(thrown.path, False)

    def _tell_restored(self, found: tuple[str, TrashedFile], path: Path) -> None:
        if found in self._thrown:
            self._thrown.remove(found)
        self.said.emit(tr("{name} was restored.").format(name=found[0]))
        self.undo_changed.emit(bool(self._thrown))
        self.written.emit(path, True)

    def _tell_pool(self, _none: None) -> None:
        self.pool_changed.emit()

    def _forget_thrown(self) -> None:
        self._thrown.clear()
        self.undo_changed.emit(False)

    # -- threads -----------------------------------------------------------------------------------

    def _do(self, change: Callable[[], Any], then: _Then) -> None:
        """Change files after all earlier changes; report errors."""
        before, self._last = self._last, Event()
        self._running += 1
        step = partial(_in_turn, before, change, self._last)
        Task(self, step, partial(self._on_done, then), self._on_failed, must_end=True)

    def _on_done(self, then: _Then, found: Any) -> None:
        then(found)
        self._end()

    def _on_failed(self, error: BaseException) -> None:
        if isinstance(error, FileInUse):
            self.said.emit(FileInUseTexts().waiting(error.path))
            done = partial(self._on_settled, error.path)
            Task(self, error.settle, done, self._on_not_settled, must_end=True)
        else:
            self._on_not_settled(error)

    def _on_not_settled(self, error: BaseException) -> None:
        if isinstance(error, SaveRefused):
            self.said.emit(str(error))
        elif isinstance(error, OSError):
            text = tr("The files could not be changed: {error}")
            self.said.emit(text.format(error=reason_of(error)))
        else:
            raise error
        self._end()

    def _on_settled(self, path: Path, place: Path | None) -> None:
        """Report the result for a blocked file; None: a newer change has replaced it."""
        if place == path:
            self.said.emit("")
            self.written.emit(path, False)
        elif place is not None:
            self.said.emit(f"{FileInUseTexts().unchanged(path)} {FileInUseTexts().kept(place)}")
        self._end()

    def _end(self) -> None:
        self._running -= 1
        if not self._running:
            self._moving.clear()
        if not self._running and (after := self._after):
            self._after = None
            after()


def _in_turn(before: Event, change: Callable[[], Any], done: Event) -> Any:
    before.wait()
    try:
        return change()
    finally:
        done.set()
