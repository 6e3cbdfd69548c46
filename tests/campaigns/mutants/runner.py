"""Runs, inside pytest, the tests that reach a mutated line, each mutant in a copy of the process.

Functions are replaced in the loaded module, so nothing is imported again: a mutant costs as much as
the tests that detect it. Code that takes part in the import of a module is run in a separate
pytest, which costs seconds.
"""

from __future__ import annotations

import json
import random
import select
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from itertools import accumulate, count
from pathlib import Path
from typing import Any, Final

import pytest

from tests.campaigns.mutants.mutations import Mutant, mutants
from tests.campaigns.mutants.reach import ROOT, Reach
from tests.campaigns.mutants.trial import Trial, try_anew, try_in_copy

NOTICED: Final = ("killed", "hangs")
_GRACE: Final = 3.0  # seconds, added to twice the time of the test in the recording run

Key = tuple[str, str, str, str, int]


@dataclass(slots=True)
class Verdict:
    """The outcome of a mutant: killed, survived, hangs (killed by the timeout) or not reached."""

    module: str  # from the root of the repository
    mutant: Mutant
    outcome: str
    by: str  # the test that detected it
    seconds: float
    on: str  # the day


@dataclass(frozen=True, slots=True)
class Plan:
    """The tasks of a run: mutants without a verdict, and some that have one."""

    jobs: int = 1  # mutants at the same time
    enough: float = 10.0  # seconds of tests that reach a mutant, and of the module's own ones
    again: tuple[str, ...] = ()  # mutants with this outcome are tried again
    control: int = 0  # number of detected mutants to try a second time, and nothing else
    seed: int = 1  # of their choice


class Runner:
    """A pytest plugin that replaces the run of the tests."""

    def __init__(self, files: Sequence[Path], kept: Path, reach: Reach, plan: Plan) -> None:
        """Try the mutants of `files`; `kept` has a line for each that was tried."""
        self._files, self._kept, self._reach, self._plan = files, kept, reach, plan
        self._folders: Iterator[Path] = iter(())
        self._items: dict[str, pytest.Item] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Find the lines that each test reaches, then try the mutants."""
        self._items = {item.nodeid: item for item in session.items}
        own = session.config._tmp_path_factory.getbasetemp()
        self._folders = (own / f"mutant{number}" for number in count())
        folders = [next(self._folders) for _ in range(self._plan.jobs)]
        self._reach.find_out(session.items, folders)
        if self._plan.control:
            self._try_control()
        else:
            self._try(self._kept, self._untried(), unchanged=False)
        return True

    def _found(self) -> Iterator[tuple[Path, Mutant]]:
        for file in self._files:
            for mutant in mutants(file.read_text(encoding="utf-8")):
                yield file, mutant

    def _untried(self) -> list[tuple[Path, Mutant]]:
        """Return the mutants without a verdict or to be repeated.

        Quick ones are first. Those that take part in the import are shuffled, so that a stopped run
        has tried a random sample of them.
        """
        rows = read(self._kept)
        done = {key for key, row in rows.items() if row["outcome"] not in self._plan.again}
        found = [
            (file, mutant) for file, mutant in self._found() if key_of(file, mutant) not in done
        ]
        quick = [each for each in found if each[1].in_function]
        slow = [each for each in found if not each[1].in_function]
        random.Random(self._plan.seed).shuffle(slow)
        return quick + slow

    def _try_control(self) -> None:
        """Try some detected mutants a second time, and the same tests without any mutation."""
        rows = read(self._kept)
        noticed = [
            each for each in self._found() if rows.get(key_of(*each), {}).get("outcome") in NOTICED
        ]
        random.Random(self._plan.seed).shuffle(noticed)
        for name, unchanged in (("again", False), ("unchanged", True)):
            kept = beside(self._kept, name)
            done = read(kept)
            chosen = noticed[: self._plan.control]
            self._try(kept, [each for each in chosen if key_of(*each) not in done], unchanged)

    def _try(self, kept: Path, todo: Sequence[tuple[Path, Mutant]], unchanged: bool) -> None:
        waiting = iter(todo)
        running: dict[int, tuple[Path, Mutant, Trial]] = {}
        with kept.open("a", encoding="utf-8") as rows:
            while True:
                while len(running) < self._plan.jobs and (each := next(waiting, None)):
                    trial = self._started(*each, unchanged)
                    running[trial.handle] = (*each, trial)
                if not running:
                    return
                for handle, over in _ended(trial for _, _, trial in running.values()):
                    file, mutant, trial = running.pop(handle)
                    outcome = trial.end(over)
                    if outcome[0] == "survived" and not self._is_reached(file, mutant):
                        outcome = ("not reached", "")
                    _write(rows, file, mutant, outcome, trial.seconds)

    def _is_reached(self, file: Path, mutant: Mutant) -> bool:
        return not mutant.in_function or any(self._reach.tests(file, mutant.line))

    def _started(self, file: Path, mutant: Mutant, unchanged: bool) -> Trial:
        number, folder = None if unchanged else mutant.number, next(self._folders)
        cost = self._reach.cost
        reaching = self._reach.tests(file, mutant.line) if mutant.in_function else []
        if names := self._first(reaching):
            chosen = [(self._items[name], _GRACE + 2 * cost[name]) for name in names]
            return try_in_copy(file, number, chosen, folder)
        # A line that no test reaches may take part in the import, inside a function, too.
        lists = [self._first([names]) for names in self._reach.tests_of(file)]
        seconds = sum(cost[name] for names in lists for name in names)
        anywhere = [[self._anywhere(name) for name in names] for names in lists if names]
        return try_anew(file, number, anywhere, folder, seconds)

    def _anywhere(self, name: str) -> str:
        """Return the name of a test without the folder."""
        _, mark, function = name.partition("::")
        return f"{self._items[name].path}{mark}{function}"

    def _first(self, lists: Sequence[Sequence[str]]) -> list[str]:
        """Return the first names of each list, at least one, that take `enough` together."""
        cost, enough, found = self._reach.cost, self._plan.enough, []
        for names in lists:
            totals = accumulate(cost[name] for name in names)
            ends = zip(names, totals, strict=True)
            found += [name for name, total in ends if total - cost[name] < enough]
        return list(dict.fromkeys(found))


def _ended(trials: Iterable[Trial]) -> list[tuple[int, bool]]:
    """Wait for the first process that ends or hangs; return the handles of all that did, and the
    hung ones.
    """
    running = list(trials)
    handles = [trial.handle for trial in running]
    over = select.select(handles, [], [], min(trial.left for trial in running))[0]
    hanging = [trial.handle for trial in running if not trial.left and trial.handle not in over]
    return [*((handle, True) for handle in over), *((handle, False) for handle in hanging)]


def _write(rows: Any, file: Path, mutant: Mutant, outcome: tuple[str, str], seconds: float) -> None:
    day = datetime.now(UTC).date().isoformat()
    verdict = Verdict(name_of(file), mutant, *outcome, round(seconds, 3), day)
    rows.write(json.dumps(asdict(verdict)) + "\n")
    rows.flush()


def beside(kept: Path, name: str) -> Path:
    """Return the file for other data about the same mutants."""
    return kept.with_name(f"{kept.stem}-{name}{kept.suffix}")


def name_of(file: Path) -> str:
    """Return the name of a module, the same in every copy of the repository."""
    return file.relative_to(ROOT).as_posix() if file.is_relative_to(ROOT) else str(file)


def key_of(file: Path, mutant: Mutant) -> Key:
    """Return a key of a mutant that stays when lines are added above it."""
    return name_of(file), mutant.kind, mutant.before, mutant.after, mutant.nth


def read(kept: Path) -> dict[Key, dict[str, Any]]:
    """Return the stored verdicts; the last one of each mutant."""
    if not kept.is_file():
        return {}
    rows = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
    return {
        (row["module"], *(row["mutant"][name] for name in ("kind", "before", "after", "nth"))): row
        for row in rows
    }
