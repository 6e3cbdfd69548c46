"""Work that may wait for a disk, in a thread; the result is delivered in the thread of the window.

Thread: each task has its own, which takes 0.1 ms to start.  A thread pool would be no quicker, its
slots could all be taken by reads from a server that is gone, and `QThreadPool` waits for them when
the program ends.  A daemon thread is left behind instead; `must_end` is for what writes.

Ownership: a task is a child of its owner.  It ends with the owner, whose callbacks are not called
any more.  The thread holds the work and a weak reference: it can neither delete nor call a Qt
object of the window.  The work must not hold one either.

Errors: `failed` gets what the work raised; without it, the error is raised in the window's thread.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar
from weakref import ref

from PySide6.QtCore import QObject, Qt, Signal
from shiboken6 import isValid

from kingdom_builder_qt.content.disk import Question

_Answer = TypeVar("_Answer")


class Task(QObject):
    """Calls `work` in a thread, then `done` or `failed`, once, in the thread that made the task.

    Neither is called after `cancel`, nor once the owner is destroyed.
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
        """Begin at once; `must_end`: the program does not end before, because `work` writes."""
        super().__init__(owner)
        self._callbacks: tuple[Any, Any] | None = done, failed
        self._run = _Run(work, self, is_daemon=not must_end)
        self._run.start()

    @property
    def is_over(self) -> bool:
        """Return whether it has called back, or does not do so any more."""
        return self._callbacks is None or not isValid(self)

    def cancel(self) -> None:
        """Call nothing back; the thread ends with its work."""
        self._callbacks = None
        if isValid(self):
            self.setParent(None)

    def wait(self, seconds: float) -> bool:
        """Wait for the thread and call nothing back yet; False if it takes longer."""
        return self._run.is_answered(seconds)

    def settle(self, seconds: float) -> bool:
        """Wait for the thread and call back now; False if it takes longer."""
        if not self.wait(seconds):
            return False
        self.deliver()
        return True

    def deliver(self) -> None:
        """Call back: the thread has its answer."""
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


class _Run(Question):
    """The thread of a task."""

    def __init__(self, work: Callable[[], Any], task: Task, *, is_daemon: bool) -> None:
        global _post
        if _post is None:
            _post = _Post()
        super().__init__(work, is_daemon=is_daemon)
        self.task, self._post = ref(task), _post

    def run(self) -> None:
        super().run()
        with suppress(RuntimeError):  # the program has ended: nothing is left to be called back
            self._post.ended.emit(self)
