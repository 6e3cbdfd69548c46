"""Reads what the user opens and writes what the user saves; no disk can hold a window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Final, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from kingdom_builder_qt.content.atomic_files import HeldOpen
from kingdom_builder_qt.ui.desktop.tasks import Task

SIGN_MS: Final = 500  # after which the user is told what is waited for
MOST_THREADS: Final = 8  # of one queue that a server which is gone may hold; the rest waits

_Found = TypeVar("_Found")


@dataclass(eq=False, slots=True)
class _Job:
    name: str
    work: Callable[[], Any]
    done: Callable[[Any], object]
    failed: Callable[[BaseException], object]
    path: Path | None = None  # to which nothing else is written meanwhile
    again: Callable[[Path], object] | None = None
    task: Task | None = None  # once it has begun
    is_settling: bool = False


class _FileQueue(QObject):
    """Jobs in the order in which they were asked for, each in a thread as soon as it may begin.

    A job that was given up keeps its thread, and its file, until the disk answers.
    """

    slow = Signal(str)  # name of what takes longer than a moment; "" once that has ended
    _writes: ClassVar = False  # the exit of the program waits for the jobs

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs: list[_Job] = []  # that are still wanted
        self._running: list[_Job] = []  # that have a thread
        self._shown = ""
        self._sign = QTimer(self, singleShot=True)
        self._sign.timeout.connect(self._show)

    @property
    def is_busy(self) -> bool:
        """Return whether there is a job that is still wanted."""
        return bool(self._jobs)

    def cancel(self) -> None:
        """Give up all jobs; nothing is called back."""
        self._jobs.clear()
        self._show()

    def _add(self, job: _Job) -> None:
        self._jobs.append(job)
        if not self._sign.isActive() and not self._shown:
            self._sign.start(SIGN_MS)
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
        """Return whether a job whose thread has ended was still wanted."""
        is_wanted = job in self._jobs
        self._running.remove(job)
        if is_wanted:
            self._jobs.remove(job)
        self._begin()
        if is_wanted and (self._shown or not self._jobs):
            self._show()
        return is_wanted

    def _show(self) -> None:
        """Say what is waited for."""
        self._sign.stop()
        name = self._jobs[0].name if self._jobs else ""
        if name != self._shown:
            self._shown = name
            self.slow.emit(name)


class FileReader(_FileQueue):
    """Reads what was asked for last, and gives up what was asked for before.

    With `keeps_all`, everything that was asked for is read.
    """

    def __init__(self, parent: QObject | None = None, *, keeps_all: bool = False) -> None:
        super().__init__(parent)
        self._keeps_all = keeps_all

    def read(self, name: str, look: Callable[[], _Found], then: Callable[[_Found], object]) -> None:
        """Call `look` in a thread and `then` here, with what it returned.

        `name` is what the user is told to be waiting for.  What `look` raises is raised here.
        """
        if not self._keeps_all:
            self.cancel()
        self._add(_Job(name, look, then, _raise))


class FileSaver(_FileQueue):
    """Saves files, each file in the order in which that was asked for.

    A file on a disk that does not answer holds up no other one.  What was given up may still be
    written when the disk answers; what was saved to the same file since is written after it.
    """

    held = Signal(object)  # Path: another program holds the file open, and it is tried again
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
        """Call `write` in a thread; `done` returns whether the file has now what was saved.

        A file that another program holds open is settled; `done` gets the place of the text then.
        `again` saves the same in another file.  `write` knows no Qt object.
        """
        self._add(_Job(path.name, write, done, failed, path, again))

    def call_after(self, call: Callable[[], object]) -> None:
        """Call once all is saved; not if something cannot be, or is given up.

        The user is told at once what is waited for.
        """
        self._after = call
        self._show()

    def cancel(self) -> None:
        """Give up what is not saved yet."""
        for job in self._jobs:
            if job.task is not None:
                job.task.abandon()
        self._forget()

    def save_elsewhere(self, path: Path) -> None:
        """Give up what is being saved, the last of it for another file."""
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
        if job in self._jobs and isinstance(error, HeldOpen) and not job.is_settling:
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
