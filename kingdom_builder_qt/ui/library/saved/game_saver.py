"""Saves games, which are texts at once, in threads: in their file, in another one, as a copy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.portable_names import NameFault
from kingdom_builder_qt.game.record.game_files import file_text
from kingdom_builder_qt.game.record.unread_file import SUFFIX
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.desktop.files.file_errors import ChangedOutside
from kingdom_builder_qt.ui.desktop.files.file_queues import FileSaver
from kingdom_builder_qt.ui.desktop.files.game_disk import fingerprint, written
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.desk.named_games import Content, NamedGames, content_of
from kingdom_builder_qt.ui.words.file_names import FileNameTexts
from kingdom_builder_qt.ui.words.file_troubles import FileTroubles
from kingdom_builder_qt.ui.words.held_files import HeldTexts


@dataclass(frozen=True, slots=True)
class Replacement:
    """A file that somebody else has changed, and what replaces it by the game all the same.

    `is_new`: the game was not to be found in it before.
    """

    path: Path
    is_new: bool
    replace: Callable[[], object]


@dataclass(frozen=True, slots=True)
class _Job:
    path: Path
    session: Session
    then: Callable[[], object] = lambda: None
    is_careful: bool = False  # what somebody else has written is not replaced
    is_copy: bool = False


class GameSaver(QObject):
    """Writes games for the main window; `catalog` may be replaced by a newer one."""

    message = Signal(str)
    failed = Signal(str, str)  # a sentence, and more about it
    would_replace = Signal(object)  # Replacement
    place_wanted = Signal()  # for the running game, which has no file yet
    saved = Signal(object)  # Path of the file in which a game is now

    def __init__(
        self, catalog: Catalog, desk: GameDesk, named: NamedGames, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.catalog = catalog
        self._desk, self._named = desk, named
        self.disk = FileSaver(self)
        self.disk.held.connect(self._on_held)
        self._ours: dict[Path, set[str]] = {}  # fingerprints of what we wrote to a file
        self._has_ended = False  # the game, by a decision that is not shown yet
        desk.changed.connect(self._on_changed)
        desk.settled.connect(self._on_settled)

    def save(
        self,
        path: Path,
        session: Session | None = None,
        then: Callable[[], object] = lambda: None,
    ) -> None:
        """Save the running game, or another one, in a file, which is the game's from then on.

        `then` is called once it is there.
        """
        if session := session or self._desk.session:
            self._write(_Job(path, session, then))

    def save_new(self, path: Path) -> None:
        """Save the running game in a new file; ask if one is there that nobody has seen."""
        if session := self._desk.session:
            self._write(_Job(path, session, is_careful=True))

    def save_again(self) -> None:
        """Save the running game in its file; ask for one if it has none yet."""
        session = self._desk.session
        file = self._named.file_of(session)
        if session is None or file is None:
            self.place_wanted.emit()
            return
        self._ours.setdefault(file.path, set()).add(file.fingerprint)
        self._write(_Job(file.path, session, is_careful=True))

    def _on_changed(self, kind: str, _entry: object) -> None:
        position = self._desk.position
        self._has_ended = kind != "undone" and position is not None and position.is_over

    def _on_settled(self) -> None:
        """Save a game that has ended in its file: nobody thinks of that when gold is counted."""
        has_ended, self._has_ended = self._has_ended, False
        if has_ended and self._named.is_behind(self._desk.session):
            self.save_again()

    def export(self, path: Path) -> None:
        """Write the running game to a file that does not become the game's."""
        if session := self._desk.session:
            self._write(_Job(path, session, is_copy=True))

    def _write(self, job: _Job) -> None:

        path, session = job.path, job.session
        target = path if path.suffix else path.with_name(path.name + SUFFIX)
        # As it is now, because meanwhile moves may be played.
        text, check = file_text(target, session, self.catalog)
        known, mark = self._ours.setdefault(target, set()), fingerprint(text.encode())
        known.add(mark)
        asked = replace(job, path=target)
        self.disk.save(
            target,
            partial(
                written,
                target,
                text,
                check,
                known if job.is_careful else None,
                is_copy=job.is_copy,
            ),
            partial(self._on_written, asked, mark, content_of(session)),
            partial(self._on_failed, asked),
            lambda other: self._write(replace(job, path=other, is_careful=False)),
        )

    def save_elsewhere(self, path: Path) -> None:
        """Save what a disk does not take in another file, the running game if it took all."""
        if self.disk.is_busy:
            self.disk.save_elsewhere(path)
        else:
            self.save(path)

    def _on_held(self, path: Path) -> None:
        self.message.emit(HeldTexts().waiting(path))

    def _on_saved(self, job: _Job, path: Path, mark: str, content: Content) -> None:
        if not job.is_copy:
            self._named.name(job.session, path, mark, content)
        self.saved.emit(path)
        self.message.emit(self.tr("Saved as {file}").format(file=path))

    def _on_failed(self, job: _Job, error: BaseException) -> None:
        path = job.path
        if isinstance(error, ChangedOutside):
            again = replace(job, is_careful=False)
            file = self._named.file_of(job.session)
            is_new = file is None or file.path != path
            self.would_replace.emit(Replacement(path, is_new, lambda: self._write(again)))
        elif isinstance(error, OSError):
            self._fail(FileTroubles().unwritten(path, error))
        else:
            raise error

    def _on_written(
        self, job: _Job, mark: str, content: Content, place: Path | NameFault | None
    ) -> bool:
        """Tell where a game is; None: a newer one took its place."""
        path = job.path
        if isinstance(place, NameFault):
            self._fail(FileNameTexts().text(place))
            return False
        if place is None:
            return True
        self._on_saved(job, place, mark, content)
        if place != path:  # nothing is closed before this was read
            self._fail(HeldTexts().unchanged(path), HeldTexts().kept(place))
            return False
        job.then()
        return True

    def _fail(self, text: str, more: str = "") -> None:
        self.failed.emit(text, more)
