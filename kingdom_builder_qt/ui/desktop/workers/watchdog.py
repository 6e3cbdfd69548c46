"""Watchdog of a worker process.

Timeouts: computer players and advice the thinking time plus a minute, sound ten seconds, analyses a
minute without a result.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal


class Watchdog(QTimer):
    """Emits `timeout` if an answer is missing, and counts failures in a row.

    The owner replaces the process after a failure, until `is_enough`.
    """

    late = Signal()  # an answer is overdue

    def __init__(self, most: int, parent: QObject | None = None) -> None:
        """`most` failures in a row count as permanent."""
        super().__init__(parent)
        self.setSingleShot(True)
        self._most = most
        self.failures = 0
        self._late = QTimer(self, singleShot=True)
        self._late.timeout.connect(self.late)

    @property
    def is_late(self) -> bool:
        """Return whether an answer is overdue."""
        return self.isActive() and not self._late.isActive()

    @property
    def is_enough(self) -> bool:
        """Return whether further attempts are pointless."""
        return self.failures >= self._most

    def wait(self, seconds: float, late: float | None = None) -> None:
        """Expect an answer within `seconds`; it is overdue after `late` seconds."""
        self.start(round(1000 * seconds))
        self._late.start(round(1000 * (seconds if late is None else late)))

    def stop(self) -> None:
        super().stop()
        self._late.stop()

    def on_answer(self) -> None:
        """Stop waiting and reset the failure count."""
        self.stop()
        self.failures = 0

    def on_failure(self) -> None:
        """Stop waiting and count a failure: no answer, or the end of the process."""
        self.stop()
        self.failures += 1
