"""Keeps the running game on disk after every move; a thread waits for the disk, the UI does not.

The text is made in the main thread, so the thread never touches a session.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.disk import is_file
from kingdom_builder_qt.content.text_files import put_aside
from kingdom_builder_qt.game.record.saved_game import (
    RecordError,
    load_record,
    record_text,
    trouble_in,
)
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.files.file_writer import Writer
from kingdom_builder_qt.ui.files.unfinished_games import Slot, autosave_path, store_unfinished
from kingdom_builder_qt.ui.table.desk import GameDesk

_log = logging.getLogger(__name__)


class Autosave(QObject):
    """Saves the game of a desk after every change and forgets it when it is over."""

    failed = Signal(str)

    def __init__(self, desk: GameDesk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._slot = Slot()
        self.path = self._slot.path
        self.rescued = self._slot.rescued  # games of programs that were killed
        self._writer = Writer(self.path, trouble_in)
        self._is_failing = False
        self._unsaved: Session | None = None
        # The board begins to move before the text of the whole game is made.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._save)
        desk.settled.connect(self._on_settled)

    def _on_settled(self) -> None:
        self._unsaved = self._desk.session
        self._soon.start()

    def _save(self) -> None:
        """Keep what was settled last; a finished game needs no keeping."""
        self._soon.stop()
        session, self._unsaved = self._unsaved, None
        if session is None:
            return
        self._writer.put(None if session.position.is_over else record_text(session))
        self._report()

    def keep_previous(self, session: Session | None, known: Iterable[Path] = ()) -> Path | None:
        """Save a game that is about to be replaced as a file of its own, if it is worth that.

        Nothing is written if one of the `known` files holds it; OSError if it cannot be written.
        """
        if session is None or session.position.is_over or not session.log:
            return None
        path = store_unfinished(record_text(session), trouble_in, known := tuple(known))
        return None if path in known else path

    def discard(self) -> None:
        """Forget the game that was kept."""
        self._unsaved = None
        self._writer.put(None)

    def flush(self) -> bool:
        """Wait for the disk; return whether all is written."""
        self._save()
        return self._writer.flush()

    def rescue(self) -> bool | None:
        """Wait for the disk; return whether the running game is kept, None without one."""
        is_saved = self.flush() and not self._writer.error and is_file(self.path)
        session = self._desk.session
        return None if session is None or session.position.is_over else is_saved

    def close(self) -> None:
        """Write what waits; no thread remains, and the file is the next program's."""
        self._save()
        self._writer.close()
        self._slot.release()

    def _report(self) -> None:
        """Tell once that saving fails, and again only after it worked meanwhile."""
        error = self._writer.error
        if error and not self._is_failing:
            _log.warning("autosave failed: %s", error)
            self.failed.emit(self.tr("The game cannot be kept: {error}").format(error=error))
        self._is_failing = bool(error)


def load_autosave(catalog: Catalog, path: Path | None = None) -> Session | None:
    """Return the unfinished game; one that cannot be read is put aside with a log line."""
    path = path or autosave_path()
    if not is_file(path):
        return None
    try:
        session = load_record(path, catalog)
    except (RecordError, OSError) as error:
        _log.warning("the unfinished game cannot be read: %s", error)
        _put_aside(path)
        return None
    return None if session.position.is_over else session


def _put_aside(path: Path) -> None:
    try:
        put_aside(path)
    except OSError as error:
        _log.warning("%s not put aside: %s", path, error)
