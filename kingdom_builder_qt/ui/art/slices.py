"""Draws a picture between other events, so that a window answers meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

Picture = TypeVar("Picture")  # what is shown when it is drawn
SLICE_MS: Final = 6  # of drawing between two looks at other events


class Slices(Generic[Picture]):
    """Draws one picture at a time, a few milliseconds in each round of the event loop."""

    def __init__(self, show: Callable[[Picture], None], parent: QObject | None = None) -> None:
        """`show` is given each picture that is drawn to its end; none once `parent` is gone."""
        self._show = show
        self._steps: Iterator[Picture | None] | None = None
        self._timer = QTimer(parent, interval=0)
        self._timer.timeout.connect(self.go_on)

    @property
    def is_active(self) -> bool:
        """Return whether a picture is being drawn."""
        return self._steps is not None

    def begin(self, steps: Iterator[Picture | None]) -> None:
        """Draw another picture: `steps` yields None while it goes on, at last the picture."""
        self._steps = steps
        self._timer.start()

    def go_on(self) -> None:
        """Go on drawing for a moment."""
        clock = QElapsedTimer()
        clock.start()
        while self._steps is not None and clock.elapsed() < SLICE_MS:
            picture = next(self._steps)
            if picture is not None:
                self.stop()
                self._show(picture)

    def stop(self) -> None:
        """Give up what is half drawn; no timer runs afterwards."""
        self._timer.stop()
        self._steps = None
