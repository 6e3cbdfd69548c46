"""Work that may block on a disk, in a thread; the result is delivered in the thread of the window.

Threads: each task has its own, which takes 0.1 ms to start.  A thread pool would be no quicker, its
slots could all be taken by reads from a dead server, and `QThreadPool` waits for them at exit.  All
threads are daemons.  `must_end` marks a task that writes: it is listed in `is_writing` until its
work has ended, and the exit of the program waits for it, for a bounded time.

Ownership: a task is a child of its owner.  The callbacks end with the owner.  The thread holds the
work and a weak reference to the task: it can neither delete nor call a Qt object of the window.
The work must not hold one either.

Errors: `failed` receives the exception of the work; without it, the exception is raised in the
window's thread.
"""

from __future__ import annotations

import atexit
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar
from weakref import ref

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from shiboken6 import isValid

from kingdom_builder_qt.content.disk import DiskQuery

_Answer = TypeVar("_Answer")
EXIT_SECONDS: Final = 10.0


class Task(QObject):
    """Calls `work` in a thread, then `done` or `failed`, once, in the thread that made the task.

    Neither is called after `cancel` or after the destruction of the owner.
    """

    def __init__(
        self,
        owner: QObject,
        work: Callable[[], _Answer],
        done: Callable[[_Answer], object] | None = None,
        failed: Callable[[BaseException], object] | None = None,
        *,
        must_end: bool = False,
    ) -> None:
        """Start the thread; `must_end`: the work writes, and the exit of the program waits."""
        super().__init__(owner)
        self._callbacks: tuple[Any, Any] | None = done, failed
        self._run = _Run(work, self)
        if must_end:
            _writes.add(self._run)
        self._run.start()

    @property
    def is_over(self) -> bool:
        """Return whether the callbacks were called or dropped."""
        return self._callbacks is None or not isValid(self)

    def cancel(self) -> None:
        """Drop the callbacks; the thread ends with its work."""
        self._callbacks = None
        if isValid(self):
            self.setParent(None)

    def abandon(self) -> None:
        """Let the exit of the program not wait for the work; the callbacks are still called."""
        _writes.discard(self._run)

    def wait(self, seconds: float) -> bool:
        """Block until the thread ends; False after a timeout.  No callback is called yet."""
        return self._run.is_answered(seconds)

    def settle(self, seconds: float) -> bool:
        """Block until the thread ends and call the callback; False after a timeout."""
        if not self.wait(seconds):
            return False
        self.deliver()
        return True

    def deliver(self) -> None:
        """Call the callback with the result of the thread, which has ended."""
        if self._callbacks is None or not isValid(self):  # as `is_over`, for the type checker
            return
        done, failed = self._callbacks
        self.cancel()
        answer, error = self._run.take()
        if error is None and done is not None:
            done(answer)
        elif error is not None and failed is None:
            raise error
        elif error is not None:
            failed(error)


class _Post(QObject):
    """Carries finished runs from their threads to this one; it lives as long as the program."""

    ended = Signal(object)  # _Run

    def __init__(self) -> None:
        super().__init__()
        self.ended.connect(self._on_ended, Qt.ConnectionType.QueuedConnection)

    def _on_ended(self, run: _Run) -> None:
        if (task := run.task()) is not None:
            task.deliver()


_post: _Post | None = None


class _Run(DiskQuery):
    """The thread of a task."""

    def __init__(self, work: Callable[[], Any], task: Task) -> None:
        global _post
        if _post is None:
            _post = _Post()
        super().__init__(work)
        self.task, self._post = ref(task), _post

    def run(self) -> None:
        super().run()
        with suppress(RuntimeError):  # the program has ended: no callback is due
            self._post.ended.emit(self)
        _writes.discard(self)  # last: the callback, which may start another write, is in the queue


class _Writes:
    """The threads that write, with a condition that is notified when one of them ends."""

    def __init__(self) -> None:
        self._ended = threading.Condition()
        self._runs: set[_Run] = set()

    def add(self, run: _Run) -> None:
        with self._ended:
            self._runs.add(run)

    def discard(self, run: _Run) -> None:
        with self._ended:
            self._runs.discard(run)
            self._ended.notify_all()

    def clear(self) -> None:
        with self._ended:
            self._runs.clear()
            self._ended.notify_all()

    def wait(self, seconds: float) -> bool:
        until = time.monotonic() + seconds
        with self._ended:
            while self._runs:
                if not self._ended.wait(max(0.0, until - time.monotonic())):
                    return not self._runs
        return True


_writes: Final = _Writes()


def is_writing() -> bool:
    """Return whether a `must_end` task still works.

    If none does, posted events are delivered first, as a callback may start another one.
    """
    if _writes.wait(0):
        QCoreApplication.sendPostedEvents()
    return not _writes.wait(0)


def wait_for_writes(seconds: float = EXIT_SECONDS) -> bool:
    """Block until every `must_end` task has ended and was delivered; False after a timeout.

    For an exit without an event loop and for tests; see `widgets/last_writes` for the usual one.
    """
    until = time.monotonic() + seconds
    while is_writing():
        if not _writes.wait(until - time.monotonic()):
            return False
    return True


def abandon_writes() -> None:
    """Let the exit of the program wait for no task."""
    _writes.clear()


atexit.register(_writes.wait, EXIT_SECONDS)  # for scripts; no wait after `abandon_writes`
