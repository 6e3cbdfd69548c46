"""The wheel and the source archive for `pipx install`; the same bytes each time."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from installers.project import DIST, run


def wheel() -> Iterator[Path]:
    """Make the wheel, with the content and the pictures inside."""
    yield _built("wheel", "*.whl")


def sdist() -> Iterator[Path]:
    """Make the source archive."""
    yield _built("sdist", "*.tar.gz")


def _built(target: str, pattern: str) -> Path:
    run([sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", DIST])
    return max(DIST.glob(pattern), key=lambda path: path.stat().st_mtime_ns)
