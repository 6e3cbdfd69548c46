"""Plays the games of an analysis in other processes, for a window that must never wait."""

from __future__ import annotations

import multiprocessing
import os
import signal
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from threading import Lock, Thread
from typing import Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.section_analysis import Plan, Table, Tally, Task, tasks

_NICE: Final = 5  # workers leave the processor to the window
_START_SECONDS: Final = 10.0  # a process that has not started by then is left to the system


class Run:
    """The games of a plan in other processes; nothing here waits but `close`.

    A thread starts them: starting a process takes until it has read what it is given.
    """

    def __init__(
        self, catalog: Catalog, plan: Plan, *, jobs: int = 0, executor: Executor | None = None
    ) -> None:
        """Begin; `jobs` 0: one per processor.  SetupError if the games cannot be set up."""
        Table(catalog, plan).begin(Task(0))  # wrong plans fail here, not in a worker
        self.total = plan.games + plan.again
        self.error = ""
        self._ending: Thread | None = None
        self._lock = Lock()
        self._waiting: list[Future[Tally]] = []
        self._executor, self._is_cancelled = executor, False
        self._is_starting = executor is None
        if executor is not None:
            self._waiting = [executor.submit(_play, task) for task in tasks(plan)]
            return
        begin = partial(self._start, catalog, plan, jobs or os.cpu_count() or 1)
        self._starter = Thread(target=begin, name="start of analysis", daemon=True)
        self._starter.start()

    def _start(self, catalog: Catalog, plan: Plan, jobs: int) -> None:
        executor = _make_pool(catalog, plan, jobs)
        futures: list[Future[Tally]] = []
        try:
            for task in tasks(plan):
                futures.append(executor.submit(_play, task))
        except OSError as error:  # no process can be started
            self.error, self._is_cancelled = str(error), True
        with self._lock:
            self._executor, self._waiting, self._is_starting = executor, futures, False
        if self._is_cancelled:
            self.cancel()

    @property
    def is_running(self) -> bool:
        """Tell whether more results will come."""
        return not self._is_cancelled and (self._is_starting or bool(self._waiting))

    def finished(self) -> list[Tally]:
        """Return the games that ended since the last call; never waits for one."""
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
        """Play no more games; those under way end by themselves."""
        with self._lock:
            self._is_cancelled = True
            for future in self._waiting:
                future.cancel()
            self._waiting = []
            if self._executor is not None and self._ending is None:
                # Shutting down takes as long as a game: whoever cancels must not wait for that.
                self._ending = Thread(target=self._executor.shutdown, name="end of analysis")
                self._ending.start()

    def close(self) -> None:
        """Cancel and wait until no process remains: for as long as a game takes at most."""
        self.cancel()
        if self._is_starting:
            self._starter.join(_START_SECONDS)
        if self._ending is not None:
            self._ending.join()


# The table of a worker process, which plays the games of one plan only.
_table: Table | None = None


def _make_pool(catalog: Catalog, plan: Plan, jobs: int) -> Executor:
    # spawn: the same on all systems, and safe beside threads.
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(catalog, plan))


def _begin(catalog: Catalog, plan: Plan) -> None:
    """Prepare a worker; the section and the catalog come as they are, saved or not."""
    global _table
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is meant for the program
    if hasattr(os, "nice"):
        os.nice(_NICE)
    _table = Table(catalog, plan)


def _play(task: Task) -> Tally:
    assert _table is not None
    return _table.play(task)
