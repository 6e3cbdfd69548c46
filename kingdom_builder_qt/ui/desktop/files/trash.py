"""The program's trash: deleted files are moved to a folder and can be restored for some weeks.

The trash of the system is no substitute: not every disk has one, and not every system reports the
path of a file in it.
"""

from __future__ import annotations

import re
import shutil
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.atomic_files import RETRY_SECONDS, move
from kingdom_builder_qt.content.disk import children, is_folder, is_present

DAYS: Final = 30
_TIME: Final = "%Y-%m-%d-%H%M%S"
_NAME: Final = r"(\d{4}-\d\d-\d\d-\d{6})-\d{6}-(.*)"


def trash_folder() -> Path:
    """Return the folder of deleted files."""
    return paths.user_data() / "trash"


@dataclass(frozen=True, slots=True)
class TrashedFile:
    """A file or folder in the trash: its former path and its place in the trash."""

    path: Path
    place: Path


def move_to_trash(path: Path) -> TrashedFile:
    """Move a file or folder into the trash, in a thread; raises OSError if that fails.

    On Windows a reader, such as the index of the library, has it open for a moment. Files older
    than `DAYS` are removed from the trash.
    """
    folder, now = trash_folder(), datetime.now()
    folder.mkdir(parents=True, exist_ok=True)
    remove_old()
    place = folder / f"{now:{_TIME}-%f}-{path.name}"
    return TrashedFile(path, move(path, place, RETRY_SECONDS))


def restore_from_trash(thrown: TrashedFile) -> Path:
    """Move a file out of the trash and return its path; raises OSError if that fails.

    If the former path is taken, the name gets a number.
    """
    path = thrown.path
    free = (path.with_stem(f"{path.stem}-{n}") if n > 1 else path for n in count(1))
    return move(thrown.place, next(place for place in free if not is_present(place)))


def thrown_from(folder: Path, place: Path) -> TrashedFile:
    """Return a file of the trash that was in a folder."""
    found = re.fullmatch(_NAME, place.name)
    return TrashedFile(folder / (place.name if found is None else found[2]), place)


def days_left(name: str) -> int:
    """Return after how many days a file of the trash is removed; 1 on its last day."""
    found = re.fullmatch(_NAME, name)
    if found is None:
        return DAYS
    try:
        age = datetime.now() - datetime.strptime(found[1], _TIME)
    except ValueError:  # a day that no month has
        return DAYS
    return min(DAYS, max(1, DAYS - age.days))


def remove_old() -> None:
    """Remove all that has been in the trash for more than `DAYS`, as far as the disk allows."""
    oldest = f"{datetime.now() - timedelta(days=DAYS):{_TIME}}"
    for path in children(trash_folder()):
        found = re.fullmatch(_NAME, path.name)
        if found is not None and found[1] < oldest:
            with suppress(OSError):
                shutil.rmtree(path) if is_folder(path) else path.unlink()
