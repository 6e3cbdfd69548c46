"""Parallel calls over any executor, tolerant of workers that die. No games, no printing."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, closing, nullcontext
from multiprocessing import parent_process, resource_tracker
from multiprocessing.context import SpawnContext, SpawnProcess
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeAlias, TypeVar

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")
Pool: TypeAlias = Callable[[], AbstractContextManager[Executor]]

# More would only compete for processors, at 60 MB each; Windows can wait for at most 61.
MOST_JOBS: Final = min(max(8, 4 * (os.cpu_count() or 1)), 61 if sys.platform == "win32" else 512)
# Crashes without a result in between until giving up.
_CRASHES: Final = 3


def results_of(
    call: Callable[[_Task], _Result], tasks: Sequence[_Task], pool: Pool | None
) -> Generator[tuple[_Task, _Result], None, None]:
    """Yield each task with its result, in order of completion; without a pool in this process.

    `pool` makes an executor. If one of its workers dies, a new pool continues with the unfinished
    tasks; BrokenExecutor after repeated crashes.
    """
    if pool is None:
        for task in tasks:
            yield task, call(task)
        return
    left = dict(enumerate(tasks))
    crashes = 0
    while left:
        try:
            with closing(_in_pool(call, left, pool)) as found:
                for number, result in found:
                    crashes = 0
                    yield left.pop(number), result
        except BrokenExecutor:
            crashes += 1
            if crashes == _CRASHES:
                raise


def _in_pool(
    call: Callable[[_Task], _Result], tasks: dict[int, _Task], pool: Pool
) -> Generator[tuple[int, _Result], None, None]:
    work = _PoolThread(call, tasks, pool)
    try:
        work.start()
        while isinstance(found := work.found.get(), tuple):
            yield found
        if found is not None:
            raise found
    finally:
        work.leave()


class _PoolThread(Thread):
    """Runs calls on an executor; `found` receives each result, then None or the exception.

    No other thread uses the executor. Python raises KeyboardInterrupt in the main thread at any
    instruction, which could leave a lock of the executor locked, or a started process unregistered.
    """

    def __init__(self, call: Callable[[Any], Any], tasks: dict[int, Any], pool: Pool) -> None:
        super().__init__(name="pool", daemon=True)  # daemon: an interrupted start may never begin
        self._call, self._tasks, self._pool = call, dict(tasks), pool
        self._done: SimpleQueue[Future[Any] | None] = SimpleQueue()  # None: no more results needed
        self.found: SimpleQueue[tuple[int, Any] | BaseException | None] = SimpleQueue()
        self._has_begun = self._is_left = False

    def leave(self) -> None:
        """Abort the running calls and wait until the executor has ended."""
        self._is_left = True
        self._done.put(None)
        if self._has_begun:
            self.join()

    def run(self) -> None:
        self._has_begun = True
        try:
            self._work()
        except BaseException as error:  # noqa: BLE001 - raised where the results are awaited
            self.found.put(error)
        else:
            self.found.put(None)

    def _work(self) -> None:
        waiting: dict[Future[Any], int] = {}
        broken: BrokenExecutor | None = None
        try:
            with self._pool() as executor:
                for number, task in self._tasks.items():
                    self._check()
                    future = executor.submit(self._call, task)
                    waiting[future] = number
                    future.add_done_callback(self._done.put)
                for _ in self._tasks:
                    future = self._next()
                    try:
                        result = future.result()
                    except BrokenExecutor as error:
                        broken = error  # results that arrived before are still yielded
                    else:
                        self.found.put((waiting[future], result))
        finally:
            # Only after the pool has ended: a broken pool of Python fails on cancelled futures.
            for future in waiting:
                future.cancel()
        if broken is not None:
            raise broken

    def _next(self) -> Future[Any]:
        future = self._done.get()
        self._check()
        assert future is not None, "only `leave` puts None"
        return future

    def _check(self) -> None:
        if self._is_left:
            raise GeneratorExit  # ends a `WorkerPool` and its running calls


def given(executor: Executor) -> Pool:
    """Return a pool of the caller's executor, which stays open."""
    return lambda: nullcontext(executor)


class QuietProcess(SpawnProcess):
    """A process that Ctrl+C in the terminal never interrupts.

    It starts with the signal blocked, which protects its first imports, and then ignores it
    (`begin_worker`).
    """

    def start(self) -> None:
        if sys.platform == "win32":  # has no blocked signals
            super().start()
            return
        resource_tracker.ensure_running()  # a later start would unblock the signal
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Context(SpawnContext):
    """Spawns processes, which is uniform across systems and safe with threads; registers them."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[SpawnProcess] = []

    def Process(self, *args: Any, **details: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        self.begun.append(QuietProcess(*args, **details))
        return self.begun[-1]


class WorkerPool(ProcessPoolExecutor):
    """An executor of new processes that ignore Ctrl+C and end with this process."""

    def __init__(self, jobs: int, begin: Callable[[], object] | None = None) -> None:
        """`begin` (picklable) is the first call in each process. Nothing is started here."""
        self._processes_of = context = _Context()
        super().__init__(jobs, context, initializer=begin_worker, initargs=(begin,))

    def __exit__(self, kind: type[BaseException] | None, *details: Any) -> bool | None:
        """Wait for the running calls, or abort them if an exception leaves the block."""
        if kind is not None:
            self.kill()
        return super().__exit__(kind, *details)

    def kill(self) -> None:
        """Kill all processes; their calls fail with BrokenExecutor."""
        # includes processes that are still starting
        for process in [*self._processes_of.begun]:
            if process.pid is not None:
                process.kill()


def begin_worker(begin: Callable[[], object] | None = None) -> None:
    """Prepare a worker: Ctrl+C is for the parent, and the worker ends with the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    Thread(target=_end_with_parent, name="end with parent", daemon=True).start()
    if begin is not None:
        begin()


def _end_with_parent() -> None:
    """Wait on a pipe that only the parent holds open, and exit even during a call.

    The pool alone does not notice, because each worker holds the write end of its queue, too.
    """
    parent = parent_process()
    assert parent is not None, "a worker is started by multiprocessing"
    parent.join()
    os._exit(1)
