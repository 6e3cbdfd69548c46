"""A simulation, on every system, of a file that another program holds open on Windows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kingdom_builder_qt.content import atomic_files

SHARING_VIOLATION = 32


class Clock:
    """A clock that advances only in `sleep`."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        assert seconds > 0
        self.now += seconds


class Holder:
    """Blocks the replacement of a file before `until` seconds of the test's clock."""

    def __init__(self, path: Path, until: float, monkeypatch: pytest.MonkeyPatch) -> None:
        self.clock, self.attempts = Clock(), 0
        self._path, self._until = path.resolve(), until
        self._replace = Path.replace
        monkeypatch.setattr(atomic_files, "time", self.clock)
        monkeypatch.setattr(Path, "replace", lambda source, to: self._try(source, to))

    def _try(self, source: Path, target: Path) -> Any:
        if Path(target) == self._path:
            self.attempts += 1
            if self.clock.now < self._until:
                raise denied(target)
        return self._replace(source, target)


def denied(path: Path, code: int = SHARING_VIOLATION) -> PermissionError:
    """Return the error of Windows for the replacement of an open file."""
    error = PermissionError(13, "The process cannot access the file", str(path))
    error.winerror = code
    return error
