"""Has Master play challenges in the person's place, one after the other, in another process."""

from __future__ import annotations

import logging
from typing import Final

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.challenges.challenge import Challenge
from kingdom_builder_qt.game.challenges.medals import run_master
from kingdom_builder_qt.ui.desktop.workers.watched_run import WatchedRun

PATIENCE: Final = 1200.0  # seconds for a whole game of Master on a slow, busy computer
_log = logging.getLogger(__name__)


class MedalWork(QObject):
    """Nothing here waits, and nothing is kept: whoever hears `found` does that."""

    found = Signal(object, int)  # Challenge, Master's gold
    failed = Signal(object)  # Challenge that Master could not play

    def __init__(self, parent: QObject | None = None) -> None:
        """Start no process yet."""
        super().__init__(parent)
        self._waiting: list[tuple[Challenge, Catalog]] = []
        self._gold: int | None = None
        self._given_up: list[Challenge] = []
        self._work = WatchedRun(self)
        self._work.found.connect(self._on_found)
        self._work.ended.connect(self._on_ended)

    def ask(self, challenge: Challenge, catalog: Catalog) -> None:
        """Play a challenge soon; not again if that failed."""
        if not self.is_about(challenge) and challenge not in self._given_up:
            self._waiting.append((challenge, catalog))
            if len(self._waiting) == 1:
                self._begin()

    def is_about(self, challenge: Challenge) -> bool:
        """Return whether a challenge is being played or waits for that."""
        return any(challenge == known for known, _ in self._waiting)

    def close(self) -> None:
        """Give everything up; the process ends by itself."""
        self._waiting.clear()
        if self._work.is_running:
            self._work.stop()

    def _begin(self) -> None:
        self._gold = None
        self._work.begin(run_master(*self._waiting[0]), PATIENCE)

    def _on_found(self, gold: list[int]) -> None:
        self._gold = gold[0]

    def _on_ended(self, error: str) -> None:
        challenge, _ = self._waiting.pop(0)
        gold = self._gold
        if self._waiting:
            self._begin()
        if gold is not None and not error:
            self.found.emit(challenge, gold)
        else:
            _log.warning("no medal for challenge %s: %s", challenge.key, error)
            self._given_up.append(challenge)
            self.failed.emit(challenge)
