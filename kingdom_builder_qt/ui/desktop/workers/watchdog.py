"""Notices that a process of ours does not answer."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal


class Watchdog(QTimer):
    """Waits for an answer, but not for ever (`timeout`), and counts failures in a row.

    Whoever keeps the process replaces it after a failure, until `is_enough`.
    """

    late = Signal()  # an answer was to be expected by now

    def __init__(self, most: int, parent: QObject | None = None) -> None:
        """Wait for nothing yet; `most` failures in a row are no accident."""
        super().__init__(parent)
        self.setSingleShot(True)
        self._most = most
        self.failures = 0
        self._late = QTimer(self, singleShot=True)
        self._late.timeout.connect(self.late)

    @property
    def is_late(self) -> bool:
        """Return whether an answer was to be expected by now."""
        return self.isActive() and not self._late.isActive()

    @property
    def is_enough(self) -> bool:
        """Return whether another try would be in vain."""
        return self.failures >= self._most

    def wait(self, seconds: float, late: float | None = None) -> None:
        """Wait so many seconds for an answer from now on; it is `late` after some of them."""
        self.start(round(1000 * seconds))
        self._late.start(round(1000 * (seconds if late is None else late)))

    def stop(self) -> None:
        """Wait no more."""
        super().stop()
        self._late.stop()

    def on_answer(self) -> None:
        """Take note that the process answers: stop waiting and forget the failures."""
        self.stop()
        self.failures = 0

    def on_failure(self) -> None:
        """Count a failure, be it silence or the end of the process, and stop waiting."""
        self.stop()
        self.failures += 1
