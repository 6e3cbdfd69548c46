#!/usr/bin/env python3
"""Renew `packaging/locked.json`, the metadata of the locked packages on every system.

    python3 packaging/locked.py           after requirements/lock.txt was changed; needs the index

Of each package it has the metadata and the licence texts for Windows, macOS and Linux. The tests
use it to check that licences are known and wheels exist.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Any

from build import PYTHON, VENV, ensure_venv

TAGS = {
    "windows x86_64": ["win_amd64"],
    "macos x86_64": ["macosx_13_0_x86_64"],
    "macos arm64": ["macosx_13_0_arm64"],
    "linux x86_64": [f"manylinux_2_{minor}_x86_64" for minor in range(39, 4, -1)],
    "linux arm64": [f"manylinux_2_{minor}_aarch64" for minor in range(39, 16, -1)],
}
# The fields used here, in the words of pip, and the beginnings of their lines.
FIELDS = {"name": "Name", "version": "Version", "license": "License"}
FIELDS |= {"license_expression": "License-Expression"}
LISTS = {"classifier": "Classifier", "requires_dist": "Requires-Dist"}
KEPT = (
    *FIELDS.values(),
    "Classifier: License",
    "Requires-Dist",
    "License-File",
    "Metadata-Version",
)


def pip(system: str, package: str, *words: str | Path) -> None:
    """Run pip on the wheel of a package for a system."""
    command = [sys.executable, "-m", "pip", *map(str, words), "--quiet", "--no-deps"]
    command += [word for tag in TAGS[system] for word in ("--platform", tag)]
    command += ["--python-version", "3.11", "--only-binary=:all:", package]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{package} for {system}: {done.stderr.strip()}")


def asked(system: str, package: str, folder: Path) -> tuple[str, str]:
    """Return name and metadata of a large wheel without a licence, which is not downloaded."""
    report = folder / "report.json"
    pip(system, package, "install", "--dry-run", "--report", report, "--target", folder)
    (found,) = json.loads(report.read_text(encoding="utf-8"))["install"]
    fields = found["metadata"]
    lines = [f"{FIELDS[key]}: {fields[key]}" for key in FIELDS if key in fields]
    lines += [f"{LISTS[key]}: {line}" for key in LISTS for line in fields.get(key, ())]
    return found["download_info"]["url"].rpartition("/")[2], _kept(lines)


def fetched(system: str, package: str, folder: Path) -> tuple[str, str, dict[str, str]]:
    """Download a wheel; return its name, its metadata and its licence texts by their paths."""
    from installers.notices import is_licence

    pip(system, package, "download", "--dest", folder)
    (path,) = folder.glob("*.whl")
    with zipfile.ZipFile(path) as wheel:
        names = [name for name in wheel.namelist() if not name.endswith("/")]
        texts = {name: _read(wheel, name) for name in names if is_licence(Path(name))}
        (name,) = [name for name in names if name.endswith(".dist-info/METADATA")]
        head = _read(wheel, name).partition("\n\n")[0]
    return path.name, _kept(head.splitlines()), texts


def _read(wheel: zipfile.ZipFile, name: str) -> str:
    return wheel.read(name).decode().replace("\r\n", "\n")


def _kept(lines: list[str]) -> str:
    return "\n".join(line for line in lines if line.startswith(KEPT)) + "\n\n"


def described(system: str, name: str, version: str) -> dict[str, Any]:
    """Return the entry of a package: the name of its wheel, its metadata, its licences."""
    from packaging.utils import canonicalize_name

    from installers.notices import WITHOUT_TEXT

    package, texts = f"{name}=={version}", dict[str, str]()
    with tempfile.TemporaryDirectory() as folder:
        if name in map(canonicalize_name, WITHOUT_TEXT):
            wheel, metadata = asked(system, package, Path(folder))
        else:
            wheel, metadata, texts = fetched(system, package, Path(folder))
    return {"wheel": wheel, "metadata": metadata, "texts": texts}


def main() -> int:
    """Run in `build/venv`, which is created first; return the exit status."""
    if Path(sys.prefix).resolve() != VENV.resolve():
        ensure_venv()
        return subprocess.call([str(PYTHON), __file__])
    from installers import locked, notices

    kept: dict[str, dict[str, Any]] = {}
    for system, asks in locked.SYSTEMS.items():
        versions, mine = locked.versions(asks), kept.setdefault(system, {})

        def find(
            name: str,
            system: str = system,
            versions: dict[str, str] = versions,
            mine: dict[str, Any] = mine,
        ) -> locked.Locked:
            key = str(locked.canonicalize_name(name))
            if key not in versions:
                raise SystemExit(f"requirements/lock.txt has no {name} for {system}")
            if key not in mine:
                mine[key] = described(system, key, versions[key])
            return locked.Locked(mine[key])

        names = [package.name for package in notices.libraries(find, asks)]
        print(f"{system}: {', '.join(names)}")
    locked.write(kept)
    return 0


if __name__ == "__main__":
    sys.exit(main())
