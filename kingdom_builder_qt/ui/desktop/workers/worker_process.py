"""A worker process as seen by the window: exchanges messages, never blocks."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from kingdom_builder_qt.ui.desktop.workers import child
from kingdom_builder_qt.ui.desktop.workers.messages import Unpacker, pack
from kingdom_builder_qt.ui.desktop.workers.worker_flag import FLAG

if TYPE_CHECKING:
    from PySide6.QtCore import QProcess, QProcessEnvironment

_KILL_MS: Final = 2000  # a killed process ends within some, unless the system hangs
_FINISH_MS: Final = 5000  # a finishing process ends within some
_finishing: Final[set[QProcess]] = set()


class WorkerProcess(QObject):
    """One process at a time that runs a function, started by `start` or the first message.

    Qt reads and writes the pipes in the event loop: sending fills a buffer, signals announce
    answers and the end. A Python thread would need the interpreter lock and could run the garbage
    collector, which must not delete Qt objects outside the main thread (`app/gc_guard`).
    """

    received = Signal(object)  # a message of the worker
    died = Signal(str)  # the reason: it exited, crashed or could not be started

    def __init__(
        self, serve: Callable[..., None], *arguments: object, parent: QObject | None = None
    ) -> None:
        """Start no process yet.

        `serve` is a module-level function; it gets a `messages.Channel` and the picklable
        `arguments`. The process ends when it returns.
        """
        super().__init__(parent)
        self._first = pack((serve, arguments))
        self._process: QProcess | None = None

    @property
    def pid(self) -> int | None:
        """Return the process id, None without a process."""
        return self._process.processId() if self._process is not None else None

    @property
    def is_running(self) -> bool:
        """Return whether a process was started and is not known to have ended."""
        return self._process is not None

    def start(self) -> None:
        """Start the process if there is none."""
        if self._process is not None:
            return
        from PySide6.QtCore import QProcess  # imported late: a start needs no process

        process = self._process = QProcess(self)
        process.setProcessEnvironment(_environment())
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        process.readyReadStandardOutput.connect(partial(self._on_output, process, Unpacker()))
        process.finished.connect(partial(self._on_finished, process))
        process.errorOccurred.connect(partial(self._on_error, process))
        program, *arguments = command()
        process.start(program, arguments)
        self._write(self._first)

    def send(self, message: Any) -> None:
        """Send a message, starting a process if needed; `died` announces a lost message."""
        self.start()
        self._write(pack(message))

    def close(self) -> None:
        """Kill the process at once; it emits no further signals."""
        process, self._process = self._process, None
        if process is None:
            return
        # Not deleted with this object: Qt would block on a process that the system does not end.
        process.setParent(None)
        process.kill()
        process.waitForFinished(_KILL_MS)

    def finish(self) -> None:
        """Let the process end by itself, because it has to clean up; it emits no further signals.

        Its input is closed. `end_finishing` waits for it at the end of the program.
        """
        process, self._process = self._process, None
        if process is None:
            return
        process.setParent(None)
        _finishing.add(process)
        process.finished.connect(lambda: _finishing.discard(process))
        process.closeWriteChannel()

    def _write(self, data: bytes) -> None:
        process = self._process
        if process is not None and process.state() != process.ProcessState.NotRunning:
            process.write(data)

    def _on_output(self, process: QProcess, unpacker: Unpacker) -> None:
        for message in unpacker.feed(bytes(process.readAllStandardOutput().data())):
            if process is self._process:  # also after the previous message was handled
                self.received.emit(message)

    def _on_finished(self, process: QProcess, code: int, how: QProcess.ExitStatus) -> None:
        process.deleteLater()
        if process is self._process:
            word = "exit code" if how == process.ExitStatus.NormalExit else "signal"
            self._lose(f"the process ended with {word} {code}")

    def _on_error(self, process: QProcess, error: QProcess.ProcessError) -> None:
        if error == process.ProcessError.FailedToStart:
            # Perhaps still inside `start`, whose caller does not expect `died` yet.
            QTimer.singleShot(0, self, self._on_failed_start)

    def _on_failed_start(self) -> None:
        process = self._process
        if process is not None and process.state() == process.ProcessState.NotRunning:
            process.deleteLater()
            self._lose(process.errorString())

    def _lose(self, reason: str) -> None:
        self._process = None
        self.died.emit(reason)


def end_finishing() -> None:
    """Wait for the processes that `finish` has told to end, and kill those that do not."""
    for process in tuple(_finishing):
        if process.state() != process.ProcessState.NotRunning and not process.waitForFinished(
            _FINISH_MS
        ):
            process.kill()
            process.waitForFinished(_KILL_MS)
    _finishing.clear()


def load() -> None:
    """Import everything the first process needs, without starting one."""
    from PySide6.QtCore import QProcess

    QProcess().setProcessEnvironment(_environment())


def command() -> list[str]:
    """Return the command line of a new worker: the packaged program, or this Python."""
    if getattr(sys, "frozen", False):
        return [sys.executable, FLAG]
    return [sys.executable, "-P", "-m", child.__name__]


def _environment() -> QProcessEnvironment:
    """Return the environment, with our module path for the worker."""
    from PySide6.QtCore import QProcessEnvironment

    environment = QProcessEnvironment.systemEnvironment()
    environment.insert("PYTHONPATH", os.pathsep.join(sys.path))
    return environment
