"""Keeps the running game on disk after every move; a thread waits for the disk, the UI does not.

The text is made in the main thread, so the thread never touches a session.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.disk import is_file, read_bytes
from kingdom_builder_qt.content.text_files import json_trouble
from kingdom_builder_qt.game.record.saved_game import load_record, record_text, trouble_in
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.desktop.files.unfinished_games import (
    Slot,
    autosave_path,
    name_path,
    remove_earlier,
    store_unfinished,
)
from kingdom_builder_qt.ui.desktop.slot import Writer
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.desk.named_games import NamedFile, NamedGames

_log = logging.getLogger(__name__)

RETRY_MS: Final = 5000  # a full disk says nothing when there is room again
_MOST_BYTES: Final = 1 << 20  # of a name with the moves that its file holds


class Autosave(QObject):
    """Saves the game of a desk after every change, its end included.

    A finished game is forgotten once the file that the player gave it holds its end.  What was put
    aside of it before is forgotten when it ends.  A game that is left out is not kept, and what was
    kept before it stays.
    """

    trouble_changed = Signal(str)  # why the game is not being saved; "" once it is again
    forgotten = Signal()  # what was put aside of the game that has ended

    def __init__(self, desk: GameDesk, named: NamedGames, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self._named = desk, named
        self._slot = Slot()
        self.path = self._slot.path
        self.rescued = self._slot.rescued  # games of programs that were killed
        self.aside = self._slot.aside  # what they left that is no text at all
        self._writer = Writer(self.path, _trouble_in, self, self._slot.make_newest)
        self._writer.written.connect(self._report)
        self._trouble = ""
        self._unsaved: Session | None = None
        self._unended: Session | None = None  # the running game while its end is to come
        self._left_out: Session | None = None
        names = name_path(self.path)
        self._name: NamedFile | None = None  # as it was written last
        self._has_name = is_file(names)  # perhaps that of another game
        self._names = Writer(names, json_trouble, self)
        self._names.written.connect(self._report_name)
        # The board begins to move before the text of the whole game is made.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._save)
        self._retry = QTimer(self, singleShot=True, interval=RETRY_MS)
        self._retry.timeout.connect(self._on_settled)
        desk.session_started.connect(self._on_started)
        desk.changed.connect(self._on_changed)
        desk.settled.connect(self._on_settled)
        desk.assisted.connect(self._on_settled)
        named.changed.connect(self._on_settled)

    def leave_out(self, session: Session | None) -> None:
        """Keep nothing of a game that is about to begin; None: keep the one that is open again."""
        self.flush()
        self._left_out = session
        if session is None:
            self._on_started()
            self._on_settled()

    def leaves_out(self, session: Session | None) -> bool:
        return session is not None and session is self._left_out

    @property
    def _session(self) -> Session | None:
        """Return the game that is kept."""
        session = self._desk.session
        return None if self.leaves_out(session) else session

    def _on_started(self) -> None:
        session = self._session
        self._unended = session if session is not None and not session.position.is_over else None

    def _on_changed(self) -> None:
        # Whoever leaves before the panels show a computer's move still leaves it on the disk.
        self._unsaved = self._session

    def _on_settled(self) -> None:
        self._unsaved = self._session
        self._soon.start()

    def _save(self) -> None:
        """Keep what was settled last, with the name of its file."""
        self._soon.stop()
        session, self._unsaved = self._unsaved, None
        if session is None:
            return
        self._keep_name(session)
        self._writer.put(record_text(session) if self._needs_keeping(session) else None)
        if session is self._unended and session.position.is_over:
            self._unended = None  # a finished game that is opened again stays where it is
            question = partial(remove_earlier, record_text(session), self.path)
            Task(self, question, lambda _none: self.forgotten.emit(), must_end=True)

    def _keep_name(self, session: Session) -> None:
        file = self._named.file_of(session) if self._needs_keeping(session) else None
        if file is None and self._has_name:
            self._names.put(None)
        elif file is not None and file is not self._name:
            self._names.put(self._named.as_text(session))
        self._name, self._has_name = file, file is not None

    def _needs_keeping(self, session: Session) -> bool:
        return not session.position.is_over or not self._named.holds(session)

    def keep_previous(self, session: Session | None, known: Sequence[Path] = ()) -> Path | None:
        """Save a game that is about to be replaced as a file of its own, if it is worth that.

        A game without a move is not, unless it is a challenge, of which each start counts.
        Nothing is written if one of the `known` files holds it; OSError if it cannot be written.
        """
        if session is None or not self._needs_keeping(session):
            return None
        if not session.log and not session.options.challenge:
            return None
        if file := self._named.file_of(session):
            known = [*known, file.path]
        path = store_unfinished(record_text(session), trouble_in, known)
        return None if path in known else path

    def discard(self) -> None:
        """Forget the game that was kept."""
        self._unsaved = None
        self._writer.put(None)

    def flush(self) -> bool:
        """Try again what failed and wait for the disk; return whether all is written."""
        if self._trouble:
            self._unsaved = self._session
        self._save()
        is_done = self._writer.flush()
        self._names.flush()  # without it the game only asks where to save it
        self._report()
        return is_done

    def leave(self) -> None:
        """Wait for the disk; what cannot be saved is given up with the table."""
        self.flush()
        self._retry.stop()
        self._set_trouble("")

    def loses_moves(self) -> bool:
        """Wait for the disk; return whether moves would be lost with the running game."""
        session = self._session
        if session is None or not session.log or self.rescue() is not False:
            return False
        return not self._named.holds(session)

    @property
    def trouble(self) -> str:
        """Return why the game is not being saved, "" if it is."""
        return self._trouble

    def rescue(self) -> bool | None:
        """Wait for the disk; return whether the running game is kept, None without one."""
        is_saved = self.flush() and not self._writer.error and is_file(self.path)
        session = self._session
        return is_saved if session is not None and self._needs_keeping(session) else None

    def close(self) -> None:
        """Write what waits; no thread remains, and the file is the next program's."""
        self._save()
        self._writer.written.disconnect(self._report)
        self._writer.close()
        self._names.close()
        self._retry.stop()
        self._slot.release()

    def _report(self) -> None:
        """Tell whether the last text is on the disk, and try again while it is not."""
        error = self._writer.error if self._session is not None else ""
        if error:
            self._retry.start()
        else:
            self._retry.stop()
        self._set_trouble(error)

    def _report_name(self) -> None:
        if self._names.error:
            _log.warning("the name of the game was not kept: %s", self._names.error)

    def _set_trouble(self, trouble: str) -> None:
        if trouble == self._trouble:
            return
        if trouble and not self._trouble:
            _log.warning("autosave failed: %s", trouble)
        self._trouble = trouble
        self.trouble_changed.emit(trouble)


def load_autosave(catalog: Catalog, path: Path | None = None) -> Session | None:
    """Return the game that was kept, None if there is none; RecordError if it cannot be read."""
    path = path or autosave_path()
    return load_record(path, catalog) if is_file(path) else None


def load_name(path: Path) -> str:
    """Return what is known of the file of the game that was kept, for `NamedGames.restore`."""
    data = read_bytes(name_path(path), _MOST_BYTES)
    return "" if isinstance(data, str) else data.decode("utf-8", "replace")


def _trouble_in(text: str) -> str:

    return trouble_in(text)
