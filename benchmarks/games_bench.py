"""The window Games with 10,000 games, offscreen: until it is painted, until a filter is shown.

Run by `benchmarks.window` in a process of its own; prints its rows as JSON.
"""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Callable
from dataclasses import asdict
from time import perf_counter, process_time
from typing import Final

from PySide6.QtCore import QEventLoop
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox

from benchmarks.library_rows import fill, generated
from benchmarks.timing import Row
from kingdom_builder_qt.app import program
from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.ui.desktop.files.library_disk import LibraryDisk
from kingdom_builder_qt.ui.desktop.style.theme import apply_theme
from kingdom_builder_qt.ui.library.games.game_pictures import GamePictures
from kingdom_builder_qt.ui.library.games.games_window import FIGURES, GamesWindow

GAMES: Final = 10_000
LOOK_MS: Final = 5
OPENS: Final = "the games opened and painted"
CHOSEN: Final = "a filter chosen until it is painted"
ALL: Final = "a filter taken back until all is painted"
LIMITS: Final = {OPENS: 300, CHOSEN: 100, ALL: 100}  # ms of wall time, on a quiet machine


def measure(*, quick: bool) -> list[Row]:
    """Return the times that a player waits for; the figures are measured separately."""
    application = program.make_application()
    catalog = load_catalog()
    apply_theme(application, "light")
    fill(Library(), generated(catalog, GAMES, unfinished=0.1))
    disk = LibraryDisk()
    pictures = GamePictures(disk, catalog)
    found: dict[str, list[float]] = {}
    for _ in range(3 if quick else 10):
        window = _opened(disk, pictures, catalog, found)
        for box in (window.filter.opponent, window.filter.expansion, window.filter.outcome):
            _choose(window, box, 1, CHOSEN, found)
            _choose(window, box, 0, ALL, found)
        _show_figures(window, found)
        window.close()
        window.deleteLater()
    return [Row.of(_with_limit(name), "ms", values) for name, values in found.items()]


def _with_limit(name: str) -> str:
    """Return the name of a row, with its limit if there is one."""
    limit = LIMITS.get(name)
    return f"{name} (at most {limit})" if limit is not None else name


def _opened(
    disk: LibraryDisk, pictures: GamePictures, catalog: Catalog, found: dict[str, list[float]]
) -> GamesWindow:
    times = perf_counter(), process_time()
    window = GamesWindow(catalog, disk, pictures)
    window.show()
    _until(lambda: bool(window.games.model.ids))
    _take(found, OPENS, times)
    _settle()
    return window


def _choose(
    window: GamesWindow, box: QComboBox, line: int, name: str, found: dict[str, list[float]]
) -> None:
    before, times = len(window.games.model.ids), (perf_counter(), process_time())
    box.setCurrentIndex(line)
    _until(lambda: len(window.games.model.ids) != before)
    _take(found, name, times)
    _settle()


def _show_figures(window: GamesWindow, found: dict[str, list[float]]) -> None:
    times = perf_counter(), process_time()
    window.bar.setCurrentIndex(FIGURES)
    _until(lambda: bool(window.figures.rating.accessibleDescription()))
    _take(found, "the figures with the rating", times)
    _settle()


def _take(found: dict[str, list[float]], name: str, times: tuple[float, float]) -> None:
    """Record the milliseconds since then, and those of the processor, in all threads."""
    found.setdefault(name, []).append(1000 * (perf_counter() - times[0]))
    found.setdefault(f"{name}, processor", []).append(1000 * (process_time() - times[1]))


def _until(is_there: Callable[[], bool]) -> None:
    """Process events until a thing exists and is painted."""
    while not is_there():
        # Asleep until an answer arrives, because polling would be measured, too.
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    QApplication.processEvents()  # paints


def _settle() -> None:
    """Return when all answers have arrived, and those for the rows that have become visible."""
    for _ in range(2):
        while any(thread.name == "disk" for thread in threading.enumerate()):
            QTest.qWait(LOOK_MS)
        QApplication.processEvents()


if __name__ == "__main__":
    print(json.dumps([asdict(row) for row in measure(quick=sys.argv[1:] == ["quick"])]))
