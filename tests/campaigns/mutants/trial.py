"""One mutant at a time in a process and a folder of its own."""

from __future__ import annotations

import gc
import os
import resource
import shutil
import signal
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from types import CodeType, FunctionType
from typing import Any, Final

import pytest

from tests.campaigns.mutants.fresh import BY, anew, note
from tests.campaigns.mutants.mutations import mutated
from tests.campaigns.mutants.reach import passes, use_folder

# The memory limit of a process: a mutant may create an endless list.
_MEMORY: Final = 3 << 29
# Seconds of processor time in addition to the tests: all is imported and collected again.
_START: Final = 8.0
# The factor over the tests' own seconds, which a busy machine stretches.
_PATIENCE: Final = 10


@dataclass(slots=True)
class Trial:
    """A process that runs tests on a mutated module."""

    child: int
    folder: Path
    limit: float  # seconds until it hangs
    started: float = 0.0
    handle: int = -1  # is readable when the process has ended

    def __post_init__(self) -> None:
        self.started = perf_counter()
        self.handle = os.pidfd_open(self.child)

    @property
    def left(self) -> float:
        """The seconds until its timeout."""
        return max(0.0, self.started + self.limit - perf_counter())

    @property
    def seconds(self) -> float:
        """The seconds since its start."""
        return perf_counter() - self.started

    def end(self, over: bool) -> tuple[str, str]:
        """Return the outcome and the test that detected it; `over`: the process has exited."""
        if not over:
            os.killpg(self.child, signal.SIGKILL)
        status = os.waitpid(self.child, 0)[1]
        os.close(self.handle)
        told = self.folder / BY
        by = told.read_text(encoding="utf-8") if told.is_file() else ""
        shutil.rmtree(self.folder, ignore_errors=True)
        if not over or (os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF):
            return "hangs", by
        return ("killed", by) if status else ("survived", "")


def try_in_copy(
    file: Path, number: int | None, items: Sequence[tuple[pytest.Item, float]], folder: Path
) -> Trial:
    """Mutate the functions of a module in a copy of this process and run the tests.

    Each test has its timeout in processor seconds.
    """
    limit = _PATIENCE * sum(seconds for _, seconds in items)
    return _copy(folder, limit, lambda: _is_noticed(file, number, items, folder))


def _is_noticed(
    file: Path, number: int | None, items: Sequence[tuple[pytest.Item, float]], folder: Path
) -> bool:
    use_folder(folder, [item for item, _ in items])
    change_functions(file, mutated(file.read_text(encoding="utf-8"), number))
    for item, seconds in items:
        # Processor seconds, as the machine may be busy.
        signal.setitimer(signal.ITIMER_PROF, seconds)
        if not passes(item):
            note(folder, item.nodeid)
            return True
    return False


def try_anew(
    file: Path, number: int | None, names: Sequence[Sequence[str]], folder: Path, seconds: float
) -> Trial:
    """Import the mutated module and all others of the project again in a copy of this process.

    `names` are those of tests, one list per run; `seconds` is the time of all of them without a
    mutation.
    """
    limit = _START + seconds

    def is_noticed() -> bool:
        signal.setitimer(signal.ITIMER_PROF, limit)
        return anew(file, number, names, folder)

    return _copy(folder, _PATIENCE * limit, is_noticed)


def _copy(folder: Path, limit: float, is_noticed: Callable[[], bool]) -> Trial:
    folder.mkdir()
    if child := os.fork():
        return Trial(child, folder, limit)
    try:
        os.setsid()
        null = os.open(os.devnull, os.O_RDWR)
        for descriptor in (0, 1, 2):
            os.dup2(null, descriptor)
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        os._exit(1 if is_noticed() else 0)
    except BaseException as error:  # noqa: BLE001  # any error counts as detection
        note(folder, repr(error))
        os._exit(1)


def change_functions(file: Path, tree: Any) -> None:
    """Give the functions of an imported module the code of another version of it."""
    codes = {
        (code.co_qualname, code.co_firstlineno): code
        for code in _codes(compile(tree, str(file), "exec"))
    }
    for function in [thing for thing in gc.get_objects() if type(thing) is FunctionType]:
        code = function.__code__
        new = codes.get((code.co_qualname, code.co_firstlineno))
        if code.co_filename == str(file) and new is not None:
            function.__code__ = new


def _codes(code: CodeType) -> list[CodeType]:
    inner = [const for const in code.co_consts if isinstance(const, CodeType)]
    return [code, *(found for const in inner for found in _codes(const))]
