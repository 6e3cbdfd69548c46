"""Makes calls between other events, so that a window stays responsive while panels are shown."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal


class CallQueue(QObject):
    """Keeps calls in their order, each once, and makes one in each round of the event loop."""

    begun = Signal()  # the first of the calls comes in another round of the event loop
    done = Signal()  # nothing is due any more

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._due: list[Callable[[], object]] = []
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._next)

    @property
    def is_due(self) -> bool:
        """Return whether something is left to do."""
        return bool(self._due)

    def put(self, call: Callable[[], object]) -> None:
        """Let a call be made after all that are due; one that is due already comes later."""
        if call in self._due:
            self._due.remove(call)
        self._due.append(call)

    def drop(self, call: Callable[[], object]) -> None:
        """Do not make a call, if it is due: its widget closes."""
        if call in self._due:
            self._due.remove(call)

    def begin(self) -> None:
        """Make the calls between other events."""
        if self._due:
            self.begun.emit()
            self._timer.start()

    def finish(self) -> None:
        """Make all calls now; where one fails the others are made all the same, then it is told."""
        failed: Exception | None = None
        while self._due:
            try:
                self._next()
            except Exception as error:  # noqa: BLE001 - raised again below
                failed = failed or error
        if failed is not None:
            raise failed

    def forget(self) -> None:
        """Make none of the calls; no timer runs afterwards."""
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
    """Do nothing for a round of the event loop, in which the window paints."""
