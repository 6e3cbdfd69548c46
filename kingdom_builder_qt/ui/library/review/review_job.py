"""The analysis of one game in worker processes, with its results so far.

Never blocks.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.analysis.review import GAMES, ReviewResult, review_plan, run_review
from kingdom_builder_qt.game.analysis.review_figures import Findings
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.desktop.workers.watched_run import WatchedRun


class ReviewJob(QObject):
    """A child of the main window; outlives the dialogs that show it."""

    changed = Signal()  # new results, or it started, stopped or failed

    def __init__(
        self, catalog: Catalog, session: Session, parent: QObject | None = None, games: int = GAMES
    ) -> None:
        """Prepare the plan without starting a process."""
        super().__init__(parent)
        self._catalog, self.session = catalog, session
        self._moves = [entry.move for entry in session.log]
        self.findings = Findings(review_plan(session, games=games))
        self.error = ""
        self.was_interrupted = False  # the processes were replaced, without a result since
        self.work = WatchedRun(self)
        self.work.found.connect(self._on_found)
        self.work.restarted.connect(self._on_restarted)
        self.work.ended.connect(self._on_ended)

    def is_about(self, session: Session) -> bool:
        """Return whether this is the analysis of the game in its current state."""
        return session is self.session and [entry.move for entry in session.log] == self._moves

    @property
    def is_running(self) -> bool:
        """Return whether more results are expected."""
        return self.work.is_running

    def start(self) -> None:
        """Start or resume."""
        if self.is_running or self.findings.is_complete:
            return
        self.error, self.was_interrupted = "", False
        self.work.begin(run_review(self._catalog, self.findings.plan, self.findings.done))
        self.changed.emit()

    def stop(self) -> None:
        """Stop; the results stay, and the processes end asynchronously."""
        if self.is_running:
            self.work.stop()
            self.changed.emit()

    def _on_found(self, found: list[ReviewResult]) -> None:
        self.was_interrupted = False
        for result in found:
            self.findings.add(result)
        self.changed.emit()

    def _on_restarted(self) -> None:
        self.was_interrupted = True
        self.changed.emit()

    def _on_ended(self, error: str) -> None:
        self.error = error
        self.changed.emit()
