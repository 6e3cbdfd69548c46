"""Many calls over any executor, with workers that may die.  No game and no printing lives here."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import AbstractContextManager, contextmanager, nullcontext
from multiprocessing import parent_process, resource_tracker
from multiprocessing.context import SpawnContext, SpawnProcess
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
            for number, result in _in_pool(call, left, pool):
                crashes = 0
                yield left.pop(number), result
        except BrokenExecutor:
            crashes += 1
            if crashes == _CRASHES:
                raise


def _in_pool(
    call: Callable[[_Task], _Result], tasks: dict[int, _Task], pool: Pool
) -> Iterator[tuple[int, _Result]]:
    waiting: dict[Future[_Result], int] = {}
    broken: BrokenExecutor | None = None
    try:
        with pool() as executor:
            for number, task in tasks.items():
                waiting[executor.submit(call, task)] = number
            for future in as_completed(waiting):
                try:
                    result = future.result()
                except BrokenExecutor as error:
                    broken = error  # what ended before still comes
                else:
                    yield waiting[future], result
    finally:
        # Not before the pool has ended: Python's pools fail over cancelled calls when they break.
        for future in waiting:
            future.cancel()
    if broken is not None:
        raise broken


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

    def kill(self) -> None:
        """End all processes, whatever they are doing; their calls fail with BrokenExecutor."""
        # Also those that are still starting, which have told nothing yet.
        for process in [*self._processes_of.begun]:
            if process.pid is not None:
                process.kill()


@contextmanager
def worker_pool(jobs: int) -> Iterator[WorkerPool]:
    """Return an executor of new processes, which end with the block.

    Whoever leaves it by an exception, Ctrl+C for example, does not wait for the calls under way:
    the processes are ended.
    """
    with WorkerPool(jobs) as pool:
        try:
            yield pool
        except BaseException:
            pool.kill()
            raise


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
