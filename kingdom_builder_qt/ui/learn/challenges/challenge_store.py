"""The tasks and all results of challenges, read and written in threads."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from datetime import date
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple

from PySide6.QtCore import QObject

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.atomic_files import RETRY_SECONDS
from kingdom_builder_qt.content.paths import user_data
from kingdom_builder_qt.content.text_files import write_atomic
from kingdom_builder_qt.game.challenges.challenge import Challenge
from kingdom_builder_qt.game.challenges.challenge_results import (
    MOST_BYTES,
    Results,
    Tries,
    read_results,
    text_fault,
)
from kingdom_builder_qt.game.challenges.task_challenges import challenge_by_key, task_challenges
from kingdom_builder_qt.game.library.game_filter import GameFilter
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.ui.desktop.files.content_store import ProgressStore
from kingdom_builder_qt.ui.desktop.files.library_disk import LibraryDisk
from kingdom_builder_qt.ui.desktop.files.progress_file import read_or_quarantine
from kingdom_builder_qt.ui.desktop.tasks import Task

KEPT: Final = "challenges.json"  # in the user's data folder
_log = logging.getLogger(__name__)
_file: Final = Lock()  # a thread that still reads for a closed window may quarantine the file


class _Read(NamedTuple):
    """The data on the disk; `aside`: the quarantined file if the results were unreadable."""

    tasks: list[Challenge]
    results: Results
    aside: Path | None


class ChallengeStore(ProgressStore):
    """The tasks and results, empty until `changed`; results entered before that are not lost."""

    def __init__(
        self, catalog: Catalog, today: Callable[[], date], parent: QObject | None = None
    ) -> None:
        super().__init__(user_data() / KEPT, text_fault, parent)
        self._unfinished: dict[str, str] = {}  # ids of unfinished games, by challenge key
        self.tasks: list[Challenge] = []
        self.results = Results()
        self._catalog, self._today = catalog, today
        self._queued_changes: list[Callable[[Results], Results]] = []  # until everything is read

    def read(self) -> None:
        """Read everything once."""
        self._load(partial(_read, self._path, self._catalog))

    def renew(self, catalog: Catalog) -> None:
        """Read the tasks again, in the language of a catalog; `changed` follows."""
        self._catalog = catalog
        if self.is_read:
            Task(self, partial(task_challenges, catalog), self._on_renewed)

    def _on_renewed(self, tasks: list[Challenge]) -> None:
        self.tasks = tasks
        self.changed.emit()

    def find_unfinished(self, library: LibraryDisk) -> None:
        """Look for unfinished challenges in the library; `changed` follows."""
        library.look(self, _find_unfinished, self._on_unfinished_found)

    def left(self, challenge: Challenge) -> str:
        """Return the id of the newest unfinished game of a challenge, "" if none is known.

        The index may lag behind a try that has ended.
        """
        tries = self.tries(challenge)
        is_over = 0 < tries.starts <= tries.finished
        return "" if is_over else self._unfinished.get(challenge.key, "")

    def challenge(self, key: str) -> Challenge | None:
        """Return the challenge of a key, None if it is unknown or the tasks are not read yet."""
        return challenge_by_key(key, self._catalog, self.tasks)

    def tries(self, challenge: Challenge) -> Tries:
        """Return the tries of a challenge."""
        return self.results.of(challenge.key)

    def begin(self, challenge: Challenge) -> None:
        """Count a try."""
        is_late = challenge.last is not None and self._today() > challenge.last
        self._change(lambda results: results.begun(challenge.key, is_late))

    def finish(self, challenge: Challenge, gold: int, other: int, game: str) -> None:
        """Store a result; `game` is the checksum of the game."""
        self._change(lambda results: results.finished(challenge.key, gold, other, game))

    def master(self, challenge: Challenge, gold: int) -> None:
        """Store the gold that Master reaches."""
        self._change(lambda results: results.mastered(challenge.key, gold))

    def close(self) -> None:
        if self._queued_changes:  # the window closes during a read
            if self._reading is not None:
                self._reading.cancel()
            changes, self._queued_changes = self._queued_changes, []
            Task(self, partial(_enter_unseen, self._path, changes), must_end=True)
        super().close()

    def _change(self, change: Callable[[Results], Results]) -> None:
        self._queued_changes.append(change)
        if self.is_read:
            self._enter()
        else:
            self.read()

    def _enter(self) -> None:
        before = self.results
        while self._queued_changes:
            self.results = self._queued_changes.pop(0)(self.results)
        if self.results != before:
            self._writer.put(self.results.text())
        self.changed.emit()

    def _take(self, found: _Read) -> None:
        self.tasks = found.tasks
        self.results, self.is_read = found.results, True
        self._enter()
        if found.aside is not None:
            self.damaged.emit(found.aside)

    def _on_unfinished_found(self, found: dict[str, str]) -> None:
        self._unfinished = found
        self.changed.emit()


def _read(path: Path, catalog: Catalog) -> _Read:
    tasks = task_challenges(catalog)
    with _file:
        return _Read(tasks, *read_or_quarantine(path, MOST_BYTES, read_results, Results()))


def _enter_unseen(path: Path, changes: Iterable[Callable[[Results], Results]]) -> None:
    """Enter results in the file, in a thread, for a window that closes before it has read it."""
    try:
        with _file:
            results, _ = read_or_quarantine(path, MOST_BYTES, read_results, Results())
            for change in changes:
                results = change(results)
            path.parent.mkdir(parents=True, exist_ok=True)
            write_atomic(path, results.text(), text_fault, RETRY_SECONDS)
    except OSError as error:  # an unreadable file is never overwritten
        _log.warning("results of challenges are lost: %s", error)


def _find_unfinished(library: Library) -> dict[str, str]:
    """Return the id of the newest unfinished game by challenge key."""
    found: dict[str, str] = {}
    for entry in library.entries(library.ids(GameFilter(state="unfinished"))):
        if entry.challenge:
            found.setdefault(entry.challenge, entry.id)
    return found
