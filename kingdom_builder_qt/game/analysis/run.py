"""Works through the tasks of an analysis in other processes, for a window that must never wait."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import CancelledError, Executor, Future
from contextlib import suppress
from functools import partial
from threading import Lock, Thread
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from kingdom_builder_qt.game.workers import WorkerPool

_NICE: Final = 5  # workers leave the processor to the window
_START_SECONDS: Final = 10.0  # a process that has not started by then is left to the system


Found = TypeVar("Found")


class Worker(Protocol):
    """What a worker process makes once and then asks for the result of one task after another."""

    def play(self, task: Any) -> Any:
        """Return what comes of a task."""


MakeWorker: TypeAlias = Callable[[], Worker]


class Run(Generic[Found]):
    """Tasks in other processes; nothing here waits but `close`.

    A thread starts them: starting a process takes until it has read what it is given.
    """

    def __init__(
        self,
        make_worker: MakeWorker,
        tasks: Sequence[Any],
        *,
        jobs: int = 0,
        executor: Executor | None = None,
    ) -> None:
        """Begin with the first task; `jobs` 0: one process per processor.

        `make_worker` and the tasks go to the workers, so they must be picklable.
        """
        self.total = len(tasks)
        self.error = ""
        self._ending: Thread | None = None
        self._lock = Lock()
        self._waiting: list[Future[Found]] = []
        self._executor, self._is_cancelled = executor, False
        self._is_starting = executor is None
        if executor is not None:
            self._waiting = [executor.submit(_play, task) for task in tasks]
            return
        begin = partial(self._start, make_worker, tasks, jobs or os.cpu_count() or 1)
        self._starter = Thread(target=begin, name="start of analysis", daemon=True)
        self._starter.start()

    def _start(self, make_worker: MakeWorker, tasks: Sequence[Any], jobs: int) -> None:
        executor = WorkerPool(jobs, partial(_prepare, make_worker))
        futures: list[Future[Found]] = []
        try:
            for task in tasks:
                futures.append(executor.submit(_play, task))
        except (OSError, RuntimeError) as error:  # no process can be started, or one died at once
            self.error, self._is_cancelled = str(error), True
        with self._lock:
            self._executor, self._waiting, self._is_starting = executor, futures, False
        if self._is_cancelled:
            self.cancel()

    @property
    def is_running(self) -> bool:
        """Return whether more results will come."""
        return not self._is_cancelled and (self._is_starting or bool(self._waiting))

    def finished(self) -> list[Found]:
        """Return the results that came since the last call; never waits for one."""
        with self._lock:
            done = [future for future in self._waiting if future.done()]
            self._waiting = [future for future in self._waiting if not future.done()]
        found = []
        for future in done:
            with suppress(CancelledError):
                if error := future.exception():
                    self.error = f"{type(error).__name__}: {error}"
                    self.cancel()
                else:
                    found.append(future.result())
        return found

    def cancel(self) -> None:
        """Begin no more tasks; those under way are ended with their processes, also hung ones."""
        with self._lock:
            self._is_cancelled = True
            left, self._waiting = self._waiting, []
            if self._executor is not None and self._ending is None:
                # Whoever cancels does not wait even for the end of processes.
                end = partial(_end, self._executor, left)
                self._ending = Thread(target=end, name="end of analysis")
                self._ending.start()

    def close(self) -> None:
        """Cancel and wait until no process remains."""
        self.cancel()
        if self._is_starting:
            self._starter.join(_START_SECONDS)
        if self._ending is not None:
            self._ending.join()


def _end(executor: Executor, left: Sequence[Future[Any]]) -> None:
    if isinstance(executor, WorkerPool):
        executor.kill()
        executor.shutdown()
    for future in left:  # not before: Python's pools fail over cancelled calls when they break
        future.cancel()
    executor.shutdown()


# The worker of this process, which works for one run only.
_worker: Worker | None = None


def _prepare(make_worker: MakeWorker) -> None:
    """Prepare a worker; what the tasks are about comes with the function, saved or not."""
    global _worker
    if hasattr(os, "nice"):
        os.nice(_NICE)
    _worker = make_worker()


def _play(task: Any) -> Any:
    assert _worker is not None
    return _worker.play(task)
