"""Draws a picture between other events, so that the window stays responsive."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

Picture = TypeVar("Picture")  # the finished result
SLICE_MS: Final = 6  # milliseconds of drawing in one event-loop iteration


class Slices(Generic[Picture]):
    """Draws one picture at a time, for a few milliseconds in each event-loop iteration."""

    def __init__(self, show: Callable[[Picture], None], parent: QObject | None = None) -> None:
        """`show` receives each finished picture, none after `parent` is deleted."""
        self._show = show
        self._steps: Iterator[Picture | None] | None = None
        self._timer = QTimer(parent, interval=0)
        self._timer.timeout.connect(self.advance)

    @property
    def is_active(self) -> bool:
        """Return whether a picture is being drawn."""
        return self._steps is not None

    def begin(self, steps: Iterator[Picture | None]) -> None:
        """Draw another picture: `steps` yields None until it is complete, then the picture."""
        self._steps = steps
        self._timer.start()

    def advance(self) -> None:
        """Draw for `SLICE_MS`."""
        clock = QElapsedTimer()
        clock.start()
        while self._steps is not None and clock.elapsed() < SLICE_MS:
            picture = next(self._steps)
            if picture is not None:
                self.stop()
                self._show(picture)

    def stop(self) -> None:
        """Discard an unfinished picture and stop the timer."""
        self._timer.stop()
        self._steps = None
