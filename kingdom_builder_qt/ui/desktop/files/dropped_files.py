"""Files that are dropped on a window or pasted as files.  Imported at the start."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData

PICTURE_SUFFIX: Final = ".png"  # of a set-up


def dragged_file(data: QMimeData, *suffixes: str) -> Path | None:
    """Return the dragged file if it is a single one with one of the suffixes, else None."""
    files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    if len(files) == 1 and files[0].suffix.lower() in suffixes:
        return files[0]
    return None
