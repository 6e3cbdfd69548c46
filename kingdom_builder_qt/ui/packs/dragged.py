"""Packs that are dragged onto a window.  Imported at the start: nothing of packs is needed here."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData

from kingdom_builder_qt.content.packs.manifest import SUFFIX


def dragged_pack(data: QMimeData) -> Path | None:
    """Return the pack that is dragged; None: it is something else."""
    files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    if len(files) == 1 and files[0].suffix.lower() == SUFFIX:
        return files[0]
    return None
