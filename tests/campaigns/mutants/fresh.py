"""Runs tests with a module that is mutated from its import on."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any, Final

import pytest

from tests.campaigns.mutants.mutations import mutated

BY: Final = "noticed by"  # the file in which a process leaves the name of the test
# Tracebacks of failing tests are not read, and formatting one may take longer than the test.
OPTIONS: Final = (
    *("-q", "--tb=no", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:randomly"),
    *("-o", "timeout=0"),
)
_OURS: Final = ("kingdom_builder_qt", "tests")


class _Loader(SourceFileLoader):
    number: int | None = None

    def get_code(self, fullname: str) -> CodeType:
        tree = mutated(Path(self.path).read_text(encoding="utf-8"), self.number)
        return compile(tree, self.path, "exec")


class _Finder(MetaPathFinder):
    def __init__(self, file: str, number: int | None) -> None:
        self._file, self._number = file, number

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin != self._file:
            return None
        spec.loader = _Loader(fullname, self._file)
        spec.loader.number = self._number
        return spec


class _Notes:
    """Writes the name of the first failing test, or of a file that cannot be imported."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            note(self._folder, report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            note(self._folder, f"import of {report.nodeid}")


def anew(file: Path, number: int | None, tests: Sequence[Sequence[str]], folder: Path) -> bool:
    """Unload all modules of the project, import the mutated one and return whether a test fails.

    The lists of tests run in order: the files of one are imported after those before have passed.
    Without a number nothing is mutated. Call it in a copy of a process, which it leaves unusable.
    """
    for name, module in list(sys.modules.items()):
        beside = (getattr(module, "__file__", None) or "").startswith(f"{file.parent}{os.sep}")
        if beside or name.partition(".")[0] in _OURS:
            del sys.modules[name]
    sys.meta_path.insert(0, _Finder(str(file), number))
    os.environ["TMPDIR"] = tempfile.tempdir = str(folder)
    for place, names in enumerate(tests):
        own = f"--basetemp={folder / f'tests{place}'}"
        status = pytest.main(["-x", *OPTIONS, own, *names], plugins=[_Notes(folder)])
        if status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            note(folder, f"pytest ended with {int(status)}")
        if status != pytest.ExitCode.OK:
            return True
    return False


def note(folder: Path, name: str) -> None:
    """Write the name of the failing test."""
    (folder / BY).write_text(name, encoding="utf-8")
