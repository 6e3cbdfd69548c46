"""Queue of disk operations on packs: preview, install, switch, remove."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content.languages.language import ENGLISH
from kingdom_builder_qt.content.packs.archive import PackError
from kingdom_builder_qt.content.packs.inspection import (
    PackInspection,
    inspect_folder,
    inspect_pack,
    installed_manifest,
)
from kingdom_builder_qt.content.packs.install import install
from kingdom_builder_qt.content.packs.manifest import Manifest
from kingdom_builder_qt.content.packs.places import installed_folders, switch, switched_off
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.ui.desktop.files.file_errors import error_text
from kingdom_builder_qt.ui.desktop.files.games_of_pack import GamesOfPack, games_of_pack
from kingdom_builder_qt.ui.desktop.files.trash import TrashedFile, move_to_trash, restore_from_trash
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.newgame.packs.pack_texts import PackTexts
from kingdom_builder_qt.ui.words.name_texts import content_text

tr = translator(__name__)

_Then: TypeAlias = Callable[[Any], None]


@dataclass(frozen=True, slots=True)
class InstalledPack:
    """An installed pack; `manifest` is None if its file cannot be read."""

    id: str
    folder: Path
    manifest: Manifest | None
    is_on: bool

    @property
    def name(self) -> str:
        """Return the display name."""
        return content_text(self.manifest.name) if self.manifest is not None else self.id


class PackManager(QObject):
    """Accesses the disk in threads; started operations finish even after a dialog is closed."""

    pack_read = Signal(object)  # PackInspection of a file
    details_read = Signal(object)  # PackInspection of an installed pack
    listed = Signal(object)  # list of InstalledPack
    changed = Signal()  # the content has changed
    said = Signal(str)
    failed = Signal(str, str)  # what failed, reason
    undo_changed = Signal(bool)  # whether a removed pack can be restored

    def __init__(
        self, language: Callable[[], str] = lambda: ENGLISH, parent: QObject | None = None
    ) -> None:
        """`language`: returns that of names and texts."""
        super().__init__(parent)
        self._language = language
        self._waiting: list[tuple[Callable[[], Any], str, _Then]] = []
        self._is_busy = False
        self._removed: list[tuple[str, TrashedFile]] = []  # name, trashed folder; the latest last

    @property
    def is_busy(self) -> bool:
        """Return whether operations are pending."""
        return self._is_busy

    @property
    def removed(self) -> str:
        """Return the name of the pack that `undo` would restore, "" for none."""
        return self._removed[-1][0] if self._removed else ""

    def look(self, path: Path) -> None:
        """Read a pack file; `pack_read` follows."""
        text = tr("{file} cannot be installed.").format(file=path.name)
        read = partial(inspect_pack, path, language=self._language())
        self._do(read, text, self.pack_read.emit)

    def read_details(self, pack: InstalledPack) -> None:
        """Read an installed pack; `details_read` follows."""
        text = tr("{name} cannot be shown.").format(name=pack.name)
        language = self._language()
        read = partial(inspect_folder, pack.folder, {}, pack.id, language=language)
        self._do(read, text, self.details_read.emit)

    def install(self, look: PackInspection, *, replace: bool) -> None:
        name = content_text(look.manifest.name)
        text = tr("{name} was not installed.").format(name=name)
        said = tr("{name} was installed.").format(name=name)
        self._do(partial(install, look, replace=replace), text, partial(self._on_changed, said))

    def refresh(self) -> None:
        """List the installed packs; `listed` follows."""
        found = partial(_installed, self._language())
        self._do(found, tr("The packs cannot be listed."), self.listed.emit)

    def switch(self, pack: InstalledPack, on: bool) -> None:
        text = tr("{name} cannot be switched on or off.").format(name=pack.name)
        self._do(partial(switch, pack.id, on), text, partial(self._on_changed, ""))

    def remove(self, pack: InstalledPack) -> None:
        """Move a pack to the trash; `undo` restores it."""
        text = tr("{name} was not removed.").format(name=pack.name)
        self._do(partial(_throw_away, pack), text, partial(self._on_removed, pack.name))

    def undo(self) -> None:
        """Restore the pack removed last; further calls restore earlier ones."""
        if self._removed:
            name, thrown = self._removed.pop()
            text = tr("{name} cannot be restored.").format(name=name)
            said = tr("{name} was restored.").format(name=name)
            self._do(partial(_put_back, thrown), text, partial(self._on_changed, said))
            self.undo_changed.emit(bool(self.removed))

    def _on_removed(self, name: str, found: tuple[TrashedFile, GamesOfPack]) -> None:
        thrown, games = found
        self._removed.append((name, thrown))
        self.undo_changed.emit(True)
        said = tr("{name} was removed.").format(name=name)
        self._on_changed(f"{said} {PackTexts().needed_by(games)}".rstrip())

    def _on_changed(self, said: str, _done: object = None) -> None:
        if said:
            self.said.emit(said)
        self.changed.emit()
        self.refresh()

    def _do(self, question: Callable[[], Any], complaint: str, then: _Then) -> None:
        self._waiting.append((question, complaint, then))
        if not self._is_busy:
            self._next()

    def _next(self) -> None:
        self._is_busy = bool(self._waiting)
        if self._waiting:
            question, complaint, then = self._waiting.pop(0)
            done, failed = partial(self._on_done, then), partial(self._on_failed, complaint)
            Task(self, question, done, failed, must_end=True)

    def _on_done(self, then: _Then, answer: Any) -> None:
        self._next()
        then(answer)

    def _on_failed(self, complaint: str, error: BaseException) -> None:
        self._next()
        if not isinstance(error, PackError | OSError):
            raise error
        why = (
            error_text(error) if isinstance(error, OSError) else PackTexts().refused(error.message)
        )
        self.failed.emit(complaint, why)
        self.refresh()  # resets a switch that failed


def _installed(language: str) -> list[InstalledPack]:
    off = switched_off()
    return [
        InstalledPack(id_, folder, installed_manifest(id_, language), id_ not in off)
        for id_, folder in installed_folders().items()
    ]


def _throw_away(pack: InstalledPack) -> tuple[TrashedFile, GamesOfPack]:
    return move_to_trash(pack.folder), games_of_pack(pack.id)


def _put_back(thrown: TrashedFile) -> None:
    if thrown.path.name in installed_folders():
        raise PackError(Message("a pack {name} is installed again", name=thrown.path.name))
    restore_from_trash(thrown)
