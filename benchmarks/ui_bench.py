"""The window, offscreen: smoothness while computers play and think, repaint at 1920 x 1080.

Run by `benchmarks.run` in a process of its own; prints its rows as JSON.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import asdict
from statistics import quantiles
from time import perf_counter, thread_time
from typing import Final

from PySide6.QtCore import QEventLoop, Qt, QTimer

from benchmarks import paint_bench
from benchmarks.count_bench import count_rows
from benchmarks.motion_bench import motion_rows
from benchmarks.replay_bench import replay_rows
from benchmarks.timing import Row
from kingdom_builder_qt.app import program
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.shell.main_window import MainWindow

UNIT: Final = "ms"
WIDTH, HEIGHT = 1920, 1080
PERCENTS: Final = (5, 50, 95, 99)
TICK_MS: Final = 5  # a timer of this interval shows how long the event loop is blocked
TICK_LIMIT: Final = 10.0  # ms of the processor between two ticks in a game of Builders, p95


def measure(*, quick: bool) -> list[Row]:
    """Return how long the event loop is blocked in games of computers, and the time of a repaint.

    The start page shows for comparison how late a timer is in an idle program.
    """
    application = program.make_application()
    window = program.make_window(settings=Settings(ai_delay_ms=0))
    window.resize(WIDTH, HEIGHT)
    window.show()
    seconds = 2.0 if quick else 10.0
    _holds(1.0)  # the picture of the start page is drawn
    while not window.preparation.is_done:
        _holds(0.5)
    found = _rows_of("start page", _holds(seconds))
    for level in ("builder", "master"):
        seats = (Seat("Ann", 0, level), Seat("Bob", 1, level))
        session = Session(window.catalog, GameOptions(seed=1), seats)
        window.desk.start(session)
        while not session.log:  # the AI process has to start
            application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        busy: list[float] = []
        found += _rows_of(f"two of {level}", _holds(seconds, busy))
        limit = TICK_LIMIT if level == "builder" else None
        p95 = quantiles(busy, n=100)[94]
        name = f"processor between two ticks, two of {level}, p95"
        found.append(Row(name, UNIT, p95, min(busy), max(busy), limit))
    window.desk.ai.set_paused(True)
    window.game_page.scene.animator.skip()
    application.processEvents()
    found += _rows_of("a board drawn anew", _holds_while_sharpening(window, 3.0))
    repaints = 10 if quick else 50
    found += [
        _timed("full repaint of the window", window.grab, repaints),
        _timed("full repaint of the board", window.game_page.view.viewport().grab, repaints),
        *_painted(window, quick=quick),
    ]
    found += motion_rows(window, quick=quick)
    found += count_rows(window, quick=quick)
    found += replay_rows(window, quick=quick)
    window.close()
    return found


def _painted(window: MainWindow, *, quick: bool) -> list[Row]:
    """Return the processor time of painting, with its limits."""
    found = paint_bench.measure(window, quick=quick)
    return [
        Row.of(name, "" if name == paint_bench.OVER else UNIT, values, paint_bench.LIMITS.get(name))
        for name, values in found.items()
    ]


def _holds_while_sharpening(window: MainWindow, seconds: float) -> list[float]:
    """Zoom in, so that the board is drawn again and larger; then show all of it again."""
    page = window.game_page
    page.view.zoom_by(1.6)
    window.grab()
    late = _holds(seconds)
    page.view.fit()
    window.grab()
    page.scene.sharpen()
    return late


def _holds(seconds: float, busy: list[float] | None = None) -> list[float]:
    """Run the event loop and return the delay of each tick of a timer.

    `busy` gets the processor time of the thread since the tick before.
    """
    loop, timer = QEventLoop(), QTimer(timerType=Qt.TimerType.PreciseTimer, interval=TICK_MS)
    late: list[float] = []
    last, used = perf_counter(), thread_time()

    def tick() -> None:
        nonlocal last, used
        now, uses = perf_counter(), thread_time()
        late.append(max(0.0, 1000 * (now - last) - TICK_MS))
        if busy is not None:
            busy.append(1000 * (uses - used))
        last, used = now, uses

    timer.timeout.connect(tick)
    timer.start()
    QTimer.singleShot(int(1000 * seconds), loop.quit)
    loop.exec()
    timer.stop()
    return late


def _rows_of(where: str, holds: list[float]) -> list[Row]:
    """Return a row for each percentile."""
    at = quantiles(holds, n=100)
    low, high = min(holds), max(holds)
    return [
        Row(f"event loop held, {where}, p{percent}", UNIT, at[percent - 1], low, high)
        for percent in PERCENTS
    ]


def _timed(name: str, call: Callable[[], object], times: int) -> Row:
    values = []
    for _ in range(times):
        started = perf_counter()
        call()
        values.append(1000 * (perf_counter() - started))
    return Row.of(name, UNIT, values)


def main(part: str) -> None:
    """Run one part as a program."""
    print(json.dumps([asdict(row) for row in measure(quick=part == "quick")]))


if __name__ == "__main__":
    main(sys.argv[1])
