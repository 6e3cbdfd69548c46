"""The review of one game while it is being worked out, and what is known of it so far.

The work is done in other processes; a timer collects what is done, so nothing here ever waits.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.analysis.review import GAMES, Result, run_review
from kingdom_builder_qt.game.analysis.review_figures import Findings
from kingdom_builder_qt.game.analysis.review_plan import review_plan
from kingdom_builder_qt.game.analysis.run import Run
from kingdom_builder_qt.game.session import Session

POLL_MS: Final = 150


class ReviewJob(QObject):
    """Belongs to a window and outlives the dialogs that show it."""

    changed = Signal()  # more is known, or it began, stopped or failed

    def __init__(
        self, catalog: Catalog, session: Session, parent: QObject | None = None, games: int = GAMES
    ) -> None:
        """Cut the game into its turns; nothing runs yet."""
        super().__init__(parent)
        self._catalog, self.session = catalog, session
        self._moves = [entry.move for entry in session.log]
        self.findings = Findings(review_plan(session, games=games))
        self.error = ""
        self.run: Run[Result] | None = None
        self._timer = QTimer(self, interval=POLL_MS)
        self._timer.timeout.connect(self._poll)

    def is_about(self, session: Session) -> bool:
        """Return whether this is the review of a game as it is now."""
        return session is self.session and [entry.move for entry in session.log] == self._moves

    @property
    def is_running(self) -> bool:
        """Return whether more will be known."""
        return self._timer.isActive()

    def start(self) -> None:
        """Begin, or go on where it was stopped."""
        if self.is_running or self.findings.is_complete:
            return
        self.error = ""
        self.run = run_review(self._catalog, self.findings.plan, self.findings.done)
        self._timer.start()
        self.changed.emit()

    def stop(self) -> None:
        """Begin nothing more; what is known stays, and the processes end by themselves."""
        if not self.is_running:
            return
        self._timer.stop()
        if self.run is not None:
            self.run.cancel()
        self.changed.emit()

    def _poll(self) -> None:
        assert self.run is not None
        found = self.run.finished()
        for result in found:
            self.findings.add(result)
        if not self.run.is_running:
            self.error = self.run.error
            self.run.cancel()
            self._timer.stop()
            self.changed.emit()
        elif found:
            self.changed.emit()
