"""What the disk is asked for after a start: the content is kept, old scratch folders go."""

from __future__ import annotations

import logging
from functools import partial

from PySide6.QtCore import QObject

from kingdom_builder_qt.content.compiled_catalog import StartCatalog, keep_catalog
from kingdom_builder_qt.content.temporary_files import remove_scratch
from kingdom_builder_qt.ui.desktop.tasks import Task

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
            Task(self, remove_scratch, failed=self._on_failed)
            if start.made_of:
                keep = partial(keep_catalog, start)
                Task(self, keep, failed=self._on_failed, must_end=True)

    def _on_failed(self, error: BaseException) -> None:
        if isinstance(error, OSError):
            _log.info("content not kept: %s", error)
        else:  # a fault of ours, but nobody misses anything
            _log.error("content not kept", exc_info=error)
