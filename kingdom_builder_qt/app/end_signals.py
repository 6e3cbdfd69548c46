"""Termination signals: SIGTERM, SIGHUP, Ctrl+C.

Python writes the number of a signal into a socket watched by Qt. The answer therefore comes from
the current event loop, even that of a dialog, and never interrupts other code. Signals before the
first event loop wait in the socket.
"""

from __future__ import annotations

import signal
import socket
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal

_NAMES: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")  # platform-dependent
_MOST: Final = 64  # bytes read at once


class EndSignals(QObject):
    """Handles the signals until `close`; ignored ones (`nohup`) stay ignored.

    `is_due`: a signal has asked the program to quit.
    """

    received = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_due = False
        self._reader, self._writer = socket.socketpair()
        for end in (self._reader, self._writer):
            end.setblocking(False)
        self._wakeup = signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        self._before = {
            number: handler
            for name in _NAMES
            if (number := getattr(signal, name, None)) is not None
            and (handler := signal.getsignal(number)) is not signal.SIG_IGN
        }
        for number in self._before:
            signal.signal(number, lambda _number, _frame: None)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)

    def close(self) -> None:
        """Restore Python's handlers."""
        self._notifier.setEnabled(False)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._wakeup)
        self._reader.close()
        self._writer.close()

    def _read(self) -> None:
        if {*self._reader.recv(_MOST)} & {int(number) for number in self._before}:
            self.is_due = True
            self.received.emit()
