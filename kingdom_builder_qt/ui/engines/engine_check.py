"""The check of an engine in a process of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.game.engines.process import lost
from kingdom_builder_qt.ui.desktop.own_engines import OwnEngine
from kingdom_builder_qt.ui.desktop.workers.worker_process import WorkerProcess
from kingdom_builder_qt.ui.engines.check_worker import CheckResult, serve_check

GAMES: Final = 2


class EngineCheck(QObject):
    """One check, which begins at once; it may take minutes and can be closed at any time."""

    ended = Signal(object)  # CheckResult

    def __init__(self, engine: OwnEngine, games: int, parent: QObject) -> None:
        """Without games the engine introduces itself only.  ValueError for open quotes."""
        super().__init__(parent)
        self.engine, self.games = engine, games
        arguments = engine.command, str(engine.folder), games, engine.options
        self._worker = WorkerProcess(serve_check, *arguments, parent=self)
        self._worker.received.connect(self._end)
        self._worker.died.connect(self._on_died)
        self._worker.start()

    def close(self) -> None:
        """End the engine and its process, without a result."""
        self._worker.finish()

    def _end(self, result: CheckResult) -> None:
        self._worker.finish()
        if result.fault is not None:
            result = replace(result, fault=result.fault.named(self.engine.name))
        self.ended.emit(result)

    def _on_died(self, reason: str) -> None:
        self.ended.emit(CheckResult(fault=lost(self.engine.name, reason)))
