"""What the disk is asked for after a start: the content is kept, old scratch folders go."""

from __future__ import annotations

import logging
from functools import partial

from PySide6.QtCore import QObject

from kingdom_builder_qt.content.compiled_catalog import StartCatalog, keep_catalog
from kingdom_builder_qt.content.temporary_files import remove_scratch
from kingdom_builder_qt.ui.desktop.files.disk_thread import ask_in_thread

_log = logging.getLogger(__name__)


class CatalogKeeper(QObject):
    """Writes in a thread; without it the next start takes longer, and nothing else."""

    def __init__(self, start: StartCatalog, parent: QObject) -> None:
        super().__init__(parent)
        self._start: StartCatalog | None = start

    def keep(self) -> None:
        """Begin to tidy up and to write what is new; only the first call does anything."""
        start, self._start = self._start, None
        if start is not None:
            ask_in_thread(remove_scratch, self._on_kept, None)
            if start.made_of:
                ask_in_thread(partial(keep_catalog, start), self._on_kept, None, must_end=True)

    def _on_kept(self, _along: None, _answer: None, error: BaseException | None) -> None:
        if isinstance(error, OSError):
            _log.info("content not kept: %s", error)
        elif error is not None:  # a fault of ours, but nobody misses anything
            _log.error("content not kept", exc_info=error)
