"""What the disk is asked for after a start: the content is kept, old scratch folders go."""

from __future__ import annotations

import logging
from functools import partial

from PySide6.QtCore import QObject

from kingdom_builder_qt.content.kept.kept_catalog import Found, keep
from kingdom_builder_qt.content.temporary_files import remove_scratch
from kingdom_builder_qt.ui.files.disk_thread import ask_in_thread

_log = logging.getLogger(__name__)


class CatalogKeeper(QObject):
    """Writes in a thread; without it the next start takes longer, and nothing else."""

    def __init__(self, found: Found, parent: QObject) -> None:
        super().__init__(parent)
        self._found: Found | None = found

    def keep(self) -> None:
        """Begin to tidy up and to write what is new; only the first call does anything."""
        found, self._found = self._found, None
        if found is not None:
            ask_in_thread(remove_scratch, self._on_kept, None)
            if found.made_of:
                ask_in_thread(partial(keep, found), self._on_kept, None, must_end=True)

    def _on_kept(self, _along: None, _answer: None, error: BaseException | None) -> None:
        if isinstance(error, OSError):
            _log.info("content not kept: %s", error)
        elif error is not None:  # a fault of ours, but nobody misses anything
            _log.error("content not kept", exc_info=error)
