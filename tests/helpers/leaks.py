"""Finds threads, Qt timers and windows that a test left."""

import gc
import sys
import threading
import time
import weakref
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

ANALYSIS_SECONDS = 60.0  # in which the processes of a closed analysis end
ALONE_SECONDS = 60.0  # much longer than the list of all objects is there
GRACE_SECONDS = 2.0  # a stopped thread needs a moment to end


def leaked_threads(before: set[threading.Thread]) -> list[threading.Thread]:
    """Return the threads that are new since `before` and do not end in time."""
    deadline = time.monotonic() + GRACE_SECONDS
    while new := _new_threads(before):
        if time.monotonic() > deadline:
            return new
        new[0].join(0.05)
    return []


def _new_threads(before: set[threading.Thread]) -> list[threading.Thread]:
    # A dummy represents a thread that Qt or C started; before Python 3.13 it is never removed.
    return [
        thread
        for thread in threading.enumerate()
        if thread not in before and not isinstance(thread, threading._DummyThread)
    ]


_timers: weakref.WeakSet[Any] = weakref.WeakSet()


def watch_timers() -> None:
    """Record every new QTimer of Python for `leaked_timers`.

    `QTimer.__init__` is replaced and not `start`, because signals are connected to `start`, and
    PySide inspects the signature of a connected callable.
    """
    from PySide6.QtCore import QTimer

    made = QTimer.__init__

    def make(timer: QTimer, *args: Any, **properties: Any) -> None:
        made(timer, *args, **properties)
        _timers.add(timer)

    QTimer.__init__ = make  # type: ignore[method-assign]


def leaked_timers() -> list[str]:
    """Stop every QTimer that still runs and return their descriptions."""
    if "PySide6.QtCore" not in sys.modules:
        return []
    from PySide6.QtCore import QCoreApplication, QEvent

    # Without an event loop nothing else deletes the objects for which a test called deleteLater().
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    running = running_timers()
    found = [f"QTimer({timer.interval()} ms) of {timer.parent()!r}" for timer in running]
    for timer in running:
        timer.stop()  # so that only the guilty test fails
    return found


def running_timers() -> list[Any]:
    """Return every QTimer that runs."""
    from shiboken6 import isValid

    return [timer for timer in _timers if isValid(timer) and timer.isActive()]


def windows() -> list[Any]:
    """Return the widgets without a parent."""
    if "PySide6.QtWidgets" not in sys.modules:
        return []
    from PySide6.QtWidgets import QApplication

    return [widget for widget in QApplication.topLevelWidgets() if widget.parent() is None]


def leaked_windows(before: list[Any]) -> list[str]:
    """Delete the widgets without a parent that are not in `before` and return their names.

    Garbage does not count.
    """
    if not _new_windows(before):
        return []
    gc.collect()
    found = _new_windows(before)
    names = [f"{type(widget).__name__} {widget.windowTitle()!r}" for widget in found]
    for widget in found:
        widget.deleteLater()  # so that only the guilty test fails
    return names


def _new_windows(before: list[Any]) -> list[Any]:
    old = set(map(id, before))
    return [widget for widget in windows() if id(widget) not in old]


def collect_due() -> None:
    """Collect the oldest generation when it is due, as automatic collection is off."""
    for generation in (2, 1, 0):
        if gc.get_count()[generation] > gc.get_threshold()[generation]:
            gc.collect(generation)
            return


def let_go() -> None:
    """Delete closed objects, wait for analyses that start or end, collect garbage.

    Python's list of all objects breaks tuples under construction in another thread.
    """
    from PySide6.QtCore import QCoreApplication, QEvent

    for thread in threading.enumerate():
        if thread.name.endswith(" of analysis"):
            thread.join(ANALYSIS_SECONDS)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()


@contextmanager
def _alone() -> Iterator[None]:
    """Stop all other threads while Python's list of all objects exists.

    The list refers to a tuple under construction, which then cannot grow: this kills the thread
    that listens to pytest-xdist, and with it the process of the tests.
    """
    interval = sys.getswitchinterval()
    sys.setswitchinterval(ALONE_SECONDS)
    try:
        time.sleep(0)  # the thread with a pending request for the lock has had its turn
        yield
    finally:
        sys.setswitchinterval(interval)


def qt_objects() -> Counter[str]:
    """Return the number of Qt objects known to Python, by class."""
    from PySide6.QtCore import QObject
    from shiboken6 import isValid

    # Not `getAllValidWrappers`: it reads wrappers that are just being freed, and crashes.
    with _alone():
        found = [thing for thing in gc.get_objects() if issubclass(type(thing), QObject)]
    return Counter(type(thing).__qualname__ for thing in found if isValid(thing))


def objects_of(package: str) -> Counter[str]:
    """Return the number of objects of each class of a package, after `let_go`."""
    let_go()
    found: Counter[str] = Counter()
    with _alone():
        kinds = Counter(map(type, gc.get_objects()))
    for class_, count in kinds.items():
        if str(class_.__module__).startswith(package + "."):
            found[class_.__qualname__] += count
    return found
