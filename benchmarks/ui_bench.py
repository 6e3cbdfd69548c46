"""The window, offscreen: start, smoothness while AI players think, repaint at 1920 x 1080.

Run by `benchmarks.run` in a process of its own; prints its rows as JSON.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import asdict
from statistics import quantiles
from time import perf_counter
from typing import Final

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication

from benchmarks.timing import Row
from kingdom_builder_qt.app import program
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.ui.settings.settings import Settings
from kingdom_builder_qt.ui.table.desk import GameDesk

UNIT: Final = "ms"
WIDTH, HEIGHT = 1920, 1080
TICK_MS: Final = 5  # a timer that should come this often shows how long the event loop is held


def show_window() -> None:
    """Open the window, say so, and end."""
    application = program.make_application()
    window = program.make_window()
    window.show()
    application.processEvents()
    print("usable", flush=True)
    window.close()


def measure(*, quick: bool) -> list[Row]:
    """Return how long the event loop is held in an AI game, and what a repaint costs."""
    application = program.make_application()
    window = program.make_window(settings=Settings(ai_delay_ms=0))
    window.resize(WIDTH, HEIGHT)
    window.show()
    seats = (Seat("Ann", 0, "builder"), Seat("Bob", 1, "builder"))
    session = Session(window.catalog, GameOptions(seed=1), seats)
    opening = _timed("a game opened and painted", lambda: _open(window.desk, session), 1)
    holds = _holds(2.0 if quick else 10.0)
    assert session.log, "no AI player moved: nothing was measured"
    window.desk.ai.set_paused(True)
    window.game_page.scene.animator.skip()
    application.processEvents()
    repaints = 10 if quick else 50
    found = [
        opening,
        Row("event loop held, AI game, p50", UNIT, quantiles(holds)[1], min(holds), max(holds)),
        Row("event loop held, AI game, p95", UNIT, _p95(holds), min(holds), max(holds)),
        _timed("full repaint of the window", window.grab, repaints),
        _timed("full repaint of the board", window.game_page.view.viewport().grab, repaints),
    ]
    window.close()
    return found


def _open(desk: GameDesk, session: Session) -> None:
    desk.start(session)
    QApplication.processEvents()


def _holds(seconds: float) -> list[float]:
    """Run the event loop and return by how much each tick of a timer came late."""
    loop, timer = QEventLoop(), QTimer(timerType=Qt.TimerType.PreciseTimer, interval=TICK_MS)
    late: list[float] = []
    last = perf_counter()

    def tick() -> None:
        nonlocal last
        now = perf_counter()
        late.append(max(0.0, 1000 * (now - last) - TICK_MS))
        last = now

    timer.timeout.connect(tick)
    timer.start()
    QTimer.singleShot(int(1000 * seconds), loop.quit)
    loop.exec()
    timer.stop()
    return late


def _p95(values: list[float]) -> float:
    return quantiles(values, n=100)[94]


def _timed(name: str, call: Callable[[], object], times: int) -> Row:
    values = []
    for _ in range(times):
        started = perf_counter()
        call()
        values.append(1000 * (perf_counter() - started))
    return Row.of(name, UNIT, values)


def main(part: str) -> None:
    """Run one part as a program."""
    if part == "start":
        show_window()
    else:
        print(json.dumps([asdict(row) for row in measure(quick=part == "quick")]))


if __name__ == "__main__":
    main(sys.argv[1])
