"""A queue of calls between other events, which keeps a window responsive."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal


class CallQueue(QObject):
    """A queue of unique calls that makes one call in each event-loop iteration."""

    begun = Signal()  # the first call follows in a later event-loop iteration
    done = Signal()  # the queue is empty

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._due: list[Callable[[], object]] = []
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._next)

    @property
    def is_due(self) -> bool:
        return bool(self._due)

    def put(self, call: Callable[[], object]) -> None:
        """Append a call; a call already queued moves to the end."""
        if call in self._due:
            self._due.remove(call)
        self._due.append(call)

    def drop(self, call: Callable[[], object]) -> None:
        """Remove a queued call, for a widget that closes."""
        if call in self._due:
            self._due.remove(call)

    def begin(self) -> None:
        """Begin to make the calls between other events."""
        if self._due:
            self.begun.emit()
            self._timer.start()

    def finish(self) -> None:
        """Make all calls now; the first exception is raised after the last call."""
        failed: Exception | None = None
        while self._due:
            try:
                self._next()
            except Exception as error:  # noqa: BLE001 - raised again below
                failed = failed or error
        if failed is not None:
            raise failed

    def forget(self) -> None:
        """Clear the queue and stop the timer."""
        self._due.clear()
        self._timer.stop()

    def _next(self) -> None:
        call = self._due.pop(0) if self._due else None
        if not self._due:
            self._timer.stop()
        try:
            if call is not None:
                call()
        finally:
            if not self._due:
                self.done.emit()


def let_paint() -> None:
    """Use one event-loop iteration for painting."""
