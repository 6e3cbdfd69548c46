"""The metadata of the locked packages on every system for which they are locked.

Stored in `locked.json`, so that a test on one system can inspect all of them: `python3
packaging/locked.py` renews it from the package index.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable
from functools import cache
from importlib.metadata import Distribution, PackagePath
from pathlib import Path
from typing import Any, Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from installers.project import PACKAGING, ROOT

FILE: Final = PACKAGING / "locked.json"
LOCK: Final = ROOT / "requirements" / "lock.txt"
COMMAND: Final = "python3 packaging/locked.py"
_PYTHON: Final = {"python_version": "3.11", "python_full_version": "3.11.9"}
_WINDOWS: Final = {"os_name": "nt", "sys_platform": "win32", "platform_system": "Windows"}
_MACOS: Final = {"os_name": "posix", "sys_platform": "darwin", "platform_system": "Darwin"}
_LINUX: Final = {"os_name": "posix", "sys_platform": "linux", "platform_system": "Linux"}

# The environment markers by the name of the system and its machine.
SYSTEMS: Final[dict[str, dict[str, str]]] = {
    "windows x86_64": {**_PYTHON, **_WINDOWS, "platform_machine": "AMD64"},
    "macos x86_64": {**_PYTHON, **_MACOS, "platform_machine": "x86_64"},
    "macos arm64": {**_PYTHON, **_MACOS, "platform_machine": "arm64"},
    "linux x86_64": {**_PYTHON, **_LINUX, "platform_machine": "x86_64"},
    "linux arm64": {**_PYTHON, **_LINUX, "platform_machine": "aarch64"},
}


class Stale(LookupError):
    """The stored data does not belong to the present lock; the text says how to renew it."""


class Locked(Distribution):
    """A package as described by its wheel for one system."""

    def __init__(self, kept: dict[str, Any]) -> None:
        """Take the entry of a wheel in `locked.json`."""
        self.wheel: str = kept["wheel"]
        self._metadata: str = kept["metadata"]
        self._texts: dict[str, str] = kept["texts"]

    def read_text(self, filename: str | os.PathLike[str]) -> str | None:
        """Return the metadata; no other file is stored."""
        return self._metadata if str(filename) == "METADATA" else None

    def locate_file(self, path: str | os.PathLike[str]) -> Any:
        """Return a path whose text is the licence of that name."""
        return _Kept(self._texts[str(path)])

    @property
    def files(self) -> list[PackagePath]:
        """Return the texts of licences."""
        found = [PackagePath(name) for name in self._texts]
        for path in found:
            path.dist = self
        return found


class _Kept:
    def __init__(self, text: str) -> None:
        self._text = text

    def read_text(self, encoding: str = "utf-8") -> str:
        return self._text

    def open(self, *_mode: str, **_options: str) -> Any:
        from io import StringIO

        return StringIO(self._text)


def versions(system: dict[str, str], lines: Iterable[str] | None = None) -> dict[str, str]:
    """Return the locked version of each package for a system, by its canonical name."""
    text = LOCK.read_text(encoding="utf-8").splitlines() if lines is None else lines
    found = {}
    for line in text:
        if entry := re.sub(r"(^|\s)#.*", "", line).strip():
            requirement = Requirement(entry)
            if requirement.marker is None or requirement.marker.evaluate(system):
                version = str(requirement.specifier).removeprefix("==")
                found[str(canonicalize_name(requirement.name))] = version
    return found


def package(name: str, system: str) -> Locked:
    """Return a package for one of `SYSTEMS`; Stale if its locked version is not stored."""
    wanted = versions(SYSTEMS[system]).get(str(canonicalize_name(name)))
    if wanted is None:
        raise Stale(f"requirements/lock.txt has no {name} for {system}")
    kept = _kept().get(system, {}).get(str(canonicalize_name(name)))
    if kept is None or Locked(kept).version != wanted:
        raise Stale(f"{FILE.name} knows no {name} {wanted} for {system}: run `{COMMAND}`")
    return Locked(kept)


@cache
def _kept() -> dict[str, dict[str, dict[str, Any]]]:
    found: dict[str, dict[str, dict[str, Any]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def write(kept: dict[str, dict[str, dict[str, Any]]], path: Path = FILE) -> None:
    """Write the data of the packages of all systems."""
    text = json.dumps(kept, indent=1, sort_keys=True, ensure_ascii=False)
    path.write_text(text + "\n", encoding="utf-8")
