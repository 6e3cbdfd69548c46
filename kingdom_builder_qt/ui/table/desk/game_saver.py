"""Saves the game at the desk in the library after every decision, from its first move on.

The text is made in the main thread, because no thread may use a session.  A thread takes the lock,
writes the text and releases the lock (see `slot`), so the window never waits for the disk.  A game
that is left is still written while the next one is at the desk.

Computers wait for the disk, so that a killed program loses at most one action: a computer's move,
or all moves of one click or key of a person.  They wait for `PATIENCE_MS` at most, and not at all
after a write that took longer.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.game.library.entry import new_id
from kingdom_builder_qt.game.record.entry_line import EntryHead, with_head
from kingdom_builder_qt.game.record.saved_game import record_text
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.desktop.files.library_disk import LibraryDisk
from kingdom_builder_qt.ui.desktop.slot import Slot
from kingdom_builder_qt.ui.table.desk.desk import GameDesk

_log = logging.getLogger(__name__)

PATIENCE_MS: Final = 250  # a sound disk needs a tenth of it


@dataclass(eq=False, slots=True)
class DeskGame:
    """A game with its entry in the library.

    `slot` writes its record and has the lock; None before the first write of a new game.
    """

    session: Session
    head: EntryHead
    slot: Slot | None = None

    @property
    def has_begun(self) -> bool:
        """Return whether the game has begun; a challenge begins with its set-up.

        True for a game whose moves were all taken back, because it has a record already.
        """
        return bool(self.slot or self.session.log or self.session.options.challenge)


def moves_of(session: Session) -> tuple[Move, ...]:
    """Return the moves of a game so far."""
    return tuple([entry.move for entry in session.log])


def _state(session: Session) -> object:
    """Return a value that changes when the game is played, but not when it is only opened."""
    return moves_of(session), session.seats, session.assistance


class GameSaver(QObject):
    """Writes the game of a desk into the library; lessons and trial games are left out.

    `game` is the saved game at the desk, None without a game and for one that is left out.
    """

    saved = Signal()  # the disk has the game at the desk with its last change
    trouble_changed = Signal(str)  # reason why the game is not saved, "" once it is
    head_changed = Signal()  # title or star of the game at the desk, or another game

    def __init__(self, desk: GameDesk, library: LibraryDisk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self._library = desk, library
        self.game: DeskGame | None = None
        self._left_out: Session | None = None
        self._copied: tuple[Move, ...] = ()  # of the game, in a copy of the player
        self._played: object = None  # the state of the game when its `played` was set
        self.trouble = ""
        self._is_unsaved = False
        # A delay of 0: the animation starts before the text of the whole game is made.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._save)
        self.patience_ms = PATIENCE_MS
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._let_computers_play)
        desk.changed.connect(self._on_changed)
        desk.settled.connect(self._on_settled)
        desk.assisted.connect(self._on_settled)

    # -- which game ----------------------------------------------------------------------------

    def begin(self, game: DeskGame) -> None:
        """Release the game at the desk and save another one from now on, which opens next."""
        self.release()
        self._left_out, self.game, self._copied = None, game, ()
        self._played = None
        if game.slot is not None:
            game.slot.written.connect(self._on_written)
            self._played = _state(game.session)
        self.head_changed.emit()

    def begin_new(self, session: Session) -> None:
        """As `begin`, for a new game; its entry is made with its first move."""
        now = datetime.now().replace(microsecond=0)
        self.begin(DeskGame(session, EntryHead(new_id(now), begun=now)))

    def begin_unsaved(self, session: Session) -> None:
        """Release the game at the desk; the one that opens next is not saved."""
        self.release()
        self._left_out, self.game = session, None
        self.head_changed.emit()

    def is_unsaved_game(self, session: Session | None) -> bool:
        """Return whether a game is not saved, as a lesson or a trial of a section."""
        return session is not None and session is self._left_out

    def save_from_now_on(self) -> None:
        """Save the game at the desk, which was left out so far."""
        if self._left_out is not None and self._desk.session is self._left_out:
            self.begin_new(self._left_out)
            self._on_settled()

    def release(self) -> None:
        """Save the game at the desk in a thread and let other programs open it then.

        Moves that the disk has refused are tried once more: the player was asked about them.
        """
        self._save()
        self._let_computers_play()
        is_refused = bool(self.trouble)
        self._set_trouble("")
        game, self.game = self.game, None
        if game is not None and game.slot is not None:
            game.slot.written.disconnect(self._on_written)
            slot, game.slot = game.slot, None
            self._library.close_slot(slot, was_played=True, gives_up=is_refused)

    # -- its title -----------------------------------------------------------------------------

    def describe(self, *, title: str | None = None, starred: bool | None = None) -> None:
        """Change title or star of the game at the desk; None leaves them."""
        game = self.game
        if game is None:
            return
        head = game.head
        game.head = replace(
            head,
            title=head.title if title is None else title,
            starred=head.starred if starred is None else starred,
        )
        self._on_settled()
        self.head_changed.emit()

    # -- writing -------------------------------------------------------------------------------

    def flush(self) -> bool:
        """Retry a refused write and block for at most 5 seconds; return whether all is written.

        For the crash handler and tests.
        """
        if self.trouble:
            self._is_unsaved = True
        self._save()
        game = self.game
        if game is None or game.slot is None:
            return not self.trouble
        is_done = game.slot.flush()
        self._report()
        return is_done and not game.slot.error

    def rescue(self) -> bool | None:
        """Return whether the game at the desk is saved, None without one; blocks as `flush`."""
        game = self.game
        if game is None or not game.has_begun:
            return None
        return self.flush()

    def loses_moves(self) -> bool:
        """Return whether the disk has refused moves of the game at the desk.

        A write that is still going on loses nothing: it continues after the game is left.
        """
        game = self.game
        return game is not None and bool(self.trouble) and self._copied != moves_of(game.session)

    def note_copy(self, moves: tuple[Move, ...]) -> None:
        """Note that a copy of the player contains the game at the desk up to these moves."""
        self._copied = moves

    def _on_changed(self) -> None:
        # Not only in `_on_settled`: a game that is left before the panels show a computer's move
        # is written with that move.
        self._is_unsaved = True
        game = self.game
        if game is None or (game.slot is not None and 1000 * game.slot.seconds > self.patience_ms):
            return
        self._desk.ai.set_saved(False)
        self._patience.start(self.patience_ms)

    def _on_settled(self) -> None:
        self._is_unsaved = True
        self._soon.start()

    def _save(self) -> None:
        self._soon.stop()
        is_unsaved, self._is_unsaved = self._is_unsaved, False
        if is_unsaved and not self._put():
            self._let_computers_play()

    def _put(self) -> bool:
        """Give the game at the desk to its slot; return whether it has to be saved."""
        game = self.game
        if game is None or self._desk.session is not game.session:
            return False
        if game.slot is None and not game.has_begun:
            return False
        if game.slot is None:
            game.slot = self._library.slot(game.head.id)
            game.slot.written.connect(self._on_written)
        if (state := _state(game.session)) != self._played:
            self._played = state
            game.head = replace(game.head, played=datetime.now().replace(microsecond=0))
        game.slot.put(with_head(record_text(game.session), game.head))
        return True

    def _on_written(self) -> None:
        self._report()
        if not self._is_unsaved:  # else the text is of an earlier move
            if not self.trouble:
                self.saved.emit()
            self._let_computers_play()

    def _let_computers_play(self) -> None:
        self._patience.stop()
        self._desk.ai.set_saved(True)

    def _report(self) -> None:
        """Emit the error of the last write, which the slot retries."""
        slot = None if self.game is None else self.game.slot
        self._set_trouble("" if slot is None else slot.error)

    def _set_trouble(self, trouble: str) -> None:
        if trouble == self.trouble:
            return
        if trouble and not self.trouble:
            _log.warning("the game is not being saved: %s", trouble)
        self.trouble = trouble
        self.trouble_changed.emit(trouble)
