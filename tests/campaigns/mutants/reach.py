"""The lines that each test reaches; they are stored, so that a long run can be resumed."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import coverage
import pytest
from _pytest.runner import runtestprotocol

ROOT: Final = Path(__file__).parents[3]
# Files on which any test may depend; it depends on its own file as well.
_SHARED: Final = ("kingdom_builder_qt", "board_data", "tests")


class Reach:
    """The tests that reach the lines of some modules, and the cost of each test."""

    def __init__(self, files: Iterable[Path], kept: Path) -> None:
        """Record the lines of `files`; `kept` has a line for each test that was run."""
        self._files = {str(file) for file in files}
        self._kept = kept
        self._stamp = _digest(str(sorted(self._files)).encode(), *_shared())
        self._lines: dict[str, dict[int, list[str]]] = defaultdict(lambda: defaultdict(list))
        self._owns: dict[Path, str] = {}
        self.cost: dict[str, float] = {}  # seconds, while the lines are counted
        self.failing: list[str] = []  # tests that fail without a mutation: they are ignored

    def find_out(self, items: Sequence[pytest.Item], folders: Sequence[Path]) -> None:
        """Run the tests without a stored result once, in a process for each of the folders."""
        stamps = {i.nodeid: _digest(self._stamp.encode(), i.path.read_bytes()) for i in items}
        known = self._read(stamps)
        new = [item for item in items if item.nodeid not in known]
        shares = [new[place :: len(folders)] for place in range(len(folders))]
        children = [
            self._look_in_copy(share, stamps, folder)
            for share, folder in zip(shares, folders, strict=True)
        ]
        for child in children:
            if status := os.waitpid(child, 0)[1]:
                raise RuntimeError(f"the run of all tests ended with status {status}")
        for name, row in self._read(stamps).items():
            self._note(name, row["seconds"], row["reached"])

    def tests(self, file: Path, line: int) -> list[list[str]]:
        """Return the module's own tests that reach a line, and all that do.

        Each list begins with the most efficient tests.
        """
        names = self._lines[str(file)].get(line, [])
        own = self._own(file)
        return [self._ordered(n for n in names if _file_of(n) == own), self._ordered(names)]

    def tests_of(self, file: Path) -> list[list[str]]:
        """Return the module's own tests, others that run its functions, and those that do not."""
        names = {name for each in self._lines[str(file)].values() for name in each}
        own = {name for name in names if _file_of(name) == self._own(file)}
        return [self._ordered(some) for some in (own, names - own, self.cost.keys() - names)]

    def _own(self, file: Path) -> str:
        """Return the file of the tests that reach most of the module's lines."""
        if file not in self._owns:
            lines = self._lines[str(file)].values()
            tests = Counter(test for names in lines for test in {_file_of(name) for name in names})
            self._owns[file] = max(sorted(tests), key=tests.__getitem__, default="")
        return self._owns[file]

    def _ordered(self, names: Iterable[str]) -> list[str]:
        """Return the quickest first, but many cases of one test only after other tests."""
        before: Counter[str] = Counter()
        weights = {}
        for name in sorted(names, key=lambda name: (self.cost[name], name)):
            function = name.partition("[")[0]
            before[function] += 1
            weights[name] = self.cost[name] * before[function]
        return sorted(weights, key=weights.__getitem__)

    def _read(self, stamps: dict[str, str]) -> dict[str, dict[str, Any]]:
        if not self._kept.is_file():
            return {}
        with self._kept.open(encoding="utf-8") as kept:
            rows = [json.loads(line) for line in kept if line.endswith("\n")]
        return {r["test"]: r for r in rows if stamps.get(r["test"]) == r["stamp"]}

    def _note(self, name: str, seconds: float, reached: dict[str, list[int]] | None) -> None:
        if reached is None:
            self.failing.append(name)
            return
        self.cost[name] = seconds
        for file, lines in reached.items():
            for line in lines:
                self._lines[file][line].append(name)

    def _look_in_copy(
        self, items: Sequence[pytest.Item], stamps: dict[str, str], folder: Path
    ) -> int:
        if child := os.fork():
            return child
        try:
            use_folder(folder, items)
            # A whole line per write, so that several processes may append.
            kept = os.open(self._kept, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
            for item in items:
                seconds, reached = self._look(item)
                row = {"test": item.nodeid, "stamp": stamps[item.nodeid]}
                text = json.dumps(row | {"seconds": seconds, "reached": reached}) + "\n"
                os.write(kept, text.encode())
        except BaseException:  # noqa: BLE001  # any error ends this copy
            os._exit(1)
        os._exit(0)

    def _look(self, item: pytest.Item) -> tuple[float, dict[str, list[int]] | None]:
        """Run a test and return its seconds, and the lines it reached if it passed."""
        counted = coverage.Coverage(data_file=None, config_file=False, include=sorted(self._files))
        counted.set_option("run:disable_warnings", ["no-data-collected"])
        started = perf_counter()
        counted.start()
        try:
            passed = passes(item)
        finally:
            counted.stop()
        seconds = perf_counter() - started
        data = counted.get_data()
        reached = {file: sorted(data.lines(file) or ()) for file in data.measured_files()}
        return seconds, reached if passed else None


def use_folder(folder: Path, items: Iterable[pytest.Item]) -> None:
    """Use a separate temporary folder for the following tests of this process."""
    folder.mkdir(exist_ok=True)
    os.environ["TMPDIR"] = tempfile.tempdir = str(folder)
    for config in {item.config for item in items}:
        config._tmp_path_factory._basetemp = folder


def passes(item: pytest.Item) -> bool:
    """Run a test and return whether it passed."""
    # No next item: fixtures of modules and sessions are created again for each test.
    return all(not report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def _file_of(name: str) -> str:
    return name.partition("::")[0]


def _digest(*parts: bytes) -> str:
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def _shared() -> Iterator[bytes]:
    for folder in _SHARED:
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in (".py", ".yaml", ".txt", ".kbgame") and not _is_apart(file):
                yield file.read_bytes()


def _is_apart(file: Path) -> bool:
    return file.name.startswith("test_") or file.is_relative_to(Path(__file__).parent)
