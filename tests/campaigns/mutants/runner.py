"""Runs, inside pytest, the tests that reach a wrong line, each mutant in a copy of the process.

Functions are changed where they are, so nothing is imported anew: a mutant costs as much as the
tests that it takes to notice it.  What takes part in the import of a module is run in a pytest of
its own, which costs seconds.
"""

from __future__ import annotations

import gc
import json
import os
import select
import signal
import sys
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from itertools import accumulate
from pathlib import Path
from time import perf_counter
from types import CodeType, FrameType, FunctionType
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol

from tests.campaigns.mutants.mutations import Mutant, mutants, mutated

ENOUGH: Final = 10.0  # seconds of tests for one mutant, the quickest of those that reach it
_GRACE: Final = 3.0  # seconds, beside five times what a test takes when all is right

Lines = dict[str, dict[int, list[str]]]  # by file: the tests that reach a line, the quickest first


@dataclass(slots=True)
class Verdict:
    """What became of a mutant: killed, survived, hangs (killed by the clock) or not reached."""

    module: str
    mutant: Mutant
    outcome: str
    seconds: float


class Runner:
    """A pytest plugin that takes the place of the run of the tests."""

    def __init__(self, files: list[Path], kept: Path) -> None:
        """Try the mutants of `files`; `kept` has a line for each that was tried."""
        self.files, self.kept = files, kept
        self.failing: list[str] = []  # tests that fail without any change; they are left out

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Find out what each test reaches, then try one mutant after the other."""
        session.config._tmp_path_factory.getbasetemp()
        items = {item.nodeid: item for item in session.items}
        lines, cost = self._reached(list(items.values()))
        done = read(self.kept)
        sources = {file: file.read_text(encoding="utf-8") for file in self.files}
        found = [(file, mutant) for file, source in sources.items() for mutant in mutants(source)]
        with self.kept.open("a", encoding="utf-8") as kept:
            for file, mutant in sorted(found, key=lambda each: not each[1].in_function):
                if (str(file), mutant.number, mutant.after) in done:
                    continue
                verdict = self._try(file, sources[file], mutant, items, lines[str(file)], cost)
                kept.write(json.dumps(asdict(verdict)) + "\n")
                kept.flush()
        return True

    def _try(
        self,
        file: Path,
        source: str,
        mutant: Mutant,
        items: dict[str, pytest.Item],
        lines: dict[int, list[str]],
        cost: dict[str, float],
    ) -> Verdict:
        started = perf_counter()
        reaching = lines.get(mutant.line, []) if mutant.in_function else []
        # What no test reaches may take part in the import, inside a function, too.
        names = reaching or sorted(
            {n for each in lines.values() for n in each}, key=cost.__getitem__
        )
        names = _quickest(names, cost)
        seconds = _GRACE + 5 * sum(cost[name] for name in names)
        if not names:
            outcome = "not reached"
        elif reaching:
            chosen = [(items[name], _GRACE + 5 * cost[name]) for name in names]
            outcome = _in_copy(lambda: _run_changed(file, source, mutant, chosen), seconds)
        else:
            arguments = ["-m", "tests.campaigns.mutants.fresh", str(file), str(mutant.number)]
            outcome = _outcome_of(
                os.posix_spawn(sys.executable, [sys.executable, *arguments, *names], os.environ),
                seconds + 20,
            )
            if outcome == "survived" and mutant.in_function:
                outcome = "not reached"
        return Verdict(str(file), mutant, outcome, perf_counter() - started)

    def _reached(self, items: list[pytest.Item]) -> tuple[dict[str, Any], dict[str, float]]:
        """Run all tests once, in a copy, and return which reach which lines, and their seconds."""
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reader)
            files = {str(file) for file in self.files}
            with os.fdopen(writer, "w", encoding="utf-8") as told:
                for item in items:
                    reached, seconds, passed = _traced(item, files)
                    row = [item.nodeid, seconds, sorted(reached) if passed else None]
                    told.write(json.dumps(row) + "\n")
            os._exit(0)
        os.close(writer)
        cost: dict[str, float] = {}
        lines: dict[str, dict[int, list[str]]] = defaultdict(lambda: defaultdict(list))
        with os.fdopen(reader, encoding="utf-8") as heard:
            for text in heard:
                name, seconds, reached = json.loads(text)
                if reached is None:
                    self.failing.append(name)
                    continue
                cost[name] = seconds
                for file, line in reached:
                    lines[file][line].append(name)
        if status := os.waitpid(child, 0)[1]:
            raise RuntimeError(f"the run of all tests ended with status {status}")
        for by_line in lines.values():
            for names in by_line.values():
                names.sort(key=cost.__getitem__)
        return lines, cost


def _quickest(names: list[str], cost: dict[str, float]) -> list[str]:
    """Return the first of the names, at least one of them, that take `ENOUGH` together."""
    totals = accumulate(cost[name] for name in names)
    return [name for name, total in zip(names, totals, strict=True) if total - cost[name] < ENOUGH]


def _traced(item: pytest.Item, files: set[str]) -> tuple[set[tuple[str, int]], float, bool]:
    """Run a test and return the lines that it reached, its seconds and whether it passed."""
    left: dict[CodeType, set[int]] = {}  # lines that were not reached yet

    def local(frame: FrameType, _event: str, _value: Any) -> Any:
        lines = left[frame.f_code]
        lines.discard(frame.f_lineno)
        return local if lines else None

    def trace(frame: FrameType, _event: str, _value: Any) -> Any:
        code = frame.f_code
        if code not in left:
            left[code] = _lines_of(code) if code.co_filename in files else set()
        return local(frame, "call", None) if left[code] else None

    started = perf_counter()
    sys.settrace(trace)
    try:
        passed = _passes(item)
    finally:
        sys.settrace(None)
    reached = {
        (code.co_filename, line)
        for code, lines in left.items()
        if code.co_filename in files
        for line in _lines_of(code) - lines
    }
    return reached, perf_counter() - started, passed


def _lines_of(code: CodeType) -> set[int]:
    return {line for _, _, line in code.co_lines() if line is not None}


def _passes(item: pytest.Item) -> bool:
    # No next item: fixtures of modules and sessions are made anew for each test.
    return all(not report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def _run_changed(
    file: Path, source: str, mutant: Mutant, items: Iterable[tuple[pytest.Item, float]]
) -> bool:
    """Change the module's functions in place and return whether a test noticed.

    The process is ended by SIGALRM if a test takes more than its seconds.
    """
    change_functions(file, mutated(source, mutant.number))
    for item, seconds in items:
        signal.setitimer(signal.ITIMER_REAL, seconds)
        if not _passes(item):
            return True
    return False


def change_functions(file: Path, tree: Any) -> None:
    """Give the functions of a module that was imported the code of another version of it."""
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


def _in_copy(noticed: Any, seconds: float) -> str:
    child = os.fork()
    if child == 0:
        null = os.open(os.devnull, os.O_RDWR)
        for descriptor in (0, 1, 2):
            os.dup2(null, descriptor)
        try:
            os._exit(1 if noticed() else 0)
        except BaseException:  # noqa: BLE001  # whatever it is, it is noticed
            os._exit(1)
    return _outcome_of(child, seconds)


def _outcome_of(child: int, seconds: float) -> str:
    waiting = os.pidfd_open(child)
    try:
        if not select.select([waiting], [], [], seconds)[0]:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            return "hangs"
    finally:
        os.close(waiting)
    status = os.waitpid(child, 0)[1]
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGALRM:
        return "hangs"
    return "survived" if status == 0 else "killed"


def read(kept: Path) -> dict[tuple[str, int, str], dict[str, Any]]:
    """Return what was tried already, by module, number and what the line was instead."""
    if not kept.is_file():
        return {}
    rows = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
    return {(row["module"], row["mutant"]["number"], row["mutant"]["after"]): row for row in rows}
