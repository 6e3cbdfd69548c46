"""The search for the best of many sections, round after round in other processes."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.editor.sections.generator.best import Best, BestResult
from kingdom_builder_qt.game.analysis.analysis_run import AnalysisRun
from kingdom_builder_qt.ui.desktop.workers.watched_run import WatchedRun


class BestJob(QObject):
    """Follows one search at a time; nothing here ever waits."""

    advanced = Signal()  # something is known that was not
    ended = Signal(str)  # all is known, or what was wrong

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.best: Best | None = None
        self.work = WatchedRun(self)
        self.work.found.connect(self._on_found)
        self.work.ended.connect(self._on_ended)

    @property
    def is_running(self) -> bool:
        """Return whether more will be known."""
        return self.work.is_running

    def begin(self, best: Best) -> None:
        """Follow another search."""
        self.stop()
        self.best = best
        self._go_on()

    def stop(self) -> None:
        """Begin nothing more; what is known stays."""
        self.work.stop()

    def _go_on(self) -> None:
        assert self.best is not None
        if tasks := self.best.tasks():
            self.work.begin(AnalysisRun(self.best.make_worker, tasks))
        else:
            self.ended.emit("")

    def _on_found(self, found: list[BestResult]) -> None:
        assert self.best is not None
        for result in found:
            self.best.take(result)
        self.advanced.emit()

    def _on_ended(self, error: str) -> None:
        if error:
            self.ended.emit(error)
        else:
            self._go_on()
