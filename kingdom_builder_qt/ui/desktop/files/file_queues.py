"""Queues for files that the user opens and saves; a blocked disk never blocks the window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Final, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from kingdom_builder_qt.content.atomic_files import FileInUse
from kingdom_builder_qt.ui.desktop.tasks import Task

SLOW_MS: Final = 500  # until the window shows which file it is waiting for
MOST_THREADS: Final = 8  # of one queue that a dead server may block; other jobs wait

_Found = TypeVar("_Found")


@dataclass(eq=False, slots=True)
class _Job:
    name: str
    work: Callable[[], Any]
    done: Callable[[Any], object]
    failed: Callable[[BaseException], object]
    path: Path | None = None  # to which one job writes at a time
    again: Callable[[Path], object] | None = None
    task: Task | None = None  # once it has begun
    is_settling: bool = False


class _FileQueue(QObject):
    """Jobs in order, each in a thread as soon as its file is free.

    A cancelled job occupies its thread and its file until the disk answers.
    """

    slow = Signal(str)  # name of a file that takes longer than `SLOW_MS`; "" at its end
    _writes: ClassVar = False  # the exit of the program waits for the jobs

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs: list[_Job] = []  # not cancelled
        self._running: list[_Job] = []  # with a thread
        self._shown = ""
        self._sign = QTimer(self, singleShot=True)
        self._sign.timeout.connect(self._show)

    @property
    def is_busy(self) -> bool:
        """Return whether a job waits or runs that was not cancelled."""
        return bool(self._jobs)

    def cancel(self) -> None:
        """Cancel all jobs; no callback is called."""
        self._jobs.clear()
        self._show()

    def _add(self, job: _Job) -> None:
        self._jobs.append(job)
        if not self._sign.isActive() and not self._shown:
            self._sign.start(SLOW_MS)
        self._begin()

    def _begin(self) -> None:
        for job in self._jobs:
            is_free = job.path is None or all(job.path != other.path for other in self._running)
            if job.task is None and is_free and len(self._running) < MOST_THREADS:
                self._running.append(job)
                self._start(job, job.work)

    def _start(self, job: _Job, work: Callable[[], Any]) -> None:
        done, failed = partial(self._on_done, job), partial(self._on_failed, job)
        job.task = Task(self, work, done, failed, must_end=self._writes)

    def _on_done(self, job: _Job, found: Any) -> None:
        if self._end(job):
            job.done(found)

    def _on_failed(self, job: _Job, error: BaseException) -> None:
        if self._end(job):
            job.failed(error)

    def _end(self, job: _Job) -> bool:
        """Remove a job whose thread has ended; return whether it was not cancelled."""
        is_wanted = job in self._jobs
        self._running.remove(job)
        if is_wanted:
            self._jobs.remove(job)
        self._begin()
        if is_wanted and (self._shown or not self._jobs):
            self._show()
        return is_wanted

    def _show(self) -> None:
        """Signal the name of the first job."""
        self._sign.stop()
        name = self._jobs[0].name if self._jobs else ""
        if name != self._shown:
            self._shown = name
            self.slow.emit(name)


class FileReader(_FileQueue):
    """Reads one file at a time: a new read cancels the one before.

    With `keeps_all`, all files are read.
    """

    def __init__(self, parent: QObject | None = None, *, keeps_all: bool = False) -> None:
        super().__init__(parent)
        self._keeps_all = keeps_all

    def read(self, name: str, look: Callable[[], _Found], then: Callable[[_Found], object]) -> None:
        """Call `look` in a thread and `then` in this thread, with the result.

        `name` is shown while it takes long.  An exception of `look` is raised in this thread.
        """
        if not self._keeps_all:
            self.cancel()
        self._add(_Job(name, look, then, _raise))


class FileSaver(_FileQueue):
    """Saves files, those of one path in order.

    A file on a blocked disk delays no other one.  A cancelled job may still write its file when the
    disk answers; later jobs for the same file follow it.
    """

    held = Signal(object)  # Path of a file that another program has open; it is retried
    _writes = True

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._after: Callable[[], object] | None = None

    def save(
        self,
        path: Path,
        write: Callable[[], _Found],
        done: Callable[[_Found | Path | None], bool],
        failed: Callable[[BaseException], object],
        again: Callable[[Path], object],
    ) -> None:
        """Call `write` in a thread; `done` returns whether the file has the text.

        A file that another program has open is retried; `done` gets the path of the text then.
        `again` saves the same text to another path.  `write` uses no Qt object.
        """
        self._add(_Job(path.name, write, done, failed, path, again))

    def call_after(self, call: Callable[[], object]) -> None:
        """Call once all files are saved; an error or `cancel` drops the call.

        `slow` is emitted at once.
        """
        self._after = call
        self._show()

    def cancel(self) -> None:
        """Cancel all jobs; the exit of the program does not wait for them."""
        for job in self._jobs:
            if job.task is not None:
                job.task.abandon()
        self._forget()

    def save_elsewhere(self, path: Path) -> None:
        """Cancel all jobs and save the text of the last one to another path."""
        if not self._jobs:
            return
        again, after = self._jobs[-1].again, self._after
        assert again is not None, "every job of a saver has one"
        self.cancel()
        again(path)
        if after is not None and self.is_busy:
            self.call_after(after)

    def close(self) -> None:
        """Call nothing back any more; the exit of the program waits for files being written."""
        self._forget()

    def _forget(self) -> None:
        self._after = None
        super().cancel()

    def _on_done(self, job: _Job, found: Any) -> None:
        if self._end(job):
            self._follow(has_saved=bool(job.done(found)))

    def _on_failed(self, job: _Job, error: BaseException) -> None:
        if job in self._jobs and isinstance(error, FileInUse) and not job.is_settling:
            job.is_settling = True
            self._start(job, error.settle)
            assert job.path is not None, "every job of a saver has one"
            self.held.emit(job.path)
        elif self._end(job):
            self._after = None
            job.failed(error)

    def _follow(self, *, has_saved: bool) -> None:
        if not has_saved:
            self._after = None
        if not self._jobs and (after := self._after):
            self._after = None
            after()


def _raise(error: BaseException) -> None:
    raise error
