"""Writes what the user saves in threads, so that no disk can hold a window."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from kingdom_builder_qt.content.atomic_files import HeldOpen
from kingdom_builder_qt.ui.desktop.files.disk_thread import ask_in_thread
from kingdom_builder_qt.ui.desktop.files.file_reader import MOST_THREADS, SIGN_MS

_CLOSE_SECONDS: Final = 5.0

# Gets what came of it and what was raised; returns whether the file has what was saved.
Told: TypeAlias = Callable[[Any, BaseException | None], bool]


@dataclass(eq=False, slots=True)
class _Job:
    path: Path
    write: Callable[[], Any]
    then: Told
    again: Callable[[Path], object]
    has_begun: bool = False
    is_settling: bool = False
    stood_still: Event = field(default_factory=Event)


class FileSaver(QObject):
    """Saves files in the order in which that was asked for; nothing here waits but `close`.

    A file on a disk that does not answer holds up no other one.  What was given up may still be
    written when the disk answers; what was saved to the same file since is written after it.
    """

    slow = Signal(str)  # name of what is not saved after a moment; "" once that has ended
    held = Signal(object)  # Path: another program holds the file open, and it is tried again

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs: list[_Job] = []
        self._busy: set[Path] = set()  # files with a thread, also one whose job was given up
        self._after: Callable[[], object] | None = None
        self._shown = ""
        self._sign = QTimer(self, singleShot=True, interval=SIGN_MS)
        self._sign.timeout.connect(self._show)

    @property
    def is_busy(self) -> bool:
        """Return whether something is still to be saved."""
        return bool(self._jobs)

    def save(
        self,
        path: Path,
        write: Callable[[], Any],
        then: Told,
        again: Callable[[Path], object],
    ) -> None:
        """Call `write` in a thread, and `then` here with its answer and what it raised.

        A file that another program holds open is settled; `then` gets what comes of that.
        `again` saves the same in another file.  `write` knows no Qt object.
        """
        self._jobs.append(_Job(path, write, then, again))
        if not self._sign.isActive() and not self._shown:
            self._sign.start(SIGN_MS)
        self._begin()

    def call_after(self, call: Callable[[], object]) -> None:
        """Call once all is saved; not if something cannot be, or is given up.

        Whoever waits is told at once what for.
        """
        self._after = call
        self._show()

    def cancel(self) -> None:
        """Forget what is not saved yet."""
        self._jobs.clear()
        self._after = None
        self._show()

    def save_elsewhere(self, path: Path) -> None:
        """Give up what is being saved, the last of it for another file."""
        if not self._jobs:
            return
        again, after = self._jobs[-1].again, self._after
        self.cancel()
        again(path)
        if after is not None and self.is_busy:
            self.call_after(after)

    def close(self) -> None:
        """Wait for the disk, but not for ever; nobody is called any more."""
        until = time.monotonic() + _CLOSE_SECONDS
        for job in self._jobs:
            if job.has_begun:
                job.stood_still.wait(max(0.0, until - time.monotonic()))
        self.cancel()

    def _begin(self) -> None:
        for job in self._jobs:
            is_free = job.path not in self._busy and len(self._busy) < MOST_THREADS
            if is_free and not job.has_begun:
                job.has_begun = True
                self._busy.add(job.path)
                self._ask(job, job.write)

    def _ask(self, job: _Job, step: Callable[[], Any]) -> None:
        job.stood_still.clear()
        ask_in_thread(partial(_done, step, job.stood_still), self._on_answered, job)

    def _on_answered(self, job: _Job, found: Any, error: BaseException | None) -> None:
        is_wanted = job in self._jobs
        if is_wanted and isinstance(error, HeldOpen) and not job.is_settling:
            job.is_settling = True
            self._ask(job, error.settle)
            self.held.emit(job.path)
            return
        self._busy.discard(job.path)
        if is_wanted:
            self._jobs.remove(job)
        self._begin()
        if not is_wanted:
            return
        if self._shown or not self._jobs:
            self._show()
        if not job.then(found, error):
            self._after = None
        if not self._jobs and (after := self._after):
            self._after = None
            after()

    def _show(self) -> None:
        """Say which file is waited for."""
        self._sign.stop()
        name = self._jobs[0].path.name if self._jobs else ""
        if name != self._shown:
            self._shown = name
            self.slow.emit(name)


def _done(step: Callable[[], Any], stood_still: Event) -> Any:
    try:
        return step()
    finally:
        stood_still.set()
