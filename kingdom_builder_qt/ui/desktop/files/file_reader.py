"""Reads what the user opens in threads, so that no disk can hold a window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from kingdom_builder_qt.ui.desktop.files.disk_thread import ask_in_thread

SIGN_MS: Final = 500  # after which the user is told what is waited for
MOST_THREADS: Final = 8  # that a server which is gone may hold; further reading waits for them

_Found = TypeVar("_Found")


@dataclass(eq=False, slots=True)
class _Job:
    name: str
    look: Callable[[], Any]
    then: Callable[[Any], object]


class FileReader(QObject):
    """Reads one thing at a time, the newest that was asked for; nothing here waits.

    What was given up is forgotten: its thread ends when the disk answers, if ever.
    """

    slow = Signal(str)  # name of what is not read after a moment; "" once that has ended

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._job: _Job | None = None
        self._has_begun = False  # in a thread
        self._threads = 0
        self._is_slow = False
        self._sign = QTimer(self, singleShot=True, interval=SIGN_MS)
        self._sign.timeout.connect(self._on_slow)

    @property
    def is_busy(self) -> bool:
        """Return whether something is being read that is still wanted."""
        return self._job is not None

    def read(self, name: str, look: Callable[[], _Found], then: Callable[[_Found], object]) -> None:
        """Call `look` in a thread and `then` here, with what it returned.

        `name` is what the user is told to be waiting for.  What `look` raises is raised here.
        """
        self.cancel()
        self._job = _Job(name, look, then)
        self._sign.start()
        self._begin()

    def cancel(self) -> None:
        """Forget what is being read; `then` is not called."""
        self._job, self._has_begun = None, False
        self._sign.stop()
        if self._is_slow:
            self._is_slow = False
            self.slow.emit("")

    def _begin(self) -> None:
        job = self._job
        if job is None or self._has_begun or self._threads >= MOST_THREADS:
            return
        self._has_begun = True
        self._threads += 1
        ask_in_thread(job.look, self._on_answered, job)

    def _on_answered(self, job: _Job, found: Any, error: BaseException | None) -> None:
        self._threads -= 1
        if job is not self._job:
            self._begin()
            return
        self.cancel()
        if error is not None:
            raise error
        job.then(found)

    def _on_slow(self) -> None:
        assert self._job is not None, "the timer is stopped with the job"
        self._is_slow = True
        self.slow.emit(self._job.name)
