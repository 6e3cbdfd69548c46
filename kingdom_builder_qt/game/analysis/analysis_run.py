"""Works through the tasks of an analysis in other processes, for a window that must never wait."""

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

_NICE: Final = 5  # workers leave the processor to the window


Found = TypeVar("Found")


class Worker(Protocol):
    """What a worker process makes once and then asks for the result of one task after another."""

    def play(self, task: Any) -> Any:
        """Return what comes of a task."""


MakeWorker: TypeAlias = Callable[[], Worker]


class AnalysisRun(Generic[Found]):
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
        self.loss = ""  # which process died, so that its tasks wait for `restart`
        self._make_pool = partial(
            WorkerPool, jobs or os.cpu_count() or 1, partial(_prepare, make_worker)
        )
        self._lock = Lock()
        self._waiting: dict[Future[Found], Any] = {}  # with their tasks
        self._executor, self._is_cancelled = executor, False
        self._is_starting = executor is None
        if executor is not None:
            self._waiting = {executor.submit(_play, task): task for task in tasks}
        else:
            _hand.do(partial(self._start, tasks))

    def _start(self, tasks: Sequence[Any]) -> None:
        if self._is_cancelled:
            return
        executor = self._make_pool()
        futures: dict[Future[Found], Any] = {}
        try:
            for task in tasks:
                futures[_submitted(executor, task)] = task
        except (OSError, RuntimeError) as error:  # no process can be started
            self.error, self._is_cancelled = str(error), True
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
        """Return the results that came since the last call; never waits for one.

        `loss` says whether a process died since: until `restart` nothing more comes.
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
        """End the processes, also hung ones; others go on with the tasks that are not done."""
        with self._lock:
            if self._is_cancelled or self._is_starting:
                return
            self.loss = ""
            left = {f: task for f, task in self._waiting.items() if not f.done() or _loss(f)}
            for future in left:
                del self._waiting[future]
            self._end_processes(left)
            self._is_starting = True
        _hand.do(partial(self._start, list(left.values())))

    def cancel(self) -> None:
        """Begin no more tasks; those under way are ended with their processes, also hung ones."""
        with self._lock:
            self._is_cancelled = True
            left, self._waiting = self._waiting, {}
            self._end_processes(left)

    def _end_processes(self, left: Iterable[Future[Any]]) -> None:
        """Have them ended; whoever cancels does not wait even for that."""
        executor, self._executor = self._executor, None
        if executor is not None:
            _hand.do(partial(_end, executor, left))

    def close(self) -> None:
        """Cancel and wait until no process remains."""
        self.cancel()
        _hand.wait()


class _Hand:
    """Starts and ends processes, one pool after the other, in a thread that is there meanwhile.

    However often an analysis is begun and given up, there is one thread and one pool at a time.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._jobs: deque[Callable[[], object]] = deque()
        self._is_busy = False

    def do(self, job: Callable[[], object]) -> None:
        """Do something after all that was asked for before."""
        with self._lock:
            self._jobs.append(job)
            if not self._is_busy:
                self._is_busy = True
                Thread(target=self._work, name="processes of analysis", daemon=True).start()

    def wait(self) -> None:
        """Wait until all is done that was asked for before."""
        done = Event()
        self.do(done.set)
        done.wait()

    def _work(self) -> None:
        while True:
            with self._lock:
                if not self._jobs:
                    self._is_busy = False
                    return
                job = self._jobs.popleft()
            job()


_hand = _Hand()


def _end(executor: Executor, left: Iterable[Future[Any]]) -> None:
    if isinstance(executor, WorkerPool):
        executor.kill()
        executor.shutdown()
    for future in left:  # not before: Python's pools fail over cancelled calls when they break
        future.cancel()
    executor.shutdown()


def _submitted(executor: Executor, task: Any) -> Future[Any]:
    """Return the future of a task; one that is lost if a process of the pool has died already."""
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
