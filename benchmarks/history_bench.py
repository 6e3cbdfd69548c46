"""The page of the history with 10,000 games, offscreen: until it is there, until a filter is shown.

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

from benchmarks.history_rows import fill, generated
from benchmarks.timing import Row
from kingdom_builder_qt.app import program
from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.game.history.store import GameHistory
from kingdom_builder_qt.ui.desktop.files.history_disk import HistoryDisk
from kingdom_builder_qt.ui.desktop.style.theme import apply_theme
from kingdom_builder_qt.ui.library.history.history_dialog import HistoryDialog

GAMES: Final = 10_000
LOOK_MS: Final = 5
OPENS: Final = "the history opened and painted"
CHOSEN: Final = "a filter chosen until it is painted"
ALL: Final = "a filter taken back until all is painted"
LIMITS: Final = {OPENS: 300, CHOSEN: 100, ALL: 100}  # ms of the clock, on a quiet machine


def measure(*, quick: bool) -> list[Row]:
    """Return what a person waits for; the rating, which comes later, is told apart."""
    application = program.make_application()
    catalog = load_catalog()
    apply_theme(application, "light")
    fill(GameHistory(), generated(catalog, GAMES))
    disk = HistoryDisk()
    found: dict[str, list[float]] = {}
    for _ in range(3 if quick else 10):
        dialog = _opened(disk, catalog, found)
        for box in (dialog.filter.level, dialog.filter.expansion, dialog.filter.outcome):
            _choose(dialog, box, 1, CHOSEN, found)
            _choose(dialog, box, 0, ALL, found)
        dialog.close()
        dialog.deleteLater()
    return [Row.of(_with_limit(name), "ms", values) for name, values in found.items()]


def _with_limit(name: str) -> str:
    """Return what a row is called: where there is a limit, it stands beside the figures."""
    limit = LIMITS.get(name)
    return f"{name} (at most {limit})" if limit is not None else name


def _opened(disk: HistoryDisk, catalog: Catalog, found: dict[str, list[float]]) -> HistoryDialog:
    times = perf_counter(), process_time()
    dialog = HistoryDialog(catalog, disk, keeps=True)
    dialog.show()
    _until(lambda: bool(dialog.model.keys))
    _take(found, OPENS, times)
    _until(lambda: bool(dialog.rating.accessibleDescription()))
    _take(found, "the same until its rating is there", times)
    _settle()
    return dialog


def _choose(
    dialog: HistoryDialog, box: QComboBox, line: int, name: str, found: dict[str, list[float]]
) -> None:
    before, times = len(dialog.model.keys), (perf_counter(), process_time())
    box.setCurrentIndex(line)
    _until(lambda: len(dialog.model.keys) != before)
    _take(found, name, times)
    _settle()


def _take(found: dict[str, list[float]], name: str, times: tuple[float, float]) -> None:
    """Note milliseconds since then, and those of the processor, in all threads."""
    found.setdefault(name, []).append(1000 * (perf_counter() - times[0]))
    found.setdefault(f"{name}, processor", []).append(1000 * (process_time() - times[1]))


def _until(is_there: Callable[[], bool]) -> None:
    """Let events pass until something is there, and is painted."""
    while not is_there():
        # Asleep until an answer comes: who looks again and again would be measured, too.
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    QApplication.processEvents()  # paints


def _settle() -> None:
    """Return when all that was asked for has come, and what its rows ask for once they are seen."""
    for _ in range(2):
        while any(thread.name == "disk" for thread in threading.enumerate()):
            QTest.qWait(LOOK_MS)
        QApplication.processEvents()


if __name__ == "__main__":
    print(json.dumps([asdict(row) for row in measure(quick=sys.argv[1:] == ["quick"])]))
