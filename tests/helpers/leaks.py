"""Finds threads and Qt timers that a test left running."""

import gc
import sys
import threading
import time

GRACE_SECONDS = 2.0  # a thread that was asked to stop needs a moment


def leaked_threads(before: set[threading.Thread]) -> list[threading.Thread]:
    """Return the threads that are new since `before` and do not end by themselves."""
    deadline = time.monotonic() + GRACE_SECONDS
    while new := _new_threads(before):
        if time.monotonic() > deadline:
            return new
        new[0].join(0.05)
    return []


def _new_threads(before: set[threading.Thread]) -> list[threading.Thread]:
    # A dummy stands for a thread that Qt or C started; before Python 3.13 it never goes away.
    return [
        thread
        for thread in threading.enumerate()
        if thread not in before and not isinstance(thread, threading._DummyThread)
    ]


def leaked_timers() -> list[str]:
    """Stop every Qt timer that still runs and return their descriptions."""
    if "PySide6.QtCore" not in sys.modules:
        return []
    from PySide6.QtCore import QCoreApplication, QEvent, QTimer
    from shiboken6 import isValid

    # Without an event loop nobody else deletes what the test closed and gave to deleteLater().
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    running = [
        timer
        for timer in gc.get_objects()
        if issubclass(type(timer), QTimer) and isValid(timer) and timer.isActive()
    ]
    found = [f"QTimer({timer.interval()} ms) of {timer.parent()!r}" for timer in running]
    for timer in running:
        timer.stop()  # so that only the guilty test fails
    return found
