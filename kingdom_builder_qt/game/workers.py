"""Many calls over any executor, with workers that may die.  No game and no printing lives here."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Final, TypeAlias, TypeVar

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")
Pool: TypeAlias = Callable[[], AbstractContextManager[Executor]]

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


@contextmanager
def worker_pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Return an executor of new processes that leave Ctrl+C to this one.

    Whoever leaves it by an exception, Ctrl+C for example, does not wait for the calls under way:
    all processes that began meanwhile are ended.
    """
    # spawn: the same on all systems, and safe beside threads.
    context = multiprocessing.get_context("spawn")
    others = multiprocessing.active_children()
    with ProcessPoolExecutor(jobs, context, initializer=_begin) as pool:
        try:
            yield pool
        except BaseException:
            # Also those that are still starting, which have told nothing yet.
            for process in multiprocessing.active_children():
                if process not in others:
                    process.terminate()
            raise


def _begin() -> None:
    """Prepare a worker: Ctrl+C, which reaches all processes of a terminal, is for the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
