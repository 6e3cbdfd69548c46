"""The check sums of all results."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from installers.project import DIST, result


def write() -> Iterator[Path]:
    """Write the SHA-256 of every file in `dist/` as `sha256sum --check` reads it."""
    path = result("SHA256SUMS.txt")
    files = sorted(file for file in DIST.iterdir() if file.is_file() and file != path)
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    path.write_text("".join(lines), encoding="utf-8")
    yield path
