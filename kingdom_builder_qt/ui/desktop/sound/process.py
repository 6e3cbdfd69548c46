"""The sound process as seen by the window: start, requests, watchdog, end."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QObject

from kingdom_builder_qt.ui.desktop.sound.player import LOUDEST, SoundPlayer, SoundProblem
from kingdom_builder_qt.ui.desktop.workers.watchdog import Watchdog

if TYPE_CHECKING:
    from kingdom_builder_qt.ui.desktop.sound.worker import PlaySound, SpeakerState
    from kingdom_builder_qt.ui.desktop.workers.messages import Channel
    from kingdom_builder_qt.ui.desktop.workers.worker_process import WorkerProcess

_log = logging.getLogger(__name__)

STUCK_SECONDS: Final = 10.0  # without an answer, then the process is ended
MAX_PENDING: Final = 8  # unanswered requests; a slow device would play them all at once
MAX_DEATHS: Final = 3  # in a row; then only a change of the settings tries again

Serve: TypeAlias = "Callable[[Channel, str], None]"


class ProcessPlayer(SoundPlayer):
    """Plays the sounds of a folder in a process that runs while sound is on."""

    def __init__(
        self, folder: Path, parent: QObject | None = None, run: Serve | None = None
    ) -> None:
        """Start no process yet; `run` is the function that runs in it."""
        super().__init__(parent)
        self._folder, self._run = folder, run
        self._pending = 0  # unanswered requests
        self._noted: set[tuple[SoundProblem, str]] = set()
        # Restarted with each answer.
        self._patience = Watchdog(MAX_DEATHS, self)
        self._patience.timeout.connect(self._on_stuck)

    @cached_property
    def _worker(self) -> WorkerProcess:
        # Imported late: a start plays nothing.
        from kingdom_builder_qt.ui.desktop.sound.worker import serve
        from kingdom_builder_qt.ui.desktop.workers.worker_process import WorkerProcess

        worker = WorkerProcess(self._run or serve, str(self._folder), parent=self)
        worker.received.connect(self._receive)
        worker.died.connect(self._lost)
        return worker

    @property
    def pid(self) -> int | None:
        """Return the process id, None without a process."""
        return self._worker.pid

    def set_volume(self, volume: int) -> None:
        """Set the volume; 0 ends the process."""
        super().set_volume(volume)
        self._patience.failures = 0
        if not self.volume:
            self.close()

    def prepare(self) -> None:
        """Start the process, so that the first sound is on time."""
        if self.volume and self._may_start():
            self._worker.start()

    def check(self) -> None:
        """Look for a device at any volume."""
        from kingdom_builder_qt.ui.desktop.sound.worker import PlaySound

        self._send(PlaySound(""))

    def play(self, name: str, delay_ms: int = 0) -> None:
        """Play a sound unless sound is off or unavailable."""
        from kingdom_builder_qt.ui.desktop.sound.worker import PlaySound

        if self.volume:
            self._send(PlaySound(name, _gain(self.volume), delay_ms))

    def sample(self, volume: int) -> None:
        from kingdom_builder_qt.ui.desktop.sound.cues import PLACE
        from kingdom_builder_qt.ui.desktop.sound.worker import PlaySound

        if volume:
            self._send(PlaySound(PLACE, _gain(volume)))

    def close(self) -> None:
        """End the process at once; it holds no data to lose."""
        self._patience.stop()
        self._pending = 0
        if "_worker" in vars(self):
            self._worker.close()

    def _may_start(self) -> bool:
        """Return whether a process runs or may be started."""
        from kingdom_builder_qt.ui.desktop.sound.device import is_installed

        if self._worker.is_running:
            return True
        if not is_installed():
            self._note(SoundProblem.LIBRARY, "")
            return False
        return not self._patience.is_enough

    def _send(self, request: PlaySound) -> None:
        if self._pending >= MAX_PENDING or not self._may_start():
            return
        self._pending += 1
        self._worker.send(request)
        if not self._patience.isActive():
            self._wait()

    def _wait(self) -> None:
        self._patience.wait(STUCK_SECONDS)

    def _receive(self, state: SpeakerState) -> None:
        self._pending -= 1
        self._patience.on_answer()
        if self._pending:
            self._wait()
        self._note(SoundProblem(state.problem), state.detail)

    def _on_stuck(self) -> None:
        self._lost("the device does not answer")

    def _lost(self, reason: str) -> None:
        """Close the process; the next sound starts another, at most `MAX_DEATHS` times in a row."""
        self._patience.on_failure()
        self.close()
        self._note(SoundProblem.DEVICE, reason)

    def _note(self, problem: SoundProblem, detail: str) -> None:
        """Announce a changed problem, and log each reason once: a computer without sound is not a
        fault.
        """
        if problem and (problem, detail) not in self._noted:
            self._noted.add((problem, detail))
            _log.info("no sound (%s): %s", problem.value, detail or "not installed")
        if problem != self.problem:
            self.problem = problem
            self.problem_changed.emit(problem)


def _gain(volume: int) -> float:
    """Return the gain of a volume, so that its steps sound about even."""
    return (volume / LOUDEST) ** 1.5
