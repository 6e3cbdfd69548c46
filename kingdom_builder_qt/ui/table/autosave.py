"""Keeps the running game on disk after every move; a thread waits for the disk, the UI does not.

The text is made in the main thread, so the thread never touches a session.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.disk import is_file
from kingdom_builder_qt.game.record.saved_game import (
    load_record,
    record_text,
    trouble_in,
)
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.files.file_writer import Writer
from kingdom_builder_qt.ui.files.unfinished_games import Slot, autosave_path, store_unfinished
from kingdom_builder_qt.ui.table.desk import GameDesk

_log = logging.getLogger(__name__)

RETRY_MS: Final = 5000  # a full disk says nothing when there is room again


class Autosave(QObject):
    """Saves the game of a desk after every change and forgets it when it is over."""

    trouble_changed = Signal(str)  # why the game is not being saved; "" once it is again

    def __init__(self, desk: GameDesk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._slot = Slot()
        self.path = self._slot.path
        self.rescued = self._slot.rescued  # games of programs that were killed
        self.aside = self._slot.aside  # what they left that is no text at all
        self._writer = Writer(self.path, trouble_in, self, self._slot.make_newest)
        self._writer.written.connect(self._report)
        self._trouble = ""
        self._unsaved: Session | None = None
        self._elsewhere = ""  # the game as the player saved it in another file
        # The board begins to move before the text of the whole game is made.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._save)
        self._retry = QTimer(self, singleShot=True, interval=RETRY_MS)
        self._retry.timeout.connect(self._on_settled)
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

    def keep_previous(self, session: Session | None, known: Sequence[Path] = ()) -> Path | None:
        """Save a game that is about to be replaced as a file of its own, if it is worth that.

        Nothing is written if one of the `known` files holds it; OSError if it cannot be written.
        """
        if session is None or session.position.is_over or not session.log:
            return None
        path = store_unfinished(record_text(session), trouble_in, known)
        return None if path in known else path

    def discard(self) -> None:
        """Forget the game that was kept."""
        self._unsaved = None
        self._writer.put(None)

    def flush(self) -> bool:
        """Try again what failed and wait for the disk; return whether all is written."""
        if self._trouble:
            self._unsaved = self._desk.session
        self._save()
        is_done = self._writer.flush()
        self._report()
        return is_done

    def leave(self) -> None:
        """Wait for the disk; what cannot be saved is given up with the table."""
        self.flush()
        self._retry.stop()
        self._set_trouble("")

    def note_saved(self, text: str) -> None:
        """Take note that a game, as the text of its record, lies in a file of the player."""
        self._elsewhere = text

    def loses_moves(self) -> bool:
        """Wait for the disk; return whether moves would be lost with the running game."""
        session = self._desk.session
        if session is None or not session.log or self.rescue() is not False:
            return False
        return not self.is_elsewhere(session)

    def is_elsewhere(self, session: Session) -> bool:
        """Return whether a game, as it is now, was the last to be saved in a file of the player."""
        return record_text(session) == self._elsewhere

    @property
    def trouble(self) -> str:
        """Return why the game is not being saved, "" if it is."""
        return self._trouble

    def rescue(self) -> bool | None:
        """Wait for the disk; return whether the running game is kept, None without one."""
        is_saved = self.flush() and not self._writer.error and is_file(self.path)
        session = self._desk.session
        return None if session is None or session.position.is_over else is_saved

    def close(self) -> None:
        """Write what waits; no thread remains, and the file is the next program's."""
        self._save()
        self._writer.written.disconnect(self._report)
        self._writer.close()
        self._retry.stop()
        self._slot.release()

    def _report(self) -> None:
        """Tell whether the last text is on the disk, and try again while it is not."""
        error = self._writer.error if self._desk.session is not None else ""
        if error:
            self._retry.start()
        else:
            self._retry.stop()
        self._set_trouble(error)

    def _set_trouble(self, trouble: str) -> None:
        if trouble == self._trouble:
            return
        if trouble and not self._trouble:
            _log.warning("autosave failed: %s", trouble)
        self._trouble = trouble
        self.trouble_changed.emit(trouble)


def load_autosave(catalog: Catalog, path: Path | None = None) -> Session | None:
    """Return the unfinished game, None if there is none; RecordError if it cannot be read."""
    path = path or autosave_path()
    if not is_file(path):
        return None
    session = load_record(path, catalog)
    return None if session.position.is_over else session
