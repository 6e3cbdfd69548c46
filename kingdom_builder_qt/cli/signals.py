"""Ctrl+C and SIGTERM end a command as KeyboardInterrupt."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class Ending:
    """The signal that ended a command; SIGINT if it was interrupted from inside."""

    def __init__(self) -> None:
        self._signal = signal.SIGINT

    @property
    def status(self) -> int:
        """Return the exit status by the convention of shells: 130 or 143."""
        return 128 + self._signal

    def interrupt(self, number: int, _frame: FrameType | None) -> None:
        """Raise KeyboardInterrupt for a signal."""
        self._signal = signal.Signals(number)
        raise KeyboardInterrupt


@contextmanager
def ended_by_signals() -> Iterator[Ending]:
    """Make both signals raise KeyboardInterrupt inside the block.

    A signal ignored by this process (`nohup`, a background job) stays ignored.
    """
    ending = Ending()
    if threading.current_thread() is not threading.main_thread():  # handlers need the main thread
        yield ending
        return
    before = {number: signal.getsignal(number) for number in _SIGNALS}
    taken = {number: old for number, old in before.items() if old != signal.SIG_IGN}
    try:
        for number in taken:
            signal.signal(number, ending.interrupt)
        yield ending
    finally:
        for number, old in taken.items():
            signal.signal(number, old)
