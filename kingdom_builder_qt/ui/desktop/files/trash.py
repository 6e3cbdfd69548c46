"""The program's trash: deleted files are moved to a folder and can be restored for some weeks.

The trash of the system is no substitute: not every disk has one, and not every system reports the
path of a file in it.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.atomic_files import move
from kingdom_builder_qt.content.disk import children, is_folder, is_present

DAYS: Final = 30
_NAME: Final = r"(\d{4}-\d\d-\d\d-\d{6})-\d{6}-(.*)"


def trash_folder() -> Path:
    """Return the folder of deleted files."""
    return paths.user_data() / "trash"


@dataclass(frozen=True, slots=True)
class Thrown:
    """A file or folder in the trash: its former path and its place in the trash."""

    path: Path
    place: Path


def throw_away(path: Path) -> Thrown:
    """Move a file or folder into the trash; raises OSError if that fails.

    Files older than `DAYS` are removed from the trash.
    """
    folder, now = trash_folder(), datetime.now()
    folder.mkdir(parents=True, exist_ok=True)
    _remove_old(children(folder), now - timedelta(days=DAYS))
    return Thrown(path, move(path, folder / f"{now:%Y-%m-%d-%H%M%S-%f}-{path.name}"))


def put_back(thrown: Thrown) -> Path:
    """Move a file out of the trash and return its path; raises OSError if that fails.

    If the former path is taken, the name gets a number.
    """
    path = thrown.path
    free = (path.with_stem(f"{path.stem}-{n}") if n > 1 else path for n in count(1))
    return move(thrown.place, next(place for place in free if not is_present(place)))


def destroy(is_meant: Callable[[str], bool]) -> None:
    """Remove files from the trash for good: those with names for which `is_meant` is true."""
    for path in children(trash_folder()):
        found = re.fullmatch(_NAME, path.name)
        if found is not None and is_meant(found[2]):
            path.unlink()


def _remove_old(files: Iterable[Path], oldest: datetime) -> None:
    for path in files:
        found = re.fullmatch(_NAME, path.name)
        if found is not None and found[1] < f"{oldest:%Y-%m-%d-%H%M%S}":
            with suppress(OSError):
                shutil.rmtree(path) if is_folder(path) else path.unlink()
