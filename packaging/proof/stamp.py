"""Decides whether the proof for Windows is due, for `.ci/windows`.

    python3 packaging/proof/stamp.py           exit status 0: it is due, 1: it is not
    python3 packaging/proof/stamp.py --tagged  exit status 0: this commit has a tag, 1: it has none

`packaging/windows/proven.txt` has a hash over all files that the proof depends on, as of the last
time that all steps of `prove.sh` passed. It is due when that has changed, and on every tag.
Standard library only: it runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
STAMP: Final = "packaging/windows/proven.txt"
# Files that depend on the system: build, installation, start, disks and processes.
DEPENDS: Final = (
    "packaging",
    "requirements",
    "pyproject.toml",
    *(
        f"kingdom_builder_qt/{name}"
        for name in (
            *("__main__.py", "app", "cli", "content"),
            *("editor/sections/files", "game/workers.py"),
            *(
                "ui/desktop/files",
                "ui/desktop/settings",
                "ui/desktop/sound",
                "ui/desktop/workers",
                "ui/desktop/style",
            ),
        )
    ),
)
OTHERS: Final = ("packaging/linux", "packaging/macos", STAMP)


def depends(root: Path) -> Iterator[Path]:
    """Yield the files that the proof depends on."""
    for name in DEPENDS:
        path = root / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            inside = file.relative_to(root).as_posix()
            is_made = "__pycache__" in file.parts or not file.is_file()
            if not is_made and not inside.startswith(OTHERS):
                yield file


def digest(root: Path = ROOT) -> str:
    """Return the hash over these files and their names."""
    found = hashlib.sha256()
    for file in depends(root):
        inside = file.relative_to(root).as_posix()
        found.update(f"{inside}\0{hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return found.hexdigest()


def is_due(root: Path = ROOT) -> bool:
    """Return whether a file has changed since the last proof, or this is a tag."""
    stamp = root / STAMP
    proven = stamp.read_text(encoding="utf-8").split() if stamp.is_file() else []
    return digest(root) not in proven or is_tagged(root)


def is_tagged(root: Path) -> bool:
    """Return whether the checked-out commit has a tag; false without git."""
    try:
        found = subprocess.run(
            ["git", "tag", "--points-at", "HEAD"], cwd=root, capture_output=True, text=True
        )
    except OSError:
        return False
    return bool(found.stdout.strip())


def write(root: Path = ROOT) -> None:
    """Record that the proof has passed with the present files."""
    (root / STAMP).write_text(digest(root) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(0 if (is_tagged(ROOT) if "--tagged" in sys.argv else is_due()) else 1)
