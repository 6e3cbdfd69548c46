"""An analysis in worker processes, which are replaced if they die or hang."""

from __future__ import annotations

import logging
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from kingdom_builder_qt.game.analysis.analysis_run import AnalysisRun
from kingdom_builder_qt.ui.desktop.workers.watchdog import Watchdog

_log = logging.getLogger(__name__)

POLL_MS: Final = 120
PATIENCE_SECONDS: Final = 60.0  # without any result; a Builder plays a game in less than a second
MAX_FAILURES: Final = 3
SILENT: Final = "the processes do not answer"


class WatchedRun(QObject):
    """Polls the results of one run after another with a timer; never blocks."""

    found = Signal(object)  # list of results
    restarted = Signal()  # processes hung or died and were replaced
    ended = Signal(str)  # with an error, "" after success

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.run: AnalysisRun[Any] | None = None
        self._patience = PATIENCE_SECONDS
        self._timer = QTimer(self, interval=POLL_MS)
        self._timer.timeout.connect(self.poll)
        self._watchdog = Watchdog(MAX_FAILURES, self)
        self._watchdog.timeout.connect(self._on_stuck)

    @property
    def is_running(self) -> bool:
        """Return whether more results are expected."""
        return self._timer.isActive()

    def begin(self, run: AnalysisRun[Any], patience: float = PATIENCE_SECONDS) -> None:
        """Follow a run; its processes hang after `patience` seconds without a result."""
        self.run, self._patience = run, patience
        self._watchdog.on_answer()
        self._watchdog.wait(patience)
        self._timer.start()

    def stop(self) -> None:
        """Cancel the run without waiting for its processes."""
        self._timer.stop()
        self._watchdog.stop()
        if self.run is not None:
            self.run.cancel()

    def poll(self) -> None:
        assert self.run is not None, "the timer runs while there is a run"
        if found := self.run.finished():
            self._watchdog.on_answer()
            self._watchdog.wait(self._patience)
            self.found.emit(found)
        if self.is_running and self.run.loss:
            self._replace(self.run.loss)
        if self.is_running and not self.run.is_running:
            self._end(self.run.error)

    def _on_stuck(self) -> None:
        self._replace(SILENT)

    def _replace(self, reason: str) -> None:
        """Replace the processes, unless this failed too often without a result."""
        assert self.run is not None
        self._watchdog.on_failure()
        if self._watchdog.is_enough:
            _log.error("analysis given up: %s", reason)
            self._end(reason)
            return
        _log.warning("processes of an analysis replaced: %s", reason)
        self.run.restart()
        self._watchdog.wait(self._patience)
        self.restarted.emit()

    def _end(self, error: str) -> None:
        self.stop()
        self.ended.emit(error)
