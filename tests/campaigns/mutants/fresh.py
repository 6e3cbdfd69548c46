"""Runs tests in a process whose module under test is another one from the first import on."""

from __future__ import annotations

import os
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from tests.campaigns.mutants.mutations import mutated


class _Loader(SourceFileLoader):
    number = 0

    def get_code(self, fullname: str) -> CodeType:
        tree = mutated(Path(self.path).read_text(encoding="utf-8"), self.number)
        return compile(tree, self.path, "exec")


class _Finder(MetaPathFinder):
    def __init__(self, file: str, number: int) -> None:
        self._file, self._number = file, number

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin != self._file:
            return None
        spec.loader = _Loader(fullname, self._file)
        spec.loader.number = self._number
        return spec


def main(file: str, number: str, *tests: str) -> int:
    """Return 0 if no test notices the mutant."""
    sys.meta_path.insert(0, _Finder(file, int(number)))
    with Path(os.devnull).open("w", encoding="utf-8") as sys.stdout:
        return pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", *tests])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
