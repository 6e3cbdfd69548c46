"""The time of a message: it is never taken from its reader."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QWidget

_INPUT: Final = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.TouchBegin,
    QEvent.Type.TabletPress,
    QEvent.Type.KeyPress,
)


class UntilInput(QObject):
    """Ends with the first press or key after `ms` milliseconds, in the window of `page`."""

    ended = Signal()

    def __init__(self, page: QWidget, ms: int) -> None:
        super().__init__(page)
        self._page = page
        self._window: QWindow | None = None
        self.timer = QTimer(self, singleShot=True, interval=ms)
        self.timer.timeout.connect(self._listen)

    def start(self) -> None:
        self.stop()
        self.timer.start()

    def stop(self) -> None:
        self.timer.stop()
        if self._window is not None:
            self._window.removeEventFilter(self)
            self._window = None

    def _listen(self) -> None:
        self._window = self._page.window().windowHandle()
        if self._window is not None:
            self._window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End at an input and pass it on."""
        if self._window is not None and event.type() in _INPUT:
            self.stop()
            self.ended.emit()
        return False
