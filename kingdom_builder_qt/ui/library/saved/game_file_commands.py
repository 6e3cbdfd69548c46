"""What is done with files of games: thrown away, got back, renamed; in threads."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content.disk import is_present
from kingdom_builder_qt.content.portable_names import name_fault
from kingdom_builder_qt.ui.desktop.files.trash import Thrown, put_back, throw_away
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.words.file_names import FileNameTexts


class GameFileCommands(QObject):
    """Changes files and says in one sentence what happened."""

    said = Signal(str)
    changed = Signal(object)  # Path: there is another file or none, or where a new one is
    moved = Signal(object, object)  # Path it had, Path it has now

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thrown: list[tuple[str, Thrown]] = []  # what was on the card, and the file

    @property
    def can_undo(self) -> bool:
        """Return whether a file can be got back."""
        return bool(self._thrown)

    def last(self) -> str:
        """Return what was thrown away last, as a sentence; "" if nothing can be got back."""
        text = self.tr("“{name}” was deleted.")
        return text.format(name=self._thrown[-1][0]) if self._thrown else ""

    def throw_away(self, path: Path, title: str) -> None:
        """Put a file into the trash."""
        done = partial(self._on_thrown, title)
        Task(self, partial(throw_away, path), done, self._on_failed, must_end=True)

    def undo(self) -> None:
        """Get back what was thrown away last."""
        if self._thrown:
            last = self._thrown.pop()
            done, failed = partial(self._on_back, last), partial(self._on_not_back, last)
            Task(self, partial(put_back, last[1]), done, failed, must_end=True)

    def rename(self, path: Path, name: str) -> None:
        """Give a file another name in its folder."""
        wanted = f"{name}{path.suffix}"
        if fault := name_fault(wanted):
            self.said.emit(FileNameTexts().text(fault))
            return
        target = path.with_name(wanted)
        done = partial(self._on_renamed, path)
        Task(self, partial(_renamed, path, target), done, self._on_failed, must_end=True)

    def _on_thrown(self, title: str, thrown: Thrown) -> None:
        self._thrown.append((title, thrown))
        self.said.emit(self.last())
        self.changed.emit(thrown.path)

    def _on_not_back(self, last: tuple[str, Thrown], error: BaseException) -> None:
        self._thrown.append(last)  # it is in the trash still: it can be tried again
        self._on_failed(error)

    def _on_back(self, last: tuple[str, Thrown], path: Path) -> None:
        self.said.emit(self.tr("“{name}” was restored.").format(name=last[0]))
        self.changed.emit(path)

    def _on_renamed(self, path: Path, found: Path | None) -> None:
        if found is None:
            self.said.emit(self.tr("There is already a game with this name."))
        else:
            self.said.emit("")
            self.moved.emit(path, found)
            self.changed.emit(found)

    def _on_failed(self, error: BaseException) -> None:
        if not isinstance(error, OSError):
            raise error
        text = self.tr("The file cannot be changed: {error}.")
        self.said.emit(text.format(error=error.strerror or error))


def _renamed(path: Path, target: Path) -> Path | None:
    """Rename a file and return it; None: another one has the name."""
    if is_present(target):
        return None
    return path.rename(target)
