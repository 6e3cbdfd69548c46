"""The sound process as the window sees it: start, ask, notice that it hangs, end."""

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
MAX_PENDING: Final = 8  # requests without an answer: a slow device would get them all at once
MAX_DEATHS: Final = 3  # in a row, then only a change of the settings tries again

Serve: TypeAlias = "Callable[[Channel, str], None]"


class ProcessPlayer(SoundPlayer):
    """Plays the sounds of a folder in a process that lives while sound is switched on."""

    def __init__(
        self, folder: Path, parent: QObject | None = None, run: Serve | None = None
    ) -> None:
        """Prepare without starting a process; `run` is what runs in it."""
        super().__init__(parent)
        self._folder, self._run = folder, run
        self._pending = 0  # requests without an answer
        self._noted: set[tuple[SoundProblem, str]] = set()
        # Since the first of them or the last answer.
        self._patience = Watchdog(MAX_DEATHS, self)
        self._patience.timeout.connect(self._on_stuck)

    @cached_property
    def _worker(self) -> WorkerProcess:
        # Here, because a start plays nothing.
        from kingdom_builder_qt.ui.desktop.sound.worker import serve
        from kingdom_builder_qt.ui.desktop.workers.worker_process import WorkerProcess

        worker = WorkerProcess(self._run or serve, str(self._folder), parent=self)
        worker.received.connect(self._receive)
        worker.died.connect(self._lost)
        return worker

    @property
    def pid(self) -> int | None:
        """Return the process id, None while there is no process."""
        return self._worker.pid

    def set_volume(self, volume: int) -> None:
        """Play louder or softer from now on; 0 ends the process."""
        super().set_volume(volume)
        self._patience.failures = 0
        if not self.volume:
            self.close()

    def prepare(self) -> None:
        """Start the process, so that the first sound comes in time."""
        if self.volume and self._may_start():
            self._worker.start()

    def check(self) -> None:
        """Look for a device, whatever the volume is."""
        from kingdom_builder_qt.ui.desktop.sound.worker import PlaySound

        self._send(PlaySound(""))

    def play(self, name: str, delay_ms: int = 0) -> None:
        """Play a sound unless sound is off or cannot be played."""
        from kingdom_builder_qt.ui.desktop.sound.worker import PlaySound

        if self.volume:
            self._send(PlaySound(name, _gain(self.volume), delay_ms))

    def sample(self, volume: int) -> None:
        """Let a volume be heard that is not set yet."""
        from kingdom_builder_qt.ui.desktop.sound.cues import PLACE
        from kingdom_builder_qt.ui.desktop.sound.worker import PlaySound

        if volume:
            self._send(PlaySound(PLACE, _gain(volume)))

    def close(self) -> None:
        """End the process, whatever it is doing: it holds nothing that could be lost."""
        self._patience.stop()
        self._pending = 0
        if "_worker" in vars(self):
            self._worker.close()

    def _may_start(self) -> bool:
        """Return whether there is a process or one may be started."""
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
        """Wait for the next answer, but not for ever."""
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
        """Begin anew with the next sound, but not for ever."""
        self._patience.on_failure()
        self.close()
        self._note(SoundProblem.DEVICE, reason)

    def _note(self, problem: SoundProblem, detail: str) -> None:
        """Tell what has changed, and log each reason once: a computer without sound is no fault."""
        if problem and (problem, detail) not in self._noted:
            self._noted.add((problem, detail))
            _log.info("no sound (%s): %s", problem.value, detail or "not installed")
        if problem != self.problem:
            self.problem = problem
            self.problem_changed.emit(problem)


def _gain(volume: int) -> float:
    """Return the factor of a volume: the ear hears its steps as about even."""
    return (volume / LOUDEST) ** 1.5
