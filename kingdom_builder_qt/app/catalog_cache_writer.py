"""Work after the start: cache the compiled content, remove old temporary folders."""

from __future__ import annotations

import logging
from functools import partial

from PySide6.QtCore import QObject

from kingdom_builder_qt.content.compiled_catalog import StartCatalog, cache_catalog
from kingdom_builder_qt.content.temporary_files import remove_scratch
from kingdom_builder_qt.ui.desktop.tasks import Task

_log = logging.getLogger(__name__)


class CatalogCacheWriter(QObject):
    """Writes the compiled content in a thread pool; a failure only makes the next start slower."""

    def __init__(self, start: StartCatalog, parent: QObject) -> None:
        super().__init__(parent)
        self._start: StartCatalog | None = start

    def write(self) -> None:
        """Start the clean-up and the write of changed content; later calls do nothing."""
        start, self._start = self._start, None
        if start is not None:
            Task(self, remove_scratch, failed=self._on_failed)
            if start.made_of:
                keep = partial(cache_catalog, start)
                Task(self, keep, failed=self._on_failed, must_end=True)

    def _on_failed(self, error: BaseException) -> None:
        if isinstance(error, OSError):
            _log.info("content not kept: %s", error)
        else:  # a bug, but without consequences for the player
            _log.error("content not kept", exc_info=error)
