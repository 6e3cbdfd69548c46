"""Runs the tasks of an analysis in worker processes without blocking the window."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from contextlib import suppress
from functools import partial
from threading import Event, Lock, Thread
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from kingdom_builder_qt.game.workers import WorkerPool

_NICE: Final = 5  # workers yield the processor to the window


Found = TypeVar("Found")


class Worker(Protocol):
    """Lives in a worker process, which creates it once and calls `play` for each task."""

    def play(self, task: Any) -> Any:
        """Return the result of a task."""


MakeWorker: TypeAlias = Callable[[], Worker]


class AnalysisRun(Generic[Found]):
    """Tasks in worker processes; only `close` blocks.

    A thread starts the processes, because a start blocks until the child has read its arguments. A
    pool whose process died is not used again: its tasks wait for `restart`.
    """

    def __init__(
        self,
        make_worker: MakeWorker,
        tasks: Sequence[Any],
        *,
        jobs: int = 0,
        executor: Executor | None = None,
    ) -> None:
        """Start the run; `jobs` 0: one process per processor.

        `make_worker` and the tasks must be picklable.
        """
        self.total = len(tasks)
        self.error = ""
        self.loss = ""  # the error of a process that died, whose tasks then wait for `restart`
        self._make_pool = partial(
            WorkerPool, jobs or os.cpu_count() or 1, partial(_prepare, make_worker)
        )
        self._lock = Lock()
        self._waiting: dict[Future[Found], Any] = {}  # the task of each future
        self._executor, self._is_cancelled = executor, False
        self._is_starting = executor is None
        if executor is not None:
            self._waiting = {executor.submit(_play, task): task for task in tasks}
        else:
            _starter.enqueue(partial(self._start, tasks))

    def _start(self, tasks: Sequence[Any]) -> None:
        if self._is_cancelled:
            return
        executor = self._make_pool()
        futures: dict[Future[Found], Any] = {}
        try:
            for task in tasks:
                futures[_submitted(executor, task)] = task
        except (OSError, RuntimeError) as error:  # processes cannot be started
            self.error = getattr(error, "strerror", None) or str(error)
            self._is_cancelled = True
        with self._lock:
            if not self._is_cancelled:
                self._executor, self._is_starting = executor, False
                self._waiting |= futures
                return
        _end(executor, futures)

    @property
    def is_running(self) -> bool:
        """Return whether more results will come."""
        return not self._is_cancelled and (self._is_starting or bool(self._waiting))

    def finished(self) -> list[Found]:
        """Return the results since the last call without waiting.

        If a process has died, `loss` is set and no results come until `restart`.
        """
        with self._lock:
            done = [future for future in self._waiting if future.done()]
            for future in done:
                if loss := _loss(future):
                    self.loss = loss
                else:
                    del self._waiting[future]
            done = [future for future in done if future not in self._waiting]
        found = []
        for future in done:
            with suppress(CancelledError):
                if error := future.exception():
                    self.error = f"{type(error).__name__}: {error}"
                    self.cancel()
                else:
                    found.append(future.result())
        return found

    def restart(self) -> None:
        """Replace the processes, also hung ones, and continue with the unfinished tasks."""
        with self._lock:
            if self._is_cancelled or self._is_starting:
                return
            self.loss = ""
            left = {f: task for f, task in self._waiting.items() if not f.done() or _loss(f)}
            for future in left:
                del self._waiting[future]
            self._end_processes(left)
            self._is_starting = True
        _starter.enqueue(partial(self._start, list(left.values())))

    def cancel(self) -> None:
        """Drop the waiting tasks and end the processes, also hung ones."""
        with self._lock:
            self._is_cancelled = True
            left, self._waiting = self._waiting, {}
            self._end_processes(left)

    def _end_processes(self, left: Iterable[Future[Any]]) -> None:
        """End the processes in the thread, so that a cancelling caller never waits."""
        executor, self._executor = self._executor, None
        if executor is not None:
            _starter.enqueue(partial(_end, executor, left))

    def close(self) -> None:
        """Cancel and wait until all processes have ended."""
        self.cancel()
        _starter.wait()


class _ProcessStarter:
    """Starts and ends process pools in a thread that lives while there are jobs.

    However often an analysis is started and cancelled, at most one thread and one pool exist.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._jobs: deque[Callable[[], object]] = deque()
        self._is_busy = False

    def enqueue(self, job: Callable[[], object]) -> None:
        """Queue a job behind the earlier ones."""
        with self._lock:
            self._jobs.append(job)
            if not self._is_busy:
                self._is_busy = True
                Thread(target=self._work, name="processes of analysis", daemon=True).start()

    def wait(self) -> None:
        """Wait until all jobs queued before are done."""
        done = Event()
        self.enqueue(done.set)
        done.wait()

    def _work(self) -> None:
        while True:
            with self._lock:
                if not self._jobs:
                    self._is_busy = False
                    return
                job = self._jobs.popleft()
            job()


_starter = _ProcessStarter()


def _end(executor: Executor, left: Iterable[Future[Any]]) -> None:
    if isinstance(executor, WorkerPool):
        executor.kill()
        executor.shutdown()
    for future in left:  # not earlier: a broken pool of Python fails on cancelled futures
        future.cancel()
    executor.shutdown()


def _submitted(executor: Executor, task: Any) -> Future[Any]:
    """Return the future of a task; a failed one if a process of the pool has died already."""
    try:
        return executor.submit(_play, task)
    except BrokenExecutor as error:
        lost: Future[Any] = Future()
        lost.set_exception(error)
        return lost


def _loss(future: Future[Any]) -> str:
    """Return why a task was lost with its process, "" if it was not."""
    error = future.exception() if future.done() and not future.cancelled() else None
    return f"{type(error).__name__}: {error}" if isinstance(error, BrokenExecutor) else ""


# The worker of this process, which serves a single run.
_worker: Worker | None = None


def _prepare(make_worker: MakeWorker) -> None:
    """Create the worker; its data are pickled with the function, not read from files."""
    global _worker
    if hasattr(os, "nice"):
        os.nice(_NICE)
    _worker = make_worker()


def _play(task: Any) -> Any:
    assert _worker is not None
    return _worker.play(task)
