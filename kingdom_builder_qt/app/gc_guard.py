"""Runs Python's cyclic garbage collector in the main thread only.

A collection in another thread (that of a `Task`) could delete Qt objects there, which crashes.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

CHECK_MS: Final = 500


class GarbageGuard(QObject):
    """Disables automatic collection and collects by a timer, with Python's own thresholds."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Disable automatic collection until `close`."""
        super().__init__(parent)
        gc.disable()
        self._thresholds = gc.get_threshold()
        self._is_full_due = False
        self._timer = QTimer(self)
        self._timer.setInterval(CHECK_MS)
        self._timer.timeout.connect(self.check)
        self._timer.start()

    def freeze_objects(self) -> None:
        """Freeze the current objects: they live as long as the program.

        Without this every collection would traverse them and block the event loop longer.
        """
        gc.freeze()

    def collect_soon(self) -> None:
        """Collect all generations at the next check, after many objects were released."""
        self._is_full_due = True

    def check(self) -> None:
        """Collect the oldest generation that is due."""
        if self._is_full_due:
            self._is_full_due = False
            gc.collect()
            return
        counts = gc.get_count()
        for generation in (2, 1, 0):
            if counts[generation] > self._thresholds[generation]:
                gc.collect(generation)
                return

    def close(self) -> None:
        self._timer.stop()
        gc.unfreeze()
        gc.enable()
