"""Tests of many calls over executors: crashes, interrupts, cancelled calls."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, closing, nullcontext, suppress
from functools import partial
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from kingdom_builder_qt.cli.signals import ended_by_signals
from kingdom_builder_qt.game.workers import WorkerPool, given, results_of
from tests.helpers.processes import wait_for_end

SQUARES = [(number, number * number) for number in range(6)]


class DyingExecutor(Executor):
    """An executor whose worker dies in the first call."""

    def submit(self, call: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_exception(BrokenProcessPool("a worker died"))
        return future


class OneCall(DyingExecutor):
    """An executor that finishes one call, and whose worker dies in the next."""

    def __init__(self) -> None:
        self.calls = 0

    def submit(self, call: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.calls += 1
        future = super().submit(call)
        if self.calls == 1:
            future = Future()
            future.set_result(call(*args, **kwargs))
        return future


def square(number: int) -> int:
    """Return the square of a number."""
    return number * number


def square_or_die(folder: Path, number: int) -> int:
    """Return the square; the process dies at the first call with 1 and with 4."""
    trace = folder / str(number)
    if number in (1, 4) and not trace.exists():
        trace.touch()
        os.kill(os.getpid(), signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
    return square(number)


def sleep_long(_number: int) -> None:
    """Sleep longer than any test waits."""
    sleep(100)


@pytest.mark.process_pool
def test_every_task_has_its_result() -> None:
    """This holds in this process, in threads and in processes."""
    tasks = range(6)
    assert list(results_of(square, tasks, None)) == SQUARES
    assert sorted(results_of(square, tasks, partial(WorkerPool, 2))) == SQUARES
    with ThreadPoolExecutor(2) as executor:
        assert sorted(results_of(square, tasks, given(executor))) == SQUARES


@pytest.mark.process_pool
def test_tasks_of_dead_workers_are_done_by_others(tmp_path: Path) -> None:
    """Two workers are killed at different times; every result is returned once."""
    call = partial(square_or_die, tmp_path)
    assert sorted(results_of(call, range(6), partial(WorkerPool, 1))) == SQUARES
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1", "4"]


def test_workers_that_always_die_are_given_up() -> None:
    """Three pools in a row without a result end the run."""
    made: list[Executor] = []

    def pool() -> AbstractContextManager[Executor]:
        made.append(DyingExecutor())
        return nullcontext(made[-1])

    with pytest.raises(BrokenExecutor, match="a worker died"):
        list(results_of(square, range(6), pool))
    assert len(made) == 3


def test_a_result_between_crashes_lets_it_go_on() -> None:
    """Six crashes in a long run are survived if there are results between them."""
    pools: list[OneCall] = []

    def pool() -> AbstractContextManager[Executor]:
        pools.append(OneCall())
        return nullcontext(pools[-1])

    assert sorted(results_of(square, range(6), pool)) == SQUARES
    assert len(pools) == 6


@pytest.mark.process_pool
def test_an_exception_of_a_call_comes_through() -> None:
    """An error in a call is not treated as a crash; the other calls are cancelled."""
    with pytest.raises(TypeError):
        list(results_of(square, ["a"], partial(WorkerPool, 1)))  # type: ignore[list-item]
    assert not multiprocessing.active_children()


@pytest.mark.process_pool
@pytest.mark.parametrize("has_started", [True, False], ids=["working", "starting"])
def test_leaving_early_waits_for_no_call(has_started: bool) -> None:
    """Workers in a long call and starting ones are ended; none is left."""
    started = monotonic()
    with pytest.raises(KeyboardInterrupt):
        interrupt_a_long_call(has_started)
    assert monotonic() - started < 20
    assert not multiprocessing.active_children()


def interrupt_a_long_call(has_started: bool) -> None:
    """Press Ctrl+C while one call is running, or about to run, and another one waits."""
    with WorkerPool(1) as pool:
        if has_started:
            pool.submit(square, 1).result()
        for number in range(2):
            pool.submit(sleep_long, number)
        raise KeyboardInterrupt


@pytest.mark.process_pool
def test_leaving_early_ends_workers_only() -> None:
    """A process older than the pool continues."""
    other = multiprocessing.get_context("spawn").Process(target=sleep_long, args=(0,))
    other.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            interrupt_a_long_call(has_started=False)
        assert other.is_alive()
    finally:
        other.kill()
        other.join()


def write_and_sleep(folder: Path, number: int) -> None:
    """Write the process id to a folder and sleep longer than any test waits."""
    (folder / f"new-{number}").write_text(str(os.getpid()), encoding="utf-8")
    (folder / f"new-{number}").rename(folder / str(number))
    sleep_long(number)


def hold_a_pool(folder: Path) -> None:
    """Keep two workers busy, and wait for them."""
    with WorkerPool(2) as pool:
        list(pool.map(partial(write_and_sleep, folder), range(2)))


@pytest.mark.process_pool
def test_workers_end_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    """Killing the parent in the middle of a call leaves no worker."""
    code = f"from {__name__} import *; hold_a_pool(Path({str(tmp_path)!r}))"
    with subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.DEVNULL) as parent:
        deadline = monotonic() + 60
        while len(files := list(tmp_path.glob("[01]"))) < 2:
            assert parent.poll() is None
            assert monotonic() < deadline, "no worker began"
            sleep(0.01)
        parent.kill()
    for file in files:
        wait_for_end(int(file.read_text(encoding="utf-8")))


@pytest.mark.process_pool
@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no blocked signals")
def test_a_worker_that_starts_cannot_be_interrupted() -> None:
    """Ctrl+C reaches all processes of a terminal, and is ignored from the first import on."""
    with WorkerPool(1) as pool:
        begun = pool.submit(square, 3)
        (worker,) = multiprocessing.active_children()
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGINT)
        assert begun.result(60) == 9
        os.kill(worker.pid, signal.SIGINT)
        assert pool.submit(square, 4).result(60) == 16
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def end_by_signal(owner: Any, name: str, number: int) -> None:
    """Send SIGTERM right after a call, in any thread, while two workers are busy; exit with 143.

    `number`: the index of the call, counted from 0.
    """
    call, calls = getattr(owner, name), count()

    def interrupted(*arguments: Any) -> Any:
        result = call(*arguments)
        if next(calls) == number:
            os.kill(os.getpid(), signal.SIGTERM)
        return result

    setattr(owner, name, interrupted)
    with ended_by_signals() as ending:
        try:
            with closing(results_of(square, range(300), partial(WorkerPool, 2))) as results:
                list(results)
        except KeyboardInterrupt:
            sys.exit(ending.status)


SPAWNED = ("multiprocessing.util", "spawnv_passfds")
LOCKED = ("threading.Condition", "__enter__")


@pytest.mark.process_pool
@pytest.mark.skipif(sys.platform == "win32", reason="Windows starts processes in another way")
@pytest.mark.parametrize(
    ("owner", "name", "number"),
    [(*SPAWNED, 0), (*SPAWNED, 1), pytest.param(*SPAWNED, 2, marks=pytest.mark.slow)]
    + [(*LOCKED, number) for number in (0, 1, 30)]
    + [pytest.param(*LOCKED, number, marks=pytest.mark.slow) for number in (2, 3, 5, 200)],
)
def test_a_signal_at_any_moment_ends_all_processes(owner: str, name: str, number: int) -> None:
    """The signal arrives before the process id is known, or with a lock of Python's pool held."""
    code = f"import threading, multiprocessing.util, {__name__} as test; "
    code += f"test.end_by_signal({owner}, {name!r}, {number})"
    with subprocess.Popen(
        [sys.executable, "-c", code], stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            told = process.communicate(timeout=40)[1]
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, told) == (128 + signal.SIGTERM, "")
