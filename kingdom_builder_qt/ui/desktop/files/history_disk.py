"""The history of games as windows use it: everything is asked and done in threads."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.disk import is_present
from kingdom_builder_qt.ui.desktop.files.file_errors import words_of
from kingdom_builder_qt.ui.desktop.files.trash import Thrown, destroy, put_back, throw_away
from kingdom_builder_qt.ui.desktop.files.unfinished_games import kept_games
from kingdom_builder_qt.ui.desktop.tasks import Task

if TYPE_CHECKING:
    import sqlite3

    from kingdom_builder_qt.game.history.store import GameHistory

_Answer = TypeVar("_Answer")
_NAMES: Final = ("history", "history.db")
_log = logging.getLogger(__name__)


class _Lazy:
    """The history, opened by the first thread that needs it; knows no Qt."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._history: GameHistory | None = None

    def get(self) -> GameHistory:
        """Return it; OSError where Python lacks its database."""
        with self._lock:
            if self._history is None:
                try:
                    from kingdom_builder_qt.game.history.store import GameHistory
                except ImportError as error:  # some systems split it off
                    raise OSError(str(error)) from error
                self._history = GameHistory()
            return self._history


class HistoryDisk(QObject):
    """Files games, finds them, forgets them; nothing here waits.

    What failed to be filed is made good with the next game, or at the next start.
    """

    changed = Signal()  # there are other games now
    removed = Signal(str)  # name of the record that was put into the trash
    failed = Signal(str)  # a sentence

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lazy = _Lazy()
        self._thrown: list[Thrown] = []
        self._is_behind = False

    @property
    def can_undo(self) -> bool:
        """Return whether a game that was deleted can be got back."""
        return bool(self._thrown)

    def ask(
        self,
        owner: QObject,
        question: Callable[[sqlite3.Connection], _Answer],
        done: Callable[[_Answer], object],
        failed: Callable[[BaseException], object],
    ) -> Task:
        """Ask the index something for `owner`."""
        lazy = self._lazy
        return Task(owner, lambda: lazy.get().ask(question), done, failed)

    def write(
        self,
        owner: QObject,
        question: Callable[[sqlite3.Connection], str],
        write: Callable[[str], _Answer],
        done: Callable[[_Answer], object],
        failed: Callable[[BaseException], object],
    ) -> None:
        """Ask the index for a text and write it; games can be filed while a slow disk takes it."""
        lazy = self._lazy
        Task(owner, lambda: write(lazy.get().ask(question)), done, failed, must_end=True)

    def locate(self, file: str) -> Path:
        """Return where the record of a listed game lies."""
        return paths.user_data() / _NAMES[0] / file

    def file(self, text: str, instead_of: str, then: Callable[[str], object]) -> None:
        """Keep a game that has just ended; `then` gets its key once it is kept.

        `instead_of`: the key of an end of the same game that was taken back, "" if none was.
        """
        ended, lazy, is_behind = datetime.now(), self._lazy, self._is_behind

        def keep() -> str:
            history = lazy.get()
            key = history.file(text, ended, instead_of)
            if is_behind:
                history.catch_up(kept_games())
            return key

        Task(self, keep, partial(self._on_filed, then), self._on_not_filed, must_end=True)

    def catch_up(self, *, keeps: bool) -> None:
        """File what killed programs did not; not `keeps`: leave all that for good."""
        work = partial(_caught_up, self._lazy, keeps)
        Task(self, work, self._on_caught_up, self._on_behind, must_end=True)

    def remove(self, file: str) -> None:
        """Put a game into the trash."""
        lazy = self._lazy
        Task(
            self,
            lambda: lazy.get().remove(file, throw_away),
            self._on_removed,
            self._refuse,
            must_end=True,
        )

    def undo(self) -> None:
        """Get back the game that was deleted last."""
        if self._thrown:
            last = self._thrown.pop()
            Task(
                self,
                partial(_restored, self._lazy, last),
                lambda _none: self.changed.emit(),
                partial(self._on_not_restored, last),
                must_end=True,
            )

    def remove_all(self) -> None:
        """Forget all games for good."""
        work = partial(_emptied, self._lazy)
        Task(self, work, self._on_emptied, self._on_not_emptied, must_end=True)

    def _on_filed(self, then: Callable[[str], object], key: str) -> None:
        self._is_behind = False
        then(key)
        self.changed.emit()

    def _on_not_filed(self, error: BaseException) -> None:
        if not isinstance(error, OSError):
            raise error
        self._is_behind = True
        _log.warning("a finished game was not filed: %s", error)
        text = self.tr("The game could not be added to the history, it is tried again: {error}.")
        self.failed.emit(text.format(error=words_of(error)))

    def _on_caught_up(self, is_there: bool) -> None:
        if is_there:
            self.changed.emit()

    def _on_behind(self, error: BaseException) -> None:
        if not isinstance(error, OSError):
            raise error
        _log.warning("the history is not up to date: %s", error)
        self._is_behind = True

    def _on_removed(self, thrown: Thrown | None) -> None:
        if thrown is not None:
            self._thrown.append(thrown)
            self.removed.emit(thrown.path.name)
        else:
            self.failed.emit(self.tr("That game was not there any more."))
        self.changed.emit()

    def _on_not_restored(self, last: Thrown, error: BaseException) -> None:
        self._thrown.append(last)  # it can be tried again
        self._refuse(error)

    def _on_emptied(self, _none: None) -> None:
        self._thrown.clear()  # all of it was to be forgotten
        self.changed.emit()

    def _on_not_emptied(self, error: BaseException) -> None:
        self._thrown.clear()
        self._refuse(error)
        self.changed.emit()

    def _refuse(self, error: BaseException) -> None:
        if not isinstance(error, OSError):
            raise error
        text = self.tr("The history cannot be changed: {error}.")
        self.failed.emit(text.format(error=words_of(error)))


def _caught_up(lazy: _Lazy, keeps: bool) -> bool:
    """Return False where there is nothing at all: then no index is made either."""
    files = kept_games()
    if not files and not any(is_present(paths.user_data() / name) for name in _NAMES):
        return False
    lazy.get().catch_up(files, keeps=keeps)
    return True


def _emptied(lazy: _Lazy) -> None:
    from kingdom_builder_qt.game.history.filing import told_by

    lazy.get().remove_all()
    destroy(lambda name: told_by(name) is not None)


def _restored(lazy: _Lazy, thrown: Thrown) -> None:
    lazy.get().restored(put_back(thrown))
