"""Measurements once per process: a start until the window can be used, a game opened.

Run by `benchmarks.window`, also with another checkout on the path, so it uses only functions that
old versions have, too. Nothing is imported early: the program imports Qt in its own order. It
prints the milliseconds of the processor, and of wall time if not all count.
"""

from __future__ import annotations

import os
import sys
from time import perf_counter, process_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

WIDTH, HEIGHT = 1920, 1080
IDLE_MS = 1500
MOST_WAITS = 20


def start_bare() -> None:
    """Show a bare Qt window: the cost of any program with a canvas."""
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

    application = QApplication(sys.argv[:1])
    window, scene = QMainWindow(), QGraphicsScene()
    window.setCentralWidget(QGraphicsView(scene))
    window.show()
    _tell_when_usable(application)


def start_program() -> None:
    """Start the program as a user does, up to the event loop."""
    sys.meta_path.insert(0, _InsteadOfTheLoop())
    from kingdom_builder_qt.__main__ import main

    sys.argv[1:] = ["play"]
    main()


class _InsteadOfTheLoop:
    """Import hook: once the program has imported Qt, its event loop is replaced."""

    def find_spec(self, *_: object) -> None:
        widgets = sys.modules.get("PySide6.QtWidgets")
        if hasattr(widgets, "QApplication"):
            widgets.QApplication.exec = staticmethod(self.loop)
            sys.meta_path.remove(self)

    def loop(self) -> int:
        from PySide6.QtWidgets import QApplication

        _tell_when_usable(QApplication.instance())
        return 0


def open_game() -> None:
    """Open a game of computers and paint it."""
    from kingdom_builder_qt.app import program
    from kingdom_builder_qt.game import GameOptions, Seat, Session

    application = program.make_application()
    window = program.make_window()
    window.resize(WIDTH, HEIGHT)
    window.show()
    _wait_until_idle(window)
    seats = (Seat("Ann", 0, "builder"), Seat("Bob", 1, "builder"))
    session = Session(window.catalog, GameOptions(seed=1), seats)
    desk = window.desk if hasattr(window, "desk") else window.bridge
    started, spent = perf_counter(), process_time()
    desk.start(session)
    application.processEvents()
    window.grab()  # painting left to a later event
    print(1000 * (process_time() - spent), 1000 * (perf_counter() - started), flush=True)
    desk.ai.set_paused(True)
    window.close()


def _tell_when_usable(application: QApplication) -> None:
    _wait_until_usable(application, next(w for w in application.topLevelWidgets() if w.isVisible()))
    print(1000 * process_time(), flush=True)


def _wait_until_usable(application: QApplication, window: QWidget) -> None:
    """Return when a window is painted and the event loop is idle."""
    from PySide6.QtCore import QTimer

    handle = window.windowHandle()
    while not handle.isExposed():
        application.processEvents()
    calls: list[bool] = []
    QTimer.singleShot(0, lambda: calls.append(True))
    while not calls:
        application.processEvents()


def _wait_until_idle(window: QWidget) -> None:
    """Return when the picture of the start page and the prepared objects are ready.

    It uses a separate event loop, because ending the application's one would close the window.
    """
    from PySide6.QtCore import QEventLoop, QTimer

    preparation = getattr(window, "preparation", None)  # not in old versions
    for _ in range(MOST_WAITS):
        loop = QEventLoop()
        QTimer.singleShot(IDLE_MS, loop.quit)
        loop.exec()
        if preparation is None or preparation.is_done:
            return
    sys.exit("what is made beforehand is never done")


PARTS = {"bare": start_bare, "program": start_program, "game": open_game}

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    part, *locale = sys.argv[1:]
    if locale:
        os.environ |= {"LC_ALL": locale[0], "LANGUAGE": ""}
    PARTS[part]()
