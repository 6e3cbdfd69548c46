"""Draws a picture between other events, so that the window stays responsive."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

Picture = TypeVar("Picture")  # the finished result
SLICE_MS: Final = 6  # milliseconds of drawing in one event-loop iteration
_MOST: Final = 200  # pictures in a queue's cache


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


class PictureQueue(QObject):
    """Draws pictures one after the other and keeps the latest one of each place.

    A place is, for example, one tile of a list. Its picture depends on a look: the subject, the
    size and the theme. A request replaces an older one for the same place, so a window that is
    being resized does not draw sizes of the past.
    """

    drawn = Signal(object)  # the place

    def __init__(self, parent: QObject) -> None:
        """`parent` must close with the view that shows the pictures."""
        super().__init__(parent)
        self._kept: dict[Hashable, tuple[Hashable, QPixmap]] = {}
        self._wanted: dict[Hashable, tuple[Hashable, Callable[[], Iterator[QPixmap | None]]]] = {}
        self._current: tuple[Hashable, Hashable] | None = None
        self._slices: Slices[QPixmap] = Slices(self._on_drawn, self)

    def picture(
        self, place: Hashable, look: Hashable, steps: Callable[[], Iterator[QPixmap | None]]
    ) -> QPixmap | None:
        """Return the latest picture of a place, None before the first one.

        If it has another look, the right one is drawn with `steps` and `drawn` is emitted.
        """
        kept_look, picture = self._kept.get(place, (None, None))
        if (picture is not None and kept_look == look) or self._current == (place, look):
            self._wanted.pop(place, None)
        else:
            self._wanted[place] = look, steps
            self._begin()
        return picture

    @property
    def is_active(self) -> bool:
        """Return whether a picture is being drawn or waits for its turn."""
        return self._current is not None or bool(self._wanted)

    def stop(self) -> None:
        """Drop all requests."""
        self._wanted.clear()
        self._current = None
        self._slices.stop()

    def _begin(self) -> None:
        if self._current is None and self._wanted:
            place = next(iter(self._wanted))
            look, steps = self._wanted.pop(place)
            self._current = place, look
            self._slices.begin(steps())

    def _on_drawn(self, picture: QPixmap) -> None:
        assert self._current is not None
        place, look = self._current
        self._current = None
        self._kept.pop(place, None)
        if len(self._kept) >= _MOST:
            del self._kept[next(iter(self._kept))]
        self._kept[place] = look, picture
        self.drawn.emit(place)
        self._begin()
