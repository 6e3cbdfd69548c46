"""Files that are dragged onto a window, or copied as files.  Imported at the start."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData

PICTURE_SUFFIX: Final = ".png"  # of a set-up


def dragged_file(data: QMimeData, *suffixes: str) -> Path | None:
    """Return the one file that is dragged, if its name ends so; None: it is something else."""
    files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    if len(files) == 1 and files[0].suffix.lower() in suffixes:
        return files[0]
    return None
