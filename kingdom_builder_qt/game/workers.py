"""Many calls over any executor, with workers that may die.  No game and no printing lives here."""

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

# More only compete for the processors, and each takes some 60 MB; Windows waits for 61 at most.
MOST_JOBS: Final = min(max(8, 4 * (os.cpu_count() or 1)), 61 if sys.platform == "win32" else 512)
# Crashes without a single result in between, after which it is no accident.
_CRASHES: Final = 3


def results_of(
    call: Callable[[_Task], _Result], tasks: Sequence[_Task], pool: Pool | None
) -> Generator[tuple[_Task, _Result], None, None]:
    """Yield every task with the result of its call, as they end; here without a pool.

    `pool` makes an executor.  When one of its workers dies, another pool goes on with the tasks
    whose results are not known; BrokenExecutor if that happens again and again.
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
    """Has an executor do some calls; `found` gets each result, at last None or what went wrong.

    No other thread touches the executor.  Python turns a signal into an exception of the main
    thread, between any two steps of it: there it would leave a lock of the executor locked for
    good, or a process that was started and that no list knows yet.
    """

    def __init__(self, call: Callable[[Any], Any], tasks: dict[int, Any], pool: Pool) -> None:
        super().__init__(name="pool", daemon=True)  # a start that is interrupted may never begin
        self._call, self._tasks, self._pool = call, dict(tasks), pool
        self._done: SimpleQueue[Future[Any] | None] = SimpleQueue()  # None: nobody needs more
        self.found: SimpleQueue[tuple[int, Any] | BaseException | None] = SimpleQueue()
        self._has_begun = self._is_left = False

    def leave(self) -> None:
        """End the calls that are under way, and wait until the executor has ended."""
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
                        broken = error  # what ended before still comes
                    else:
                        self.found.put((waiting[future], result))
        finally:
            # Not before the pool has ended: Python's pools fail over cancelled calls when they
            # break.
            for future in waiting:
                future.cancel()
        if broken is not None:
            raise broken

    def _next(self) -> Future[Any]:
        future = self._done.get()
        self._check()
        assert future is not None, "None is put by who leaves"
        return future

    def _check(self) -> None:
        if self._is_left:
            raise GeneratorExit  # which ends a `WorkerPool` with all that is under way


def given(executor: Executor) -> Pool:
    """Return a pool that is an executor of the caller, who also ends it."""
    return lambda: nullcontext(executor)


class _Process(SpawnProcess):
    """A process that Ctrl+C, which reaches all processes of a terminal, never interrupts.

    It is born with the signal blocked, so that not even its first imports can be interrupted, and
    ignores it as soon as it can (`_begin`).
    """

    def start(self) -> None:
        if sys.platform == "win32":  # knows no blocked signals
            super().start()
            return
        resource_tracker.ensure_running()  # starting it later would unblock the signal
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Context(SpawnContext):
    """Starts processes afresh: the same on all systems, and safe beside threads; knows them all."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[SpawnProcess] = []

    def Process(self, *args: Any, **details: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        self.begun.append(_Process(*args, **details))
        return self.begun[-1]


class WorkerPool(ProcessPoolExecutor):
    """An executor of new processes that leave Ctrl+C to this one, and end with it."""

    def __init__(self, jobs: int, begin: Callable[[], object] | None = None) -> None:
        """Start nothing yet; each process begins with the call of `begin`, which is picklable."""
        self._processes_of = context = _Context()
        super().__init__(jobs, context, initializer=_begin, initargs=(begin,))

    def __exit__(self, kind: type[BaseException] | None, *details: Any) -> bool | None:
        """Wait for the calls under way, or end them where an exception leaves the block."""
        if kind is not None:
            self.kill()
        return super().__exit__(kind, *details)

    def kill(self) -> None:
        """End all processes, whatever they are doing; their calls fail with BrokenExecutor."""
        # Also those that are still starting, which have told nothing yet.
        for process in [*self._processes_of.begun]:
            if process.pid is not None:
                process.kill()


def _begin(begin: Callable[[], object] | None = None) -> None:
    """Prepare a worker: Ctrl+C is for the parent, whose end is the end of the worker, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    Thread(target=_end_with_parent, name="end with parent", daemon=True).start()
    if begin is not None:
        begin()


def _end_with_parent() -> None:
    """Wait on the pipe whose other end only the parent holds, and end in the middle of a call.

    A pool alone would not notice: each worker also holds the end of its queue that is written to.
    """
    parent = parent_process()
    assert parent is not None, "a worker is started by multiprocessing"
    parent.join()
    os._exit(1)
