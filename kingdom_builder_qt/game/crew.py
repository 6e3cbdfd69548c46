"""Helper processes that compute parts of Master's decisions in one game."""

from __future__ import annotations

import logging
import os
import sys
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Pipe, wait
from typing import Any, Final, NamedTuple, TypeAlias

from kingdom_builder_qt.ai.evaluation.position_features import FeatureCache
from kingdom_builder_qt.ai.evaluation.weights import model_for
from kingdom_builder_qt.ai.search.ahead import Found, Task
from kingdom_builder_qt.ai.search.task_search import TaskSearch
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.view import Known, View
from kingdom_builder_qt.game.cores import cores_now
from kingdom_builder_qt.game.workers import QuietProcess, begin_worker

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Connection
else:
    from multiprocessing.connection import Connection

_log = logging.getLogger(__name__)

_Pipe: TypeAlias = "Connection[Any, Any]"

_NICENESS: Final = 10
_BELOW_NORMAL: Final = 0x00004000  # BELOW_NORMAL_PRIORITY_CLASS
# Tasks of a helper: one is computed while another one waits, so that it never runs dry.
_IN_ADVANCE: Final = 2
_END_SECONDS: Final = 2.0


class _Decision(NamedTuple):
    """The view of the decision that the next tasks belong to, and the seed of the player."""

    known: Known
    seed: int


@dataclass(slots=True)
class _Helper:
    """A process, with the tasks given to it in their order, each with its decision."""

    process: QuietProcess
    pipe: _Pipe
    given: deque[tuple[int, Task]] = field(default_factory=deque)
    has_rules: bool = False
    decision: int = 0  # the last one that it was told


class ProcessCrew:
    """A `Crew` of processes with a low priority.

    They end with `close`, and with this process. A helper that ends before is not replaced; its
    tasks are computed by the player.
    """

    def __init__(self, rules: Rules, cores: int) -> None:
        """Start `cores` - 1 processes, because the player computes, too.

        Half of the cores are used while the machine is on battery.
        """
        self._rules, self._cores = rules, cores
        self._helpers = _all_started(cores - 1)
        self._used = cores - 1  # helpers of this decision
        self._decision = 0
        self._begun: _Decision | None = None

    @property
    def pids(self) -> list[int]:
        """Return the process ids of the helpers."""
        return [helper.process.pid or 0 for helper in self._helpers]

    def begin(self, view: View, seed: int) -> None:
        """Begin a decision; a helper is told when it gets its first task."""
        self._decision += 1
        self._begun = _Decision(view.known(), seed)
        self._used = cores_now(self._cores) - 1

    @property
    def is_free(self) -> bool:
        """Return whether a helper can be given a task."""
        return self._idlest() is not None

    def give(self, task: Task) -> None:
        """Give a task to the helper with the fewest."""
        helper = self._idlest()
        assert helper is not None, "no helper is free"
        helper.given.append((self._decision, task))
        with suppress(OSError):  # it has ended: `take` finds that, too
            if helper.decision != self._decision:
                helper.pipe.send(self._begun)
                helper.decision = self._decision
            helper.pipe.send(task)

    def take(self, seconds: float) -> list[tuple[Task, Found | None]]:
        """Return the finished tasks of this decision, None for those of a helper that ended."""
        found: list[tuple[Task, Found | None]] = []
        by_pipe = {helper.pipe: helper for helper in self._helpers}
        for pipe in wait([*by_pipe], seconds):
            found += self._taken(by_pipe[pipe])  # type: ignore[index]
        return found

    def close(self) -> None:
        """End all helpers, also in the middle of a task."""
        for helper in self._helpers:
            helper.process.kill()
        for helper in self._helpers:
            self._left(helper)
        self._helpers = []

    def _idlest(self) -> _Helper | None:
        free = [
            helper
            for helper in self._helpers[: max(0, self._used)]
            if helper.has_rules and len(helper.given) < _IN_ADVANCE
        ]
        return min(free, key=lambda helper: len(helper.given), default=None)

    def _taken(self, helper: _Helper) -> list[tuple[Task, Found | None]]:
        """Return the next result of a helper, nothing if it belongs to an earlier decision."""
        try:
            message = helper.pipe.recv()
            if not helper.has_rules:  # it has started
                helper.pipe.send(self._rules)
                helper.has_rules = True
                return []
        except (EOFError, OSError):
            return self._lost(helper)
        decision, task = helper.given.popleft()
        assert isinstance(message, Found)
        return [(task, message)] if decision == self._decision else []

    def _lost(self, helper: _Helper) -> list[tuple[Task, Found | None]]:
        self._helpers.remove(helper)
        self._left(helper)
        _log.warning("a helper of Master ended with status %s", helper.process.exitcode)
        return [(task, None) for decision, task in helper.given if decision == self._decision]

    @staticmethod
    def _left(helper: _Helper) -> None:
        helper.pipe.close()
        helper.process.join(_END_SECONDS)


def _all_started(number: int) -> list[_Helper]:
    """Start helpers, fewer where the system allows no more processes."""
    helpers: list[_Helper] = []
    try:
        for _ in range(number):
            helpers.append(_started())
    except OSError as error:
        _log.warning("Master has %d of %d helpers: %s", len(helpers), number, error)
    return helpers


def _started() -> _Helper:
    ours, theirs = Pipe()
    process = QuietProcess(target=_help, args=(theirs,), name="helper of Master", daemon=True)
    process.start()
    theirs.close()
    return _Helper(process, ours)


def _help(pipe: _Pipe) -> None:
    """Compute tasks until the pipe is closed."""
    begin_worker()
    _lower_priority()
    try:
        pipe.send(None)  # started
        rules = pipe.recv()
        assert isinstance(rules, Rules)
        model = model_for(rules)
        search: TaskSearch | None = None
        while True:
            message = pipe.recv()
            if isinstance(message, Task):
                assert search is not None
                pipe.send(search.found(message, lambda: False))
            elif isinstance(message, _Decision):
                known = [FeatureCache() for _ in range(rules.players)]
                view = View(rules, message.known)
                search = TaskSearch(rules, view, model, message.seed, known)
    except (EOFError, OSError):
        return


def _lower_priority() -> None:
    """Let the window and all other programs go first."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.WinDLL("kernel32")
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        kernel.SetPriorityClass(ctypes.c_void_p(kernel.GetCurrentProcess()), _BELOW_NORMAL)
    else:
        os.nice(_NICENESS)
