"""The function of each target."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from installers import app, linux, macos, python_packages, sbom, sums, windows

_MAKERS: Final[dict[str, Callable[[], Iterable[Path]]]] = {
    "app": app.freeze,
    "deb": linux.deb,
    "rpm": linux.rpm,
    "tar": linux.tar,
    "installer": windows.installer,
    "zip": windows.portable,
    "dmg": macos.dmg,
    "wheel": python_packages.wheel,
    "sdist": python_packages.sdist,
    "sbom": sbom.write,
    "sums": sums.write,
}


def make(target: str) -> list[Path]:
    """Make one target; all but the Python packages and lists need `app` first."""
    return list(_MAKERS[target]())
