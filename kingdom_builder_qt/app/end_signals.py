"""The system asks the program to end: SIGTERM, SIGHUP, Ctrl+C; heard whatever the program does.

Python writes the number of a signal into a socket that Qt listens to, so the answer comes from the
event loop of the moment, be it that of a dialog, and never in the middle of other code.  What
arrives before there is a loop waits in the socket.
"""

from __future__ import annotations

import signal
import socket
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal

_NAMES: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")  # not all on every system
_MOST: Final = 64  # read at once


class EndSignals(QObject):
    """Takes over the signals until `close`; one that was ignored (`nohup`) stays so.

    `is_due`: the program has been asked to end.
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
        """Hand the signals back to Python."""
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
