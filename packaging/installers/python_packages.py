"""The wheel and the source archive for `pipx install`; the same bytes each time."""

from __future__ import annotations

import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from installers import translations
from installers.project import DIST, run


def wheel() -> Iterator[Path]:
    """Make the wheel, with the content and the pictures inside."""
    path = _built("wheel", "*.whl")
    with zipfile.ZipFile(path) as archive:
        translations.check(archive.namelist())
    yield path


def sdist() -> Iterator[Path]:
    """Make the source archive."""
    yield _built("sdist", "*.tar.gz")


def _built(target: str, pattern: str) -> Path:
    run([sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", DIST])
    return max(DIST.glob(pattern), key=lambda path: path.stat().st_mtime_ns)
