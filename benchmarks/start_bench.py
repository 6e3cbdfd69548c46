"""What is measured once in a process: a start until the window can be used, a game opened.

Run by `benchmarks.window`, also with another checkout on the path, so it imports nothing of ours
before the clock runs, and only what old versions have, too.
"""

from __future__ import annotations

import os
import sys
from time import perf_counter

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow, QWidget

WIDTH, HEIGHT = 1920, 1080
IDLE_MS = 1500


def start_bare() -> None:
    """Show a window of Qt alone: what any program with a canvas costs."""
    application = QApplication(sys.argv[:1])
    window, scene = QMainWindow(), QGraphicsScene()
    window.setCentralWidget(QGraphicsView(scene))
    window.show()
    _tell_when_usable(application)


def start_program() -> None:
    """Start the program as a user does, up to the event loop."""

    def loop() -> int:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        _tell_when_usable(application)
        return 0

    QApplication.exec = staticmethod(loop)  # type: ignore[method-assign,assignment]
    from kingdom_builder_qt.__main__ import main

    sys.argv[1:] = ["play"]
    main()


def open_game() -> None:
    """Print how many milliseconds it takes until a game of computers is opened and painted."""
    from kingdom_builder_qt.game import GameOptions, Seat, Session

    try:
        from kingdom_builder_qt.app import program
    except ImportError:  # a checkout of the first versions
        from kingdom_builder_qt.ui import app as program

    application = program.make_application()
    window = program.make_window()
    window.resize(WIDTH, HEIGHT)
    window.show()
    _wait_until_idle(application)
    seats = (Seat("Ann", 0, "builder"), Seat("Bob", 1, "builder"))
    session = Session(window.catalog, GameOptions(seed=1), seats)
    desk = window.desk if hasattr(window, "desk") else window.bridge
    started = perf_counter()
    desk.start(session)
    application.processEvents()
    print(1000 * (perf_counter() - started), flush=True)
    desk.ai.set_paused(True)
    window.close()


def _tell_when_usable(application: QApplication) -> None:
    _wait_until_usable(application, next(w for w in application.topLevelWidgets() if w.isVisible()))
    print("usable", flush=True)


def _wait_until_usable(application: QApplication, window: QWidget) -> None:
    """Return when a window is painted and the event loop has time again."""
    handle = window.windowHandle()
    while not handle.isExposed():
        application.processEvents()
    calls: list[bool] = []
    QTimer.singleShot(0, lambda: calls.append(True))
    while not calls:
        application.processEvents()


def _wait_until_idle(application: QApplication) -> None:
    """Return when the picture of the start page is drawn, too."""
    QTimer.singleShot(IDLE_MS, application.quit)
    application.exec()


PARTS = {"bare": start_bare, "program": start_program, "game": open_game}

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    PARTS[sys.argv[1]]()
