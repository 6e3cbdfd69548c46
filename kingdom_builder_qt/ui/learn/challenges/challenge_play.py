"""Challenges at the desk: recognition, counting of tries, results.

A key in its options marks a game as a challenge; a result counts if all options are those of the
challenge. After the game, Master plays the challenge, too, and its gold sets the medals.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.challenges.challenge import PERSON, Challenge
from kingdom_builder_qt.game.challenges.challenge_results import ChallengeResult
from kingdom_builder_qt.game.challenges.medals import Medal, medal_for, run_master
from kingdom_builder_qt.game.record.saved_game import check_at
from kingdom_builder_qt.game.session import Assistance, Session
from kingdom_builder_qt.ui.desktop.workers.watched_run import WatchedRun
from kingdom_builder_qt.ui.learn.challenges.challenge_store import ChallengeStore
from kingdom_builder_qt.ui.table.desk.desk import GameDesk

PATIENCE: Final = 1200.0  # seconds for a whole game of Master on a slow, busy computer
_log = logging.getLogger(__name__)


class MedalWork(QObject):
    """Plays challenges with Master in a worker process, one after the other.

    Slots of `found` store the gold.
    """

    found = Signal(object, int)  # Challenge, Master's gold
    progressed = Signal()
    failed = Signal(object)  # Challenge that Master could not play

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[tuple[Challenge, Catalog]] = []
        self._gold: int | None = None
        self._given_up: list[Challenge] = []
        self._stopped: list[Challenge] = []
        self._played = 0  # stretches of the first one that waits
        self._work = WatchedRun(self)
        self._work.found.connect(self._on_found)
        self._work.ended.connect(self._on_ended)

    def ask(self, challenge: Challenge, catalog: Catalog) -> None:
        """Queue a challenge, unless it failed before or is stopped."""
        left_out = challenge in self._given_up or challenge in self._stopped
        if not self.is_about(challenge) and not left_out:
            self._waiting.append((challenge, catalog))
            if len(self._waiting) == 1:
                self._begin()

    def is_about(self, challenge: Challenge) -> bool:
        """Return whether a challenge is queued or being played."""
        return any(challenge == known for known, _ in self._waiting)

    def is_stopped(self, challenge: Challenge) -> bool:
        """Return whether a person has stopped the game of a challenge."""
        return challenge in self._stopped

    def played(self, challenge: Challenge) -> int:
        """Return how many of the `STRETCHES` of a challenge are played."""
        is_first = bool(self._waiting) and self._waiting[0][0] == challenge
        return self._played if is_first else 0

    def stop(self, challenge: Challenge) -> None:
        """Drop a challenge until `resume`."""
        if not self.is_about(challenge):
            return
        self._stopped.append(challenge)
        is_first = self._waiting[0][0] == challenge
        self._waiting = [known for known in self._waiting if known[0] != challenge]
        if is_first:
            self._work.stop()
            if self._waiting:
                self._begin()
        self.progressed.emit()

    def resume(self, challenge: Challenge, catalog: Catalog) -> None:
        """Queue a stopped challenge again, from its beginning."""
        self._stopped.remove(challenge)
        self.ask(challenge, catalog)
        self.progressed.emit()

    def close(self) -> None:
        """Drop the queue and end the process."""
        self._waiting.clear()
        if self._work.is_running:
            self._work.stop()

    def _begin(self) -> None:
        self._gold, self._played = None, 0
        self._work.begin(run_master(*self._waiting[0]), PATIENCE)

    def _on_found(self, stretches: list[int | None]) -> None:
        self._played += len(stretches)
        self._gold = next((gold for gold in stretches if gold is not None), self._gold)
        self.progressed.emit()

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


@dataclass(frozen=True, slots=True)
class Finished:
    """The finished challenge at the desk; `master` None: unknown, or not yet."""

    challenge: Challenge
    result: ChallengeResult
    master: int | None
    is_worked_out: bool  # Master is playing it now
    played: int  # stretches of that game
    assistance: tuple[Assistance, ...] = ()  # any assistance disqualifies the game

    @property
    def medal(self) -> Medal:
        """Return the medal of this game, "" for none, or none yet."""
        if self.assistance:
            return ""
        return medal_for(self.challenge, self.result.gold, self.master)


class ChallengePlay(QObject):
    """Follows the desk; a game counts if it is the whole challenge against its opponent."""

    begun = Signal(object, int)  # Challenge, number of the try
    changed = Signal()  # the result of `finished`

    def __init__(
        self,
        desk: GameDesk,
        store: ChallengeStore,
        is_unsaved_game: Callable[[Session], bool],
        parent: QObject | None = None,
    ) -> None:
        """`is_unsaved_game` returns whether a game must not be recorded."""
        super().__init__(parent)
        self._desk, self._store, self._leaves_out = desk, store, is_unsaved_game
        self._new: Session | None = None  # a new challenge, until it is at the desk
        self._session: Session | None = None  # a try of a challenge at the desk
        self._is_unfinished = False  # whether that game was unfinished at the last check
        self._is_shown = False  # its messages will be visible
        self._result: ChallengeResult | None = None  # of that game, once it is over
        self._pending: list[Session] = []  # finished games whose results are not entered yet
        self._uncounted: Challenge | None = None  # that game's, until its try is counted
        self.work = MedalWork(self)
        self.work.found.connect(self._on_worked_out)
        self.work.failed.connect(self.changed)
        self.work.progressed.connect(self.changed)
        store.changed.connect(self._look)
        desk.seats_changed.connect(self._on_seats_changed)
        desk.settled.connect(self._on_settled)
        desk.closing.connect(self._leave)

    def announce(self, session: Session) -> None:
        """Count a try of this game's challenge once it is at the desk."""
        self._new = session

    def follow(self) -> None:
        """Follow the new game at the desk."""
        self._look()  # the previous game, if its end was not shown yet
        session, new = self._desk.session, self._new
        self._leave()
        if session is None or not session.options.challenge or self._leaves_out(session):
            return
        self._store.read()
        self._session, self._is_unfinished = session, not session.position.is_over
        challenge = self._store.challenge(session.options.challenge)
        if session is new and challenge is not None:
            self._uncounted = challenge
            self._store.begin(challenge)

    def enter(self, session: Session) -> None:
        """Store the result of a finished game, for example of a run that was killed."""
        self._pending.append(session)
        self._store.read()
        self._look()

    @property
    def finished(self) -> Finished | None:
        """Return the finished challenge at the desk, else None."""
        if self._session is None or self._result is None:
            return None
        challenge = self._store.challenge(self._session.options.challenge)
        if challenge is None:
            return None
        master = self._store.tries(challenge).master
        is_worked_out = self.work.is_about(challenge)
        played, assistance = self.work.played(challenge), self._session.assistance
        return Finished(challenge, self._result, master, is_worked_out, played, assistance)

    def allows_hints(self, session: Session) -> bool:
        """Return whether hints are allowed: not before the first result of a challenge."""
        if not session.options.challenge:
            return True
        if not self._store.is_read:
            return False
        challenge = self._store.challenge(session.options.challenge)
        return challenge is None or self._store.tries(challenge).first is not None

    def at_desk(self, challenge: Challenge) -> Session | None:
        """Return the game at the desk if it is one of this challenge."""
        session = self._desk.session
        is_it = session is not None and session.options.challenge == challenge.key
        return session if is_it else None

    def work_out(self, challenge: Challenge) -> None:
        """Compute the missing medal of a challenge that was played."""
        tries = self._store.tries(challenge)
        if tries.first is not None and tries.master is None:
            self.work.ask(challenge, self._desk.catalog)

    def toggle_work(self, challenge: Challenge) -> None:
        """Stop or resume the computation of a medal."""
        if self.work.is_stopped(challenge):
            self.work.resume(challenge, self._desk.catalog)
        else:
            self.work.stop(challenge)

    def close(self) -> None:
        """Stop computing medals."""
        self.work.close()

    # -- private ----------------------------------------------------------------------------------

    def _leave(self) -> None:
        self._session = self._new = self._result = self._uncounted = None
        self._is_unfinished = self._is_shown = False
        self.changed.emit()

    def _on_settled(self) -> None:
        self._is_shown = True
        self._look()

    def _on_seats_changed(self, before: object) -> None:
        """Disqualify the game if another controller has played one of its seats."""
        session = self._session
        if session is None:
            return
        challenge = self._store.challenge(session.options.challenge)
        if challenge is not None and not challenge.is_tried_by(session):
            self._leave()

    def _look(self) -> None:
        if self._store.is_read:
            self._announce_try()
            while self._pending:
                self._enter(self._pending.pop())
            session = self._session
            if session is not None and self._is_unfinished and session.position.is_over:
                self._is_unfinished = False
                self._result = self._enter(session)
        self.changed.emit()

    def _announce_try(self) -> None:
        uncounted = self._uncounted
        if uncounted is not None and self._is_shown:
            self._uncounted = None
            self.begun.emit(uncounted, self._store.tries(uncounted).starts)

    def _enter(self, session: Session) -> ChallengeResult | None:
        """Store and return the result of a finished game; None with other controllers.

        A result with assistance is returned, but not stored.
        """
        challenge = self._store.challenge(session.options.challenge)
        if challenge is None or not challenge.is_tried_by(session):
            return None
        gold = session.position.gold()
        if session.assistance:
            return ChallengeResult(
                gold[PERSON], gold[1 - PERSON], self._store.tries(challenge).starts
            )
        game = check_at(session, len(session.log))
        self._store.finish(challenge, gold[PERSON], gold[1 - PERSON], game)
        self.work_out(challenge)
        return ChallengeResult(gold[PERSON], gold[1 - PERSON], self._store.tries(challenge).starts)

    def _on_worked_out(self, challenge: Challenge, gold: int) -> None:
        self._store.master(challenge, gold)
