"""The sound process as the window sees it: start, ask, notice that it hangs, end."""

from __future__ import annotations

import logging
import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QTimer

from kingdom_builder_qt.ui.sound.cues import PLACE
from kingdom_builder_qt.ui.sound.device import is_installed
from kingdom_builder_qt.ui.sound.player import LOUDEST, SoundPlayer, SoundProblem
from kingdom_builder_qt.ui.sound.worker import Play, State, serve

_log = logging.getLogger(__name__)

POLL_MS: Final = 50  # only while an answer is awaited
STUCK_SECONDS: Final = 10.0  # without an answer, then the process is ended
MAX_OPEN: Final = 8  # requests without an answer: the pipe must not fill up and make us wait
MAX_DEATHS: Final = 3  # in a row, then only a change of the settings tries again
_JOIN_SECONDS: Final = 2.0

Target = Callable[[Connection, str], None]


class ProcessPlayer(SoundPlayer):
    """Plays the sounds of a folder in a process that lives while sound is switched on."""

    def __init__(self, folder: Path, parent: QObject | None = None, target: Target = serve) -> None:
        """Prepare without starting a process; `target` is what runs in it."""
        super().__init__(parent)
        self._folder, self._target = folder, target
        self._context = multiprocessing.get_context("spawn")
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._open = 0  # requests without an answer
        self._asked = 0.0  # when the oldest of them, or the last answer, was
        self._deaths = 0
        self._noted: set[tuple[SoundProblem, str]] = set()
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_MS)
        self._timer.timeout.connect(self._poll)

    @property
    def pid(self) -> int | None:
        """Return the process id, None while there is no process."""
        return self._process.pid if self._process else None

    def set_volume(self, volume: int) -> None:
        """Play louder or softer from now on; 0 ends the process."""
        super().set_volume(volume)
        self._deaths = 0
        if not self.volume:
            self.close()

    def prepare(self) -> None:
        """Start the process, so that the first sound comes in time."""
        if self.volume:
            self._ready()

    def check(self) -> None:
        """Look for a device, whatever the volume is."""
        self._send(Play(""))

    def play(self, name: str, delay_ms: int = 0) -> None:
        """Play a sound unless sound is off or cannot be played."""
        if self.volume:
            self._send(Play(name, _gain(self.volume), delay_ms))

    def sample(self, volume: int) -> None:
        """Let a volume be heard that is not set yet."""
        if volume:
            self._send(Play(PLACE, _gain(volume)))

    def close(self) -> None:
        """End the process, whatever it is doing: it holds nothing that could be lost."""
        self._timer.stop()
        self._open = 0
        process, pipe, self._process, self._pipe = self._process, self._pipe, None, None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join(_JOIN_SECONDS)
            if process.exitcode is not None:
                process.close()

    def _ready(self) -> bool:
        """Start the process if there is none; tell whether there is one."""
        if self._process is not None:
            return True
        if not is_installed():
            self._note(SoundProblem.LIBRARY, "")
            return False
        if self._deaths >= MAX_DEATHS:
            return False
        try:
            ours, theirs = self._context.Pipe()
            process = self._context.Process(
                target=self._target,
                args=(theirs, str(self._folder)),
                name="kingdom-builder-sound",
                daemon=True,
            )
            process.start()
        except OSError as error:
            self._lost(str(error))
            return False
        theirs.close()  # so that the end of the process shows as the end of the pipe
        self._process, self._pipe = process, ours
        return True

    def _send(self, request: Play) -> None:
        if not self._ready() or self._pipe is None or self._open >= MAX_OPEN:
            return
        try:
            self._pipe.send(request)
        except OSError as error:
            self._lost(str(error))
            return
        if not self._open:
            self._asked = monotonic()
        self._open += 1
        self._timer.start()

    def _poll(self) -> None:
        try:
            while self._pipe is not None and self._pipe.poll():
                self._receive(self._pipe.recv())
        except (EOFError, OSError) as error:
            self._lost(f"the sound process ended: {error!r}")
            return
        if not self._open:
            self._timer.stop()
        elif monotonic() - self._asked > STUCK_SECONDS:
            self._lost("the device does not answer")

    def _receive(self, state: State) -> None:
        self._open -= 1
        self._asked = monotonic()
        self._deaths = 0
        self._note(SoundProblem(state.problem), state.detail)

    def _lost(self, reason: str) -> None:
        """Begin anew with the next sound, but not for ever."""
        self._deaths += 1
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
