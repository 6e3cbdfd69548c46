"""Prepares the first game in idle time, while the start page is shown without a dialog.

The main window queues imports, lookup tables, the table page, drawings for this window's size and
theme, and a rehearsal of the panels (`ui/table/page/warm_up.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from kingdom_builder_qt.core.grid import ALL_MASK, hexes
from kingdom_builder_qt.ui.desktop.gradual_import import import_gradually

REST_MS: Final = 300  # without input on the start page
PAUSE_MS: Final = 15  # between two slices, for other events
SLICE_MS: Final = 6  # of work; its last step may end a few milliseconds later

_END: Final = object()

_MODULES: Final = (
    *("ui.table.page.warm_up", "ui.table.page.game_table", "ui.table.page.log_menu"),
    *(
        "ui.words.game_words",
        "ui.words.advice_texts",
        "ui.table.gestures.flights",
        "ui.table.scores.scores_dialog",
    ),
    *("ui.table.desk.ai_process", "ui.table.desk.advice_request", "ui.desktop.sound.worker", "ai"),
)  # import roots of everything that a first game shows or starts


def imports() -> Iterator[None]:
    """Import the modules of a game step by step, without blocking the window."""
    return import_gradually(_MODULES)


def tables() -> Iterator[None]:
    """Compute the lookup tables of the core that every board needs."""
    hexes(ALL_MASK)
    yield


class Preparation(QObject):
    """Runs jobs between other events; unfinished jobs are done when needed.

    A job is an iterator whose steps should take less than ten milliseconds each.
    """

    def __init__(self, jobs: Iterable[Iterator[object]], parent: QObject) -> None:
        super().__init__(parent)
        self._jobs = list(jobs)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)

    def add(self, job: Iterator[object]) -> None:
        """Append a job."""
        self._jobs.append(job)

    def add_first(self, call: Callable[[], object]) -> None:
        """Call a function once, before all jobs."""
        self._jobs.insert(0, (each() for each in [call]))

    @property
    def is_done(self) -> bool:
        """Return whether all jobs are finished."""
        return not self._jobs

    @property
    def is_active(self) -> bool:
        """Return whether jobs are running or scheduled."""
        return self._timer.isActive()

    def begin(self) -> None:
        """Start or continue after a moment without input."""
        if self._jobs:
            self._timer.start(REST_MS)

    def stop(self) -> None:
        """Pause; no timer runs afterwards."""
        self._timer.stop()

    def end(self) -> None:
        """Drop all jobs for good."""
        self.stop()
        for job in self._jobs:
            if isinstance(job, Generator):
                job.close()
        self._jobs.clear()

    def _go_on(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        while self._jobs:
            if next(self._jobs[0], _END) is _END:
                del self._jobs[0]
            elif clock.elapsed() >= SLICE_MS:
                self._timer.start(PAUSE_MS)
                return
